#!/usr/bin/env python3
"""Writes random programs, each with the findings marked that some run of it shows.

usage: generate.py DIRECTORY FIRST-SEED COUNT

A program makes streams and events and uses them, rightly and wrongly, in straight lines, branches, loops, calls, selects, block
arguments, stack slots, a global variable and structs. What is wrong with it is not known from the way it was made: interpreter.py runs it on every
input. Conditions and loop counts are independent arguments of @main, so that what a run can do and what a path can do are the same.
The same seed gives the same program.
"""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.dont_write_bytecode = True
from interpreter import findings  # noqa: E402

PTR = "!llvm.ptr"
STRUCT = "!llvm.struct<(ptr, i64, ptr)>"
RUNTIME = {"mgpuStreamCreate": 0, "mgpuEventCreate": 0, "mgpuStreamSynchronize": 1, "mgpuStreamDestroy": 1,
           "mgpuStreamWaitEvent": 2, "mgpuEventRecord": 2, "mgpuEventSynchronize": 1, "mgpuEventDestroy": 1}
LOOPS = 2


class Writer:
    """Writes one function. `scope` holds what can be used at this point: pairs of a value and the kind that it probably has."""

    def __init__(self, rng, helpers, in_main):
        self.rng, self.helpers, self.in_main = rng, helpers, in_main
        self.lines, self.names, self.loops = [], 0, 0

    def fresh(self, prefix):
        self.names += 1
        return f"{prefix}{self.names}"

    def line(self, text):
        self.lines.append(text)

    def pick(self, scope, kind):
        """A handle from the scope, nearly always of the kind asked for if there is one."""
        fitting = [value for value, its in scope if its == kind]
        if fitting and self.rng.random() < 0.995:
            return self.rng.choice(fitting[-4:])
        return self.rng.choice(scope)[0]

    def pick_two(self, scope):
        kind = self.rng.choice(["stream", "event"])
        return self.pick(scope, kind), self.pick(scope, kind), kind

    # -- statements: each may add to the scope --

    def create(self, scope):
        kind = self.rng.choice(["stream", "event"])
        value = self.fresh("%h")
        self.line(f"{value} = llvm.call @mgpu{kind.title()}Create() : () -> {PTR}")
        if kind == "event" and self.rng.random() < 0.8:
            self.line(f"llvm.call @mgpuEventRecord({value}, {self.pick(scope, 'stream')}) : ({PTR}, {PTR}) -> ()")
        scope.append((value, kind))

    def use(self, scope):
        name, kinds = self.rng.choice([("mgpuStreamSynchronize", ["stream"]), ("mgpuStreamDestroy", ["stream"]),
                                       ("mgpuStreamDestroy", ["stream"]), ("mgpuEventSynchronize", ["event"]),
                                       ("mgpuEventDestroy", ["event"]), ("mgpuEventDestroy", ["event"]),
                                       ("mgpuStreamWaitEvent", ["stream", "event"]), ("mgpuEventRecord", ["event", "stream"])])
        operands = [self.pick(scope, kind) for kind in kinds]
        self.line(f"llvm.call @{name}({', '.join(operands)}) : ({', '.join([PTR] * len(kinds))}) -> ()")
        if "Destroy" in name and self.rng.random() < 0.85:  # mostly leave it alone from now on
            scope[:] = [pair for pair in scope if pair[0] != operands[0]] if len(scope) > 1 else scope

    def select(self, scope):
        one, other, kind = self.pick_two(scope)
        value = self.fresh("%h")
        self.line(f"{value} = llvm.select {self.condition()}, {one}, {other} : i1, {PTR}")
        scope.append((value, kind))

    def slot(self, scope):
        slot, kind = self.rng.choice([("%slot0", "stream"), ("%slot1", "event"), ("%slot2", "event")])
        if self.rng.random() < 0.5:
            self.line(f"llvm.store {self.pick(scope, kind)}, {slot} : {PTR}, {PTR}")
        else:
            value = self.fresh("%h")
            self.line(f"{value} = llvm.load {slot} : {PTR} -> {PTR}")
            scope.append((value, kind))

    def struct(self, scope):
        one, other, kind = self.pick_two(scope)
        a, b, c, value = (self.fresh("%v") for _ in range(4))
        self.line(f"{a} = llvm.mlir.poison : {STRUCT}")
        self.line(f"{b} = llvm.insertvalue {one}, {a}[0] : {STRUCT}")
        self.line(f"{c} = llvm.insertvalue {other}, {b}[2] : {STRUCT}")
        self.line(f"{value} = llvm.extractvalue {c}[{self.rng.choice([0, 2])}] : {STRUCT}")
        scope.append((value, kind))

    def call(self, scope):
        name, kind = self.rng.choice(self.helpers)
        value = self.fresh("%h")
        self.line(f"{value} = llvm.call @{name}({self.pick(scope, kind)}, {self.condition()}) : ({PTR}, i1) -> {PTR}")
        scope.append((value, kind))

    def by_reference(self, scope):
        """A function destroys what is in the slot and puts a new one there, or not."""
        slot, name = self.rng.choice([("%slot0", "renew_stream"), ("%slot1", "renew_event"), ("%slot2", "renew_event")])
        self.line(f"llvm.call @{name}({slot}, {self.condition()}) : ({PTR}, i1) -> ()")

    def branch(self, scope, depth):
        number = self.fresh("")
        _, _, kind = self.pick_two(scope)
        self.line(f"llvm.cond_br {self.condition()}, ^then{number}, ^else{number}")
        for side in ("then", "else"):
            inner = list(scope)
            self.line(f"^{side}{number}:")
            self.statements(inner, depth + 1, self.rng.randrange(0, 4))
            self.line(f"llvm.br ^join{number}({self.pick(inner, kind)} : {PTR})")
        value = self.fresh("%h")
        self.line(f"^join{number}({value}: {PTR}):")
        scope.append((value, kind))

    def loop(self, scope, depth):
        """do { … } while (++i < n), which carries one handle."""
        number, count = self.fresh(""), f"%n{self.loops}"
        self.loops += 1
        first, _, kind = self.pick_two(scope)
        carried, last = self.fresh("%h"), self.fresh("%h")
        self.line(f"llvm.br ^loop{number}(%c0, {first} : i64, {PTR})")
        self.line(f"^loop{number}(%i{number}: i64, {carried}: {PTR}):")
        inner = scope + [(carried, kind)]
        self.statements(inner, depth + 1, self.rng.randrange(1, 5))
        on = self.pick(inner, kind)
        self.line(f"%next{number} = llvm.add %i{number}, %c1 : i64")
        self.line(f"%more{number} = llvm.icmp \"slt\" %next{number}, {count} : i64")
        self.line(f"llvm.cond_br %more{number}, ^loop{number}(%next{number}, {on} : i64, {PTR}), ^after{number}({on} : {PTR})")
        self.line(f"^after{number}({last}: {PTR}):")
        scope.append((last, kind))

    def condition(self):
        return f"%c{self.rng.choice('abc' if self.in_main else 'a')}" if self.rng.random() < 0.7 else "%na"

    def statements(self, scope, depth, count):
        for _ in range(count):
            ways = [self.create] * 3 + [self.use] * 6 + [self.select, self.struct]
            if self.in_main:
                ways += [self.slot, self.slot, self.by_reference]
            if self.helpers:
                ways += [self.call] * 2
            if depth < 3:
                ways += [lambda s: self.branch(s, depth)] * 2
            if self.in_main and depth == 0 and self.loops < LOOPS:
                ways += [lambda s: self.loop(s, depth)] * 2
            self.rng.choice(ways)(scope)

    def tidy(self, scope):
        """Most handles that are left are destroyed at the end, as they would be in a program that somebody wrote."""
        for value, kind in scope:
            if self.rng.random() < 0.6:
                self.line(f"llvm.call @mgpu{kind.title()}Destroy({value}) : ({PTR}) -> ()")


def function(head, lines):
    return f"  llvm.func {head} {{\n" + "".join(f"  {line}\n" if line.startswith("^") else f"    {line}\n" for line in lines) + "  }\n"


def negation():
    return ["%true = llvm.mlir.constant(true) : i1", "%na = llvm.xor %ca, %true : i1"]


def private(name, arguments, result, lines):
    arguments = ", ".join(f"{value}: {type}" for value, type in arguments)
    return function(f"@{name}({arguments}){result} attributes {{sym_visibility = \"private\"}}", lines)


def helper(rng, name, helpers):
    """A random function of a handle and a condition, which returns a handle: its text, and the kind of both."""
    kind, other = rng.sample(["stream", "event"], 2)
    writer, scope = Writer(rng, helpers, False), [("%h", kind), ("%o", other)]
    writer.line(f"%o = llvm.call @mgpu{other.title()}Create() : () -> {PTR}")
    writer.statements(scope, 1, rng.randrange(1, 4))
    writer.tidy([pair for pair in scope if pair[0] == "%o"])
    end = f"llvm.return {writer.pick(scope, kind)} : {PTR}"
    return private(name, [("%h", PTR), ("%ca", "i1")], f" -> {PTR}", [*negation(), *writer.lines, end]), kind


def renew(kind):
    """A function that puts a new handle into a slot, if told to, and destroys the old one."""
    return private(f"renew_{kind}", [("%slot", PTR), ("%c", "i1")], "", [
        f"%old = llvm.load %slot : {PTR} -> {PTR}", "llvm.cond_br %c, ^renew, ^end", "^renew:",
        f"llvm.call @mgpu{kind.title()}Destroy(%old) : ({PTR}) -> ()", f"%new = llvm.call @mgpu{kind.title()}Create() : () -> {PTR}",
        f"llvm.store %new, %slot : {PTR}, {PTR}", "llvm.br ^end", "^end:", "llvm.return"])


def main_function(rng, helpers):
    """@main: one stream and one recorded event, three slots that hold them, random statements, and an end that tidies up."""
    writer, scope = Writer(rng, helpers, True), [("%stream", "stream"), ("%event", "event")]
    writer.statements(scope, 0, rng.randrange(3, 9))
    writer.tidy(scope)
    start = ["%c0 = llvm.mlir.constant(0 : i64) : i64", "%c1 = llvm.mlir.constant(1 : i64) : i64", *negation(),
             f"%stream = llvm.call @mgpuStreamCreate() : () -> {PTR}", f"%event = llvm.call @mgpuEventCreate() : () -> {PTR}",
             f"llvm.call @mgpuEventRecord(%event, %stream) : ({PTR}, {PTR}) -> ()",
             f"%slot0 = llvm.alloca %c1 x {PTR} : (i64) -> {PTR}", f"llvm.store %stream, %slot0 : {PTR}, {PTR}",
             f"%slot1 = llvm.alloca %c1 x {PTR} : (i64) -> {PTR}", f"llvm.store %event, %slot1 : {PTR}, {PTR}",
             f"%slot2 = llvm.mlir.addressof @slot : {PTR}", f"llvm.store %event, %slot2 : {PTR}, {PTR}"]
    # What the global variable holds at the end is not handed on.
    end = [f"%null = llvm.mlir.zero : {PTR}", f"llvm.store %null, %slot2 : {PTR}, {PTR}", "llvm.return"]
    arguments = ", ".join(["%ca: i1", "%cb: i1", "%cc: i1"] + [f"%n{n}: i64" for n in range(LOOPS)])
    return function(f"@main({arguments})", [*start, *writer.lines, *end])


def program(seed):
    rng, helpers, others = random.Random(seed), [], {}
    for name in ("helper0", "helper1"):
        others[name], kind = helper(rng, name, list(helpers))
        helpers.append((name, kind))
    others.update((f"renew_{kind}", renew(kind)) for kind in ("stream", "event"))
    main = main_function(rng, helpers)
    called = {name for name in others if f"@{name}(" in main}
    called |= {name for name in ("helper0",) if "helper1" in called and f"@{name}(" in others["helper1"]}
    text = f"module {{\n  llvm.mlir.global internal @slot() {{addr_space = 0 : i32}} : {PTR} {{\n"
    text += f"    %0 = llvm.mlir.zero : {PTR}\n    llvm.return %0 : {PTR}\n  }}\n"
    text += "".join(others[name] for name in others if name in called) + main
    for name, operands in RUNTIME.items():
        text += f"  llvm.func @{name}({', '.join([PTR] * operands)}){'' if operands else ' -> ' + PTR}\n"
    return text + "}\n"


def mark(text):
    """The program with its findings marked."""
    lines = text.splitlines()
    for (line, rule), count in sorted(findings(text).items()):
        lines[line - 1] += ("  // expect:" if "// expect:" not in lines[line - 1] else "") + f" {rule}" * count
    return "\n".join(lines) + "\n"


def main():
    directory, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(directory, exist_ok=True)
    for seed in range(first, first + count):
        with open(os.path.join(directory, f"{seed:06}.mlir"), "w", encoding="utf-8") as out:
            out.write(mark(program(seed)))


if __name__ == "__main__":
    main()
