#!/usr/bin/env python3
"""usage: damaged.py PROGRAM MLIR-OPT EXAMPLES FOLDER COUNT KIND...

Programs that are cut off, of which bytes or words are changed, and whose numbers are at the ends of what a number can be: something is said of each, in each
run all of them, and none that is cut off is said to be a program. COUNT: how many of each kind; KIND: cut, words, bytes or numbers.
"""
import json
import os
import pathlib
import random
import re
import subprocess
import sys

program, mlir_opt, examples, folder, count, kinds = *sys.argv[1:5], int(sys.argv[5]), sys.argv[6:]
os.makedirs(folder)
os.chdir(folder)
examples = pathlib.Path(examples)
SEEDS = [examples / name / kind for name, kind in (("two-waits-one-stream", "faulty.mlir"), ("async-ref-leak", "correct.mlir"), ("stream-race", "faulty.mlir"),
                                                   ("two-waits-one-stream", "source.mlir"), ("deadlock", "faulty.mlir"))]  # fmt: skip
EDGES = [0, 1, -1, 7, 127, 128, 255, 256, 32767, 65536, 2**31 - 1, 2**31, -(2**31), 2**32 - 1, 2**32, 2**53, 2**62, 2**63 - 1, -(2**63)]
WORDS = re.compile(rb"[%@!#^]?[A-Za-z_][\w.$]*|%\d+|-?\d+|->|::|[(){}\[\]<>,=:*]|\"(?:[^\"\\]|\\.)*\"")
draw = random.Random(1)
made = {}


def make(name, data):
    made[name] = data
    pathlib.Path(name).write_bytes(data)


def cut_off(text, stem, n, extension):
    """At places over the whole text; not where only space or comments are missing."""
    end = len(text.rstrip())
    for i in range(n):
        make(f"cut.{stem}.{i}.{extension}", text[: max(1, end * i // n)])


def change_words(text, stem, n):
    spots = [m.span() for m in WORDS.finditer(text)]
    for i in range(n):
        (a, b), (c, d) = sorted(draw.sample(spots, 2))
        how = i % 5
        if how == 0:  # one for another
            data = text[:a] + text[c:d] + text[b:]
        elif how == 1:  # swapped
            data = text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
        elif how == 2:  # left out
            data = text[:a] + text[b:]
        elif how == 3:  # twice
            data = text[:b] + b" " + text[a:b] + text[b:]
        else:  # a stretch left out
            data = text[:a] + text[d:]
        make(f"words.{stem}.{i}.mlir", data)


def change_bytes(text, stem, n, extension):
    for i in range(n):
        data = bytearray(text)
        for _ in range(1 + i % 4):
            at = draw.randrange(len(data))
            how = draw.randrange(4)
            if how == 0:
                data[at] ^= 1 << draw.randrange(8)
            elif how == 1:
                data[at] = draw.choice(b"\0\xff\x80\n\r\"%{}<>()\\")
            elif how == 2:
                del data[at : at + draw.randrange(1, 9)]
            else:
                data[at:at] = bytes(draw.randrange(256) for _ in range(draw.randrange(1, 9)))
        make(f"bytes.{stem}.{i}.{extension}", bytes(data))


NUMBERS = """module {{
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc({wide}, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, {wide}, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, {wide}, !llvm.ptr)
  llvm.func @main(%h: !llvm.ptr, %k: {wide}) {{
    %n = llvm.mlir.constant({n} : {wide}) : {wide}
    %m = llvm.mlir.constant({m} : {wide}) : {wide}
    %v = llvm.mlir.constant(0 : i32) : i32
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %no) : ({wide}, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.getelementptr %d[%m] : (!llvm.ptr, {wide}) -> !llvm.ptr, {element}
    %f = llvm.getelementptr %e[{i}] : (!llvm.ptr) -> !llvm.ptr, {element}
    llvm.call @mgpuMemcpy(%e, %h, %m, %s) : (!llvm.ptr, !llvm.ptr, {wide}, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%f, %v, %n, %s) : (!llvm.ptr, i32, {wide}, !llvm.ptr) -> ()
    %x = llvm.{op} %m, %k : {wide}
    %c = llvm.icmp "{test}" %x, %n : {wide}
    llvm.cond_br %c, ^read, ^end
  ^read:
    %y = llvm.load %h : !llvm.ptr -> i32
    llvm.br ^end
  ^end:
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }}
}}
"""


def fits(value, bits):
    return value if -(2 ** (bits - 1)) <= value < 2 ** (bits - 1) else (value & (2**bits - 1)) - (2**bits if value >> (bits - 1) & 1 else 0)


def numbers(n):
    for i in range(n):
        bits = (64, 64, 64, 32, 16, 8, 1, 128)[i % 8]
        a, b, c = (draw.choice(EDGES) + draw.choice((-1, 0, 0, 1)) for _ in range(3))
        element = draw.choice(("i8", "i64", "!llvm.array<0 x i8>", "!llvm.array<4294967295 x i64>", "!llvm.struct<(i8, i64)>", "i1", "vector<4xf32>", "!llvm.struct<()>"))
        op, test = draw.choice(("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")), draw.choice(("eq", "ne", "slt", "ule", "sgt"))
        make(f"number.{i}.mlir", NUMBERS.format(wide=f"i{bits}", n=fits(a, bits), m=fits(b, bits), i=fits(c, 31), element=element, op=op, test=test).encode())


for seed in SEEDS:
    text, stem = seed.read_bytes(), f"{seed.parent.name}.{seed.stem}"
    bytecode = subprocess.run([mlir_opt, "--emit-bytecode", str(seed)], capture_output=True, check=True).stdout
    if "cut" in kinds:
        cut_off(text, stem, count, "mlir")
        cut_off(bytecode, stem, count, "mlirbc")
    if "words" in kinds:
        change_words(text, stem, 2 * count)
    if "bytes" in kinds:
        change_bytes(text, stem, count, "mlir")
        change_bytes(bytecode, stem, count, "mlirbc")
if "numbers" in kinds:
    numbers(10 * count)
names = sorted(made)
OPTIONS = ["--read-memory=4000", "--time-limit=60"]


def ask(*words):
    done = subprocess.run([program, "--format=json", *OPTIONS, *words, *names], capture_output=True, text=True, timeout=1800)
    return done, json.loads(done.stdout)["files"]


done, files = ask()
wrong = []
if done.returncode != 2 or [f["path"] for f in files] != names:
    wrong.append(f"exit status {done.returncode}, {len(files)} of {len(names)} files: {done.stderr[:400]}")
for f in files:
    kind, verdict = f["path"].split(".")[0], f["verdict"]
    if (verdict == "unusable") != bool(f.get("error")) or verdict not in ("proved", "violated", "unproved", "unusable"):
        wrong.append(f"{f['path']}: {verdict}: {f.get('error')}")
    whole = not re.sub(rb"\s|//[^\n]*", b"", made[f["path"]]) or f["path"].endswith(".mlir") and made[f["path"]].rstrip().endswith(b"}\n}")
    if kind == "cut" and verdict != "unusable" and not (whole or f.get("nothing_to_verify")):
        wrong.append(f"{f['path']}: {verdict}, though it is cut off")
    if kind == "number" and verdict == "unusable":
        wrong.append(f"{f['path']}: {f['error']}")
others, together = ask("-j2")
if together != files or others.returncode != done.returncode:
    wrong.append("several at a time something else is said")
counts = {v: sum(f["verdict"] == v for f in files) for v in ("proved", "violated", "unproved", "unusable")}
print(*wrong[:20], sep="\n")
print(len(names), "inputs,", len(wrong), "wrong,", counts)
sys.exit(bool(wrong) or len(names) < 5 * count or counts["unusable"] == len(names))
