#!/usr/bin/env python3
"""usage: fingerprints.py GPUVERIFY MLIR-OPT PROGRAM...

What is found in a program is known by the same fingerprints when the program is written in another way: with lines put in, printed anew (other
names of values and blocks, other spaces), with debug locations, in generic form, as bytecode, with all values and blocks renamed, and with operations
put in that nobody uses.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

gpuverify, mlir_opt, *programs = sys.argv[1:]


def fingerprints(path):
    """The findings of the program at `path`, sorted: rule and fingerprint."""
    run = subprocess.run([gpuverify, "--format=sarif", path], stdout=subprocess.PIPE, timeout=600, check=False)
    results = json.loads(run.stdout)["runs"][0]["results"]
    return sorted((result["ruleId"], *result["partialFingerprints"].values()) for result in results)


def forms(folder, path):
    """The program at `path` in other forms: what it is called, and where it is."""
    lines = path.read_text().split("\n")
    spread = folder / "spread.mlir"
    spread.write_text("// a comment\n" + "\n\n// a comment\n".join("\t" + line for line in lines))
    yield "with lines put in", spread
    renamed = folder / "renamed.mlir"
    renamed.write_text(re.sub(r"\^(\w+)", r"^other_\1", re.sub(r"%([\w$.-]+)", r"%other_\1", path.read_text())))
    yield "with other names", renamed
    bare, more = folder / "bare.mlir", folder / "more.mlir"
    subprocess.run([mlir_opt, "-mlir-print-op-generic", path, "-o", bare], timeout=600, check=True)
    constant = r'\1    %unused = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64\n'
    start = r'("llvm.func"\(\) .*\(\{\n(?: *\^bb0.*\n)?)(?! *\}\))'
    bare.write_text(re.sub(start, constant, bare.read_text()))
    subprocess.run([mlir_opt, bare, "-o", more], timeout=600, check=True)
    if "coro." not in path.read_text():  # in a coroutine they make another shape of it
        yield "with operations put in", more
    printed = {"printed anew": [], "with locations": ["-mlir-print-debuginfo"], "generic": ["-mlir-print-op-generic"],
               "bytecode": ["-emit-bytecode"]}
    for name, options in printed.items():
        other = folder / (name.replace(" ", "_") + ".mlir")
        subprocess.run([mlir_opt, *options, path, "-o", other], timeout=600, check=True)
        yield name, other


differ = known = 0
for program in map(pathlib.Path, programs):
    with tempfile.TemporaryDirectory() as folder:
        before = fingerprints(program)
        known += len(before)
        for form, other in forms(pathlib.Path(folder), program):
            after = fingerprints(other)
            if after != before:
                differ += 1
                print(f"{program}, {form}: {after}, before {before}")
print(f"{known} findings, {differ} forms with other fingerprints")
sys.exit(1 if differ or not known else 0)
