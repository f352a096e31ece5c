#!/usr/bin/env python3
"""Programs that choose between handles more often than is tried in all combinations, each time by a condition of its own.

usage: choices.py DIRECTORY

DIRECTORY/SHAPE.correct.mlir is right, in DIRECTORY/SHAPE.faulty.mlir each line that is marked is wrong. Around what they are about, both choose between other
streams, which has to do with nothing.
"""
import os
import sys

OTHERS = 9
HEAD = """llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
"""
LEAK, KIND, TWICE, USE, RACE = "stream-leak", "handle-kind-mismatch", "stream-double-destroy", "stream-use-after-destroy", "stream-race"


def call(name, *operands):
    return f"llvm.call @{name}({', '.join('%' + o for o in operands)}) : ({', '.join(['!llvm.ptr'] * len(operands))}) -> ()"


def create(name, *rules):
    return f"%{name} = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr" + (f" // expect: {' '.join(rules)}" if rules else "")


def select(name, condition, yes, no):
    return f"%{name} = llvm.select %{condition}, %{yes}, %{no} : i1, !llvm.ptr"


def marked(line, *rules):
    return line + (f" // expect: {' '.join(rules)}" if rules else "")


def others(name):
    """Streams of which one is waited for; all come to their end."""
    lines = []
    for i in range(OTHERS):
        a, b, s = f"{name}a{i}", f"{name}b{i}", f"{name}s{i}"
        lines += [create(a), create(b), select(s, f"q{i}", a, b), call("mgpuStreamSynchronize", s), call("mgpuStreamDestroy", a), call("mgpuStreamDestroy", b)]
    return lines


def function(lines):
    arguments = ", ".join([f"%q{i}: i1" for i in range(OTHERS)] + ["%c: i1", "%d: i1"])
    return HEAD + f"llvm.func @f({arguments}) {{\n  " + "\n  ".join([*others("x"), *lines, "llvm.return"]) + "\n}\n"


def each(faulty):
    lines = []
    for i in range(OTHERS):
        a, b, s = f"a{i}", f"b{i}", f"s{i}"
        lines += [create(a), create(b), select(s, f"q{i}", a, b)]
        lines += [marked(call("mgpuEventSynchronize", s), KIND) if faulty else call("mgpuStreamSynchronize", s)]
        lines += [call("mgpuStreamDestroy", a), call("mgpuStreamDestroy", b)]
    return lines


def opposite(faulty):
    second = select("t", "d", "b", "a") if faulty else select("t", "c", "b", "a")
    leak = [LEAK] if faulty else []
    return [create("a", *leak), create("b", *leak), select("s", "c", "a", "b"), call("mgpuStreamDestroy", "s"), *others("y"), second,
            marked(call("mgpuStreamDestroy", "t"), *([TWICE] if faulty else []))]


def alike(faulty):
    """Whether two conditions are one decides which of two blocks is come to."""
    test = '%e = llvm.icmp "eq" %c, %d : i1' if faulty else '%e = llvm.icmp "ne" %c, %d : i1'
    return [create("a"), create("b"), test, "llvm.cond_br %e, ^first, ^after", "^first:", *others("y"), select("s", "c", "a", "b"), call("mgpuStreamDestroy", "s"),
            select("t", "d", "a", "b"), marked(call("mgpuStreamSynchronize", "t"), *([USE] if faulty else [])), select("r", "c", "b", "a"),
            call("mgpuStreamDestroy", "r"), "llvm.return", "^after:", call("mgpuStreamDestroy", "a"), call("mgpuStreamDestroy", "b")]


def work(faulty):
    waited = select("t", "d", "a", "b") if faulty else select("t", "c", "a", "b")
    return ["%n = llvm.mlir.constant(64 : i64) : i64", "%z = llvm.mlir.constant(0 : i8) : i8", "%v = llvm.mlir.constant(7 : i32) : i32",
            "%null = llvm.mlir.zero : !llvm.ptr", create("a"), create("b"), create("o"),
            "%m = llvm.call @mgpuMemAlloc(%n, %null, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr", select("s", "c", "a", "b"),
            "llvm.call @mgpuMemset32(%m, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()", *others("y"), waited, call("mgpuStreamSynchronize", "t"),
            marked("llvm.call @mgpuMemset32(%m, %v, %n, %o) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()", *([RACE] if faulty else [])),
            *(call("mgpuStreamSynchronize", s) for s in "abo"), "llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()",
            *(call("mgpuStreamDestroy", s) for s in "abo")]


def round_(faulty):
    """What is chosen between is what the rounds of a loop of one block hand on."""
    handed = select("h", "k", "u", "w") + "\n  " + (select("g", "d", "w", "u") if faulty else select("g", "k", "w", "u"))
    return [create("a", *([LEAK] if faulty else [])), create("b"), "%0 = llvm.mlir.constant(0 : i32) : i32",
            "%1 = llvm.mlir.constant(1 : i32) : i32", "%5 = llvm.mlir.constant(5 : i32) : i32", "llvm.br ^loop(%0, %a, %b : i32, !llvm.ptr, !llvm.ptr)",
            "^loop(%i: i32, %u: !llvm.ptr, %w: !llvm.ptr):", '%k = llvm.icmp "eq" %i, %1 : i32', handed, *others("y"),
            "%j = llvm.add %i, %1 : i32", '%more = llvm.icmp "ult" %j, %5 : i32',
            "llvm.cond_br %more, ^loop(%j, %h, %g : i32, !llvm.ptr, !llvm.ptr), ^after", "^after:", call("mgpuStreamDestroy", "h"),
            marked(call("mgpuStreamDestroy", "g"), *([TWICE] if faulty else []))]


SHAPES = {"each": each, "opposite": opposite, "alike": alike, "work": work, "round": round_}


def main():
    directory = sys.argv[1]
    os.makedirs(directory)
    for name, shape in SHAPES.items():
        for faulty in (False, True):
            path = os.path.join(directory, f"{name}.{'faulty' if faulty else 'correct'}.mlir")
            with open(path, "w", encoding="utf-8") as program:
                program.write(function(shape(faulty)))


if __name__ == "__main__":
    main()
