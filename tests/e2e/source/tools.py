#!/usr/bin/env python3
"""Gives gpuverify compilers that do everything wrong (see bad_tools.py).

usage: tools.py GPUVERIFY MLIR-OPT SOURCE SCRATCH-DIRECTORY
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from bad_tools import ANY, Trial  # noqa: E402

COMPILERS = {
    **ANY,
    "closes its output and hangs": ("exec >&- 2>&-; sleep 1000", "the time limit of 2 s is over"),
    "fails": ("echo 'x.mlir:1:1: error: no such dialect' >&2; exit 7", "no such dialect"),
    "is silent": ("exit 0", "empty"),
    "prints half": ("{real} \"$@\" | head -c 300", "cannot be read"),
    "drops the locations": ("{real} \"$@\" | {real} -mlir-print-op-generic", "-mlir-print-debuginfo"),
}


def main():
    gpuverify, real, source, scratch = sys.argv[1:5]
    trial = Trial("a compiler", gpuverify, "--mlir-opt", ["--lower"], source, scratch)
    trial.try_all(COMPILERS, real)
    trial.try_missing()
    sys.exit(trial.say())


if __name__ == "__main__":
    main()
