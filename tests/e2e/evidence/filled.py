#!/usr/bin/env python3
"""Random programs with arrays of handles and buffers that are filled in one loop, used in others and at constant indexes, and emptied in a last one:
on the stack, the heap, in globals, structures, descriptors and behind helpers; with loops as clang writes them without and with optimisation. Some
loops are a round short, skip a round, or come in another order.

usage: filled.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

The interpreter runs each program round by round. What no run shows must not be reported, a fault that one shows must not be proved absent, and 0.3
of what is right, and at least as much of what is not, must be decided. The exit status is 1 where that is not so; --keep keeps the file.
"""
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from decided import run  # noqa: E402

LEAST = 0.3
P = "!llvm.ptr"
DECLARED = [f"llvm.func @mgpuStreamCreate() -> {P}", f"llvm.func @mgpuStreamDestroy({P})", f"llvm.func @mgpuStreamSynchronize({P})",
            f"llvm.func @mgpuEventCreate() -> {P}", f"llvm.func @mgpuEventDestroy({P})", f"llvm.func @mgpuEventRecord({P}, {P})",
            f"llvm.func @mgpuEventSynchronize({P})", f"llvm.func @mgpuStreamWaitEvent({P}, {P})", f"llvm.func @mgpuMemAlloc(i64, {P}, i8) -> {P}",
            f"llvm.func @mgpuMemFree({P}, {P})", f"llvm.func @mgpuMemset32({P}, i32, i64, {P})", f"llvm.func @mgpuMemcpy({P}, {P}, i64, {P})",
            f"llvm.func @malloc(i64) -> {P}", f"llvm.func @calloc(i64, i64) -> {P}", f"llvm.func @free({P})"]
PLACES = ("stack", "counted", "heap", "cleared", "global", "field", "pairs", "descriptor")
SHAPES = ("for", "for", "for", "slots", "slots", "rotated", "rotated", "down", "by two", "narrow")


class Array:
    """COUNT elements of one kind, in one place; every address is made anew. They lie in the middle of a large array where counters of few bits wrap."""

    def __init__(self, name, kind, count, place, wraps):
        self.name, self.kind, self.count, self.place, self.wraps = name, kind, count, place, wraps
        self.room = 2 ** wraps[0] + 4 if wraps else count

    def at(self, number):
        """The index of one of those that are used."""
        return (self.wraps[1] + number) % 2 ** self.wraps[0] if self.wraps else number


class Writer:
    def __init__(self, chance):
        self.chance, self.head, self.lines, self.fresh = chance, list(DECLARED), [], 0
        self.frees, self.slots = [], []
        bits = chance.choice((8, 8, 16))
        self.wraps = (bits, 2 ** bits - chance.choice((1, 2, 3))) if chance.random() < 0.15 else None  # counters: of how many bits, and where they begin

    def new(self, word="v"):
        self.fresh += 1
        return f"%{word}{self.fresh}"

    def label(self):
        self.fresh += 1
        return f"^l{self.fresh}"

    def add(self, *lines):
        self.lines += lines

    def value(self, text, word="v"):
        name = self.new(word)
        self.add(f"{name} = {text}")
        return name

    def number(self, n, width=64):
        return self.value(f"llvm.mlir.constant({n} : i{width}) : i{width}", "c")

    def call(self, name, *values, types=None, result=None):
        line = f"llvm.call @{name}({', '.join(values)}) : ({', '.join(types or [P] * len(values))}) -> {result or '()'}"
        if result:
            return self.value(line)
        self.add(line)
        return None

    # ---- arrays ----

    def array(self, name, kind):
        made = Array(name, kind, self.chance.choice((2, 3, 4)), self.chance.choice(PLACES), self.wraps)
        n, place = made.room, made.place
        if place == "stack":
            made.base = self.value(f"llvm.alloca {self.number(1)} x !llvm.array<{n} x ptr> : (i64) -> {P}")
        elif place == "counted":
            made.base = self.value(f"llvm.alloca {self.number(n)} x {P} : (i64) -> {P}")
        elif place == "pairs":
            made.base = self.value(f"llvm.alloca {self.number(n)} x !llvm.struct<(i32, ptr)> : (i64) -> {P}")
        elif place == "field":
            made.base = self.value(f"llvm.alloca {self.number(1)} x !llvm.struct<(i64, array<{n} x ptr>)> : (i64) -> {P}")
        elif place == "global":
            self.head.append(f"llvm.mlir.global internal @{name}() : !llvm.array<{n} x ptr> {{ %z = llvm.mlir.zero : !llvm.array<{n} x ptr> "
                             f"llvm.return %z : !llvm.array<{n} x ptr> }}".replace("{ %z", "{\n%z").replace(" llvm.return", "\nllvm.return").replace("> }", ">\n}"))
        elif place == "cleared":
            made.base = self.call("calloc", self.number(n), self.number(8), types=["i64", "i64"], result=P)
            self.frees.append(made)
        else:
            made.base = self.call("malloc", self.number(8 * n), types=["i64"], result=P)
            self.frees.append(made)
        if place == "descriptor":
            kind = "!llvm.struct<(ptr, ptr, i64)>"
            value = self.value(f"llvm.mlir.undef : {kind}")
            for i in range(2):
                value = self.value(f"llvm.insertvalue {made.base}, {value}[{i}] : {kind}")
            made.value = self.value(f"llvm.insertvalue {self.number(0)}, {value}[2] : {kind}")
        elif place != "global" and self.chance.random() < 0.3: # as without optimisation: the address lies in a slot
            made.slot = self.value(f"llvm.alloca {self.number(1)} x {P} : (i64) -> {P}")
            self.add(f"llvm.store {made.base}, {made.slot} : {P}, {P}")
        return made

    def base(self, array):
        if array.place == "global":
            return self.value(f"llvm.mlir.addressof @{array.name} : {P}")
        if array.place == "descriptor":
            return self.value(f"llvm.extractvalue {array.value}[1] : !llvm.struct<(ptr, ptr, i64)>")
        return self.value(f"llvm.load {array.slot} : {P} -> {P}") if hasattr(array, "slot") else array.base

    def address(self, array, index):
        """Of the element: index is a number, or a value of 64 bits."""
        base, typed = self.base(array), "" if isinstance(index, int) else ", i64"
        types = {"stack": f"!llvm.array<{array.room} x ptr>", "global": f"!llvm.array<{array.room} x ptr>", "pairs": "!llvm.struct<(i32, ptr)>",
                 "field": f"!llvm.struct<(i64, array<{array.room} x ptr>)>"}
        way = {"stack": f"0, {index}", "global": f"0, {index}", "pairs": f"{index}, 1", "field": f"0, 1, {index}"}.get(array.place, f"{index}")
        if array.place in ("stack", "global") and self.chance.random() < 0.5:
            way, of = f"{index}", P
        else:
            of = types.get(array.place, P)
        return self.value(f"llvm.getelementptr {base}[{way}] : ({P}{typed}) -> {P}, {of}", "p")

    def get(self, array, index):
        return self.value(f"llvm.load {self.address(array, index)} : {P} -> {P}", "e")

    def put(self, array, index, value):
        self.add(f"llvm.store {value}, {self.address(array, index)} : {P}, {P}")

    # ---- loops ----

    def loop_that_wraps(self, first, count, body):
        """By a counter of few bits that comes from its largest number to zero, or, now and then, by one of more bits, which does not."""
        chance, bits = self.chance, self.wraps[0]
        width = 64 if chance.random() < 0.08 else 32 if chance.random() < 0.05 else bits
        low, high = self.wraps[1] + first, self.wraps[1] + first + count
        if width == bits:
            low, high = low % 2 ** bits, high % 2 ** bits
        signed = lambda k: k - 2 ** width if k >= 2 ** (width - 1) else k
        head, inside, out, behind = self.label(), self.label(), self.label(), count > 0 and chance.random() < 0.4
        i, start, bound = self.new("i"), self.number(signed(low), width), self.number(signed(high), width)
        one = self.number(1, width)
        self.add(f"llvm.br {head}({start} : i{width})", f"{head}({i}: i{width}):")
        if not behind:
            self.ends(f'llvm.icmp "ne" {i}, {bound} : i{width}', inside, out)
        index = i if width == 64 else self.value(f"llvm.zext {i} : i{width} to i64")
        body(lambda: index)
        after = self.value(f"llvm.add {i}, {one} : i{width}")
        if behind:
            test = self.value(f'llvm.icmp "ne" {after}, {bound} : i{width}')
            self.add(f"llvm.cond_br {test}, {head}({after} : i{width}), {out}", f"{out}:")
        else:
            self.add(f"llvm.br {head}({after} : i{width})", f"{out}:")

    def loop(self, first, count, body):
        """body(index) for the indexes from first on, in one of the shapes."""
        if self.wraps:
            self.loop_that_wraps(first, count, body)
            return
        shape = self.chance.choice(SHAPES)
        if shape == "by two" and count % 2:
            shape = "for"
        if count < 1 and shape == "rotated":
            shape = "for"
        head, inside, out = self.label(), self.label(), self.label()
        low, high = first, first + count
        if shape == "slots":
            slot = self.value(f"llvm.alloca {self.number(1)} x i32 : (i64) -> {P}")
            self.add(f"llvm.store {self.number(low, 32)}, {slot} : i32, {P}", f"llvm.br {head}", f"{head}:")
            at = self.value(f"llvm.load {slot} : {P} -> i32")
            self.ends(f'llvm.icmp "slt" {at}, {self.number(high, 32)} : i32', inside, out)
            body(lambda: self.value(f"llvm.sext {self.value(f'llvm.load {slot} : {P} -> i32')} : i32 to i64"))
            at = self.value(f"llvm.load {slot} : {P} -> i32")
            self.add(f"llvm.store {self.value(f'llvm.add {at}, {self.number(1, 32)} : i32')}, {slot} : i32, {P}", f"llvm.br {head}", f"{out}:")
            return
        i = self.new("i")
        width = 32 if shape == "narrow" else 64
        step = -1 if shape == "down" else 2 if shape == "by two" else 1
        start = self.number(high - 1 if shape == "down" else low, width)
        bound = self.number(low if shape == "down" else high, width)
        by = self.number(step, width)
        self.add(f"llvm.br {head}({start} : i{width})", f"{head}({i}: i{width}):")
        if shape != "rotated":
            word = "sge" if shape == "down" else self.chance.choice(("slt", "slt", "ult", "ne") if count >= 0 else ("slt",))
            self.ends(f'llvm.icmp "{word}" {i}, {bound} : i{width}', inside, out)
        index = i if width == 64 else self.value(f"llvm.{self.chance.choice(('sext', 'zext'))} {i} : i32 to i64")
        body(lambda: index)
        if shape == "by two":
            second = self.value(f"llvm.add {i}, {self.number(1)} : i64")
            body(lambda: second)
        after = self.value(f"llvm.add {i}, {by} : i{width}")
        if shape == "rotated":
            test = self.value(f'llvm.icmp "{self.chance.choice(("slt", "ne"))}" {after}, {bound} : i64')
            self.add(f"llvm.cond_br {test}, {head}({after} : i64), {out}", f"{out}:")
        else:
            self.add(f"llvm.br {head}({after} : i{width})", f"{out}:")

    def ends(self, test, inside, out):
        self.add(f"llvm.cond_br {self.value(test)}, {inside}, {out}", f"{inside}:")

    def unless(self, index, number, body):
        """body, but not in the round in which the index is the number."""
        there, behind = self.label(), self.label()
        test = self.value(f'llvm.icmp "ne" {index}, {self.number(number)} : i64')
        self.add(f"llvm.cond_br {test}, {there}, {behind}", f"{there}:")
        body()
        self.add(f"llvm.br {behind}", f"{behind}:")

    def rounds(self, count, body, faulty=0.08):
        """All indexes, mostly."""
        way, first = self.chance.random(), 0
        if way < faulty:
            first, count = self.chance.choice(((1, count - 1), (0, count - 1)))
        elif way < faulty * 1.5:
            skipped = self.chance.randrange(count)
            skipped = (self.wraps[1] + skipped) % 2 ** self.wraps[0] if self.wraps else skipped
            self.loop(0, count, lambda index: self.unless(index(), skipped, lambda: body(index)))
            return
        self.loop(first, count, body)

    # ---- what is done ----

    def fill(self, array):
        def body(index):
            size = lambda: self.number(64)
            make = {"stream": lambda: self.call("mgpuStreamCreate", result=P), "event": lambda: self.call("mgpuEventCreate", result=P),
                    "device": lambda: self.call("mgpuMemAlloc", size(), self.value(f"llvm.mlir.zero : {P}"), self.number(0, 8), types=["i64", P, "i8"], result=P),
                    "host": lambda: self.call("malloc", size(), types=["i64"], result=P)}
            self.put(array, index(), make[array.kind]())
        self.rounds(array.count, body)

    def empty(self, array):
        def body(index):
            value = self.get(array, index())
            if array.kind == "device":
                self.call("mgpuMemFree", value, self.value(f"llvm.mlir.zero : {P}"))
            else:
                self.call({"stream": "mgpuStreamDestroy", "event": "mgpuEventDestroy", "host": "free"}[array.kind], value)
        self.rounds(array.count, body)

    def use(self, array, index, others):
        """Something is done with the element. Of other arrays it takes one at a constant index, or that of the same."""
        chance, value = self.chance, self.get(array, index)
        def other(kind):
            found = [a for a in others if a.kind == kind]
            if not found:
                return None
            it = chance.choice(found)
            same = not isinstance(index, int) and it.count >= array.count and chance.random() < 0.7
            return self.get(it, index if same else it.at(chance.randrange(it.count)))
        stream = other("stream")
        if array.kind == "stream":
            event = other("event")
            if event and chance.random() < 0.6:
                self.call("mgpuEventRecord", event, value)
            else:
                self.call("mgpuStreamSynchronize", value)
        elif array.kind == "event":
            if stream and chance.random() < 0.7:
                self.call(*chance.choice((("mgpuEventRecord", value, stream), ("mgpuEventRecord", value, stream), ("mgpuStreamWaitEvent", stream, value))))
            else:
                self.call("mgpuEventSynchronize", value)
        elif stream:
            self.call("mgpuMemset32", value, self.number(7, 32), self.number(16), stream, types=[P, "i32", "i64", P])
            if chance.random() < 0.7:
                self.call("mgpuStreamSynchronize", stream)
        elif array.kind == "host":
            self.add(f"llvm.store {self.number(7, 32)}, {value} : i32, {P}")

    def write(self):
        chance = self.chance
        kinds = chance.choice((("stream",), ("stream", "event"), ("stream", "event"), ("stream", "device"), ("stream", "host"), ("host",), ("stream", "event", "device")))
        arrays = [self.array(f"g{i}", kind) for i, kind in enumerate(kinds)]
        for array in arrays:
            self.fill(array)
        if "event" in kinds and chance.random() < 0.85:
            events, streams = (next(a for a in arrays if a.kind == kind) for kind in ("event", "stream"))
            self.rounds(events.count, lambda index: self.call("mgpuEventRecord", self.get(events, index()), self.get(streams, index() if events.count <= streams.count else streams.at(0))))
        for _ in range(chance.choice((1, 2, 3))):
            array = chance.choice(arrays)
            if chance.random() < 0.55:
                self.use(array, array.at(chance.randrange(array.count)), arrays)
            else:
                self.rounds(array.count, lambda index, array=array: self.use(array, index(), arrays))
        if chance.random() < 0.7:
            streams = [a for a in arrays if a.kind == "stream"]
            for array in streams:
                self.rounds(array.count, lambda index, array=array: self.call("mgpuStreamSynchronize", self.get(array, index())), 0.02)
        for array in chance.sample(arrays, len(arrays)) if chance.random() < 0.3 else arrays[::-1]:
            if chance.random() < 0.97:
                self.empty(array)
        if chance.random() < 0.08:
            array = chance.choice(arrays)
            self.use(array, array.at(chance.randrange(array.count)), arrays)
        for array in self.frees:
            self.call("free", self.base(array))
        return [*self.head, "llvm.func @main() {", *self.lines, "llvm.return", "}"]


if __name__ == "__main__":
    run(__doc__, lambda seed: [("filled", [Writer(random.Random(f"filled {seed}")).write()])], LEAST)
