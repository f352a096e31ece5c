#!/usr/bin/env python3
"""Counts the steps that the analysis takes for each program of the tests and examples: what a search costs, on whatever machine.

usage: steps.py [--share=N] GPUVERIFY REPOSITORY

A program may take as many as MOST says, or as its row in the table of docs/performance.md; one that takes much less than its row has to
leave the table. With --share=N one program in N of those in the table is looked at, since they take most of the time.
"""
import pathlib
import re
import subprocess
import sys

LINE = re.compile(r"(.*): (\d+) operations, steps: (\d+) of the fixpoint, (\d+) of searches for paths, (\d+) on their numbers")
ROW = re.compile(r"\| `(tests/\S+\.mlir)` \| ([\d,]+) \| ([\d,]+) \|")
MOST = (150_000, 1_500_000)
FIXPOINT = (1_000, 100)  # at most so many steps, and so many for each operation


def main():
    words = sys.argv[1:]
    share = int(words.pop(0).removeprefix("--share=")) if words[0].startswith("--share=") else 1
    gpuverify, repository = words[0], pathlib.Path(words[1]).resolve()
    page = (repository / "docs" / "performance.md").read_text()
    listed = {name: tuple(int(n.replace(",", "")) for n in most) for name, *most in ROW.findall(page)}
    programs = {str(p.relative_to(repository)) for folder in ("tests/e2e", "examples") for p in (repository / folder).rglob("*.mlir")}
    bad = [f"{name}: in the list of docs/performance.md, and not among the programs" for name in sorted(set(listed) - programs)]
    programs -= {name for number, name in enumerate(sorted(listed)) if (number + 1) % share}
    done = subprocess.run([gpuverify, "--dump=steps", *(str(repository / name) for name in sorted(programs))], capture_output=True, text=True)
    counted = 0
    for name, operations, fixpoint, *steps in LINE.findall(done.stdout):
        name = str(pathlib.Path(name).relative_to(repository))
        most = listed.get(name)
        steps = [int(n) for n in steps]
        counted += 1
        if int(fixpoint) > FIXPOINT[0] + FIXPOINT[1] * int(operations):
            bad.append(f"{name}: {fixpoint} steps of the fixpoint for {operations} operations")
        if any(took > may for took, may in zip(steps, most or MOST)):
            bad.append(f"{name}: {steps} steps, of {most or MOST}")
        if most and all(took <= may // 3 for took, may in zip(steps, MOST)):
            bad.append(f"{name}: {steps} steps: it need not be in the list of docs/performance.md")
    print(*bad, sep="\n")
    sys.exit(1 if bad or counted < 500 else 0)


if __name__ == "__main__":
    main()
