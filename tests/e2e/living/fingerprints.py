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
BETWEEN = "// -----"
PRINTED = {"printed anew": [], "with locations": ["-mlir-print-debuginfo"], "generic": ["-mlir-print-op-generic"]}


def fingerprints(paths):
    """{path: its findings, sorted: rule and fingerprint}"""
    run = subprocess.run([gpuverify, "--format=json", "--no-config", *paths], stdout=subprocess.PIPE, timeout=600, check=False)
    files = json.loads(run.stdout)["files"]
    return {pathlib.Path(file["path"]): sorted((f["rule"], f["fingerprint"]) for f in file["findings"]) for file in files}


def optimized(texts, *options):
    """What mlir-opt prints of each."""
    run = subprocess.run([mlir_opt, "-split-input-file", *options], input=f"\n{BETWEEN}\n".join(texts), stdout=subprocess.PIPE, timeout=600, check=True, text=True)
    return run.stdout.split(f"{BETWEEN}\n")


def forms(texts):
    """The programs in other forms: what these are called, and the texts."""
    yield "with lines put in", ["// a comment\n" + "\n\n// a comment\n".join("\t" + line for line in text.split("\n")) for text in texts]
    yield "with other names", [re.sub(r"\^(\w+)", r"^other_\1", re.sub(r"%([\w$.-]+)", r"%other_\1", text)) for text in texts]
    constant = r'\1    %unused = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64\n'
    start = r'("llvm.func"\(\) .*\(\{\n(?: *\^bb0.*\n)?)(?! *\}\))'
    bare = [re.sub(start, constant, text) for text in optimized(texts, "-mlir-print-op-generic")]
    # in a coroutine they make another shape of it
    yield "with operations put in", [None if "coro." in text else more for text, more in zip(texts, optimized(bare), strict=True)]
    for name, options in PRINTED.items():
        yield name, optimized(texts, *options)
    bytecode = [subprocess.run([mlir_opt, "-emit-bytecode"], input=text.encode(), stdout=subprocess.PIPE, timeout=600, check=True).stdout for text in texts]
    yield "bytecode", bytecode


def in_form(folder, texts):
    """Writes them: number to path."""
    paths = {}
    for number, text in enumerate(texts):
        if text is not None:
            paths[number] = pathlib.Path(folder, f"{number}.mlir")
            paths[number].write_bytes(text if isinstance(text, bytes) else text.encode())
    return paths


def all_in(texts):
    """{number: fingerprints}"""
    with tempfile.TemporaryDirectory() as folder:
        paths = in_form(folder, texts)
        found = fingerprints(list(paths.values()))
        return {number: found[path] for number, path in paths.items()}


texts = [pathlib.Path(program).read_text() for program in programs]
before, differ = all_in(texts), 0
known = sum(map(len, before.values()))
for form, others in forms(texts):
    assert len(others) == len(texts), form
    for number, after in all_in(others).items():
        if after != before[number]:
            differ += 1
            print(f"{programs[number]}, {form}: {after}, before {before[number]}")
print(f"{known} findings, {differ} forms with other fingerprints")
sys.exit(1 if differ or not known else 0)
