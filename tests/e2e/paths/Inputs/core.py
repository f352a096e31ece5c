#!/usr/bin/env python3
"""Programs with more branches than are all followed, of which two decide together: a stream is destroyed on one, and used on the other.

usage: core.py DIRECTORY

Each way computes the number of the second test from that of the first, so that the two are different conditions. In DIRECTORY/WAY.correct.mlir both cannot hold
together; in DIRECTORY/WAY.faulty.mlir they can.
"""
import os
import sys

OTHERS = 70  # branches that have to do with nothing
HEAD = """llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
"""
# The first test is k < 10, of 0 <= k < 256; the second: lines that compute %c2, with the bound for the correct program and for the faulty one.
WAYS = {
    "product": (["%m = llvm.mul %k, %three : i32", "%bound = llvm.mlir.constant({} : i32) : i32", '%c2 = llvm.icmp "sge" %m, %bound : i32'], 30, 27),
    "sum": (["%m = llvm.add %k, %three : i32", "%bound = llvm.mlir.constant({} : i32) : i32", '%c2 = llvm.icmp "sge" %m, %bound : i32'], 13, 12),
    "shift": (["%m = llvm.shl %k, %three : i32", "%bound = llvm.mlir.constant({} : i32) : i32", '%c2 = llvm.icmp "uge" %m, %bound : i32'], 80, 72),
    "wider": (["%m = llvm.zext %k : i32 to i64", "%bound = llvm.mlir.constant({} : i64) : i64", '%c2 = llvm.icmp "uge" %m, %bound : i64'], 10, 9),
    "selected": (["%bound = llvm.mlir.constant({} : i32) : i32", '%t = llvm.icmp "sge" %k, %bound : i32', "%m = llvm.select %t, %k, %zero : i1, i32",
                  '%c2 = llvm.icmp "sgt" %m, %three : i32'], 10, 9),
}


def program(lines, bound, faulty):
    body = ["%zero = llvm.mlir.constant(0 : i32) : i32", "%three = llvm.mlir.constant(3 : i32) : i32", "%ten = llvm.mlir.constant(10 : i32) : i32",
            "%mask = llvm.mlir.constant(255 : i32) : i32", "%k = llvm.and %n, %mask : i32", "%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak",
            '%c1 = llvm.icmp "slt" %k, %ten : i32', "llvm.cond_br %c1, ^early, ^late", "^early:",
            "llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()", "llvm.br ^b0", "^late:", "llvm.br ^b0"]
    for i in range(OTHERS):
        body += [f"^b{i}:", f"llvm.cond_br %q{i}, ^x{i}, ^b{i + 1}", f"^x{i}:", f"llvm.br ^b{i + 1}"]
    body += [f"^b{OTHERS}:", *(line.format(bound) for line in lines), "llvm.cond_br %c2, ^use, ^end", "^use:",
             "llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()" + (" // expect: stream-use-after-destroy" if faulty else ""), "llvm.br ^end",
             "^end:", "llvm.return"]
    others = ", ".join(f"%q{i}: i1" for i in range(OTHERS))
    return HEAD + f"llvm.func @f(%n: i32, {others}) {{\n  " + "\n  ".join(body) + "\n}\n"


os.makedirs(sys.argv[1], exist_ok=True)
for way, (lines, correct, faulty) in WAYS.items():
    for twin, bound in (("correct", correct), ("faulty", faulty)):
        with open(os.path.join(sys.argv[1], f"{way}.{twin}.mlir"), "w", encoding="utf-8") as out:
            out.write(program(lines, bound, twin == "faulty"))
