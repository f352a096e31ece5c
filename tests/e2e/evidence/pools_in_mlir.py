"""Programs in MLIR that keep streams, events and buffers in arrays, for pools.py.

How many elements there are is constant, one, or comes from outside; loops count with 32 or 64 bits, compare signed or not, before an iteration
or behind it, or in variables on the stack; arrays lie on the stack, on the heap, behind the descriptor of a memref or in globals; parts are done in helpers.
"""
import random

PTR = "!llvm.ptr"
RUNTIME = {"mgpuStreamCreate": ((), PTR), "mgpuStreamDestroy": ((PTR,), None), "mgpuStreamSynchronize": ((PTR,), None),
           "mgpuStreamWaitEvent": ((PTR, PTR), None), "mgpuEventCreate": ((), PTR), "mgpuEventDestroy": ((PTR,), None),
           "mgpuEventRecord": ((PTR, PTR), None), "mgpuEventSynchronize": ((PTR,), None),
           "mgpuMemAlloc": (("i64", PTR, "i8"), PTR), "mgpuMemFree": ((PTR, PTR), None),
           "mgpuMemset32": ((PTR, "i32", "i64", PTR), None), "malloc": (("i64",), PTR), "free": ((PTR,), None), "stop": (("i64",), "i1")}
DESCRIPTOR = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"


class Style:
    """How loops, numbers and memory are written; the same for all of a program."""

    def __init__(self, chance):
        self.kind, self.signed = chance.choice(("i64", "i64", "i32")), chance.random() < 0.6
        self.tested, self.ends_by = chance.choice(("head", "head", "behind", "slot")), chance.choice(("order", "order", "equal"))
        self.memory, self.helpers = chance.choice(("stack", "heap", "heap", "descriptor")), chance.random() < 0.3
        self.size = chance.choice((1, 2, 3, 4, None, None, None))  # None: from outside


class Function:
    """Lines of a function; constants stand at its beginning."""

    def __init__(self, program, name, params, public=False):
        self.program, self.name, self.params, self.public = program, name, params, public
        self.constants, self.slots, self.lines, self.names, self.descriptors = {}, [], [], 0, {}
        self.style = program.style

    def fresh(self):
        self.names += 1
        return f"%v{self.names}"

    def block(self):
        self.names += 1
        return f"^b{self.names}"

    def number(self, value, kind="i64"):
        return self.constants.setdefault((value, kind), f"%c{len(self.constants)}")

    def op(self, text):
        self.lines.append(f"{(name := self.fresh())} = {text}")
        return name

    def call(self, name, *operands):
        takes, gives = RUNTIME.get(name) or self.program.helpers[name]
        text = f"llvm.call @{name}({', '.join(operands)}) : ({', '.join(takes)}) -> {gives or '()'}"
        if gives:
            return self.op(text)
        self.lines.append(text)
        return None

    def binary(self, what, a, b, kind="i64"):
        return self.op(f"llvm.{what} {a}, {b} : {kind}")

    def is_so(self, predicate, a, b, kind="i64"):
        return self.op(f'llvm.icmp "{predicate}" {a}, {b} : {kind}')

    def label(self, block, *arguments):
        self.lines.append(f"{block}({', '.join(arguments)}):" if arguments else f"{block}:")

    def when(self, condition, body):
        inside, behind = self.block(), self.block()
        self.lines.append(f"llvm.cond_br {condition}, {inside}, {behind}")
        self.label(inside)
        body()
        self.lines.append(f"llvm.br {behind}")
        self.label(behind)

    def element(self, array, index, member=None):
        shape = PTR if member is None else "!llvm.struct<(ptr, ptr, ptr)>"
        index = self.index(index)
        if array in self.descriptors:
            array = self.op(f"llvm.extractvalue {self.descriptors[array]}[1] : {DESCRIPTOR}")
        path = f"[{index}]" if member is None else f"[{index}, {member}]"
        return self.op(f"llvm.getelementptr {array}{path} : ({PTR}, i64) -> {PTR}, {shape}")

    def load(self, array, index, member=None):
        return self.op(f"llvm.load {self.element(array, index, member)} : {PTR} -> {PTR}")

    def store(self, value, array, index, member=None):
        self.lines.append(f"llvm.store {value}, {self.element(array, index, member)} : {PTR}, {PTR}")

    # -- loops: `body` gets the index, of the style's kind --

    def narrow(self, value):
        kind = self.style.kind
        if kind == "i64" or value in (name for (_, k), name in self.constants.items() if k == "i32"):
            return value
        for (number, k), name in list(self.constants.items()):
            if name == value and k == "i64":
                return self.number(number, kind)
        return self.op(f"llvm.trunc {value} : i64 to {kind}")

    def add(self, value, number):
        kind = self.program.kinds.get(value, "i64")
        flags = " overflow<nsw>" if self.style.signed else ""
        name = self.op(f"llvm.add {value}, {self.number(number, kind)}{flags} : {kind}")
        self.program.kinds[name] = kind
        return name

    def index(self, value, mod=None):
        """As a number of 64 bits, and what is left of it."""
        kind = self.program.kinds.get(value, "i64")
        if kind == "i32":
            value = self.op(f"llvm.{'sext' if self.style.signed else 'zext'} {value} : i32 to i64")
        return value if mod is None else self.binary("urem", value, self.number(mod))

    def loop(self, low, high, body, down=False):
        kind, style = self.style.kind, self.style
        low, high = self.narrow(low), self.narrow(high)
        less, one = "slt" if style.signed else "ult", self.number(1, kind)
        if down and not style.signed:  # as many as there are unsigned numbers below
            def before(i):
                index = self.op(f"llvm.sub {i}, {one} : {kind}")
                self.program.kinds[index] = kind
                body(index)
            return self.loop_of(kind, high, lambda i: self.is_so("ne", i, low, kind), lambda i: self.op(f"llvm.sub {i}, {one} : {kind}"), before,
                                "slot" if style.tested == "slot" else "head")
        if down:
            first = self.op(f"llvm.sub {high}, {one} overflow<nsw> : {kind}")
            return self.loop_of(kind, first, lambda i: self.is_so("sge", i, low, kind), lambda i: self.op(
                f"llvm.sub {i}, {one} overflow<nsw> : {kind}"), body, "slot" if style.tested == "slot" else "head")
        stays = (lambda i: self.is_so("ne", i, high, kind)) if style.ends_by == "equal" and style.tested != "slot" else (
            lambda i: self.is_so(less, i, high, kind))
        flags = " overflow<nsw>" if style.signed else ""
        goes = lambda i: self.op(f"llvm.add {i}, {one}{flags} : {kind}")
        if style.tested != "behind":
            return self.loop_of(kind, low, stays, goes, body, style.tested)
        enter, skip = self.block(), self.block()
        self.lines.append(f"llvm.cond_br {self.is_so(less, low, high, kind)}, {enter}, {skip}")
        self.label(enter)
        head, i = self.block(), self.fresh()
        self.lines.append(f"llvm.br {head}({low} : {kind})")
        self.label(head, f"{i}: {kind}")
        self.program.kinds[i] = kind
        body(i)
        following = goes(i)
        self.lines.append(f"llvm.cond_br {stays(following)}, {head}({following} : {kind}), {skip}")
        self.label(skip)
        return None

    def loop_of(self, kind, first, stays, goes, body, tested):
        head, inside, behind = self.block(), self.block(), self.block()
        if tested == "slot":
            slot = f"%slot{len(self.slots)}"
            self.slots.append(f"{slot} = llvm.alloca {self.number(1)} x {kind} : (i64) -> {PTR}")
            self.lines.append(f"llvm.store {first}, {slot} : {kind}, {PTR}")
            read = lambda: self.op(f"llvm.load {slot} : {PTR} -> {kind}")
            self.lines.append(f"llvm.br {head}")
            self.label(head)
            self.lines.append(f"llvm.cond_br {stays(read())}, {inside}, {behind}")
            self.label(inside)
            i = read()
            self.program.kinds[i] = kind
            body(i)
            self.lines += [f"llvm.store {goes(read())}, {slot} : {kind}, {PTR}", f"llvm.br {head}"]
        else:
            i = self.fresh()
            self.program.kinds[i] = kind
            self.lines.append(f"llvm.br {head}({first} : {kind})")
            self.label(head, f"{i}: {kind}")
            self.lines.append(f"llvm.cond_br {stays(i)}, {inside}, {behind}")
            self.label(inside)
            body(i)
            self.lines.append(f"llvm.br {head}({goes(i)} : {kind})")
        self.label(behind)

    # -- what the families are made of --

    def known(self, value):
        """The constant that it is, as a compiler computes sizes; None."""
        if value == "%n":
            return self.style.size
        return next((number for (number, _), name in self.constants.items() if name == value), None)

    def array(self, count, words=1):
        """Of `count` elements; as far as that is known it may lie on the stack."""
        shape = PTR if words == 1 else "!llvm.struct<(ptr, ptr, ptr)>"
        if self.style.memory == "stack":
            self.slots.append(f"{(name := self.fresh())} = llvm.alloca {count} x {shape} : (i64) -> {PTR}")
            return name
        known = self.known(count)
        size = self.binary("mul", count, self.number(8 * words)) if known is None else self.number(known * 8 * words)
        name = self.call("malloc", size)
        self.program.owned.append(name)
        if self.style.memory == "descriptor":
            self.descriptors[name] = self.descriptor(name, count)
        return name

    def descriptor(self, name, count):
        """Of a memref with one dimension, as it is lowered."""
        value = self.op(f"llvm.mlir.poison : {DESCRIPTOR}")
        for place, part in (("0", name), ("1", name), ("2", self.number(0)), ("3, 0", count), ("4, 0", self.number(1))):
            value = self.op(f"llvm.insertvalue {part}, {value}[{place}] : {DESCRIPTOR}")
        return value

    def release(self):
        for array in self.program.owned:
            self.call("free", array)

    def fill(self, array, low, high, make):
        self.loop(low, high, lambda i: self.store(make(), array, i))

    def each(self, array, low, high, name, offset=0, down=False):
        self.loop(low, high, lambda i: self.call(name, self.load(array, self.add(i, offset) if offset else i)), down)

    def stream(self):
        return self.call("mgpuStreamCreate")

    def event(self):
        return self.call("mgpuEventCreate")

    def buffer(self, stream):
        return self.call("mgpuMemAlloc", self.number(64), stream, self.number(0, "i8"))

    def work(self, buffer, stream):
        self.call("mgpuMemset32", buffer, self.number(7, "i32"), self.number(1), stream)

    def text(self):
        params = ", ".join(f"{name}: {kind}" for name, kind in self.params)
        lines = [f"llvm.func {'' if self.public else 'internal '}@{self.name}({params}) {{"]
        if self.public:
            lines += self.program.size_lines()
        lines += [f"{name} = llvm.mlir.constant({value} : {kind}) : {kind}" for (value, kind), name in self.constants.items()]
        return [*lines, *self.slots, *self.lines, "llvm.return", "}"]


class Program:
    def __init__(self, seed, family, fault, size=0):
        """`size`: in place of what comes from outside."""
        chance = random.Random(f"pools {seed}")
        self.style, self.kinds, self.owned, self.helpers, self.functions, self.globals = Style(chance), {}, [], {}, [], []
        self.fault, self.size = fault, self.style.size or size
        self.main = Function(self, "main", [] if self.size else [("%n", "i64")], True)
        FAMILIES[family][0](self.main, fault, chance)
        self.main.release()
        used = [function.text() for function in [*self.functions, self.main]]
        called = "\n".join(line for lines in used for line in lines)
        self.lines = [f"llvm.func @{name}({', '.join(takes)}){f' -> {gives}' if gives else ''}" for name, (takes, gives) in RUNTIME.items()
                      if f"@{name}(" in called] + self.globals + [line for lines in used for line in lines]

    def size_lines(self):
        return [f"%n = llvm.mlir.constant({self.size} : i64) : i64" if self.size else "// as many as the caller says"]

    def helper(self, name, params, body):
        """A function that does a part, or the part itself."""
        if name not in self.helpers:
            function = Function(self, name, params)
            self.helpers[name] = (tuple(kind for _, kind in params), None)
            owned, self.owned = self.owned, []
            body(function)
            self.owned = owned
            self.functions.append(function)


# ---- families ---------------------------------------------------------------------------------------------------------------------------


def part(f, name, operands, body):
    """body(function, operands...), here or in a helper."""
    if not f.style.helpers:
        body(f, *operands)
        return
    kinds = [PTR if operand in f.program.pointers else "i64" for operand in operands]
    params = [(f"%p{i}", kind) for i, kind in enumerate(kinds)]
    f.program.helper(name, params, lambda g: body(g, *(param for param, _ in params)))
    f.call(name, *operands)


def set_up(f, *arrays):
    f.program.pointers = set(arrays)


def pool(f, fault, chance):
    """Work on each of n streams with a buffer of its own; then all buffers on one more stream."""
    zero, n = f.number(0), "%n"
    s, b = f.array(n), f.array(n)
    own = f.stream()
    set_up(f, s, b, own)
    f.fill(b, zero, n, lambda: f.buffer(own))
    f.call("mgpuStreamSynchronize", own)
    part(f, "make", (s, n), lambda g, s, n: g.fill(s, g.number(0), n, g.stream))
    if fault == "order: destroyed before it is used":
        f.each(s, zero, n, "mgpuStreamDestroy")
    part(f, "start", (s, b, n), lambda g, s, b, n: g.loop(g.number(0), n, lambda i: g.work(g.load(b, i), g.load(s, i))))
    low, high = (f.number(1), n) if fault == "bound: the first is not waited for" else (zero, n)
    if fault == "bound: the last is not waited for":
        high = f.binary("sub", n, f.number(1))
    if fault != "wait: none is waited for":
        if fault == "index: always the first is waited for":
            f.loop(low, high, lambda i: f.call("mgpuStreamSynchronize", f.load(s, f.number(0))))
        else:
            f.each(s, low, high, "mgpuStreamSynchronize", down=chance.random() < 0.2)
    f.loop(zero, n, lambda i: f.work(f.load(b, i), own))
    f.call("mgpuStreamSynchronize", own)
    f.loop(zero, n, lambda i: f.call("mgpuMemFree", f.load(b, i), own))
    if fault != "order: destroyed before it is used":
        part(f, "end", (s, n), lambda g, s, n: g.each(s, g.number(0), n, "mgpuStreamDestroy", down=chance.random() < 0.2))
    if fault == "bound: the last is destroyed twice":
        f.each(s, f.binary("sub", n, f.number(1)), n, "mgpuStreamDestroy")
    if fault == "order: used once more":
        f.each(s, zero, n, "mgpuStreamSynchronize")
    f.call("mgpuStreamDestroy", own)


def joined(f, fault, chance):
    """Each stream of n records an event; one more stream waits for all of them."""
    zero, n = f.number(0), "%n"
    s, e, b = f.array(n), f.array(n), f.array(n)
    own = f.stream()
    set_up(f, s, e, b, own)
    f.fill(b, zero, n, lambda: f.buffer(own))
    f.call("mgpuStreamSynchronize", own)
    f.fill(s, zero, n, f.stream)
    part(f, "make", (e, n), lambda g, e, n: g.fill(e, g.number(0), n, g.event))

    def start(i):
        if fault == "order: recorded before the work":
            f.call("mgpuEventRecord", f.load(e, i), f.load(s, i))
        f.work(f.load(b, i), f.load(s, i))
        if fault != "order: recorded before the work":
            f.call("mgpuEventRecord", f.load(e, i), f.load(s, i))

    f.loop(zero, n, start)
    high = f.binary("sub", n, f.number(1)) if fault == "bound: the last event is not waited for" else n
    low = f.number(1) if fault == "bound: the first event is not waited for" else zero
    if fault != "wait: no event is waited for":
        f.loop(low, high, lambda i: f.call("mgpuStreamWaitEvent", own, f.load(e, f.number(0) if fault == "index: always the first event" else i)))
    f.loop(zero, n, lambda i: f.work(f.load(b, i), own))
    f.call("mgpuStreamSynchronize", own)
    f.each(s, zero, n, "mgpuStreamSynchronize")
    f.loop(zero, n, lambda i: f.call("mgpuMemFree", f.load(b, i), own))
    f.each(s, zero, n, "mgpuStreamDestroy")
    f.each(e, zero, n, "mgpuEventDestroy")
    if fault == "order: an event is used once more":
        f.each(e, zero, n, "mgpuEventSynchronize")
    f.call("mgpuStreamDestroy", own)


def ring(f, fault, chance):
    """Rounds over a few buffers, each on the stream of its own slot."""
    zero, n, depth = f.number(0), "%n", chance.choice((2, 3))
    d = f.number(depth)
    s, b = f.array(d), f.array(d)
    own = f.stream()
    set_up(f, s, b, own)
    f.fill(b, zero, d, lambda: f.buffer(own))
    f.call("mgpuStreamSynchronize", own)
    f.fill(s, zero, d, f.stream)

    def turn(i):
        at = f.index(i, depth)
        other = f.index(f.add(i, 1), depth) if fault == "index: the buffer of the next slot" else at
        f.work(f.load(b, at), f.load(s, at))
        if fault == "index: the buffer of the next slot":
            f.work(f.load(b, other), f.load(s, at))
        if fault == "order: destroyed in its round":
            f.call("mgpuStreamDestroy", f.load(s, at))

    f.loop(zero, n if f.program.size != 1 else f.number(3), turn)
    f.each(s, zero, f.number(depth - 1) if fault == "bound: the last slot is not waited for" else d, "mgpuStreamSynchronize")
    f.loop(zero, d, lambda i: f.work(f.load(b, i), own))
    f.call("mgpuStreamSynchronize", own)
    f.loop(zero, d, lambda i: f.call("mgpuMemFree", f.load(b, i), own))
    f.each(s, zero, d, "mgpuStreamDestroy")
    f.call("mgpuStreamDestroy", own)


def pipeline(f, fault, chance):
    """Each stage works on one buffer behind the one before."""
    zero, one, n = f.number(0), f.number(1), "%n"
    s, e = f.array(n), f.array(n)
    own = f.stream()
    set_up(f, s, e, own)
    b = f.buffer(own)
    begun = f.event()
    f.fill(s, zero, n, f.stream)
    f.fill(e, zero, n, f.event)
    f.work(b, own)
    f.call("mgpuEventRecord", begun, own)

    def stage(i):
        if fault != "wait: a stage waits for none":
            f.when(f.is_so("eq", f.index(i), zero), lambda: f.call("mgpuStreamWaitEvent", f.load(s, i), begun))
            f.when(f.is_so("ne", f.index(i), zero), lambda: f.call("mgpuStreamWaitEvent", f.load(s, i), f.load(
                e, zero if fault == "index: the first event" else f.add(i, -1))))
        f.work(b, f.load(s, i))
        if fault != "order: no stage records":
            f.call("mgpuEventRecord", f.load(e, i), f.load(s, i))

    f.loop(zero, n, stage)
    f.each(s, zero, n, "mgpuStreamSynchronize")
    f.call("mgpuStreamSynchronize", own)
    f.call("mgpuMemFree", b, own)
    f.each(s, zero, n, "mgpuStreamDestroy")
    f.each(e, zero, n, "mgpuEventDestroy")
    if fault == "order: the last stage is used once more":
        f.call("mgpuStreamSynchronize", f.load(s, f.binary("sub", n, one)))
    f.call("mgpuEventDestroy", begun)
    f.call("mgpuStreamDestroy", own)


def tiles(f, fault, chance):
    """Rows of a constant width: element i * width + j."""
    zero, n, width = f.number(0), "%n", chance.choice((2, 3))
    s = f.array(f.binary("mul", n, f.number(width)) if f.style.memory != "stack" else f.number(4 * width))
    set_up(f, s)

    def all_of(body, stride=width, across=width):
        f.loop(zero, n, lambda i: f.loop(zero, f.number(across), lambda j: body(f.binary("add", f.binary(
            "mul", f.index(i), f.number(stride)), f.index(j)))))

    all_of(lambda at: f.store(f.stream(), s, at))
    all_of(lambda at: f.call("mgpuStreamSynchronize", f.load(s, at)))
    all_of(lambda at: f.call("mgpuStreamDestroy", f.load(s, at)), width - 1 if fault == "index: rows overlap" else width)
    if fault == "order: used once more":
        all_of(lambda at: f.call("mgpuStreamSynchronize", f.load(s, at)))


def contexts(f, fault, chance):
    """Structures with a stream, an event and a buffer, made, used and ended by functions."""
    n = "%n"
    c = f.array(n, 3)
    set_up(f, c)

    def init(g, c, n):
        def one(i):
            stream = g.stream()
            g.store(stream, c, i, 0)
            g.store(g.event(), c, i, 1)
            g.store(g.buffer(stream), c, i, 2)
        g.loop(g.number(0), n, one)

    def use(g, c, n):
        def one(i):
            g.work(g.load(c, i, 2), g.load(c, i, 0))
            g.call("mgpuEventRecord", g.load(c, i, 1), g.load(c, i, 0))
        g.loop(g.number(0), n, one)

    def end(g, c, n):
        def one(i):
            if fault != "wait: the event is not waited for":
                g.call("mgpuEventSynchronize", g.load(c, g.number(0) if fault == "index: always the first event" else i, 1))
            g.work(g.load(c, i, 2), g.load(c, i, 0))
            g.call("mgpuStreamSynchronize", g.load(c, i, 0))
            stream = g.load(c, i, 0)
            if fault == "order: the stream is destroyed before the buffer is freed":
                g.call("mgpuStreamDestroy", stream)
            g.call("mgpuMemFree", g.load(c, i, 2), stream)
            g.call("mgpuEventDestroy", g.load(c, i, 1))
            if fault == "index: the event is destroyed for the stream":
                g.call("mgpuEventDestroy", g.load(c, i, 1))
            elif fault != "order: the stream is destroyed before the buffer is freed":
                g.call("mgpuStreamDestroy", stream)
        g.loop(g.number(0), n, one)

    part(f, "init", (c, n), init)
    if fault == "order: ended before it is used":
        part(f, "end", (c, n), end)
    part(f, "use", (c, n), use)
    if fault != "order: ended before it is used":
        part(f, "end", (c, n), end)


def lazily(f, fault, chance):
    """A global array of streams, each made when it is first asked for."""
    count = chance.choice((2, 3, 4))
    f.program.globals.append(f"llvm.mlir.global internal @pool() : !llvm.array<{count} x ptr> {{\n%z = llvm.mlir.zero : !llvm.array<{count} x ptr>\n"
                             f"llvm.return %z : !llvm.array<{count} x ptr>\n}}")
    zero, most = f.number(0), f.number(count)
    s = f.op(f"llvm.mlir.addressof @pool : {PTR}")
    null = f.op(f"llvm.mlir.zero : {PTR}")
    is_null = lambda i: f.is_so("eq", f.load(s, i), null, PTR)
    f.loop(zero, most, lambda i: f.store(null, s, i))

    def get(i):
        at = f.index(i, count)
        f.when(is_null(at), lambda: f.store(f.stream(), s, at))
        f.call("mgpuStreamSynchronize", f.load(s, at))

    def end(i):
        stream = f.load(s, i)
        f.when(f.is_so("ne", stream, null, PTR), lambda: f.call("mgpuStreamDestroy", stream))
        if fault != "order: not forgotten when it ends":
            f.store(null, s, i)

    f.loop(zero, "%n", get)
    f.loop(zero, most, end)
    if fault == "order: not forgotten when it ends":
        f.loop(zero, "%n", get)


def cleanup(f, fault, chance):
    """What was made before something failed is ended in the opposite order."""
    zero, one, n = f.number(0), f.number(1), "%n"
    kind = f.style.kind
    f.style.kind, f.style.signed = "i64", True
    s = f.array(f.binary("add", n, one) if f.style.memory != "stack" else f.number(8))
    set_up(f, s)
    f.loop(zero, f.add(n, 1), lambda i: f.store(f.op(f"llvm.mlir.zero : {PTR}"), s, i))
    head, inside, on, bad, made, i = f.block(), f.block(), f.block(), f.block(), f.fresh(), f.fresh()
    f.lines.append(f"llvm.br {head}({zero} : i64)")
    f.label(head, f"{i}: i64")
    f.lines.append(f"llvm.cond_br {f.is_so('slt', i, n)}, {inside}, {bad}({i} : i64)")
    f.label(inside)
    f.store(f.event(), s, i)
    following = f.op(f"llvm.add {i}, {one} overflow<nsw> : i64")
    f.lines.append(f"llvm.cond_br {f.call('stop', i)}, {bad}({following} : i64), {on}")
    f.label(on)
    f.lines.append(f"llvm.br {head}({following} : i64)")
    f.label(bad, f"{made}: i64")
    high = f.add(made, 1) if fault == "bound: one more than was made" else made
    f.each(s, zero, high, "mgpuEventDestroy", down=chance.random() < 0.7)
    if fault == "order: used once more":
        f.each(s, zero, made, "mgpuEventSynchronize")
    f.style.kind = kind


def chunks(f, fault, chance):
    """Pieces of work in turns on two streams and two buffers; what is left over behind."""
    zero, two, n = f.number(0), f.number(2), "%n"
    s, b = f.array(two), f.array(two)
    own = f.stream()
    set_up(f, s, b, own)
    f.fill(s, zero, two, f.stream)
    f.fill(b, zero, two, lambda: f.buffer(own))
    f.call("mgpuStreamSynchronize", own)
    whole, rest = f.binary("udiv", n, two), f.binary("urem", n, two)

    def piece(i):
        at = f.index(i, 2)
        f.work(f.load(b, at), f.load(s, at))

    f.loop(zero, whole, piece)
    last = f.binary("urem", whole, two)

    def left_over():
        f.work(f.load(b, f.binary("xor", last, f.number(1)) if fault == "index: what is left over goes to the other buffer" else last), f.load(s, last))

    f.when(f.is_so("ne", rest, zero), left_over)
    if fault == "order: destroyed before what is left over":
        f.each(s, zero, two, "mgpuStreamDestroy")
        f.when(f.is_so("ne", rest, zero), left_over)
    else:
        f.each(s, zero, f.number(1) if fault == "bound: one is not waited for" else two, "mgpuStreamSynchronize")
    f.loop(zero, two, lambda i: f.work(f.load(b, i), own))
    f.call("mgpuStreamSynchronize", own)
    f.loop(zero, two, lambda i: f.call("mgpuMemFree", f.load(b, i), own))
    if fault != "order: destroyed before what is left over":
        f.each(s, zero, two, "mgpuStreamDestroy")
    f.call("mgpuStreamDestroy", own)


FAMILIES = {
    "pool": (pool, ("order: destroyed before it is used", "bound: the first is not waited for", "bound: the last is not waited for",
                    "wait: none is waited for", "index: always the first is waited for", "bound: the last is destroyed twice", "order: used once more")),
    "join": (joined, ("order: recorded before the work", "bound: the last event is not waited for", "bound: the first event is not waited for",
                      "wait: no event is waited for", "index: always the first event", "order: an event is used once more")),
    "ring": (ring, ("index: the buffer of the next slot", "order: destroyed in its round", "bound: the last slot is not waited for")),
    "pipeline": (pipeline, ("wait: a stage waits for none", "index: the first event", "order: no stage records", "order: the last stage is used once more")),
    "tiles": (tiles, ("index: rows overlap", "order: used once more")),
    "contexts": (contexts, ("wait: the event is not waited for", "index: always the first event", "order: the stream is destroyed before the buffer is freed",
                            "index: the event is destroyed for the stream", "order: ended before it is used")),
    "lazy": (lazily, ("order: not forgotten when it ends",)),
    "cleanup": (cleanup, ("bound: one more than was made", "order: used once more")),
    "chunks": (chunks, ("index: what is left over goes to the other buffer", "order: destroyed before what is left over", "bound: one is not waited for")),
}


def lines_of(seed, family, fault, size=0):
    """`size`: in place of what comes from outside."""
    return Program(seed, family, fault, size).lines


def is_sized(seed, family):
    """How many elements there are is part of the program."""
    return bool(Program(seed, family, None).size)
