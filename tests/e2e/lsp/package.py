#!/usr/bin/env python3
"""Checks what editors read: the package of the extension for Visual Studio Code, and the settings for Helix.

    package.py EDITORS SCRATCH

The library that the package takes along is a stand-in, so that no registry is asked.
"""
import json
import pathlib
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as xml
import zipfile

editors, scratch = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
library = scratch / "node_modules" / "vscode-languageclient"
library.mkdir(parents=True)
(library / "package.json").write_text("{}")
(library / "LICENSE").write_text("free")
(library / "node.d.ts").write_text("not needed")


def make(name):
    command = [sys.executable, str(editors / "vscode" / "package.py"), str(scratch / name), str(scratch / "node_modules")]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return scratch / name


first, second = make("a.vsix"), make("b.vsix")
assert first.read_bytes() == second.read_bytes(), "the same files do not give the same package"
with zipfile.ZipFile(first) as archive:
    names = set(archive.namelist())
    manifest = xml.fromstring(archive.read("extension.vsixmanifest"))
    types = xml.fromstring(archive.read("[Content_Types].xml"))
    package = json.loads(archive.read("extension/package.json"))
assert "extension/node_modules/vscode-languageclient/package.json" in names and not any(n.endswith(".d.ts") for n in names)
assert "extension/" + package["main"].removeprefix("./") in names
identity = manifest.find(".//{*}Identity").attrib
assert (identity["Id"], identity["Version"], identity["Publisher"]) == (package["name"], package["version"], package["publisher"])
assert all(asset.attrib["Path"] in names for asset in manifest.findall(".//{*}Asset"))
declared = {"." + d.attrib["Extension"] for d in types.findall("{*}Default")} | {o.attrib["PartName"] for o in types.findall("{*}Override")}
assert all(pathlib.PurePosixPath(n).suffix in declared or "/" + n in declared for n in names - {"[Content_Types].xml"})
assert package["contributes"]["configuration"]["properties"]["gpuverify.command"]["default"] == ["gpuverify", "lsp"]

helix = tomllib.loads((editors / "helix" / "languages.toml").read_text())
server = helix["language-server"][helix["language"][0]["language-servers"][0]]
assert [server["command"], *server["args"]] == ["gpuverify", "lsp"] and helix["language"][0]["file-types"] == ["mlir"]
assert any("cu" in language["file-types"] for language in helix["language"])
print(f"version {package['version']}")
