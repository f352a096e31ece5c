#!/usr/bin/env python3
"""Random modules that keep streams and buffers in variables: where some calls, one after the other, make one of them go wrong, it has no certificate.

usage: kept.py INTERPRET DIRECTORY FIRST-SEED COUNT

Functions that make what is missing, use it and end it, with operations left out, repeated, exchanged and inserted. Each module is called at random here, and
what it returns, or was passed, is destroyed or not. Prints how many go wrong, and how many others have a certificate.
"""
import copy
import random
import sys

sys.dont_write_bytecode = True
from campaign import attack  # noqa: E402

RUNS, CALLS, DEEPEST = 300, 6, 2
STREAMS, BUFFERS = ["s", "t"], ["b"]
HEAD = """module {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @outside()
llvm.mlir.global internal @flag(0 : i32) : i32
"""
VARIABLE = "llvm.mlir.global internal @{0}() : !llvm.ptr {{\n%0 = llvm.mlir.zero : !llvm.ptr\nllvm.return %0 : !llvm.ptr\n}}\n"


class Fault(Exception):
    """Something that no longer exists, or not yet, is used, or work is not ordered."""


class Returned(Exception):
    """With a value."""


# ---- functions: an operation is a tuple; conditions have two lists of operations


def made(rng):
    """Operations that make all, and say so."""
    some = [("make", "s"), ("alloc", "b")] + ([("make", "t")] if rng.random() < 0.3 else [])
    return some + [("set", 1)]


def function(rng):
    """One that is right, if all the others are of the same kind."""
    uses = [("fill", "b", "s"), ("sync", "s")]
    ends = [("sync", "s"), ("free", "b"), ("destroy", "s"), ("set", 0)]
    kind = rng.randrange(7)
    if kind == 0:
        return [("if_flag", 0, made(rng), []), *uses]
    if kind == 1:
        return [("if_flag", 1, uses, [])]
    if kind == 2:
        return [("if_flag", 1, ends, [])]
    if kind == 3:
        return [("if_null", "s", [("make", "s"), ("alloc", "b")], []), ("if_c", uses, [])]
    if kind == 4:
        return [("if_flag", 1, [("sync", "s"), ("destroy", "s"), ("make", "s")], made(rng))]
    if kind == 5:
        return [("call",), ("if_flag", 1, uses, [])]
    return [("if_flag", 0, [("return",)], []), ("if_c", ends, uses)]


def any_operation(rng):
    g = rng.choice(STREAMS)
    return rng.choice([("make", g), ("alloc", "b"), ("sync", g), ("destroy", g), ("fill", "b", g), ("free", "b"), ("null", g), ("null", "b"), ("set", 0),
                       ("set", 1), ("param", g), ("return",), ("give", g), ("call",), ("outside",), ("copy", "s", "t"), ("copy", "t", "s"),
                       ("if_c", [any_stream(rng)], []), ("if_flag", rng.randrange(2), [any_stream(rng)], [("return",)])])


def any_stream(rng):
    return rng.choice([("make", "s"), ("sync", "s"), ("destroy", "s"), ("null", "s"), ("give", "s"), ("fill", "b", "t")])


def lists(operations):
    yield operations
    for op in operations:
        for part in op:
            if isinstance(part, list):
                yield from lists(part)


def change(rng, operations):
    where = rng.choice(list(lists(operations)))
    at, kind = rng.randrange(len(where) + 1), rng.randrange(4)
    if kind == 0 and at < len(where):
        del where[at]
    elif kind == 1 and at < len(where):
        where.insert(at, copy.deepcopy(where[at]))
    elif kind == 2 and at + 1 < len(where):
        where[at], where[at + 1] = where[at + 1], where[at]
    else:
        where.insert(at, any_operation(rng))


# ---- runs


class Run:
    def __init__(self, rng, functions):
        self.rng, self.functions = rng, functions
        self.flag, self.holds = 0, {g: None for g in STREAMS + BUFFERS}
        self.alive, self.pending = [], []  # by object: of a buffer, streams whose work uses it
        self.depth = 0

    def new(self):
        self.alive.append(True)
        self.pending.append(set())
        return len(self.alive) - 1

    def used(self, g, null):
        ref = self.holds[g]
        if (ref is None and not null) or (ref is not None and not self.alive[ref]):
            raise Fault
        return ref

    def called(self):
        """One of the functions, by another module."""
        if self.depth == DEEPEST:
            return
        self.depth += 1
        passed, given = self.new(), None
        try:
            self.do(self.functions[self.rng.randrange(len(self.functions) - 1)], self.rng.random() < 0.5, passed)
        except Returned as end:
            given = end.args[0]
            if given is not None and not self.alive[given]:
                raise Fault from end
        for ref in (passed, given):
            if ref is not None and self.rng.random() < 0.7:
                self.alive[ref] = False
        self.depth -= 1

    def do(self, operations, c, passed):
        for op in operations:
            getattr(self, op[0])(c, passed, *op[1:])

    def make(self, _c, _passed, g):
        self.holds[g] = self.new()

    alloc = make

    def sync(self, _c, _passed, g):
        ref = self.used(g, True)
        for some in self.pending:
            some.discard(ref)

    def destroy(self, _c, _passed, g):
        self.alive[self.used(g, False)] = False

    def fill(self, _c, _passed, b, g):
        buffer, stream = self.used(b, False), self.used(g, True)
        if self.pending[buffer] - {stream}:
            raise Fault
        self.pending[buffer].add(stream)

    def free(self, _c, _passed, b):
        ref = self.used(b, True)
        if ref is not None:
            self.alive[ref] = False

    def null(self, _c, _passed, g):
        self.holds[g] = None

    def set(self, _c, _passed, k):
        self.flag = k

    def param(self, _c, passed, g):
        self.holds[g] = passed

    def copy(self, _c, _passed, g, h):
        self.holds[h] = self.holds[g]

    def give(self, _c, _passed, g):
        raise Returned(self.holds[g])

    def call(self, c, passed):
        try:
            self.do(self.functions[-1], c, passed)
        except Returned:
            pass

    def outside(self, _c, _passed):
        while self.rng.random() < 0.5:
            self.called()

    def if_flag(self, c, passed, k, yes, no):
        self.do(yes if self.flag == k else no, c, passed)

    def if_null(self, c, passed, g, yes, no):
        self.do(yes if self.holds[g] is None else no, c, passed)

    def if_c(self, c, passed, yes, no):
        self.do(yes if c else no, c, passed)


setattr(Run, "return", lambda self, _c, _passed: (_ for _ in ()).throw(Returned(None)))


def goes_wrong(seed, functions):
    for i in range(RUNS):
        run = Run(random.Random(f"{seed} {i}"), functions)
        try:
            for _ in range(CALLS):
                run.called()
        except Fault:
            return True
    return False


# ---- text


class Writer:
    def __init__(self):
        self.lines, self.count = [], 0

    def name(self):
        self.count += 1
        return f"{self.count}"

    def load(self, g, kind="!llvm.ptr"):
        a, v = "%a" + self.name(), "%v" + self.name()
        self.lines += [f"{a} = llvm.mlir.addressof @{g} : !llvm.ptr", f"{v} = llvm.load {a} : !llvm.ptr -> {kind}"]
        return v

    def store(self, value, g, kind="!llvm.ptr"):
        a = "%a" + self.name()
        self.lines += [f"{a} = llvm.mlir.addressof @{g} : !llvm.ptr", f"llvm.store {value}, {a} : {kind}, !llvm.ptr"]

    def branch(self, condition, yes, no):
        a, b, end = "^a" + self.name(), "^b" + self.name(), "^e" + self.name()
        self.lines.append(f"llvm.cond_br {condition}, {a}, {b}")
        for label, operations in ((a, yes), (b, no)):
            self.lines.append(f"{label}:")
            self.write(operations)
            self.lines.append(f"llvm.br {end}")
        self.lines.append(f"{end}:")

    def leave(self, value):
        self.lines += [f"llvm.return {value} : !llvm.ptr", "^u" + self.name() + ":"]

    def write(self, operations):
        for op in operations:
            self.one(*op)

    def one(self, what, *of):
        v = "%r" + self.name()
        if what == "make":
            self.lines.append(f"{v} = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
            self.store(v, of[0])
        elif what == "alloc":
            self.lines.append(f"{v} = llvm.call @mgpuMemAlloc(%n, %null, %z8) : (i64, !llvm.ptr, i8) -> !llvm.ptr")
            self.store(v, of[0])
        elif what in ("sync", "destroy"):
            name = "Synchronize" if what == "sync" else "Destroy"
            self.lines.append(f"llvm.call @mgpuStream{name}({self.load(of[0])}) : (!llvm.ptr) -> ()")
        elif what == "fill":
            b, s = self.load(of[0]), self.load(of[1])
            self.lines.append(f"llvm.call @mgpuMemset32({b}, %one, %n, {s}) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()")
        elif what == "free":
            self.lines.append(f"llvm.call @mgpuMemFree({self.load(of[0])}, %null) : (!llvm.ptr, !llvm.ptr) -> ()")
        elif what == "null":
            self.store("%null", of[0])
        elif what == "set":
            self.store("%one" if of[0] else "%zero", "flag", "i32")
        elif what == "param":
            self.store("%p", of[0])
        elif what == "copy":
            self.store(self.load(of[0]), of[1])
        elif what == "give":
            self.leave(self.load(of[0]))
        elif what == "return":
            self.leave("%null")
        elif what == "call":
            self.lines.append(f"{v} = llvm.call @helper(%c, %p) : (i1, !llvm.ptr) -> !llvm.ptr")
        elif what == "outside":
            self.lines.append("llvm.call @outside() : () -> ()")
        elif what == "if_flag":
            self.lines.append(f'{v} = llvm.icmp "eq" {self.load("flag", "i32")}, {"%one" if of[0] else "%zero"} : i32')
            self.branch(v, of[1], of[2])
        elif what == "if_null":
            loaded = self.load(of[0])
            self.lines.append(f'{v} = llvm.icmp "eq" {loaded}, %null : !llvm.ptr')
            self.branch(v, of[1], of[2])
        else:
            self.branch("%c", of[0], of[1])


def text_of(functions):
    w = Writer()
    for i, operations in enumerate(functions):
        is_helper = i + 1 == len(functions)
        name = "internal @helper" if is_helper else f"@f{i}"
        w.lines += [f"llvm.func {name}(%c: i1, %p: !llvm.ptr) -> !llvm.ptr {{", "%null = llvm.mlir.zero : !llvm.ptr", "%one = llvm.mlir.constant(1 : i32) : i32",
                    "%zero = llvm.mlir.constant(0 : i32) : i32", "%n = llvm.mlir.constant(4 : i64) : i64", "%z8 = llvm.mlir.constant(0 : i8) : i8"]
        w.write([op for op in operations if not (is_helper and op[0] == "call")])
        w.lines += ["llvm.return %null : !llvm.ptr", "}"]
    return HEAD + "".join(VARIABLE.format(g) for g in STREAMS + BUFFERS) + "\n".join(w.lines) + "\n}\n"


def without_calls(operations):
    for some in lists(operations):
        some[:] = [op for op in some if op[0] != "call"]
    return operations


def module(seed):
    rng = random.Random(seed)
    functions = [function(rng) for _ in range(rng.randrange(2, 4))] + [[("if_flag", 0, made(rng), [])]]
    for _ in range(rng.choice([0, 1, 1, 2, 3, 5])):
        change(rng, rng.choice(functions))
    without_calls(functions[-1])
    return functions


def make(seed):
    functions = module(seed)
    return text_of(functions), goes_wrong(seed, functions)


if __name__ == "__main__":
    attack("kept", make, 90)
