#!/usr/bin/env python3
"""Makes a program on which the analysis and the interpreter differ as small as it gets.

usage: reduce.py INTERPRET PROGRAM WAY [RULE] > SMALLER
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate import DECLARED  # noqa: E402
from opinion import Opinion  # noqa: E402


def ways_of(opinion, lines):
    """{(way, rule)}; nothing where it is no program."""
    answer = opinion.compare(lines)
    if answer.error:
        return {("crash", "none")} if answer.error == "no answer" else set()
    return {(way, rule) for way, _, rule in answer.ways}


def smaller(lines):
    """Candidates: without some lines; with a branch that goes one way; with one value for another."""
    for size in (16, 8, 4, 2, 1):
        for at in range(len(lines) - size, 0, -max(1, size // 2)):
            yield lines[:at] + lines[at + size :]
    for at, line in enumerate(lines):
        if line.startswith("llvm.cond_br"):
            for edge in re.findall(r"\^\w+(?:\(.*?\))?", line):
                yield [*lines[:at], f"llvm.br {edge}", *lines[at + 1 :]]
        block = re.match(r"llvm\.br \^(\w+)$", line)
        if block and sum(f"^{block.group(1)}" in other for other in lines) == 2 and at + 1 < len(lines) and lines[at + 1] == f"^{block.group(1)}:":
            yield lines[:at] + lines[at + 2 :]
        value = re.match(r"(%\w+) = llvm\.(?:select|getelementptr|load|extractvalue|call @helper\w+\() ?(.*)", line)
        if value:
            for other in re.findall(r"%\w+", value.group(2)):
                yield [re.sub(value.group(1) + r"\b", other, rest) if i != at else "" for i, rest in enumerate(lines)]
        if line.startswith("^") and "(" in line:  # one block argument less
            name, arguments = re.match(r"\^(\w+)\((.*)\):", line).groups()
            names = arguments.split(", ")
            for number in range(len(names)):
                yield [without_argument(other, name, number, i == at) for i, other in enumerate(lines)]


def without_argument(line, block, number, is_head):
    def cut(match):
        if is_head:
            left = match.group(2).split(", ")
            del left[number]
            return f"^{block}({', '.join(left)})" if left else f"^{block}"
        values, types = (part.split(", ") for part in match.group(2).split(" : "))
        del values[number], types[number]
        return f"^{block}({', '.join(values)} : {', '.join(types)})" if values else f"^{block}"

    return re.sub(rf"\^({block})\((.*?)\)", cut, line)


def meets(ways, wanted):
    """A fault that is missed may become one that is proved absent."""
    return any((way, rule) in ways for way, rule in wanted) or any(("false-proof", rule) in ways for way, rule in wanted if way == "missed")


def reduce(opinion, lines, wanted):
    lines = [line.strip() for line in lines if line.strip()]
    while True:
        candidates = ([line for line in candidate if line] for candidate in smaller(lines))
        candidates = (some for some in candidates if (len(some), len(" ".join(some))) < (len(lines), len(" ".join(lines))))
        found = next((some for some in candidates if meets(ways_of(opinion, some), wanted)), None)
        if found is None:
            return lines
        lines = found


def main():
    interpret, path, way = sys.argv[1:4]
    opinion = Opinion(interpret)
    with open(path, encoding="utf-8") as program:
        lines = [line.strip() for line in program.read().splitlines()]
    rules = {rule for its, rule in ways_of(opinion, lines) if its == way}
    if not rules:
        sys.exit(f"{path}: no {way}")
    rule = sys.argv[4] if len(sys.argv) > 4 else sorted(rules)[0]
    lines = reduce(opinion, lines, {(way, rule)})
    used = " ".join(line for line in lines if line not in DECLARED)
    lines = [line for line in lines if line not in DECLARED or line.split("@")[1].split("(")[0] + "(" in used]
    faults = opinion.run(lines).faults()
    opinion.close()
    for number, line in enumerate(lines, 1):
        rules = " ".join(sorted(rule for at, rule in faults if at == number))
        print(line + (f"  // expect: {rules}" if rules else ""))


if __name__ == "__main__":
    main()
