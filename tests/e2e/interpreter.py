#!/usr/bin/env python3
"""Runs small lowered programs on every input and says what is wrong on some run: what gpuverify must find, no more and no less.

usage: interpreter.py PROGRAM...

Compares what the runs show with the program's own `// expect: RULE` marks. It knows the subset of the LLVM dialect that the
generators beside it write, runs @main with every combination of a few values of its arguments, and follows docs/rules: after the
first fault of an object in a run, nothing more is said of that object in that run.
"""
import collections
import itertools
import re
import sys

from expect import expected

INPUTS = {"i1": (0, 1), "i32": (0, 7, 8), "i64": (0, 1, 2, 3, 4)}
STEPS = 10000


class Handle:
    """A stream or event; or a value that is none: of kind null or undefined."""

    def __init__(self, kind, line):
        self.kind, self.line, self.dead, self.recorded, self.faulted = kind, line, False, False, False


Block = collections.namedtuple("Block", "arguments ops")
Function = collections.namedtuple("Function", "arguments blocks")


def split(text):
    """The operands in `text`, by name."""
    return re.findall(r"%\w+", text)


def read(text):
    """The functions and globals of a program."""
    functions, variables, function, block, region = {}, set(), None, None, None
    lines = iter(enumerate(text.splitlines(), 1))
    for number, line in lines:
        line = line.split("//")[0].strip()
        head = re.match(r"llvm\.func (?:\w+ )?@(\w+)\((.*?)\).*\{$", line)
        if head:
            arguments = re.findall(r"(%\w+): !?([\w.]+)", head.group(2))
            block = Block([], [])
            function = functions[head.group(1)] = Function(arguments, {"entry": block})
        elif line.startswith("llvm.mlir.global"):
            variables.add(re.search(r"@(\w+)", line).group(1))
            while line != "}":
                line = next(lines)[1].strip()
        elif re.search(r" = async\.execute .*\{$", line):
            region = split(line)[-1]  # the value that it yields
        elif line.startswith("async.yield"):
            block.ops.append((number, f"{region} = {line}"))
        elif line == "}" and region:
            region = None
        elif line == "}":
            function = None
        elif function and line.startswith("^"):
            name, arguments = re.match(r"\^(\w+)(?:\((.*)\))?:$", line).groups()
            block = function.blocks[name] = Block(split(arguments or ""), [])
        elif function and line:
            if line.endswith("["):
                while not line.endswith("]"):
                    line += " " + next(lines)[1].strip()
            block.ops.append((number, line))
    return functions, variables


class Run:
    """One run of @main. `findings` is a set of (line, rule)."""

    def __init__(self, functions, variables):
        self.functions, self.findings, self.handles, self.memory, self.steps = functions, set(), [], {}, 0
        self.variables = {name: (name, 0) for name in variables}
        for name in variables:
            self.memory[name, 0] = Handle("null", 0)

    def fault(self, handle, line, rule):
        if not handle.faulted:
            self.findings.add((line, rule))
        handle.faulted = True

    def use(self, handle, kind, line, what):
        """One use of a handle as a stream or an event; `what` is use, wait, record or destroy."""
        if handle.kind == "null":
            if kind == "event" or what == "destroy":
                self.fault(handle, line, "null-handle")
        elif handle.kind == "undefined":
            self.fault(handle, line, "undefined-handle")
        elif handle.kind != kind:
            self.fault(handle, line, "handle-kind-mismatch")
        elif handle.dead:
            self.fault(handle, line, f"{kind}-double-destroy" if what == "destroy" else f"{kind}-use-after-destroy")
        elif what == "wait" and not handle.recorded:
            self.fault(handle, line, "event-not-recorded")
        elif what == "destroy":
            handle.dead = True
        elif what == "record":
            handle.recorded = True

    def runtime(self, name, operands, line):
        if name in ("mgpuStreamCreate", "mgpuEventCreate"):
            self.handles.append(Handle("stream" if "Stream" in name else "event", line))
            return self.handles[-1]
        uses = {"mgpuStreamSynchronize": (("stream", "use"),), "mgpuStreamDestroy": (("stream", "destroy"),),
                "mgpuStreamWaitEvent": (("stream", "use"), ("event", "wait")), "mgpuEventDestroy": (("event", "destroy"),),
                "mgpuEventRecord": (("event", "record"), ("stream", "use")), "mgpuEventSynchronize": (("event", "wait"),)}
        for operand, (kind, what) in zip(operands, uses.get(name, ())):
            self.use(operand, kind, line, what)
        return None

    def call(self, name, operands, line):
        if name == "malloc":
            return (object(), 0)
        if name == "free":
            return None
        if name not in self.functions:
            return self.runtime(name, operands, line)
        function = self.functions[name]
        values = dict(zip((argument for argument, _ in function.arguments), operands))
        block = function.blocks["entry"]
        while True:
            for number, text in block.ops:
                self.steps += 1
                if self.steps > STEPS:
                    raise RuntimeError("does not end")
                target = self.op(values, number, text)
                if target is not None:
                    break
            if target[0] == "return":
                return target[1]
            passed = [values[source] for source in target[1]]
            block = function.blocks[target[0]]
            values.update(zip(block.arguments, passed))

    def op(self, values, number, line):
        """Runs an operation. For a terminator: ("return", value), or the name of the next block and what it is passed."""
        result, _, rest = line.rpartition(" = ") if line.startswith("%") else ("", "", line)
        name, rest = re.match(r"([\w.]+)\s*(.*)", rest).groups()
        inputs = [values[operand] for operand in split(rest) if operand in values]
        edges = [(edge, split(given or "")) for edge, given in re.findall(r"\^(\w+)(?:\((.*?) :.*?\))?", rest)]
        value = None
        if name == "llvm.call":
            value = self.call(re.match(r"@(\w+)", rest).group(1), inputs, number)
        elif name == "llvm.return":
            return "return", inputs[0] if inputs else None
        elif name == "llvm.br":
            return edges[0]
        elif name == "llvm.cond_br":
            return edges[0] if inputs[0] else edges[1]
        elif name == "llvm.switch":
            cases = dict((int(case), edge) for case, edge in re.findall(r"(-?\d+): \^(\w+)", rest))
            return cases.get(inputs[0], edges[0][0]), []
        elif name == "llvm.mlir.constant":
            word = re.match(r"\((\S+?)[ )]", rest).group(1)
            value = int(word) if word.lstrip("-").isdigit() else int(word == "true")
        elif name == "llvm.mlir.zero":
            value = Handle("null", number)
        elif name in ("llvm.mlir.poison", "llvm.mlir.undef"):
            value = {} if "struct" in rest else Handle("undefined", number)
        elif name == "llvm.mlir.addressof":
            value = self.variables[re.match(r"@(\w+)", rest).group(1)]
        elif name == "llvm.alloca":
            value = (object(), 0)
        elif name == "llvm.getelementptr":
            indices = [int(i) for i in re.search(r"\[(.*?)\]", rest).group(1).split(",")]
            value = (inputs[0][0], inputs[0][1] + 8 * indices[-1] if len(indices) > 1 else inputs[0][1] + indices[0])
        elif name == "llvm.load" and rest.startswith("volatile "):
            value = self.volatile()
        elif name == "llvm.load":
            value = self.memory.get(inputs[0]) or Handle("undefined", number)
        elif name == "llvm.store":
            self.memory[inputs[1]] = inputs[0]
        elif name == "llvm.insertvalue":
            value = {**inputs[1], re.search(r"\[(.*?)\]", rest).group(1): inputs[0]}
        elif name == "llvm.extractvalue":
            value = inputs[0].get(re.search(r"\[(.*?)\]", rest).group(1)) or Handle("undefined", number)
        elif name in ("async.yield", "async.await"):
            value = inputs[0]
        elif name == "llvm.select":
            value = inputs[1] if inputs[0] else inputs[2]
        elif name == "llvm.icmp":
            value = int({"slt": inputs[0] < inputs[1], "eq": inputs[0] == inputs[1], "ne": inputs[0] != inputs[1]}[rest.split('"')[1]])
        elif name in ("llvm.add", "llvm.xor", "llvm.and", "llvm.or"):
            a, b = inputs
            value = {"llvm.add": a + b, "llvm.xor": a ^ b, "llvm.and": a & b, "llvm.or": a | b}[name]
        else:
            raise ValueError(f"line {number}: {name} is not known")
        if result:
            values[result] = value
        return None


def findings(text):
    """What is found in some run, as a multiset of (line, rule)."""
    functions, variables = read(text)
    found = set()
    for inputs in itertools.product(*(INPUTS[type] for _, type in functions["main"].arguments)):
        run = Run(functions, variables)
        run.call("main", list(inputs), 0)
        leaks = {(handle.line, handle.kind + "-leak") for handle in run.handles if not handle.dead and not handle.faulted}
        found |= run.findings | leaks
    return collections.Counter(found)


def main():
    bad = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as program:
            found = findings(program.read())
        wanted, _ = expected(path)
        if found != wanted:
            bad += 1
            print(f"{path}: marked {sorted(wanted - found)}, shown by a run {sorted(found - wanted)}")
    print(f"{len(sys.argv) - 1} programs, {bad} not as marked")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
