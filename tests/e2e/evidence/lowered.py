#!/usr/bin/env python3
"""Edits of lowered programs, judged against their sources. Sources are lowered by mlir-opt, and the lowered text is edited: lines dropped,
repeated, moved and exchanged, operands exchanged and replaced, constants changed, streams merged, branches turned. A machine of its own
executes the text (it shares nothing with gpuverify, not even the parser) and writes down what is done, with which operands, and what is
ordered before what. An edit that loses work, repeats it, does it otherwise, uses a handle that is dead or of the wrong kind, or loses the order of
two things that touch the same memory, that the host waits for, or that a token of the source orders, must not be proved; one that loses none of
this must not be violated.

usage: lowered.py GPUVERIFY MLIR-OPT EDITS SCRATCH-DIRECTORY SOURCE... [--random N] [--keep DIRECTORY] [--seed N]

--random adds N random sources (sources.py), of which it is known what their tokens order; of the others it is taken from their lowered code.
"""
import collections
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import sources  # noqa: E402

HEAD = "gpu-kernel-outlining,gpu.module(convert-gpu-to-nvvm)"
PIPELINES = {
    "usual": f"{HEAD},convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts",
    "regions": f"gpu-kernel-outlining,func.func(gpu-async-region),canonicalize,cse,gpu.module(convert-gpu-to-nvvm),convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts",
    "simplified": f"canonicalize,inline,cse,{HEAD},canonicalize,convert-scf-to-cf,gpu-to-llvm,canonicalize,cse,reconcile-unrealized-casts",
}
LIMIT = 4000  # operations on a run
BATCH = 40
RUNS, MORE_RUNS = 7, 70


class Stuck(Exception):
    """Something that the machine does not know."""


class Fault(Exception):
    """The program goes wrong by itself: an endless run, a division by 0."""


class HandleFault(Fault):
    """A handle that is dead, of the wrong kind, or an event that was never recorded."""


# ---- the machine ----

OP = re.compile(r"^\s*(?:(%[\w]+)(?::\d+)? = )?\"?([a-z_]+(?:\.[\w]+)+)\"?(.*)$")
SYMBOL = re.compile(r"@(\"[^\"]*\"|[\w$.]+)")
VALUE = re.compile(r"%[\w]+")


def strip_loc(text):
    """Without its location, which comes last."""
    return re.sub(r"\s+loc\((?:#\w+|\"[^\"]*\":\d+:\d+|[^()]*|(?:[^()]*\([^()]*\)[^()]*)*)\)\s*$", "", text)


class Function:
    def __init__(self, name, params, public):
        self.name, self.params, self.public = name, params, public
        self.blocks, self.args, self.order = {"entry": []}, {"entry": params}, ["entry"]


def places(text):
    """Of each line of the text the line of the source that it came of; of several the first, of an inlined call that in the callee."""
    named, found = {}, []
    for line in text.splitlines():
        alias = re.match(r"^(#loc\d*) = (loc\(.*\))$", line)
        if alias:
            named[alias.group(1)] = alias.group(2)
    for line in text.splitlines():
        at = line.rfind(" loc(")
        where = line[at + 1 :] if at >= 0 else ""
        for _ in range(20):
            plain = re.search(r"\"[^\"]*\":(\d+):\d+", where)
            name = re.search(r"#loc\d*", where)
            if plain and not (name and name.start() < plain.start()):
                break
            where = named.get(name.group(0), "") if name else ""
        else:
            plain = None
        found.append(int(plain.group(1)) if plain else None)
    return found


def read(text):
    """The host functions of the text, by name; of each operation its line of the source, and what it does."""
    functions, current, block, kernels, place = {}, None, None, False, places(text)
    for number, line in enumerate(text.splitlines()):
        bare = strip_loc(line)
        if line.startswith("  gpu.module"):
            kernels = True
        if kernels:
            kernels = not line.startswith("  }")
            continue
        head = re.match(r"^  llvm\.func (private )?(?:internal )?@([\w]+)\((.*)\{$", bare)
        if head:
            params = VALUE.findall(re.sub(r"loc\([^)]*\)", "", head.group(3)).split(" -> ")[0])
            private = head.group(1) or 'sym_visibility = "private"' in line
            current, block = Function(head.group(2), params, not private), "entry"
            continue
        if current and line.startswith("  }"):
            functions[current.name] = current
            current = None
            continue
        if not current:
            continue
        label = re.match(r"^  \^(\w+)(?:\((.*)\))?:", bare)
        if label:
            block = label.group(1)
            current.order.append(block)
            current.blocks[block] = []
            current.args[block] = VALUE.findall(re.sub(r"loc\([^)]*\)", "", label.group(2) or ""))
        elif bare.strip() and not bare.strip().startswith("]") and not re.match(r"^\s*-?\d+: \^|^\s*default: ", bare):
            current.blocks[block].append((place[number], bare.strip()))
        elif re.match(r"^\s*-?\d+: \^|^\s*default: |^\s*\]", bare):
            last = current.blocks[block].pop()
            current.blocks[block].append((last[0], last[1] + " " + bare.strip()))
    return functions


SIZES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "f16": 2, "f32": 4, "f64": 8, "ptr": 8, "!llvm.ptr": 8}


def wrap(k):
    return (k + (1 << 63)) % (1 << 64) - (1 << 63)


def add(a, b, sign=1):
    """Numbers, or an address and a number; an address is (base, offset)."""
    if isinstance(a, int) and isinstance(b, int):
        return wrap(a + sign * b)
    if isinstance(a, tuple) and a[0] == "at" and isinstance(b, int):
        return ("at", a[1], wrap(a[2] + sign * b))
    if isinstance(b, tuple) and b[0] == "at" and isinstance(a, int) and sign == 1:
        return ("at", b[1], wrap(b[2] + a))
    return ("+" if sign == 1 else "-", a, b)


class Run:
    """One run of a function with some arguments: `done` is what was done, in its order, each with the things that are ordered before it."""

    def __init__(self, functions, chooser):
        self.functions, self.chooser, self.place = functions, chooser, None
        self.outer = []  # what the host of the caller knows, of each task that it is in
        self.done, self.steps, self.objects, self.seen = [], 0, collections.Counter(), collections.Counter()
        self.host, self.marks, self.dead, self.memory = set(), {}, set(), {}
        self.waits = collections.defaultdict(list) # by line of the source: what the host has waited for after each call there

    def new(self, kind):
        """It is known by the place of the source that makes it."""
        self.objects[kind, self.place] += 1
        return ("at", (kind, self.place, self.objects[kind, self.place]), 0)

    def act(self, what, stream=None, waits=False, now=False):
        """Does something, on a stream or on the host itself; `now`: on the host, and what is on the stream is taken to be ordered with it."""
        number = len(self.done)
        self.seen[what] += 1
        before = set(self.host)
        if stream is not None:
            before |= self.marks.setdefault(stream, set())
        self.done.append(((what, self.seen[what]), frozenset(before), self.place))
        if stream is not None:
            self.marks[stream] |= before | {number}
        if stream is None or waits:
            self.host |= before | {number}
        if now:
            self.host.add(number)

    # -- values --

    def passed(self, value):
        """What the callee gets: of memory on the stack, what is in it."""
        if isinstance(value, tuple) and value[0] == "at" and value[1][0] == "slot":
            inside = tuple((o, self.passed(v)) for (b, o), v in sorted(self.memory.items(), key=str) if b == value[1])
            return ("slot", inside)
        return tuple(self.passed(v) for v in value) if isinstance(value, list) else value

    def get(self, env, name):
        if name not in env:
            raise Stuck(name)
        return env[name]

    def size(self, kind):
        kind = kind.strip()
        array = re.match(r"^(?:!llvm\.)?array<(\d+) x (.*)>$", kind)
        if array:
            return int(array.group(1)) * self.size(array.group(2))
        struct = re.match(r"^(?:!llvm\.)?struct<\((.*)\)>$", kind)
        if struct:
            return 8 * sum(max(1, self.size(m) // 8) for m in re.findall(r"array<[^>]*>|\w+", struct.group(1)))
        if kind not in SIZES:
            raise Stuck(kind)
        return SIZES[kind]

    # -- operations --

    def constant(self, rest):
        text = re.match(r"\((.*)\)", rest).group(1)
        if text in ("true", "false"):
            return int(text == "true")
        number = re.match(r"^(-?\d+)(?: : \w+)?$", text)
        return int(number.group(1)) if number else ("constant", text)

    def path(self, rest):
        return [int(i) for i in re.search(r"\[([\d, ]+)\]", rest).group(1).split(",")]

    def insert(self, whole, part, path):
        whole = dict(whole) if isinstance(whole, dict) else {}
        whole[path[0]] = part if len(path) == 1 else self.insert(whole.get(path[0], {}), part, path[1:])
        return whole

    def gep(self, env, rest):
        match = re.match(r"^.*?(%\w+)\[(.*?)\] : \(.*\) -> !llvm\.ptr, (.*)$", rest)
        base, kind, at = self.get(env, match.group(1)), match.group(3), 0
        for i, index in enumerate(match.group(2).split(",")):
            index = index.strip()
            k = self.get(env, index) if index.startswith("%") else int(index)
            if i:
                array = re.match(r"^!llvm\.array<\d+ x (.*)>$", kind)
                if not array:
                    raise Stuck(rest)
                kind = array.group(1)
            if not isinstance(k, int):
                return ("gep", base, k, self.size(kind))
            at = wrap(at + k * self.size(kind))
        return add(base, at)

    def compare(self, rest, a, b):
        what = re.search(r"\"(\w+)\"", rest).group(1)
        if a == b and not (isinstance(a, int) and isinstance(b, int)):
            return int(what in ("eq", "sle", "sge", "ule", "uge"))
        if not (isinstance(a, int) and isinstance(b, int)):
            return self.chooser.choose((what, a, b))
        low = lambda k: k % (1 << 64)
        table = {"eq": a == b, "ne": a != b, "slt": a < b, "sle": a <= b, "sgt": a > b, "sge": a >= b,
                 "ult": low(a) < low(b), "ule": low(a) <= low(b), "ugt": low(a) > low(b), "uge": low(a) >= low(b)}
        return int(table[what])

    def arithmetic(self, name, a, b):
        if name in ("add", "sub"):
            return add(a, b, 1 if name == "add" else -1)
        if not (isinstance(a, int) and isinstance(b, int)):
            return (name, a, b)
        if name in ("udiv", "sdiv", "urem", "srem") and b == 0:
            raise Fault("division")
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) if b else 0
        table = {"mul": a * b, "and": a & b, "or": a | b, "xor": a ^ b, "shl": a << (b % 64), "lshr": (a % (1 << 64)) >> (b % 64),
                 "ashr": a >> (b % 64), "sdiv": quotient, "srem": a - b * quotient if b else 0,
                 "udiv": (a % (1 << 64)) // (b % (1 << 64)) if b else 0, "urem": (a % (1 << 64)) % (b % (1 << 64)) if b else 0}
        return wrap(table[name])

    def handle(self, value, kind):
        if value == 0 and kind == "stream":
            self.marks.setdefault(value, set())
            return value
        if not (isinstance(value, tuple) and value[0] == "at" and value[1][0] == kind) or value in self.dead:
            raise HandleFault(f"not a live {kind}: {value}")
        return value

    def runtime(self, name, args):
        if name in ("mgpuStreamCreate", "mgpuEventCreate"):
            made = self.new("stream" if name == "mgpuStreamCreate" else "event")
            if name == "mgpuStreamCreate":
                self.marks[made] = set()
            return made
        if name in ("mgpuStreamDestroy", "mgpuEventDestroy"):
            if args[0] == 0:
                raise HandleFault("null")
            self.dead.add(self.handle(args[0], "stream" if name == "mgpuStreamDestroy" else "event"))
        elif name == "mgpuStreamSynchronize":
            self.host |= self.marks[self.handle(args[0], "stream")]
        elif name == "mgpuEventRecord":
            self.marks[self.handle(args[0], "event")] = set(self.marks[self.handle(args[1], "stream")])
        elif name in ("mgpuEventSynchronize", "mgpuStreamWaitEvent"):
            event = self.handle(args[-1], "event")
            if event not in self.marks:
                raise HandleFault("not recorded")
            if name == "mgpuEventSynchronize":
                self.host |= self.marks[event]
            else:
                self.marks[self.handle(args[0], "stream")] |= self.marks[event]
        elif name == "mgpuMemAlloc":
            self.act((name, self.passed(args[0]), args[2]))
            return self.new("device")
        elif name == "mgpuMemFree":
            self.act((name, args[0]), self.handle(args[1], "stream"), waits=False, now=True)
        elif name in ("mgpuMemcpy", "mgpuMemset32", "mgpuMemset16"):
            self.act((name, *(self.passed(a) for a in args[:3])), self.handle(args[3], "stream"))
        else:
            raise Stuck(name)
        if name in ("mgpuStreamSynchronize", "mgpuEventSynchronize", "mgpuStreamDestroy", "mgpuEventDestroy"):
            self.waits[self.place].append(frozenset(self.host))
        return None

    def call(self, env, rest, depth):
        match = re.match(r"^@?([\w]+)\((.*?)\)", rest.strip().lstrip("@"))
        if not match:
            raise Stuck(rest)
        name, args = match.group(1), [self.get(env, v) for v in VALUE.findall(match.group(2))]
        if name.startswith("mgpu"):
            return self.runtime(name, args)
        if name in self.functions:
            return self.function(self.functions[name], args, depth + 1)
        if name in ("malloc", "aligned_alloc"):
            self.act((name, *args))
            return self.new("heap")
        self.act((name, *(self.passed(a) for a in args)))
        result = re.search(r"-> (\S+)", rest)
        if not result or result.group(1) == "()":
            return None
        return self.chooser.choose((name, self.seen[(name, *(self.passed(a) for a in args))])) if result.group(1) == "i1" else ("result", name, len(self.done))

    def launch(self, env, rest):
        kernel = "::".join(SYMBOL.findall(rest)[:2])
        stream = re.match(r"^\s*<(%\w+) :", rest)
        behind = rest[rest.index("@"):]
        args = tuple(self.passed(self.get(env, v)) for v in VALUE.findall(behind))
        if stream:
            self.act(("launch", kernel, args), self.handle(self.get(env, stream.group(1)), "stream"))
        else:
            self.act(("launch", kernel, args), self.new("stream"), waits=True)

    def load(self, address):
        at = (address[1], address[2]) if isinstance(address, tuple) and address[0] == "at" else ("?", address)
        if at in self.memory:
            return self.memory[at]
        return ("load", address, len([d for d in self.done if d[0][0][0] != "return"]))

    def store(self, value, address):
        own = isinstance(address, tuple) and address[0] == "at" and address[1][0] == "slot"
        if isinstance(address, tuple) and address[0] == "at":
            self.memory[address[1], address[2]] = value if not isinstance(value, dict) else tuple(sorted(value.items(), key=str))
        if not own:
            self.act(("store", self.passed(value), address))

    def edge(self, function, env, text):
        match = re.match(r"\^(\w+)(?:\(([^:]*)(?: :.*)?\))?", text)
        values = [self.get(env, v) for v in VALUE.findall(match.group(2) or "")]
        env.update(zip(function.args[match.group(1)], values))
        return match.group(1)

    def function(self, function, args, depth=0):
        if depth > 8:
            raise Fault("too deep")
        env, block = dict(zip(function.params, args)), "entry"
        while True:
            for place, line in function.blocks[block]:
                self.steps += 1
                self.place = place
                if self.steps > LIMIT:
                    raise Fault("endless")
                done = self.line(function, env, line, depth)
                if done:
                    break
            else:
                raise Stuck("no end")
            if done[0] == "return":
                return done[1]
            block = done[1]

    def task(self, env, line):
        """Tasks run where they begin; false: it is none."""
        if "= async.execute {" in line:
            self.outer.append((re.match(r"(%\w+) = ", line).group(1), set(self.host)))
        elif line.startswith("async.yield"):
            name, host = self.outer.pop()
            env[name], self.host = ("task", frozenset(self.host)), host
        elif line.startswith("async.await"):
            self.host |= self.get(env, VALUE.search(line).group(0))[1]
        else:
            return line == "}"
        return True

    def line(self, function, env, line, depth):
        if self.task(env, line):
            return None
        match = OP.match(line)
        if not match:
            raise Stuck(line)
        result, name, rest = match.groups()
        kind = name.split(".", 1)[1]
        values = [self.get(env, v) for v in VALUE.findall(rest)] if kind in ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr", "icmp", "select", "fadd", "fsub", "fmul", "fdiv", "bitcast", "ptrtoint", "inttoptr", "sext", "zext", "trunc") else []
        made = None
        if name == "gpu.launch_func":
            self.launch(env, rest)
        elif kind == "mlir.constant":
            made = self.constant(rest)
        elif kind in ("mlir.zero",):
            made = 0
        elif kind in ("mlir.poison", "mlir.undef"):
            made = {}
        elif kind == "mlir.addressof":
            made = ("at", ("global", SYMBOL.search(rest).group(1)), 0)
        elif kind == "insertvalue":
            part, whole = VALUE.findall(rest)[:2]
            made = self.insert(self.get(env, whole), self.get(env, part), self.path(rest))
        elif kind == "extractvalue":
            made = self.get(env, VALUE.search(rest).group(0))
            for index in self.path(rest):
                made = made.get(index, "undefined") if isinstance(made, dict) else ("part", made, index)
        elif kind == "getelementptr":
            made = self.gep(env, rest)
        elif kind in ("bitcast", "ptrtoint", "inttoptr", "sext", "zext", "trunc"):
            made = values[0]
        elif kind == "icmp":
            made = self.compare(rest, *values)
        elif kind == "select":
            condition = values[0] if isinstance(values[0], int) else self.chooser.choose(values[0])
            made = values[1] if condition & 1 else values[2]
        elif kind in ("fadd", "fsub", "fmul", "fdiv"):
            made = (kind, *values)
        elif values:
            made = self.arithmetic(kind, *values)
        elif kind == "alloca":
            made = self.new("slot")
        elif kind == "load":
            made = self.load(self.get(env, VALUE.search(rest).group(0)))
        elif kind == "store":
            value, address = VALUE.findall(rest)[:2]
            self.store(self.get(env, value), self.get(env, address))
        elif kind == "call":
            made = self.call(env, rest, depth)
        elif kind == "br":
            return ("go", self.edge(function, env, rest.strip()))
        elif kind == "cond_br":
            condition = self.get(env, VALUE.search(rest).group(0))
            condition = condition if isinstance(condition, int) else self.chooser.choose(condition)
            edges = re.findall(r"\^\w+(?:\([^)]*\))?", rest)
            return ("go", self.edge(function, env, edges[0 if condition & 1 else 1]))
        elif kind == "switch":
            on = self.get(env, VALUE.search(rest).group(0))
            cases = {int(k): e for k, e in re.findall(r"(-?\d+): (\^\w+(?:\([^)]*\))?)", rest)}
            default = re.search(r", (\^\w+(?:\([^)]*\))?)", rest).group(1)
            return ("go", self.edge(function, env, cases.get(on, default)))
        elif kind == "return":
            value = self.get(env, VALUE.search(rest).group(0)) if VALUE.search(rest) else None
            if depth == 0:
                self.act(("return", repr(value)))
            return ("return", value)
        elif kind == "unreachable":
            raise Fault("unreachable")
        else:
            raise Stuck(name)
        if result:
            env[result] = made
        return None


class Chooser:
    """What the program does not fix, the same each time that it is asked."""

    def __init__(self, seed):
        self.seed, self.known = seed, {}

    def choose(self, key):
        return random.Random(f"{self.seed} {key!r}").randrange(2)


def shapes(source, name):
    """The shapes of the memrefs that the function of the source takes, in their order."""
    head = re.search(rf"func\.func @{name}\((.*?)\) *(?:->.*)?\{{", source)
    found = re.findall(r"memref<([0-9?x]*?)x?[a-z]\w*(?:,[^>]*)?>", head.group(1)) if head else []
    return [[int(d) if d != "?" else None for d in shape.split("x") if d] for shape in found]


def descriptor(shape, number):
    """Offset, sizes and strides; sizes that the program does not fix differ."""
    sizes, strides = [16 + 8 * number if d is None else d for d in shape], [1] * len(shape)
    for i in range(len(shape) - 2, -1, -1):
        strides[i] = strides[i + 1] * sizes[i + 1]
    return [0, *sizes, *strides]


def arguments(function, text, source, number):
    """Of a public function: addresses, and numbers that differ from run to run."""
    known = iter(shapes(source, function.name))
    head = next(line for line in text.splitlines() if re.match(rf"^  llvm\.func (private )?@{function.name}\(", line))
    kinds = re.findall(r"%\w+: ([^,\s)]+)", re.sub(r" loc\([^)]*\)", "", head))
    values, last, free = [], None, 0
    for i, kind in enumerate(kinds):
        if kind == "!llvm.ptr":
            # Allocated and aligned pointer of one descriptor are one address.
            pair = last is not None and last[0] == i - 1 and not last[1]
            values.append(("at", values[-1][1], 64) if pair else ("at", ("arg", i), 0))
            last = (i, pair)
        elif kind.startswith("i"):
            values.append(None if kind != "i1" else number % 2)
        else:
            values.append(("float", i))
    for i, kind in enumerate(kinds):
        if i >= 2 and kinds[i - 2 : i] == ["!llvm.ptr", "!llvm.ptr"] and values[i - 1][1] == values[i - 2][1]:
            numbers = descriptor(next(known), i)
            values[i : i + len(numbers)] = numbers
    for i, value in enumerate(values):
        if value is None:
            values[i] = free_number(free, number)
            free += 1
    return values


def free_number(which, number):
    """The free argument number `which` on run `number`."""
    table = (3, 0, 2, 5, 1, 4, -1)
    return table[(number * (1 + 4 * which) + number // len(table) * which + 3 * which) % len(table)]


def traces(text, source, runs=RUNS):
    """Of each public function, what it does for some arguments."""
    functions, result = read(text), {}
    for function in functions.values():
        if not function.public or function.name.startswith("_mlir_ciface"):
            continue
        for number in range(runs):
            run = Run(functions, Chooser(number))
            try:
                run.function(function, arguments(function, text, source, number))
            except HandleFault as fault:
                result[function.name, number] = ("handle", str(fault), run.done, run.waits)
                continue
            except Fault as fault:
                result[function.name, number] = ("fault", str(fault), run.done, run.waits)
                continue
            result[function.name, number] = ("ok", "", run.done, run.waits)
    return result


def demands(made, before):
    """Of each run of the lowered code, the pairs of things done that a token of the random source orders, and what each of its waits is for;
    None: it does other things; False: as many, and some are not where they were, since two sides of a branch that did the same are one."""
    found = {}
    for function in made.publics if made else ():
        for number in sorted(n for name, n in before if name == function.name):
            chooser = Chooser(number)
            run = sources.Meaning(function, free_number(0, number), free_number(1, number), lambda count: chooser.choose(("flag", count)))
            pairs, keys = run.pairs()
            seen, index, done = collections.Counter(), {}, before[function.name, number][2]
            for i, ((what, _), _, line) in enumerate(done):
                if what[0] not in ("return",):
                    index[line, seen[line]] = i
                    seen[line] += 1
            if sorted(index) != sorted(keys):
                return False if len(index) == len(keys) else None
            of = lambda key: done[index[key]][0][0][0]
            waits = [(line, time, frozenset(index[w] for w in covers)) for line, time, covers in run.waits(keys)]
            found[function.name, number] = ({(index[a], index[b]) for a, b in pairs if "mgpuMemAlloc" not in (of(a), of(b))}, waits)
    return found


def bases(what):
    """The buffers that something touches."""
    found, stack = set(), [what]
    while stack:
        item = stack.pop()
        if isinstance(item, tuple) and len(item) == 3 and item[0] == "at":
            found.add(item[1])
        elif isinstance(item, (tuple, list)):
            stack.extend(item)
    return found


PLAIN = ("mgpuMemcpy", "mgpuMemset32", "mgpuMemset16", "launch", "mgpuMemFree", "store") # they touch what their operands say


def needs_order(a, b):
    """Whether the order of the two is the program's."""
    (x, _), (y, _) = a, b
    if x[0] == "mgpuMemAlloc" or y[0] == "mgpuMemAlloc" or x[0] in ("malloc", "aligned_alloc") or y[0] in ("malloc", "aligned_alloc"):
        return False
    if x[0] not in PLAIN or y[0] not in PLAIN:
        return True
    return bool(bases(x) & bases(y))


def is_racy(done):
    """Two things on the device that touch one buffer are in no order."""
    for (i, (x, _, _)), (j, (y, before, _)) in itertools.combinations(enumerate(done), 2):
        if i not in before and needs_order(x, y) and (i not in done[j][1]):
            return True
    return False


def compare(before, after, demanded):
    """"wrong": work or an order that is the program's is lost; "handle": a handle is used wrongly; "same"; "kept": orders are lost that nothing
    asks for; "other": not known."""
    if set(before) != set(after):
        return "wrong"
    answers = {compare_run(before[key], after[key], *demanded.get(key, ((), ()))) for key in before}
    answer = next(a for a in ("handle", "wrong", "other", "kept", "same") if a in answers)
    return "other" if answer == "kept" and not demanded else answer


def only_useless(done, done_after):
    """What differs only makes, fills and frees memory that nothing reads: a compiler may leave it out."""
    fills = lambda what: what[0] in ("mgpuMemFree", "mgpuMemset32", "mgpuMemset16", "mgpuMemcpy")
    uses = [what for (what, _), *_ in (*done, *done_after)]
    used = set().union(*(bases(what if not fills(what) else what[2:]) for what in uses))
    before, after = (collections.Counter(d[0] for d in all_done) for all_done in (done, done_after))
    return all(what[0] == "mgpuMemAlloc" or (fills(what) and next(iter(bases(what[1])), (None,))[0] == "device" and not bases(what[1]) & used)
               for what, _ in (*(before - after), *(after - before)))


def asks_in_order(done, done_after, place):
    """What is enqueued before a call that may wait for it is so still."""
    calls = [i for i, (what, _, _) in enumerate(done) if what[0][0] not in (*PLAIN, "mgpuMemAlloc", "malloc", "aligned_alloc", "return")]
    return all(place[done[j][0]] < place[done[i][0]] for i in calls for j in range(i))


def compare_run(before, after, demanded, waits):
    (state, _, done, _), (state_after, _, done_after, waits_after) = before, after
    if state_after != "ok" or state != "ok":
        return "handle" if state_after == "handle" and state == "ok" else "other"
    if collections.Counter(d[0] for d in done) != collections.Counter(d[0] for d in done_after):
        return "other" if only_useless(done, done_after) else "wrong"
    place, lost = {d[0]: i for i, d in enumerate(done_after)}, False
    if not asks_in_order(done, done_after, place):
        return "other"
    for i, (what, ahead, _) in enumerate(done):
        for j in ahead:
            if place[done[j][0]] in done_after[place[what]][1]:
                continue
            if (j, i) in demanded or needs_order(done[j][0], what):
                return "wrong"
            lost = True
    kept = {i: place[d[0]] for i, d in enumerate(done)}
    if not keeps_waits(waits, kept, waits_after):
        return "other"
    return "same" if not lost else "other" if is_racy(done_after) else "kept"


def keeps_waits(waits, place, after):
    """Where the calls for a wait end, the host has waited for what that is for."""
    times = collections.Counter(line for line, _, _ in waits)
    for line, time, covers in waits:
        each = len(after[line]) // times[line]
        if not each or len(after[line]) % times[line] or not {place[w] for w in covers} <= after[line][(time + 1) * each - 1]:
            return False
    return True


# ---- edits ----

def body_lines(lines):
    inside, kernels, found = False, False, []
    for i, line in enumerate(lines):
        kernels = kernels or line.startswith("  gpu.module")
        if kernels:
            kernels = not line.startswith("  }")
            continue
        if re.match(r"^  llvm\.func .*\{", line):
            inside = True
        elif line.startswith("  }"):
            inside = False
        elif inside:
            found.append(i)
    return found


def effects(lines, places):
    return [i for i in places if re.search(r"llvm\.call|gpu\.launch_func|llvm\.store", lines[i])]


def values_by_type(lines, at):
    """Names that stand above the line in its function, by the type that the text shows."""
    found, i = collections.defaultdict(list), at - 1
    while i >= 0:
        match = re.match(r"^\s+(%\w+) = .* : (?:.*-> )?(!llvm\.ptr|i64|i32|f32|i1)\b(?!,)", strip_loc(lines[i]))
        if match and "{" not in lines[i]:
            found[match.group(2)].append(match.group(1))
        head = re.match(r"^  llvm\.func", lines[i])
        if head:
            for name, kind in re.findall(r"(%\w+): ([^,\s)]+)", lines[i]):
                found[kind].append(name)
            break
        i -= 1
    return found


def types_of(line):
    """The operands of the call or launch in the line with their types: [(name, type)]."""
    bare = strip_loc(line)
    call = re.search(r"@\w+\((.*?)\) : \((.*?)\) ->", bare)
    if call:
        return list(zip(VALUE.findall(call.group(1)), call.group(2).split(", ")))
    if "gpu.launch_func" in bare:
        sizes = re.findall(r"(?:blocks|threads) in \((.*?)\)", bare)
        found = [(v, "i64") for group in sizes for v in VALUE.findall(group)]
        args = re.search(r"args\((.*)\)", bare)
        found += re.findall(r"(%\w+) : ([^,)]+)", args.group(1)) if args else []
        return found
    store = re.search(r"llvm\.store (%\w+), (%\w+) : ([^,]+), (.*)", bare)
    return [(store.group(1), store.group(3)), (store.group(2), "!llvm.ptr")] if store else []


def replace_operand(line, old, new, which):
    """The occurrence number `which` of the operand, behind the opening bracket."""
    places = [m.start() for m in re.finditer(re.escape(old) + r"\b", line)]
    places = [p for p in places if "=" not in line[p:] or p > line.find(" = ")] or places
    at = places[which % len(places)]
    return line[:at] + new + line[at + len(old):]


def drop(lines, rng):
    at = rng.choice(effects(lines, body_lines(lines)))
    if " = " in strip_loc(lines[at]).split("(")[0]:
        return None
    del lines[at]
    return "drop"


def repeat(lines, rng):
    at = rng.choice(effects(lines, body_lines(lines)))
    if " = " in strip_loc(lines[at]).split("(")[0]:
        return None
    lines.insert(at, lines[at])
    return "repeat"


def move(lines, rng):
    at = rng.choice(effects(lines, body_lines(lines)))
    to = at + rng.choice([-12, -6, -4, -3, -2, -1, 1, 2, 3, 4, 6, 12])
    if not 0 < to < len(lines):
        return None
    line = lines.pop(at)
    lines.insert(to, line)
    return "move"


def exchange_lines(lines, rng):
    places = effects(lines, body_lines(lines))
    if len(places) < 2:
        return None
    a = rng.randrange(len(places) - 1)
    a, b = places[a], places[min(a + rng.choice([1, 1, 1, 2, 3]), len(places) - 1)]
    lines[a], lines[b] = lines[b], lines[a]
    return "exchange lines"


def exchange_operands(lines, rng):
    at = rng.choice(effects(lines, body_lines(lines)))
    operands = types_of(lines[at])
    pairs = [(i, j) for i in range(len(operands)) for j in range(i) if operands[i][1] == operands[j][1] and operands[i][0] != operands[j][0]]
    if not pairs:
        return None
    i, j = rng.choice(pairs)
    a, b = operands[i][0], operands[j][0]
    head = strip_loc(lines[at])
    start = head.find("(") if "llvm.call" in head else 0
    swapped = re.sub(r"%\w+", lambda m: {a: b, b: a}.get(m.group(0), m.group(0)), head[start:])
    lines[at] = head[:start] + swapped + lines[at][len(head):]
    return "exchange operands"


def replace_value(lines, rng):
    at = rng.choice(effects(lines, body_lines(lines)))
    operands = types_of(lines[at])
    if not operands:
        return None
    name, kind = rng.choice(operands)
    others = [v for v in values_by_type(lines, at)[kind] if v != name]
    if not others:
        return None
    lines[at] = replace_operand(lines[at], name, rng.choice(others), rng.randrange(4))
    return "replace operand"


def change_constant(lines, rng):
    places = [i for i in body_lines(lines) if re.search(r"llvm\.mlir\.constant\(-?\d+ :|getelementptr .*\[\d+\]", lines[i])]
    if not places:
        return None
    at = rng.choice(places)
    change = lambda m: m.group(1) + str(int(m.group(2)) + rng.choice([-1, 1, 7]))
    lines[at] = re.sub(r"(constant\(|\[)(-?\d+)", change, lines[at], count=1)
    return "change constant"


def merge_streams(lines, rng):
    streams = [re.match(r"^\s+(%\w+) =", lines[i]).group(1) for i in body_lines(lines) if "@mgpuStreamCreate(" in lines[i]]
    at = rng.choice(effects(lines, body_lines(lines)))
    here = [v for v in VALUE.findall(lines[at]) if v in streams]
    if len(streams) < 2 or not here or "StreamCreate" in lines[at]:
        return None
    lines[at] = replace_operand(lines[at], here[0], rng.choice(streams), 0)
    return "merge streams"


def turn_branch(lines, rng):
    places = [i for i in body_lines(lines) if re.search(r"llvm\.cond_br %\w+, \^\w+, \^\w+( |$)|llvm\.icmp", lines[i])]
    if not places:
        return None
    at = rng.choice(places)
    if "icmp" in lines[at]:
        lines[at] = re.sub(r'"(slt|sle|eq|ne|sgt|sge|ult)"', lambda m: '"' + rng.choice([p for p in ("slt", "sle", "eq", "ne", "sgt") if p != m.group(1)]) + '"', lines[at])
        return "change comparison"
    lines[at] = re.sub(r"(\^\w+), (\^\w+)", r"\2, \1", lines[at], count=1)
    return "turn branch"


def exchange_kernels(lines, rng):
    places = [i for i in body_lines(lines) if "gpu.launch_func" in lines[i]]
    kernels = sorted({"::".join("@" + s for s in SYMBOL.findall(lines[i])[:2]) for i in places})
    if len(kernels) < 2:
        return None
    at = rng.choice(places)
    now = "::".join("@" + s for s in SYMBOL.findall(lines[at])[:2])
    lines[at] = lines[at].replace(now, rng.choice([k for k in kernels if k != now]))
    return "exchange kernels"


def hide_behind_branch(lines, rng):
    """The line is done only where an argument of the caller has a value."""
    at = rng.choice(effects(lines, body_lines(lines)))
    numbers = [v for v in values_by_type(lines, at)["i64"] if v.startswith("%arg")]
    if not numbers or " = " in strip_loc(lines[at]).split("(")[0]:
        return None
    loc = re.search(r"loc\(#?\w*.*\)\s*$", lines[at])
    loc = " " + loc.group(0) if loc else ""
    lines[at : at + 1] = [f"    %k0 = llvm.mlir.constant(3 : i64) : i64{loc}", f'    %k1 = llvm.icmp "eq" {rng.choice(numbers)}, %k0 : i64{loc}',
                          f"    llvm.cond_br %k1, ^k2, ^k3{loc}", "  ^k2:", lines[at], f"    llvm.br ^k3{loc}", "  ^k3:"]
    return "hide behind a branch"


def drop_function(lines, rng):
    heads = [i for i, line in enumerate(lines) if re.match(r"^  llvm\.func @\w+\(.*\{", line)]
    if len(heads) < 2:
        return None
    at = rng.choice(heads)
    end = next(i for i in range(at, len(lines)) if lines[i].startswith("  }"))
    del lines[at : end + 1]
    return "drop function"


EDITS = [drop, drop, repeat, move, move, exchange_lines, exchange_lines, exchange_operands, exchange_operands, replace_value, replace_value,
         replace_value, change_constant, change_constant, merge_streams, turn_branch, exchange_kernels, hide_behind_branch, drop_function]


# ---- the campaign ----

def lower(mlir_opt, source, pipeline):
    words = [mlir_opt, source, f"-pass-pipeline=builtin.module({pipeline})", "-mlir-print-debuginfo"]
    run = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, text=True)
    return run.stdout if run.returncode == 0 else None


def verify(gpuverify, source, paths):
    """Of each file its verdict and the errors."""
    run = subprocess.run([gpuverify, "--format=json", f"--source={source}", *paths], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    files = json.loads(run.stdout)["files"]
    errors = lambda f: [x["rule"] for x in f.get("findings", []) if x["severity"] == "error"]
    return [(f["verdict"], errors(f)) for f in files]


class Program:
    """A source as one pipeline lowered it. `made`: the random source that it is of; None: it was written by hand."""

    def __init__(self, source, name, text, made):
        self.source, self.name, self.text, self.made = source, name, text, made
        self.source_text = pathlib.Path(source).read_text()


class Campaign:
    def __init__(self, gpuverify, scratch, keep):
        self.gpuverify, self.scratch, self.keep = gpuverify, scratch, keep
        self.table, self.complaints = collections.Counter(), []
        self.executed, self.stuck = set(), {} # sources; what was said of the first program of one

    def complain(self, text, mutant, about):
        self.complaints.append(about)
        if self.keep:
            self.keep.mkdir(parents=True, exist_ok=True)
            name = f"edit{len(self.complaints)}"
            (self.keep / f"{name}.mlir").write_text(f"// {about}\n{mutant}")
            (self.keep / f"{name}.orig.mlir").write_text(text)

    def truth(self, program, mutant, runs):
        before = program.before if runs == RUNS else traces(program.text, program.source_text, runs)
        return compare(before, traces(mutant, program.source_text, runs), demands(program.made, before) or {})

    def judge(self, program, batch):
        paths = []
        for i, (_, mutant) in enumerate(batch):
            path = self.scratch / f"edit.{i}.mlir"
            path.write_text(mutant)
            paths.append(str(path))
        for (edit, mutant), (verdict, errors) in zip(batch, verify(self.gpuverify, program.source, paths)):
            if verdict == "unusable":
                self.table["not a program"] += 1
                continue
            try:
                truth = self.truth(program, mutant, RUNS)
                if truth in ("same", "kept") and verdict == "violated":
                    truth = self.truth(program, mutant, MORE_RUNS)
            except (Stuck, AttributeError, KeyError, ValueError, IndexError, TypeError, StopIteration):
                self.table["not judged"] += 1
                continue
            self.table[truth, verdict] += 1
            self.table["edit", edit, truth, verdict] += 1
            about = f"{pathlib.Path(program.source).name} ({program.name}): {edit}: {truth}, and {verdict} {errors}"
            if truth in ("wrong", "handle") and verdict == "proved":
                self.complain(program.text, mutant, about)
            if truth in ("same", "kept") and verdict == "violated":
                self.complain(program.text, mutant, about)

    def begin(self, program):
        """Runs the program as it was lowered; false: it cannot be used."""
        about = f"{program.source} ({program.name})"
        try:
            program.before = traces(program.text, program.source_text)
        except Stuck as stuck: # something stayed unlowered, or became a task with results, which is another matter
            self.stuck.setdefault(program.source, f"{about}: cannot be executed in any pipeline: {stuck}")
            return False
        self.executed.add(program.source)
        program.demanded = demands(program.made, program.before)
        original = self.scratch / "original.mlir"
        original.write_text(program.text)
        verdict = verify(self.gpuverify, program.source, [str(original)])[0]
        if any(state == "handle" for state, *_ in program.before.values()):
            self.table["wrongly lowered"] += 1
            if verdict[0] == "proved":
                self.complaints.append(f"{about}: proved, and a run uses a dead handle")
            return False
        if "unlowered-op" in verdict[1]:
            self.table["wrongly lowered"] += 1
            return False
        if verdict[0] == "violated":
            if all(state == "ok" for state, *_ in traces(program.text, program.source_text, MORE_RUNS).values()):
                self.complaints.append(f"{about}: violated as it is: {verdict[1]}")
            return False
        if program.demanded in (None, False): # memory that nothing reads is left out
            if program.name == "usual" and program.demanded is None:
                self.complaints.append(f"{about}: its lowered code does other things than the source")
            return False
        for key, (pairs, _) in program.demanded.items():
            if any(a not in program.before[key][2][b][1] for a, b in pairs):
                self.complaints.append(f"{about}: its lowered code does not keep its order")
        self.table["program", verdict[0]] += 1
        return True

    def run(self, program, rng, edits):
        if not self.begin(program):
            return
        batch, seen = [], {program.text}
        for _ in range(edits * 4):
            if self.made(batch) >= edits:
                break
            lines = program.text.splitlines()
            edit = rng.choice(EDITS)(lines, rng)
            mutant = "\n".join(lines) + "\n"
            if not edit or mutant in seen:
                continue
            seen.add(mutant)
            batch.append((edit, mutant))
        for i in range(0, len(batch), BATCH):
            self.judge(program, batch[i : i + BATCH])

    @staticmethod
    def made(batch):
        return len(batch)


def option(words, name, default):
    if name not in words:
        return default
    at = words.index(name)
    value = words[at + 1]
    del words[at : at + 2]
    return value


def list_sources(words, scratch, count, seed):
    """(file, the random source that it is of)."""
    found = [(path, None) for path in words]
    for i in range(count):
        made, path = sources.Source(f"{seed} {i}"), scratch / f"source{i}.mlir"
        path.write_text(made.text())
        found.append((str(path), made))
    return found


def lower_all(mlir_opt, listed):
    programs = []
    for source, made in listed:
        texts = []
        for name, pipeline in PIPELINES.items():
            text = lower(mlir_opt, source, pipeline)
            if text and text not in texts:
                texts.append(text)
                programs.append(Program(source, name, text, made))
    return programs


def main():
    words = sys.argv[1:]
    keep, seed, count = option(words, "--keep", None), int(option(words, "--seed", "1")), int(option(words, "--random", "0"))
    gpuverify, mlir_opt, edits, scratch = words[0], words[1], int(words[2]), pathlib.Path(words[3])
    scratch.mkdir(parents=True, exist_ok=True)
    campaign = Campaign(gpuverify, scratch, pathlib.Path(keep) if keep else None)
    programs = lower_all(mlir_opt, list_sources(words[4:], scratch, count, seed))
    for number, program in enumerate(programs):
        share = edits * (number + 1) // len(programs) - edits * number // len(programs)
        campaign.run(program, random.Random(f"{seed} {number}"), share)
    judged = {t: {v: campaign.table[t, v] for v in ("proved", "violated", "unproved")} for t in ("wrong", "handle", "other", "kept", "same")}
    print(f"{len(programs)} programs ({campaign.table['wrongly lowered']} wrongly lowered), {sum(sum(v.values()) for v in judged.values())} edits judged, "
          f"{campaign.table['not a program']} no programs, {campaign.table['not judged']} not judged")
    campaign.complaints += [text for source, text in campaign.stuck.items() if source not in campaign.executed]
    for truth, verdicts in judged.items():
        print(f"  {truth:6} " + "  ".join(f"{n} {v}" for v, n in verdicts.items()))
    print("\n".join(campaign.complaints[:40]))
    sys.exit(1 if campaign.complaints or not judged["wrong"]["violated"] else 0)


if __name__ == "__main__":
    main()
