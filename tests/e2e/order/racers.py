#!/usr/bin/env python3
"""Writes programs in which many streams write one buffer.

usage: racers.py FOLDER

race.mlir     nothing orders them: each but the first is a race
waited.mlir   … and then the host waits for all, and what it does after that is right
partly.mlir   … and then one more write comes after the last of them only
chained.mlir  each waits for the one before: right
"""
import pathlib
import sys

MANY = 100  # more than are listed with one finding
HEAD = """llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @main() {
  %n = llvm.mlir.constant(16 : i64) : i64
  %v = llvm.mlir.constant(0 : i32) : i32
  %z = llvm.mlir.constant(0 : i8) : i8
  %null = llvm.mlir.zero : !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%n, %null, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr"""


def call(name, *operands, result=None):
    types = {"%n": "i64", "%v": "i32"}
    given = ", ".join(types.get(operand, "!llvm.ptr") for operand in operands)
    return f"  {result + ' = ' if result else ''}llvm.call @mgpu{name}({', '.join(operands)}) : ({given}) -> {'!llvm.ptr' if result else '()'}"


def write(stream, fault=None):
    return call("Memset32", "%b", "%v", "%n", stream) + (f" // expect: {fault}" if fault else "")


def writers(chained):
    for i in range(MANY):
        yield call("StreamCreate", result=f"%s{i}")
        if chained and i:
            yield call("StreamWaitEvent", f"%s{i}", f"%e{i - 1}")
        yield write(f"%s{i}", "stream-race" if i and not chained else None)
        if chained:
            yield call("EventCreate", result=f"%e{i}")
            yield call("EventRecord", f"%e{i}", f"%s{i}")


def ends(chained):
    streams = [call(name, f"%s{i}") for name in ("StreamSynchronize", "StreamDestroy") for i in range(MANY)]
    return streams + [call("EventDestroy", f"%e{i}") for i in range(MANY) if chained]


def program(kind):
    chained = kind == "chained"
    lines = [HEAD, *writers(chained)]
    if kind == "partly":
        lines.append(write(f"%s{MANY - 1}"))
    if kind == "waited":
        lines += [call("StreamSynchronize", f"%s{i}") for i in range(MANY)] + [write("%s0")]
    return "\n".join([*lines, *ends(chained), call("MemFree", "%b", "%null"), "  llvm.return", "}"]) + "\n"


folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True)
for kind in ("race", "waited", "partly", "chained"):
    (folder / f"{kind}.mlir").write_text(program(kind))
