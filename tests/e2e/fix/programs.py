#!/usr/bin/env python3
"""usage: programs.py [--share=N] GPUVERIFY FILE FOLDER [OPTION...]

Each part of the file, between lines "// -----", is a program, whose first line says what --fix makes of it: "// fixed", all findings are gone, or
"// unchanged". OPTION, such as --lower, says how they are verified. A patch has the lines that are in the file that is written, no more than
MOST of them. With --share=N one program in N is verified, and the first.
"""
import collections
import json
import pathlib
import subprocess
import sys

MOST = 10


def run(*words, cwd):
    return subprocess.run(words, capture_output=True, text=True, cwd=cwd)


def main():
    words = sys.argv[1:]
    share = int(words.pop(0).removeprefix("--share=")) if words[0].startswith("--share=") else 1
    gpuverify, file, folder, *options = words
    file, folder = pathlib.Path(file), pathlib.Path(folder)
    folder.mkdir(parents=True)
    expected = {}
    for number, text in enumerate(file.read_text().split("// -----\n")):
        (folder / f"{number}.mlir").write_text(text)
        if number and (number + 1) % share:
            continue
        expected[f"{number}.mlir"] = text.splitlines()[0].removeprefix("// ")
    gpuverify = (gpuverify, "--no-config", *options)
    report = json.loads(run(*gpuverify, "--fix=report", "--format=json", *expected, cwd=folder).stdout)
    done = run(*gpuverify, "-q", "--fix=.fixed", *expected, cwd=folder)
    assert "error" not in done.stderr, done.stderr
    wrong = 0
    fixed = [f"{name}.fixed" for name in expected]
    for name in expected:
        if not (folder / f"{name}.fixed").exists():
            (folder / f"{name}.fixed").write_text((folder / name).read_text())
    after = json.loads(run(*gpuverify, "--check-proof", "--format=json", *fixed, cwd=folder).stdout)
    for (name, what), before, judged in zip(expected.items(), report["files"], after["files"]):
        old, new = ((folder / path).read_text().splitlines() for path in (name, f"{name}.fixed"))
        offered = [f["suggestion"]["confidence"] for f in before["findings"] if "suggestion" in f]
        had, has = collections.Counter(old), collections.Counter(new)
        left, changed = len(judged["findings"]), ((had - has) + (has - had)).total()
        fine = old == new and not offered if what == "unchanged" else before["findings"] and offered and not left and old != new and changed <= MOST
        fine = fine and judged["obligations"]["unproved"] <= before["obligations"]["unproved"]
        if not fine:
            wrong += 1
            print(f"{name} ({what}): {len(before['findings'])} findings, {left} left, {changed} lines, offered: {offered}\n  {old[1]}")
    print(f"{len(expected)} programs, wrong: {wrong}")


main()
