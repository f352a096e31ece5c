#!/usr/bin/env python3
"""Writes a program with a function that does N times what its function does, in a row; or one operation of it N times; or N such functions.

usage: crowds.py MLIR_OPT PROGRAM N [LINE | functions]

PROGRAM is text. The last public function with a body is taken: its body stands N times behind itself, with its own values; what it gets is the same for
all. With LINE, only the operation of that line is repeated, with the same operands; with "functions", the function.
"""
import copy
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tests", "e2e", "evidence"))
import generic  # noqa: E402
import rewrites  # noqa: E402


def taken(module):
    some = [op for op in rewrites.functions(module) if "private" not in op.properties + op.attributes and "internal" not in op.properties]
    return some[-1]


def repeat_body(function, n):
    """Copies with values of their own, each behind the last."""
    names, region = rewrites.Names(), function.regions[0]
    one = copy.deepcopy(region)
    jump = "llvm.br" if function.name == "llvm.func" else "cf.br"
    for _ in range(n - 1):
        new = copy.deepcopy(one)
        given = rewrites.rename_definitions([op for block in new for op in block.ops], names)
        for block in new[1:]:
            for i, (name, kind, loc) in enumerate(block.arguments):
                given[name] = names()
                block.arguments[i] = (given[name], kind, loc)
        if len(one) == 1:  # no branch where there was none
            region[0].ops.pop()
            region[0].ops += new[0].ops
        else:
            given.update({block.label: names("^") for block in new})
            for block in region:
                if block.ops[-1].name.endswith("return"):
                    block.ops[-1] = generic.Op(jump, successors=[given[new[0].label]])
            new[0].arguments = []
            for block in new:
                block.label = given[block.label]
            region += new
        for block in new:
            for op in block.ops:
                rewrites.replace(op, given)


def repeat_op(function, places, line, n):
    for block in rewrites.blocks_of(function):
        for at, op in enumerate(block.ops):
            if f":{line}:" in places.get(op.loc, "") and not op.results:
                block.ops[at:at] = [copy.deepcopy(op) for _ in range(n - 1)]
                return True
    return False


def repeat_function(module, function, n):
    """Copies of other names; what they call is the same."""
    ops, name = rewrites.top(module), function.symbol()
    at = ops.index(function) + 1
    for i in range(1, n):
        new = copy.deepcopy(function)
        new.properties = new.properties.replace(f'sym_name = "{name}"', f'sym_name = "{name}_{i}"')
        ops.insert(at, new)
        at += 1


def crowd(mlir_opt, path, n, line=None):
    """The text; None: the line has no operation that can stand there often. line: a number, "functions", or nothing."""
    options = ["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope", "--allow-unregistered-dialect"]
    text = subprocess.run([mlir_opt, *options, path], stdout=subprocess.PIPE, check=True).stdout.decode()
    module, places = generic.read(text)
    if line == "functions":
        repeat_function(module, taken(module), n)
        return generic.written(module)
    if line is not None:
        return generic.written(module) if repeat_op(taken(module), places, line, n) else None
    repeat_body(taken(module), n)
    return generic.written(module)


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 5:
        sys.exit(__doc__)
    where = [word if word == "functions" else int(word) for word in sys.argv[4:]]
    sys.stdout.write(crowd(sys.argv[1], sys.argv[2], int(sys.argv[3]), *where) or sys.exit("no such operation"))
