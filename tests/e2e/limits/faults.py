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
         "token-select", "token-block-argument", "token-loop", "token-function-argument", "unwaited-work"]
RIGHT = ["uninitialized-slot", "token-block-argument", "stream-double-destroy"]
PAIRS = "copies and the host in one buffer"
PROGRAMS = [(rule, "faulty") for rule in RULES] + [(rule, "correct") for rule in RIGHT] + [(PAIRS, "faulty")]
SIZES = (60, 120)
GROWTH = 2.4  # for twice as many; through many blocks, and in one buffer, each search goes by all blocks or accesses before it: QUADRATIC, with LONGER
LINE = re.compile(r"steps: (\d+) of the fixpoint, (\d+) of searches for paths, (\d+) on their numbers; the fixpoint has looked at (\d+) operations")
KINDS = ("of the fixpoint", "of searches for paths", "on numbers", "operations looked at")
LONGER, QUADRATIC = 4.1, {(rule, "of searches for paths") for rule in ("double-free", "token-block-argument", "token-loop", PAIRS)} | {
    (PAIRS, "operations looked at"), ("token-function-argument", "on numbers"), ("unwaited-work", "on numbers")}


def pairs(n):
    """One buffer: each of its numbers is written by a copy, and then by the host, which has not waited for the copy."""
    one = """  %p{i} = llvm.getelementptr %h[{i}] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.call @mgpuMemcpy(%p{i}, %d, %four, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
  llvm.store %zero, %p{i} : f32, !llvm.ptr
"""
    return """llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @f(%h: !llvm.ptr, %d: !llvm.ptr) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
""" + "".join(one.format(i=i) for i in range(n)) + """  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
"""


def program(rule, which, n):
    return pairs(n) if rule == PAIRS else crowds.crowd(mlir_opt, os.path.join(repository, "examples", rule, f"{which}.mlir"), n)


def steps_of(rule, which, n):
    path = os.path.join(folder, f"{rule}-{which}-{n}.mlir")
    with open(path, "w", encoding="ascii") as f:
        f.write(program(rule, which, n))
    written = subprocess.run([gpuverify, "--dump=steps", path], capture_output=True, text=True, check=True).stdout
    return [int(k) for k in LINE.search(written).groups()]


def main():
    bad = []
    for rule, which in PROGRAMS:
        few, many = (steps_of(rule, which, n) for n in SIZES)
        print(rule, which, few, many)
        for kind, before, after in zip(KINDS, few, many):
            most = LONGER if (rule, kind) in QUADRATIC else GROWTH
            if after > most * before:
                bad.append(f"{rule}, {which}: {before} steps {kind} for {SIZES[0]}, {after} for {SIZES[1]}")
    print(*bad, sep="\n")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
