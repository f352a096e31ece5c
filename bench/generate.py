#!/usr/bin/env python3
"""Writes a lowered host module, correct in every rule but for one shape, to standard output. Same arguments, same bytes.

    generate.py SHAPE N [SEED]

SHAPE is one of
    lowered   N operations as gpu-to-llvm leaves them: functions of about 300 operations, most of them address arithmetic
    blocks    one function of about N blocks
    streams   N streams live at once
    calls     a chain of calls N deep
    branches  N streams, each made under a condition and destroyed under the same condition later
    regions   a chain of N async.execute, each with a stream of its own, which hand events on
    fan       N async.execute in a group, each with a stream of its own and with one that they share
    early     N functions of 20 runtime calls on three streams, each with one fault: an event recorded before the work it stands for
    actions   one function with N runtime calls on four streams
    sums      N sums in conditions, each of the one before, that may not overflow, in N blocks
    plain     N operations of the host alone: loops over buffers of its own, nothing of a GPU
    loops     a loop nest N deep: a stream made, used and destroyed in the innermost loop, and one carried around it
"""
import random
import sys

DESC = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
HEAD = """module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) attributes {gpu.kernel, nvvm.kernel} {
      %0 = nvvm.read.ptx.sreg.tid.x : i32
      %1 = llvm.sext %0 : i32 to i64
      %2 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %3 = llvm.load %2 : !llvm.ptr -> f32
      %4 = llvm.fadd %3, %3 : f32
      %5 = llvm.getelementptr inbounds|nuw %arg6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %4, %5 : f32, !llvm.ptr
      llvm.return
    }
    llvm.func @spin(%arg0: i64) attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
"""
TAIL = """  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
"""


class Function:
    """The text of one function; counts its operations."""

    def __init__(self, name, params, private=False):
        visibility = ' attributes {sym_visibility = "private"}' if private else ""
        args = ", ".join(f"%arg{i}: {t}" for i, t in enumerate(params))
        self.lines = [f"  llvm.func @{name}({args}){visibility} {{"]
        self.ops = 0
        self.values = 0
        self.blocks = 0

    def do(self, text):
        self.lines.append("    " + text)
        self.ops += 1

    def let(self, text):
        name = f"%{self.values}"
        self.values += 1
        self.do(f"{name} = {text}")
        return name

    def block(self):
        self.blocks += 1
        return f"^bb{self.blocks}"

    def begin(self, label, args=""):
        self.lines.append(f"  {label}{args}:")

    def end(self):
        self.do("llvm.return")
        self.lines.append("  }\n")
        return "\n".join(self.lines)

    # -- what the lowering writes --

    def const(self, value, type="i64"):
        return self.let(f"llvm.mlir.constant({value}{' : index' if type == 'i64' else f' : {type}'}) : {type}")

    def call(self, name, *args, result=None):
        types = ", ".join("!llvm.ptr" for _ in args)
        text = f"llvm.call @{name}({', '.join(args)}) : ({types}) -> {result or '()'}"
        return self.let(text) if result else self.do(text)

    def create(self, what):
        return self.call(f"mgpu{what}Create", result="!llvm.ptr")

    def bytes(self, count):
        null = self.let("llvm.mlir.zero : !llvm.ptr")
        end = self.let(f"llvm.getelementptr {null}[{count}] : (!llvm.ptr, i64) -> !llvm.ptr, f32")
        return self.let(f"llvm.ptrtoint {end} : !llvm.ptr to i64")

    def descriptor(self, base, aligned, offset, size, stride):
        d = self.let(f"llvm.mlir.poison : {DESC}")
        for value, at in ((base, "0"), (aligned, "1"), (offset, "2"), (size, "3, 0"), (stride, "4, 0")):
            d = self.let(f"llvm.insertvalue {value}, {d}[{at}] : {DESC} ")
        return d

    def field(self, descriptor, at):
        return self.let(f"llvm.extractvalue {descriptor}[{at}] : {DESC} ")

    def alloc(self, stream, count):
        size, stride = self.const(count), self.const(1)
        bytes = self.bytes(size)
        self.let("llvm.mlir.zero : !llvm.ptr")
        flag = self.const(0, "i8")
        p = self.let(f"llvm.call @mgpuMemAlloc({bytes}, {stream}, {flag}) : (i64, !llvm.ptr, i8) -> !llvm.ptr")
        return self.descriptor(p, p, self.const(0), size, stride)

    def free(self, stream, descriptor):
        self.call("mgpuMemFree", self.field(descriptor, "0"), stream)

    def copy(self, stream, to, source, count):
        bytes = self.bytes(self.const(count))
        source, to = self.field(source, "1"), self.field(to, "1")
        self.do(f"llvm.call @mgpuMemcpy({to}, {source}, {bytes}, {stream}) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()")

    def launch(self, stream, one, a, b):
        args = []
        for d in (a, b):
            for at, type in (("0", "!llvm.ptr"), ("1", "!llvm.ptr"), ("2", "i64"), ("3, 0", "i64"), ("4, 0", "i64")):
                args.append(f"{self.field(d, at)} : {type}")
        self.do(f"gpu.launch_func <{stream} : !llvm.ptr> @k::@scale blocks in ({one}, {one}, {one}) "
                f"threads in ({one}, {one}, {one}) : i64 args({', '.join(args)})")

    def spin(self, stream, one):
        self.do(f"gpu.launch_func <{stream} : !llvm.ptr> @k::@spin blocks in ({one}, {one}, {one}) "
                f"threads in ({one}, {one}, {one}) : i64 args({one} : i64)")

    def sync_destroy(self, stream):
        self.call("mgpuStreamSynchronize", stream)
        self.call("mgpuStreamDestroy", stream)


def memref(first):
    return [f"%arg{first + i}" for i in range(5)]


MEMREF = ["!llvm.ptr", "!llvm.ptr", "i64", "i64", "i64"]


def simple_round(f, rng, source, to, one):
    """Copy in, launch, copy out, on one stream."""
    count = rng.choice((16, 64, 1024))
    s = f.create("Stream")
    a, b = f.alloc(s, count), f.alloc(s, count)
    f.copy(s, a, source, count)
    f.launch(s, one, a, b)
    f.copy(s, to, b, count)
    f.free(s, a)
    f.free(s, b)
    f.sync_destroy(s)


def fork_round(f, rng, source, to, one):
    """Copy in on one stream, launch and copy out on another that waits for an event of the first."""
    count = rng.choice((16, 64, 1024))
    s, e, t = f.create("Stream"), f.create("Event"), f.create("Stream")
    a, b = f.alloc(s, count), f.alloc(s, count)
    f.copy(s, a, source, count)
    f.call("mgpuEventRecord", e, s)
    f.call("mgpuStreamWaitEvent", t, e)
    f.call("mgpuEventDestroy", e)
    f.launch(t, one, a, b)
    f.copy(t, to, b, count)
    f.free(t, a)
    f.free(t, b)
    f.sync_destroy(t)
    f.call("mgpuStreamDestroy", s)


def loop_round(f, rng, source, to, one):
    """A loop of launches on one stream."""
    count = rng.choice((16, 64, 1024))
    s = f.create("Stream")
    a, b = f.alloc(s, count), f.alloc(s, count)
    f.copy(s, a, source, count)
    zero, end = f.const(0), f.const(rng.randrange(2, 40))
    head, body, done = f.block(), f.block(), f.block()
    i = f"%i{head[3:]}"
    f.do(f"llvm.br {head}({zero} : i64)")
    f.begin(head, f"({i}: i64)")
    more = f.let(f'llvm.icmp "slt" {i}, {end} : i64')
    f.do(f"llvm.cond_br {more}, {body}, {done}")
    f.begin(body)
    f.launch(s, one, a, b)
    next = f.let(f"llvm.add {i}, {one} : i64")
    f.do(f"llvm.br {head}({next} : i64)")
    f.begin(done)
    f.copy(s, to, b, count)
    f.free(s, a)
    f.free(s, b)
    f.sync_destroy(s)


def branch_round(f, rng, source, to, one):
    """Work that is done for some sizes only."""
    size = f.field(source, "3, 0")
    few = f.const(rng.randrange(2, 40))
    more = f.let(f'llvm.icmp "slt" {few}, {size} : i64')
    then, done = f.block(), f.block()
    f.do(f"llvm.cond_br {more}, {then}, {done}")
    f.begin(then)
    simple_round(f, rng, source, to, one)
    f.do(f"llvm.br {done}")
    f.begin(done)


def helper_round(f, rng, source, to, one):
    """The launch is in a helper that gets the stream."""
    s = f.create("Stream")
    a = f.alloc(s, 64)
    f.copy(s, a, source, 64)
    f.call("launch", s, f.field(a, "1"))
    f.copy(s, to, a, 64)
    f.free(s, a)
    f.sync_destroy(s)


def lowered(n, rng, write):
    helper = Function("launch", ["!llvm.ptr", "!llvm.ptr"], private=True)
    one, size = helper.const(1), helper.const(64)
    d = helper.descriptor("%arg1", "%arg1", helper.const(0), size, one)
    helper.launch("%arg0", one, d, d)
    write(helper.end())
    ops, number = helper.ops, 0
    rounds = (simple_round, fork_round, loop_round, branch_round, helper_round)
    while ops < n:
        f = Function(f"work{number}", MEMREF + MEMREF)
        number += 1
        source, to = f.descriptor(*memref(0)), f.descriptor(*memref(5))
        one = f.const(1)
        while f.ops < 260 and ops + f.ops < n:
            rng.choice(rounds)(f, rng, source, to, one)
        write(f.end())
        ops += f.ops


def blocks(n, rng, write):
    f = Function("main", ["i64"])
    one = f.const(1)
    outer = f.create("Stream")
    for i in range(n // 3):
        at = f.const(i)
        c = f.let(f'llvm.icmp "{rng.choice(("eq", "slt"))}" %arg0, {at} : i64')
        then, other, join = f.block(), f.block(), f.block()
        f.do(f"llvm.cond_br {c}, {then}, {other}")
        f.begin(then)
        s = f.create("Stream")
        f.spin(s, one)
        f.sync_destroy(s)
        f.do(f"llvm.br {join}")
        f.begin(other)
        f.spin(outer, one)
        f.do(f"llvm.br {join}")
        f.begin(join)
    f.sync_destroy(outer)
    write(f.end())


def streams(n, rng, write):
    f = Function("main", [])
    one = f.const(1)
    last = f.create("Stream")
    all = [f.create("Stream") for _ in range(n)]
    for s in all:
        f.spin(s, one)
    for s in all:
        e = f.create("Event")
        f.call("mgpuEventRecord", e, s)
        f.call("mgpuStreamWaitEvent", last, e)
        f.call("mgpuEventDestroy", e)
    f.spin(last, one)
    f.sync_destroy(last)
    for s in all:
        f.call("mgpuStreamDestroy", s)
    write(f.end())


def calls(n, rng, write):
    main = Function("main", [])
    s = main.create("Stream")
    main.call("f0", s)
    main.sync_destroy(s)
    write(main.end())
    for i in range(n):
        f = Function(f"f{i}", ["!llvm.ptr"], private=True)
        one = f.const(1)
        f.spin("%arg0", one)
        if i + 1 < n:
            f.call(f"f{i + 1}", "%arg0")
        f.spin("%arg0", one)
        write(f.end())


def branches(n, rng, write):
    f = Function("main", ["i1"] * n)
    one = f.const(1)
    null = f.let("llvm.mlir.zero : !llvm.ptr")
    held = []
    for i in range(n):
        make, join = f.block(), f.block()
        f.do(f"llvm.cond_br %arg{i}, {make}, {join}({null} : !llvm.ptr)")
        f.begin(make)
        s = f.create("Stream")
        f.do(f"llvm.br {join}({s} : !llvm.ptr)")
        f.begin(join, f"(%s{i}: !llvm.ptr)")
        held.append(f"%s{i}")
    for i, s in enumerate(held):
        destroy, join = f.block(), f.block()
        f.do(f"llvm.cond_br %arg{i}, {destroy}, {join}")
        f.begin(destroy)
        f.spin(s, one)
        f.sync_destroy(s)
        f.do(f"llvm.br {join}")
        f.begin(join)
    write(f.end())


def sums(n, rng, write):
    f = Function("main", ["i64"])
    stream, sum = f.create("Stream"), "%arg0"
    for _ in range(n):
        sum = f.let(f"llvm.add {sum}, %arg0 overflow<nsw> : i64")
        c = f.let(f'llvm.icmp "eq" {sum}, %arg0 : i64')
        on = f.block()
        f.do(f"llvm.cond_br {c}, {on}, {on}")
        f.begin(on)
    f.sync_destroy(stream)
    write(f.end())


def loops(n, rng, write):
    f = Function("main", ["i64"])
    zero, one = f.const(0), f.const(1)
    carried = f.create("Stream")
    exits = []
    for depth in range(n):
        head, body, done = f.block(), f.block(), f.block()
        f.do(f"llvm.br {head}({zero}, {carried} : i64, !llvm.ptr)")
        f.begin(head, f"(%i{depth}: i64, %s{depth}: !llvm.ptr)")
        more = f.let(f'llvm.icmp "slt" %i{depth}, %arg0 : i64')
        f.do(f"llvm.cond_br {more}, {body}, {done}")
        f.begin(body)
        carried = f"%s{depth}"
        exits.append((head, done, depth))
    own = f.create("Stream")
    f.spin(own, one)
    f.sync_destroy(own)
    next = f.create("Stream")
    f.spin(next, one)
    f.sync_destroy(carried)
    carried = next
    for head, done, depth in reversed(exits):
        i = f.let(f"llvm.add %i{depth}, {one} : i64")
        f.do(f"llvm.br {head}({i}, {carried} : i64, !llvm.ptr)")
        f.begin(done)
        carried = f"%s{depth}"
    f.sync_destroy(carried)
    write(f.end())


def regions(n, rng, write):
    f = Function("main", [])
    one = f.const(1)
    value = "!async.value<!llvm.ptr>"
    for i in range(n):
        before = f"(%r{i - 1} as %x{i}: {value}) " if i else ""
        f.do(f"%t{i}, %r{i} = async.execute {before}-> {value} {{")
        s = f.create("Stream")
        if i:
            f.call("mgpuStreamWaitEvent", s, f"%x{i}")
            f.call("mgpuEventDestroy", f"%x{i}")
        f.spin(s, one)
        e = f.create("Event")
        f.call("mgpuEventRecord", e, s)
        f.call("mgpuStreamDestroy", s)
        f.do(f"async.yield {e} : !llvm.ptr")
        f.do("}")
    last = f.let(f"async.await %r{n - 1} : {value}")
    f.call("mgpuEventSynchronize", last)
    f.call("mgpuEventDestroy", last)
    write(f.end())


def fan(n, rng, write):
    f = Function("main", [])
    one = f.const(1)
    f.do(f"%n = index.constant {n}")
    f.do("%g = async.create_group %n : !async.group")
    shared = f.create("Stream")
    for i in range(n):
        f.do(f"%t{i} = async.execute {{")
        s = f.create("Stream")
        f.spin(s, one)
        f.call("mgpuStreamSynchronize", shared)
        f.sync_destroy(s)
        f.do("async.yield")
        f.do("}")
        f.do(f"%k{i} = async.add_to_group %t{i}, %g : !async.token")
    f.do("async.await_all %g")
    f.sync_destroy(shared)
    write(f.end())


def early(n, rng, write):
    for i in range(n):
        f = Function(f"f{i}", MEMREF)
        one, source = f.const(1), f.descriptor(*memref(0))
        producer, consumer, other = f.create("Stream"), f.create("Stream"), f.create("Stream")
        a, b = f.alloc(producer, 64), f.alloc(consumer, 64)
        e = f.create("Event")
        f.copy(producer, a, source, 64)
        f.call("mgpuEventRecord", e, producer)
        f.launch(producer, one, a, a)
        f.call("mgpuStreamWaitEvent", consumer, e)
        f.launch(consumer, one, a, b)
        f.spin(other, one)
        f.call("mgpuEventDestroy", e)
        for s in (producer, consumer, other):
            f.sync_destroy(s)
        for buffer in (a, b):
            f.free(f.let("llvm.mlir.zero : !llvm.ptr"), buffer)
        write(f.end())


def actions(n, rng, write):
    f = Function("main", [])
    one, e = f.const(1), f.create("Event")
    all = [f.create("Stream") for _ in range(4)]
    calls = 5 + 1 + 8
    while calls + 3 <= n:
        first, second = rng.sample(all, 2)
        f.spin(first, one)
        f.call("mgpuEventRecord", e, first)
        f.call("mgpuStreamWaitEvent", second, e)
        calls += 3
    f.call("mgpuEventDestroy", e)
    for s in all:
        f.sync_destroy(s)
    write(f.end())


def plain(n, rng, write):
    ops, number = 0, 0
    while ops < n:
        f = Function(f"work{number}", MEMREF + MEMREF)
        number += 1
        source, to = f.descriptor(*memref(0)), f.descriptor(*memref(5))
        zero, one, size = f.const(0), f.const(1), f.const(4096)
        buffer = f.let(f"llvm.call @malloc({size}) : (i64) -> !llvm.ptr")
        while f.ops < 260 and ops + f.ops < n:
            head, body, end = f.block(), f.block(), f.block()
            f.do(f"llvm.br {head}({zero} : i64)")
            i = f"%i{f.blocks}"
            f.begin(head, f"({i}: i64)")
            f.do(f'llvm.cond_br {f.let(f"llvm.icmp {chr(34)}slt{chr(34)} {i}, {size} : i64")}, {body}, {end}')
            f.begin(body)
            address = f.let(f"llvm.extractvalue {rng.choice((source, to))}[1] : {DESC}")
            value = f.let(f"llvm.load {f.let(f'llvm.getelementptr {address}[{i}] : (!llvm.ptr, i64) -> !llvm.ptr, f32')} : !llvm.ptr -> f32")
            for _ in range(rng.randrange(4, 12)):
                value = f.let(f"llvm.fadd {value}, {value} : f32")
            into = f.let(f"llvm.getelementptr {buffer}[{i}] : (!llvm.ptr, i64) -> !llvm.ptr, f32")
            f.do(f"llvm.store {value}, {into} : f32, !llvm.ptr")
            f.do(f"llvm.br {head}({f.let(f'llvm.add {i}, {one} : i64')} : i64)")
            f.begin(end)
        f.do(f"llvm.call @free({buffer}) : (!llvm.ptr) -> ()")
        write(f.end())
        ops += f.ops


SHAPES = {f.__name__: f for f in (plain, lowered, blocks, streams, calls, branches, sums, early, actions, loops, regions, fan)}


def generate(shape, n, write, seed=1):
    alone = shape == "plain"
    write("module {\n  llvm.func @malloc(i64) -> !llvm.ptr\n  llvm.func @free(!llvm.ptr)\n" if alone else HEAD)
    SHAPES[shape](n, random.Random(seed), write)
    write("}\n" if alone else TAIL)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in SHAPES:
        sys.exit(__doc__.strip())
    generate(sys.argv[1], int(sys.argv[2]), sys.stdout.write, int(sys.argv[3]) if len(sys.argv) > 3 else 1)
