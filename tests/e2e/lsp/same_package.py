#!/usr/bin/env python3
"""usage: same_package.py A.vsix B.vsix

Both packages have the same extension, and manifests that say the same of it.
"""
import json
import sys
import xml.etree.ElementTree as xml
import zipfile


def read(path):
    with zipfile.ZipFile(path) as archive:
        manifest = xml.fromstring(archive.read("extension.vsixmanifest"))
        names = {name.lower().replace("license.txt", "license") for name in archive.namelist() if "/node_modules/" not in name and not name.endswith("/")}
        package = json.loads(archive.read("extension/package.json"))
    says = {tag: manifest.findtext(f".//{{*}}{tag}") for tag in ("DisplayName", "Description", "Icon")}
    properties = {p.attrib["Id"]: p.attrib["Value"] for p in manifest.findall(".//{*}Property")}
    says["engine"] = properties["Microsoft.VisualStudio.Code.Engine"]
    says["source"] = properties["Microsoft.VisualStudio.Services.Links.Source"]
    return names, package, says


ours, theirs = read(sys.argv[2]), read(sys.argv[1])
for one, other in zip(ours, theirs):
    if one != other:
        sys.exit(f"same_package.py: {one}\nnot\n{other}")
