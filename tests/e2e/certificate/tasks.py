#!/usr/bin/env python3
"""Random tasks beside their caller, on the same streams: none that goes wrong on a run of the interpreter has a certificate.

usage: tasks.py INTERPRET DIRECTORY FIRST-SEED COUNT

Prints how many go wrong, and how many others have a certificate.
"""
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "evidence"))
from campaign import attack  # noqa: E402
from opinion import Opinion  # noqa: E402

PTR = "!llvm.ptr"


def call(name, *operands):
    return f"llvm.call @{name}({', '.join('%' + o for o in operands)}) : ({', '.join(PTR for _ in operands)}) -> ()"


def fill(buffer, stream):
    return f"llvm.call @mgpuMemset32(%{buffer}, %v, %c4, %{stream}) : ({PTR}, i32, i64, {PTR}) -> ()"


def copied(to, of, stream):
    return f"llvm.call @mgpuMemcpy(%{to}, %{of}, %c4, %{stream}) : ({PTR}, {PTR}, i64, {PTR}) -> ()"


HEAD = ["module attributes {gpu.container_module} {", *(f"llvm.func @{name}() -> {PTR}" for name in ("mgpuStreamCreate", "mgpuEventCreate")),
        *(f"llvm.func @{name}({PTR})" for name in ("mgpuStreamDestroy", "mgpuStreamSynchronize", "mgpuEventDestroy", "mgpuEventSynchronize")),
        *(f"llvm.func @{name}({PTR}, {PTR})" for name in ("mgpuStreamWaitEvent", "mgpuEventRecord", "mgpuMemFree")),
        f"llvm.func @mgpuMemAlloc(i64, {PTR}, i8) -> {PTR}", f"llvm.func @mgpuMemcpy({PTR}, {PTR}, i64, {PTR})", f"llvm.func @mgpuMemset32({PTR}, i32, i64, {PTR})",
        "llvm.func @main(%c: i1) {", "%c4 = llvm.mlir.constant(4 : i64) : i64", "%v = llvm.mlir.constant(7 : i32) : i32", "%shared = llvm.mlir.constant(1 : i8) : i8",
        *(f"%{s} = llvm.call @mgpuStreamCreate() : () -> {PTR}" for s in "st"), *(f"%{e} = llvm.call @mgpuEventCreate() : () -> {PTR}" for e in "ef"),
        *(f"%{b} = llvm.call @mgpuMemAlloc(%c4, %s, %shared) : (i64, {PTR}, i8) -> {PTR}" for b in "bd"), call("mgpuEventRecord", "e", "t"), call("mgpuEventRecord", "f", "s")]
TAIL = [call("mgpuStreamSynchronize", "s"), call("mgpuStreamSynchronize", "t"), call("mgpuEventDestroy", "e"), call("mgpuEventDestroy", "f"), call("mgpuMemFree", "b", "s"),
        call("mgpuMemFree", "d", "s"), call("mgpuStreamDestroy", "s"), call("mgpuStreamDestroy", "t"), "llvm.return", "}", "}"]
OPERATIONS = [*(call("mgpuStreamWaitEvent", s, e) for s in "st" for e in "ef"), *(call("mgpuEventRecord", e, s) for s in "st" for e in "eff"),
              *(call("mgpuStreamSynchronize", s) for s in "st"), *(call("mgpuEventSynchronize", e) for e in "ef"), *(fill(b, s) for b in "bd" for s in "st"), copied("d", "b", "s"), copied("d", "b", "t"),
              *(f"%r{b}NUMBER = llvm.load %{b} : {PTR} -> i32" for b in "bd"), *(f"llvm.store %v, %{b} : i32, {PTR}" for b in "bd")]


class Tasks:
    """One or two tasks, beside each other, one in the other, one after the other, or one that awaits the other; one may be awaited never, or on one way only."""

    def __init__(self, seed):
        self.rng, self.count = random.Random(seed), 0

    def some(self, few, many):
        for _ in range(self.rng.randint(few, many)):
            self.count += 1
            yield self.rng.choice(OPERATIONS).replace("NUMBER", str(self.count))

    def task(self, name, *inside, after=None):
        return [f"%{name} = async.execute {f'[%{after}] ' if after else ''}{{", *self.some(1, 3), *inside, *self.some(0, 1), "async.yield", "}"]

    def awaited(self, name):
        self.count += 1
        wait, way, after = f"async.await %{name} : !async.token", f"^way{self.count}", f"^after{self.count}"
        return self.rng.choice([[wait], [wait], [wait], [], [f"llvm.cond_br %c, {way}, {after}", way + ":", wait, f"llvm.br {after}", after + ":"]])

    def second(self, awaits):
        if not awaits:
            return self.task("j", after=self.rng.choice(["k", None]))
        return ["%j = async.execute {", *self.some(0, self.rng.choice([0, 0, 1])), "async.await %k : !async.token", *self.some(0, 2), "async.yield", "}"]

    def uses(self, value):
        return self.rng.choices([call("mgpuStreamWaitEvent", "t", value), call("mgpuEventSynchronize", value), call("mgpuEventRecord", value, "s"),
                                 call("mgpuEventDestroy", value)], [4, 4, 2, 1], k=self.rng.randint(0, 2))

    def of_made(self):
        """A task makes an event, which another one and the caller get of it."""
        give = f"async.await %gives : !async.value<{PTR}>"
        makes = ["%k, %gives = async.execute -> !async.value<!llvm.ptr> {", *self.some(0, 1), f"%made = llvm.call @mgpuEventCreate() : () -> {PTR}",
                 call("mgpuEventRecord", "made", "s"), *self.some(0, 1), f"async.yield %made : {PTR}", "}"]
        gets = ["%j = async.execute {", *self.some(0, self.rng.choice([0, 0, 1])), "%x = " + give, *self.uses("x"), *self.some(0, 1), "async.yield", "}"]
        first, second = [[f"async.await %{n} : !async.token"] for n in "kj"]
        return [*makes, *self.some(0, 1), *gets, *self.some(0, 1), *self.rng.choice([first, second, [], first + second]), "%y = " + give, *self.uses("y"),
                *self.rng.choice([second, []])]

    def program(self):
        kind = self.rng.randrange(8)
        if kind < 2:
            body = [*self.task("k"), *self.some(1, 3), *(self.awaited("k") if kind else ["async.await %k : !async.token"])]
        elif kind == 7:
            body = self.of_made()
        elif kind == 2:
            inner = [*self.task("j"), *self.some(0, 2), *self.rng.choice([["async.await %j : !async.token"], []])]
            body = [*self.task("k", *inner), *self.some(1, 2), *self.awaited("k")]
        else:
            body = [*self.task("k"), *self.some(0, 2), *self.second(kind > 4), *self.some(0, 2)]
            names = ["k", "j"]
            self.rng.shuffle(names)
            for name in names:
                body += [*self.awaited(name), *self.some(0, 1)]
        return [*HEAD, *self.some(0, 2), *body, *self.some(0, 2), *TAIL]


def program(seed):
    return Tasks(seed).program()


def make(opinion, seed):
    lines = program(seed)
    return "\n".join(lines) + "\n", opinion.run(lines).is_faulty()


def main():
    opinion = Opinion(sys.argv[1])
    try:
        attack("tasks", lambda seed: make(opinion, seed), 40)
    finally:
        opinion.close()


if __name__ == "__main__":
    main()
