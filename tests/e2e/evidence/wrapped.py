#!/usr/bin/env python3
"""Random programs whose handles and addresses go through other types, and whose calls go through pointers.

usage: wrapped.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

Before some of their uses, at random, pointers of a random program become numbers, wider integers, floating-point numbers, vectors, structures or
bytes in memory, go through private functions as these, and come back; functions of the runtime are called through their addresses. Beside it stand
public functions that get their handles and buffers as members of structures, arrays and vectors by value, and in the plain one by one. What the program
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


# ---- public functions that get handles by value ----

def some_type(chance, leaves, depth=0):
    """A type with so many pointers, and the way to each: [(what it is taken from, index, how many are there)]."""
    if leaves == 1 and chance.random() < 0.8:
        return "ptr", [[]]
    if leaves in (1, 2) and depth and chance.random() < 0.3:
        return f"vector<{leaves}x!llvm.ptr>", [[("element", i, leaves)] for i in range(leaves)]
    if depth and chance.random() < 0.4:
        return f"array<{leaves} x ptr>", [[("value", i, leaves)] for i in range(leaves)]
    kinds, paths = [], []
    while leaves:
        if chance.random() < 0.2:
            kinds.append(chance.choice(("i64", "f64", "i8")))
        share = chance.choice((1, 1, 2, 3)) if depth < 2 else 1
        kind, inner = some_type(chance, min(share, leaves), depth + 1)
        paths += [[("value", len(kinds), 0), *path] for path in inner]
        kinds.append(kind)
        leaves -= len(inner)
    return f"struct<({', '.join(kinds)})>", paths


def written(kind):
    return kind if kind.startswith("vector") else f"!llvm.{kind}"


def taken_apart(name, whole, kind, path):
    """Lines that take a member out."""
    values = [index for what, index, _ in path if what == "value"]
    if path[-1][0] == "value":
        return [f"{name} = llvm.extractvalue {whole}[{', '.join(map(str, values))}] : {written(kind)}"]
    lines, source = [], whole
    if values:
        source = f"{name}v"
        lines = [f"{source} = llvm.extractvalue {whole}[{', '.join(map(str, values))}] : {written(kind)}"]
    return [*lines, f"{name}i = llvm.mlir.constant({path[-1][1]} : i32) : i32",
            f"{name} = llvm.extractelement {source}[{name}i : i32] : vector<{path[-1][2]}x!llvm.ptr>"]


def some_use(chance, streams, events, buffers):
    s, e, b, other = chance.choice(streams), chance.choice(events), chance.choice(buffers), chance.choice(buffers)
    call = lambda name, *values: f"llvm.call @{name}({', '.join(values)}) : ({', '.join([POINTER] * len(values))}) -> ()"
    copy = f"llvm.call @mgpuMemcpy({b}, {other}, %n, {s}) : ({POINTER}, {POINTER}, i64, {POINTER}) -> ()"
    fill = f"llvm.call @mgpuMemset32({b}, %w, %n, {s}) : ({POINTER}, i32, i64, {POINTER}) -> ()"
    common = [copy, copy, fill, call("mgpuEventRecord", e, s), call("mgpuEventRecord", e, s), call("mgpuStreamWaitEvent", s, e),
              call("mgpuEventSynchronize", e), call("mgpuStreamSynchronize", s), call("mgpuStreamSynchronize", s), f"llvm.store %w, {b} : i32, {POINTER}"]
    rare = [call("mgpuStreamDestroy", s), call("mgpuEventDestroy", e), call("mgpuEventRecord", s, e), call("mgpuStreamSynchronize", b),
            f"llvm.call @mgpuMemFree({b}, {s}) : ({POINTER}, {POINTER}) -> ()"]
    return chance.choice(rare if chance.random() < 0.06 else common)


def by_value(chance, number):
    """A public function and its plain twin, line by line."""
    count = chance.choice((3, 4, 5, 6))
    names = [f"%v{i}" for i in range(count)]
    roles = chance.sample(names, count)
    streams, events, buffers = roles[: 1 + (count > 4)], roles[1 + (count > 4) : 2 + (count > 4)], roles[2 + (count > 4) :]
    kind, paths = some_type(chance, count)
    while len(paths) != count or kind == "ptr" or "ptr, ptr, i64" in kind:  # which is a memref's descriptor
        kind, paths = some_type(chance, count)
    apart = [line for name, path in zip(names, paths) for line in taken_apart(name, "%all", kind, path)]
    body, label = ["%w = llvm.mlir.constant(7 : i32) : i32", "%n = llvm.mlir.constant(16 : i64) : i64"], 0
    for _ in range(chance.choice((4, 7, 10))):
        use = some_use(chance, streams, events, buffers)
        if chance.random() < 0.2:
            body += [f"llvm.cond_br %c, ^t{label}, ^e{label}", f"^t{label}:", use, f"llvm.br ^e{label}", f"^e{label}:"]
            label += 1
        else:
            body.append(use)
    end = ["llvm.return", "}"]
    hidden = [f"llvm.func @by_value{number}(%all: {written(kind)}, %c: i1) {{", *apart, *body, *end]
    plain = [f"llvm.func @by_value{number}({', '.join(f'{n}: {POINTER}' for n in names)}, %c: i1) {{", *[""] * len(apart), *body, *end]
    return hidden, plain


DECLARED = {"mgpuStreamDestroy": f"({POINTER})", "mgpuStreamSynchronize": f"({POINTER})", "mgpuEventRecord": f"({POINTER}, {POINTER})",
            "mgpuEventDestroy": f"({POINTER})", "mgpuEventSynchronize": f"({POINTER})", "mgpuStreamWaitEvent": f"({POINTER}, {POINTER})",
            "mgpuMemcpy": f"({POINTER}, {POINTER}, i64, {POINTER})", "mgpuMemset32": f"({POINTER}, i32, i64, {POINTER})",
            "mgpuMemFree": f"({POINTER}, {POINTER})"}


def missing(lines, used):
    """Declarations of what is used and not declared."""
    return [f"llvm.func @{name}{kind}" for name, kind in DECLARED.items()
            if any(f"@{name}(" in line for line in used) and not any(line.startswith("llvm.func") and f"@{name}(" in line for line in lines)]


# ---- the whole program ----

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
    hidden, plain = [], []
    for number in range(chance.choice((0, 1, 1, 2))):
        one, other = by_value(chance, number)
        hidden, plain = hidden + one, plain + other
    declared = missing(lines, hidden)
    end = [*passes("pass_pair", PAIR), *passes("pass_wide", "i128"), *passes("pass_struct", STRUCT)]
    return ([*out.hidden[:-1], *declared, *hidden, *end, *out.hidden[-1:]],
            [*out.plain[:-1], *declared, *plain, *out.plain[-1:]])


if __name__ == "__main__":
    main(__doc__, both)
