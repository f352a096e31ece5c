#!/usr/bin/env python3
"""Makes the extension's package, gpuverify.vsix, out of this folder, as `vsce package` does; needs npm for the one library that it takes along.

    package.py [OUTPUT [NODE_MODULES]]

The library comes from the npm registry, in the version that package.json names, unless NODE_MODULES is a folder that has it.
Install the package with `code --install-extension gpuverify.vsix`.
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from xml.sax.saxutils import escape, quoteattr

HERE = pathlib.Path(__file__).resolve().parent
FILES = ("package.json", "extension.js", "README.md", "LICENSE", "icon.png")

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
{}</Types>
"""
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Tags>{tags}</Tags>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
      <Property Id="Microsoft.VisualStudio.Services.Links.Source" Value={source}/>
      <Property Id="Microsoft.VisualStudio.Services.Links.Support" Value={support}/>
      <Property Id="Microsoft.VisualStudio.Services.Links.Learn" Value={learn}/>
    </Properties>
    <License>extension/LICENSE</License>
    <Icon>extension/icon.png</Icon>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def manifest(package):
    attribute = {"name": package["name"], "version": package["version"], "publisher": package["publisher"],
                 "engine": package["engines"]["vscode"], "source": package["repository"]["url"], "support": package["bugs"]["url"],
                 "learn": package["homepage"]}
    text = {"title": package["displayName"], "description": package["description"],
            "categories": ",".join(package["categories"]), "tags": ",".join(package["keywords"])}
    return MANIFEST.format(**{k: quoteattr(v) for k, v in attribute.items()}, **{k: escape(v) for k, v in text.items()})


def content_types(names):
    """Every kind of file in the package has to be declared; what they are matters to nobody."""
    ends = sorted({pathlib.PurePosixPath(name).suffix for name in names} - {""})
    kinds = "".join(f'  <Default Extension="{end[1:]}" ContentType="application/octet-stream"/>\n' for end in ends)
    bare = sorted(name for name in names if not pathlib.PurePosixPath(name).suffix)
    return TYPES.format(kinds + "".join(f'  <Override PartName={quoteattr("/" + name)} ContentType="text/plain"/>\n' for name in bare))


def fetch(scratch):
    """node_modules with the library and what it needs."""
    if not shutil.which("npm"):
        sys.exit("package.py: npm is missing: install it, or name a folder that holds vscode-languageclient")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, scratch)
    command = ["npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=scratch, check=True, stdout=sys.stderr)
    return scratch / "node_modules"


def collect(modules):
    files = {f"extension/{name}": HERE / name for name in FILES}
    for path in sorted(modules.rglob("*")):
        if path.is_file() and ".bin" not in path.parts and not path.name.endswith((".map", ".d.ts")):
            files[f"extension/node_modules/{path.relative_to(modules).as_posix()}"] = path
    return files


def write(output, files, package):
    """The same bytes for the same files: entries in order, all of one date."""
    entries = {name: path.read_bytes() for name, path in files.items()}
    entries["extension.vsixmanifest"] = manifest(package).encode()
    entries["[Content_Types].xml"] = content_types(entries).encode()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(entries):
            archive.writestr(zipfile.ZipInfo(name), entries[name], zipfile.ZIP_DEFLATED)


def main():
    if len(sys.argv) > 3:
        sys.exit(__doc__.strip())
    output = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "gpuverify.vsix")
    package = json.loads((HERE / "package.json").read_text())
    with tempfile.TemporaryDirectory() as scratch:
        modules = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else fetch(pathlib.Path(scratch))
        library = modules / "vscode-languageclient" / "package.json"
        if not library.is_file():
            sys.exit(f"package.py: {modules} holds no vscode-languageclient")
        write(output, collect(modules), package)
    print(output)


if __name__ == "__main__":
    main()
