#!/usr/bin/env python3
"""Random programs that ask for each of their conditions again every time: a flag in memory with calls between, a field of an option struct, a global,
a local whose address went to the C library, functions of it, functions whose answer follows from their arguments, the program's own, and functions of
which nothing is known.

usage: asked.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

The plain twin, line by line, has each condition as one value: the interpreter says what goes wrong with it. GPUVERIFY gets the program that asks.
What no run of the plain one shows must not be reported, since the second answer may be the first one; and a fault of the plain one must not be proved
absent. The exit status is 1 if that happens; --keep keeps both files.
"""
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from decided import run  # noqa: E402

POINTER = "!llvm.ptr"
DECLARED = [f"llvm.func @mgpuStreamCreate() -> {POINTER}", f"llvm.func @mgpuStreamDestroy({POINTER})", f"llvm.func @mgpuStreamSynchronize({POINTER})",
            f"llvm.func @mgpuEventCreate() -> {POINTER}", f"llvm.func @mgpuEventDestroy({POINTER})", f"llvm.func @mgpuEventRecord({POINTER}, {POINTER})",
            f"llvm.func @mgpuEventSynchronize({POINTER})", f"llvm.func @mgpuStreamWaitEvent({POINTER}, {POINTER})",
            f"llvm.func @mgpuMemcpy({POINTER}, {POINTER}, i64, {POINTER})", "llvm.func @outside()", "llvm.func @answers(i32) -> i32", f"llvm.func @takes({POINTER})",
            f"llvm.func @puts({POINTER}) -> i32", f"llvm.func @strcmp({POINTER}, {POINTER}) -> i32", f"llvm.func @strlen({POINTER}) -> i64",
            f"llvm.func @getenv({POINTER}) -> {POINTER}", "llvm.func @getpid() -> i32",
            "llvm.func @follows(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}",
            'llvm.mlir.global internal @inner(0 : i32) : i32', 'llvm.mlir.global external @outer() : i32',
            'llvm.mlir.global internal constant @text("on\\00")',
            "llvm.func internal @bit(%n: i32, %k: i32) -> i32 {", "%a = llvm.lshr %n, %k : i32", "%o = llvm.mlir.constant(1 : i32) : i32",
            "%r = llvm.and %a, %o : i32", "llvm.return %r : i32", "}",
            f"llvm.func internal @behind(%p: {POINTER}) -> i32 {{", f"%r = llvm.load %p : {POINTER} -> i32", "llvm.return %r : i32", "}",
            "llvm.func internal @looks() -> i32 {", f"%p = llvm.mlir.addressof @inner : {POINTER}", f"%r = llvm.load %p : {POINTER} -> i32",
            "llvm.return %r : i32", "}"]


class Question:
    """One condition: how it is set up, and how it is asked. In the plain program it is %c<number>."""

    def __init__(self, chance, number, kind):
        self.chance, self.number, self.kind, self.count = chance, number, kind, 0

    def set_up(self):
        n = f"%s{self.number}"
        wide = [f"{n}w = llvm.zext %c{self.number} : i1 to i32"]
        if self.kind in ("local", "told", "escaped", "behind"):
            lines = [*wide, f"{n}o = llvm.mlir.constant(1 : i32) : i32", f"{n}p = llvm.alloca {n}o x i32 : (i32) -> {POINTER}",
                     f"llvm.store {n}w, {n}p : i32, {POINTER}"]
            told = {"told": f"{n}t = llvm.call @puts({n}p) : ({POINTER}) -> i32", "escaped": f"llvm.call @takes({n}p) : ({POINTER}) -> ()"}
            return lines + [told[self.kind]] if self.kind in told else lines
        if self.kind in ("inner", "looks"):
            return [*wide, f"{n}p = llvm.mlir.addressof @inner : {POINTER}", f"llvm.store {n}w, {n}p : i32, {POINTER}"]
        return []

    def compare(self, q):
        """Lines that say in one of several ways that {q}a is not {q}z."""
        return self.chance.choice((
            [f'{q} = llvm.icmp "ne" {q}a, {q}z : i32'], [f'{q} = llvm.icmp "ne" {q}z, {q}a : i32'],
            [f'{q}e = llvm.icmp "eq" {q}a, {q}z : i32', f"{q}y = llvm.mlir.constant(true) : i1", f"{q} = llvm.xor {q}e, {q}y : i1"],
            [f'{q}e = llvm.icmp "eq" {q}a, {q}z : i32', f"{q}y = llvm.mlir.constant(true) : i1", f"{q}n = llvm.mlir.constant(false) : i1",
             f"{q} = llvm.select {q}e, {q}n, {q}y : i1, i1"]))

    def ask(self):
        """Lines, and the condition that they make."""
        self.count += 1
        i, q = self.number, f"%q{self.number}x{self.count}"
        zero = [f"{q}z = llvm.mlir.constant(0 : i32) : i32", *self.compare(q)]
        number = [f"{q}k = llvm.mlir.constant({i} : i32) : i32"]
        ways = {
            "local": [f"{q}a = llvm.load %s{i}p : {POINTER} -> i32", *zero],
            "told": [f"{q}a = llvm.load %s{i}p : {POINTER} -> i32", *zero],
            "escaped": [f"{q}a = llvm.load %s{i}p : {POINTER} -> i32", *zero],
            "behind": [f"{q}a = llvm.call @behind(%s{i}p) : ({POINTER}) -> i32", *zero],
            "inner": [f"{q}p = llvm.mlir.addressof @inner : {POINTER}", f"{q}a = llvm.load {q}p : {POINTER} -> i32", *zero],
            "looks": [f"{q}a = llvm.call @looks() : () -> i32", *zero],
            "outer": [f"{q}p = llvm.mlir.addressof @outer : {POINTER}", f"{q}a = llvm.load {q}p : {POINTER} -> i32", *zero],
            "option": [f"{q}p = llvm.getelementptr %options[0, {i}] : ({POINTER}) -> {POINTER}, !llvm.struct<(i32, i32, i32, i32)>",
                       f"{q}a = llvm.load {q}p : {POINTER} -> i32", *zero],
            "bit": [*number, f"{q}a = llvm.call @bit(%n, {q}k) : (i32, i32) -> i32", *zero],
            "follows": [*number, f"{q}a = llvm.call @follows({q}k) : (i32) -> i32", *zero],
            "answers": [*number, f"{q}a = llvm.call @answers({q}k) : (i32) -> i32", *zero],
            "strcmp": [f"{q}t = llvm.mlir.addressof @text : {POINTER}", f"{q}a = llvm.call @strcmp(%name, {q}t) : ({POINTER}, {POINTER}) -> i32", *zero],
            "strlen": [f"{q}l = llvm.call @strlen(%name) : ({POINTER}) -> i64", f"{q}k = llvm.mlir.constant(4 : i64) : i64",
                       f'{q} = llvm.icmp "ugt" {q}l, {q}k : i64'],
            "getenv": [f"{q}t = llvm.mlir.addressof @text : {POINTER}", f"{q}l = llvm.call @getenv({q}t) : ({POINTER}) -> {POINTER}",
                       f"{q}z = llvm.mlir.zero : {POINTER}", f'{q} = llvm.icmp "ne" {q}l, {q}z : {POINTER}'],
            "getpid": [f"{q}b = llvm.call @getpid() : () -> i32", f"{q}o = llvm.mlir.constant(1 : i32) : i32", f"{q}a = llvm.and {q}b, {q}o : i32", *zero],
        }
        return ways[self.kind], q


# Of each of these there is one thing to ask about, so no two conditions do.
ALONE = (("inner", "looks"), ("outer",), ("strcmp", "strlen"), ("getenv",), ("getpid",))
KINDS = ("local", "told", "escaped", "behind", "inner", "looks", "outer", "option", "bit", "follows", "answers", "strcmp", "strlen", "getenv", "getpid")


def some_kinds(chance, count):
    found, taken = [], set()
    while len(found) < count:
        kind = chance.choice(KINDS)
        if kind in taken:
            continue
        found.append(kind)
        taken |= next((set(group) for group in ALONE if kind in group), set())
    return found


class Writer:
    """The program that asks, and the plain one."""

    def __init__(self, chance):
        self.chance, self.asks, self.plain, self.labels = chance, [], [], 0
        self.questions = [Question(chance, i, kind) for i, kind in enumerate(some_kinds(chance, chance.choice((1, 2, 2, 3))))]

    def both(self, *lines):
        self.asks += lines
        self.plain += lines

    def only(self, lines):
        self.asks += lines
        self.plain += [""] * len(lines)

    def where(self, question, holds, line):
        """The line is done where the condition holds, or where it does not."""
        lines, condition = question.ask()
        self.only(lines)
        self.labels += 1
        n = self.labels
        edges = f"^t{n}, ^e{n}" if holds else f"^e{n}, ^t{n}"
        self.asks.append(f"llvm.cond_br {condition}, {edges}")
        self.plain.append(f"llvm.cond_br %c{question.number}, {edges}")
        self.both(f"^t{n}:", line, f"llvm.br ^e{n}", f"^e{n}:")

    def use(self):
        call = lambda name, *values: f"llvm.call @{name}({', '.join(values)}) : ({', '.join([POINTER] * len(values))}) -> ()"
        a, b = self.chance.choice((("%a", "%b"), ("%b", "%a")))
        return self.chance.choice((
            call("mgpuEventRecord", "%e", a), call("mgpuEventRecord", "%e", a), call("mgpuStreamWaitEvent", b, "%e"), call("mgpuEventSynchronize", "%e"),
            call("mgpuStreamSynchronize", a), f"llvm.call @mgpuMemcpy(%x, %y, %bytes, {a}) : ({POINTER}, {POINTER}, i64, {POINTER}) -> ()",
            f"llvm.store %seven, %x : i32, {POINTER}"))

    def step(self, depth=0):
        c, q = self.chance, self.chance.choice(self.questions)
        way = c.random()
        if way < 0.1:
            self.both("llvm.call @outside() : () -> ()")
        elif way < 0.25:
            self.both(self.use())
        elif way < 0.5: # done on one side, and what needs it on the same: a condition that is asked twice
            holds = c.random() < 0.5
            first, second = c.choice((
                (f"llvm.call @mgpuEventRecord(%e, %a) : ({POINTER}, {POINTER}) -> ()", f"llvm.call @mgpuEventSynchronize(%e) : ({POINTER}) -> ()"),
                (f"llvm.call @mgpuMemcpy(%x, %y, %bytes, %a) : ({POINTER}, {POINTER}, i64, {POINTER}) -> ()", f"llvm.call @mgpuStreamSynchronize(%a) : ({POINTER}) -> ()")))
            self.where(q, holds, first)
            if c.random() < 0.4:
                self.both("llvm.call @outside() : () -> ()")
            self.where(q, holds if c.random() < 0.9 else not holds, second)
        elif way < 0.6 and depth < 1:
            self.rounds()
        else:
            self.where(q, c.random() < 0.5, self.use())

    def rounds(self):
        """Some steps, twice or three times."""
        self.labels += 1
        n = self.labels
        self.both(f"llvm.br ^h{n}(%none : i32)", f"^h{n}(%i{n}: i32):", f'%m{n} = llvm.icmp "slt" %i{n}, %{self.chance.choice(("two", "three"))} : i32',
                  f"llvm.cond_br %m{n}, ^b{n}, ^d{n}", f"^b{n}:")
        for _ in range(self.chance.choice((1, 2))):
            self.step(1)
        self.both(f"%j{n} = llvm.add %i{n}, %one : i32", f"llvm.br ^h{n}(%j{n} : i32)", f"^d{n}:")

    def write(self):
        self.both(*DECLARED)
        conditions = ", ".join(f"%c{i}: i1" for i in range(3))
        self.both(f"llvm.func @main({conditions}, %x: {POINTER}, %n: i32, %y: {POINTER}, %m: i32, %options: {POINTER}, %k: i32, %name: {POINTER}) {{",
                  "%bytes = llvm.mlir.constant(64 : i64) : i64", "%seven = llvm.mlir.constant(7 : i32) : i32",
                  *(f"%{name} = llvm.mlir.constant({n} : i32) : i32" for n, name in enumerate(("none", "one", "two", "three"))))
        for question in self.questions:
            self.only(question.set_up())
        self.both(*(f"%{s} = llvm.call @mgpuStreamCreate() : () -> {POINTER}" for s in "ab"), f"%e = llvm.call @mgpuEventCreate() : () -> {POINTER}")
        for _ in range(self.chance.choice((2, 3, 4, 5))):
            self.step()
        for name, handle in (("mgpuStreamSynchronize", "%a"), ("mgpuStreamSynchronize", "%b"), ("mgpuEventDestroy", "%e"), ("mgpuStreamDestroy", "%b")):
            self.both(f"llvm.call @{name}({handle}) : ({POINTER}) -> ()")
        # On each side once: a leak, or a second destroy, where the answers differ.
        q, line = self.chance.choice(self.questions), f"llvm.call @mgpuStreamDestroy(%a) : ({POINTER}) -> ()"
        self.where(q, True, line)
        self.where(q, self.chance.random() < 0.1, line)
        self.both("llvm.return", "}")
        return self.asks, self.plain


if __name__ == "__main__":
    run(__doc__, lambda seed: [("asked", Writer(random.Random(f"asked {seed}")).write())])
