#!/usr/bin/env python3
"""Random programs whose handles and addresses go through other types, and whose calls go through pointers.

usage: wrapped.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

Before some of their uses, at random, pointers of a random program become numbers, wider integers, floating-point numbers, vectors, structures or
bytes in memory, go through private functions as these, and come back; functions of the runtime are called through their addresses. What the program
does stays the same, line by line: the interpreter says what is wrong with the plain one, and GPUVERIFY gets the other. Nothing must be reported
that no run of the plain one shows, and no fault of it may be proved absent. The exit status is 1 if that happens; --keep keeps both files.
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from decided import main  # noqa: E402

POINTER, PAIR, VECTOR = "!llvm.ptr", "!llvm.array<2 x i64>", "vector<2xi64>"
STRUCT = "!llvm.struct<(ptr, i64)>"
MADE = re.compile(r"^(%\w+) = .*(?:-> !llvm\.ptr|: i1, !llvm\.ptr)$")
TAKEN = re.compile(r"(%\w+): !llvm\.ptr")
CALL = re.compile(r"^(.*)llvm\.call @(mgpu(?:Stream|Event)\w+)\((.*?)\) : (.*)$")


def number(x, n):
    return [f"{n}i = llvm.ptrtoint {x} : {POINTER} to i64", f"{n} = llvm.inttoptr {n}i : i64 to {POINTER}"]


def real(x, n):
    return [f"{n}i = llvm.ptrtoint {x} : {POINTER} to i64", f"{n}f = llvm.bitcast {n}i : i64 to f64",
            f"{n}o = llvm.mlir.constant(1 : i64) : i64", f"{n}p = llvm.alloca {n}o x f64 : (i64) -> {POINTER}",
            f"llvm.store {n}f, {n}p : f64, {POINTER}", f"{n} = llvm.load {n}p : {POINTER} -> {POINTER}"]


def wide(x, n, other, upper):
    """Beside another in 128 bits."""
    high, low = (x, other) if upper else (other, x)
    down = [f"{n}d = llvm.lshr {n}w, {n}k : i128"] if upper else [f"{n}d = llvm.bitcast {n}w : i128 to i128"]
    return [f"{n}k = llvm.mlir.constant(64 : i128) : i128", f"{n}a = llvm.ptrtoint {low} : {POINTER} to i64",
            f"{n}b = llvm.ptrtoint {high} : {POINTER} to i64", f"{n}c = llvm.zext {n}a : i64 to i128", f"{n}e = llvm.zext {n}b : i64 to i128",
            f"{n}h = llvm.shl {n}e, {n}k : i128", f"{n}w = llvm.or {n}h, {n}c : i128", *down,
            f"{n}t = llvm.trunc {n}d : i128 to i64", f"{n} = llvm.inttoptr {n}t : i64 to {POINTER}"]


def vector(x, n, other, upper):
    kept = 1 if upper else 0
    return [f"{n}z = llvm.mlir.constant({kept} : i32) : i32", f"{n}y = llvm.mlir.constant({1 - kept} : i32) : i32",
            f"{n}u = llvm.mlir.undef : vector<2x{POINTER}>", f"{n}a = llvm.insertelement {x}, {n}u[{n}z : i32] : vector<2x{POINTER}>",
            f"{n}b = llvm.insertelement {other}, {n}a[{n}y : i32] : vector<2x{POINTER}>",
            f"{n}s = llvm.shufflevector {n}b, {n}u [1, 0] : vector<2x{POINTER}>",
            f"{n} = llvm.extractelement {n}s[{n}y : i32] : vector<2x{POINTER}>"]


def structure(x, n, other, upper):
    kind = f"!llvm.struct<(ptr, i64, array<2 x ptr>)>"
    return [f"{n}u = llvm.mlir.undef : {kind}", f"{n}a = llvm.insertvalue {other}, {n}u[{'0' if upper else '2, 1'}] : {kind}",
            f"{n}b = llvm.insertvalue {x}, {n}a[2, 0] : {kind}", f"{n} = llvm.extractvalue {n}b[2, 0] : {kind}"]


def memory(x, n, between):
    """As a caller on AArch64 or in SSE registers loads it, and the callee puts it down again."""
    return [f"{n}o = llvm.mlir.constant(1 : i64) : i64", f"{n}p = llvm.alloca {n}o x {STRUCT} : (i64) -> {POINTER}",
            f"llvm.store {x}, {n}p : {POINTER}, {POINTER}", f"{n}v = llvm.load {n}p : {POINTER} -> {between}",
            f"{n}q = llvm.alloca {n}o x {STRUCT} : (i64) -> {POINTER}", f"llvm.store {n}v, {n}q : {between}, {POINTER}",
            f"{n} = llvm.load {n}q : {POINTER} -> {POINTER}"]


def helper(x, n, between, pointer):
    """Through a private function, called by its name or through a pointer."""
    name = {PAIR: "pass_pair", "i128": "pass_wide", STRUCT: "pass_struct"}[between]
    call = f"llvm.call @{name}({n}v) : ({between}) -> {between}"
    if pointer:
        call = f"llvm.call {n}g({n}v) : {POINTER}, ({between}) -> {between}"
    return [f"{n}o = llvm.mlir.constant(1 : i64) : i64", f"{n}g = llvm.mlir.addressof @{name} : {POINTER}" if pointer else "",
            f"{n}p = llvm.alloca {n}o x {STRUCT} : (i64) -> {POINTER}", f"llvm.store {x}, {n}p : {POINTER}, {POINTER}",
            f"{n}v = llvm.load {n}p : {POINTER} -> {between}", f"{n}r = {call}",
            f"{n}q = llvm.alloca {n}o x {STRUCT} : (i64) -> {POINTER}", f"llvm.store {n}r, {n}q : {between}, {POINTER}",
            f"{n} = llvm.load {n}q : {POINTER} -> {POINTER}"]


def mixed(x, n):
    """Not followed: it must not be forgotten either."""
    return [f"{n}k = llvm.mlir.constant(85 : i64) : i64", f"{n}i = llvm.ptrtoint {x} : {POINTER} to i64", f"{n}a = llvm.xor {n}i, {n}k : i64",
            f"{n}b = llvm.xor {n}a, {n}k : i64", f"{n} = llvm.inttoptr {n}b : i64 to {POINTER}"]


def halves(x, n):
    return [f"{n}k = llvm.mlir.constant(32 : i64) : i64", f"{n}i = llvm.ptrtoint {x} : {POINTER} to i64", f"{n}l = llvm.trunc {n}i : i64 to i32",
            f"{n}s = llvm.lshr {n}i, {n}k : i64", f"{n}h = llvm.trunc {n}s : i64 to i32", f"{n}c = llvm.zext {n}l : i32 to i64",
            f"{n}d = llvm.zext {n}h : i32 to i64", f"{n}e = llvm.shl {n}d, {n}k : i64", f"{n}w = llvm.or {n}e, {n}c : i64",
            f"{n} = llvm.inttoptr {n}w : i64 to {POINTER}"]


def split(x, n):
    """Two integers of 32 bits in memory."""
    return [f"{n}o = llvm.mlir.constant(1 : i64) : i64", f"{n}p = llvm.alloca {n}o x {POINTER} : (i64) -> {POINTER}",
            f"{n}q = llvm.alloca {n}o x {POINTER} : (i64) -> {POINTER}", f"llvm.store {x}, {n}p : {POINTER}, {POINTER}",
            f"{n}a = llvm.getelementptr {n}p[4] : ({POINTER}) -> {POINTER}, i8", f"{n}b = llvm.getelementptr {n}q[4] : ({POINTER}) -> {POINTER}, i8",
            f"{n}l = llvm.load {n}p : {POINTER} -> i32", f"{n}h = llvm.load {n}a : {POINTER} -> i32",
            f"llvm.store {n}h, {n}b : i32, {POINTER}", f"llvm.store {n}l, {n}q : i32, {POINTER}", f"{n} = llvm.load {n}q : {POINTER} -> {POINTER}"]


def wrap(x, n, others, chance):
    other, upper = chance.choice(others), chance.random() < 0.5
    ways = [lambda: number(x, n), lambda: real(x, n), lambda: wide(x, n, other, upper), lambda: vector(x, n, other, upper),
            lambda: structure(x, n, other, upper), lambda: memory(x, n, chance.choice((PAIR, "i128", VECTOR, STRUCT))),
            lambda: helper(x, n, chance.choice((PAIR, "i128", STRUCT)), upper)]
    if chance.random() < 0.04:  # what it goes through is unproved from there on
        ways = [lambda: mixed(x, n), lambda: halves(x, n), lambda: split(x, n)]
    return chance.choice(ways)()


def passes(name, kind):
    return [f"llvm.func internal @{name}(%v: {kind}) -> {kind} {{", f"llvm.return %v : {kind}", "}"]


def through_pointer(line, n, chance):
    """The address, and the call through it."""
    call = CALL.match(line)
    if not call or chance.random() > 0.15:
        return [], line
    before, name, operands, kind = call.groups()
    return [f"{n}f = llvm.mlir.addressof @{name} : {POINTER}"], f"{before}llvm.call {n}f({operands}) : {POINTER}, {kind}"


class Writer:
    """The two programs in the making: what is put in between is blank in the plain one, so that lines stay the same."""

    def __init__(self, chance):
        self.chance, self.share = chance, chance.choice((0.05, 0.2, 0.5))
        self.hidden, self.plain, self.count = [], [], 0
        self.begin([])

    def begin(self, parameters):
        self.everywhere, self.here, self.known, self.entry = list(parameters), [], list(parameters), True

    def insert(self, text):
        self.hidden += text
        self.plain += [""] * len(text)

    def name(self):
        self.count += 1
        return f"%w{self.count}"

    def body(self, line):
        """One line of a function."""
        made, head, rest = MADE.match(line), *(line.split(" = ", 1) if " = " in line else ("", line))
        for x in dict.fromkeys(re.findall(r"%\w+", rest)):
            if x in self.known and self.chance.random() < self.share:
                name = self.name()
                self.insert(wrap(x, name, [*self.everywhere, *self.here, x], self.chance))
                rest = re.sub(re.escape(x) + r"\b", name, rest)
        text, changed = through_pointer(f"{head} = {rest}" if head else rest, self.name(), self.chance)
        self.insert(text)
        self.hidden.append(changed)
        self.plain.append(line)
        if made:
            self.known.append(made.group(1))
            (self.everywhere if self.entry else self.here).append(made.group(1))

    def label(self, line):
        self.entry, self.here = False, TAKEN.findall(line)
        self.known += self.here
        self.hidden.append(line)
        self.plain.append(line)


def both(lines, chance):
    """The program with its handles in disguise, and the plain one; line by line the same places."""
    out, depth, function = Writer(chance), 0, False
    for line in lines:
        if depth == 1 and line.startswith("llvm.func") and line.endswith("{"):
            out.begin(TAKEN.findall(line))
            function = True
        elif function and depth == 2 and line != "}":
            (out.label if line.startswith("^") else out.body)(line)
            continue
        depth += line.endswith("{") - (line == "}")
        function = function and depth == 2
        out.hidden.append(line)
        out.plain.append(line)
    end = [*passes("pass_pair", PAIR), *passes("pass_wide", "i128"), *passes("pass_struct", STRUCT)]
    return [*out.hidden[:-1], *end, *out.hidden[-1:]], out.plain


if __name__ == "__main__":
    main(__doc__, both)
