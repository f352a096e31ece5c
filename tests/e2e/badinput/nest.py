#!/usr/bin/env python3
"""Writes MLIR text in which one thing is nested 10,000 deep.

usage: nest.py region|attribute|type|location
"""
import sys

DEPTH = 10000
WAYS = {
    "region": "module {\n" * DEPTH + "}\n" * DEPTH,
    "attribute": "module attributes {a = " + "[" * DEPTH + "]" * DEPTH + "} {\n}\n",
    "type": "module {\n  llvm.mlir.global external @g() : " + "!llvm.struct<(" * DEPTH + "i8" + ")>" * DEPTH + "\n}\n",
    "location": "module {\n} loc(" + "callsite(" * DEPTH + "unknown" + " at unknown)" * DEPTH + ")\n",
}
sys.stdout.write(WAYS[sys.argv[1]])
