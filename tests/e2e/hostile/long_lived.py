"""Writes a program in which so many streams live through so many blocks: each of them is followed through each."""
import sys

count = int(sys.argv[1])
print("module {\n  llvm.func @mgpuStreamCreate() -> !llvm.ptr\n  llvm.func @mgpuStreamDestroy(!llvm.ptr)\n  llvm.func @main(%c: i1) {")
for i in range(count):
    print(f"    %s{i} = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
for i in range(count):
    print(f"    llvm.cond_br %c, ^b{i}, ^b{i}\n  ^b{i}:")
for i in range(count):
    print(f"    llvm.call @mgpuStreamDestroy(%s{i}) : (!llvm.ptr) -> ()")
print("    llvm.return\n  }\n}")
