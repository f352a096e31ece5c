#!/usr/bin/env python3
"""Compares what gpuverify says of functions in C with what they say themselves.

usage: sources.py GPUVERIFY CLANG LEVELS SOURCE...

The functions whose names begin with right_ are proved at each level (0, 1, 2, with commas between them; turns: 0 for the first source, 1 for the next, and so on); of the others each line `// expect: RULE` is found, and no other
error: what else they do may be undecided. In a function whose first line says `// undecided: O0 O2` that holds of these levels of a right one, and of a
wrong one it is enough there that it is not proved.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

FUNCTION = re.compile(r"^void (right|wrong)_\w+\(.*\{(?: // undecided: (.*))?$")
WARNINGS = {"stream-leak", "event-leak", "memory-leak", "free-in-flight", "unwaited-work", "unknown-handle"}


def functions_of(text):
    """(right, levels at which it is not decided, first line, last line, {(line, rule)})"""
    found = []
    for number, line in enumerate(text.split("\n"), 1):
        head = FUNCTION.match(line)
        if head:
            found.append([head[1] == "right", (head[2] or "").split(), number, number, set()])
        if found and not line.startswith("}") and found[-1][3] == number - 1 or head:
            found[-1][3] = number
            mark = re.search(r"// expect: (.*)$", line)
            found[-1][4] |= {(number, rule) for rule in mark[1].split()} if mark else set()
    return found


def complaints_of(functions, level, findings):
    for right, undecided, first, last, expected in functions:
        here = {(line, rule) for line, rule in findings if first <= line <= last}
        errors = {(line, rule) for line, rule in here if rule not in WARNINGS}
        if f"O{level}" in undecided:
            wrong = errors if right else errors - expected if here else {(first, "nothing is found")}
            stale = not here if right else expected and expected <= errors
            if stale:
                yield f"{first}: is decided at -O{level}"
        else:
            wrong = here if right else errors ^ expected
        yield from (f"{line}: at -O{level}: {rule}" for line, rule in sorted(wrong))


def main():
    gpuverify, clang, levels, *sources = sys.argv[1:]
    bad = 0
    for place, source in enumerate(sources):
        with open(source, encoding="utf-8") as text:
            functions = functions_of(text.read())
        if not functions:
            sys.exit(f"{source}: no functions")
        for level in str(place % 2) if levels == "turns" else levels.split(","):
            with tempfile.TemporaryDirectory() as room:
                code = os.path.join(room, "program.ll")
                flags = ["-Xclang", "-disable-O0-optnone"] if level == "0" else []
                subprocess.run([clang, f"-O{level}", "-g", "-w", *flags, "-S", "-emit-llvm", source, "-o", code], check=True)
                answer = subprocess.run([gpuverify, "--format=json", code], stdout=subprocess.PIPE, check=False).stdout
            findings = {(f["location"]["line"], f["rule"]) for f in json.loads(answer)["files"][0]["findings"]}
            for complaint in complaints_of(functions, level, findings):
                print(f"{source}:{complaint}")
                bad += 1
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
