#!/usr/bin/env python3
"""usage: many.py KIND N

A program with N leaks: `leaks`, plain; `asked`, behind the answer of a call of outside code each; `twice`, behind two answers each; `mixed`, the first
behind one, the others behind two. Or `deep`: one leak, N calls deep.
"""
import sys

kind, n = sys.argv[1], int(sys.argv[2])
print("llvm.func @mgpuStreamCreate() -> !llvm.ptr\nllvm.func @mgpuStreamDestroy(!llvm.ptr)\nllvm.func @ask() -> i1\n")
if kind == "deep":
    for i in range(n):
        print(f'llvm.func @g{i}(%s: !llvm.ptr) attributes {{sym_visibility = "private"}} {{')
        print(f"  llvm.call @g{i + 1}(%s) : (!llvm.ptr) -> ()" if i + 1 < n else "  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
        print("  llvm.return\n}")
print("\nllvm.func @f() {")
if kind == "deep":
    print("  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
    print("  llvm.call @g0(%s) : (!llvm.ptr) -> ()\n  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()")
for i in range(n if kind != "deep" else 0):
    print(f"  %s{i} = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
    if kind == "leaks":
        continue
    print(f"  %a{i} = llvm.call @ask() : () -> i1")
    two = kind == "twice" or (kind == "mixed" and i > 0)
    if two:
        print(f"  %b{i} = llvm.call @ask() : () -> i1\n  %x{i} = llvm.xor %a{i}, %b{i} : i1")
    print(f"  llvm.cond_br %{'x' if two else 'a'}{i}, ^destroy{i}, ^end{i}\n^destroy{i}:")
    print(f"  llvm.call @mgpuStreamDestroy(%s{i}) : (!llvm.ptr) -> ()\n  llvm.br ^end{i}\n^end{i}:")
print("  llvm.return\n}")
