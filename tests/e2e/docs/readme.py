#!/usr/bin/env python3
"""Compares README.md with the program, and examples/README.md with the folders beside it.

usage: readme.py GPUVERIFY REPOSITORY
"""
import pathlib
import re
import subprocess
import sys

gpuverify, repository = sys.argv[1], pathlib.Path(sys.argv[2])
listed = set(re.findall(r"^\| \[[\w-]+\]\(([\w-]+)\)", (repository / "examples/README.md").read_text(), re.MULTILINE))
there = {folder.parent.name for folder in (repository / "examples").glob("*/correct.mlir")}
if listed != there:
    sys.exit(f"examples/README.md and the folders differ in: {sorted(listed ^ there)}")

shown = set(re.findall(r"^  --([a-z-]+)", subprocess.run([gpuverify, "--help"], stdout=subprocess.PIPE, text=True).stdout, re.MULTILINE))
told = set(re.findall(r"`--([a-z-]+)", (repository / "README.md").read_text()))
if missing := shown - told - {"help", "version", "completion"}:
    sys.exit(f"README.md says nothing of: {sorted(missing)}")
if unknown := told - shown - {"install", "preset", "build"}:
    sys.exit(f"README.md speaks of options that are none: {sorted(unknown)}")
for page in (repository / "docs").glob("*.md"):
    for link in re.findall(r"\]\(([\w/.-]+\.md)\)", page.read_text()):
        if not (page.parent / link).exists():
            sys.exit(f"{page}: there is no {link}")
