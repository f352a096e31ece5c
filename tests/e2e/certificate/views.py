#!/usr/bin/env python3
"""Random memrefs that the host prints while a part of their memory is filled: none with an element in that part has a certificate.

usage: views.py INTERPRET DIRECTORY FIRST-SEED COUNT

A descriptor has up to three axes, with gaps, rows that meet, strides of 0, and a number from outside among its numbers; the function may be told a
lower rank, and then reads the same numbers as others. Prints how many go wrong, and how many others have a certificate.
"""
import itertools
import random
import sys

sys.dont_write_bytecode = True
from campaign import attack  # noqa: E402

HEAD = """module {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printMemrefI8(i64, !llvm.ptr)
llvm.func @printMemrefF32(i64, !llvm.ptr)
llvm.func @printMemrefF64(i64, !llvm.ptr)
llvm.func @_mlir_ciface_printMemrefI8(!llvm.ptr)
llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr)
llvm.func @_mlir_ciface_printMemrefF64(!llvm.ptr)
llvm.func @main(%n: i64) {
%v = llvm.mlir.constant(7 : i16) : i16
%one = llvm.mlir.constant(1 : i64) : i64
%bytes = llvm.mlir.constant(100000 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
"""
UNITS = {"I8": 1, "F32": 4, "F64": 8}
CHOSEN = range(-9, 150)  # what the number from outside may be


def elements(offset, sizes, strides):
    for at in itertools.product(*(range(size) for size in sizes)):
        yield offset + sum(i * stride for i, stride in zip(at, strides))


def meets(numbers, told, unit, low, high, chosen):
    offset, *others = (chosen if n is None else n for n in numbers)
    return any(e * unit < high and low < e * unit + unit for e in elements(offset, others[:told], others[told:2 * told]))


def make(seed):
    rng = random.Random(seed)
    rank = rng.choice((0, 1, 1, 2, 2, 2, 3))
    kind, unit = rng.choice(list(UNITS.items()))
    sizes, strides, dense = [rng.choice((0, 1, 2, 2, 3, 4, 5)) for _ in range(rank)], [], 1
    for size in reversed(sizes):
        strides.insert(0, rng.choice((dense, dense, dense + 1, dense + 3, 0, 1, 2, 7)))
        dense = max(strides[0], 1) * max(size, 1)
    numbers = [rng.randrange(9), *sizes, *strides]
    if rng.random() < 0.3:
        numbers[rng.randrange(len(numbers))] = None
    told = rng.randrange(rank + 1) if rng.random() < 0.15 else rank
    low, count = 2 * rng.randrange(60), rng.randrange(1, 9)
    array = f"array<{rank} x i64>"
    struct = f"!llvm.struct<(ptr, ptr, i64{f', {array}, {array}' if rank else ''})>"
    places = ["2", *(f"3, {i}" for i in range(rank)), *(f"4, {i}" for i in range(rank))]
    lines = [f"%low = llvm.getelementptr %d[{low}] : (!llvm.ptr) -> !llvm.ptr, i8", f"%count = llvm.mlir.constant({count} : i64) : i64",
             "llvm.call @mgpuMemset16(%low, %v, %count, %s) : (!llvm.ptr, i16, i64, !llvm.ptr) -> ()", f"%a = llvm.mlir.poison : {struct}",
             f"%b = llvm.insertvalue %d, %a[0] : {struct}", f"%v0 = llvm.insertvalue %d, %b[1] : {struct}"]
    for i, (number, place) in enumerate(zip(numbers, places)):
        value = "%n"
        if number is not None:
            lines.append(f"%k{i} = llvm.mlir.constant({number} : i64) : i64")
            value = f"%k{i}"
        lines.append(f"%v{i + 1} = llvm.insertvalue {value}, %v{i}[{place}] : {struct}")
    lines += [f"%view = llvm.alloca %one x {struct} : (i64) -> !llvm.ptr", f"llvm.store %v{len(numbers)}, %view : {struct}, !llvm.ptr",
              f"%rank = llvm.mlir.constant({told} : i64) : i64"]
    if rng.random() < 0.3:
        both = "!llvm.struct<(i64, ptr)>"
        lines += [f"%x = llvm.mlir.poison : {both}", f"%y = llvm.insertvalue %rank, %x[0] : {both}", f"%z = llvm.insertvalue %view, %y[1] : {both}",
                  f"%u = llvm.alloca %one x {both} : (i64) -> !llvm.ptr", f"llvm.store %z, %u : {both}, !llvm.ptr",
                  f"llvm.call @_mlir_ciface_printMemref{kind}(%u) : (!llvm.ptr) -> ()"]
    else:
        lines.append(f"llvm.call @printMemref{kind}(%rank, %view) : (i64, !llvm.ptr) -> ()")
    lines += ["llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()", "llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()",
              "llvm.call @free(%d) : (!llvm.ptr) -> ()", "llvm.return", "}", "}", ""]
    goes_wrong = any(meets(numbers, told, unit, low, low + 2 * count, chosen) for chosen in (CHOSEN if None in numbers else (0,)))
    return HEAD + "\n".join(lines), goes_wrong


if __name__ == "__main__":
    attack("views", make, 60)
