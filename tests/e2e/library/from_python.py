#!/usr/bin/env python3
"""usage: from_python.py GPUVERIFY FILE...: the Python module and the program say the same of each file."""
import json
import subprocess
import sys

import gpuverify


def steps(notes):
    return [n for n in notes if n["kind"] not in ("missing", "advice")]


def refused(*arguments, error, **options):
    try:
        gpuverify.verify(*arguments, **options)
    except error as why:
        return str(why)
    sys.exit(f"{arguments} {options}: taken")


def main():
    program, *paths = sys.argv[1:]
    told = json.loads(subprocess.run([program, "--format=json", *paths], capture_output=True, text=True).stdout)["files"]
    assert len(told) == len(paths)
    for path, file in zip(paths, told):
        with open(path, encoding="utf-8") as f:
            result = gpuverify.verify(f.read(), name=path)
        assert gpuverify.verify_file(path, rehearse=True) == result, path
        said = [(f["rule"], f["severity"], f["message"], f["location"]["line"], f["location"]["column"], len(steps(f["notes"])), f["help"]) for f in file["findings"]]
        same = [(f.rule, f.severity, f.message, f.place.line, f.place.column, len(f.notes), "\n".join(f.help)) for f in result.findings]
        if said != same or result.verdict != file["verdict"]:
            sys.exit(f"{path}:\n  {said}\n  {same}")
    assert "not lowered" in refused("func.func private @f() attributes {} func.func @g() { gpu.wait return }", error=gpuverify.Unusable)
    assert "unknown runtime 'cudda'" in refused("module {}", runtime="cudda", error=gpuverify.Unusable)
    assert "<text>:1:" in refused("module {", name="<text>", error=gpuverify.Unusable)
    assert "int" in refused(7, error=TypeError)
    assert gpuverify.verify(b"module {}").empty
    print(len(paths), "files, the same;", gpuverify.version(), gpuverify.mlir_version())


main()
