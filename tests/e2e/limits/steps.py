#!/usr/bin/env python3
"""Counts the steps that the analysis takes for each program of the tests and examples: what a search costs, on whatever machine.

usage: steps.py GPUVERIFY REPOSITORY

A program may take as many as MOST says, or as its row in the table of docs/performance.md; one that takes much less than its row has to
leave the table.
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
    gpuverify, repository = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    page = (repository / "docs" / "performance.md").read_text()
    listed = {name: tuple(int(n.replace(",", "")) for n in most) for name, *most in ROW.findall(page)}
    programs = sorted(p for folder in ("tests/e2e", "examples") for p in (repository / folder).rglob("*.mlir"))
    done = subprocess.run([gpuverify, "--dump=steps", *map(str, programs)], capture_output=True, text=True)
    counted, bad = 0, []
    for name, operations, fixpoint, *steps in LINE.findall(done.stdout):
        name = str(pathlib.Path(name).relative_to(repository))
        most = listed.pop(name, None)
        steps = [int(n) for n in steps]
        counted += 1
        if int(fixpoint) > FIXPOINT[0] + FIXPOINT[1] * int(operations):
            bad.append(f"{name}: {fixpoint} steps of the fixpoint for {operations} operations")
        if any(took > may for took, may in zip(steps, most or MOST)):
            bad.append(f"{name}: {steps} steps, of {most or MOST}")
        if most and all(took <= may // 3 for took, may in zip(steps, MOST)):
            bad.append(f"{name}: {steps} steps: it need not be in the list of docs/performance.md")
    bad += [f"{name}: in the list of docs/performance.md, and not among the programs" for name in listed]
    print(*bad, sep="\n")
    sys.exit(1 if bad or counted < 500 else 0)


if __name__ == "__main__":
    main()
