#!/usr/bin/env python3
"""Random loops over an array of streams: where some numbers lead to the use of what is not there, the program has no certificate.

usage: loops.py INTERPRET DIRECTORY FIRST-SEED COUNT

Each loop makes, uses or ends what is in an element; what it counts to, in which width, how it ends and where an element is, are chosen at random. All is run
here with small numbers. Prints how many go wrong, and how many others have a certificate.
"""
import itertools
import random
import sys

sys.dont_write_bytecode = True
from campaign import attack  # noqa: E402

MOST, ROOM = 5, 32
HEAD = """module {{
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @ask() -> i1
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main(%n: i64, %m: i64) {{
{constants}
%most = llvm.mlir.constant({most} : i64) : i64
%room = llvm.mlir.constant({room} : i32) : i32
%bytes = llvm.mlir.constant({bytes} : i64) : i64
"""
CONSTANTS = [-1, 0, 1, 2, 3]
COMPARED = {"slt": lambda a, b: a < b, "ult": lambda a, b: a % 2**64 < b % 2**64, "ne": lambda a, b: a != b, "sge": lambda a, b: a >= b, "sgt": lambda a, b: a > b}


class Fault(Exception):
    """What is not there is used."""


class Endless(Exception):
    """It does not end, or leaves the array: so nothing comes of it."""


class Program:
    def __init__(self, seed):
        self.rng, self.lines, self.count, self.loops = random.Random(seed), [], 0, []
        self.narrow = self.rng.random() < 0.3
        self.guard()
        likely = self.bound() if self.rng.random() < 0.7 else None
        for what in self.rng.choice([["make", "sync", "end"], ["make", "end"], ["make", "sync", "again", "end"], ["make", "make_if", "end"], ["make", "sync"]]):
            self.loop(what, likely if likely and self.rng.random() < 0.75 else self.bound())

    def name(self, kind):
        self.count += 1
        return f"{kind}{self.count}"

    def line(self, text):
        v = "%" + self.name("v")
        self.lines.append(f"{v} = {text}")
        return v

    def constant(self, number):
        return "%c" + str(number).replace("-", "m")

    def guard(self):
        """0 <= n, m <= MOST; and sometimes more is known."""
        for x in ("%n", "%m"):
            self.only(self.line(f'llvm.icmp "ugt" {x}, %most : i64'))
        self.known = None
        if self.rng.random() < 0.4:
            how = self.rng.choice(["sgt", "slt", "ne"])
            self.known = lambda n, m: not COMPARED[how](n, m)
            self.only(self.line(f'llvm.icmp "{how}" %n, %m : i64'))

    def only(self, condition):
        on = "^" + self.name("on")
        self.lines += [f"llvm.cond_br {condition}, ^out, {on}", f"{on}:"]

    def bound(self):
        """A name, and what it is of n and m."""
        kind = self.rng.randrange(9)
        if kind < 3:
            return "%n", lambda n, m: n
        if kind == 3:
            return "%m", lambda n, m: m
        if kind == 4:
            code = self.rng.choice(["smax", "smin", "umax", "umin"])
            return self.line(f"llvm.intr.{code}(%n, %m) : (i64, i64) -> i64"), max if code.endswith("max") else min
        if kind == 5:
            code, c = self.rng.choice(["smax", "umax"]), self.rng.choice([0, 1])
            return self.line(f"llvm.intr.{code}(%n, {self.constant(c)}) : (i64, i64) -> i64"), lambda n, m: max(n, c)
        if kind == 6:
            c, flags = self.rng.choice([1, -1]), self.rng.choice(["", " overflow<nsw>"])
            return self.line(f"llvm.add %n, {self.constant(c)}{flags} : i64"), lambda n, m: n + c
        if kind == 7:
            c = self.rng.choice(CONSTANTS)
            return self.constant(c), lambda n, m: c
        narrow = self.line("llvm.trunc %n : i64 to i32")
        return self.line(f"llvm.{self.rng.choice(['zext', 'sext'])} {narrow} : i32 to i64"), lambda n, m: n

    def index(self, i):
        """Where the element is."""
        kind = self.rng.randrange(14)
        if kind == 0:
            c = self.rng.choice([1, -1])
            return self.line(f"llvm.add {i}, {self.constant(c)} overflow<nsw> : i64"), lambda i, n, m: i + c
        if kind == 1:
            last = self.line(f"llvm.sub %n, {self.constant(1)} overflow<nsw> : i64")
            return self.line(f"llvm.sub {last}, {i} overflow<nsw> : i64"), lambda i, n, m: n - 1 - i
        if kind == 2:
            return self.line(f"llvm.urem {i}, %n : i64"), lambda i, n, m: i % n if n else None
        if kind == 3:
            narrow = self.line(f"llvm.trunc {i} overflow<nsw> : i64 to i32")
            return self.line(f"llvm.sext {narrow} : i32 to i64"), lambda i, n, m: i
        if kind == 4:
            code = self.rng.choice(["smin", "umin", "smax"])
            return self.line(f"llvm.intr.{code}({i}, %m) : (i64, i64) -> i64"), lambda i, n, m: max(i, m) if code == "smax" else min(i, m)
        return i, lambda i, n, m: i

    def loop(self, what, bound):
        """Up from the first number to the bound, or down from there to it; tested before each round, or after it."""
        rng, (bound, value) = self.rng, bound
        first, down, late, leaves = rng.choice([0, 0, 0, 0, 1]), rng.random() < 0.2, rng.random() < 0.4, rng.random() < 0.15
        how = rng.choice(["slt", "slt", "ult", "ne"])
        flags, step = rng.choice(["", " overflow<nsw>", " overflow<nsw, nuw>"]) if not down else rng.choice(["", " overflow<nsw>"]), -1 if down else 1
        head, body, after, i = "^" + self.name("head"), "^" + self.name("body"), "^" + self.name("after"), "%" + self.name("i")
        start, end = (self.line(f"llvm.sub {bound}, {self.constant(1)} overflow<nsw> : i64"), self.constant(first)) if down else (self.constant(first), bound)
        test = "sge" if down else how
        if late:
            self.lines.append(f"llvm.cond_br {self.line(f'llvm.icmp {chr(34)}{test}{chr(34)} {start}, {end} : i64')}, {body}({start} : i64), {after}")
            self.lines.append(f"{body}({i}: i64):")
        else:
            self.lines += [f"llvm.br {head}({start} : i64)", f"{head}({i}: i64):"]
            self.lines += [f"llvm.cond_br {self.line(f'llvm.icmp {chr(34)}{test}{chr(34)} {i}, {end} : i64')}, {body}, {after}", f"{body}:"]
        if leaves:
            on = "^" + self.name("on")
            self.lines += [f"llvm.cond_br {self.line('llvm.call @ask() : () -> i1')}, {after}, {on}", f"{on}:"]
        index, at = self.index(i)
        self.act(what, index)
        following = self.line(f"llvm.add {i}, {self.constant(step)}{flags} : i64")
        if late:
            self.lines.append(f"llvm.cond_br {self.line(f'llvm.icmp {chr(34)}{test}{chr(34)} {following}, {end} : i64')}, {body}({following} : i64), {after}")
        else:
            self.lines.append(f"llvm.br {head}({following} : i64)")
        self.lines.append(f"{after}:")
        self.loops.append((what, first, value, down, test, leaves, at))

    def act(self, what, index):
        place = self.line(f"llvm.getelementptr %a[{index}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr")
        if what in ("make", "make_if"):
            made = self.line("llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
            self.lines.append(f"llvm.store {made}, {place} : !llvm.ptr, !llvm.ptr")
            return
        held = self.line(f"llvm.load {place} : !llvm.ptr -> !llvm.ptr")
        self.lines.append(f"llvm.call @mgpuStream{'Synchronize' if what in ('sync', 'again') else 'Destroy'}({held}) : (!llvm.ptr) -> ()")

    def run(self, n, m, rng):
        array, alive, made = {}, set(), 0
        for what, first, value, down, test, leaves, at in self.loops:
            bound = value(n, m)
            i, end, rounds = (bound - 1, first, 0) if down else (first, bound, 0)
            while COMPARED[test](i, end):
                if leaves and rng.random() < 0.3:
                    break
                k, rounds = at(i, n, m), rounds + 1
                if k is None or not 0 <= k < ROOM or rounds > 2 * ROOM:
                    raise Endless
                if what in ("make", "make_if"):
                    array[k] = made = made + 1
                    alive.add(made)
                elif array.get(k) not in alive:
                    raise Fault
                elif what == "end":
                    alive.discard(array[k])
                i += -1 if down else 1

    def goes_wrong(self, seed):
        rng = random.Random(seed)
        for n, m in itertools.product(range(MOST + 1), repeat=2):
            if self.known and not self.known(n, m):
                continue
            for _ in range(4):
                try:
                    self.run(n, m, rng)
                except Fault:
                    return True
                except Endless:
                    pass
        return False

    def text(self):
        constants = "\n".join(f"{self.constant(c)} = llvm.mlir.constant({c} : i64) : i64" for c in CONSTANTS)
        array = "%a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr" if self.narrow else "%a = llvm.alloca %room x !llvm.ptr : (i32) -> !llvm.ptr"
        return HEAD.format(constants=constants, most=MOST, room=ROOM, bytes=8 * ROOM) + "\n".join([array, *self.lines, "llvm.br ^out", "^out:", "llvm.return"]) + "\n}\n}\n"


def make(seed):
    program = Program(seed)
    return program.text(), program.goes_wrong(seed)


if __name__ == "__main__":
    attack("loops", make, 30)
