#!/usr/bin/env python3
"""Random programs whose conditions and bounds are computed from one number.

usage: computed.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

All that a random program asks for is computed from what is left of a parameter by 8: by quotients, remainders, products, shifts and bits. GPUVERIFY
gets that; the interpreter gets it eight times, with what each rest makes of it as constants, and says what is wrong for any number at all. No
finding may be reported that is shown for none of them, and no fault be proved absent. The exit status is 1 if that happens; --keep keeps the files.
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from decided import main, parameters_of  # noqa: E402

RESTS = range(8)
STEPS = {"udiv": lambda a, b: a // b, "urem": lambda a, b: a % b, "mul": lambda a, b: a * b, "add": lambda a, b: a + b,
         "and": lambda a, b: a & b, "xor": lambda a, b: a ^ b, "shl": lambda a, b: a << b}
TESTS = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "slt": lambda a, b: a < b, "sge": lambda a, b: a >= b,
         "ult": lambda a, b: a < b}


def constant(name, value):
    return f"{name} = llvm.mlir.constant({value} : i64) : i64"


def rest(name, chance):
    """What is left of %any by 8."""
    return chance.choice(([constant(f"{name}_m", 7), f"{name}_r = llvm.and %any, {name}_m : i64"],
                          [constant(f"{name}_m", 8), f"{name}_r = llvm.urem %any, {name}_m : i64"],
                          [constant(f"{name}_m", 61), f"{name}_l = llvm.shl %any, {name}_m : i64",
                           f"{name}_r = llvm.lshr {name}_l, {name}_m : i64"]))


def condition(name, chance):
    """Its lines, and what it is for each rest."""
    steps = [(chance.choice(sorted(STEPS)), chance.choice((1, 2, 3, 4))) for _ in range(chance.randrange(3))]
    test, against = chance.choice(sorted(TESTS)), chance.randrange(5)
    lines, at = rest(name, chance), f"{name}_r"
    for i, (step, by) in enumerate(steps):
        lines += [constant(f"{name}_k{i}", by), f"{name}_v{i} = llvm.{step} {at}, {name}_k{i} : i64"]
        at = f"{name}_v{i}"

    def value(number):
        for step, by in steps:
            number = STEPS[step](number, by)
        return "true" if TESTS[test](number, against) else "false"

    return [*lines, constant(f"{name}_c", against), f'{name} = llvm.icmp "{test}" {at}, {name}_c : i64'], value


def bound(name, chance):
    """The same of a number. %m is a size, too, and such is taken not to be 0: docs/limits.md"""
    by, least = chance.choice((2, 3, 4)), 1 if name == "%m" else 0
    lines = [*rest(name, chance), constant(f"{name}_k", by), f"{name}_q = llvm.udiv {name}_r, {name}_k : i64",
             constant(f"{name}_a", least), f"{name} = llvm.add {name}_q, {name}_a : i64"]
    return lines, lambda number: f"{number // by + least} : i64"


def programs(lines, chance):
    """The program, and what it is for each rest; line by line the same places."""
    at, parameters = parameters_of(lines)
    asked = [(name, kind) for name, kind in parameters if kind in ("i1", "i64")]
    head = f"llvm.func @main({', '.join(['%any: i64', *(f'{name}: {kind}' for name, kind in parameters if (name, kind) not in asked)])}) {{"
    made = [(name, kind, *(condition if kind == "i1" else bound)(name, chance)) for name, kind in asked]
    computed = [line for _, _, text, _ in made for line in text]
    fixed = [[f"{name} = llvm.mlir.constant({value(number)}) : {kind}" for name, kind, _, value in made] for number in RESTS]
    blank = [""] * (len(computed) - len(made))
    return [[*lines[:at], head, *body, *lines[at + 1:]] for body in (computed, *([*constants, *blank] for constants in fixed))]


if __name__ == "__main__":
    main(__doc__, programs)
