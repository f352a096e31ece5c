#!/usr/bin/env python3
"""Lists the programs that take more than 3 times their bare parse plus 50 ms.

usage: slow.py GPUVERIFY MLIR_OPT [PATH...]

A PATH is an MLIR file or a directory of some; without one, tests/e2e and examples. Times are processor time, the least of three where the first is too much.
What `mlir-opt FILE -o /dev/null` takes is the bare parse; files that it refuses are left out. Exit status 1: some program is over that and is not in the table
of docs/performance.md.
"""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIMES, MORE, ATTEMPTS = 3, 0.050, 3


def processor_time(*command):
    """Of the command and its children, in seconds, and its exit status."""
    before = os.times()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system, status


def files_of(paths):
    for path in paths:
        yield from sorted(path.rglob("*.mlir")) if path.is_dir() else [path]


def is_over(taken, parse):
    return taken > TIMES * parse + MORE


def measure(gpuverify, mlir_opt, file):
    """What it takes and what its parse takes; None: it is no program, or not over."""
    taken, parse = 0, 0
    for attempt in range(ATTEMPTS):
        one, _ = processor_time(gpuverify, "-q", file)
        bare, status = processor_time(mlir_opt, file, "-o", os.devnull)
        if status:
            return None
        taken, parse = (min(taken, one), min(parse, bare)) if attempt else (one, bare)
        if not is_over(taken, parse):
            return None
    return taken, parse


def main(gpuverify, mlir_opt, *paths):
    listed = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    over, new = 0, 0
    for file in files_of([pathlib.Path(path) for path in paths] or [ROOT / "tests" / "e2e", ROOT / "examples"]):
        measured = measure(gpuverify, mlir_opt, file)
        if not measured:
            continue
        taken, parse = measured
        name = os.path.relpath(file, ROOT)
        known = f"`{name}`" in listed
        over, new = over + 1, new + (not known)
        print(f"{taken * 1000:7.0f} ms, parse {parse * 1000:4.0f} ms  {name}{'' if known else '  not in docs/performance.md'}", flush=True)
    print(f"{over} programs over {TIMES} times their parse plus {MORE * 1000:.0f} ms, {new} of them not listed")
    return 1 if new else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
