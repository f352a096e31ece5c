#!/usr/bin/env python3
"""Random programs whose conditions and bounds are always the same, which nobody follows.

usage: disguised.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

Most parameters of a random program become constants, at random. In one file they are computed from constants, and the interpreter says what is
wrong with the program; in the other from what is 0 for every number, which is often not followed, and that one is what GPUVERIFY gets.
What a path rests on is then often such a number. Nothing must be reported where no run of the first shows anything, and no fault of it may
be proved absent. The exit status is 1 if that happens; --keep keeps both files.
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from decided import main, parameters_of  # noqa: E402


def nothing(name, hidden):
    """0, or what is harder to see to be 0: what a division by 1 leaves, or the bits of an even number that an odd one has, or how much the bits
    turned round twice differ from what they were, which is not followed."""
    one = f"{name}_one = llvm.mlir.constant(1 : i64) : i64"
    none = f"{name}_none = llvm.mlir.constant(0 : i64) : i64"
    zero = {None: f"{name}_zero = llvm.add {name}_none, {name}_none : i64",
            "rest": f"{name}_zero = llvm.urem %any, {name}_one : i64",
            "bits": f"{name}_even = llvm.shl %any, {name}_one : i64\n{name}_zero = llvm.and {name}_even, {name}_one : i64",
            "turned": (f"{name}_turned = llvm.intr.bitreverse(%any) : (i64) -> i64\n"
                       f"{name}_back = llvm.intr.bitreverse({name}_turned) : (i64) -> i64\n{name}_zero = llvm.sub {name}_back, %any : i64")}[hidden]
    lines = zero.split("\n")
    return [one, none, *lines, *[""] * (3 - len(lines))]


def number(name, value, hidden):
    return [*nothing(name, hidden), f"{name}_k = llvm.mlir.constant({value} : i64) : i64",
            f"{name} = llvm.add {name}_zero, {name}_k : i64"]


def condition(name, value, hidden, way):
    """Asked for at once, or by a branch before, one of whose sides says so: in a block argument, in memory, or to a caller. The functions that are
    called for it, and the lines."""
    block, known = name[1:], ("false", "true")
    asks = [*nothing(name, hidden), f"{name}_0 = llvm.mlir.constant(0 : i64) : i64",
            f'{name}_is = llvm.icmp "eq" {name}_zero, {name}_0 : i64']
    says = [f"{name}_so = llvm.mlir.constant({known[value]}) : i1", f"{name}_not = llvm.mlir.constant({known[1 - value]}) : i1"]
    branch, so, other = f"llvm.cond_br {name}_is, ^{block}_so, ^{block}_not", f"^{block}_so:", f"^{block}_not:"
    made = [f"{name}_slot = llvm.alloca {name}_one x i1 : (i64) -> !llvm.ptr", f"llvm.store {name}_not, {name}_slot : i1, !llvm.ptr"]
    store, read = f"llvm.store {name}_so, {name}_slot : i1, !llvm.ptr", f"{name} = llvm.load {name}_slot : !llvm.ptr -> i1"
    if way == "at once":
        return [], [*asks, *says, f"{name} = llvm.xor {name}_is, {name}_not : i1"]
    if way == "select":
        return [], [*asks, *says, f"{name} = llvm.select {name}_is, {name}_so, {name}_not : i1, i1"]
    if way == "argument":
        return [], [*asks, *says, branch, so, f"llvm.br ^{block}({name}_so : i1)", other, f"llvm.br ^{block}({name}_not : i1)",
                    f"^{block}({name}: i1):"]
    if way == "memory":
        return [], [*asks, *says, *made, branch, so, store, f"llvm.br ^{block}_not", other, read]
    if way == "result":
        return ([f"llvm.func internal @tell_{block}(%any: i64) -> i1 {{", *asks, *says, branch, so, f"llvm.return {name}_so : i1", other,
                 f"llvm.return {name}_not : i1", "}"], [f"{name} = llvm.call @tell_{block}(%any) : (i64) -> i1"])
    head = f"{name}_slot: !llvm.ptr, %any: i64"
    writes = [f"llvm.func internal @write_{block}({head}) {{", *asks, says[0], branch, so, store, f"llvm.br ^{block}_not", other,
              "llvm.return", "}"]
    hands_on = [f"llvm.func internal @pass_{block}({head}) {{", f"llvm.call @write_{block}({name}_slot, %any) : (!llvm.ptr, i64) -> ()",
                "llvm.return", "}"]
    if way == "global":
        made = [f"{name}_slot = llvm.mlir.addressof @kept_{block} : !llvm.ptr", made[1]]
        writes = [f"llvm.mlir.global internal @kept_{block}(false) : i1", *writes]
    call = f"llvm.call @{'pass' if way == 'far callee' else 'write'}_{block}({name}_slot, %any) : (!llvm.ptr, i64) -> ()"
    return ([*writes, *hands_on], [f"{name}_one = llvm.mlir.constant(1 : i64) : i64", says[1], *made, call, read])


WAYS = ("at once", "select", "argument", "memory", "result", "callee", "far callee", "global")


def both(lines, chance):
    """The program with constants, and disguised; line by line the same places."""
    at, parameters = parameters_of(lines)
    fixed = [(name, kind) for name, kind in parameters if kind in ("i1", "i64") and chance.random() < 0.8]
    rest = [f"{name}: {kind}" for name, kind in parameters if (name, kind) not in fixed]
    head = f"llvm.func @main({', '.join(['%any: i64', *rest])}) {{"
    programs = ([], []), ([], [])  # functions and lines, with constants and disguised
    for name, kind in fixed:
        value, way = chance.randrange(2 if kind == "i1" else 4), chance.choice(WAYS)
        if name == "%m":
            value += 1  # it is a size, too, and such is taken not to be 0: docs/limits.md
        for (functions, body), hidden in zip(programs, (None, chance.choice(("rest", "bits", "turned")))):
            called, asked = condition(name, value, hidden, way) if kind == "i1" else ([], number(name, value, hidden))
            functions += called
            body += asked
    plain, hidden = ([*lines[:at], *functions, head, *body, *lines[at + 1:]] for functions, body in programs)
    return hidden, plain


if __name__ == "__main__":
    main(__doc__, both)
