#!/usr/bin/env python3
"""Reads what gpuverify says of programs, by the rules of docs/messages.md.

usage: findings.py GPUVERIFY PROGRAM...
       findings.py GPUVERIFY --lower MLIR-OPT SOURCE...
       findings.py GPUVERIFY --stub-headers SOURCE...

Of each finding: the message has the right length and names only what its file has, and there is help, which does so, too. In a source an operation of
the runtime has no name, nor has a value of the lowered code. Different messages are counted; a folder of sources is lowered, program by program.
"""
import json
import pathlib
import re
import subprocess
import sys

LONGEST, FEWEST = 110, 40
# What help may name although the program does not have it: what the edit puts in, and what is named by its manual.
OFFERED = {"gpu.wait", "async.runtime.drop_ref", "async.runtime.store", "async.coro.save", "async.execute", "%t", "%a", "%b"}
NAME = re.compile(r"%[\w$.-]*\w(?:#\d+)?|\bmgpu\w+|(?<![\w.])(?:gpu|async|llvm|memref|cf|scf|func)\.[a-z_]+(?:\.[a-z_]+)*")


def plain(message):
    """The message without what depends on the file: what messages are counted by."""
    return re.sub(r"%[\w#.-]+|\d+|@[\w.]+", "_", message)


def run(gpuverify, options, paths):
    """The findings of each program."""
    done = subprocess.run([gpuverify, "--format=json", *options, *paths], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return [(pathlib.Path(file["path"]), file.get("findings", [])) for file in json.loads(done.stdout)["files"]]


# What a program in C has no word for.
NOT_IN_C = re.compile(r"@_Z\w+|\bSSA\b|\bblock argument\b|\btokens?\b|\basync dependenc\w+|\bmgpu\w+|%\w+|\b(?:gpu|llvm|async|memref)\.\w+")


def complaints_of(finding, text, in_c):
    message, helped = finding["message"], finding.get("help", "")
    parts = message.split(": ") if message.startswith("cannot") else [message]
    if any(len(part) > LONGEST for part in parts):
        yield f"{len(message)} characters"
    if not helped:
        yield "no help"
    if (finding["severity"] == "unproved") != message.startswith("cannot"):
        yield "begins wrongly"
    said = [message, *(note["message"] for note in finding["notes"] if note["kind"] not in ("missing", "advice"))]
    for name in (name for line in said for name in NAME.findall(line)):
        if name.split("#")[0] not in text:
            yield f"names {name}"
    told = [message, helped, *(note["message"] for note in finding["notes"])]
    for name in (name for line in told if in_c for name in NOT_IN_C.findall(line)):
        yield f"is about C, and says {name}"
    for name in NAME.findall(helped):
        if name.split("#")[0] not in text and name not in OFFERED:
            yield f"help names {name}"


def main():
    gpuverify, *words = sys.argv[1:]
    options = []
    if words[0] == "--lower":
        options, words = ["--lower", f"--mlir-opt={words[1]}"], words[2:]
    elif words[0] == "--stub-headers":
        options, words = words[:1], words[1:]
    messages, rules, bad, count = set(), set(), 0, 0
    for path, findings in run(gpuverify, options, words):
        text = path.read_text(encoding="utf-8")
        for finding in findings:
            count += 1
            messages.add(plain(finding["message"]))
            rules.add(finding["rule"])
            for complaint in complaints_of(finding, text, path.suffix not in (".mlir", ".mlirbc")):
                bad += 1
                print(f"{path}:{finding['location']['line']}: {complaint}: {finding['message']} | {finding.get('help', '')}")
    print(f"{len(words)} programs, {count} findings, {len(messages)} messages of {len(rules)} rules, {bad} complaints")
    sys.exit(bad != 0 or (not options and len(messages) < FEWEST))


if __name__ == "__main__":
    main()
