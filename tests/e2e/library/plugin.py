#!/usr/bin/env python3
"""usage: plugin.py GPUVERIFY MLIR_OPT PLUGIN FILE...

The pass says of each file what the program says of it: the same findings, at the same places, with the same notes, and fails where it is violated.
"""
import json
import re
import subprocess
import sys

LINE = re.compile(r"^(.*?):(\d+):(\d+): (error|warning|remark|note): (.*)$")


def by_pass(mlir_opt, plugin, path):
    command = [mlir_opt, f"--load-pass-plugin={plugin}", "--pass-pipeline=builtin.module(gpuverify)", "--allow-unregistered-dialect", path, "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True)
    said = []
    for line in done.stderr.splitlines():
        found = LINE.match(line)
        if not found:
            continue
        _, row, column, severity, message = found.groups()
        if severity == "note":
            said[-1][-1].append((int(row), int(column), message))
        else:
            said.append((int(row), int(column), severity, message, []))
    return done.returncode, said


def by_program(gpuverify, paths):
    done = subprocess.run([gpuverify, "--format=json", *paths], capture_output=True, text=True)
    return [(file["verdict"], findings_of(file)) for file in json.loads(done.stdout)["files"]]


def findings_of(file):
    said = []
    for f in file["findings"]:
        severity = {"unproved": "warning"}.get(f["severity"], f["severity"])
        message = ("unproved: " if f["severity"] == "unproved" else "") + f"{f['message']} [{f['rule']}]"
        notes = [(n["location"]["line"], n["location"]["column"], n["message"]) for n in f["notes"] if n["kind"] not in ("missing", "advice")]
        said.append((f["location"]["line"], f["location"]["column"], severity, message, notes))
    return said


def main():
    gpuverify, mlir_opt, plugin, *paths = sys.argv[1:]
    findings = 0
    for path, (verdict, said) in zip(paths, by_program(gpuverify, paths), strict=True):
        status, passed = by_pass(mlir_opt, plugin, path)
        passed = [(*f[:4], [n for n in f[4] if n in g[4]]) for f, g in zip(passed, said)] if len(passed) == len(said) else passed
        if passed != said or (status != 0) != (verdict == "violated"):
            sys.exit(f"{path}: {verdict}\n  the program: {said}\n  the pass ({status}): {passed}")
        findings += len(said)
    print(len(paths), "files,", findings, "findings, the same")


main()
