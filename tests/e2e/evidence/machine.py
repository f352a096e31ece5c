"""Runs small lowered programs on every input, with real handles, bytes and order, and says what goes wrong on some run.

It reads the text of a program, shares nothing with gpuverify, and knows the subset of the LLVM dialect that the generators beside it
write. Order is a set of work for each thing that can wait: `after` of a stream is all work that its next operation starts after,
`mark` of an event what was so when it was recorded, and the machine's `host` what the host has waited for. Sets are integers, a bit
for each piece of work.

What runs show comes in two sets of (line, rule). `must`: has to be reported. `may`: is wrong on some run, and yet only a
consequence of an earlier fault of the same object or of a call that failed, which a report may mention as a note instead. To tell
them apart each set of work is kept twice: as it is, and as it would be if calls that fail ordered everything ("kind").
"""
import itertools
import re

STEPS = 500
RUNS = 500
VALUES = {"i1": (0, 1), "%n0": (0, 1, 2, 3, 4, 5), "%n1": (0, 1, 2, 3, 4, 5), "i64": (-1, 0, 1, 4, 5)}
SIZES = {"!llvm.ptr": 8, "i64": 8, "i32": 4, "f32": 4, "i8": 1, "i1": 1}
ALL = (1 << 4000) - 1
HANDLE_USES = {
    "mgpuStreamSynchronize": (("stream", "use"),), "mgpuStreamDestroy": (("stream", "destroy"),),
    "mgpuStreamWaitEvent": (("stream", "use"), ("event", "wait")), "mgpuEventDestroy": (("event", "destroy"),),
    "mgpuEventRecord": (("event", "record"), ("stream", "use")), "mgpuEventSynchronize": (("event", "wait"),)}
HOST_KINDS = ("heap", "fixed")


class Endless(Exception):
    pass


class OutOfAnswers(Exception):
    """@coin is asked once more than answers were chosen."""


class Thing:
    """A stream, an event, a piece of memory, or what is none of them: of kind null or undefined. Order is (real, kind)."""

    __slots__ = ("kind", "line", "dead", "recorded", "faulted", "raced", "order", "pending", "cells", "size")

    def __init__(self, kind, line, size=0):
        self.kind, self.line, self.size = kind, line, size
        self.dead = self.recorded = self.faulted = self.raced = False
        self.order = (0, 0)
        self.pending, self.cells = [], {}


class Work:
    """An access of enqueued work, or all that is known of the work itself: a bit, a line, and whether a call that failed began it."""

    __slots__ = ("bit", "line", "low", "high", "writes", "shaky")

    def __init__(self, bit, line, low, high, writes, shaky):
        self.bit, self.line, self.low, self.high, self.writes, self.shaky = bit, line, low, high, writes, shaky


# ---- reading ---------------------------------------------------------------------------------------------------------------


class Function:
    def __init__(self, name, arguments):
        self.name, self.arguments, self.blocks = name, arguments, {"entry": ([], [])}


NAMES = re.compile(r"%[\w]+")
EDGES = re.compile(r"\^(\w+)(?:\((.*?) :.*?\))?")


def parse_op(number, line):
    """(line number, operation, result, operands, more)"""
    result, _, rest = line.rpartition(" = ") if line.startswith("%") else ("", "", line)
    name, rest = re.match(r'"?([\w.]+)"?\s*(.*)', rest).groups()
    edges = [(edge, NAMES.findall(given or "")) for edge, given in EDGES.findall(rest)]
    operands, more = NAMES.findall(rest.split("^")[0] if edges else rest), edges
    if name == "llvm.call":
        more = re.match(r"@(\w+)", rest).group(1)
    elif name == "gpu.launch_func":
        kernel = re.search(r"@\w+::@(\w+)", rest).group(1)
        given = re.search(r"args\((.*)\)", rest)
        stream = re.match(r"<(%\w+)", rest)
        operands = ([stream.group(1)] if stream else []) + NAMES.findall(given.group(1) if given else "")
        more = (kernel, bool(stream))
    elif name == "llvm.mlir.constant":
        word = re.match(r"\((\S+?)[ )]", rest).group(1)
        more = int(word) if word.lstrip("-").isdigit() else int(word == "true")
    elif name in ("llvm.mlir.poison", "llvm.mlir.undef"):
        more = "struct" in rest
    elif name == "llvm.mlir.addressof":
        more = re.match(r"@(\w+)", rest).group(1)
    elif name == "llvm.getelementptr":
        more = int(re.search(r"\[(-?\d+)\]", rest).group(1)) * SIZES[rest.rsplit(", ", 1)[1]]
    elif name == "llvm.load":
        more = SIZES.get(rest.rsplit("-> ", 1)[1], 40)
    elif name == "llvm.store":
        more = SIZES.get(re.search(r" : (.*), !llvm.ptr$", rest).group(1), 40)
    elif name in ("llvm.insertvalue", "llvm.extractvalue"):
        more = re.search(r"\[([\d, ]*)\]", rest).group(1)
    elif name == "llvm.icmp":
        more = rest.split('"')[1]
    elif name == "llvm.switch":
        more = ({int(case): edge for case, edge in re.findall(r"(-?\d+): \^(\w+)", rest)}, edges[0][0])
    elif name == "llvm.alloca":
        more = SIZES.get(re.search(r" x (.*?) :", rest).group(1), 40)
    return number, name, result, operands, more


class Program:
    def __init__(self, text):
        self.functions, self.globals, self.kernels = {}, {}, {}
        function = kernel = block = None
        in_kernels = False
        lines = iter(enumerate(text.splitlines(), 1))
        for number, line in lines:
            line = line.split("//")[0].strip()
            head = re.match(r"llvm\.func (?:\w+ )?@(\w+)\((.*?)\).*\{$", line)
            if line.startswith("gpu.module"):
                in_kernels = True
            elif line.startswith("gpu.binary"):
                continue
            elif head and in_kernels:
                kernel = self.kernels[head.group(1)] = {"arguments": NAMES.findall(head.group(2)), "reads": set(), "writes": set()}
            elif head:
                function = self.functions[head.group(1)] = Function(head.group(1), re.findall(r"(%\w+): (!?[\w.]+)", head.group(2)))
                block = function.blocks["entry"]
            elif line.startswith("llvm.mlir.global"):
                self.globals[re.search(r"@(\w+)", line).group(1)] = "array" in line
                while line != "}":
                    line = next(lines)[1].strip()
            elif line == "}" and kernel:
                kernel = None
            elif line == "}" and in_kernels:
                in_kernels = False
            elif line == "}":
                function = None
            elif kernel:
                names = NAMES.findall(line)
                if "llvm.load" in line:
                    kernel["reads"].add(names[1])
                elif "llvm.store" in line:
                    kernel["writes"].add(names[1])
            elif function and line.startswith("^"):
                name, arguments = re.match(r"\^(\w+)(?:\((.*)\))?:$", line).groups()
                block = function.blocks[name] = (re.findall(r"(%\w+):", arguments or ""), [])
            elif function and line:
                block[1].append(parse_op(number, line))


# ---- running ---------------------------------------------------------------------------------------------------------------


class Run:
    """One run of @main. `inputs`: values of its arguments; those not among them are chosen when they are first asked for."""

    def __init__(self, program, inputs, answers):
        self.program, self.inputs, self.answers, self.asked = program, inputs, list(answers), None
        self.must, self.may, self.things, self.steps, self.bits = set(), set(), [], 0, 0
        self.host = (0, 0)
        self.null = Thing("stream", 0)
        self.work = []
        self.globals = {}
        for name, is_array in program.globals.items():
            self.globals[name] = Thing("fixed", 0, 64)
            if not is_array:
                self.globals[name].cells[0] = (Thing("null", 0), 0)

    # -- what is found --

    def find(self, line, rule, sure=True):
        self.may.add((line, rule))
        if sure:
            self.must.add((line, rule))

    def fault(self, thing, line, rule):
        if not thing.faulted:
            self.find(line, rule, not thing.raced)
        thing.faulted = True
        return False

    def fault_memory(self, thing, line, rule, sure):
        self.find(line, rule, sure and not thing.raced and not thing.faulted)
        thing.faulted = thing.faulted or sure
        return False

    # -- uses --

    def use(self, value, kind, line, what):
        """One use as a stream or event; does it work?"""
        thing = value[0]
        if thing.kind == "null":
            if kind == "event" or what == "destroy":
                return self.fault(thing, line, "null-handle")
            return True
        if thing.kind == "undefined":
            return self.fault(thing, line, "undefined-handle")
        if thing.kind != kind:
            return self.fault(thing, line, "handle-kind-mismatch")
        if thing.dead:
            return self.fault(thing, line, f"{kind}-double-destroy" if what == "destroy" else f"{kind}-use-after-destroy")
        if what == "wait" and not thing.recorded:
            return self.fault(thing, line, "event-not-recorded")
        if what == "destroy":
            thing.dead = True
        elif what == "record":
            thing.recorded = True
        return True

    def use_memory(self, value, line, what, sure=True):
        """One use as memory, `what` being gpu, kernel, host, device-free or host-free; does it work?"""
        thing, frees = value[0], what.endswith("free")
        if thing.kind == "undefined":
            return what in ("kernel", "host") or self.fault_memory(thing, line, "undefined-handle", sure)
        if thing.kind in ("null", "stream", "event"):
            return True
        if thing.dead:
            return self.fault_memory(thing, line, "double-free" if frees else "use-after-free", sure)
        if thing.kind == "device" and what == "host":
            return self.fault_memory(thing, line, "device-memory-on-host", sure)
        if what == "device-free" and thing.kind in HOST_KINDS or what == "host-free" and thing.kind in ("device", "shared", "fixed"):
            return self.fault_memory(thing, line, "mismatched-free", sure)
        if frees:
            thing.dead = True
        return True

    def stream_of(self, value):
        return self.null if value[0].kind == "null" else value[0]

    def touch(self, value, size, writes, order, line, rule, sure):
        """An access that comes after `order`. Whole memory if size is None."""
        thing, offset = value
        if thing.kind in ("null", "undefined", "stream", "event"):
            return None
        low, high = (offset, offset + size) if size is not None else (-(1 << 30), 1 << 30)
        for other in thing.pending:
            if order[0] >> other.bit & 1 or not (writes or other.writes) or other.high <= low or high <= other.low:
                continue
            certain = sure and not other.shaky and not order[1] >> other.bit & 1
            self.find(line, rule, certain and not thing.faulted and not thing.raced)
            thing.raced = True
        return low, high

    def host_access(self, value, size, writes, line):
        works = self.use_memory(value, line, "host")
        self.touch(value, size, writes, self.host, line, "host-race", works)

    def enqueue(self, line, stream, accesses, what):
        """Work on the stream (None: one of its own, for which the host waits) with accesses (address, size, writes)."""
        works = stream is None or self.use(stream, "stream", line, "use")
        sure = works
        for address, _, _ in accesses:
            sure &= self.use_memory(address, line, what, works)
        if not works:
            return
        queue = self.stream_of(stream) if stream else Thing("stream", line)
        order = (queue.order[0] | self.host[0], queue.order[1] | self.host[1])
        bit, self.bits = self.bits, self.bits + 1
        new = []
        for address, size, writes in accesses:
            span = self.touch(address, size, writes, order, line, "stream-race", sure)
            if span:
                new.append((address[0], Work(bit, line, *span, writes, not sure)))
        for thing, work in new:
            thing.pending.append(work)
        queue.order = (order[0] | 1 << bit, order[1] | 1 << bit)
        if stream is None:
            self.host = (self.host[0] | queue.order[0], self.host[1] | queue.order[1])
        self.work.append((bit, line, order[0], not sure, {id(thing) for thing, _ in new}))

    def free(self, value, line, stream):
        """stream: None for a free on the host."""
        order = self.host
        if stream is not None:
            if self.use(stream, "stream", line, "use"):
                after = self.stream_of(stream).order
                order = (order[0] | after[0], order[1] | after[1])
            else:
                order = (order[0], ALL)
        thing = value[0]
        if not self.use_memory(value, line, "host-free" if stream is None else "device-free") or thing.kind in ("null", "undefined"):
            order = (order[0], ALL)
        for other in thing.pending:
            if not order[0] >> other.bit & 1:
                self.find(line, "free-in-flight", not order[1] >> other.bit & 1 and not other.shaky and not thing.faulted and not thing.raced)

    # -- calls --

    def wait(self, name, operands, line, works):
        """What a call on streams and events orders."""
        first = operands[0][0]
        if name == "mgpuStreamSynchronize":
            order = self.stream_of(operands[0]).order if works else (0, ALL)
            self.host = (self.host[0] | order[0], self.host[1] | order[1])
        elif name == "mgpuEventSynchronize":
            order = first.order if works else (0, ALL)
            self.host = (self.host[0] | order[0], self.host[1] | order[1])
        elif name == "mgpuStreamWaitEvent":
            if works:
                queue, mark = self.stream_of(operands[0]), operands[1][0].order
                queue.order = (queue.order[0] | mark[0], queue.order[1] | mark[1])
            else:
                self.forgive("stream")
        elif name == "mgpuEventRecord":
            if works:
                queue = self.stream_of(operands[1])
                first.order = (queue.order[0] | self.host[0], queue.order[1] | self.host[1])
            else:
                self.forgive("event")

    def forgive(self, kind):
        """A call on things of this kind failed: had it worked, it might have ordered anything."""
        for thing in self.things + [self.null]:
            if thing.kind == kind:
                thing.order = (thing.order[0], ALL)

    def runtime(self, name, operands, line):
        if name in HANDLE_USES:
            works = True
            for operand, (kind, what) in zip(operands, HANDLE_USES[name]):
                works &= self.use(operand, kind, line, what)
            self.wait(name, operands, line, works)
        elif name in ("mgpuStreamCreate", "mgpuEventCreate"):
            return self.new("stream" if "Stream" in name else "event", line)
        elif name == "mgpuMemAlloc":
            return self.new("shared" if operands[2] else "device", line, operands[0])
        elif name == "malloc":
            return self.new("heap", line, operands[0])
        elif name == "mgpuMemFree":
            self.free(operands[0], line, operands[1])
        elif name == "free":
            self.free(operands[0], line, None)
        elif name == "mgpuMemcpy":
            self.enqueue(line, operands[3], [(operands[0], operands[2], True), (operands[1], operands[2], False)], "gpu")
        elif name == "mgpuMemset32":
            self.enqueue(line, operands[3], [(operands[0], 4 * operands[2], True)], "gpu")
        elif name == "printMemrefI32":
            self.host_access(operands[1], 40, False, line)
            found = operands[1][0].cells.get(operands[1][1], {}).get("1")
            if found:
                self.host_access(found, None, False, line)
        elif name == "coin":
            if not self.answers:
                raise OutOfAnswers
            return self.answers.pop(0)
        else:
            raise ValueError(f"line {line}: @{name} is not known")
        return None

    def new(self, kind, line, size=0):
        self.things.append(Thing(kind, line, size))
        return self.things[-1], 0

    def launch(self, line, kernel, operands, has_stream):
        stream, given = (operands[0], operands[1:]) if has_stream else (None, operands)
        known = self.program.kernels.get(kernel)
        accesses = []
        for number, address in enumerate(given):
            if isinstance(address, int):
                continue
            argument = known["arguments"][number] if known else None
            if known is None or argument in known["writes"]:
                accesses.append((address, None, True))
            elif argument in known["reads"]:
                accesses.append((address, None, False))
        self.enqueue(line, stream, accesses, "kernel")

    def call(self, name, operands, line):
        function = self.program.functions.get(name)
        if function is None:
            return self.runtime(name, operands, line)
        values = {argument: operand for (argument, _), operand in zip(function.arguments, operands)}
        arguments, ops = function.blocks["entry"]
        while True:
            target = None
            for op in ops:
                self.steps += 1
                if self.steps > STEPS:
                    raise Endless
                target = self.op(values, op)
                if target is not None:
                    break
            if target[0] == "return":
                return target[1]
            passed = [values[source] for source in target[1]]
            arguments, ops = function.blocks[target[0]]
            values.update(zip(arguments, passed))

    def get(self, values, name):
        value = values[name]
        if value is None:  # an argument of @main that nobody asked for before
            if name not in self.inputs:
                self.asked = name
                raise OutOfAnswers
            value = values[name] = self.inputs[name]
        return value

    def op(self, values, op):
        number, name, result, operands, more = op
        value = None
        if name == "llvm.call":
            value = self.call(more, [self.get(values, operand) for operand in operands], number)
        elif name == "llvm.mlir.constant":
            value = more
        elif name == "llvm.br":
            return more[0]
        elif name == "llvm.cond_br":
            return more[0] if self.get(values, operands[0]) else more[1]
        elif name == "llvm.return":
            return "return", self.get(values, operands[0]) if operands else None
        elif name == "gpu.launch_func":
            self.launch(number, more[0], [self.get(values, operand) for operand in operands], more[1])
        elif name == "llvm.switch":
            return more[0].get(self.get(values, operands[0]), more[1]), []
        elif name == "llvm.mlir.zero":
            value = (Thing("null", number), 0)
        elif name in ("llvm.mlir.poison", "llvm.mlir.undef"):
            value = {} if more else (Thing("undefined", number), 0)
        elif name == "llvm.mlir.addressof":
            value = (self.globals[more], 0)
        elif name == "llvm.alloca":
            value = (Thing("fixed", number, 64), 0)
        elif name == "llvm.getelementptr":
            thing, offset = self.get(values, operands[0])
            value = (thing, offset + more)
        elif name == "llvm.load":
            address = self.get(values, operands[0])
            self.host_access(address, more, False, number)
            value = address[0].cells.get(address[1])
            if value is None:
                value = (Thing("undefined", number), 0)
        elif name == "llvm.store":
            address = self.get(values, operands[1])
            self.host_access(address, more, True, number)
            address[0].cells[address[1]] = self.get(values, operands[0])
        elif name == "llvm.insertvalue":
            value = {**self.get(values, operands[1]), more: self.get(values, operands[0])}
        elif name == "llvm.extractvalue":
            value = self.get(values, operands[0]).get(more)
            if value is None:
                value = (Thing("undefined", number), 0)
        elif name == "llvm.select":
            value = self.get(values, operands[1]) if self.get(values, operands[0]) else self.get(values, operands[2])
        elif name in BINARY:
            value = BINARY[name](self.get(values, operands[0]), self.get(values, operands[1]))
        elif name == "llvm.icmp":
            value = int(COMPARE[more](self.get(values, operands[0]), self.get(values, operands[1])))
        else:
            raise ValueError(f"line {number}: {name} is not known")
        if result:
            values[result] = value
        return None

    def end(self):
        """What is left when @main returns."""
        for thing in self.things:
            if thing.dead or thing.kind in ("fixed", "given"):
                continue
            rule = "memory-leak" if thing.kind in ("device", "shared", "heap") else thing.kind + "-leak"
            if not thing.faulted or rule == "memory-leak":
                self.find(thing.line, rule, not thing.faulted and not thing.raced)
        done = self.host[0] | self.null.order[0]
        kind = self.host[1] | self.null.order[1]
        left = [work for work in self.work if not done >> work[0] & 1]
        for bit, line, _, shaky, things in left:
            behind = any(other[2] >> bit & 1 for other in left)
            self.find(line, "unwaited-work", not shaky and not kind >> bit & 1 and not behind and bool(things))


BINARY = {"llvm.add": lambda a, b: a + b, "llvm.xor": lambda a, b: a ^ b, "llvm.and": lambda a, b: a & b, "llvm.or": lambda a, b: a | b}
COMPARE = {"slt": lambda a, b: a < b, "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "sgt": lambda a, b: a > b,
           "ult": lambda a, b: a < b, "sge": lambda a, b: a >= b, "sle": lambda a, b: a <= b}


def findings(text, flips=6, runs=RUNS):
    """(must, may, all) of all runs: every choice of what the run asks for, an argument of @main or an answer of @coin. All is
    "everything"; "errors" if a run did not end, which shows no leak; or "" if there are more runs than were made."""
    program = Program(text)
    main = program.functions["main"]
    types = dict(main.arguments)
    must, may, ended = set(), set(), True
    todo = [({}, ())]
    for _ in itertools.takewhile(lambda _: todo, range(runs)):
        inputs, answers = todo.pop()
        run = Run(program, inputs, answers)
        arguments = []
        for number, (name, type) in enumerate(main.arguments):
            arguments.append((Thing("given", 0, 64), 0) if type == "!llvm.ptr" else inputs.get(name))
        try:
            run.call("main", arguments, 0)
            run.end()
        except OutOfAnswers:
            if run.asked:
                todo += [({**inputs, run.asked: value}, answers) for value in VALUES.get(run.asked) or VALUES[types[run.asked]]]
                continue
            if len(answers) < flips:
                todo += [(inputs, answers + (0,)), (inputs, answers + (1,))]
                continue
            ended = False
        except Endless:
            ended = False
        must |= run.must
        may |= run.may
    return must, may, "" if todo else "everything" if ended else "errors"
