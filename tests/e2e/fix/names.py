#!/usr/bin/env python3
"""usage: names.py GPUVERIFY FILE: patches of the file under several names, in the current folder, which is a git repository, are applied"""
import os
import pathlib
import subprocess
import sys

gpuverify, text = sys.argv[1], pathlib.Path(sys.argv[2]).read_bytes()
NAMES = ["plain.mlir", "./dotted.mlir", os.path.abspath("absolute.mlir"), "sub/../up.mlir", "sub/a b.mlir", "größe.mlir", 'odd\n\x1b[31m"\\.mlir']
for name in NAMES:
    pathlib.Path(name).write_bytes(text)
    patch = subprocess.run([gpuverify, "--no-config", "--fix=diff", name], capture_output=True).stdout
    assert patch and not any(byte < 32 and byte != 10 for byte in patch), patch
    assert subprocess.run(["git", "apply", "-"], input=patch).returncode == 0, name
    assert pathlib.Path(name).read_bytes() != text, name
print(len(NAMES), "names")
