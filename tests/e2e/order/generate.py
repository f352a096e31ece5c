#!/usr/bin/env python3
"""Writes the twins of the ordering rules: work on a buffer, an order, a later access to the same buffer.

usage: generate.py DIRECTORY

The programs go to DIRECTORY/WAY/ACCESS.ORDER.correct.mlir and DIRECTORY/WAY/ACCESS.ORDER.faulty.mlir. An order is a piece of code that
orders the access after the work; what stands in its place in the faulty twin looks like one. A way says how the three
pieces and their handles are hidden: behind branches, loops, calls and memory. The access of a faulty program ends in
`// expect: RULE`.
"""
import os
import sys

PTR = "!llvm.ptr"
DESC = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
HANDLES = ["s", "t", "u", "e", "f", "d", "h", "k"]  # streams s, t, u; events e, f; device d, k; host h

HEAD = f"""llvm.func @mgpuStreamCreate() -> {PTR}
llvm.func @mgpuStreamDestroy({PTR})
llvm.func @mgpuStreamSynchronize({PTR})
llvm.func @mgpuStreamWaitEvent({PTR}, {PTR})
llvm.func @mgpuEventCreate() -> {PTR}
llvm.func @mgpuEventDestroy({PTR})
llvm.func @mgpuEventSynchronize({PTR})
llvm.func @mgpuEventRecord({PTR}, {PTR})
llvm.func @mgpuMemAlloc(i64, {PTR}, i8) -> {PTR}
llvm.func @mgpuMemFree({PTR}, {PTR})
llvm.func @mgpuMemcpy({PTR}, {PTR}, i64, {PTR})
llvm.func @mgpuMemset32({PTR}, i32, i64, {PTR})
llvm.func @malloc(i64) -> {PTR}
llvm.func @free({PTR})
llvm.func @printMemrefI32(i64, {PTR})
"""


class Code:
    """Lines of one function; names are made unique."""

    def __init__(self):
        self.lines = []
        self.count = 0

    def add(self, text):
        self.lines.append("  " + text)

    def new(self, text):
        self.count += 1
        self.add(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def call(self, name, *args, mark=""):
        values = ", ".join(a for a, _ in args)
        types = ", ".join(t for _, t in args)
        self.add(f"llvm.call @{name}({values}) : ({types}) -> ()" + (f"  // expect: {mark}" if mark else ""))

    def handle_call(self, name, *values, mark=""):
        self.call(name, *((v, PTR) for v in values), mark=mark)

    def const(self, value, kind="i64"):
        return self.new(f"llvm.mlir.constant({value} : {kind}) : {kind}")

    def memcpy(self, to, source, stream, mark=""):
        self.call("mgpuMemcpy", (to, PTR), (source, PTR), (self.const(64), "i64"), (stream, PTR), mark=mark)

    def memset(self, at, stream, mark=""):
        self.call("mgpuMemset32", (at, PTR), (self.const(7, "i32"), "i32"), (self.const(16), "i64"), (stream, PTR), mark=mark)


# ---- the pieces: each gets the code and the handles by name ----------------------------------------------------------------


def sync_stream(c, h):
    c.handle_call("mgpuStreamSynchronize", h["s"])


def sync_event(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuEventSynchronize", h["e"])


def sync_through_third(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuStreamWaitEvent", h["u"], h["e"])
    c.handle_call("mgpuStreamSynchronize", h["u"])


def wait_event(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuStreamWaitEvent", h["t"], h["e"])


def wait_through_third(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuStreamWaitEvent", h["u"], h["e"])
    c.handle_call("mgpuEventRecord", h["f"], h["u"])
    c.handle_call("mgpuStreamWaitEvent", h["t"], h["f"])


def wait_then_move(c, h):
    """A second record does not move a wait already made."""
    wait_event(c, h)
    c.handle_call("mgpuEventRecord", h["e"], h["u"])


def nothing(c, h):
    pass


def sync_other(c, h):
    c.handle_call("mgpuStreamSynchronize", h["u"])


def moved_then_sync(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuEventRecord", h["e"], h["u"])
    c.handle_call("mgpuEventSynchronize", h["e"])


def other_then_sync(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["u"])
    c.handle_call("mgpuEventRecord", h["f"], h["s"])
    c.handle_call("mgpuEventSynchronize", h["e"])


def moved_then_wait(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuEventRecord", h["e"], h["u"])
    c.handle_call("mgpuStreamWaitEvent", h["t"], h["e"])


def wrong_way(c, h):
    c.handle_call("mgpuEventRecord", h["e"], h["t"])
    c.handle_call("mgpuStreamWaitEvent", h["s"], h["e"])


def third_too_early(c, h):
    c.handle_call("mgpuEventRecord", h["f"], h["u"])
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuStreamWaitEvent", h["u"], h["e"])
    c.handle_call("mgpuStreamWaitEvent", h["t"], h["f"])


HOST_ORDERS = {
    "stream": (sync_stream, nothing),
    "wrong_stream": (sync_stream, sync_other),
    "event": (sync_event, moved_then_sync),
    "wrong_event": (sync_event, other_then_sync),
    "third": (sync_through_third, sync_other),
}
STREAM_ORDERS = {
    "host": (sync_stream, nothing),
    "event": (wait_event, wrong_way),
    "moved": (wait_then_move, moved_then_wait),
    "third": (wait_through_third, third_too_early),
}


def copy_out(c, h):
    c.memcpy(h["h"], h["d"], h["s"])


def copy_in(c, h):
    c.memcpy(h["d"], h["h"], h["s"])


def fill(c, h):
    c.memset(h["d"], h["s"])


def load(c, h, mark):
    c.add(f"%loaded = llvm.load {h['h']} : {PTR} -> i32" + mark_of(mark))


def store(c, h, mark):
    value = c.const(1, "i32")
    c.add(f"llvm.store {value}, {h['h']} : i32, {PTR}" + mark_of(mark))


def copy_on_host(c, h, mark):
    size = c.const(16)
    c.add(f'"llvm.intr.memcpy"({h["h"]}, {h["h2"]}, {size}) <{{isVolatile = false}}> : ({PTR}, {PTR}, i64) -> ()' + mark_of(mark))


def show(c, h, mark):
    desc = c.new(f"llvm.mlir.poison : {DESC}")
    for at in ("0", "1"):
        desc = c.new(f"llvm.insertvalue {h['h']}, {desc}[{at}] : {DESC}")
    one = c.const(1)
    slot = c.new(f"llvm.alloca {one} x {DESC} : (i64) -> {PTR}")
    c.add(f"llvm.store {desc}, {slot} : {DESC}, {PTR}")
    c.call("printMemrefI32", (one, "i64"), (slot, PTR), mark=mark)


def read_on_t(c, h, mark):
    c.memcpy(h["k"], h["d"], h["t"], mark)


def write_on_t(c, h, mark):
    c.memset(h["d"], h["t"], mark)


def free_device(c, h, mark):
    c.handle_call("mgpuMemFree", h["d"], h["t"], mark=mark)


def free_host(c, h, mark):
    c.handle_call("free", h["h"], mark=mark)


def mark_of(mark):
    return f"  // expect: {mark}" if mark else ""


# name: work, access, rule, orders, what the access frees
ACCESSES = {
    "load": (copy_out, load, "host-race", HOST_ORDERS, ""),
    "store_read": (copy_in, store, "host-race", HOST_ORDERS, ""),
    "print": (copy_out, show, "host-race", HOST_ORDERS, ""),
    "read": (fill, read_on_t, "stream-race", STREAM_ORDERS, ""),
    "write": (fill, write_on_t, "stream-race", STREAM_ORDERS, ""),
    "write_read": (copy_out, write_on_t, "stream-race", STREAM_ORDERS, ""),
    "free": (fill, free_device, "free-in-flight", STREAM_ORDERS, "d"),
    "free_host": (copy_out, free_host, "free-in-flight", HOST_ORDERS, "h"),
}

# ---- the ways ----------------------------------------------------------------------------------------------------------------


def begin(c):
    size, no = c.const(64), c.const(0, "i8")
    h = {}
    for name in ("s", "t", "u"):
        h[name] = c.new(f"llvm.call @mgpuStreamCreate() : () -> {PTR}")
    for name in ("e", "f"):
        h[name] = c.new(f"llvm.call @mgpuEventCreate() : () -> {PTR}")
    for name in ("d", "k"):
        h[name] = c.new(f"llvm.call @mgpuMemAlloc({size}, {h['s']}, {no}) : (i64, {PTR}, i8) -> {PTR}")
    h["h"] = c.new(f"llvm.call @malloc({size}) : (i64) -> {PTR}")
    return h


def end(c, h, freed):
    for name in ("s", "t", "u"):
        c.handle_call("mgpuStreamSynchronize", h[name])
    for name in ("d", "k"):
        if name != freed:
            c.handle_call("mgpuMemFree", h[name], h["s"])
    if freed != "h":
        c.handle_call("free", h["h"])
    for name in ("e", "f"):
        c.handle_call("mgpuEventDestroy", h[name])
    for name in ("s", "t", "u"):
        c.handle_call("mgpuStreamDestroy", h[name])
    c.add("llvm.return")


class Scene:
    """One program in the making: main and its helpers."""

    def __init__(self, params=""):
        self.main = Code()
        self.helpers = []
        self.params = params

    def helper(self, name, params, code):
        self.helpers.append(f"llvm.func @{name}({params}) attributes {{sym_visibility = \"private\"}} {{\n" + "\n".join(code.lines) + "\n}\n")

    def text(self):
        body = "\n".join(self.main.lines)
        return HEAD + "".join(self.helpers) + f"llvm.func @main({self.params}) {{\n{body}\n}}\n"


def straight(scene, work, order, access, mark, freed, faulty, right):
    c = scene.main
    h = begin(c)
    work(c, h)
    order(c, h)
    access(c, h, mark)
    end(c, h, freed)


def all_params():
    return ", ".join(f"%{n}: {PTR}" for n in HANDLES)


def behind(name, piece, scene, h):
    """The piece in a function of its own."""
    c = Code()
    piece(c, {n: "%" + n for n in HANDLES})
    c.add("llvm.return")
    scene.helper(name, all_params(), c)
    scene.main.handle_call(name, *(h[n] for n in HANDLES))


def calls(scene, work, order, access, mark, freed, faulty, right):
    h = begin(scene.main)
    behind("work", work, scene, h)
    behind("order", order, scene, h)
    behind("access", lambda c, g: access(c, g, mark), scene, h)
    end(scene.main, h, freed)


def work_called(scene, work, order, access, mark, freed, faulty, right):
    c = scene.main
    h = begin(c)
    behind("work", work, scene, h)
    order(c, h)
    access(c, h, mark)
    end(c, h, freed)


def order_called(scene, work, order, access, mark, freed, faulty, right):
    c = scene.main
    h = begin(c)
    work(c, h)
    behind("order", order, scene, h)
    access(c, h, mark)
    end(c, h, freed)


def slots(scene, work, order, access, mark, freed, faulty, right):
    c = scene.main
    h = begin(c)
    one = c.const(1)
    at = {n: c.new(f"llvm.alloca {one} x {PTR} : (i64) -> {PTR}") for n in HANDLES}
    for n in HANDLES:
        c.add(f"llvm.store {h[n]}, {at[n]} : {PTR}, {PTR}")

    def again():
        return {n: c.new(f"llvm.load {at[n]} : {PTR} -> {PTR}") for n in HANDLES}

    work(c, again())
    order(c, again())
    access(c, again(), mark)
    end(c, again(), freed)


def descriptors(scene, work, order, access, mark, freed, faulty, right):
    c = scene.main
    h = begin(c)

    def wrap(value):
        desc = c.new(f"llvm.mlir.poison : {DESC}")
        desc = c.new(f"llvm.insertvalue {value}, {desc}[0] : {DESC}")
        desc = c.new(f"llvm.insertvalue {value}, {desc}[1] : {DESC}")
        return lambda: c.new(f"llvm.extractvalue {desc}[1] : {DESC}")

    buffers = {n: wrap(h[n]) for n in ("d", "h", "k")}

    def again():
        return {**h, **{n: take() for n, take in buffers.items()}}

    work(c, again())
    order(c, again())
    access(c, again(), mark)
    end(c, h, freed)


def one_branch(scene, work, order, access, mark, freed, faulty, right):
    """Ordered on both sides of a branch; the faulty one only on one."""
    c = scene.main
    h = begin(c)
    work(c, h)
    c.add("llvm.cond_br %c, ^yes, ^no")
    c.lines.append("^yes:")
    right(c, h)
    c.add("llvm.br ^then")
    c.lines.append("^no:")
    order(c, h)
    c.add("llvm.br ^then")
    c.lines.append("^then:")
    access(c, h, mark)
    end(c, h, freed)


def correlated(scene, work, order, access, mark, freed, faulty, right):
    """Work only if a condition holds, ordered only if it does; the faulty one only if it does not."""
    c = scene.main
    h = begin(c)
    c.add("llvm.cond_br %c, ^work, ^between")
    c.lines.append("^work:")
    work(c, h)
    c.add("llvm.br ^between")
    c.lines.append("^between:")
    c.add("llvm.cond_br %c, ^order, ^after" if not faulty else "llvm.cond_br %c, ^after, ^order")
    c.lines.append("^order:")
    right(c, h)
    c.add("llvm.br ^after")
    c.lines.append("^after:")
    access(c, h, mark)
    end(c, h, freed)


def loop(scene, work, order, access, mark, freed, faulty, right):
    """All three in each iteration; what is freed is made there, too. Streams are settled at the end of each."""
    c = scene.main
    c.add("%zero = llvm.mlir.constant(0 : i64) : i64")
    c.add("%one = llvm.mlir.constant(1 : i64) : i64")
    c.add("llvm.br ^head(%zero : i64)")
    c.lines.append("^head(%i: i64):")
    c.add('%more = llvm.icmp "slt" %i, %n : i64')
    c.add("llvm.cond_br %more, ^body, ^exit")
    c.lines.append("^body:")
    h = begin(c)
    work(c, h)
    order(c, h)
    access(c, h, mark)
    end(c, h, freed)
    c.lines.pop()
    c.add("%next = llvm.add %i, %one : i64")
    c.add("llvm.br ^head(%next : i64)")
    c.lines.append("^exit:")
    c.add("llvm.return")


def carried(scene, work, order, access, mark, freed, faulty, right):
    """The work of one iteration is ordered before the next one's access, all handles live through the loop."""
    c = scene.main
    c.add("%zero = llvm.mlir.constant(0 : i64) : i64")
    c.add("%one = llvm.mlir.constant(1 : i64) : i64")
    h = begin(c)
    c.add("llvm.br ^head(%zero : i64)")
    c.lines.append("^head(%i: i64):")
    c.add('%more = llvm.icmp "slt" %i, %n : i64')
    c.add("llvm.cond_br %more, ^body, ^exit")
    c.lines.append("^body:")
    access(c, h, mark)
    c.handle_call("mgpuStreamSynchronize", h["t"])
    work(c, h)
    order(c, h)
    c.add("%next = llvm.add %i, %one : i64")
    c.add("llvm.br ^head(%next : i64)")
    c.lines.append("^exit:")
    end(c, h, freed)


WAYS = {
    "straight": (straight, ""),
    "calls": (calls, ""),
    "work_called": (work_called, ""),
    "order_called": (order_called, ""),
    "slots": (slots, ""),
    "descriptors": (descriptors, ""),
    "one_branch": (one_branch, "%c: i1"),
    "correlated": (correlated, "%c: i1"),
    "loop": (loop, "%n: i64"),
    "carried": (carried, "%n: i64"),
}


def write(directory, way, name, faulty, text):
    os.makedirs(os.path.join(directory, way), exist_ok=True)
    with open(os.path.join(directory, way, f"{name}.{'faulty' if faulty else 'correct'}.mlir"), "w", encoding="utf-8") as out:
        out.write(text)


def main():
    for way, (build, params) in WAYS.items():
        for access_name, (work, access, rule, orders, freed) in ACCESSES.items():
            if way == "carried" and freed:
                continue  # freed once, not in each iteration
            for order_name, (right, wrong) in orders.items():
                for faulty in (False, True):
                    scene = Scene(params)
                    build(scene, work, wrong if faulty else right, access, rule if faulty else "", freed, faulty, right)
                    write(sys.argv[1], way, f"{access_name}.{order_name}", faulty, scene.text())


if __name__ == "__main__":
    main()
