#!/usr/bin/env python3
"""Writes a program with 25,100 leaks and then one error, or checks the SARIF of it, from standard input.

usage: limits.py FILE
       limits.py --check RESULTS ERRORS WARNINGS CUT
"""
import json
import sys

if sys.argv[1] != "--check":
    with open(sys.argv[1], "w") as out:
        out.write("module {\n  llvm.func @mgpuStreamCreate() -> !llvm.ptr\n  llvm.func @mgpuEventSynchronize(!llvm.ptr)\n")
        for function in range(251):
            out.write(f"  llvm.func @f{function}() {{\n")
            for i in range(100):
                out.write(f"    %s{i} = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n")
            out.write("    llvm.return\n  }\n")
        out.write("  llvm.func @last() {\n    %n = llvm.mlir.zero : !llvm.ptr\n"
                  "    llvm.call @mgpuEventSynchronize(%n) : (!llvm.ptr) -> ()\n    llvm.return\n  }\n}\n")
    sys.exit()

results, errors, warnings, cut = map(int, sys.argv[2:])
run = json.load(sys.stdin)["runs"][0]
levels = [result["level"] for result in run["results"]]
if (len(levels), levels.count("error"), levels.count("warning")) != (results, errors, warnings):
    sys.exit(f"{len(levels)} results, {levels.count('error')} errors, {levels.count('warning')} warnings")
said = [notification["message"]["text"] for notification in run["invocations"][0]["toolExecutionNotifications"]]
if f"{cut} results are left out, the least severe: the limit is 25000" not in said:
    sys.exit(f"not said: {said}")
