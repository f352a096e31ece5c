#!/usr/bin/env python3
"""Each rule of docs/semantics.md that the checker has a meaning for: a program that keeps to it, and an edit that breaks it.

usage: rules.py GPUVERIFY INTERPRET CHECKER DIRECTORY MOST SHARE

The program gets a certificate, which the checker accepts, also where it says in full what the checker finds by itself. For the edited program none is found, whatever its
verdict, and the checker accepts neither the first one's certificates for it, with the digest made to fit, nor the full one with any single fact left out.
"""
import os
import re
import subprocess
import sys

DECLARATIONS = """
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @unknown(!llvm.ptr)
llvm.func @mgpuMemHostRegister(!llvm.ptr, i64)
llvm.func @mgpuMemHostUnregister(!llvm.ptr)
llvm.func @number(i64)
llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuModuleUnload(!llvm.ptr)
llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
llvm.func @cudaDeviceReset()
llvm.func @again() attributes {passthrough = ["returns_twice"]}
llvm.func @printMemrefF32(i64, !llvm.ptr)
llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
"""

# Two streams, an event, memory of the device that the host shares, and memory of its own; `body` between their making and their end.
FRAME = """module attributes {{gpu.container_module}} {{
gpu.module @kernels {{
llvm.func @writes(%p: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%one = llvm.mlir.constant(1 : i32) : i32
llvm.store %one, %p : i32, !llvm.ptr
llvm.return
}}
llvm.func @reads(%p: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%x = llvm.load %p : !llvm.ptr -> i32
llvm.return
}}
llvm.func @adds(%p: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%one = llvm.mlir.constant(1 : i32) : i32
%x = llvm.atomicrmw add %p, %one monotonic : !llvm.ptr, i32
llvm.return
}}
llvm.func @exchanges(%p: !llvm.ptr, %q: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%x = llvm.atomicrmw xchg %q, %p monotonic : !llvm.ptr, !llvm.ptr
llvm.return
}}
llvm.func @flags(%p: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%one = llvm.mlir.constant(1 : i32) : i32
llvm.store %one, %p atomic monotonic {{alignment = 4 : i64}} : i32, !llvm.ptr
llvm.return
}}
llvm.func @polls(%p: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%x = llvm.load %p atomic monotonic {{alignment = 4 : i64}} : !llvm.ptr -> i32
llvm.return
}}
llvm.func @compares(%p: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
%one = llvm.mlir.constant(1 : i32) : i32
%x = llvm.cmpxchg %p, %one, %one acq_rel monotonic : !llvm.ptr, i32
llvm.return
}}
llvm.func @keeps(%p: !llvm.ptr, %q: !llvm.ptr) attributes {{gpu.kernel, nvvm.kernel}} {{
llvm.store %p, %q : !llvm.ptr, !llvm.ptr
llvm.return
}}
}}
{functions}
llvm.func @main(%c: i1, %n: i64) {{
%true = llvm.mlir.constant(true) : i1
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%shared = llvm.mlir.constant(1 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%x = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
{body}
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @free(%h) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}}
{declarations}
}}
"""


def call(name, *operands, result=None):
    types = {"v": "i32", "c0": "i64", "c1": "i64", "c8": "i64", "c32": "i64", "c64": "i64", "n": "i64", "c": "i1", "dev": "i8", "i": "i64"}
    listed = ", ".join("%" + o for o in operands)
    kinds = ", ".join(types.get(o, "!llvm.ptr") for o in operands)
    return f"{'%' + result + ' = ' if result else ''}llvm.call @{name}({listed}) : ({kinds}) -> {'!llvm.ptr' if result else '()'}"


def fill(buffer, stream, count="c8"):
    return call("mgpuMemset32", buffer, "v", count, stream)


def launch(kernel, stream, *buffers):
    on = f"<%{stream} : !llvm.ptr> " if stream else ""
    listed = ", ".join(f"%{b} : !llvm.ptr" for b in buffers)
    return f"gpu.launch_func {on}@kernels::@{kernel} blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args({listed})"


GIVES_EVENT = ["%f_k, %f_r = async.execute -> !async.value<!llvm.ptr> {", call("mgpuEventCreate", result="own"), call("mgpuEventRecord", "own", "s"),
               "async.yield %own : !llvm.ptr", "}"]
CALLS_IF = ["func.func private @awaits_if(%a: !async.token, %c: i1) {", "cf.cond_br %c, ^on, ^out", "^on:", "async.await %a : !async.token", "cf.br ^out", "^out:",
            "func.return", "}"]
WAITS_AND_FILLS = ["llvm.func internal @waits(%k: !llvm.ptr) {", call("mgpuStreamSynchronize", "k"), "llvm.return", "}", "llvm.func internal @fills(%b: !llvm.ptr, %k: !llvm.ptr) {",
                   "%v = llvm.mlir.constant(7 : i32) : i32", "%c8 = llvm.mlir.constant(8 : i64) : i64", fill("b", "k"), "llvm.return", "}"]
WAIT_T = call("mgpuStreamWaitEvent", "s", "e")
RECORD, WAIT, SYNC = call("mgpuEventRecord", "e", "s"), call("mgpuStreamWaitEvent", "t", "e"), call("mgpuStreamSynchronize", "s")
READ = "%r = llvm.load %d : !llvm.ptr -> i32"
LOOP = ["llvm.br ^head(%c0 : i64)", "^head(%i: i64):", '%more = llvm.icmp "slt" %i, %n : i64', "llvm.cond_br %more, ^body, ^after", "^body:",
        "%next = llvm.add %i, %c1 : i64"]
BACK = ["llvm.br ^head(%next : i64)", "^after:"]

SLOT_OF_COPY = ["llvm.func internal @copied(%p: !llvm.ptr, %k: !llvm.ptr) {", "%c1 = llvm.mlir.constant(1 : i64) : i64",
                "%c8 = llvm.mlir.constant(8 : i64) : i64", "%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", call("mgpuMemcpy", "a", "p", "c8", "k")]
SYNC_P = call("mgpuStreamSynchronize", "k")




def in_scope(*body):
    return ["llvm.func internal @scoped(%p: !llvm.ptr, %k: !llvm.ptr) {", "%c1 = llvm.mlir.constant(1 : i64) : i64", "%c8 = llvm.mlir.constant(8 : i64) : i64",
            "%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", "llvm.intr.lifetime.start %a : !llvm.ptr", *body, "llvm.return", "}"]


COPY_IN, END_SCOPE = call("mgpuMemcpy", "a", "p", "c8", "k"), "llvm.intr.lifetime.end %a : !llvm.ptr"
EVENT, SLOT = call("mgpuEventCreate", result="f"), "%a = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr"
PUT = "llvm.store %f, %a : !llvm.ptr, !llvm.ptr"
BUFFER = "%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr"
FREE = call("mgpuMemFree", "b", "s")
OTHERS = ["llvm.func @other()", "llvm.mlir.global external @others(0 : i64) : i64"]


def carried(*copies):
    """The handle of an event, in a slot, is copied; then code runs that is not here."""
    return ["%g = llvm.mlir.addressof @others : !llvm.ptr", EVENT, SLOT, PUT, *copies, SYNC, "llvm.call @other() : () -> ()", call("mgpuEventDestroy", "f")]


# Kernels that use a variable of the device, through functions of theirs; and a kernel of which there is only the text of PTX, with and without one.
VARIABLES = ["gpu.module @others {", "llvm.mlir.global internal @kept(0 : i32) {addr_space = 1 : i32} : i32", "llvm.func @puts() {",
             "%one = llvm.mlir.constant(1 : i32) : i32", "%p = llvm.mlir.addressof @kept : !llvm.ptr<1>", "llvm.store %one, %p : i32, !llvm.ptr<1>", "llvm.return", "}",
             "llvm.func @nothing() attributes {gpu.kernel, nvvm.kernel} {", "llvm.return", "}",
             "llvm.func @something() attributes {gpu.kernel, nvvm.kernel} {", "llvm.call @puts() : () -> ()", "llvm.return", "}", "}",
             'gpu.binary @text [#gpu.object<#nvvm.target, assembly = ".version 8.0\\0A.visible .entry k() {\\0A ld.global.u32 %r1, [%rd1];\\0A ret;\\0A}\\0A">]',
             'gpu.binary @textual [#gpu.object<#nvvm.target, assembly = ".version 8.0\\0A.visible .global .u32 kept;\\0A.visible .entry k() {\\0A ret;\\0A}\\0A">]']


# A kernel that writes where a variable of the device leads, and perhaps one that leaves an address there: in an earlier call of the function, say.
def holding(*body):
    return ["gpu.module @held {", "llvm.mlir.global internal @place() {addr_space = 1 : i32} : !llvm.ptr {", "%z = llvm.mlir.zero : !llvm.ptr",
            "llvm.return %z : !llvm.ptr", "}", *(["llvm.func @holds(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {", *body, "llvm.return", "}"] if body else []),
            "llvm.func @follows() attributes {gpu.kernel, nvvm.kernel} {", "%one = llvm.mlir.constant(1 : i32) : i32",
            "%g = llvm.mlir.addressof @place : !llvm.ptr<1>", "%p = llvm.load %g : !llvm.ptr<1> -> !llvm.ptr", "llvm.store %one, %p : i32, !llvm.ptr",
            "llvm.return", "}", "}"]


def answered(function, least=0):
    """An event is destroyed twice, unless the function answers no less."""
    return [EVENT, f"%q = llvm.call @{function}() : () -> i32", f"%least = llvm.mlir.constant({least} : i32) : i32", '%z = llvm.icmp "slt" %q, %least : i32',
            *destroyed_if("z", "one"), call("mgpuEventDestroy", "f")]


def destroyed_if(condition, label):
    return [f"llvm.cond_br %{condition}, ^{label}, ^{label}_after", f"^{label}:", call("mgpuEventDestroy", "f"), f"llvm.br ^{label}_after", f"^{label}_after:"]


def never(predicate, *made):
    """An event is destroyed twice, unless the condition cannot hold."""
    return [EVENT, *made, f'%z = llvm.icmp "{predicate}" %q, %c8 : i64', *destroyed_if("z", "one"), call("mgpuEventDestroy", "f")]


def either(first, second, *between):
    """An event is destroyed where one number is 0, and where another one is not."""
    return [EVENT, first, '%z1 = llvm.icmp "eq" %q1, %c0 : i64', *destroyed_if("z1", "one"), *between, second, '%z2 = llvm.icmp "ne" %q2, %c0 : i64',
            *destroyed_if("z2", "two")]


# A function that destroys what it is given if a number is 0; the caller does if it is not.
ENDS_IF = ["llvm.func internal @ends_if(%f: !llvm.ptr, %m: i64) {", "%c0 = llvm.mlir.constant(0 : i64) : i64", '%z = llvm.icmp "eq" %m, %c0 : i64',
           "llvm.cond_br %z, ^one, ^two", "^one:", call("mgpuEventDestroy", "f"), "llvm.br ^two", "^two:", "llvm.return", "}"]


def ended_by_both(predicate, *between):
    return [EVENT, *between, "llvm.call @ends_if(%f, %n) : (!llvm.ptr, i64) -> ()", f'%z = llvm.icmp "{predicate}" %n, %c0 : i64', *destroyed_if("z", "one")]


WORD = ["llvm.mlir.global internal @word(0 : i64) : i64"]
READS_WORD = ["%w = llvm.mlir.addressof @word : !llvm.ptr"]


def load_word(name):
    return f"%{name} = llvm.load %w : !llvm.ptr -> i64"


def copying(*body):
    """A function with a parameter that is a copy of two handles or numbers."""
    return ["llvm.func internal @copying(%a: !llvm.ptr {llvm.byval = !llvm.struct<(ptr, i64)>}, %p: !llvm.ptr, %k: !llvm.ptr) {",
            "%c8 = llvm.mlir.constant(8 : i64) : i64", *body, "llvm.return", "}"]


COPYING = "llvm.call @copying(%a, %x, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()"
VECTOR = ["llvm.func @vectors(%q: vector<4x!llvm.ptr>, %k: !llvm.ptr, %l: !llvm.ptr) {", "%c1 = llvm.mlir.constant(1 : i64) : i64", "llvm.return", "}"]
LAUNCHES = ["gpu.launch_func <%" + k + " : !llvm.ptr> @unseen::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%q : vector<4x!llvm.ptr>)"
            for k in "kl"]
DESTROY_COPY = ["%f = llvm.load %a : !llvm.ptr -> !llvm.ptr", call("mgpuEventDestroy", "f")]
TWO_WORDS = "%a = llvm.alloca %c1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr"


def asserted(*before):
    return [call("mgpuStreamCreate", result="k"), "%not = llvm.xor %c, %true : i1", *before, "llvm.cond_br %not, ^one, ^two", "^one:", call("mgpuStreamDestroy", "k"),
            "llvm.br ^two", "^two:", call("mgpuStreamDestroy", "k")]


def launch_other(kernel, stream):
    return f"gpu.launch_func <%{stream} : !llvm.ptr> @{kernel} blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64"


UNREGISTER = call("mgpuMemHostUnregister", "h")
UNREGISTERS = ["llvm.func internal @unregisters(%h: !llvm.ptr) {", UNREGISTER, "llvm.return", "}"]
REJOIN = ["llvm.cond_br %c, ^set, ^join", "^set:", "llvm.br ^join", "^join:"]


def view(offset):
    """Prints eight numbers of d, from this one on."""
    kind = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
    lines = [f"%v0 = llvm.mlir.poison : {kind}"]
    for i, (value, place) in enumerate((("d", "0"), ("d", "1"), ("offset", "2"), ("c8", "3, 0"), ("c1", "4, 0"))):
        lines.append(f"%v{i + 1} = llvm.insertvalue %{value}, %v{i}[{place}] : {kind}")
    return [f"%offset = llvm.mlir.constant({offset} : i64) : i64", *lines, f"%view = llvm.alloca %c1 x {kind} : (i64) -> !llvm.ptr",
            f"llvm.store %v5, %view : {kind}, !llvm.ptr", "llvm.call @printMemrefF32(%c1, %view) : (i64, !llvm.ptr) -> ()"]


def by_number(before):
    """An address goes into shared memory as a number, and a kernel follows it."""
    return [BUFFER, "%i = llvm.ptrtoint %b : !llvm.ptr to i64", fill("b", "t"), *before, "llvm.br ^on(%i : i64)", "^on(%j: i64):", "llvm.store %j, %d : i64, !llvm.ptr",
            launch("writes", "s", "d"), SYNC, call("mgpuStreamSynchronize", "t")]


def frozen(*freezes):
    """A stream of its own is destroyed once, if one freeze of what is undefined is one number."""
    return [call("mgpuStreamCreate", result="k"), "%u = llvm.mlir.poison : i1", *freezes, "llvm.cond_br %f1, ^one, ^two", "^one:", call("mgpuStreamDestroy", "k"),
            "llvm.br ^two", "^two:", "llvm.cond_br %f2, ^four, ^three", "^three:", call("mgpuStreamDestroy", "k"), "llvm.br ^four", "^four:"]


def task(name, *body, after=()):
    waits = "[" + ", ".join("%" + a for a in after) + "] " if after else ""
    return [f"%{name} = async.execute {waits}{{", *body, "async.yield", "}"]


def awaited(name):
    return f"async.await %{name} : !async.token"


def group(size, *names):
    return [f"%size = arith.constant {size} : index", "%g = async.create_group %size : !async.group",
            *(f"%in_{n} = async.add_to_group %{n}, %g : !async.token" for n in names), "async.await_all %g"]


def indexed_group(size):
    return [group(size, "a")[0].replace("arith.constant", "index.constant").split(" :")[0], *group(size, "a")[1:]]


def event_task(*body):
    return ["%a, %r = async.execute -> !async.value<!llvm.ptr> {", call("mgpuEventCreate", result="f"), *body, "async.yield %f : !llvm.ptr", "}",
            "%f = async.await %r : !async.value<!llvm.ptr>", call("mgpuEventSynchronize", "f"), call("mgpuEventDestroy", "f")]


RESUME = ["llvm.func internal @__resume(%f: !llvm.ptr) {", "llvm.intr.coro.resume %f : !llvm.ptr", "llvm.return", "}"]
SUSPEND = ["%no{0} = llvm.mlir.constant(false) : i1", "%how{0} = llvm.intr.coro.suspend %saved{0}, %no{0} : i8", "llvm.switch %how{0} : i8, ^end [", "0: ^on{0},",
           "1: ^cleanup", "]", "^on{0}:"]
EMPLACE = call("mlirAsyncRuntimeEmplaceToken", "k")


def coroutine(*body, name="co", made=call("mlirAsyncRuntimeCreateToken", result="k"), last=(EMPLACE,), free="used"):
    """A function of two addresses, %p and %q, that starts a task and returns what it makes available."""
    return [f"llvm.func internal @{name}(%p: !llvm.ptr, %q: !llvm.ptr) -> !llvm.ptr {{", "%v = llvm.mlir.constant(7 : i32) : i32", "%c1 = llvm.mlir.constant(1 : i64) : i64",
            "%c8 = llvm.mlir.constant(8 : i64) : i64", made, "%z = llvm.mlir.constant(0 : i32) : i32", "%null = llvm.mlir.zero : !llvm.ptr",
            "%id = llvm.intr.coro.id %z, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token", "%size = llvm.intr.coro.size : i64",
            "%align = llvm.intr.coro.align : i64", "%m = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr",
            "%frame = llvm.intr.coro.begin %id, %m : (!llvm.token, !llvm.ptr) -> !llvm.ptr", "%resume = llvm.mlir.addressof @__resume : !llvm.ptr",
            "%saved0 = llvm.intr.coro.save %frame : (!llvm.ptr) -> !llvm.token", call("mlirAsyncRuntimeExecute", "frame", "resume"),
            *(line.format(0) for line in SUSPEND), *body, *last, "llvm.br ^cleanup",
            "^cleanup:", "%used = llvm.intr.coro.free %id, %frame : (!llvm.token, !llvm.ptr) -> !llvm.ptr", call("free", free), "llvm.br ^end",
            "^end:", "%no = llvm.mlir.constant(false) : i1", "%none = llvm.mlir.none : !llvm.token",
            "%ended = llvm.intr.coro.end %frame, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1", "llvm.return %k : !llvm.ptr", "}"]


def suspended(token):
    """In a coroutine: waits for another."""
    return ["%saved1 = llvm.intr.coro.save %frame : (!llvm.ptr) -> !llvm.token", call("mlirAsyncRuntimeAwaitTokenAndExecute", token, "frame", "resume"),
            *(line.format(1) for line in SUSPEND)]


CO_SYNC, CO_STORE = call("mgpuStreamSynchronize", "p"), "llvm.store %v, %p : i32, !llvm.ptr"
CO_VALUE = call("mlirAsyncRuntimeCreateValue", "c8", result="k")
CO_PUT = [call("mlirAsyncRuntimeGetValueStorage", "k", result="w"), "llvm.store %p, %w : !llvm.ptr, !llvm.ptr"]
ONE_VALUE = [call("mlirAsyncRuntimeEmplaceValue", "k")]
START, START_B = call("co", "s", "null", result="a"), call("co", "d", "null", result="b")
AWAIT, DROP, ADD = call("mlirAsyncRuntimeAwaitToken", "a"), call("mlirAsyncRuntimeDropRef", "a", "c1"), call("mlirAsyncRuntimeAddRef", "a", "c1")
AWAIT_B, DROP_B = call("mlirAsyncRuntimeAwaitToken", "b"), call("mlirAsyncRuntimeDropRef", "b", "c1")
# A task that waits for %q, with and without a reference of its own.
AFTER = coroutine(*suspended("q"), "llvm.store %v, %p : i32, !llvm.ptr", name="after")
OWNING = coroutine(*suspended("q"), call("mlirAsyncRuntimeDropRef", "q", "c1"), name="after")
START_AFTER = call("after", "d", "a", result="b")
VALUE = [call("co", "h", "null", result="a"), call("mlirAsyncRuntimeAwaitValue", "a"), call("mlirAsyncRuntimeGetValueStorage", "a", result="w"),
         "%y = llvm.load %w : !llvm.ptr -> !llvm.ptr", "llvm.store %v, %y : i32, !llvm.ptr", DROP]
GROUPED = ["%one_ = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%a, %g) : (!llvm.ptr, !llvm.ptr) -> i64", call("mlirAsyncRuntimeAwaitAllInGroup", "g")]


def grouped(size):
    return [fill("d", "s"), START, call("mlirAsyncRuntimeCreateGroup", size, result="g"), *GROUPED]


SLOT_OF_TASK = ["llvm.func internal @beside(%q: i64) {", "%c1 = llvm.mlir.constant(1 : i64) : i64", "%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr",
                *task("k", "llvm.store %q, %a : i64, !llvm.ptr")]
PUT_S = "llvm.store %s, %a : !llvm.ptr, !llvm.ptr"


def undefined_view(buffer):
    """A descriptor of which the addresses alone are set."""
    kind = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
    return [f"%v0 = llvm.mlir.poison : {kind}", f"%v1 = llvm.insertvalue %{buffer}, %v0[0] : {kind}", f"%v2 = llvm.insertvalue %{buffer}, %v1[1] : {kind}",
            f"%view = llvm.alloca %c1 x {kind} : (i64) -> !llvm.ptr", f"llvm.store %v2, %view : {kind}, !llvm.ptr",
            "llvm.call @printMemrefF32(%c1, %view) : (i64, !llvm.ptr) -> ()"]


def chosen(*before):
    """Each of two streams is destroyed once, if a number that is loaded is one number."""
    again = "q2" if any("%q2" in line for line in before) else "q1"
    first = [line for line in before if "%q2" not in line]
    return [call("mgpuStreamCreate", result="k"), call("mgpuStreamCreate", result="l"), *first, "%q1 = llvm.load %h : !llvm.ptr -> i1",
            *(line for line in before if "%q2" in line), "%y1 = llvm.select %q1, %k, %l : i1, !llvm.ptr",
            f"%y2 = llvm.select %{again}, %{'k' if again == 'q2' else 'l'}, %{'l' if again == 'q2' else 'k'} : i1, !llvm.ptr",
            call("mgpuStreamDestroy", "y1"), call("mgpuStreamDestroy", "y2")]


def twice_flag(first, second):
    """A stream of its own is destroyed once, if two loads of a number are the same."""
    return [call("mgpuStreamCreate", result="k"), "llvm.store %v, %h : i32, !llvm.ptr", f"%m1 = llvm.load {first}%h : !llvm.ptr -> i32",
            f"%m2 = llvm.load {second}%h : !llvm.ptr -> i32", '%q1 = llvm.icmp "eq" %m1, %m2 : i32', "llvm.cond_br %q1, ^one, ^two", "^two:", call("mgpuStreamDestroy", "k"),
            "llvm.br ^one", "^one:", call("mgpuStreamDestroy", "k")]


STORE = "llvm.store %v, %d : i32, !llvm.ptr"
STORES = ["llvm.func internal @stores(%p: !llvm.ptr) {", "%v = llvm.mlir.constant(7 : i32) : i32", "llvm.store %v, %p : i32, !llvm.ptr", "llvm.return", "}"]

def storing(name, *to):
    return [f"llvm.func internal @{name}(%p: !llvm.ptr, %c: i1) {{", "%true = llvm.mlir.constant(true) : i1", "%v = llvm.mlir.constant(7 : i32) : i32", *to, "}"]


FOREVER = ["^on:", "llvm.store %v, %p : i32, !llvm.ptr", "llvm.cond_br %true, ^on, ^out", "^out:", "llvm.return"]
ENDLESS = [*storing("stores", "llvm.store %v, %p : i32, !llvm.ptr", "llvm.return"), *storing("endless", "llvm.br ^on", *FOREVER),
           *storing("perhaps", "llvm.cond_br %c, ^on, ^out", *FOREVER)]
VARIABLE = ["llvm.mlir.global internal @variable(0 : i32) : i32", "llvm.func internal @puts() {", "%v = llvm.mlir.constant(7 : i32) : i32",
            "%p = llvm.mlir.addressof @variable : !llvm.ptr", "llvm.store %v, %p : i32, !llvm.ptr", "llvm.return", "}"]
DESTROYS = [call("mgpuEventCreate", result="f"), *task("a", call("mgpuEventDestroy", "f"))]

DESCRIPTOR = ["%f = llvm.call @mgpuCreateDnVec(%c64, %x, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr"]

# (rule, functions, what keeps to it, what breaks it): lists of lines

def bit_in_byte(*before):
    """A bit that is set is 1 as a byte."""
    return ["llvm.store %true, %h : i1, !llvm.ptr", "%y = llvm.load %h : !llvm.ptr -> i8", '%q = llvm.icmp "eq" %y, %shared : i8', *race_if("q", *before)]


def race_if(condition, *before):
    return [fill("d", "s"), *before, f"llvm.cond_br %{condition}, ^race, ^join", "^race:", READ, "llvm.br ^join", "^join:"]


def chosen_by_number(*before):
    """The number decides by way of another one."""
    lines = chosen(*before)
    at = next(i for i, line in enumerate(lines) if line.startswith("%q1")) + 1
    return lines[:at] + ["%k1 = llvm.select %q1, %c1, %c0 : i1, i64", '%w = llvm.icmp "ne" %k1, %c0 : i64'] + [line.replace("%q1,", "%w,") for line in lines[at:]]



def lane(made):
    """A stream is chosen by what a vector holds."""
    return [f"%w = {made} : vector<2xi1>", "%k0 = llvm.mlir.constant(0 : i32) : i32", "%q = llvm.extractelement %w[%k0 : i32] : vector<2xi1>",
            "%u = llvm.select %q, %s, %t : i1, !llvm.ptr", fill("d", "u"), call("mgpuStreamSynchronize", "u"), READ]


def both(*before):
    """Each of two streams is destroyed once, if the condition %q is one bit, the same for both."""
    return [call("mgpuStreamCreate", result="k"), call("mgpuStreamCreate", result="l"), *before, "%y1 = llvm.select %q, %k, %l : i1, !llvm.ptr",
            "%y2 = llvm.select %q, %l, %k : i1, !llvm.ptr", call("mgpuStreamDestroy", "y1"), call("mgpuStreamDestroy", "y2")]


def is_zero(*before):
    """The same, where the bit is whether %u, made of a number that is stored or is not, is 0."""
    return both(*before, '%q = llvm.icmp "eq" %u, %c0 : i64')


def kept_in(name, *before):
    """The same, where it goes through a variable."""
    return ["%g = llvm.mlir.addressof @" + name + " : !llvm.ptr", *before, "llvm.br ^kept", "^kept:", *both("%b = llvm.load %g : !llvm.ptr -> i1", "%q = llvm.freeze %b : i1")]


def unfrozen(lines):
    return [line.replace("%q,", "%b,") for line in lines if "llvm.freeze" not in line]


SET_WORD, LOAD_H = "llvm.store %n, %h : i64, !llvm.ptr", "%x0 = llvm.load %h : !llvm.ptr -> i64"
OVERFLOWS = ["%r = llvm.freeze %x0 : i64", *('%r0 = "llvm.intr.sadd.with.overflow"(%r, %c1) : (i64, i64) -> !llvm.struct<(i64, i1)>',
                                            "%q = llvm.extractvalue %r0[1] : !llvm.struct<(i64, i1)>")]
BIT = ["llvm.mlir.global internal @bit(false) : i1"]
MEMCPY = '"llvm.intr.memcpy"(%{}, %{}, %{}) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()'
BESIDE_D = "%d8 = llvm.getelementptr %d[8] : (!llvm.ptr) -> !llvm.ptr, i8"
MOVED = [BUFFER, "llvm.store %b, %d : !llvm.ptr, !llvm.ptr", BESIDE_D, MEMCPY.format("d8", "d", "c8"), "llvm.store %null, %d : !llvm.ptr, !llvm.ptr"]
NUMBERS = ["%v = llvm.mlir.constant(7 : i32) : i32", "%c1 = llvm.mlir.constant(1 : i64) : i64", "%c8 = llvm.mlir.constant(8 : i64) : i64", "%null = llvm.mlir.zero : !llvm.ptr"]
FOLLOWS = holding()[:-8] + ["llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {", "%one = llvm.mlir.constant(1 : i32) : i32",
                            "%q = llvm.load %p : !llvm.ptr -> !llvm.ptr", "llvm.store %one, %q : i32, !llvm.ptr", "llvm.return", "}", "}"]


def followed(second):
    """What memory of callers leads to is written twice."""
    return [*FOLLOWS, "llvm.func @given(%p: !llvm.ptr, %k: !llvm.ptr, %l: !llvm.ptr) {", *NUMBERS,
            *(launch("follows", on, "p").replace("@kernels", "@held") for on in ("k", second)), "llvm.return", "}"]


LAUNCHER = "llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)"


def launched(*array):
    """A kernel whose arguments lie in an array."""
    return [LAUNCHER, "llvm.func @launched(%p: !llvm.ptr, %m: !llvm.ptr, %k: !llvm.ptr) {", *NUMBERS,
            "%a = llvm.alloca %c8 x !llvm.ptr : (i64) -> !llvm.ptr", "%w = llvm.alloca %c8 x !llvm.ptr : (i64) -> !llvm.ptr",
            "%f = llvm.call @mgpuModuleGetFunction(%m, %null) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr", *array,
            "llvm.call @mgpuLaunchKernel(%f, %c1, %c1, %c1, %c1, %c1, %c1, %v, %k, %w, %null, %c1) : "
            "(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()", "llvm.return", "}"]


ARGUMENT = ["llvm.store %p, %a : !llvm.ptr, !llvm.ptr", "llvm.store %a, %w : !llvm.ptr, !llvm.ptr"]


def uncounted(stream, *array):
    """The same where the call does not say how many there are, and a fill of what the argument leads to."""
    lines = [line.replace(", %c1) : ", ") : ").replace("!llvm.ptr, i64)", "!llvm.ptr)") if "Launch" in line else line for line in launched(*array)]
    return [*lines[:-2], f"llvm.call @mgpuMemset32(%p, %v, %c1, %{stream}) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()", *lines[-2:]]


def freed(*before):
    """A buffer of the caller is freed as the device's."""
    return ["llvm.func @freed(%p: !llvm.ptr, %k: !llvm.ptr) {", "%c64 = llvm.mlir.constant(64 : i64) : i64", *before, call("mgpuMemFree", "p", "k"), "llvm.return", "}"]


def numbered(value):
    """A kernel that writes to what a number says, which a variable holds from the start."""
    return ["llvm.mlir.global internal @written(0 : i64) : i64", "llvm.mlir.global internal constant @where() : i64 {", *value, "llvm.return %b : i64", "}",
            "gpu.module @by_number {", "llvm.func @writes(%n: i64) attributes {gpu.kernel, nvvm.kernel} {", "%one = llvm.mlir.constant(1 : i32) : i32",
            "%q = llvm.inttoptr %n : i64 to !llvm.ptr", "llvm.store %one, %q : i32, !llvm.ptr", "llvm.return", "}", "}"]


BY_NUMBER = ["%g = llvm.mlir.addressof @where : !llvm.ptr", "%m = llvm.load %g : !llvm.ptr -> i64",
             *("gpu.launch_func <%" + k + " : !llvm.ptr> @by_number::@writes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%m : i64)" for k in "st")]


def of_memref(*used):
    return ["gpu.module @memrefs {", 'memref.global "private" @kept : memref<4xi32>', "llvm.func @puts() attributes {gpu.kernel, nvvm.kernel} {",
            "%one = llvm.mlir.constant(1 : i32) : i32", "%i = llvm.mlir.constant(1 : index) : i64", *used, "llvm.return", "}", "}"]


OF_MEMREF = ["%ii = builtin.unrealized_conversion_cast %i : i64 to index", "%m = memref.get_global @kept : memref<4xi32>", "memref.store %one, %m[%ii] : memref<4xi32>"]
M5 = ["%m5 = llvm.mlir.constant(-5 : i64) : i64", "%x0 = llvm.call @number_of() : () -> i64", "%xx = llvm.and %x0, %c1 : i64",
      "%x1 = llvm.lshr %xx, %c1 : i64", "%x2 = llvm.add %x1, %m5 overflow<nsw> : i64"]


def unequal(other):
    """An event is destroyed twice, if a number that is not -5 can be the other one."""
    return [EVENT, *M5, '%z0 = llvm.icmp "ne" %n, %x2 : i64', "llvm.cond_br %z0, ^differs, ^last", "^differs:", f'%z = llvm.icmp "eq" %n, %{other} : i64',
            *destroyed_if("z", "one"), "llvm.br ^last", "^last:", call("mgpuEventDestroy", "f")]


def overwritten(bytes_):
    """A handle is in memory, and what is filled begins there, or ends there."""
    return ["%h8 = llvm.getelementptr %h[8] : (!llvm.ptr) -> !llvm.ptr, i8", "llvm.store %s, %h8 : !llvm.ptr, !llvm.ptr", f"%most = llvm.mlir.constant({bytes_} : i64) : i64",
            f'"llvm.intr.memset"(%{"h" if bytes_ == 8 else "h8"}, %dev, %most) <{{isVolatile = false}}> : (!llvm.ptr, i8, i64) -> ()',
            "%k = llvm.load %h8 : !llvm.ptr -> !llvm.ptr", call("mgpuStreamSynchronize", "k")]


def element(name, index, kind="i64"):
    return [f"%p{name} = llvm.getelementptr %a[%{index}] : (!llvm.ptr, {kind}) -> !llvm.ptr, !llvm.ptr", f"%{name} = llvm.load %p{name} : !llvm.ptr -> !llvm.ptr"]


# An array of which two elements are streams.
STREAMS = [call("mgpuStreamCreate", result="k"), call("mgpuStreamCreate", result="l"), "%a = llvm.alloca %c8 x !llvm.ptr : (i64) -> !llvm.ptr",
           "%a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr", "llvm.store %k, %a : !llvm.ptr, !llvm.ptr", "llvm.store %l, %a1 : !llvm.ptr, !llvm.ptr"]
ODD = STREAMS + ["%i = llvm.and %n, %c1 : i64"]
DESTROY_X, SYNC_Y = call("mgpuStreamDestroy", "x0"), call("mgpuStreamSynchronize", "y0")


CODE = ["llvm.mlir.global internal constant @code(0 : i64) : i64"]
LOAD_CODE = ["%g = llvm.mlir.addressof @code : !llvm.ptr", call("mgpuModuleLoad", "g", "c8", result="m")]
UNLOAD = call("mgpuModuleUnload", "m")
TEXTS = [*CODE, "llvm.func @strlen(!llvm.ptr) -> i64", "llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32"]
LENGTH = "%y = llvm.call @strlen(%h) : (!llvm.ptr) -> i64"
COMPARED = ["%g = llvm.mlir.addressof @code : !llvm.ptr", "%y = llvm.call @strcmp(%g, %h) : (!llvm.ptr, !llvm.ptr) -> i32"]
VARIADIC = ["llvm.func internal @more(%p: !llvm.ptr, %k: !llvm.ptr, ...) {"]
CALL_VARIADIC = "llvm.call @more(%d, %s, %n) vararg(!llvm.func<void (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64) -> ()"
ONE_DEFINITION = ["llvm.func linkonce_odr @one(%p: !llvm.ptr, %k: !llvm.ptr) {", "%v = llvm.mlir.constant(7 : i32) : i32",
                  "%c8 = llvm.mlir.constant(8 : i64) : i64", fill("p", "k")]


def compared_with(made, other="c8"):
    """The bit is whether the number that is made is greater."""
    return both(*made, f'%q = llvm.icmp "sgt" %u, %{other} : i64')


BEYOND = '%z{0} = llvm.icmp "sgt" %m{0}, %n : i64'


def again(first, second=None, *after):
    """An event is destroyed where a condition holds, and where it does not when it is computed again."""
    lines = [[line.format(i) for line in (made, *after)] for i, made in enumerate((first, second or first))]
    return [*lines[0], *destroyed_if("z0", "one"), *lines[1], "%o = llvm.xor %z1, %true : i1", *destroyed_if("o", "two")]


def in_lane(number):
    return compared_with(["%w = llvm.mlir.constant(dense<9> : vector<2xi64>) : vector<2xi64>", f"%u = llvm.extractelement %w[%{number} : i64] : vector<2xi64>"])


def beside_vector(offset):
    """A handle comes after a vector of 32 bytes, which is aligned to as many; another, which is dead, is stored by its offset."""
    kind = "!llvm.struct<(f32, vector<8xf32>, ptr)>"
    return [EVENT, call("mgpuEventCreate", result="g"), call("mgpuEventDestroy", "g"), f"%a = llvm.alloca %c1 x {kind} : (i64) -> !llvm.ptr",
            f"%a2 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, {kind}", PUT.replace("%a", "%a2"),
            f"%b = llvm.getelementptr %a[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8", "llvm.store %g, %b : !llvm.ptr, !llvm.ptr",
            "%y = llvm.load %a2 : !llvm.ptr -> !llvm.ptr", call("mgpuEventDestroy", "y")]


def gives(*body):
    return ["llvm.func @gives() -> !llvm.ptr {", "%c1 = llvm.mlir.constant(1 : i64) : i64", "%c8 = llvm.mlir.constant(8 : i64) : i64", EVENT,
            call("malloc", "c8", result="h"), *body, "}"]


RECORDS = ["llvm.func internal @records(%e: !llvm.ptr, %k: !llvm.ptr) {", call("mgpuEventSynchronize", "e"), "llvm.return", "}"]
EMPTY = ["llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)"]


def fill_16(operand, kind):
    return [BUFFER, fill("b", "t"), "%w = llvm.mlir.constant(7 : i16) : i16", "%z = llvm.mlir.undef : !llvm.struct<()>", "%y = llvm.bitcast %d : !llvm.ptr to !llvm.ptr",
            f"llvm.call @mgpuMemset16(%{operand}, %w, %c8, %s) : ({kind}, i16, i64, !llvm.ptr) -> ()"]


def by_product(factor):
    return ["%i = llvm.ptrtoint %d : !llvm.ptr to i64", f"%j = llvm.{factor} : i64", "%y = llvm.inttoptr %j : i64 to !llvm.ptr", fill("y", "s")]



PUT_WORD = ["%a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32", "llvm.store %w, %a : i32, !llvm.ptr"]
# Kernels that access parts of memory: one word for each thread, at a number, below a number or not, in rounds; and the half of what they get.
PARTS = ["gpu.module @parts {"]
for name, parameters, body in (
        ("each", "", ["%j = llvm.sext %t : i32 to i64", *PUT_WORD]),
        ("at", ", %j: i64", PUT_WORD),
        ("below", ", %m: i32", ['%q = llvm.icmp "slt" %t, %m : i32', "llvm.cond_br %q, ^in, ^out", "^in:", "%j = llvm.sext %t : i32 to i64", *PUT_WORD, "llvm.br ^out", "^out:"]),
        ("above", ", %m: i32", ['%q = llvm.icmp "slt" %t, %m : i32', "llvm.cond_br %q, ^out, ^in", "^in:", "%j = llvm.sext %t : i32 to i64", *PUT_WORD, "llvm.br ^out", "^out:"]),
        ("before", ", %m: i32", ["%j = llvm.sext %t : i32 to i64", '%q = llvm.icmp "slt" %t, %m : i32', *PUT_WORD, "llvm.cond_br %q, ^in, ^out", "^in:", "llvm.br ^out", "^out:"]),
        ("masked", "", ["%c7 = llvm.mlir.constant(7 : i32) : i32", "%k = llvm.urem %t, %c7 : i32", "%j = llvm.zext %k : i32 to i64", *PUT_WORD]),
        ("counted", "", ["%c0 = llvm.mlir.constant(0 : i64) : i64", "%c1 = llvm.mlir.constant(1 : i64) : i64", "llvm.br ^round(%c0 : i64)",
                         "^round(%j: i64):", *PUT_WORD, "%next = llvm.add %j, %c1 : i64", "llvm.br ^round(%next : i64)"]),
        *((name, ", %m: i32", ["%c4 = llvm.mlir.constant(4 : i32) : i32", '%q = llvm.icmp "slt" %t, %m : i32', "llvm.cond_br %q, ^round(%t : i32), ^out", "^round(%i: i32):",
                               "%j = llvm.sext %i : i32 to i64", *PUT_WORD, "%next = llvm.add %i, %c4 : i32", f'%again = llvm.icmp "slt" %{asked}, %m : i32',
                               "llvm.cond_br %again, ^round(%next : i32), ^out", "^out:"]) for name, asked in (("rounds", "next"), ("one_more", "i"))),
        ("found", "", ["%k = llvm.load %p : !llvm.ptr -> i32", "%m = llvm.mlir.constant(8 : i32) : i32", '%q0 = llvm.icmp "ult" %k, %m : i32', "%q = llvm.freeze %q0 : i1",
                       "llvm.cond_br %q, ^in, ^out", "^in:", "%j = llvm.sext %k : i32 to i64", *PUT_WORD, "llvm.br ^out", "^out:"]),
        *((name, "", ["%c0 = llvm.mlir.constant(0 : i64) : i64", "%c1 = llvm.mlir.constant(1 : i64) : i64", f"%end = llvm.mlir.constant({end} : i64) : i64",
                      "llvm.br ^round(%c0 : i64)", "^round(%j: i64):", *PUT_WORD, "%next = llvm.add %j, %c1 : i64", '%q = llvm.icmp "eq" %next, %end : i64',
                      "llvm.cond_br %q, ^out, ^round(%next : i64)", "^out:"]) for name, end in (("until_8", 8), ("until_9", 9))),
        ("divides", ", %j: i64", ["%c0 = llvm.mlir.constant(0 : i64) : i64", '%q = llvm.icmp "eq" %j, %c0 : i64', "llvm.cond_br %q, ^in, ^else", "^else:",
                                  "%x = llvm.udiv %j, %j : i64", "llvm.br ^out", "^in:", *PUT_WORD, "llvm.br ^out", "^out:"]),
        ("short", "", ["%k = llvm.trunc %t : i32 to i8", "%j = llvm.sext %k : i8 to i64", *PUT_WORD]),
        ("moves", "", ["%a = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i32", "%r = llvm.load %a : !llvm.ptr -> i32", "llvm.store %r, %p : i32, !llvm.ptr"]),
        ("wide", "", ["%r = llvm.mlir.zero : vector<4xi32>", "%a = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32", "llvm.store %r, %a : vector<4xi32>, !llvm.ptr"]),
        ("wider", "", ["%r = llvm.mlir.zero : vector<8xi32>", "%a = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32", "llvm.store %r, %a : vector<8xi32>, !llvm.ptr"]),
        ("leads", "", ["%a = llvm.load %p : !llvm.ptr -> !llvm.ptr", "%c = llvm.load %a : !llvm.ptr -> i32"]),
        ("either", ", %q: !llvm.ptr, %c: i1", ["%a = llvm.select %c, %p, %q : i1, !llvm.ptr", "llvm.store %w, %a : i32, !llvm.ptr"])):
    PARTS += [f"llvm.func @{name}(%p: !llvm.ptr{parameters}) attributes {{gpu.kernel, nvvm.kernel}} {{", "%t = nvvm.read.ptx.sreg.tid.x : i32", "%w = llvm.mlir.constant(7 : i32) : i32",
              *body, *([] if body[-1].startswith("llvm.br ^round") else ["llvm.return"]), "}"]
PARTS += ["}"]
def host_buffers(*used):
    """Buffers of the host in an array at a variable index, which are used so in a second loop."""
    loop = ["llvm.br ^{0}(%c0 : i64)", "^{0}(%{0}: i64):", '%m_{0} = llvm.icmp "slt" %{0}, %n : i64', "llvm.cond_br %m_{0}, ^in_{0}, ^out_{0}", "^in_{0}:",
            "%g_{0} = llvm.getelementptr %a[%{0}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr", "%next_{0} = llvm.add %{0}, %c1 overflow<nsw> : i64"]
    first, second = ([line.format(name) for line in loop] for name in "jk")
    return ["llvm.func @buffers(%n: i64) {", *NUMBERS, "%c0 = llvm.mlir.constant(0 : i64) : i64", "%a = llvm.alloca %c8 x !llvm.ptr : (i64) -> !llvm.ptr", *first,
            "%x = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr", "llvm.store %x, %g_j : !llvm.ptr, !llvm.ptr", "llvm.br ^j(%next_j : i64)", "^out_j:", *second,
            "%y = llvm.load %g_k : !llvm.ptr -> !llvm.ptr", *used, "llvm.br ^k(%next_k : i64)", "^out_k:", "llvm.return", "}"]


USED_BUFFER = ["llvm.store %v, %y : i32, !llvm.ptr", "%z = llvm.load %y : !llvm.ptr -> i32", call("free", "y")]
# Kernels that leave to functions what they do: to each thread's word, to none but the first's, to a copy of what they are passed, to what another module may replace.
SCALAR, COPIED = "%p: !llvm.ptr, %j: i64", "%p: !llvm.ptr {llvm.byval = !llvm.array<16 x i32>}"
HELPED = ["gpu.module @helped {", "llvm.func @__nv_sqrt(f64) -> f64", "llvm.func @sqrt(f64) -> f64"]
for name, parameters, body in (
        ("put", SCALAR, ["%w = llvm.mlir.constant(7 : i32) : i32", *PUT_WORD]),
        ("copies", COPIED, ["%x = llvm.mlir.constant(7 : i32) : i32"]),
        ("again", SCALAR, ["llvm.call @again(%p, %j) : (!llvm.ptr, i64) -> ()"])):
    HELPED += [f"llvm.func @{name}({parameters}) {{", *body, "llvm.return", "}"]
HELPED += [line.replace("@put", "weak @other") for line in HELPED[3:9]]
TO_PUT = "llvm.call @{}(%p, %j) : (!llvm.ptr, i64) -> ()"
for name, body in (
        ("each", [TO_PUT.format("put")]),
        ("weakly", [TO_PUT.format("other")]),
        ("first", ['%q = llvm.icmp "ult" %j, %c1 : i64', "llvm.cond_br %q, ^in, ^out", "^in:", TO_PUT.format("put"), "llvm.br ^out", "^out:"]),
        ("not_first", ['%q = llvm.icmp "ult" %j, %c1 : i64', "llvm.cond_br %q, ^out, ^in", "^in:", TO_PUT.format("put"), "llvm.br ^out", "^out:"]),
        ("endless", [TO_PUT.format("again")]),
        ("passes", ["llvm.call @copies(%p) : (!llvm.ptr) -> ()"]),
        *((f"with_{f}", ["%f = llvm.load %p : !llvm.ptr -> f64", f"%g = llvm.call @{f}(%f) : (f64) -> f64", "llvm.store %g, %p : f64, !llvm.ptr"]) for f in ("sqrt", "__nv_sqrt")),
        ("if_there", ["%n = llvm.mlir.zero : !llvm.ptr", '%q = llvm.icmp "ne" %p, %n : !llvm.ptr', "llvm.cond_br %q, ^in, ^out", "^in:", TO_PUT.format("put"), "llvm.br ^out", "^out:"]),
        ("anyway", ["%n = llvm.mlir.zero : !llvm.ptr", '%q = llvm.icmp "eq" %p, %n : !llvm.ptr', "llvm.cond_br %q, ^in, ^out", "^in:", TO_PUT.format("put"), "llvm.br ^out", "^out:"]),
        ("VARIABLES", []),
        *((f"in_{v}", [f"%v = llvm.mlir.addressof @{v} : !llvm.ptr<{s}>", "%w = llvm.mlir.constant(7 : i32) : i32", f"llvm.store %w, %v : i32, !llvm.ptr<{s}>"])
          for v, s in (("one", 1), ("two", 1), ("own", 3))),
        ("reads_one", ["%v = llvm.mlir.addressof @one : !llvm.ptr<1>", "%w = llvm.load %v : !llvm.ptr<1> -> i32"])):
    if name == "VARIABLES":
        HELPED += ["}", "gpu.module @held {", "llvm.mlir.global internal @one(0 : i32) {addr_space = 1 : i32} : i32",
                   "llvm.mlir.global internal @two(0 : i32) {addr_space = 1 : i32} : i32", "llvm.mlir.global internal @own() {addr_space = 3 : i32} : i32"]
        continue
    HELPED += [f"llvm.func @{name}({'' if '_o' in name or '_tw' in name else '%p: !llvm.ptr'}) attributes {{gpu.kernel, nvvm.kernel}} {{", "%t = nvvm.read.ptx.sreg.tid.x : i32",
               "%c1 = llvm.mlir.constant(1 : i64) : i64", "%j = llvm.sext %t : i32 to i64", *body, "llvm.return", "}"]
HELPED += ["}"]


def helped(kernel, stream, *arguments, threads="c1"):
    listed = ", ".join(f"%{a} : !llvm.ptr" for a in arguments)
    return f"gpu.launch_func <%{stream} : !llvm.ptr> @helped::@{kernel} blocks in (%c1, %c1, %c1) threads in (%{threads}, %c1, %c1) : i64" + (f" args({listed})" if listed else "")


HALF = "%y = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8"
EIGHT = "%e8 = llvm.mlir.constant(8 : i32) : i32"


def part(kernel, stream, threads, *arguments):
    listed = ", ".join(f"%{a} : " + {"c0": "i64", "c8": "i64", "c32": "i64", "n": "i64", "e8": "i32", "c": "i1"}.get(a, "!llvm.ptr") for a in arguments)
    return f"gpu.launch_func <%{stream} : !llvm.ptr> @parts::@{kernel} blocks in (%c1, %c1, %c1) threads in (%{threads}, %c1, %c1) : i64 args({listed})"


def stored_at(mask):
    """The host stores to one of the first words, while work goes on behind them."""
    return [HALF, fill("y", "s"), f"%k = llvm.mlir.constant({mask} : i64) : i64", "%i = llvm.and %n, %k : i64",
            "%a = llvm.getelementptr %d[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32", "llvm.store %v, %a : i32, !llvm.ptr"]


def invoking(*called):
    """A kernel that calls a function, or none, by an operation that may go on in another block."""
    return ["gpu.module @others {", "llvm.mlir.global internal @kept(0 : i32) {addr_space = 1 : i32} : i32", "llvm.func @__gxx_personality_v0(...) -> i32", "llvm.func @puts() {",
            "%one = llvm.mlir.constant(1 : i32) : i32", "%p = llvm.mlir.addressof @kept : !llvm.ptr<1>", "llvm.store %one, %p : i32, !llvm.ptr<1>", "llvm.return", "}",
            "llvm.func @something() attributes {gpu.kernel, nvvm.kernel, personality = @__gxx_personality_v0} {", *called, "llvm.return", "}", "}"]


def wide_switch(condition):
    """A kernel with a block to which an edge leads that the checker does not follow, and one under a condition."""
    return ["gpu.module @others {", "llvm.func @f(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {", "%t = nvvm.read.ptx.sreg.tid.x : i32",
            "%w = llvm.mlir.constant(7 : i32) : i32", "%c8 = llvm.mlir.constant(8 : i32) : i32", "%c12 = llvm.mlir.constant(12 : i32) : i32",
            '%q = llvm.icmp "ult" %t, %c8 : i32', '%q2 = llvm.icmp "ult" %t, %c12 : i32', f"llvm.cond_br %{condition}, ^a, ^b", "^a:", "llvm.cond_br %q, ^in, ^out",
            "^b:", "%i = llvm.zext %t : i32 to i65", *(["llvm.switch %i : i65, ^in [", "0: ^out", "]"] if condition == "q2" else ["llvm.br ^out"]),
            "^in:", "%j = llvm.sext %t : i32 to i64", *PUT_WORD, "llvm.br ^out", "^out:", "llvm.return", "}", "}"]


WIDE_LAUNCH = ["%many = llvm.mlir.constant(16 : i64) : i64", HALF, fill("y", "t"),
               "gpu.launch_func <%s : !llvm.ptr> @others::@f blocks in (%c1, %c1, %c1) threads in (%many, %c1, %c1) : i64 args(%d : !llvm.ptr)"]


def through_number(stored, kind="i64"):
    """A handle that lies in memory as an address, and is read as a number."""
    widened = [f"%m = llvm.zext %w : {kind} to i64"] if kind != "i64" else ["%m = llvm.add %w, %c0 : i64"] if stored is None else []
    return ["%a = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr", f"llvm.store %{stored or 's'}, %a : !llvm.ptr, !llvm.ptr",
            f"%w = llvm.load %a : !llvm.ptr -> {kind}", *widened, f"%k = llvm.inttoptr %{'m' if widened else 'w'} : i64 to !llvm.ptr", fill("d", "k"), SYNC, READ]


def rounded_up(*after):
    """%b: where the next multiple of 64 bytes begins in %d; %y: beyond it."""
    return ["%w = llvm.ptrtoint %d : !llvm.ptr to i64", "%c63 = llvm.sub %c64, %c1 : i64", "%m = llvm.add %w, %c63 : i64", "%o = llvm.urem %m, %c64 : i64", "%q = llvm.sub %m, %o : i64",
            "%b = llvm.inttoptr %q : i64 to !llvm.ptr", *after]


def beyond(offset, base="b", name="y"):
    return f"%{name} = llvm.getelementptr %{base}[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8"


def moved_twice(first, second):
    """Bytes 32 apart, from addresses that are moved by %n elements."""
    return [f"%b = llvm.getelementptr %d[%{first}] : (!llvm.ptr, i64) -> !llvm.ptr, i32", f"%o = llvm.getelementptr %d[%{second}] : (!llvm.ptr, i64) -> !llvm.ptr, i32",
            fill("b", "s"), beyond(32, "o"), "%z = llvm.load %y : !llvm.ptr -> i32"]


LOAD_Y, LOAD_B = "%z = llvm.load %y : !llvm.ptr -> i32", "%z = llvm.load %b : !llvm.ptr -> i32"


def below_and(first, *made):
    """%both: the first comparison and the last hold."""
    return [f"%a = llvm.icmp {first} : i64", *made[:-1], f"%b = llvm.icmp {made[-1]} : i64", "%both = llvm.and %a, %b : i1"]


CONSTANT = "llvm.mlir.global internal constant @word(256 : i64) : i64"
CONSTANT_IS = ["%p = llvm.mlir.addressof @word : !llvm.ptr", "%w = llvm.load %p : !llvm.ptr -> i64", '%q = llvm.icmp "eq" %w, %c0 : i64']


ROUNDS = [0]


def for_each(lines, first="c0", bound="n"):
    """The lines for each number from the first one up to the bound: lines(number) makes them of its name."""
    ROUNDS[0] += 1
    k = ROUNDS[0]
    return [f"llvm.br ^head{k}(%{first} : i64)", f"^head{k}(%i{k}: i64):", f'%more{k} = llvm.icmp "slt" %i{k}, %{bound} : i64',
            f"llvm.cond_br %more{k}, ^body{k}, ^after{k}", f"^body{k}:", *lines(f"i{k}"), f"%next{k} = llvm.add %i{k}, %c1 : i64",
            f"llvm.br ^head{k}(%next{k} : i64)", f"^after{k}:"]


def from_element(array, index, result):
    return [f"%at_{result} = llvm.getelementptr %{array}[%{index}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr",
            f"%{result} = llvm.load %at_{result} : !llvm.ptr -> !llvm.ptr"]


def into_element(array, index, value):
    return [f"%to_{array}_{index} = llvm.getelementptr %{array}[%{index}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr",
            f"llvm.store %{value}, %to_{array}_{index} : !llvm.ptr, !llvm.ptr"]


def with_stream(array, index):
    return [call("mgpuStreamCreate", result=f"new_{index}"), *into_element(array, index, f"new_{index}")]


def with_buffer(array, index):
    return [f"%new_{index} = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr", *into_element(array, index, f"new_{index}")]


def at_element(array, name, index):
    return [*from_element(array, index, f"of_{index}"), call(name, f"of_{index}")]


def of_streams(between=(), first="c0", bound="n", more=(), last=()):
    """An array of streams that is filled, used and emptied."""
    return ["%a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr", "%b = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr",
            *for_each(lambda i: [*with_stream("a", i), *(line.replace("INDEX", i) for line in more)], first, bound), *between,
            *for_each(lambda i: at_element("a", "mgpuStreamDestroy", i)), *last]


def with_buffers(stream, waits=True, index=None):
    """Work for each buffer of an array, on a stream of the same number, of number 0 before it, or on a single one."""
    def work(i):
        lines = from_element("b", i, f"d_{i}")
        for at in filter(None, (index, i)):
            lines += [*from_element("a", at, f"k_{at}_{i}"), fill(f"d_{i}", f"k_{at}_{i}")]
        return lines + ([call("mgpuStreamSynchronize", f"k_{i}_{i}")] if waits else [])
    return of_streams([*for_each(lambda i: with_buffer("b", i)), *for_each(work), *for_each(lambda i: at_element("a", "mgpuStreamSynchronize", i)),
                 *for_each(lambda i: [*from_element("b", i, f"g_{i}"), call("mgpuMemFree", f"g_{i}", stream)])])


def with_work(waits):
    return for_each(lambda i: [*from_element("a", i, f"k_{i}"), fill("x", f"k_{i}"), *([call("mgpuStreamSynchronize", f"k_{i}")] if waits else [])])


PAIRS = [
    ("O2", [], LOOP + [call("mgpuEventCreate", result="f"), call("mgpuEventDestroy", "f")] + BACK,
     LOOP + [call("mgpuEventDestroy", "e")] + BACK),
    ("O3", [], ["%k = llvm.select %c, %s, %t : i1, !llvm.ptr", fill("x", "k"), call("mgpuStreamSynchronize", "k"), fill("x", "t")],
     ["%k = llvm.select %c, %s, %t : i1, !llvm.ptr", fill("x", "s"), call("mgpuStreamSynchronize", "k"), fill("x", "t")]),
    ("O4", [], [call("mgpuStreamSynchronize", "null")], [call("mgpuEventRecord", "null", "s")]),
    ("O5", [], ["%u = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>", "%w = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, ptr)>",
                "%k = llvm.extractvalue %w[0] : !llvm.struct<(ptr, ptr)>", call("mgpuStreamSynchronize", "k")],
     ["%u = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>", "%w = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, ptr)>",
      "%k = llvm.extractvalue %w[1] : !llvm.struct<(ptr, ptr)>", call("mgpuStreamSynchronize", "k")]),
    ("O5, conditions", [], ["%k = llvm.select %c, %s, %s : i1, !llvm.ptr", call("mgpuStreamSynchronize", "k")],
     ["%p = llvm.mlir.poison : i1", "%q = llvm.xor %p, %true : i1", "%k = llvm.select %q, %s, %s : i1, !llvm.ptr", call("mgpuStreamSynchronize", "k")]),
    ("O6", ["llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {", call("mgpuStreamSynchronize", "a"), call("mgpuStreamDestroy", "b"), "llvm.return", "}"], [],
     None),
    ("O7", ["llvm.func internal @slot(%p: !llvm.ptr) -> !llvm.ptr {", "llvm.return %p : !llvm.ptr", "}"],
     ["%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", "%b = llvm.call @slot(%a) : (!llvm.ptr) -> !llvm.ptr", "%r = llvm.load %b : !llvm.ptr -> i64"],
     ["%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", "%b = llvm.call @own(%a) : (!llvm.ptr) -> !llvm.ptr", "%r = llvm.load %b : !llvm.ptr -> i64"]),
    ("O7, pending work", SLOT_OF_COPY + [SYNC_P, "llvm.return", "}"], [call("copied", "x", "s")], None),
    ("E1", [], [call("mgpuEventCreate", result="f"), call("mgpuEventDestroy", "f")], [call("mgpuEventDestroy", "e")]),
    ("E1, descriptors", [], DESCRIPTOR + [call("mgpuDestroyDnVec", "f", "s")], DESCRIPTOR + [call("mgpuDestroyDnVec", "f", "s")] * 2),
    ("E4, descriptors", [], DESCRIPTOR + [call("mgpuDestroyDnVec", "f", "s")], DESCRIPTOR + [call("free", "f")]),
    ("E3", [], [fill("x", "s"), RECORD, WAIT, fill("x", "t")], [RECORD, fill("x", "s"), WAIT, fill("x", "t")]),
    ("E4", [], [call("mgpuStreamSynchronize", "t")], [call("mgpuStreamSynchronize", "e")]),
    ("E5", [], [call("mgpuEventCreate", result="f"), call("mgpuEventRecord", "f", "s"), call("mgpuEventDestroy", "f")],
     [call("mgpuEventCreate", result="f"), call("mgpuEventDestroy", "f"), call("mgpuEventRecord", "f", "s")]),
    ("E6", [], [RECORD, WAIT], [WAIT]),
    ("H2", [], [fill("x", "s"), fill("x", "s")], [fill("x", "s"), fill("x", "t")]),
    ("H3", [], [fill("x", "s"), RECORD, WAIT, fill("x", "t")], [fill("x", "s"), RECORD, fill("x", "t")]),
    ("H4", [], [fill("d", "s"), RECORD, call("mgpuEventSynchronize", "e"), READ], [fill("d", "s"), RECORD, READ]),
    ("H5", [], [fill("d", "s"), SYNC, READ], [fill("d", "s"), call("mgpuStreamSynchronize", "t"), READ]),
    ("H6", [], [fill("d", "s"), RECORD, WAIT, SYNC, READ],
     [call("mgpuStreamCreate", result="k"), fill("d", "k"), call("mgpuStreamDestroy", "k"), READ]),
    ("H7", [], [fill("x", "null"), call("mgpuStreamSynchronize", "null"), fill("x", "s")], [fill("x", "null"), fill("x", "s")]),
    ("H8", [], [launch("writes", None, "d"), READ], [launch("writes", "s", "d"), READ]),
    ("H9", [], [fill("d", "s"), "llvm.cond_br %c, ^yes, ^no", "^yes:", SYNC, "llvm.br ^join", "^no:", SYNC, "llvm.br ^join", "^join:", READ],
     [fill("d", "s"), "llvm.cond_br %c, ^yes, ^no", "^yes:", SYNC, "llvm.br ^join", "^no:", "llvm.br ^join", "^join:", READ]),
    ("A1", [], [fill("d", "s"), SYNC, "llvm.store %v, %d : i32, !llvm.ptr"], [fill("d", "s"), "llvm.store %v, %d : i32, !llvm.ptr"]),
    ("O3, read as a number", [], through_number("s"), through_number("t")),
    ("O3, cut by its width", [], through_number("s"), ["%w = llvm.ptrtoint %s : !llvm.ptr to i32", "%m = llvm.zext %w : i32 to i64", "%k = llvm.inttoptr %m : i64 to !llvm.ptr",
                                                       call("mgpuStreamSynchronize", "k")]),
    ("O3, in part", [], through_number("s"), through_number("s", "i32")),
    ("O3, and another number", [], through_number("s"), through_number(None)),
    ("A2, behind an address", [], rounded_up(fill("b", "s"), beyond(32), LOAD_Y), rounded_up(fill("b", "s"), beyond(28), LOAD_Y)),
    ("A2, before an address", [], rounded_up(fill("b", "s"), beyond(-4), LOAD_Y), rounded_up(fill("b", "s"), beyond(-3), LOAD_Y)),
    ("A2, of later work", [], rounded_up(fill("b", "s"), beyond(32), fill("y", "s"), beyond(-4, name="u"), "%z = llvm.load %u : !llvm.ptr -> i32"),
     rounded_up(fill("b", "s"), beyond(32), fill("y", "s"), LOAD_B)),
    ("A2, of two addresses", [], rounded_up(fill("b", "s"), beyond(32), LOAD_Y),
     rounded_up("%q2 = llvm.sub %q, %c32 : i64", "%b2 = llvm.inttoptr %q2 : i64 to !llvm.ptr", fill("b", "s"), beyond(32, "b2"), LOAD_Y)),
    ("A2, at an index", [], rounded_up(fill("b", "s"), beyond(32), LOAD_Y), [*moved_twice("n", "n")[:1], "%n2 = llvm.sub %n, %c8 : i64", *moved_twice("n", "n2")[1:]]),
    ("A2, at an index of an index", [], rounded_up(fill("b", "s"), beyond(32), LOAD_Y),
     ["%w = llvm.ptrtoint %d : !llvm.ptr to i64", "%k = llvm.and %w, %c32 : i64", "%a = llvm.getelementptr %d[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8",
      "%b = llvm.getelementptr %a[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8", "%o = llvm.getelementptr %d[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8",
      fill("b", "s"), beyond(32, "o"), LOAD_Y]),
    ("A2, at what may be undefined", [], rounded_up(fill("b", "s"), beyond(32), LOAD_Y), ["%p1 = llvm.add %n, %c8 overflow<nsw> : i64", *moved_twice("p1", "p1")]),
    ("A2, across blocks", [], rounded_up(fill("b", "s"), beyond(32), LOAD_Y), rounded_up(fill("b", "s"), "llvm.br ^next", "^next:", beyond(28), LOAD_Y)),
    ("A2", [], [fill("x", "s"), "%y = llvm.getelementptr %x[32] : (!llvm.ptr) -> !llvm.ptr, i8", fill("y", "t")],
     [fill("x", "s"), "%y = llvm.getelementptr %x[31] : (!llvm.ptr) -> !llvm.ptr, i8", fill("y", "t")]),
    ("A3", [], [launch("reads", "s", "d"), "%r = llvm.load %d : !llvm.ptr -> i32"], [launch("writes", "s", "d"), "%r = llvm.load %d : !llvm.ptr -> i32"]),
    ("A3, kept addresses", [], [launch("keeps", "s", "x", "d"), launch("writes", "t", "h")], [launch("keeps", "s", "x", "d"), SYNC, fill("x", "s"), launch("reads", "t", "d")]),
    ("A4", [], [launch("reads", "s", "x"), launch("reads", "t", "x")], [launch("reads", "s", "x"), launch("writes", "t", "x")]),
    ("A5", [], [fill("x", "s"), fill("d", "t")], [fill("x", "s"), call("mgpuMemcpy", "d", "x", "c8", "t")]),
    ("A6", [], ["%r = llvm.load %h : !llvm.ptr -> i32"],
     ["%g = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr", call("free", "g"), "%r = llvm.load %g : !llvm.ptr -> i32"]),
    ("A8", [], ["%r = llvm.load %d : !llvm.ptr -> i32"], ["%r = llvm.load %x : !llvm.ptr -> i32"]),
    ("T1", [], task("a", fill("x", "s"), SYNC) + task("b", fill("x", "t"), after=["a"]) + [awaited("b")],
     task("a", fill("x", "s"), SYNC) + task("b", fill("x", "t")) + [awaited("a"), awaited("b")]),
    ("T1, before", [], [fill("d", "s"), SYNC] + task("a", READ) + [awaited("a")], [fill("d", "s")] + task("a", READ) + [SYNC, awaited("a")]),
    ("T2", [], task("a", fill("d", "s"), SYNC) + [awaited("a"), READ], task("a", fill("d", "s"), SYNC) + [READ, awaited("a")]),
    ("T2, pending work", [], task("a", fill("d", "s")) + [awaited("a"), SYNC, READ], task("a", fill("d", "s")) + [SYNC, awaited("a"), READ]),
    ("T2, waits", [], [fill("x", "s")] + task("a", SYNC) + [awaited("a"), fill("x", "t")], [fill("x", "s")] + task("a", SYNC) + [fill("x", "t"), awaited("a")]),
    ("T2, results", [], event_task(call("mgpuEventRecord", "f", "s")), event_task()),
    ("T2, ends", [], DESTROYS + [awaited("a")], DESTROYS + [awaited("a"), call("mgpuEventRecord", "f", "s")]),
    ("T2, never ends", ENDLESS, task("a", call("stores", "d", "c")) + [awaited("a"), READ], task("a", call("endless", "d", "c")) + [READ]),
    ("T2, ends on one path", ENDLESS, task("a", call("stores", "d", "c")) + [awaited("a"), READ], task("a", call("perhaps", "d", "c")) + [READ, awaited("a")]),
    ("T2, calls", STORES, task("a", call("stores", "d")) + [awaited("a"), READ], task("a", call("stores", "d")) + [READ, awaited("a")]),
    ("T3", [], task("a", fill("x", "s")) + [fill("d", "s"), awaited("a")], task("a", fill("x", "s")) + [fill("x", "t"), awaited("a")]),
    ("T3, work of the task", [], task("a", fill("d", "t")) + [SYNC, awaited("a"), call("mgpuStreamSynchronize", "t"), READ],
     task("a", fill("d", "t")) + [call("mgpuStreamSynchronize", "t"), awaited("a"), READ]),
    ("T3, what it reads", [], task("a", READ) + [READ.replace("%r", "%o"), awaited("a")], task("a", READ) + [STORE, awaited("a")]),
    ("T3, handles", [], task("a", RECORD) + [awaited("a"), WAIT], task("a", RECORD) + [WAIT, awaited("a")]),
    ("T3, destroyed", [], DESTROYS + [awaited("a")], DESTROYS + [call("mgpuEventRecord", "f", "s"), awaited("a")]),
    ("T3, on one stream", [], task("a", fill("x", "s")) + [fill("x", "s"), awaited("a")], task("a", fill("x", "s"), fill("x", "t")) + [fill("x", "s"), awaited("a")]),
    ("T3, on the stream of another task", [], task("a", fill("x", "s")) + task("b", fill("x", "s")) + [awaited("a"), awaited("b")],
     task("a", fill("x", "s")) + task("b", fill("x", "t")) + [awaited("a"), awaited("b")]),
    ("T3, read on one stream", [], task("a", fill("x", "s")) + [call("mgpuMemcpy", "d", "x", "c8", "s"), awaited("a"), SYNC, READ],
     task("a", fill("d", "s")) + [call("mgpuMemcpy", "x", "d", "c8", "s"), SYNC, READ, awaited("a")]),
    ("T3, addresses on one stream", [], task("a", launch("keeps", "s", "x", "d")) + [awaited("a"), launch("writes", "s", "d"), SYNC, fill("x", "t")],
     task("a", launch("keeps", "s", "x", "d")) + [launch("writes", "s", "d"), awaited("a"), fill("x", "t")]),
    ("T3, late", [], task("a", SYNC) + [fill("d", "s"), awaited("a"), SYNC, READ], task("a", SYNC) + [fill("d", "s"), awaited("a"), READ]),
    ("T3, late in a task of a task", [], task("a", *task("b", SYNC), awaited("b")) + [fill("d", "s"), awaited("a"), SYNC, READ],
     task("a", *task("b", SYNC), awaited("b")) + [fill("d", "s"), awaited("a"), READ]),
    ("T3, late on one way", [], task("a", SYNC) + ["llvm.cond_br %c, ^set, ^join", "^set:", fill("d", "s"), "llvm.br ^join", "^join:", awaited("a"), SYNC, READ],
     task("a", SYNC) + ["llvm.cond_br %c, ^set, ^join", "^set:", fill("d", "s"), "llvm.br ^join", "^join:", awaited("a"), READ]),
    ("T3, recorded late", [], [fill("d", "s"), *task("a", RECORD), awaited("a"), WAIT, fill("d", "t")], [*task("a", RECORD), fill("d", "s"), awaited("a"), WAIT, fill("d", "t")]),
    ("T3, recorded late in an event of the task", [], [fill("d", "s"), *GIVES_EVENT, "%f = async.await %f_r : !async.value<!llvm.ptr>", call("mgpuStreamWaitEvent", "t", "f"), fill("d", "t")],
     [*GIVES_EVENT, fill("d", "s"), "%f = async.await %f_r : !async.value<!llvm.ptr>", call("mgpuStreamWaitEvent", "t", "f"), fill("d", "t")]),
    ("T3, late beside another task", [], [*task("b", fill("d", "s")), awaited("b"), *task("a", RECORD), awaited("a"), WAIT, fill("d", "t")],
     [*task("b", fill("d", "s")), *task("a", RECORD), awaited("b"), awaited("a"), WAIT, fill("d", "t")]),
    ("T3, late in a function", WAITS_AND_FILLS, [*task("a", call("waits", "s")), call("fills", "d", "s"), awaited("a"), SYNC, READ],
     [*task("a", call("waits", "s")), call("fills", "d", "s"), awaited("a"), READ]),
    ("T3, late for who waits for it", [], [*task("a", SYNC), *task("b", after=["a"]), fill("d", "s"), awaited("b"), SYNC, READ],
     [*task("a", SYNC), *task("b", after=["a"]), fill("d", "s"), awaited("b"), READ]),
    ("T3, late in a loop", [], [*task("a", SYNC), *LOOP, fill("d", "s"), *BACK, awaited("a"), SYNC, READ], [*task("a", SYNC), *LOOP, fill("d", "s"), *BACK, awaited("a"), READ]),
    ("T3, one of many is late", [], [*LOOP, *task("a", SYNC), fill("d", "s"), awaited("a"), SYNC, READ, *BACK],
     [*LOOP, *task("b", SYNC), *task("a", SYNC), fill("d", "s"), awaited("a"), READ, *BACK]),
    ("T3, recorded twice", [], [*task("a", RECORD), call("mgpuEventRecord", "e", "t"), awaited("a"), fill("d", "t"), call("mgpuEventRecord", "e", "t"), WAIT_T, fill("d", "s")],
     [*task("a", RECORD), fill("d", "t"), call("mgpuEventRecord", "e", "t"), awaited("a"), WAIT_T, fill("d", "s")]),
    ("T3, waited for beside a record", [], [fill("d", "s"), RECORD, *task("a", call("mgpuEventRecord", "e", "t")), awaited("a"), SYNC, fill("d", "t")],
     [fill("d", "s"), RECORD, *task("a", call("mgpuEventRecord", "e", "t")), WAIT, fill("d", "t"), awaited("a")]),
    ("T3, waited for in vain", [], [RECORD, *task("a", WAIT), fill("d", "s"), RECORD, awaited("a"), RECORD, WAIT, fill("d", "t")],
     [RECORD, *task("a", WAIT), fill("d", "s"), RECORD, awaited("a"), fill("d", "t")]),
    ("T3, recorded where it is needed", [], [fill("d", "s"), RECORD, *task("a", WAIT, fill("d", "t")), awaited("a"), call("mgpuEventRecord", "e", "t")],
     [fill("d", "s"), RECORD, *task("a", WAIT, fill("d", "t")), call("mgpuEventRecord", "e", "t"), awaited("a")]),
    ("T3, destroyed where it is recorded", [], [EVENT, *task("a", call("mgpuEventRecord", "f", "s")), awaited("a"), call("mgpuEventDestroy", "f")],
     [EVENT, *task("a", call("mgpuEventRecord", "f", "s")), call("mgpuEventDestroy", "f"), awaited("a")]),
    ("T2, awaited by two", [], [*task("a", STORE), *task("b", awaited("a"), READ), awaited("a"), awaited("b")],
     [*task("a", STORE), *task("b", READ, awaited("a")), awaited("a"), awaited("b")]),
    ("T2, awaited by two on one way", CALLS_IF, [*task("a", STORE), *task("b", awaited("a"), READ), awaited("a"), awaited("b")],
     [*task("a", STORE), *task("b", "func.call @awaits_if(%a, %c) : (!async.token, i1) -> ()", READ), awaited("a"), awaited("b")]),
    ("T2, awaited by two after a free", [], [BUFFER, *task("a", fill("b", "s")), *task("z", awaited("a"), FREE), awaited("a"), awaited("z")],
     [BUFFER, *task("a", fill("b", "s")), *task("z", FREE, awaited("a")), awaited("a"), awaited("z")]),
    ("T2, made for two", [], [*GIVES_EVENT, *task("b", "%w = async.await %f_r : !async.value<!llvm.ptr>", call("mgpuStreamWaitEvent", "t", "w")), awaited("b")],
     [*GIVES_EVENT, *task("b", "%w = async.await %f_r : !async.value<!llvm.ptr>", call("mgpuStreamWaitEvent", "t", "w")),
      "%f = async.await %f_r : !async.value<!llvm.ptr>", call("mgpuEventDestroy", "f"), awaited("b")]),
    ("T2, what is awaited is late", [], [*task("a", SYNC), *task("b", awaited("a")), fill("d", "s"), awaited("b"), SYNC, READ],
     [*task("a", SYNC), *task("b", awaited("a")), fill("d", "s"), awaited("b"), READ]),
    ("T3, two", [], task("a", STORE) + task("b", STORE, after=["a"]) + [awaited("b")], task("a", STORE) + task("b", STORE) + [awaited("a"), awaited("b")]),
    ("T3, nested", [], task("a", *task("b", STORE), awaited("b")) + [awaited("a"), READ], task("a", *task("b", STORE)) + [awaited("a"), READ]),
    ("T3, nested beside", [], task("a", *task("b", STORE), awaited("b"), READ) + [awaited("a")], task("a", *task("b", STORE), READ, awaited("b"))),
    ("T3, stack slots", SLOT_OF_TASK + [awaited("k"), "llvm.return", "}"], ["llvm.call @beside(%n) : (i64) -> ()"], None),
    ("T3, variables", VARIABLE, task("a", call("puts")) + [awaited("a"), call("puts")], task("a", call("puts")) + [call("puts"), awaited("a")]),
    ("T4", [], task("a", STORE) + task("b", fill("x", "s")) + group(2, "a", "b") + [READ], task("a", STORE) + task("b", fill("x", "s")) + group(2, "a") + [READ]),
    ("T4, its size", [], task("a", STORE) + indexed_group(1) + [READ], task("a", STORE) + indexed_group(2) + [READ]),
    ("T4, others", [], task("a", STORE) + task("b", fill("x", "s")) + group(1, "a") + [READ, awaited("b")],
     task("a", STORE) + task("b", fill("x", "s")) + group(1, "b") + [READ, awaited("a")]),
    ("F1", ["llvm.func internal @wait(%k: !llvm.ptr) {", call("mgpuStreamSynchronize", "k"), "llvm.return", "}"],
     [fill("d", "s"), call("wait", "s"), READ], [fill("d", "s"), call("wait", "t"), READ]),
    ("F2", [], [call("mgpuMemcpy", "x", "h", "c64", "s"), SYNC, "llvm.store %v, %h : i32, !llvm.ptr"],
     [call("mgpuMemcpy", "x", "h", "c64", "s"), "llvm.store %v, %h : i32, !llvm.ptr"]),
    ("F3", [], [call("number", "n")], [call("unknown", "s")]),
    ("F3, by a number", [], [call("number", "c8")], ["%i = llvm.ptrtoint %s : !llvm.ptr to i64", call("number", "i")]),
    ("O5, frozen", [], frozen("%f1 = llvm.freeze %u : i1")[:3] + [call("mgpuStreamDestroy", "k")],
     frozen("%f1 = llvm.freeze %u : i1", "%f2 = llvm.freeze %u : i1")),
    ("O7, scopes", in_scope(COPY_IN, SYNC_P, END_SCOPE), [call("scoped", "x", "s")], None),
    ("O7, after the scope", in_scope("llvm.store %c8, %a : i64, !llvm.ptr", END_SCOPE), [call("scoped", "x", "s")], None),
    ("A1, memset", [], [fill("d", "s"), SYNC, "%m = llvm.call @memset(%d, %v, %c8) : (!llvm.ptr, i32, i64) -> !llvm.ptr"],
     [fill("d", "s"), "%m = llvm.call @memset(%d, %v, %c8) : (!llvm.ptr, i32, i64) -> !llvm.ptr"]),
    ("A2, views", [], [fill("d", "s"), *view(8)], [fill("d", "s"), *view(7)]),
    ("A3, exchanged addresses", [], [launch("exchanges", "s", "x", "d"), launch("writes", "t", "h")],
     [launch("exchanges", "s", "x", "d"), SYNC, fill("x", "s"), launch("reads", "t", "d")]),
    ("A3, by functions", HELPED, [HALF, helped("each", "s", "d", threads="c8"), fill("y", "t")], [HALF, helped("each", "s", "d", threads="c32"), fill("y", "t")]),
    ("A3, by functions under conditions", HELPED, [HALF, helped("first", "s", "d", threads="c32"), fill("y", "t")],
     [HALF, helped("not_first", "s", "d", threads="c32"), fill("y", "t")]),
    ("A3, by functions that call themselves", HELPED, [helped("endless", "s", "d"), fill("d", "s")], [helped("endless", "s", "d"), fill("d", "t")]),
    ("A3, copies for functions", HELPED, [helped("passes", "s", "d"), fill("d", "s")], [helped("passes", "s", "d"), fill("d", "t")]),
    ("A3, by functions that may be others", HELPED, [HALF, helped("each", "s", "d"), fill("y", "t")], [HALF, helped("weakly", "s", "d"), fill("y", "t")]),
    ("A3, functions of the device's library", HELPED, [HALF, helped("with___nv_sqrt", "s", "d"), fill("y", "t")], [HALF, helped("with_sqrt", "s", "d"), fill("y", "t")]),
    ("A3, rounds up to a number", PARTS, [HALF, part("until_8", "s", "c1", "d"), fill("y", "t")], [HALF, part("until_9", "s", "c1", "d"), fill("y", "t")]),
    ("A3, divisions on other ways", PARTS, [HALF, part("divides", "s", "c1", "d", "n"), fill("y", "t")], [part("divides", "s", "c1", "d", "n"), fill("d", "t")]),
    ("A3, null", HELPED, [helped("if_there", "s", "null")], [helped("anyway", "s", "null")]),
    ("A3, what may be there", HELPED, [HALF, helped("if_there", "s", "d"), fill("y", "t")], [helped("if_there", "s", "d"), fill("d", "t")]),
    ("A3, variables one by one", HELPED, [launch_other("held::@in_one", "s"), launch_other("held::@in_two", "t")], [launch_other("held::@in_one", "s"), launch_other("held::@in_one", "t")]),
    ("A3, variables that are read", HELPED, [launch_other("held::@reads_one", "s"), launch_other("held::@reads_one", "t")], [launch_other("held::@in_one", "s"), launch_other("held::@reads_one", "t")]),
    ("A3, memory of a workgroup", HELPED, [launch_other("held::@in_own", "s"), launch_other("held::@in_own", "t")], [launch_other("held::@in_two", "s"), launch_other("held::@in_two", "t")]),
    ("A1, buffers in an array", host_buffers(*USED_BUFFER), [], None),
    ("A1, reads of buffers in an array", host_buffers(*USED_BUFFER), [], None),
    ("A3, arguments that are not counted", uncounted("k", *ARGUMENT), [], None),
    ("E4, freed as the device's", freed("%x = llvm.load %p : !llvm.ptr -> i32"), [], None),
    ("A3, variables", VARIABLES, [launch_other("others::@nothing", "s"), launch_other("others::@nothing", "t")],
     [launch_other("others::@something", "s"), launch_other("others::@something", "t")]),
    ("A3, variables in PTX", VARIABLES, [launch_other("text::@k", "s"), launch_other("text::@k", "t")],
     [launch_other("textual::@k", "s"), launch_other("textual::@k", "t")]),
    ("N3", ["llvm.func @rand() -> i32", "llvm.func @radn() -> i32"], answered("rand"), answered("radn")),
    ("N3, as it is declared", ["llvm.func @getchar() -> i32", "llvm.func @getchar_unlocked() -> i32"], answered("getchar", -1), answered("getchar", 0)),
    ("E8", [], [call("mgpuMemHostRegister", "h", "c64"), UNREGISTER], [call("mgpuMemHostRegister", "h", "c64"), UNREGISTER, UNREGISTER]),
    ("E8, registered", [], [call("mgpuMemHostRegister", "h", "c64"), UNREGISTER], [UNREGISTER]),
    ("E8, registered once", [], [call("mgpuMemHostRegister", "h", "c64"), UNREGISTER], [call("mgpuMemHostRegister", "h", "c64")] * 2 + [UNREGISTER]),
    ("E8, of the device", [], [call("mgpuMemHostRegister", "h", "c64"), UNREGISTER],
     [call("mgpuMemHostRegister", "x", "c64"), call("mgpuMemHostUnregister", "x")]),
    ("E8, in flight", [], [call("mgpuMemHostRegister", "h", "c64"), call("mgpuMemcpy", "h", "x", "c64", "s"), SYNC, UNREGISTER],
     [call("mgpuMemHostRegister", "h", "c64"), call("mgpuMemcpy", "h", "x", "c64", "s"), UNREGISTER]),
    ("E8, read in flight", [], [call("mgpuMemHostRegister", "h", "c64"), call("mgpuMemcpy", "x", "h", "c64", "s"), SYNC, UNREGISTER],
     [call("mgpuMemHostRegister", "h", "c64"), call("mgpuMemcpy", "x", "h", "c64", "s"), UNREGISTER, SYNC]),
    ("E8, on one path", [], [call("mgpuMemHostRegister", "h", "c64"), *REJOIN, UNREGISTER],
     ["llvm.cond_br %c, ^set, ^join", "^set:", call("mgpuMemHostRegister", "h", "c64"), "llvm.br ^join", "^join:", UNREGISTER]),
    ("E8, parts", [], [call("mgpuMemHostRegister", "h", "c64"), UNREGISTER],
     ["%h8 = llvm.getelementptr %h[8] : (!llvm.ptr) -> !llvm.ptr, i8", call("mgpuMemHostRegister", "h8", "c8"), UNREGISTER]),
    ("E8, in a task", [], [call("mgpuMemHostRegister", "h", "c64"), *task("a", UNREGISTER), awaited("a")],
     [call("mgpuMemHostRegister", "h", "c64"), *task("a", UNREGISTER), UNREGISTER, awaited("a")]),
    ("E8, by a function", UNREGISTERS, [call("mgpuMemHostRegister", "h", "c64"), call("unregisters", "h")],
     [call("mgpuMemHostRegister", "h", "c64"), call("unregisters", "h"), call("unregisters", "h")]),
    ("A3, variables on one stream", VARIABLES, [launch_other("others::@something", "s")] * 2,
     [launch_other("others::@something", "s"), launch_other("others::@something", "t")]),
    ("A3, variables in PTX on one stream", VARIABLES, [launch_other("textual::@k", "s"), SYNC, launch_other("textual::@k", "t")],
     [launch_other("textual::@k", "s"), launch_other("textual::@k", "t"), SYNC]),
    ("A3, addresses in variables", holding(), [launch_other("held::@follows", "t"), fill("x", "s")], None),
    ("F1, numbers", ENDS_IF, ended_by_both("ne"), ended_by_both("eq")),
    ("N1, remainders", [], never("uge", "%q = llvm.urem %n, %c8 : i64"), never("uge", "%q = llvm.udiv %n, %c8 : i64")),
    ("N1, signed remainders", [], never("sge", "%q = llvm.srem %n, %c8 : i64"), never("slt", "%q = llvm.srem %n, %c8 : i64")),
    ("N1, shifts", [], never("ult", "%m = llvm.lshr %n, %c32 : i64", "%q = llvm.or %m, %c8 : i64"), never("ult", "%q = llvm.lshr %n, %c32 : i64")),
    ("N1, overflow", [], never("slt", "%p0 = llvm.intr.smax(%n, %c0) : (i64, i64) -> i64", "%q = llvm.add %p0, %c8 overflow<nsw> : i64"),
     never("slt", "%p0 = llvm.intr.smax(%n, %c0) : (i64, i64) -> i64", "%q = llvm.add %p0, %c8 : i64")),
    ("N1, divisors", [], [EVENT, "%q = llvm.sdiv %c8, %n : i64", '%z = llvm.icmp "eq" %n, %c0 : i64', *destroyed_if("z", "one"), call("mgpuEventDestroy", "f")],
     [EVENT, "%q = llvm.sdiv %n, %c8 : i64", '%z = llvm.icmp "eq" %n, %c0 : i64', *destroyed_if("z", "one"), call("mgpuEventDestroy", "f")]),
    ("N1, of what is computed of it", [], race_if("both", *below_and('"ult" %n, %c8', "%k = llvm.udiv %n, %c8 : i64", '"ne" %k, %c0')),
     race_if("both", *below_and('"ule" %n, %c8', "%k = llvm.udiv %n, %c8 : i64", '"ne" %k, %c0'))),
    ("N1, cut and extended", [], race_if("both", *below_and('"eq" %n, %c64', "%m = llvm.trunc %n : i64 to i8", "%k = llvm.zext %m : i8 to i64", '"eq" %k, %c8')),
     race_if("both", *below_and('"eq" %n, %c64', "%m = llvm.trunc %n : i64 to i8", "%k = llvm.zext %m : i8 to i64", '"eq" %k, %c64'))),
    ("N1, with its sign", [], race_if("both", *below_and('"sge" %n, %c0', "%k = llvm.ashr %n, %c8 : i64", '"slt" %k, %c0')),
     race_if("both", *below_and('"sle" %n, %c0', "%k = llvm.ashr %n, %c8 : i64", '"slt" %k, %c0'))),
    ("N1, where it is undefined", [], race_if("both", *below_and('"ult" %n, %c8', "%k = llvm.udiv %n, %c8 : i64", '"ne" %k, %c0')),
     race_if("q", '%a = llvm.icmp "eq" %n, %c8 : i64', "%z1 = llvm.zext %c : i1 to i64", "%z2 = llvm.sub %c0, %z1 : i64", "%z = llvm.and %z2, %n : i64",
             "%k = llvm.udiv %z, %c8 : i64", '%q = llvm.icmp "ne" %k, %c0 : i64')),
    *[(f"N2, {what}", [CONSTANT], race_if("q", *CONSTANT_IS), None)
      for what in ("a constant", "a constant that may be another one", "what is no constant", "a constant of another value", "a constant that others set")],
    ("N2, of a constant's bytes", [CONSTANT], race_if("q", *CONSTANT_IS),
     race_if("q", "%p = llvm.mlir.addressof @word : !llvm.ptr", "%w = llvm.load %p : !llvm.ptr -> i8", "%w8 = llvm.zext %w : i8 to i64", '%q = llvm.icmp "eq" %w8, %c0 : i64')),
    ("N2", [], either("%q1 = llvm.udiv %n, %c8 : i64", "%q2 = llvm.udiv %n, %c8 : i64"), either("%q1 = llvm.udiv %n, %c8 : i64", "%q2 = llvm.udiv %n, %c1 : i64")),
    ("N2, where it is defined", [], either("%q1 = llvm.add %n, %c8 overflow<nuw> : i64", "%q2 = llvm.add %n, %c8 overflow<nuw> : i64"),
     either("%q1 = llvm.add %n, %c8 : i64", "%q2 = llvm.sub %n, %c8 : i64")),
    ("A1, read twice", WORD, READS_WORD + either(load_word("q1"), load_word("q2")),
     READS_WORD + either(load_word("q1"), load_word("q2"), "llvm.store %n, %w : i64, !llvm.ptr")),
    ("A1, read twice, written in part", WORD, READS_WORD + either(load_word("q1"), load_word("q2")),
     READS_WORD + either(load_word("q1"), load_word("q2"), "%w1 = llvm.getelementptr %w[4] : (!llvm.ptr) -> !llvm.ptr, i8", "llvm.store %v, %w1 : i32, !llvm.ptr")),
    ("A1, read twice, volatile", WORD, READS_WORD + either(load_word("q1"), load_word("q2")),
     READS_WORD + either(load_word("q1"), load_word("q2").replace("load", "load volatile"))),
    ("A1, read twice, written by others", WORD + OTHERS[:1] + ["llvm.mlir.global external @open(0 : i64) : i64"],
     READS_WORD + either(load_word("q1"), load_word("q2")), ["%w = llvm.mlir.addressof @open : !llvm.ptr"] +
     either(load_word("q1"), load_word("q2"), "llvm.call @other() : () -> ()")),
    ("A3, freed in memory", [], [BUFFER, "llvm.store %b, %d : !llvm.ptr, !llvm.ptr", launch("reads", "s", "d"), "llvm.br ^on", "^on:"],
     [BUFFER, "llvm.store %b, %d : !llvm.ptr, !llvm.ptr", FREE, "llvm.br ^on", "^on:", launch("reads", "s", "d")]),
    ("A3, addresses as numbers", [], by_number([call("mgpuStreamSynchronize", "t")]), by_number([])),
    ("A4, flags", [], [launch("flags", "s", "x"), launch("polls", "t", "x")], [launch("flags", "s", "x"), launch("reads", "t", "x")]),
    ("A4, compared", [], [launch("compares", "s", "x"), launch("adds", "t", "x")], [launch("compares", "s", "x"), launch("writes", "t", "x")]),
    ("A4, polled", [], [launch("polls", "s", "x"), launch("polls", "t", "x")], [launch("polls", "s", "x"), launch("writes", "t", "x")]),
    ("N2, real numbers", [], [EVENT, "%m = llvm.sitofp %n : i64 to f64", *again('%z{} = llvm.fcmp "olt" %m, %m : f64')],
     [EVENT, "%m = llvm.sitofp %n : i64 to f64", *again('%z{} = llvm.fcmp "olt" %m, %m : f64', '%z{} = llvm.fcmp "ole" %m, %m : f64')]),
    ("N2, extended", [], [EVENT, *again('%m{0} = llvm.zext %c : i1 to i64', '%m{0} = llvm.zext %c : i1 to i64', BEYOND)],
     [EVENT, *again('%m{0} = llvm.zext %c : i1 to i64', '%m{0} = llvm.sext %c : i1 to i64', BEYOND)]),
    ("N2, bits", [], [EVENT, *again('%m{0} = llvm.intr.ctpop(%n) : (i64) -> i64', '%m{0} = llvm.intr.ctpop(%n) : (i64) -> i64', BEYOND)],
     [EVENT, *again('%m{0} = llvm.intr.ctpop(%n) : (i64) -> i64', '%m{0} = llvm.intr.bswap(%n) : (i64) -> i64', BEYOND)]),
    ("N2, frozen", [], [EVENT, "%u = llvm.add %n, %c1 : i64", *again('%m{0} = llvm.freeze %u : i64', None, BEYOND)],
     [EVENT, "%u = llvm.add %n, %c1 overflow<nsw> : i64", *again('%m{0} = llvm.freeze %u : i64', None, BEYOND)]),
    ("A4, atomic", [], [launch("adds", "s", "x"), launch("adds", "t", "x")], [launch("adds", "s", "x"), launch("reads", "t", "x")]),
    ("O7, copies", copying(COPY_IN, SYNC_P), [TWO_WORDS, COPYING], None),
    ("F1, copies", copying(*DESTROY_COPY), [EVENT, TWO_WORDS, PUT, COPYING], [EVENT, TWO_WORDS, PUT, COPYING, call("mgpuEventDestroy", "f")]),
    ("O6, vectors", VECTOR, [], None),
    ("F6", [], asserted('cf.assert %c, "c"'), asserted()),
    ("F6, assumed", [], asserted("llvm.intr.assume %c : i1"), asserted("llvm.intr.assume %not : i1")),
    ("F3, in use", [], [BUFFER, fill("b", "s"), SYNC, call("unknown", "b")], [BUFFER, fill("b", "s"), call("unknown", "b")]),
    ("F3, runtimes", [], [call("number", "n")], ["llvm.call @cudaDeviceReset() : () -> ()"]),
    ("F3, returns twice", [], [call("number", "n")], ["llvm.call @again() : () -> ()"]),
    ("F4, given", [], [EVENT, call("unknown", "f")], [EVENT, call("unknown", "f"), call("mgpuEventDestroy", "f")]),
    ("F4, given alive", [], [EVENT, call("unknown", "f")], [EVENT, call("mgpuEventDestroy", "f"), call("unknown", "f")]),
    ("F4, carried by a copy", OTHERS, carried(call("mgpuMemcpy", "h", "a", "c8", "s")), carried(call("mgpuMemcpy", "g", "a", "c8", "s"))),
    ("F4, carried by way of the device", OTHERS, carried(*(call("mgpuMemcpy", to, of, "c8", "s") for to, of in ("xa", "hx"))),
     carried(*(call("mgpuMemcpy", to, of, "c8", "s") for to, of in ("xa", "gx")))),
    ("F4, reached", [], [EVENT, SLOT, PUT, call("unknown", "a")], [EVENT, SLOT, PUT, call("unknown", "a"), call("mgpuEventDestroy", "f")]),
    ("T2, coroutines", RESUME + coroutine(CO_SYNC), [fill("d", "s"), START, AWAIT, READ], [fill("d", "s"), START, READ, AWAIT]),
    ("T2, what comes after", RESUME + coroutine(CO_SYNC), [fill("d", "s"), START, AWAIT, READ], None),
    ("T2, unfinished", RESUME + coroutine(CO_SYNC), [fill("d", "s"), START, AWAIT, READ], None),
    ("T3, coroutines", RESUME + coroutine(CO_STORE), [START_B, AWAIT_B, READ], [START_B, READ, AWAIT_B]),
    ("T3, suspended", RESUME + coroutine(CO_STORE) + AFTER, [call("co", "d", "null", result="a"), START_AFTER, AWAIT_B, READ],
     [call("co", "d", "null", result="a"), call("after", "d", "null", result="b"), AWAIT_B, READ]),
    ("T4, coroutines", RESUME + coroutine(CO_SYNC), grouped("c1") + [READ], grouped("c8") + [READ]),
    ("T4, none", RESUME + coroutine(CO_SYNC), grouped("c1") + [READ], [*grouped("c1")[:3], GROUPED[1], READ]),
    ("T4, counted", RESUME + coroutine(CO_SYNC), grouped("c1") + [call("mlirAsyncRuntimeDropRef", "g", "c1")],
     grouped("c1")[:-1] + [call("mlirAsyncRuntimeDropRef", "g", "c1"), GROUPED[1]]),
    ("T5", RESUME + coroutine(*CO_PUT, made=CO_VALUE, last=ONE_VALUE), VALUE, VALUE[:1] + VALUE[2:]),
    ("T5, stored", RESUME + coroutine(*CO_PUT, made=CO_VALUE, last=ONE_VALUE), VALUE, None),
    ("T5, too late", RESUME + coroutine(*CO_PUT, made=CO_VALUE, last=ONE_VALUE), VALUE, None),
    ("T5, gone", RESUME + coroutine(*CO_PUT, made=CO_VALUE, last=ONE_VALUE), VALUE, VALUE[:3] + [DROP] + VALUE[3:5]),
    ("T6", RESUME + coroutine(CO_SYNC), [START, AWAIT, DROP], [START, AWAIT, DROP, DROP]),
    ("T6, added", RESUME + coroutine(CO_SYNC), [START, ADD, AWAIT, DROP, DROP], [START, AWAIT, DROP, ADD, DROP]),
    ("T6, afterwards", RESUME + coroutine(CO_SYNC), [START, AWAIT, DROP], [START, DROP, AWAIT]),
    ("T6, a task's", RESUME + coroutine(CO_SYNC) + OWNING, [START, ADD, START_AFTER, DROP, AWAIT_B, DROP_B], [START, START_AFTER, DROP, AWAIT_B, DROP_B]),
    ("T6, a task's alone", RESUME + coroutine(CO_SYNC) + OWNING, [START, START_AFTER, AWAIT_B, DROP_B], [START, START_AFTER, AWAIT, AWAIT_B, DROP_B]),
    ("T6, used by a task", RESUME + coroutine(CO_SYNC) + AFTER, [START, START_AFTER, AWAIT_B, DROP], [START, START_AFTER, DROP]),
    ("T6, used by two", RESUME + coroutine(CO_SYNC) + OWNING + [l.replace("@after", "@uses") for l in AFTER],
     [START, ADD, START_AFTER, AWAIT_B, call("uses", "d", "a", result="u"), call("mlirAsyncRuntimeAwaitToken", "u"), DROP],
     [START, ADD, START_AFTER, call("uses", "d", "a", result="u"), DROP]),
    ("T6, on one path", RESUME + coroutine(CO_SYNC), [START, AWAIT, "llvm.cond_br %c, ^one, ^two", "^one:", "llvm.br ^two", "^two:", DROP],
     [START, AWAIT, "llvm.cond_br %c, ^one, ^two", "^one:", DROP, "llvm.br ^two", "^two:", DROP]),
    ("T6, by another name", RESUME + coroutine(CO_SYNC), [START, AWAIT, DROP], [START, AWAIT, call("mlirAsyncRuntimeDropRef", "s", "c1")]),
    ("T7", RESUME + coroutine(CO_SYNC), [fill("d", "s"), START, AWAIT, READ], None),
    ("T7, freed", RESUME + coroutine(CO_SYNC), [fill("d", "s"), START, AWAIT, READ], None),
    ("T7, errors", RESUME + coroutine(CO_SYNC), [fill("d", "s"), START, AWAIT, READ], None),
    ("E4, descriptors", [], [call("mgpuCreateDnVec", "c8", "d", "v", "s", result="y"), fill("d", "s"), call("mgpuDestroyDnVec", "y", "s")],
     [call("mgpuCreateDnVec", "c8", "d", "v", "s", result="y"), fill("y", "s"), SYNC, call("mgpuDestroyDnVec", "y", "s")]),
    ("O5, undefined members", [], [fill("d", "s"), SYNC, *undefined_view("d")], [fill("d", "s"), *undefined_view("d")]),
    ("O5, undefined addresses", [], undefined_view("d"),
     [*undefined_view("d")[:2], undefined_view("d")[3], *(line.replace("%v2", "%v1") for line in undefined_view("d")[4:])]),
    ("A1, volatile", [], ["%y = llvm.load volatile %h : !llvm.ptr -> i32", fill("x", "s")],
     [call("mgpuMemcpy", "h", "x", "c8", "s"), "%y = llvm.load volatile %h : !llvm.ptr -> i32"]),
    ("O5, chosen", [], chosen("llvm.store %c, %h : i1, !llvm.ptr"), chosen()),
    ("O5, chosen twice", [], chosen("llvm.store %c, %h : i1, !llvm.ptr", '%q2 = llvm.xor %q1, %true : i1'), chosen('%q2 = llvm.xor %q1, %true : i1')),
    ("O5, chosen on a path", [], chosen("llvm.store %c, %h : i1, !llvm.ptr"),
     ["llvm.cond_br %c, ^set, ^chosen", "^set:", "llvm.store %c, %h : i1, !llvm.ptr", "llvm.br ^chosen", "^chosen:", *chosen()]),
    ("A1, changed by itself", [], twice_flag("", ""), twice_flag("", "volatile ")),
    ("A1, volatile addresses", [], [SLOT, PUT_S, "%y = llvm.load %a : !llvm.ptr -> !llvm.ptr", call("mgpuStreamSynchronize", "y")],
     [SLOT, PUT_S, "%y = llvm.load volatile %a : !llvm.ptr -> !llvm.ptr", call("mgpuStreamSynchronize", "y")]),
    ("O5, numbers in bytes", [], bit_in_byte(SYNC), bit_in_byte()),
    ("O5, chosen by a number", [], chosen_by_number("llvm.store %c, %h : i1, !llvm.ptr"), chosen_by_number()),
    ("O5, lanes", ["llvm.mlir.global internal constant @lanes(0 : i64) : i64"], lane("llvm.mlir.zero"), lane("llvm.mlir.undef")),
    ("A1, code of a module", [], [call("mgpuMemcpy", "h", "x", "c8", "s"), SYNC, call("mgpuModuleLoad", "h", "c8", result="m"), UNLOAD],
     [call("mgpuMemcpy", "h", "x", "c8", "s"), call("mgpuModuleLoad", "h", "c8", result="m"), UNLOAD]),
    ("A1, names of kernels", CODE, [*LOAD_CODE, call("mgpuMemcpy", "h", "x", "c8", "s"), SYNC, call("mgpuModuleGetFunction", "m", "h", result="k"), UNLOAD],
     [*LOAD_CODE, call("mgpuMemcpy", "h", "x", "c8", "s"), call("mgpuModuleGetFunction", "m", "h", result="k"), UNLOAD]),
    ("A1, texts", TEXTS, [call("mgpuMemcpy", "h", "x", "c8", "s"), SYNC, LENGTH], [call("mgpuMemcpy", "h", "x", "c8", "s"), LENGTH, SYNC]),
    ("A1, two texts", TEXTS, [call("mgpuMemcpy", "h", "x", "c8", "s"), SYNC, *COMPARED], [call("mgpuMemcpy", "h", "x", "c8", "s"), *COMPARED, SYNC]),
    ("F1, more arguments", VARIADIC + [SYNC_P, "%r = llvm.load %p : !llvm.ptr -> i32", "llvm.return", "}"], [fill("d", "s"), CALL_VARIADIC], None),
    ("F1, one definition", ONE_DEFINITION + [SYNC_P, "llvm.return", "}"], [call("one", "d", "s"), READ], None),
    ("O3, one of few", [], [*ODD, *element("x0", "i"), DESTROY_X], [*STREAMS, "%c3 = llvm.mlir.constant(3 : i64) : i64", "%i = llvm.and %n, %c3 : i64", *element("x0", "i"), DESTROY_X]),
    ("O3, one of few, again", [], [*ODD, *element("y0", "i"), SYNC_Y, *element("x0", "i"), DESTROY_X], [*ODD, *element("x0", "i"), DESTROY_X, *element("y0", "i"), SYNC_Y]),
    ("O3, one of few, with a sign", [], [*ODD, *element("x0", "i"), DESTROY_X], [*STREAMS, *element("x0", "c", "i1"), DESTROY_X]),
    ("O3, one of few, stored", [], [*ODD, *element("x0", "i"), "llvm.store %t, %px0 : !llvm.ptr, !llvm.ptr", *element("y0", "i"), SYNC_Y, DESTROY_X],
     [*ODD, *element("x0", "i"), DESTROY_X, "llvm.store %null, %px0 : !llvm.ptr, !llvm.ptr", *element("y0", "i"), call("mgpuStreamDestroy", "y0")]),
    ("O3, one of few, which is in use", [], [*ODD, *element("y0", "i"), fill("d", "y0"), SYNC_Y, READ],
     [*ODD, *element("y0", "i"), fill("d", "y0"), call("mgpuStreamSynchronize", "k"), READ]),
    ("O5, one of few", [], [*ODD, *element("x0", "i"), DESTROY_X],
     [*STREAMS, LOAD_H, "%i = llvm.and %x0, %c1 : i64", "%j = llvm.xor %i, %c1 : i64", *element("y0", "i"), *element("y1", "j"), call("mgpuStreamDestroy", "y0"),
      call("mgpuStreamDestroy", "y1")]),
    ("N1, not equal to a negative number", ["llvm.func @number_of() -> i64"], unequal("x2"), unequal("c0")),
    ("A1, all of the memory", [], overwritten(8), overwritten((1 << 63) - 1)),
    ("A3, moved within memory", [], [BUFFER, fill("b", "t"), launch("writes", "s", "d"), SYNC], [*MOVED, fill("b", "t"), launch("writes", "s", "d"), SYNC]),
    ("A3, addresses of callers", followed("k"), [], None),
    ("A3, arguments of callers", launched(*ARGUMENT), [], None),
    ("A3, copied arguments", launched(*ARGUMENT), [], None),
    ("A3, addresses as initial numbers", numbered(["%b = llvm.mlir.constant(0 : i64) : i64"]), BY_NUMBER, None),
    ("A3, variables in other dialects", of_memref(), [launch_other("memrefs::@puts", "s"), launch_other("memrefs::@puts", "t")], None),
    ("F4, copied by the device", ["llvm.mlir.global external @open(0 : i64) : i64"],
     [EVENT, SLOT, PUT, call("mgpuMemcpy", "h", "a", "c8", "s"), SYNC, call("mgpuEventDestroy", "f")],
     ["%g = llvm.mlir.addressof @open : !llvm.ptr", EVENT, SLOT, PUT, call("mgpuEventDestroy", "f"), call("mgpuMemcpy", "g", "a", "c8", "s"), SYNC]),
    ("O5, itself subtracted", [], is_zero(SET_WORD, LOAD_H, "%u = llvm.sub %x0, %x0 : i64"), is_zero(LOAD_H, "%u = llvm.sub %x0, %x0 : i64")),
    ("O5, compared with itself", [], both(SET_WORD, LOAD_H, '%q = llvm.icmp "eq" %x0, %x0 : i64'), both(LOAD_H, '%q = llvm.icmp "eq" %x0, %x0 : i64')),
    ("O5, overflow", [], both(LOAD_H, *OVERFLOWS), both(LOAD_H, *(line.replace("(%r,", "(%x0,") for line in OVERFLOWS[1:]))),
    ("O5, shuffled lanes", [], both("%w0 = llvm.mlir.zero : vector<2xi1>", "%w = llvm.shufflevector %w0, %w0 [0, 1] : vector<2xi1>", "%k0 = llvm.mlir.constant(0 : i32) : i32",
                                    "%q = llvm.extractelement %w[%k0 : i32] : vector<2xi1>"),
     both("%w0 = llvm.mlir.zero : vector<2xi1>", "%w = llvm.shufflevector %w0, %w0 [-1, 1] : vector<2xi1>", "%k0 = llvm.mlir.constant(0 : i32) : i32",
          "%q = llvm.extractelement %w[%k0 : i32] : vector<2xi1>")),
    ("O5, kept undefined", BIT, kept_in("bit", "%u = llvm.mlir.undef : i1", "llvm.store %u, %g : i1, !llvm.ptr"),
     unfrozen(kept_in("bit", "%u = llvm.mlir.undef : i1", "llvm.store %u, %g : i1, !llvm.ptr"))),
    ("O5, copied undefined", BIT, kept_in("bit", MEMCPY.format("g", "h", "c1")), unfrozen(kept_in("bit", MEMCPY.format("g", "h", "c1")))),
    ("O5, initially undefined", [BIT[0].replace("internal", "internal constant")], unfrozen(kept_in("bit")), None),
    ("O5, read as another type", BIT, both("%b = llvm.load %h : !llvm.ptr -> i32", "%f = llvm.freeze %b : i32", "%g = llvm.mlir.addressof @bit : !llvm.ptr",
                                           "llvm.store %f, %g : i32, !llvm.ptr", "%x0 = llvm.load %g : !llvm.ptr -> f32", "%x1 = llvm.freeze %x0 : f32",
                                           '%q = llvm.fcmp "oeq" %x1, %x1 : f32'),
     both("%b = llvm.load %h : !llvm.ptr -> i32", "%g = llvm.mlir.addressof @bit : !llvm.ptr", "llvm.store %b, %g : i32, !llvm.ptr",
          "%x0 = llvm.load %g : !llvm.ptr -> f32", '%q = llvm.fcmp "oeq" %x0, %x0 : f32')),
    ("O5, contents of a value", RESUME + coroutine(*CO_PUT, made=CO_VALUE, last=ONE_VALUE), VALUE, None),
    ("F4", ["llvm.func @give() -> !llvm.ptr {", call("mgpuEventCreate", result="f"), "llvm.return %f : !llvm.ptr", "}"], [], None),
    ("N1, wraps", [], compared_with(["%u = llvm.add %n, %c1 : i64"]), compared_with(["%u = llvm.add %n, %c1 overflow<nsw> : i64"])),
    ("N1, constants that wrap", [], compared_with(["%u = llvm.add %c8, %c1 overflow<nsw> : i64"]),
     compared_with([f"%m = llvm.mlir.constant({2 ** 63 - 1} : i64) : i64", "%u = llvm.add %m, %c1 overflow<nsw> : i64"])),
    ("N1, bounded products", [], compared_with(["%m = llvm.and %n, %c8 : i64", "%u = llvm.mul %m, %c8 overflow<nsw, nuw> : i64"]),
     compared_with(["%m = llvm.and %n, %c8 : i64", "%u = llvm.mul %m, %n overflow<nsw, nuw> : i64"])),
    ("N1, shifts", [], compared_with(["%u = llvm.lshr %n, %c8 : i64"]), compared_with(["%u = llvm.lshr %n, %n : i64"])),
    ("N1, exact", [], compared_with(["%u = llvm.udiv %n, %c8 : i64"]), compared_with(["%u = llvm.udiv exact %n, %c8 : i64"])),
    ("N1, disjoint", [], compared_with(["%u = llvm.or %n, %c8 : i64"]), compared_with(["%u = llvm.or disjoint %n, %c8 : i64"])),
    ("N1, not negative", [], compared_with(["%m = llvm.trunc %n : i64 to i32", "%u = llvm.zext %m : i32 to i64"]),
     compared_with(["%m = llvm.trunc %n : i64 to i32", "%u = llvm.zext nneg %m : i32 to i64"])),
    ("N1, shortened", [], compared_with(["%m = llvm.trunc %n : i64 to i32", "%u = llvm.zext %m : i32 to i64"]),
     compared_with(["%m = llvm.trunc %n overflow<nsw> : i64 to i32", "%u = llvm.zext %m : i32 to i64"])),
    ("N1, of real numbers", [], compared_with(["%m = llvm.sitofp %n : i64 to f64", "%m1 = llvm.fptosi %m : f64 to i64", "%u = llvm.freeze %m1 : i64"]),
     compared_with(["%m = llvm.sitofp %n : i64 to f64", "%u = llvm.fptosi %m : f64 to i64"])),
    ("N1, lanes", [], in_lane("c1"), in_lane("n")),
    ("N1, an index that wraps", [], [*ODD, *element("x0", "i"), DESTROY_X], [*ODD, "%i1 = llvm.shl %i, %n : i64", "%i2 = llvm.and %i1, %c1 : i64", *element("x0", "i2"), DESTROY_X]),
    ("O5, selected", [], both("%u = llvm.add %n, %c1 : i64", '%q0 = llvm.icmp "sgt" %u, %c8 : i64', "%q = llvm.select %q0, %true, %true : i1, i1"),
     both("%u = llvm.add %n, %c1 overflow<nsw> : i64", '%q0 = llvm.icmp "sgt" %u, %c8 : i64', "%q = llvm.select %q0, %true, %true : i1, i1")),
    ("O5, atomic", [], is_zero("%x0 = llvm.atomicrmw add %h, %c1 monotonic : !llvm.ptr, i64", "%u = llvm.freeze %x0 : i64"),
     is_zero("%u = llvm.atomicrmw add %h, %c1 monotonic : !llvm.ptr, i64")),
    ("O5, result of a task", [], is_zero("%a, %r = async.execute -> !async.value<i64> {", "async.yield %n : i64", "}",
                                    "%u = async.await %r : !async.value<i64>"),
     is_zero("%a, %r = async.execute -> !async.value<i64> {", "%m = llvm.mlir.undef : i64", "async.yield %m : i64", "}", "%u = async.await %r : !async.value<i64>")),
    ("O3, no address any more", [], by_product("add %i, %c8"), by_product("mul %i, %c8")),
    ("F1, another definition", RECORDS, [RECORD, "llvm.call @records(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()"], None),
    ("F2, operands", EMPTY, fill_16("d", "!llvm.ptr"), fill_16("z", "!llvm.struct<()>")),
    ("F4, own slots", gives("llvm.return %h : !llvm.ptr"), [], None),
    ("F4, in memory", gives("llvm.store %f, %h : !llvm.ptr, !llvm.ptr", "llvm.return %h : !llvm.ptr"), [], None),
    ("F4, as a number", ["llvm.func @number_given() -> i64 {", EVENT, "%i = llvm.ptrtoint %f : !llvm.ptr to i64", "llvm.return %i : i64", "}"], [], None),
    ("O3, beside vectors", [], beside_vector(0), beside_vector(64)),
    ("T5, read and not stored", RESUME + coroutine(*CO_PUT, made=CO_VALUE, last=ONE_VALUE), VALUE, None),
    ("A3, a word for each thread", PARTS, [HALF, part("each", "s", "c8", "d"), part("each", "t", "c8", "y")], [HALF, part("each", "s", "c32", "d"), part("each", "t", "c8", "y")]),
    ("A3, any threads", PARTS, [HALF, part("each", "s", "c8", "d"), fill("y", "t")], [HALF, part("each", "s", "n", "d"), fill("y", "t")]),
    ("A3, from the same place on", PARTS, [HALF, part("each", "s", "c8", "d"), part("each", "t", "c8", "y")],
     [HALF.replace("32", "28"), part("each", "s", "c8", "d"), part("each", "t", "c8", "y")]),
    ("A3, at a number", PARTS, [part("at", "s", "c1", "d", "c0"), part("at", "t", "c1", "d", "c8")], [part("at", "s", "c1", "d", "c0"), part("at", "t", "c1", "d", "n")]),
    ("A3, at numbers that meet", PARTS, [part("at", "s", "c1", "d", "c0"), part("at", "t", "c1", "d", "c8")], [part("at", "s", "c1", "d", "c8"), part("at", "t", "c1", "d", "c8")]),
    ("A3, below a number", PARTS, [EIGHT, HALF, part("below", "s", "c32", "d", "e8"), fill("y", "t")], [EIGHT, HALF, part("above", "s", "c32", "d", "e8"), fill("y", "t")]),
    ("A3, before it is asked", PARTS, [EIGHT, HALF, part("below", "s", "c32", "d", "e8"), fill("y", "t")], [EIGHT, HALF, part("before", "s", "c32", "d", "e8"), fill("y", "t")]),
    ("A3, in rounds", PARTS, [HALF, part("masked", "s", "c32", "d"), fill("y", "t")], [HALF, part("counted", "s", "c1", "d"), fill("y", "t")]),
    ("A3, in rounds below a number", PARTS, [EIGHT, HALF, part("rounds", "s", "c8", "d", "e8"), fill("y", "t")],
     [EIGHT, HALF, part("one_more", "s", "c8", "d", "e8"), fill("y", "t")]),
    ("A3, at what is found", PARTS, [HALF, part("masked", "s", "c32", "d"), fill("y", "t")], [HALF, part("found", "s", "c1", "d"), fill("y", "t")]),
    ("A3, in few bits", PARTS, [HALF, part("short", "s", "c8", "y"), fill("d", "t")],
     [HALF, "%many = llvm.mlir.constant(256 : i64) : i64", part("short", "s", "many", "y"), fill("d", "t")]),
    ("A3, read and written", PARTS, [HALF, part("moves", "s", "c1", "d"), launch("reads", "t", "y")], [HALF, part("moves", "s", "c1", "d"), fill("y", "t")]),
    ("A3, written and read", PARTS, [HALF, part("moves", "s", "c1", "d"), launch("reads", "t", "y")], [HALF, part("moves", "s", "c1", "d"), launch("reads", "t", "d")]),
    ("A3, several words", PARTS, [HALF, part("wide", "s", "c1", "d"), fill("y", "t")], [HALF, part("wider", "s", "c1", "d"), fill("y", "t")]),
    ("A3, what is read leads", PARTS, [BUFFER, part("each", "s", "c8", "d"), fill("b", "t")],
     [BUFFER, "llvm.store %b, %d : !llvm.ptr, !llvm.ptr", part("leads", "s", "c8", "d"), fill("b", "t")]),
    ("A3, one of two", PARTS, [HALF, part("at", "s", "c1", "d", "c0"), fill("y", "t")], [HALF, part("either", "s", "c1", "d", "y", "c"), fill("y", "t")]),
    ("A3, invoked functions", invoking(), [launch_other("others::@something", "s"), launch_other("others::@something", "t")], None),
    ("A3, edges that are not followed", wide_switch("q"), WIDE_LAUNCH, None),
    ("A1, at an index", [], stored_at(7), stored_at(8)),
    ("A1, at an index with a sign", [], stored_at(7), stored_at(-8)),
]
EDITED = {
    "A1, buffers in an array": host_buffers(USED_BUFFER[2], USED_BUFFER[0]),
    "A1, reads of buffers in an array": host_buffers(USED_BUFFER[2], USED_BUFFER[1]),
    "A3, arguments that are not counted": uncounted("null", ARGUMENT[0], "%i = llvm.load %p : !llvm.ptr -> i64",
                                                    "%y = llvm.getelementptr %w[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr", "llvm.store %a, %y : !llvm.ptr, !llvm.ptr"),
    "E4, freed as the device's": freed(call("mgpuMemHostRegister", "p", "c64"), call("mgpuMemHostUnregister", "p")),
    "N2, a constant": [CONSTANT.replace("constant", ""), "llvm.func @changes(%n: i64) {", "%p = llvm.mlir.addressof @word : !llvm.ptr",
                       "llvm.store %n, %p : i64, !llvm.ptr", "llvm.return", "}"],
    "N2, a constant that may be another one": [CONSTANT.replace("internal", "weak")],
    "N2, what is no constant": [CONSTANT.replace("internal constant", "external")],
    "N2, a constant of another value": [CONSTANT.replace("256", "0")],
    "N2, a constant that others set": [CONSTANT.replace(": i64)", ": i64) {externally_initialized}")],
    "A3, invoked functions": invoking("llvm.invoke @puts() to ^one unwind ^two : () -> ()", "^one:", "llvm.return", "^two:",
                                      "%l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>"),
    "A3, edges that are not followed": wide_switch("q2"),
    "F1, another definition": [RECORDS[0].replace("internal", "weak"), *RECORDS[1:]],
    "F2, operands": [EMPTY[0].replace("(!llvm.ptr", "(!llvm.struct<()>")],
    "F4, own slots": gives("%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", "llvm.return %a : !llvm.ptr"),
    "F4, in memory": gives("llvm.store %f, %h : !llvm.ptr, !llvm.ptr", call("mgpuEventDestroy", "f"), "llvm.return %h : !llvm.ptr"),
    "F4, as a number": ["llvm.func @number_given() -> i64 {", EVENT, "%i = llvm.ptrtoint %f : !llvm.ptr to i64", call("mgpuEventDestroy", "f"), "llvm.return %i : i64", "}"],
    "T5, read and not stored": RESUME + coroutine(CO_PUT[0], "%y = llvm.load %w : !llvm.ptr -> i64", made=CO_VALUE, last=ONE_VALUE),
    "A3, addresses of callers": followed("l"),
    "A3, arguments of callers": launched("%none = llvm.mlir.zero : !llvm.ptr")[:-3] + [launched()[-3].replace("%w,", "%p,"), *launched()[-2:]],
    "A3, copied arguments": launched(MEMCPY.format("w", "p", "c8")),
    "A3, addresses as initial numbers": numbered(["%a = llvm.mlir.addressof @written : !llvm.ptr", "%b = llvm.ptrtoint %a : !llvm.ptr to i64"]),
    "A3, variables in other dialects": of_memref(*OF_MEMREF),
    "O5, initially undefined": ["llvm.mlir.global internal constant @bit() : i1 {", "%0 = llvm.mlir.undef : i1", "llvm.return %0 : i1", "}"],
    "O5, contents of a value": RESUME + coroutine(
        CO_PUT[0], "%x0 = llvm.load %w : !llvm.ptr -> i1", call("mgpuStreamCreate", result="k1"), call("mgpuStreamCreate", result="l1"),
        "%y1 = llvm.select %x0, %k1, %l1 : i1, !llvm.ptr", "%y2 = llvm.select %x0, %l1, %k1 : i1, !llvm.ptr", call("mgpuStreamDestroy", "y1"),
        call("mgpuStreamDestroy", "y2"), CO_PUT[1], made=CO_VALUE, last=ONE_VALUE),
    "A3, addresses in variables": holding("%g = llvm.mlir.addressof @place : !llvm.ptr<1>", "llvm.store %p, %g : !llvm.ptr, !llvm.ptr<1>"),
    "F1, more arguments": VARIADIC + ["%r = llvm.load %p : !llvm.ptr -> i32", "llvm.return", "}"],
    "F1, one definition": ONE_DEFINITION + ["llvm.return", "}"],
    "T2, what comes after": RESUME + coroutine(EMPLACE, CO_SYNC, last=()),
    "T2, unfinished": RESUME + coroutine(CO_SYNC, last=()),
    "T5, stored": RESUME + coroutine(made=CO_VALUE, last=ONE_VALUE),
    "T5, too late": RESUME + coroutine(CO_PUT[0], made=CO_VALUE, last=[*ONE_VALUE, CO_PUT[1]]),
    "T7": RESUME[:2] + ["llvm.intr.coro.resume %f : !llvm.ptr"] + RESUME[2:] + coroutine(CO_SYNC),
    "T7, freed": RESUME + coroutine(CO_SYNC, free="q"),
    "T7, errors": RESUME + coroutine(CO_SYNC, last=(EMPLACE.replace("EmplaceToken", "SetTokenError"),)),
    "O6, vectors": ['gpu.binary @unseen [#gpu.object<#nvvm.target, bin = "code">]', *VECTOR[:2], *LAUNCHES, *VECTOR[2:]],
    "O7, copies": copying(COPY_IN),
    "O7, scopes": in_scope(COPY_IN, END_SCOPE, SYNC_P),
    "O7, after the scope": in_scope(END_SCOPE, "llvm.store %c8, %a : i64, !llvm.ptr"),
    "T3, stack slots": SLOT_OF_TASK + ["llvm.return", "}"],
    "O7, pending work": SLOT_OF_COPY + ["llvm.return", "}"],
    "O6": ["llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {", call("mgpuStreamDestroy", "b"), call("mgpuStreamSynchronize", "b"), "llvm.return", "}"],
    "O7": ["llvm.func internal @slot(%p: !llvm.ptr) -> !llvm.ptr {", "llvm.return %p : !llvm.ptr", "}",
           "llvm.func internal @own(%p: !llvm.ptr) -> !llvm.ptr {", "%c1 = llvm.mlir.constant(1 : i64) : i64",
           "%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", "llvm.return %a : !llvm.ptr", "}"],
    "F4": ["llvm.func @give() -> !llvm.ptr {", call("mgpuEventCreate", result="f"), call("mgpuEventDestroy", "f"), "llvm.return %f : !llvm.ptr", "}"],
}




def count_down(predicate):
    """-1 reaches a block, and is compared there as an unsigned number."""
    return ["%m = llvm.mlir.constant(-1 : i64) : i64", "%k = llvm.mlir.constant(256 : i64) : i64", "llvm.br ^next(%m : i64)", "^next(%z: i64):",
            f'%q = llvm.icmp "{predicate}" %z, %k : i64', *race_if("q")]


def narrow(text):
    """-1 becomes a number of eight bits, which is 255."""
    return re.sub(r"(block 1\n(?: object .*\n)+(?: value \d+ (?:object|number \d).*\n)*? value \d+) number -1\n",
                  lambda found: found.group(1).replace(" value", " symbol 8 -1 -1 255 255\n value", 1) + " symbol 0\n", text, count=1)


def widened(number):
    """5, a byte, reaches a block, and is compared there as a longer number."""
    return ["%m = llvm.mlir.constant(5 : i8) : i8", f"%k = llvm.mlir.constant({number} : i64) : i64", "llvm.br ^next(%m : i8)", "^next(%z: i8):",
            "%w = llvm.zext %z : i8 to i64", '%q = llvm.icmp "sge" %w, %k : i64', *race_if("q")]


def widen(text):
    """The byte becomes some number of 64 bits, and is compared with another one."""
    return re.sub(r"(block 1\n(?: .*\n)*)( value \d+) number 5\n",
                  lambda found: found.group(1).replace(" value", " symbol 64\n value", 1) + found.group(2) + " symbol 0\n",
                  text.replace(" number 256\n", " number 5\n"), count=1)


def half_at(offset):
    """A handle is stored, and half of it is overwritten, or what comes after it."""
    return ["%a = llvm.alloca %c64 x i8 : (i64) -> !llvm.ptr", f"%b = llvm.getelementptr %a[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8",
            "llvm.store %s, %a : !llvm.ptr, !llvm.ptr", "llvm.br ^next", "^next:", "llvm.store %v, %b : i32, !llvm.ptr",
            "%u = llvm.load %a : !llvm.ptr -> !llvm.ptr", fill("d", "u"), SYNC, READ]


def with_half(text):
    """The half that is overwritten is a slot, of which nothing is known."""
    text = re.sub(r"( value \d+ object \d+) at 16", r"\1 at 4", text)
    return re.sub(r"(block 1\n(?:.*\n)*? slot (\d+) 0 8 object .*\n)", r"\1 slot \2 4 4 unknown\n", text, count=1)


def into_entry(text):
    """The context that the call enters is one of other modules' calls, of which nothing says how it returns; and nothing is pending there."""
    return re.sub(r"(?m)^function (\d+) called\n((?:.*\n)*?exit\n(?: .*\n)*?) pending .*\n", r"function \1 entry\n\2", text, count=1)


def made_if(*ends):
    """A stream and another one, each made where a bit is set; what is done with them then."""
    made = [line for name, bit in (("k", "c"), ("l", "z")) for line in
            (f"llvm.cond_br %{bit}, ^make_{name}, ^made_{name}(%null : !llvm.ptr)", f"^make_{name}:", call("mgpuStreamCreate", result=f"new_{name}"),
             f"llvm.br ^made_{name}(%new_{name} : !llvm.ptr)", f"^made_{name}(%{name}: !llvm.ptr):")]
    return ['%z = llvm.icmp "slt" %n, %c0 : i64', *made, *[line for end in ends for line in end]]


def where(bit, *does):
    return [f"llvm.cond_br %{bit}, ^then_{bit}_{len(does)}, ^else_{bit}_{len(does)}", f"^then_{bit}_{len(does)}:", *does, f"llvm.br ^else_{bit}_{len(does)}", f"^else_{bit}_{len(does)}:"]


END_K, END_L = call("mgpuStreamDestroy", "k"), call("mgpuStreamDestroy", "l")
NOT_NULL = '%m = llvm.icmp "ne" %k, %null : !llvm.ptr'


BOTH = where("c", SYNC, SYNC) + where("z", SYNC, SYNC)


def of_the_other(text):
    """The one is there where the other one's bit is set."""
    return re.sub(r"(?m)^( object stream if )(\d+)$", lambda found: found.group(1) + str(1 - int(found.group(2))), text)


PAIRS += [
    ("E4, made under a condition", [], made_if(where("c", END_K), where("z", END_L)), made_if(where("z", END_K), where("c", END_L))),
    ("E4, made under a condition and ended where it is not null", [], made_if([NOT_NULL], where("m", END_K)), made_if([NOT_NULL], where("m", END_L))),
    ("E4, made under a condition and ended twice", [], made_if(where("c", END_K), where("z", END_L)), made_if(where("c", END_K), where("c", END_K, END_L))),
    ("A5, work on what was made under a condition", [], made_if(where("c", fill("d", "k"), call("mgpuStreamSynchronize", "k")), [READ]),
     made_if(where("c", fill("d", "k"), call("mgpuStreamSynchronize", "l")), [READ])),
]


def without_pending(text):
    """Nothing is pending where the function returns."""
    return re.sub(r"(?m)^(exit\n(?: .*\n)*?) pending .*\n", r"\1", text, count=1)


def saying_nothing(text):
    """All is as it comes."""
    return "\n".join(text.split("\n")[:3] + ["end", ""])


OVER_AND_OVER = ["llvm.func internal @again_if(%c: i1) {", "llvm.cond_br %c, ^again, ^out", "^again:", call("again_if", "c"), "llvm.br ^out", "^out:", "llvm.return", "}"]
# A program that keeps to the rules, one that does not, and what makes the certificate of the first say what would prove the second.
PAIRS += [
    ("E1, elements", [], of_streams(), of_streams(last=for_each(lambda i: at_element("a", "mgpuStreamDestroy", i)))),
    ("E4, elements", [], of_streams(for_each(lambda i: at_element("a", "mgpuStreamSynchronize", i))), of_streams(last=for_each(lambda i: at_element("a", "mgpuStreamSynchronize", i)))),
    ("E4, the first element", [], of_streams(), of_streams(first="c1")),
    ("E4, an element too many", [], of_streams(), of_streams(last=from_element("a", "c0", "z") + [call("mgpuStreamSynchronize", "z")])),
    ("E4, one stream in two elements", [], of_streams(), of_streams(for_each(lambda i: into_element("a", i, "t")), last=["llvm.br ^stop", "^stop:"])),
    ("E4, one stream in two arrays", [], of_streams(more=into_element("b", "INDEX", "new_INDEX")[:1]),
     of_streams(more=into_element("b", "INDEX", "new_INDEX"), last=for_each(lambda i: at_element("b", "mgpuStreamDestroy", i)))),
    ("E4, an element that is moved", [], of_streams(), of_streams(for_each(lambda i: [*from_element("a", i, f"m_{i}"), *into_element("a", "c0", f"m_{i}")]))),
    ("E4, bytes over elements", [], of_streams(), of_streams(['"llvm.intr.memset"(%a, %dev, %c8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()'])),
    ("A5, work on each stream", [], of_streams(with_work(True)), of_streams(with_work(False))),
    ("A5, a buffer for each stream", [], with_buffers("s"), with_buffers("s", index="c0")),
]



KEPT_TAKEN = ["%f = llvm.mlir.addressof @made : !llvm.ptr", "%h = llvm.mlir.addressof @held : !llvm.ptr", "%b = llvm.load %f : !llvm.ptr -> i1"]


def if_kept(name, *use):
    """A function that does something with what is kept, if it is made."""
    return [f"llvm.func @{name}() {{", *KEPT_TAKEN, "llvm.cond_br %b, ^use, ^end", "^use:", "%s = llvm.load %h : !llvm.ptr -> !llvm.ptr", *use, "llvm.br ^end", "^end:",
            "llvm.return", "}"]


KEPT_MADE = [call("mgpuEventCreate", result="s"), call("mgpuEventRecord", "s", "z")]


def kept(made="internal @made(false)", first=(), make=KEPT_MADE, gives=False, use=(call("mgpuEventSynchronize", "s"),), more=()):
    """An event that a variable keeps, and a flag that says whether it is made."""
    end = ["%k = llvm.ptrtoint %s : !llvm.ptr to i64", "llvm.return %k : i64"] if gives else ["llvm.br ^end"]
    return [f"llvm.mlir.global {made} : i1", "llvm.mlir.global internal @held() : !llvm.ptr {", "%z = llvm.mlir.zero : !llvm.ptr", "llvm.return %z : !llvm.ptr", "}",
            "llvm.func @other()", f"llvm.func @begins(%p: !llvm.ptr) {'-> i64 ' if gives else ''}{{", "%t = llvm.mlir.constant(true) : i1",
            "%z = llvm.mlir.zero : !llvm.ptr", "%i = llvm.mlir.constant(0 : i64) : i64", *KEPT_TAKEN, *first, "llvm.cond_br %b, ^end, ^make", "^make:", *make,
            "llvm.store %s, %h : !llvm.ptr, !llvm.ptr", "llvm.store %t, %f : i1, !llvm.ptr", *end, "^end:", "llvm.return" + (" %i : i64" if gives else ""), "}",
            *if_kept("goes_on", *use), *more]


FILLED = ["%n = llvm.mlir.zero : !llvm.ptr", "%v = llvm.mlir.constant(1 : i32) : i32", "%o = llvm.mlir.constant(1 : i64) : i64"]


def filled_by(stream, *between):
    """A second function fills what the first one does, on a stream of its own or the kept one."""
    buffer = ["%d = llvm.mlir.addressof @buffer : !llvm.ptr", "%x = llvm.load %d : !llvm.ptr -> !llvm.ptr"]
    work = [*FILLED, *buffer, "llvm.call @mgpuMemset32(%x, %v, %o, {0}) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()"]
    make = ["%l = llvm.mlir.constant(64 : i64) : i64", "%dev = llvm.mlir.constant(0 : i8) : i8", "%m = llvm.call @mgpuMemAlloc(%l, %z, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr",
            "%d = llvm.mlir.addressof @buffer : !llvm.ptr", "llvm.store %m, %d : !llvm.ptr, !llvm.ptr", call("mgpuStreamCreate", result="s")]
    return kept(make=make, use=[line.format("%s") for line in work] + list(between),
                more=["llvm.mlir.global internal @buffer() : !llvm.ptr {", "%z = llvm.mlir.zero : !llvm.ptr", "llvm.return %z : !llvm.ptr", "}",
                      *if_kept("beside", *[line.format(stream) for line in work], *between)])


OPEN = [*OTHERS[:1], "llvm.mlir.global external @open() : !llvm.ptr {", "%z = llvm.mlir.zero : !llvm.ptr", "llvm.return %z : !llvm.ptr", "}"]
TO_OPEN = ["%g = llvm.mlir.addressof @open : !llvm.ptr", "llvm.store %f, %g : !llvm.ptr, !llvm.ptr"]
ROOM, LOOK = "%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr", "%q{0} = llvm.load %a : !llvm.ptr -> i64"
SHOW, FILL_A = call("unknown", "a"), "llvm.call @mgpuMemset32(%a, %v, %c1, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()"
OTHER = "llvm.call @other() : () -> ()"


def stored_twice(*between):
    """Others see the slot; the number that is stored there decides twice."""
    return [ROOM, SHOW, "llvm.store %n, %a : i64, !llvm.ptr"] + either(LOOK.format(1), LOOK.format(2), *between)


PAIRS += [
    ("F4, stored", OPEN, [EVENT, *TO_OPEN], [EVENT, call("mgpuEventDestroy", "f"), *TO_OPEN]),
    ("F4, stored and ended", OPEN, [EVENT, *TO_OPEN], [EVENT, *TO_OPEN, call("mgpuEventDestroy", "f")]),
    ("F4, stored as a number", OPEN, [EVENT, *TO_OPEN],
     [EVENT, "%i = llvm.ptrtoint %f : !llvm.ptr to i64", "%g = llvm.mlir.addressof @open : !llvm.ptr", "llvm.store %i, %g : i64, !llvm.ptr", call("mgpuEventDestroy", "f")]),
    ("F4, stored in use", OPEN, [*TO_OPEN[:1], BUFFER, "llvm.store %b, %g : !llvm.ptr, !llvm.ptr"],
     [*TO_OPEN[:1], BUFFER, fill("b", "s"), "llvm.store %b, %g : !llvm.ptr, !llvm.ptr"]),
    ("F4, shown", OPEN, stored_twice(), stored_twice(OTHER)),
    ("F4, shown again", OPEN, stored_twice(), stored_twice(SHOW)),
    ("F4, shown in a helper", OPEN + ["llvm.func internal @calls(%p: !llvm.ptr) {", OTHER, "llvm.return", "}"], stored_twice(), stored_twice(call("calls", "a"))),
    ("F4, shown in use", OPEN, [ROOM, FILL_A, call("mgpuStreamSynchronize", "s"), SHOW], [ROOM, FILL_A, SHOW]),
    ("F4, shown to work", OPEN, [ROOM, FILL_A, call("mgpuStreamSynchronize", "s"), SHOW], [ROOM, SHOW, FILL_A, call("mgpuStreamSynchronize", "s")]),
    ("F4, put where it is shown", OPEN, [SLOT, SHOW, EVENT, PUT], [SLOT, SHOW, EVENT, PUT, call("mgpuEventDestroy", "f")]),
    ("F4, shown where it is", OPEN, [SLOT, EVENT, PUT, "%l = llvm.load %a : !llvm.ptr -> !llvm.ptr", call("mgpuEventDestroy", "l")],
     [SLOT, EVENT, PUT, SHOW, "%l = llvm.load %a : !llvm.ptr -> !llvm.ptr", call("mgpuEventDestroy", "l")]),
]
TWO = [call("mgpuStreamCreate", result="k"), call("mgpuStreamCreate", result="l")]
NEXT, FROM_MEMORY = "%y = llvm.add %n, %c1 overflow<nsw> : i64", ["%x0 = llvm.load %h : !llvm.ptr -> i64", "%y = llvm.add %x0, %c1 overflow<nsw> : i64"]
BRANCHED = ['%b = llvm.icmp "eq" %y, %c8 : i64', "llvm.cond_br %b, ^on, ^off", "^on:", "llvm.br ^off", "^off:"]


def one_of_each(y):
    """Each of two streams is destroyed once, if the number is one number."""
    return [f'%q = llvm.icmp "slt" %{y}, %c0 : i64', "%y1 = llvm.select %q, %k, %l : i1, !llvm.ptr", "%y2 = llvm.select %q, %l, %k : i1, !llvm.ptr",
            call("mgpuStreamDestroy", "y1"), call("mgpuStreamDestroy", "y2")]


def least(code, how, other):
    """An event is destroyed twice, unless the smaller of two is one of them."""
    return [EVENT, f'%b = llvm.icmp "{how}" %n, {other} : i64', "llvm.cond_br %b, ^last, ^on", "^on:", f"%y = llvm.intr.{code}(%n, {other}) : (i64, i64) -> i64",
            '%z = llvm.icmp "ne" %y, %n : i64', *destroyed_if("z", "one"), "llvm.br ^last", "^last:", call("mgpuEventDestroy", "f")]


def twice_if(*lines):
    """An event is destroyed twice where %z holds."""
    return [EVENT, *lines, *destroyed_if("z", "one"), call("mgpuEventDestroy", "f")]


def rest(of, by):
    return twice_if("%m = llvm.mlir.constant(3 : i64) : i64", f"%y = llvm.{of}", f"%k = llvm.{by}", '%z = llvm.icmp "ne" %k, %c0 : i64')


def product(other):
    return twice_if(f"%m = llvm.mlir.constant({other} : i64) : i64", "%y = llvm.mul %n, %c8 : i64", '%z = llvm.icmp "eq" %y, %m : i64')


PAIRS += [
    ("N1, even numbers", [], rest("shl %n, %c1 : i64", "and %y, %c1 : i64"), rest("lshr %n, %c1 : i64", "and %y, %c1 : i64")),
    ("N1, more than the last bit", [], rest("shl %n, %c1 : i64", "and %y, %c1 : i64"), rest("shl %n, %c1 : i64", "and %y, %m : i64")),
    ("N1, the rest of a product", [], rest("mul %n, %c8 : i64", "urem %y, %c8 : i64"), rest("mul %n, %c8 : i64", "urem %y, %m : i64")),
    ("N1, the rest of a sum", [], rest("mul %n, %c8 : i64", "urem %y, %c8 : i64"), rest("add %n, %c8 : i64", "urem %y, %c8 : i64")),
    ("N1, products that are no other number", [], product(12), product(16)),
    ("N1, defined where a branch depends on it", [], [*TWO, NEXT, *BRANCHED, *one_of_each("y")], [*TWO, NEXT, *one_of_each("y")]),
    ("N1, of what is defined", [], [*TWO, NEXT, *BRANCHED, *one_of_each("y")], [*TWO, *FROM_MEMORY, *BRANCHED, *one_of_each("y")]),
    ("N1, defined by another branch", [], [*TWO, NEXT, *BRANCHED, *one_of_each("y")],
     [*TWO, NEXT, *[line.replace("%y", "%n") for line in BRANCHED], *one_of_each("y")]),
    ("N1, the smaller", [], least("smin", "sgt", "%c8"), least("smin", "slt", "%c8")),
    ("N1, the smaller without a sign", [], least("umin", "ugt", "%c8"), least("umin", "sgt", "%c8")),
]
def counted(of, other, constant):
    return twice_if(f"%m = llvm.mlir.constant({constant} : i64) : i64", f"%y = {of}", f'%z = llvm.icmp "{other}" %y, %m : i64')


def moved(of):
    """An event is destroyed twice if another number is the same."""
    return twice_if(f"%y = llvm.{of} : i64", '%z = llvm.icmp "eq" %y, %n : i64')


def magnitude(*promises):
    """The last one is negative."""
    made = [f'%y{i} = "llvm.intr.abs"(%n) <{{is_int_min_poison = {promise}}}> : (i64) -> i64' for i, promise in enumerate(promises)]
    return twice_if(*made, f'%z = llvm.icmp "slt" %y{len(promises) - 1}, %c0 : i64')


def ranged(least, end, number, word=""):
    """An event is destroyed twice if the parameter is the number."""
    return [f"llvm.func @ranged(%i: i8 {{llvm.range = #llvm.constant_range<i8, {least}, {end}>{word}}}) {{", EVENT, f"%m = llvm.mlir.constant({number} : i8) : i8",
            '%z = llvm.icmp "eq" %i, %m : i8', *destroyed_if("z", "one"), call("mgpuEventDestroy", "f"), "llvm.return", "}"]


def chosen_in_range(word):
    """Each of two streams ends once, if the parameter is one number."""
    return [f"llvm.func @ranged(%i: i8 {{llvm.range = #llvm.constant_range<i8, 1, 9>{word}}}) {{", "%m = llvm.mlir.constant(5 : i8) : i8", *TWO,
            '%q = llvm.icmp "slt" %i, %m : i8', *one_of_each("")[1:], "llvm.return", "}"]


BITS_SET, ZEROS = "llvm.intr.ctpop(%n) : (i64) -> i64", '"llvm.intr.ctlz"(%n) <{is_zero_poison = false}> : (i64) -> i64'
PAIRS += [
    ("N1, bits that are set", [], counted(BITS_SET, "eq", 65), counted(BITS_SET, "eq", 64)),
    ("N1, bits that are not", [], counted(ZEROS, "ugt", 64), counted(ZEROS, "ugt", 63)),
    ("N1, a magnitude", [], magnitude("true"), magnitude("false")),
    ("N1, a magnitude beside one of a promise", [], magnitude("false", "true"), magnitude("true", "false")),
    ("N1, another number", [], moved("add %n, %c8"), moved("mul %n, %c8")),
    ("N1, a number less another one", [], moved("sub %n, %c8"), moved("sub %c8, %n")),
    ("N1, the range of a parameter", ranged(1, 9, 9), [], None),
    ("N1, the range of a parameter by way of the least number", ranged(100, -100, 5), [], None),
    ("N1, a parameter in its range", chosen_in_range(", llvm.noundef"), [], None),
]
EDITED.update({"N1, the range of a parameter": ranged(1, 9, 8), "N1, the range of a parameter by way of the least number": ranged(100, -100, -120),
               "N1, a parameter in its range": chosen_in_range("")})
STARTED = "%t = llvm.mlir.constant(true) : i1"
OF_OTHERS = {
    "a variable that others set": kept(made="external @made(false)"),
    "a variable that others name": kept(made='external @made(false) {sym_visibility = "private"}'),
    "a variable that is set from the start": kept(made="internal @made(true)"),
    "a variable that others set from the start": kept(made="internal @made(false) {externally_initialized}"),
    "a variable that another one leads to": kept(more=["llvm.mlir.global external constant @where() : !llvm.ptr {", "%m = llvm.mlir.addressof @made : !llvm.ptr",
                                                       "llvm.return %m : !llvm.ptr", "}"]),
    "a variable that is given to others": kept(more=["llvm.func @shows() -> !llvm.ptr {", "%m = llvm.mlir.addressof @made : !llvm.ptr", "llvm.return %m : !llvm.ptr", "}"]),
    "a variable that is given to others as a number": kept(more=["llvm.func @shows() -> i64 {", "%m = llvm.mlir.addressof @made : !llvm.ptr",
                                                                 "%i = llvm.ptrtoint %m : !llvm.ptr to i64", "llvm.return %i : i64", "}"]),
    "a variable that another function sets": kept(more=["llvm.func @sets() {", STARTED, "%m = llvm.mlir.addressof @made : !llvm.ptr", "llvm.store %t, %m : i1, !llvm.ptr",
                                                        "llvm.return", "}"]),
    "a variable that a kernel sets": kept(more=["llvm.func @sets() {", "%one = llvm.mlir.constant(1 : i64) : i64", "%m = llvm.mlir.addressof @made : !llvm.ptr",
                                                "gpu.launch_func @kernels::@writes blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)",
                                                "llvm.return", "}"]),
    "an event that ends": kept(use=(call("mgpuEventDestroy", "s"),)),
    "an event of the caller": kept(make=("%s = llvm.bitcast %p : !llvm.ptr to !llvm.ptr",)),
    "an event that is given to the caller": kept(gives=True),
    "an event that is given to the caller later": kept(more=["llvm.func @shows() -> !llvm.ptr {", "%h = llvm.mlir.addressof @held : !llvm.ptr",
                                                             "%s = llvm.load %h : !llvm.ptr -> !llvm.ptr", "llvm.return %s : !llvm.ptr", "}"]),
    "what functions outside call": kept(first=["llvm.store %t, %f : i1, !llvm.ptr"], make=["llvm.call @other() : () -> ()", *KEPT_MADE]),
    "what functions outside call meanwhile": kept(use=("llvm.call @other() : () -> ()", call("mgpuEventSynchronize", "s")),
                                                  more=if_kept("ends", call("mgpuEventDestroy", "s"), "%n = llvm.mlir.constant(false) : i1",
                                                               "llvm.store %n, %f : i1, !llvm.ptr")),
    "work on another stream": filled_by("%n"),
}
EDITED.update({f"E1, kept: {what}": functions for what, functions in OF_OTHERS.items()})
PAIRS += [(f"E1, kept: {what}", filled_by("%s") if what.startswith("work") else kept(), [], None) for what in OF_OTHERS]
UNRANKED = "!llvm.struct<(i64, ptr)>"
INTERFACE = ["llvm.func @_mlir_ciface_printMemrefI32(!llvm.ptr)", "llvm.func @printMemrefI32(%rank: i64, %view: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = \"private\"} {",
             f"%u0 = llvm.mlir.poison : {UNRANKED}", f"%u1 = llvm.insertvalue %rank, %u0[0] : {UNRANKED}", f"%u2 = llvm.insertvalue %view, %u1[1] : {UNRANKED}",
             "%one = llvm.mlir.constant(1 : i64) : i64", f"%u = llvm.alloca %one x {UNRANKED} : (i64) -> !llvm.ptr", f"llvm.store %u2, %u : {UNRANKED}, !llvm.ptr",
             call("_mlir_ciface_printMemrefI32", "u"), "llvm.return", "}"]
BEHIND = [line.replace("%c8, %v3", "%n, %v3") for line in view(8)]


def rows(apart, rank=2):
    """Prints two rows of four numbers of d, so far apart, while those behind the first are filled."""
    kind = "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>"
    members = (("d", "0"), ("d", "1"), ("c0", "2"), ("two", "3, 0"), ("i", "3, 1"), ("apart", "4, 0"), ("c1", "4, 1"))
    return ["%two = llvm.mlir.constant(2 : i64) : i64", "%i = llvm.mlir.constant(4 : i64) : i64", f"%apart = llvm.mlir.constant({apart} : i64) : i64",
            f"%rank = llvm.mlir.constant({rank} : i64) : i64", "%m = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8", fill("m", "s", "i"),
            f"%v0 = llvm.mlir.poison : {kind}", *(f"%v{k + 1} = llvm.insertvalue %{value}, %v{k}[{place}] : {kind}" for k, (value, place) in enumerate(members)),
            f"%view = llvm.alloca %c1 x {kind} : (i64) -> !llvm.ptr", f"llvm.store %v7, %view : {kind}, !llvm.ptr",
            "llvm.call @printMemrefF32(%rank, %view) : (i64, !llvm.ptr) -> ()"]


def by_interface(lines):
    """The view is printed by the address of its rank and descriptor."""
    return [fill("h", "s"), *(line.replace("%d,", "%h,") for line in lines[:-1]), call("printMemrefI32", "c1", "view"), SYNC]


def ended_by_number(*more):
    """A stream that comes as half of a number."""
    return ["llvm.func @ends(%i: i128) {", "%k = llvm.trunc %i : i128 to i64", "%p = llvm.inttoptr %k : i64 to !llvm.ptr", call("mgpuStreamDestroy", "p"), *more,
            "llvm.return", "}"]


def trapped(trap):
    """A stream that is ended once on each way that goes on."""
    return [call("mgpuStreamCreate", result="k"), "llvm.cond_br %c, ^first, ^second", "^first:", call("mgpuStreamDestroy", "k"), trap, "llvm.br ^second",
            "^second:", call("mgpuStreamDestroy", "k")]


PAIRS += [
    ("A2, views of rows", [], rows(8), rows(7)),
    ("A2, views by another rank", [], rows(8), rows(8, rank=1)),
    ("A2, views of no known size", [], [fill("d", "s"), *BEHIND], [fill("d", "s"), *(line.replace("constant(8 ", "constant(7 ") for line in BEHIND)]),
    ("A2, views behind an address", INTERFACE, by_interface(view(8)), by_interface(view(7))),
    ("O6, a stream that comes as half of a number", ended_by_number(), [], None),
    ("N1, what control does not come to", [], trapped('"llvm.intr.trap"() : () -> ()'), trapped('"llvm.intr.debugtrap"() : () -> ()')),
]
EDITED["O6, a stream that comes as half of a number"] = ended_by_number("%q = llvm.inttoptr %k : i64 to !llvm.ptr",
                                                                              call("mgpuStreamSynchronize", "q"))
FORGED = [
    ("width of a number", [], count_down("ult"), count_down("ugt"), narrow),
    ("number of another width", [], widened(256), widened(5), widen),
    ("slot over another", [], half_at(16), half_at(4), with_half),
    ("exit of an entry", ["llvm.func @helper() {", "llvm.return", "}"], [fill("d", "s"), call("helper"), fill("d", "s"), SYNC, READ], [fill("d", "s"), call("helper"), READ],
     into_entry),
    ("object that is there where another bit is set", [], made_if(where("c", END_K), where("z", END_L), BOTH), made_if(where("z", END_K), where("c", END_L), BOTH),
     of_the_other),
    ("exit that says too little is pending", WAITS_AND_FILLS, [call("fills", "d", "s"), fill("d", "s"), SYNC, READ], [call("fills", "d", "s"), READ], without_pending),
    ("loop of which nothing is said", [], [*LOOP, SYNC, *BACK], [*LOOP, call("mgpuEventDestroy", "e"), *BACK, call("mgpuEventCreate", result="e2")], saying_nothing),
    ("function that calls itself, of which nothing is said", OVER_AND_OVER, [fill("d", "s"), call("again_if", "c"), fill("d", "s"), SYNC, READ],
     [fill("d", "s"), call("again_if", "c"), READ], saying_nothing),
]


def program(functions, body):
    return FRAME.format(functions="\n".join(functions), body="\n".join(body), declarations=DECLARATIONS)


AT_A_TIME = 400
NONE = "gpuverify-certificate 3\nprogram 0\nprofile cuda\nend\n"


def expanded(text):
    """The certificate with no fact repeated from the state before by `same`."""
    lines, facts, before = [], [], []
    for line in text.split("\n"):
        if not line.startswith(" "):
            facts, before = [], facts
            lines.append(line)
            continue
        first, count = map(int, line.split()[1:]) if line.startswith(" same") else (0, 0)
        some = before[first:first + count] if count else [line]
        facts += some
        lines += some
    return "\n".join(lines)


def full(certificate):
    """Where the one is that says what the checker finds by itself, too."""
    return certificate + ".full"


class Tools:
    def __init__(self, gpuverify, interpret, checker):
        self.gpuverify, self.interpret, self.checker = gpuverify, interpret, checker

    def certify(self, path, certificate):
        for old in (certificate, full(certificate)):
            if os.path.exists(old):
                os.remove(old)
        subprocess.run([self.gpuverify, "--quiet", f"--certificate={certificate}", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        subprocess.run([self.interpret, "--certify", f"--in-full={full(certificate)}", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        return os.path.exists(certificate) and os.path.exists(full(certificate))

    def finds(self, paths):
        """Those of the programs that a certificate is found for."""
        run = subprocess.run([self.interpret, "--certify", *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        answers = dict(line.split(": ", 1) for line in run.stdout.decode().splitlines() if ": " in line)
        if set(answers) != set(paths):
            raise SystemExit(f"no answer of {set(paths) - set(answers)}")
        return {path for path, answer in answers.items() if answer == "certified"}

    def check(self, pairs):
        """What the checker says of these programs and certificates, and which of the programs it accepts with one."""
        said = ""
        for first in range(0, len(pairs), AT_A_TIME):
            some = [path for pair in pairs[first:first + AT_A_TIME] for path in pair]
            run = subprocess.run([self.checker, *some], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            said += run.stdout.decode()
            if run.returncode not in (0, 1, 2):
                raise SystemExit(f"the checker ended with {run.returncode}: {said[-2000:]}")
        if len(said.splitlines()) != len(pairs):
            raise SystemExit(f"the checker gave {len(said.splitlines())} answers about {len(pairs)} certificates")
        return said, set(re.findall(r"(?m)^(.*): accepted: ", said))


class Case:
    """A program, one that is broken, and what certificates are tried of it."""

    def __init__(self, directory, number, what, right, broken):
        self.base, self.what, self.forge = os.path.join(directory, f"{number:03}"), what, None
        self.good, self.bad = self.write(".mlir", right), self.write("-broken.mlir", broken)
        self.certificate, self.none = self.base + ".cert", self.write("-none.cert", NONE)

    def write(self, suffix, text):
        with open(self.base + suffix, "w", encoding="utf-8") as out:
            out.write(text)
        return self.base + suffix

    def fitted(self, said):
        """The certificate's text for the other program: its digest is what that program's own certificate would have."""
        digest = re.search(rf"(?m)^{re.escape(self.bad)}: rejected: .* is ([0-9a-f]{{64}})$", said).group(1)
        for path in (full(self.certificate), self.certificate):
            with open(path, encoding="utf-8") as text:
                yield re.sub(r"^program .*$", "program " + digest, expanded(text.read()), count=1, flags=re.M)

    def tried(self, text, written, most):
        """The files of the certificates that must be refused."""
        if self.forge:
            return [self.write("-forged.cert", self.forge(written if self.forge is of_the_other else text)), self.write("-written.cert", written)]
        lines = text.split("\n")
        facts = [i for i in range(3, len(lines)) if lines[i] and lines[i] != "end"]
        texts = [text, written] + ["\n".join(lines[:i] + lines[i + 1:]) for i in facts[:: max(1, len(facts) // most)]]
        return [self.write(f"-{number}.cert", tried) for number, tried in enumerate(texts)]


def cases(directory, share):
    for number, (rule, functions, right, broken) in enumerate(PAIRS[::share]):
        wrong = program(EDITED.get(rule, functions), right if broken is None else broken)
        yield Case(directory, number, rule, program(functions, right), wrong)
    for number, (what, functions, right, broken, forge) in enumerate(FORGED):
        case = Case(directory, len(PAIRS) + number, what, program(functions, right), program(functions, broken))
        case.forge = forge
        yield case


def main():
    tools, directory = Tools(*sys.argv[1:4]), sys.argv[4]
    most, share = int(sys.argv[5]), int(sys.argv[6])
    wrong, tried = [], []
    every = list(cases(directory, share))
    for case in list(every):
        if not tools.certify(case.good, case.certificate):
            wrong.append(f"{case.what}: the program that keeps to it has no certificate: {case.good}")
            every.remove(case)
    found = tools.finds([case.bad for case in every])
    said, accepted = tools.check([(case.good, case.certificate) for case in every] + [(case.bad, case.none) for case in every])
    accepted_in_full = tools.check([(case.good, full(case.certificate)) for case in every])[1]
    for case in every:
        if case.good not in accepted & accepted_in_full:
            wrong.append(f"{case.what}: its certificate is refused: {case.certificate}")
        if case.bad in found:
            wrong.append(f"{case.what}: the program that breaks it has a certificate: {case.bad}")
        text, written = case.fitted(said)
        if case.forge and (case.forge(text) == text or case.forge(written) == written and case.forge is of_the_other):
            wrong.append(f"{case.what}: its certificate is not as it was: {case.certificate}")
        tried += [(case.bad, path) for path in case.tried(text, written, most)]
    accepted = tools.check(tried)[1]
    wrong += [f"{case.what}: {case.bad} is accepted with the certificate of another program" for case in every if case.bad in accepted]
    print("\n".join(wrong + [f"{len(PAIRS[::share])} of {len(PAIRS)} rules, {len(tried) - 2 * len(FORGED)} certificates of other programs refused, "
                             f"{len(FORGED)} forged ones"]))
    sys.exit(1 if wrong else 0)


main()
