#!/usr/bin/env python3
"""Random programs that make streams and events under conditions and use them under others: where some bits lead to a fault, the program has no certificate.

usage: guarded.py INTERPRET DIRECTORY FIRST-SEED COUNT

A handle is null, or another one, where it was not made. What is done with it may depend on the bit that made it, on its negation, on another bit, on what two bits
are together, or on whether it is null; handles are chosen by bits, given to functions, and used in loops. All values of the bits are run here.
"""
import itertools
import random
import sys

sys.dont_write_bytecode = True
from campaign import attack  # noqa: E402

BITS, ROUNDS = ("a", "b", "c"), 3
HEAD = """module {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func internal @ends_stream_if(%h: !llvm.ptr, %q: i1) {
llvm.cond_br %q, ^on, ^off
^on:
llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
llvm.br ^off
^off:
llvm.return
}
llvm.func internal @same(%h: !llvm.ptr) -> !llvm.ptr {
llvm.return %h : !llvm.ptr
}
llvm.func @main(%d: !llvm.ptr, %a: i1, %b: i1, %c: i1, %n: i64) {
%v = llvm.mlir.constant(1 : i32) : i32
%w = llvm.mlir.constant(8 : i64) : i64
%zero = llvm.mlir.constant(0 : i64) : i64
%one = llvm.mlir.constant(1 : i64) : i64
%yes = llvm.mlir.constant(true) : i1
%null = llvm.mlir.zero : !llvm.ptr
"""


class Fault(Exception):
    """What is dead or null is used, or an access is not ordered."""


class Run:
    """One run: which objects there are, and what is pending on the memory."""

    def __init__(self, bits, rounds):
        self.has, self.rounds, self.objects, self.pending, self.made = dict(bits), rounds, {0: {"kind": "stream"}}, {}, 0

    def create(self, kind):
        self.made += 1
        self.objects[self.made] = {"kind": kind, "mark": None}
        return self.made

    def live(self, handle, kind, null=False):
        if handle not in self.objects or self.objects[handle]["kind"] != kind or (handle == 0 and not null):
            raise Fault
        return self.objects[handle]

    def do(self, what, handle, other):
        if what == "end":
            self.live(handle, self.objects.get(handle, {}).get("kind"))
            del self.objects[handle]
        elif what == "fill":
            self.live(handle, "stream", True)
            if any(by != handle for by in self.pending.values()):
                raise Fault
            self.pending[self.create("work")] = handle
        elif what == "wait":
            self.live(handle, "stream", True)
            self.pending = {work: by for work, by in self.pending.items() if by != handle}
        elif what == "record":
            event, stream = self.live(handle, "event"), other
            self.live(stream, "stream", True)
            event["mark"] = {work for work, by in self.pending.items() if by == stream}
        elif what == "await":
            if self.live(handle, "event")["mark"] is None:
                raise Fault
            self.pending = {work: by for work, by in self.pending.items() if work not in self.objects[handle]["mark"]}
        elif self.pending:  # read
            raise Fault


class Program:
    def __init__(self, seed):
        self.chance, self.lines, self.count = random.Random(seed), [], 0
        self.handles, self.acts = [], []
        self.body(self.acts, self.chance.randint(4, 8), 0)

    def name(self, kind):
        self.count += 1
        return f"{kind}{self.count}"

    def put(self, *lines):
        self.lines += lines

    def body(self, acts, count, depth):
        before = len(self.handles)
        for i in range(count):
            ways = [self.make] * (3 if depth == 0 and i < 3 else 1) + [self.act, self.when, self.when, self.choose, self.read]
            ways += [self.loop, self.passed] if depth == 0 else []
            self.chance.choice(ways)(acts, depth)
        if depth:
            del self.handles[before:]

    def bit(self, acts):
        """The name of a bit, perhaps one that is computed."""
        one, other, to = self.chance.choice(BITS), self.chance.choice(BITS), self.name("q")
        way = self.chance.randrange(8)
        if way < 5:
            return one
        if way == 5:
            self.put(f"%{to} = llvm.xor %{one}, %yes : i1")
            acts.append(lambda run: run.has.update({to: not run.has[one]}))
        else:
            both = way == 6
            self.put(f"%{to} = llvm.{'and' if both else 'or'} %{one}, %{other} : i1")
            acts.append(lambda run: run.has.update({to: run.has[one] and run.has[other] if both else run.has[one] or run.has[other]}))
        return to

    def make(self, acts, depth):
        """Where the bit is set, or not."""
        kind, bit, to = self.chance.choice(("Stream", "Stream", "Event")), self.bit(acts), self.name("h")
        others = [name for name, of, _ in self.handles if of == kind]
        other = self.chance.choice(others) if others and self.chance.random() < 0.15 else "null"
        turned, yes, on = self.chance.random() < 0.3, self.name("yes"), self.name("on")
        edges = [f"^{yes}", f"^{on}(%{other} : !llvm.ptr)"]
        self.put(f"llvm.cond_br %{bit}, {', '.join(edges[::-1] if turned else edges)}", f"^{yes}:", f"%new{to} = llvm.call @mgpu{kind}Create() : () -> !llvm.ptr",
                 f"llvm.br ^{on}(%new{to} : !llvm.ptr)", f"^{on}(%{to}: !llvm.ptr):")
        acts.append(lambda run: run.has.update({to: run.create(kind.lower()) if run.has[bit] != turned else 0 if other == "null" else run.has[other]}))
        self.handles.append((to, kind, (bit, turned)))

    def choose(self, acts, depth):
        if not self.handles:
            return
        one, kind, made = self.chance.choice(self.handles)
        other = self.chance.choice([name for name, of, _ in self.handles if of == kind] + ["null"])
        bit, to, on = self.bit(acts), self.name("h"), self.name("on")
        if self.chance.random() < 0.5:
            self.put(f"%{to} = llvm.select %{bit}, %{one}, %{other} : i1, !llvm.ptr")
        else:
            self.put(f"llvm.cond_br %{bit}, ^{on}(%{one} : !llvm.ptr), ^{on}(%{other} : !llvm.ptr)", f"^{on}(%{to}: !llvm.ptr):")
        acts.append(lambda run: run.has.update({to: run.has[one] if run.has[bit] else 0 if other == "null" else run.has[other]}))
        self.handles.append((to, kind, made))

    def passed(self, acts, depth):
        """Through a function."""
        if self.handles:
            one, kind, made = self.chance.choice(self.handles)
            to = self.name("h")
            self.put(f"%{to} = llvm.call @same(%{one}) : (!llvm.ptr) -> !llvm.ptr")
            acts.append(lambda run: run.has.update({to: run.has[one]}))
            self.handles.append((to, kind, made))

    def act(self, acts, depth, handle=None):
        if not self.handles:
            return
        one, kind, _ = handle or self.chance.choice(self.handles)
        streams = [name for name, of, _ in self.handles if of == "Stream"] + ["null"]
        stream = self.chance.choice(streams)
        what = self.chance.choice(("end", "fill", "fill", "wait", "wait") if kind == "Stream" else ("end", "record", "record", "await"))
        if what == "end" and kind == "Stream" and self.chance.random() < 0.3:
            bit = self.bit(acts)
            self.put(f"llvm.call @ends_stream_if(%{one}, %{bit}) : (!llvm.ptr, i1) -> ()")
            acts.append(lambda run: run.do(what, run.has[one], None) if run.has[bit] else None)
            return
        self.put({"end": f"llvm.call @mgpu{kind}Destroy(%{one}) : (!llvm.ptr) -> ()", "wait": f"llvm.call @mgpuStreamSynchronize(%{one}) : (!llvm.ptr) -> ()",
                  "fill": f"llvm.call @mgpuMemset32(%d, %v, %w, %{one}) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()",
                  "record": f"llvm.call @mgpuEventRecord(%{one}, %{stream}) : (!llvm.ptr, !llvm.ptr) -> ()",
                  "await": f"llvm.call @mgpuEventSynchronize(%{one}) : (!llvm.ptr) -> ()"}[what])
        acts.append(lambda run: run.do(what, run.has[one], 0 if stream == "null" else run.has[stream]))

    def read(self, acts, depth):
        self.put(f"%{self.name('r')} = llvm.load %d : !llvm.ptr -> i32")
        acts.append(lambda run: run.do("read", None, None))

    def when(self, acts, depth):
        """Mostly what is done with a handle where it was made."""
        if not self.handles or depth > 1:
            return
        handle = self.chance.choice(self.handles)
        one, _, (bit, turned) = handle
        way, inner, yes, on = self.chance.random(), [], self.name("yes"), self.name("on")
        if way < 0.5:
            def holds(run):
                return run.has[bit] != turned
        elif way < 0.75:
            bit, turned = self.name("q"), self.chance.random() < 0.1
            self.put(f'%{bit} = llvm.icmp "ne" %{one}, %null : !llvm.ptr')

            def holds(run):
                return (run.has[one] != 0) != turned
        else:
            bit, turned = self.bit(acts), self.chance.random() < 0.5

            def holds(run):
                return run.has[bit] != turned
        edges = [f"^{yes}", f"^{on}"]
        self.put(f"llvm.cond_br %{bit}, {', '.join(edges[::-1] if turned else edges)}", f"^{yes}:")
        self.act(inner, depth + 1, handle)
        self.body(inner, self.chance.choice((0, 0, 1, 2)), depth + 1)
        self.put(f"llvm.br ^{on}", f"^{on}:")
        acts.append(lambda run: [act(run) for act in inner] if holds(run) else None)

    def loop(self, acts, depth):
        head, inside, after, i, inner = self.name("head"), self.name("in"), self.name("after"), self.name("i"), []
        self.put(f"llvm.br ^{head}(%zero : i64)", f"^{head}(%{i}: i64):", f'%m{i} = llvm.icmp "slt" %{i}, %n : i64', f"llvm.cond_br %m{i}, ^{inside}, ^{after}", f"^{inside}:")
        self.body(inner, self.chance.randint(1, 2), depth + 1)
        self.put(f"%y{i} = llvm.add %{i}, %one : i64", f"llvm.br ^{head}(%y{i} : i64)", f"^{after}:")
        acts.append(lambda run: [act(run) for _ in range(run.rounds) for act in inner])

    def is_wrong(self):
        for bits in itertools.product((False, True), repeat=len(BITS)):
            for rounds in range(ROUNDS):
                try:
                    run = Run(zip(BITS, bits), rounds)
                    for act in self.acts:
                        act(run)
                except Fault:
                    return True
        return False


def make(seed):
    program = Program(seed)
    return HEAD + "\n".join(program.lines) + "\nllvm.return\n}\n}\n", program.is_wrong()


attack("guarded", make, 80)
