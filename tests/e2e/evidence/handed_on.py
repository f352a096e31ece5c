#!/usr/bin/env python3
"""Random programs whose tasks are waited for in roundabout ways, and record and wait for the same events.

usage: handed_on.py INTERPRET FIRST-SEED COUNT [--mlir-opt MLIR_OPT] [--keep DIRECTORY]

Tokens go through selects, branches, loops, functions and groups before somebody waits for them, or for another one; tasks record events that
others wait for. For each seed: a random program ("tasks"), what is left of it when all that is wrong is taken out ("right"), mutants of that,
and, with --mlir-opt, the coroutines that a program becomes. INTERPRET runs each, with tasks run at once and put off, and says where the
analysis says otherwise. The exit status is 1 if one of the two is wrong in some program; --keep keeps it.
"""
import argparse
import collections
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from evidence import lowered  # noqa: E402
from opinion import BAD, WARNINGS, Opinion  # noqa: E402

PTR, TOKEN, GROUP = "!llvm.ptr", "!async.token", "!async.group"
TYPES = {"mgpuMemcpy": (PTR, PTR, "i64", PTR), "mgpuMemset32": (PTR, "i32", "i64", PTR), "mgpuEventRecord": (PTR, PTR),
         "mgpuStreamWaitEvent": (PTR, PTR), "mgpuEventSynchronize": (PTR,), "mgpuStreamSynchronize": (PTR,),
         "mgpuStreamDestroy": (PTR,), "mgpuEventDestroy": (PTR,), "free": (PTR,), "mgpuMemFree": (PTR, PTR)}
DECLARED = [f"llvm.func @{name}({', '.join(types)})" for name, types in TYPES.items()] + [
    f"llvm.func @mgpuStreamCreate() -> {PTR}", f"llvm.func @mgpuEventCreate() -> {PTR}", f"llvm.func @malloc(i64) -> {PTR}",
    f"llvm.func @mgpuMemAlloc(i64, {PTR}, i8) -> {PTR}"]


def call(name, *operands):
    return f"llvm.call @{name}({', '.join(operands)}) : ({', '.join(TYPES[name])}) -> ()"


def helper(name, parameters, body, result=""):
    return [f"func.func private @{name}({parameters}){' -> ' + TOKEN if result else ''} {{", *body,
            f"return {result} : {TOKEN}" if result else "return", "}"]


CONSTANTS = ["%n = llvm.mlir.constant(64 : i64) : i64", "%v = llvm.mlir.constant(7 : i32) : i32"]
COPY = "%h: !llvm.ptr, %d: !llvm.ptr, %s: !llvm.ptr"
HELPERS = [
    *helper("aw", "%k: !async.token", ["async.await %k : !async.token"]),
    *helper("same", "%k: !async.token", [], "%k"),
    *helper("second", "%k: !async.token, %l: !async.token", ["async.await %l : !async.token"], "%k"),
    *helper("both", "%k: !async.token, %l: !async.token", ["%j = async.execute [%k, %l] {", "async.yield", "}"], "%j"),
    *helper("maybe", "%c: i1, %k: !async.token", ["scf.if %c {", "async.await %k : !async.token", "}"]),
    *helper("go", COPY, [*CONSTANTS, "%k = async.execute {", call("mgpuMemcpy", "%h", "%d", "%n", "%s"), "async.yield", "}"], "%k"),
    *helper("join", "%g: !async.group, " + COPY,
            [*CONSTANTS, "%k = async.execute {", call("mgpuMemcpy", "%h", "%d", "%n", "%s"), "async.yield", "}",
             "%r = async.add_to_group %k, %g : !async.token"]),
    *helper("all", "%g: !async.group", ["async.await_all %g"]),
    *helper("rec", "%e: !llvm.ptr, %s: !llvm.ptr", [call("mgpuEventRecord", "%e", "%s")]),
    *helper("after", "%t: !llvm.ptr, %e: !llvm.ptr", [call("mgpuStreamWaitEvent", "%t", "%e")]),
]


class Writer:
    def __init__(self, seed, lowers):
        self.chance, self.lines, self.count, self.lowers = random.Random(seed), [], 0, lowers

    def name(self, prefix):
        self.count += 1
        return f"%{prefix}{self.count}"

    def put(self, *lines):
        self.lines += lines

    def one(self, *of):
        return self.chance.choice(of)

    def work(self):
        """A statement of streams, events and memory."""
        s, t, e, m = self.one("%s", "%t"), self.one("%s", "%t"), self.one("%e", "%f"), self.one("%h", "%g")
        way = self.chance.randrange(11)
        if way < 2:
            self.put(call("mgpuMemcpy", m, "%d", "%n", s))
        elif way == 2:
            self.put(call("mgpuMemset32", "%d", "%v", "%n", s))
        elif way == 3:
            self.put(call("mgpuEventRecord", e, s))
        elif way == 4:
            self.put(call("mgpuStreamWaitEvent", t, e))
        elif way == 5:
            self.put(call("mgpuEventSynchronize", e))
        elif way < 8:
            self.put(call("mgpuStreamSynchronize", s))
        elif way == 8:
            self.put(self.one(f"func.call @rec({e}, {s}) : ({PTR}, {PTR}) -> ()", f"func.call @after({t}, {e}) : ({PTR}, {PTR}) -> ()"))
        else:
            self.put(f"{self.name('x')} = llvm.load volatile {m} : {PTR} -> i32")

    def begin(self, tokens):
        """A task, which may depend on others and begin others."""
        after = self.chance.sample(tokens, min(len(tokens), self.chance.randrange(3)))
        k = self.name("k")
        self.put(f"{k} = async.execute {'[' + ', '.join(after) + '] ' if after else ''}{{")
        for _ in range(self.chance.randrange(1, 4)):
            way = self.chance.random()
            if way < 0.1 and tokens:
                self.wait(tokens)
            elif way < 0.15:
                inner = self.begin([])
                self.put(f"async.await {inner} : {TOKEN}")
            else:
                self.work()
        self.put("async.yield", "}")
        return k

    def wait(self, tokens):
        k = self.one(*tokens)
        self.put(self.one(f"async.await {k} : {TOKEN}", f"async.await {k} : {TOKEN}", f"func.call @aw({k}) : ({TOKEN}) -> ()",
                          f"func.call @maybe(%c, {k}) : (i1, {TOKEN}) -> ()"))

    def token(self, tokens):
        """Another name for a token, or what is awaited with it."""
        k, l, x = self.one(*tokens), self.one(*tokens), self.name("k")
        way = self.chance.randrange(4 if self.lowers else 7)
        if way == 0:
            self.put(f"{x} = arith.select {self.one('%c', '%b')}, {k}, {l} : {TOKEN}")
        elif way == 1:
            self.put(f"{x} = func.call @same({k}) : ({TOKEN}) -> {TOKEN}")
        elif way < 4:
            self.put(f"{x} = func.call @{self.one('second', 'both')}({k}, {l}) : ({TOKEN}, {TOKEN}) -> {TOKEN}")
        elif way < 6:
            self.put(f"{x} = scf.if {self.one('%c', '%b')} -> ({TOKEN}) {{")
            first = self.begin(tokens) if self.chance.random() < 0.5 else k
            self.put(f"scf.yield {first} : {TOKEN}", "} else {")
            second = self.begin(tokens) if self.chance.random() < 0.5 else l
            self.put(f"scf.yield {second} : {TOKEN}", "}")
        else:
            p, i = self.name("p"), self.name("i")
            self.put(f"{x} = scf.for {i} = %c0 to %c2 step %c1 iter_args({p} = {k}) -> ({TOKEN}) {{")
            if self.chance.random() < 0.4:
                self.put(f"async.await {p} : {TOKEN}")
            inner = self.begin([p] if self.chance.random() < 0.6 else tokens)
            self.put(f"scf.yield {self.one(inner, inner, inner, l)} : {TOKEN}", "}")
        return x

    def group(self, tokens):
        g, added = self.name("g"), self.chance.randrange(1, 3)
        self.put(f"{g} = async.create_group %c{added} : {GROUP}")
        for _ in range(added):
            if self.chance.random() < 0.4:
                self.put(f"func.call @join({g}, {self.one('%h', '%g')}, %d, {self.one('%s', '%t')}) : ({GROUP}, {PTR}, {PTR}, {PTR}) -> ()")
            else:
                k = self.begin(tokens)
                self.put(f"{self.name('r')} = async.add_to_group {k}, {g} : {TOKEN}")
        self.put(self.one(f"async.await_all {g}", f"func.call @all({g}) : ({GROUP}) -> ()"))

    def program(self):
        self.put(*DECLARED, *HELPERS, "func.func @main(%c: i1, %b: i1) {", *CONSTANTS, "%dev = llvm.mlir.constant(0 : i8) : i8",
                 f"%null = llvm.mlir.zero : {PTR}", *(f"%c{i} = arith.constant {i} : index" for i in range(3)),
                 *(f"{name} = llvm.call @mgpuStreamCreate() : () -> {PTR}" for name in ("%s", "%t")),
                 *(f"{name} = llvm.call @mgpuEventCreate() : () -> {PTR}" for name in ("%e", "%f")),
                 *(f"{name} = llvm.call @malloc(%n) : (i64) -> {PTR}" for name in ("%h", "%g")),
                 f"%d = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, {PTR}, i8) -> {PTR}",
                 call("mgpuEventRecord", "%e", "%s"), call("mgpuEventRecord", "%f", "%t"))
        tokens = []
        for _ in range(self.chance.randrange(3, 9)):
            way = self.chance.random()
            if way < 0.3 or not tokens:
                tokens.append(self.begin(tokens))
            elif way < 0.38:
                x = self.name("k")
                self.put(f"{x} = func.call @go({self.one('%h', '%g')}, %d, {self.one('%s', '%t')}) : ({PTR}, {PTR}, {PTR}) -> {TOKEN}")
                tokens.append(x)
            elif way < 0.55:
                tokens.append(self.token(tokens))
            elif way < 0.62:
                self.group(tokens)
            elif way < 0.8:
                self.wait(tokens)
            else:
                self.work()
        self.put(*(f"async.await {k} : {TOKEN}" for k in tokens if self.chance.random() < 0.9))
        self.put(*(call("mgpuStreamSynchronize", name) for name in ("%s", "%t")), *(call("free", name) for name in ("%h", "%g")),
                 call("mgpuMemFree", "%d", "%s"), *(call("mgpuEventDestroy", name) for name in ("%e", "%f")),
                 *(call("mgpuStreamDestroy", name) for name in ("%s", "%t")), "return", "}")
        return self.lines


# ---- what becomes of one ----------------------------------------------------------------------------------------------------------


def is_statement(line):
    """It may be left out without making the program none."""
    return line.startswith(("llvm.call @mgpu", "func.call @", "async.await", "llvm.call @free")) or " = llvm.load volatile" in line


def first_of_main(lines):
    return next(i for i, line in enumerate(lines) if line.startswith("func.func @main"))


def mended(lines, opinion):
    """Without what goes wrong; None where that does not end well."""
    for _ in range(30):
        answer = opinion.run(lines)
        if answer.error or not answer.errors:
            return None
        wrong = {line for line, rule in answer.shown if rule not in WARNINGS}
        if not wrong:
            return lines
        if not all(is_statement(lines[line - 1]) and line > first_of_main(lines) for line in wrong):
            return None
        lines = [text for number, text in enumerate(lines, 1) if number not in wrong]
    return None


def mutants(lines, chance, count):
    """A statement less, or once more, or in another place; another token awaited."""
    at = [i for i in range(first_of_main(lines), len(lines)) if is_statement(lines[i])]
    for _ in range(count):
        i, way = chance.choice(at), chance.randrange(3)
        rest = lines[:i] + lines[i + 1:]
        if way == 0:
            yield rest
        elif way == 1:
            j = chance.choice(at)
            yield [*rest[:j], lines[i], *rest[j:]]
        else:
            others = [text for text in lines if text.startswith("async.await ") and text != lines[i]]
            if lines[i].startswith("async.await ") and others:
                yield [*lines[:i], chance.choice(others), *lines[i + 1:]]


def programs_of(seed, opinion):
    lines = Writer(seed, seed % 2 == 0).program()
    yield "tasks", lines
    right = mended(lines, opinion)
    if right:
        yield "right", right
        for mutant in mutants(right, random.Random(seed), 3):
            yield "mutant", mutant


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("interpret")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--mlir-opt")
    parser.add_argument("--keep")
    options = parser.parse_args()
    opinion, counts, differ = Opinion(options.interpret), collections.Counter(), 0

    def take(name, kind, lines):
        answer = opinion.compare(lines)
        if answer.is_no_program():
            counts["no programs"] += 1
            return 0
        counts["programs"] += 1
        counts["right"] += answer.is_right()
        counts["right, and proved"] += answer.is_right() and answer.verdict == "proved"
        counts["faulty"] += answer.is_faulty()
        counts["faulty, and violated"] += answer.is_faulty() and answer.verdict == "violated"
        counts["stopped"] += bool(answer.stops)
        bad = [(way, line, rule) for way, line, rule in answer.ways if way in BAD]
        if any(rule == "deadlock" for _, rule in answer.found):  # what comes behind a wait that never ends is never run
            bad = [one for one in bad if not one[0].startswith("false-v") and not one[0].startswith("false-w")]
        for way, line, rule in bad:
            print(f"{name}: {way} at line {line}: {rule}")
        if options.keep and (bad or (answer.is_right() and answer.verdict != "proved")):
            os.makedirs(options.keep, exist_ok=True)
            with open(os.path.join(options.keep, f"{name}{'' if bad else '-unproved'}.mlir"), "w", encoding="utf-8") as out:
                out.write("\n".join(lines) + "\n")
        return bool(bad)

    for seed in range(options.first, options.first + options.count):
        kept = {}
        for number, (kind, lines) in enumerate(programs_of(seed, opinion)):
            name = f"{seed:06}-{number}-{kind}"
            differ += take(name, kind, lines)
            if options.mlir_opt and seed % 2 == 0 and kind != "mutant":
                kept[name + "-coroutines"] = lines
        for name, lines in (lowered(options.mlir_opt, kept) if kept else {}).items():
            counts["coroutines"] += 1
            differ += take(name, "coroutines", lines)
    opinion.close()
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())) + f", {differ} decided wrongly")
    sys.exit(1 if differ or not counts["right, and proved"] or not counts["faulty, and violated"] else 0)


if __name__ == "__main__":
    main()
