#!/usr/bin/env python3
"""Random programs whose conditions and bounds are computed from one number.

usage: computed.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

All that a random program asks for is computed from what is left of a parameter by 8: by quotients, remainders, products, shifts and bits. GPUVERIFY
gets that; the interpreter gets it eight times, with what each rest makes of it as constants, and says what is wrong for any number at all. No
finding may be reported that is shown for none of them, and no fault be proved absent. The exit status is 1 if that happens; --keep keeps the files.
"""
import argparse
import collections
import os
import random
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from disguised import HEAD, STOPPED, SUMMARY, found_in, run  # noqa: E402
from generate import soup  # noqa: E402
from unstructured import program as tangle  # noqa: E402

CHUNK, RESTS = 20, range(8)
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


def versions(lines, chance):
    """The program, and what it is for each rest; line by line the same places."""
    at = next(i for i, line in enumerate(lines) if HEAD.match(line))
    parameters = [parameter.split(": ", 1) for parameter in HEAD.match(lines[at]).group(1).split(", ")]
    asked = [(name, kind) for name, kind in parameters if kind in ("i1", "i64")]
    head = f"llvm.func @main({', '.join(['%any: i64', *(f'{name}: {kind}' for name, kind in parameters if (name, kind) not in asked)])}) {{"
    made = [(name, kind, *(condition if kind == "i1" else bound)(name, chance)) for name, kind in asked]
    computed = [line for _, _, text, _ in made for line in text]
    fixed = [[f"{name} = llvm.mlir.constant({value(number)}) : {kind}" for name, kind, _, value in made] for number in RESTS]
    blank = [""] * (len(computed) - len(made))
    return [[*lines[:at], head, *body, *lines[at + 1:]] for body in (computed, *([*constants, *blank] for constants in fixed))]


def write(room, name, programs):
    for i, lines in enumerate(programs):
        with open(os.path.join(room, f"{name}.{i}.mlir"), "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


def compare(arguments, room, names, counts):
    runs = run(arguments.interpret, [f"{room}/{name}.{i + 1}.mlir" for name in names for i in RESTS])
    shown, cut = found_in(runs), {os.path.basename(name) for name in STOPPED.findall(runs)}
    output = run(arguments.gpuverify, [f"{room}/{name}.0.mlir" for name in names])
    said, verdicts = found_in(output), {os.path.basename(name): verdict for name, verdict in SUMMARY.findall(output)}
    differ = []
    for name in names:
        asked, fixed = f"{name}.0.mlir", [f"{name}.{i + 1}.mlir" for i in RESTS]
        lines = {line for file in fixed for line, _ in shown[file]}
        faulty, stopped = any("error" in shown[file].values() for file in fixed), any(file in cut for file in fixed)
        wrong = [f"{line} [{rule}]" for (line, rule), grade in said[asked].items() if grade in ("error", "warning") and line not in lines]
        wrong = [] if stopped else wrong  # there may be more to show
        verdict = verdicts.get(asked, "no answer")
        counts["programs"] += 1
        counts["faulty"] += faulty
        counts["faulty, and violated"] += faulty and verdict == "violated"
        counts["right"] += not faulty and not stopped
        counts["right, and proved"] += not faulty and not stopped and verdict == "proved"
        if wrong or verdict == "no answer" or (faulty and verdict == "proved"):
            differ.append(name)
            print(f"{name}: {verdict}, {'faulty' if faulty else 'right'}: {', '.join(wrong)}")
    return differ


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("interpret")
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    counts, differ = collections.Counter(), 0
    for start in range(arguments.first, arguments.first + arguments.count, CHUNK):
        with tempfile.TemporaryDirectory() as room:
            names = []
            for seed in range(start, min(start + CHUNK, arguments.first + arguments.count)):
                for kind, make in (("soup", soup), ("tangle", tangle)):
                    names.append(f"{seed:06}-{kind}")
                    write(room, names[-1], versions(make(seed), random.Random(seed)))
            wrong = compare(arguments, room, names, counts)
            differ += len(wrong)
            for file in sorted(os.listdir(room)) if arguments.keep else []:
                if file.split(".")[0] in wrong:
                    os.makedirs(arguments.keep, exist_ok=True)
                    os.replace(os.path.join(room, file), os.path.join(arguments.keep, file))
    print(", ".join(f"{count} {what}" for what, count in counts.items()) + f", {differ} decided wrongly")
    sys.exit(1 if differ or not counts["faulty, and violated"] or not counts["right, and proved"] else 0)


if __name__ == "__main__":
    main()
