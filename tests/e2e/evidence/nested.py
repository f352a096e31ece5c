#!/usr/bin/env python3
"""Random programs whose paths go through calls in calls, in loops and behind branches on conditions that are asked again: a search for a path
enters a callee within the search of its caller, and has to end.

usage: nested.py INTERPRET FIRST-SEED COUNT [--keep DIRECTORY]

Each program is answered within the time that an answer may take, and the runs that the interpreter makes agree with what is reported. The exit
status is 1 if one is not.
"""
import os
import pathlib
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import opinion  # noqa: E402

HANDLE = "!llvm.ptr"
RUNTIME = [f"llvm.func @mgpuStreamCreate() -> {HANDLE}", f"llvm.func @mgpuStreamDestroy({HANDLE})", f"llvm.func @mgpuStreamSynchronize({HANDLE})"]
RUNS = 300


class Function:
    """A function that calls those before it; `last`: it is the one that the outside calls."""

    def __init__(self, chance, number, last, kind):
        self.chance, self.number, self.last, self.kind = chance, number, last, kind
        self.lines, self.handles, self.names = [], [], 0
        self.conditions = ["%c", "%d", "%not"]

    def write(self):
        c, kind = self.chance, self.kind
        params = f"%n: {kind}" if self.last else f"%c: i1, %n: {kind}"
        self.lines.append(f"llvm.func {'' if self.last else 'internal '}@f{self.number}({params}) {'' if self.last else f'-> {HANDLE} '}{{")
        for name, value in (("k", c.choice((-128, 0, 1, 3, 7, 127))), ("z", 0), ("one", 1)):
            self.lines.append(f"%{name} = llvm.mlir.constant({value} : {kind}) : {kind}")
        if self.last:
            self.lines.append(f'%c = llvm.icmp "{c.choice(("uge", "slt", "eq", "ult"))}" %n, %k : {kind}')
        self.lines.append(f'%d = llvm.icmp "{c.choice(("ugt", "ne", "sle", "uge"))}" %n, %z : {kind}')
        self.lines += ["%true = llvm.mlir.constant(true) : i1", "%not = llvm.xor %c, %true : i1"]
        for _ in range(c.choice((1, 2, 2, 3))):
            self.handles.append(self.call(c.choice(self.conditions), "%n"))
            if c.random() < 0.3:
                self.handles.append(self.name("s"))
                self.lines.append(f"{self.handles[-1]} = llvm.call @mgpuStreamCreate() : () -> {HANDLE}")
            c.choice((self.branch, self.branch, self.loop, self.select))()
        for handle in c.sample(self.handles, c.randrange(len(self.handles) + 1)):
            self.use(c.choice(("mgpuStreamDestroy", "mgpuStreamSynchronize")), handle)
        self.lines += ["llvm.return" if self.last else f"llvm.return {c.choice(self.handles)} : {HANDLE}", "}"]
        return self.lines

    def name(self, stem):
        self.names += 1
        return f"%{stem}{self.names}"

    def use(self, name, handle):
        self.lines.append(f"llvm.call @{name}({handle}) : ({HANDLE}) -> ()")

    def call(self, condition, number):
        name = self.name("h")
        self.lines.append(f"{name} = llvm.call @f{self.chance.randrange(self.number)}({condition}, {number}) : (i1, {self.kind}) -> {HANDLE}")
        return name

    def branch(self):
        left, right, x = self.chance.choice(self.handles), self.chance.choice(self.handles), self.name("m")
        self.lines += [f"llvm.cond_br {self.chance.choice(self.conditions)}, ^a{x[1:]}, ^b{x[1:]}", f"^a{x[1:]}:"]
        if self.chance.random() < 0.5:
            self.use("mgpuStreamSynchronize", left)
        self.lines += [f"llvm.br ^c{x[1:]}({left} : {HANDLE})", f"^b{x[1:]}:", f"llvm.br ^c{x[1:]}({right} : {HANDLE})", f"^c{x[1:]}({x}: {HANDLE}):"]
        self.handles.append(x)

    def loop(self):
        """Its counter begins again in each call that comes within it."""
        x, kind = self.name("p"), self.kind
        at = x[1:]
        self.lines += [f"llvm.br ^l{at}(%z, {self.chance.choice(self.handles)} : {kind}, {HANDLE})", f"^l{at}(%i{at}: {kind}, {x}: {HANDLE}):",
                       f'%q{at} = llvm.icmp "{self.chance.choice(("ult", "slt", "ne"))}" %i{at}, {self.chance.choice(("%n", "%k"))} : {kind}',
                       f"llvm.cond_br %q{at}, ^m{at}, ^e{at}", f"^m{at}:", f"%j{at} = llvm.add %i{at}, %one : {kind}"]
        following = x
        if self.chance.random() < 0.6:
            following = self.chance.choice((x, self.call(self.chance.choice([*self.conditions, f"%q{at}"]), f"%i{at}")))
        self.lines += [f"llvm.br ^l{at}(%j{at}, {following} : {kind}, {HANDLE})", f"^e{at}:"]
        self.handles.append(x)

    def select(self):
        x, left, right = self.name("t"), self.chance.choice(self.handles), self.chance.choice(self.handles)
        self.lines.append(f"{x} = llvm.select {self.chance.choice(self.conditions)}, {left}, {right} : i1, {HANDLE}")
        self.handles.append(x)


def program(seed):
    chance = random.Random(f"nested {seed}")
    kind, depth = chance.choice(("i8", "i16", "i32", "i64")), chance.choice((2, 3, 4, 5))
    lines = [*RUNTIME, f"llvm.func internal @f0(%c: i1, %n: {kind}) -> {HANDLE} {{", f"%s = llvm.call @mgpuStreamCreate() : () -> {HANDLE}",
             f"llvm.return %s : {HANDLE}", "}"]
    for i in range(1, depth + 1):
        lines += Function(chance, i, i == depth, kind).write()
    return lines


def main():
    words, keep = sys.argv[1:], None
    if "--keep" in words:
        at = words.index("--keep")
        keep = pathlib.Path(words[at + 1])
        del words[at : at + 2]
    judge, bad = opinion.Opinion(words[0]), 0
    for seed in range(int(words[1]), int(words[1]) + int(words[2])):
        lines = program(seed)
        answer = judge.compare(lines, RUNS)
        bad_ways = ("crash", "false-proof", "false-violation") if answer.whole else ("crash", "false-proof")
        ways = [way for way in answer.ways if way[0] in bad_ways]
        if not ways:
            continue
        bad += 1
        print(f"seed {seed}: {ways}")
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"nested{seed}.mlir").write_text("\n".join(lines) + "\n")
    judge.close()
    print(f"{words[2]} programs with calls in calls, {bad} of them not decided as their runs say")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
