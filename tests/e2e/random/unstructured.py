#!/usr/bin/env python3
"""Writes random programs whose control flow has no structure, each with the errors marked that some run of it shows.

usage: unstructured.py DIRECTORY FIRST-SEED COUNT

Blocks branch anywhere: loops with several entries and several latches, loops that never end, handles carried round all of them in
block arguments and in a stack slot. A branch depends on an argument of @main, which stays what it is, or on volatile memory, where
anything may be each time; a run is a choice of arguments and of up to FLIPS answers. Leaks are not marked, since a run that does
not end shows none. The same seed gives the same program.
"""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.dont_write_bytecode = True
from interpreter import Run, read  # noqa: E402

PTR = "!llvm.ptr"
RUNTIME = {"mgpuStreamCreate": 0, "mgpuEventCreate": 0, "mgpuStreamSynchronize": 1, "mgpuStreamDestroy": 1,
           "mgpuStreamWaitEvent": 2, "mgpuEventRecord": 2, "mgpuEventSynchronize": 1, "mgpuEventDestroy": 1}
USES = {"mgpuStreamSynchronize": "s", "mgpuEventSynchronize": "e", "mgpuStreamWaitEvent": "se", "mgpuEventRecord": "es",
        "mgpuStreamDestroy": "s", "mgpuEventDestroy": "e"}
FLIPS = 7


class OutOfAnswers(Exception):
    """The run reads volatile memory once more than answers were chosen."""


class CoinRun(Run):
    def __init__(self, functions, variables, answers):
        super().__init__(functions, variables)
        self.answers = list(answers)

    def volatile(self):
        if not self.answers:
            raise OutOfAnswers
        return self.answers.pop(0)


def errors(text):
    """The errors of all runs, as pairs of a line and a rule."""
    functions, variables = read(text)
    found, open_runs = set(), [(a, b, ()) for a in (0, 1) for b in (0, 1)]
    while open_runs:
        a, b, answers = open_runs.pop()
        run = CoinRun(functions, variables, answers)
        try:
            run.call("main", [a, b, None], 0)
        except OutOfAnswers:
            if len(answers) < FLIPS:
                open_runs += [(a, b, answers + (0,)), (a, b, answers + (1,))]
        except RuntimeError:
            pass  # it does not end
        found |= run.findings
    return found


def call(name, *operands):
    result = "" if operands else f" -> {PTR}"
    return f"llvm.call @{name}({', '.join(operands)}) : ({', '.join([PTR] * len(operands))})" + (result or " -> ()")


def statement(rng, name, scope):
    """One line or two; `scope` has the streams under "s" and the events under "e"."""
    what = rng.choice([*USES, "stream", "event", "load", "store"])
    if what in USES:
        return [call(what, *(rng.choice(scope[kind]) for kind in USES[what]))]
    if what == "store":
        return [f"llvm.store {rng.choice(scope['s'])}, %slot : {PTR}, {PTR}"]
    scope["e" if what == "event" else "s"].append(name)
    if what == "load":
        return [f"{name} = llvm.load %slot : {PTR} -> {PTR}"]
    made = [f"{name} = " + call(f"mgpu{what.title()}Create")]
    if what == "event" and rng.random() < 0.8:
        made.append(call("mgpuEventRecord", name, scope["s"][0]))
    return made


def edge(rng, blocks, scope):
    target = rng.randrange(blocks + 1)
    return "^end" if target == blocks else f"^b{target}({rng.choice(scope['s'])}, {rng.choice(scope['e'])} : {PTR}, {PTR})"


def block(rng, number, blocks):
    scope = {"s": [f"%s{number}"] + ["%s"] * (rng.random() < 0.3), "e": [f"%e{number}"] + ["%e"] * (rng.random() < 0.3)}
    lines = [line for k in range(rng.randrange(3)) for line in statement(rng, f"%h{number}x{k}", scope)]
    condition = rng.choice(["coin", "coin", "%a", "%b", None])
    if condition == "coin":
        condition = f"%c{number}"
        lines.append(f"{condition} = llvm.load volatile %coin : {PTR} -> i1")
    ways = [edge(rng, blocks, scope) for _ in range(2 if condition else 1)]
    lines.append(f"llvm.cond_br {condition}, {ways[0]}, {ways[1]}" if condition else f"llvm.br {ways[0]}")
    return [f"^b{number}(%s{number}: {PTR}, %e{number}: {PTR}):", *lines]


def program(seed):
    rng = random.Random(seed)
    blocks = rng.randrange(3, 6)
    lines = ["%one = llvm.mlir.constant(1 : i64) : i64", "%s = " + call("mgpuStreamCreate"), "%e = " + call("mgpuEventCreate"),
             call("mgpuEventRecord", "%e", "%s"), f"%slot = llvm.alloca %one x {PTR} : (i64) -> {PTR}",
             f"llvm.store %s, %slot : {PTR}, {PTR}", f"llvm.br ^b0(%s, %e : {PTR}, {PTR})"]
    for number in range(blocks):
        lines += block(rng, number, blocks)
    lines += ["^end:", "llvm.return"]
    body = "".join(f"  {line}\n" if line.startswith("^") else f"    {line}\n" for line in lines)
    declared = "".join(f"  llvm.func @{name}({', '.join([PTR] * count)}){'' if count else ' -> ' + PTR}\n" for name, count in RUNTIME.items())
    return f"module {{\n  llvm.func @main(%a: i1, %b: i1, %coin: {PTR}) {{\n{body}  }}\n{declared}}}\n"


def mark(text):
    lines = text.splitlines()
    for line, rule in sorted(errors(text)):
        lines[line - 1] += ("" if "// expect:" in lines[line - 1] else "  // expect:") + f" {rule}"
    return "\n".join(lines) + "\n"


def main():
    directory, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(directory, exist_ok=True)
    for seed in range(first, first + count):
        with open(os.path.join(directory, f"{seed:06}.mlir"), "w", encoding="utf-8") as out:
            out.write(mark(program(seed)))


if __name__ == "__main__":
    main()
