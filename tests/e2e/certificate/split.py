#!/usr/bin/env python3
"""Programs of one function each, made of the programs of the tests: so a fault of one function does not hide what the others have.

usage: split.py MLIR-OPT DIRECTORY FOLDER...

Each .mlir file below the folders is lowered to the llvm dialect; each of its public functions with a body becomes a file in DIRECTORY, with what it calls
and names, and all that is private or declared. Prints how many there are.
"""
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from corpus import programs  # noqa: E402

LOWERING = ["-convert-scf-to-cf", "-convert-arith-to-llvm", "-convert-cf-to-llvm", "-convert-func-to-llvm", "-finalize-memref-to-llvm", "-reconcile-unrealized-casts",
            "-mlir-print-local-scope"]
# The last line of an operation of the module: all are indented by two.
LAST = re.compile(r"  (\}|llvm\.func .*[^{]|llvm\.mlir\.global .*[^{]|gpu\.binary .*)$")
PUBLIC = re.compile(r"  llvm\.func (?!internal|private|linkonce|weak)(?:\w+ )*@(\w+)\(.*\{$")


def operations(text):
    """The lines of each operation of the module."""
    lines = text.split("\n")
    while lines and not lines[0].startswith("module"):
        lines.pop(0)
    some = []
    for line in lines[1:]:
        if line == "}":
            return
        some.append(line)
        if LAST.match(line):
            yield some
            some = []


def split(text):
    """The text of a program for each public function."""
    parts = list(operations(text))
    public = {}
    for i, part in enumerate(parts):
        found = PUBLIC.match(part[0])
        if found and 'sym_visibility = "private"' not in part[0]:
            public[found.group(1)] = i
    named = {i: {public[n] for n in re.findall(r"@(\w+)", "\n".join(part[1:])) if n in public} for i, part in enumerate(parts)}
    for first in public.values():
        kept = {i for i in range(len(parts)) if i not in public.values()} | {first}
        more = kept
        while more:
            more = set().union(*(named[i] for i in more)) - kept
            kept |= more
        yield "module attributes {gpu.container_module} {\n" + "\n".join("\n".join(parts[i]) for i in sorted(kept)) + "\n}\n"


def main():
    mlir_opt, directory, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
    os.makedirs(directory, exist_ok=True)
    for name in os.listdir(directory):
        os.remove(os.path.join(directory, name))
    count = 0
    for path in programs(folders):
        run = subprocess.run([mlir_opt, path, *LOWERING], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        if run.returncode:
            continue
        base = re.sub(r"\W+", "_", os.path.relpath(path))[:-len("_mlir")].strip("_")
        for number, text in enumerate(split(run.stdout.decode(errors="replace"))):
            with open(os.path.join(directory, f"{base}-{number}.mlir"), "w", encoding="utf-8") as out:
                out.write(text)
            count += 1
    print(f"{count} programs")


main()
