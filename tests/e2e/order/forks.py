#!/usr/bin/env python3
"""usage: forks.py DIRECTORY

Programs in which more streams and events come after one access than a state names: forks, chains of streams, trees. What is faulty in one function
of a file is marked; its twin beside it is right.
"""
import os
import sys

from generate import HEAD, Code

CONSTANTS = """  %n = llvm.mlir.constant(64 : i64) : i64
  %v = llvm.mlir.constant(0 : i32) : i32
  %h = llvm.mlir.constant(0 : i8) : i8
  %z = llvm.mlir.zero : !llvm.ptr"""


class Streams(Code):
    def __init__(self, name):
        super().__init__()
        self.name, self.streams, self.events = name, [], []

    def stream(self):
        s = self.new("llvm.call @mgpuStreamCreate() : () -> !llvm.ptr")
        self.streams.append(s)
        return s

    def alloc(self):
        return self.new("llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr")

    def set(self, buffer, stream, mark=""):
        self.call("mgpuMemset32", (buffer, "!llvm.ptr"), ("%v", "i32"), ("%n", "i64"), (stream, "!llvm.ptr"), mark=mark)

    def copy(self, to, source, stream, mark=""):
        self.call("mgpuMemcpy", (to, "!llvm.ptr"), (source, "!llvm.ptr"), ("%n", "i64"), (stream, "!llvm.ptr"), mark=mark)

    def behind(self, stream, *others, early=None):
        """`stream` waits for what is on each of the others; `early` is run between the record and the wait."""
        for other in others:
            event = self.new("llvm.call @mgpuEventCreate() : () -> !llvm.ptr")
            self.handle_call("mgpuEventRecord", event, other)
            if early:
                early()
            self.handle_call("mgpuStreamWaitEvent", stream, event)
            self.handle_call("mgpuEventDestroy", event)

    def end(self, *buffers, stream="%z", mark=""):
        for b in buffers:
            self.handle_call("mgpuMemFree", b, stream, mark=mark)
        for s in self.streams:
            self.handle_call("mgpuStreamSynchronize", s)
        for s in self.streams:
            self.handle_call("mgpuStreamDestroy", s)

    def text(self):
        return "\n".join([f"llvm.func @{self.name}() {{", CONSTANTS, *self.lines, "  llvm.return", "}"])


def fork(faulty, width=100):
    """One writes, all read, one writes again behind all; or behind all but one."""
    c = Streams("fork")
    main, a, b = c.stream(), c.alloc(), [c.alloc() for _ in range(width)]
    c.set(a, main)
    forks = [c.stream() for _ in range(width)]
    for s, to in zip(forks, b):
        c.behind(s, main)
        c.copy(to, a, s)
    c.behind(main, *(s for i, s in enumerate(forks) if not faulty or i != width // 2))
    c.set(a, main, mark="stream-race" if faulty else "")
    for i, to in enumerate(b):
        c.handle_call("mgpuMemFree", to, main, mark="free-in-flight" if faulty and i == width // 2 else "")
    c.end(a, stream=main)
    return c


def chain(faulty, length=100):
    """Each stream waits for the one before; what the first has written is freed on the last, or on one that waits for nothing."""
    c = Streams("chain")
    a, b = c.alloc(), c.alloc()
    s = c.stream()
    c.set(a, s)
    for _ in range(length // 5 if faulty else length):  # a fault behind more streams than are named is undecided
        t = c.stream()
        c.behind(t, s)
        c.set(b, t)
        s = t
    apart = c.stream() if faulty else s
    c.handle_call("mgpuMemFree", a, apart, mark="free-in-flight" if faulty else "")
    c.handle_call("mgpuMemFree", b, s)
    c.end()
    return c


def marked_early(faulty, length=80):
    """The event in the middle of the chain is recorded before what is written there, or behind it."""
    c = Streams("marked_early")
    a, s = c.alloc(), c.stream()
    for i in range(length):
        t = c.stream()
        if i == length // 2 and faulty:
            c.behind(t, s, early=lambda at=s: c.set(a, at))
        else:
            if i == length // 2:
                c.set(a, s)
            c.behind(t, s)
        s = t
    c.set(a, s, mark="stream-race" if faulty else "")
    c.end(a, stream=s)
    return c


def tree(faulty, depth=6):
    """Streams that fork in two, and join in pairs; at one leaf the join is left out."""
    c = Streams("tree")
    buffers = []

    def grow(stream, level):
        b = c.alloc()
        buffers.append(b)
        c.set(b, stream)
        if level == 0:
            return
        left, right = c.stream(), c.stream()
        c.behind(left, stream)
        c.behind(right, stream)
        grow(left, level - 1)
        grow(right, level - 1)
        leave_out = faulty and level == 1 and not left_out
        if leave_out:
            left_out.append(len(buffers) - 1)
        c.behind(stream, left, *([] if leave_out else [right]))

    left_out = []
    root = c.stream()
    grow(root, depth)
    for i, b in enumerate(buffers):
        c.handle_call("mgpuMemFree", b, root, mark="free-in-flight" if left_out == [i] else "")
    c.end()
    return c


def recorded_again(faulty, width=70):
    """One event for all: each wait is for the last record before it."""
    c = Streams("recorded_again")
    event = c.new("llvm.call @mgpuEventCreate() : () -> !llvm.ptr")
    a, main = c.alloc(), c.stream()
    for i in range(width):
        s = c.stream()
        c.handle_call("mgpuEventRecord", event, main)
        c.handle_call("mgpuStreamWaitEvent", s, event)
        c.set(a, s, mark="stream-race" if faulty and i == width // 2 + 1 else "")
        if not faulty or i != width // 2:
            c.handle_call("mgpuEventRecord", event, s)
        c.handle_call("mgpuStreamWaitEvent", main, event)
        if faulty and i == width // 2 + 1:
            break
    c.handle_call("mgpuEventDestroy", event)
    for s in c.streams:
        c.handle_call("mgpuStreamSynchronize", s)
    c.handle_call("mgpuMemFree", a, "%z")
    c.end()
    return c


def host_between(faulty, width=70):
    """The host waits for an event in the middle: for all before it, and for nothing behind."""
    c = Streams("host_between")
    a, b, s = c.alloc(), c.alloc(), c.stream()
    c.set(a, s)
    for _ in range(width):
        t = c.stream()
        c.behind(t, s)
        s = t
    event = c.new("llvm.call @mgpuEventCreate() : () -> !llvm.ptr")
    if not faulty:
        c.set(b, s)
    c.handle_call("mgpuEventRecord", event, s)
    if faulty:
        c.set(b, s)
    c.handle_call("mgpuEventSynchronize", event)
    c.handle_call("mgpuEventDestroy", event)
    other = c.stream()
    c.set(a, other)
    c.set(b, other, mark="stream-race" if faulty else "")
    c.end(a, b, stream=other)
    return c


def crowd(faulty, count=40):
    """One kernel gets all buffers, each of which was written on a stream of its own; the launch waits for all of them, or for all but one. It comes
    to the last through a select."""
    c = Streams("crowd")
    main, buffers = c.stream(), [c.alloc() for _ in range(count)]
    streams = [c.stream() for _ in buffers]
    for s, b in zip(streams, buffers):
        c.set(b, s)
    c.behind(main, *(s for i, s in enumerate(streams) if not faulty or i != count - 7))
    chosen = c.new(f"llvm.select %c, {buffers[-1]}, {buffers[-1]} : i1, !llvm.ptr")
    args = ", ".join(f"{b} : !llvm.ptr" for b in [*buffers[:-1], chosen])
    c.add(f"gpu.launch_func <{main} : !llvm.ptr> @m::@all blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args({args})" +
          ("  // expect: stream-race" if faulty else ""))
    if faulty:  # not for the last one either
        for s in streams:
            c.handle_call("mgpuStreamSynchronize", s)
    c.end(*buffers, stream=main)
    args = ", ".join(f"%a{i}: !llvm.ptr" for i in range(count))
    body = [f"    %v{i} = llvm.load %a{i} : !llvm.ptr -> i32" for i in range(count - 1)]
    kernel = ["gpu.module @m {", f"  llvm.func @all({args}) attributes {{gpu.kernel, nvvm.kernel}} {{", *body,
              f"    llvm.store %v0, %a{count - 1} : i32, !llvm.ptr", "    llvm.return", "  }", "}"]
    text = c.text().replace("llvm.func @crowd()", "llvm.func @crowd(%c: i1)")
    return "\n".join(["module attributes {gpu.container_module} {", HEAD, *kernel, text, "}"])


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    for faulty in (False, True):
        programs = [make(faulty).text() for make in (fork, chain, marked_early, tree, recorded_again, host_between)]
        with open(os.path.join(folder, "faulty.mlir" if faulty else "right.mlir"), "w", encoding="ascii") as f:
            f.write(HEAD + "\n".join(programs) + "\n")
        with open(os.path.join(folder, "crowd.faulty.mlir" if faulty else "crowd.right.mlir"), "w", encoding="ascii") as f:
            f.write(crowd(faulty) + "\n")


if __name__ == "__main__":
    main()
