#!/usr/bin/env python3
"""Lowers the sources of the examples that say so and compares the outcome with what is in the repository.

usage: examples.py MLIR-OPT EXAMPLES

A lowered example says how it was made: "Lowered from FILE with mlir-opt 22.1 PASSES." Comments and blank lines
do not count, and another release than 22.1 may print differently: then there is nothing to compare.
"""
import pathlib
import re
import subprocess
import sys


def code(text):
    lines = (line.rstrip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("//")]


mlir_opt, examples = sys.argv[1:]
version = subprocess.run([mlir_opt, "--version"], stdout=subprocess.PIPE, text=True).stdout
if "version 22.1" not in version:
    sys.exit(0)
made = bad = 0
for lowered in sorted(pathlib.Path(examples).glob("*/*.mlir")):
    text = lowered.read_text()
    how = re.search(r"Lowered from (\S+) with mlir-opt 22\.1 (.*)\.$", text, re.MULTILINE)
    if not how:
        continue
    made += 1
    run = subprocess.run([mlir_opt, str(lowered.parent / how.group(1)), *how.group(2).split()], stdout=subprocess.PIPE, text=True)
    if run.returncode != 0 or code(run.stdout) != code(text):
        print(f"{lowered} is not what {how.group(1)} lowers to")
        bad += 1
print(f"{made} lowered examples, {bad} not as they should be")
sys.exit(1 if bad or not made else 0)
