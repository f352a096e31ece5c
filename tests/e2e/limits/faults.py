#!/usr/bin/env python3
"""Counts the steps that programs with many faults of one rule take: each of them costs what it costs alone, however many there are. So do many
objects of correct programs.

usage: faults.py GPUVERIFY MLIR_OPT REPOSITORY FOLDER
"""
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
gpuverify, mlir_opt, repository, folder = sys.argv[1:]
sys.path.insert(0, os.path.join(repository, "bench"))
import crowds  # noqa: E402

RULES = ["handle-kind-mismatch", "null-handle", "event-use-after-destroy", "module-unload-in-flight", "double-free", "event-not-recorded",
         "token-select"]
RIGHT = ["uninitialized-slot", "token-block-argument", "stream-double-destroy"]
PROGRAMS = [(rule, "faulty") for rule in RULES] + [(rule, "correct") for rule in RIGHT]
SIZES = (60, 120)
GROWTH = 2.3  # for twice as many; of ways through many blocks each search goes by all blocks before it, a step for each
BLOCKS = {"double-free": 4.1}
LINE = re.compile(r"steps: (\d+) of the fixpoint, (\d+) of searches for paths, (\d+) on their numbers; the fixpoint has looked at (\d+) operations")
KINDS = ("of the fixpoint", "of searches for paths", "on numbers", "operations looked at")


def steps_of(rule, which, n):
    path = os.path.join(folder, f"{rule}-{which}-{n}.mlir")
    with open(path, "w", encoding="ascii") as f:
        f.write(crowds.crowd(mlir_opt, os.path.join(repository, "examples", rule, f"{which}.mlir"), n))
    written = subprocess.run([gpuverify, "--dump=steps", path], capture_output=True, text=True, check=True).stdout
    return [int(k) for k in LINE.search(written).groups()]


def main():
    bad = []
    for rule, which in PROGRAMS:
        few, many = (steps_of(rule, which, n) for n in SIZES)
        print(rule, which, few, many)
        for kind, before, after in zip(KINDS, few, many):
            most = BLOCKS.get(rule, GROWTH) if kind == "of searches for paths" else GROWTH
            if after > most * before:
                bad.append(f"{rule}, {which}: {before} steps {kind} for {SIZES[0]}, {after} for {SIZES[1]}")
    print(*bad, sep="\n")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
