#!/usr/bin/env python3
"""Random conditions on numbers of 8 bits, each tried with all of them.

usage: wrapping.py GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

Each program destroys a stream a second time where conditions hold that are computed from two numbers of 8 bits: by sums, products, quotients,
remainders, shifts, narrower and wider numbers, selections, and operations that are undefined for some. What it comes to is computed here, for
every pair of numbers, as the language reference of LLVM says. A program that no pair makes wrong may not be violated, one that some pair makes
wrong not be proved; whoever is wrong is printed, and the exit status is 1. --keep keeps the files.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile

WIDTH = 8


class Undefined(Exception):
    """What the program does there has no meaning."""


def signed(k, width):
    k &= (1 << width) - 1
    return k - (1 << width) if k >> (width - 1) else k


def low(k, width):
    return k & ((1 << width) - 1)


def towards_zero(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def divide(a, b, width):
    if b == 0 or (a == -(1 << (width - 1)) and b == -1):
        raise Undefined
    return towards_zero(a, b)


def unsigned_quotient(a, b):
    if b == 0:
        raise Undefined
    return a // b


def shifted(a, b, width, how):
    if b >= width:
        raise Undefined
    return how(a, b)


def kept(k, width, flags):
    """A sum, if its flags allow it."""
    if "nsw" in flags and not -(1 << (width - 1)) <= k[0] < 1 << (width - 1):
        raise Undefined
    if "nuw" in flags and not 0 <= k[1] < 1 << width:
        raise Undefined
    return k[0]


# By name, what it makes of two numbers of so many bits, of 0 to 2^width - 1.
OPERATIONS = {
    "add": lambda a, b, w, f: kept((signed(a, w) + signed(b, w), a + b), w, f),
    "sub": lambda a, b, w, f: kept((signed(a, w) - signed(b, w), a - b), w, f),
    "mul": lambda a, b, w, f: kept((signed(a, w) * signed(b, w), a * b), w, f),
    "and": lambda a, b, w, f: a & b,
    "or": lambda a, b, w, f: a | b,
    "xor": lambda a, b, w, f: a ^ b,
    "udiv": lambda a, b, w, f: unsigned_quotient(a, b),
    "sdiv": lambda a, b, w, f: divide(signed(a, w), signed(b, w), w),
    "urem": lambda a, b, w, f: a - unsigned_quotient(a, b) * b,
    "srem": lambda a, b, w, f: signed(a, w) - divide(signed(a, w), signed(b, w), w) * signed(b, w),
    "shl": lambda a, b, w, f: shifted(a, b, w, lambda x, y: x << y),
    "lshr": lambda a, b, w, f: shifted(a, b, w, lambda x, y: x >> y),
    "ashr": lambda a, b, w, f: shifted(signed(a, w), b, w, lambda x, y: x >> y),
    "smin": lambda a, b, w, f: min(signed(a, w), signed(b, w)),
    "smax": lambda a, b, w, f: max(signed(a, w), signed(b, w)),
    "umin": lambda a, b, w, f: min(a, b),
    "umax": lambda a, b, w, f: max(a, b),
}
INTRINSICS = {"smin", "smax", "umin", "umax"}
TESTS = {
    "eq": lambda a, b, w: a == b,
    "ne": lambda a, b, w: a != b,
    "slt": lambda a, b, w: signed(a, w) < signed(b, w),
    "sle": lambda a, b, w: signed(a, w) <= signed(b, w),
    "sgt": lambda a, b, w: signed(a, w) > signed(b, w),
    "sge": lambda a, b, w: signed(a, w) >= signed(b, w),
    "ult": lambda a, b, w: a < b,
    "ule": lambda a, b, w: a <= b,
    "ugt": lambda a, b, w: a > b,
    "uge": lambda a, b, w: a >= b,
}


class Program:
    """Lines of a function, and what each value is, by functions of the values so far; a value is None where it is undefined."""

    def __init__(self, chance):
        self.chance = chance
        self.lines, self.steps, self.numbers, self.conditions, self.count = [], [], [("%x", 8), ("%y", 8)], [], 0
        self.happens = []  # names of what has to be defined, since it is done and not only computed

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def constant(self, width):
        k = self.chance.choice((0, 1, 2, 3, 7, 8, -1, -2, 100, 127, -128, self.chance.randrange(256)))
        name = self.name()
        self.lines.append(f"  {name} = llvm.mlir.constant({signed(k, width)} : i{width}) : i{width}")
        self.steps.append((name, lambda env, k=low(k, width): k))
        return name

    def any(self, width):
        """A number of so many bits."""
        fitting = [n for n, w in self.numbers if w == width]
        if fitting and self.chance.random() < 0.7:
            return self.chance.choice(fitting)
        return self.constant(width)

    def put(self, name, line, compute):
        self.lines.append(f"  {name} = {line}")
        self.steps.append((name, compute))

    def operation(self):
        op = self.chance.choice(sorted(OPERATIONS))
        width = self.chance.choice([w for _, w in self.numbers])
        a, b, name, flags = self.any(width), self.any(width), self.name(), ""
        if op in ("add", "sub", "mul"):
            flags = self.chance.choice(("", "", "nsw", "nuw", "nsw, nuw"))
        of = OPERATIONS[op]
        text = f" overflow<{flags}>" if flags else ""
        line = f"llvm.intr.{op}({a}, {b}) : (i{width}, i{width}) -> i{width}" if op in INTRINSICS else f"llvm.{op} {a}, {b}{text} : i{width}"

        def compute(env):
            if env[a] is None or env[b] is None:
                return None
            try:
                return low(of(env[a], env[b], width, flags), width)
            except Undefined:
                return None

        self.put(name, line, compute)
        if op in ("udiv", "sdiv", "urem", "srem"):
            self.happens.append((name, a, b, op, width))
        self.numbers.append((name, width))

    def resize(self):
        source, width = self.chance.choice(self.numbers)
        to, name = self.chance.choice((3, 5, 8, 16, 32)), self.name()
        if to == width:
            return
        kind = "trunc" if to < width else self.chance.choice(("zext", "sext"))

        def compute(env):
            return None if env[source] is None else low(signed(env[source], width) if kind == "sext" else env[source], to)

        self.put(name, f"llvm.{kind} {source} : i{width} to i{to}", compute)
        self.numbers.append((name, to))

    def test(self):
        width = self.chance.choice([w for _, w in self.numbers])
        a, b, name, test = self.any(width), self.any(width), self.name(), self.chance.choice(sorted(TESTS))
        self.put(name, f'llvm.icmp "{test}" {a}, {b} : i{width}',
                 lambda env: None if env[a] is None or env[b] is None else int(TESTS[test](env[a], env[b], width)))
        self.conditions.append(name)
        return name

    def select(self):
        width = self.chance.choice([w for _, w in self.numbers])
        c, a, b, name = self.test(), self.any(width), self.any(width), self.name()
        self.put(name, f"llvm.select {c}, {a}, {b} : i1, i{width}", lambda env: None if env[c] is None else env[a] if env[c] else env[b])
        self.numbers.append((name, width))

    def text(self):
        """Straight code, then one branch after the other."""
        for _ in range(self.chance.randrange(2, 7)):
            self.chance.choice((self.operation, self.operation, self.resize, self.select))()
        self.branches = [(self.test(), self.chance.random() < 0.5) for _ in range(self.chance.randrange(1, 4))]
        out = ["llvm.func @mgpuStreamCreate() -> !llvm.ptr", "llvm.func @mgpuStreamDestroy(!llvm.ptr)",
               "llvm.func @main(%x: i8, %y: i8) {", "  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr", *self.lines, "  llvm.br ^t0"]
        for i, (condition, is_true) in enumerate(self.branches):
            sides = (f"^t{i + 1}", "^end") if is_true else ("^end", f"^t{i + 1}")
            out += [f"^t{i}:", f"  llvm.cond_br {condition}, {sides[0]}, {sides[1]}"]
        out += [f"^t{len(self.branches)}:", "  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()", "  llvm.br ^end", "^end:",
                "  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()", "  llvm.return", "}"]
        return "\n".join(out) + "\n"

    def is_wrong_with(self, x, y):
        env = {"%x": x, "%y": y}
        for name, compute in self.steps:
            env[name] = compute(env)
        for name, a, b, op, width in self.happens:  # a division is done, whoever looks at it: by 0 or poison the program means nothing
            if env[b] in (None, 0) or (op in ("sdiv", "srem") and env[name] is None and env[a] is not None):
                return False
        for condition, is_true in self.branches:
            if env[condition] is None:
                return False
            if bool(env[condition]) != is_true:
                return False
        return True

    def is_wrong(self):
        return any(self.is_wrong_with(x, y) for x in range(256) for y in range(256))


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ", 1)[1].splitlines()[0])
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    counts, bad = {}, 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or scratch
        os.makedirs(folder, exist_ok=True)
        for seed in range(options.first, options.first + options.count):
            program = Program(random.Random(seed))
            path = os.path.join(folder, f"{seed}.mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(program.text())
            done = subprocess.run([options.gpuverify, "--quiet", "--no-config", path], stdout=subprocess.PIPE, check=False)
            verdict = {0: "proved", 1: "violated", 3: "unproved"}.get(done.returncode, f"status {done.returncode}")
            wrong = program.is_wrong()
            counts[(wrong, verdict)] = counts.get((wrong, verdict), 0) + 1
            if verdict.startswith("status") or (verdict == "proved" if wrong else verdict == "violated"):
                print(f"{seed}: {'wrong' if wrong else 'right'}, and {verdict}")
                bad += 1
    for (wrong, verdict), count in sorted(counts.items()):
        print(f"{'wrong' if wrong else 'right'} programs {verdict}: {count}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
