#!/usr/bin/env python3
"""Random programs that put addresses of streams into integers of 128 bits and take them out again: one that ends what is no stream has no certificate.

usage: wide.py INTERPRET DIRECTORY FIRST-SEED COUNT

All is computed here, with addresses that are random numbers. Prints how many go wrong, and how many others have a certificate.
"""
import random
import sys

sys.dont_write_bytecode = True
from campaign import attack  # noqa: E402

RUNS = 8
HEAD = """module {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @main(%n: i64, %m: i128, %c: i1) {
%one = llvm.mlir.constant(1 : i64) : i64
%a = llvm.alloca %one x i128 : (i64) -> !llvm.ptr
%b = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
"""
SHIFTS = [64, 64, 64, 64, 64, 0, 8, 32, 63, 65, 96]
MASK = (1 << 128) - 1


class Program:
    """Values are functions of a run's inputs; None: undefined, or not followed."""

    def __init__(self, seed):
        self.rng, self.lines, self.count = random.Random(seed), [HEAD], 0
        self.streams, self.narrow, self.broad = [], [], []
        for i in range(self.rng.randrange(1, 4)):
            s, v = self.line("llvm.call @mgpuStreamCreate() : () -> !llvm.ptr"), None
            v = self.line(f"llvm.ptrtoint {s} : !llvm.ptr to i64")
            self.streams.append(s)
            self.narrow.append((v, lambda run, i=i: run["streams"][i]))
        self.narrow.append(("%n", lambda run: run["n"]))
        self.broad.append(("%m", lambda run: run["m"]))
        self.ends, self.slot = [], None
        for _ in range(self.rng.randrange(3, 14)):
            self.step()
        for _ in range(self.rng.randrange(1, 3)):
            self.end()

    def line(self, text):
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}\n")
        return f"%v{self.count}"

    def constant(self, number):
        return self.line(f"llvm.mlir.constant({number} : i128) : i128")

    def recent(self, values):
        return values[-1 - min(int(self.rng.expovariate(0.9)), len(values) - 1)] if self.rng.random() < 0.8 else self.rng.choice(values)

    def step(self):
        kind = self.rng.randrange(10)
        if kind < 2:
            v, f = self.rng.choice(self.narrow)
            name = self.rng.choice(["zext", "zext", "zext", "sext"])
            self.broad.append((self.line(f"llvm.{name} {v} : i64 to i128"),
                               f if name == "zext" else lambda run, f=f: (f(run) - (1 << 64) * (f(run) >> 63)) & MASK))
        elif kind < 5:
            v, f = self.recent(self.broad)
            by, name = self.rng.choice(SHIFTS), self.rng.choice(["shl", "lshr", "ashr"])
            what = {"shl": lambda x: x << by & MASK, "lshr": lambda x: x >> by, "ashr": lambda x: (x - (1 << 128) * (x >> 127)) >> by & MASK}[name]
            self.broad.append((self.line(f"llvm.{name} {v}, {self.constant(by)} : i128"), lambda run, f=f: what(f(run))))
        elif kind < 7:
            (v, f), (w, g) = self.recent(self.broad), self.rng.choice(self.broad)
            name = self.rng.choice(["or", "or", "or", "add", "xor", "and"])
            what = {"or": lambda x, y: x | y, "add": lambda x, y: x + y & MASK, "xor": lambda x, y: x ^ y, "and": lambda x, y: x & y}[name]
            self.broad.append((self.line(f"llvm.{name} {v}, {w} : i128"), lambda run: what(f(run), g(run))))
        elif kind < 8:
            v, f = self.recent(self.broad)
            self.narrow.append((self.line(f"llvm.trunc {v} : i128 to i64"), lambda run: f(run) & (1 << 64) - 1))
        elif kind < 9:
            (v, f), (w, g) = self.recent(self.broad), self.rng.choice(self.broad)
            self.broad.append((self.line(f"llvm.select %c, {v}, {w} : i1, i128"), lambda run: f(run) if run["c"] else g(run)))
        else:
            self.memory()

    def memory(self):
        """Whole values and halves, stored and loaded."""
        if self.slot is None or self.rng.random() < 0.5:
            v, f = self.recent(self.broad)
            self.lines.append(f"llvm.store {v}, %a : i128, !llvm.ptr\n")
            self.slot = f
            if self.rng.random() < 0.4:
                (w, g), upper = self.rng.choice(self.narrow), self.rng.random() < 0.5
                self.lines.append(f"llvm.store {w}, %{'b' if upper else 'a'} : i64, !llvm.ptr\n")
                self.slot = (lambda run, f=f, g=g: f(run) & (1 << 64) - 1 | g(run) << 64) if upper else (lambda run, f=f, g=g: f(run) >> 64 << 64 | g(run))
        f, upper = self.slot, self.rng.random() < 0.5
        if self.rng.random() < 0.5:
            self.broad.append((self.line("llvm.load %a : !llvm.ptr -> i128"), f))
        else:
            self.narrow.append((self.line(f"llvm.load %{'b' if upper else 'a'} : !llvm.ptr -> i64"), lambda run: (f(run) >> (64 if upper else 0)) & (1 << 64) - 1))

    def end(self):
        v, f = self.recent(self.narrow)
        p = self.line(f"llvm.inttoptr {v} : i64 to !llvm.ptr")
        self.lines.append(f"llvm.call @mgpuStreamDestroy({p}) : (!llvm.ptr) -> ()\n")
        self.ends.append(f)

    def goes_wrong(self, seed):
        for i in range(RUNS):
            rng = random.Random(f"{seed} {i}")
            run = {"streams": [rng.getrandbits(64) | 1 for _ in self.streams], "n": rng.getrandbits(64), "m": rng.getrandbits(128), "c": rng.random() < 0.5}
            alive = {*run["streams"], run["m"] & MASK >> 64, run["m"] >> 64}  # members of an aggregate are objects (O6)
            for f in self.ends:
                if f(run) not in alive:
                    return True
                alive.discard(f(run))
        return False


def make(seed):
    program = Program(seed)
    return "".join(program.lines) + "llvm.return\n}\n}\n", program.goes_wrong(seed)


if __name__ == "__main__":
    attack("wide", make, 80)
