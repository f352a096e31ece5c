#!/usr/bin/env python3
"""Compares README.md with the program, and examples/README.md with the folders beside it.

usage: readme.py GPUVERIFY REPOSITORY
"""
import pathlib
import re
import subprocess
import sys

gpuverify, repository = sys.argv[1], pathlib.Path(sys.argv[2])
quoted = re.search(r"^gpuverify says:\n\n```\n(.*?)^```$", (repository / "README.md").read_text(), re.MULTILINE | re.DOTALL)
run = subprocess.run([gpuverify, "examples/two-waits-one-stream/faulty.mlir"], cwd=repository, stdout=subprocess.PIPE, text=True)
if not quoted or quoted.group(1) != run.stdout:
    sys.exit(f"README.md does not show what gpuverify says now:\n{run.stdout}")

listed = set(re.findall(r"^\| \[[\w-]+\]\(([\w-]+)\)", (repository / "examples/README.md").read_text(), re.MULTILINE))
there = {folder.parent.name for folder in (repository / "examples").glob("*/correct.mlir")}
if listed != there:
    sys.exit(f"examples/README.md and the folders differ in: {sorted(listed ^ there)}")
