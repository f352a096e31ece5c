"""Synthetic pipelines of real shape, each right and with one fault at a time, and what has to be found in them.

`programs()` gives pairs of a name and lines; a line that goes wrong ends in `// expect: RULE`. Only errors are marked. Nothing here is
random, and what is wrong was not found out by running anything.
"""
from generate import DECLARED, KERNELS, PTR, call, function

I64 = "i64"
CONSTANTS = ["%c1 = llvm.mlir.constant(1 : i64) : i64", "%c16 = llvm.mlir.constant(16 : i64) : i64", "%c64 = llvm.mlir.constant(64 : i64) : i64",
             "%v = llvm.mlir.constant(7 : i32) : i32", "%dev = llvm.mlir.constant(0 : i8) : i8", f"%null = llvm.mlir.zero : {PTR}"]
SIZES = (2, 3, 4, 6, 8)


class Pipe:
    """Lines of @main; `fault` is the step that is left out, a pair of a name and a number, or None."""

    def __init__(self, fault):
        self.fault, self.lines, self.ends, self.left_out = fault, [], [], False

    def line(self, text, expect=None):
        self.lines.append(text + (f"  // expect: {expect}" if expect else ""))

    def step(self, name, number, *lines):
        """Lines that are left out where that is the fault."""
        if (name, number) == self.fault:
            self.left_out = True
        else:
            self.lines += lines

    def wrong(self, name, number, rule):
        """The rule, where that step is the one that is left out."""
        return rule if (name, number) == self.fault else None

    def stream(self, name):
        self.line(f"{name} = llvm.call @mgpuStreamCreate() : () -> {PTR}")
        self.ends.append(call("mgpuStreamDestroy", name))

    def event(self, name):
        self.line(f"{name} = llvm.call @mgpuEventCreate() : () -> {PTR}")
        self.ends.insert(0, call("mgpuEventDestroy", name))

    def device(self, name, stream="%null", freed=None):
        self.line(f"{name} = llvm.call @mgpuMemAlloc(%c64, {stream}, %dev) : (i64, {PTR}, i8) -> {PTR}")
        self.ends.insert(0, call("mgpuMemFree", name, stream) + (f"  // expect: {freed}" if freed else ""))

    def host(self, name):
        self.line(f"{name} = llvm.call @malloc(%c64) : (i64) -> {PTR}")
        self.ends.insert(0, call("free", name))

    def copy(self, to, source, stream, expect=None):
        self.line(call("mgpuMemcpy", to, source, ("%c64", I64), stream), expect)

    def launch(self, reads, writes, stream, expect=None):
        self.line(f"gpu.launch_func <{stream} : {PTR}> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 "
                  f"args({reads} : {PTR}, {writes} : {PTR})", expect)

    def load(self, address, number, expect=None):
        self.line(f"%l{number} = llvm.load {address} : {PTR} -> i32", expect)

    def module(self):
        assert self.fault is None or self.left_out, self.fault
        main = function("@main()", [*CONSTANTS, *self.lines, *self.ends, "llvm.return"])
        return ["module attributes {gpu.container_module} {", *KERNELS, *main, *DECLARED, "}"]


def wait(stream, event):
    return call("mgpuStreamWaitEvent", stream, event)


def record(event, stream):
    return call("mgpuEventRecord", event, stream)


def double_buffer(count, fault):
    """Copies in on one stream and computes on another, with two buffers that take turns."""
    p = Pipe(fault)
    p.stream("%in")
    p.stream("%work")
    for number in range(2):
        p.device(f"%d{number}")
        p.device(f"%o{number}")
        p.event(f"%full{number}")
        p.event(f"%free{number}")
    for chunk in range(count):
        p.host(f"%h{chunk}")
        p.host(f"%r{chunk}")
    for chunk in range(count):
        turn = chunk % 2
        if chunk >= 2:
            p.step("turn", chunk, wait("%in", f"%free{turn}"))
        p.copy(f"%d{turn}", f"%h{chunk}", "%in", p.wrong("turn", chunk, "stream-race"))
        p.line(record(f"%full{turn}", "%in"))
        p.step("full", chunk, wait("%work", f"%full{turn}"))
        p.launch(f"%d{turn}", f"%o{turn}", "%work", p.wrong("full", chunk, "stream-race"))
        p.line(record(f"%free{turn}", "%work"))
        p.copy(f"%r{chunk}", f"%o{turn}", "%work")
    p.step("end", 0, call("mgpuStreamSynchronize", "%work"))
    p.line(call("mgpuStreamSynchronize", "%in"))
    for chunk in range(count):  # "%in" has waited for what was there before the last turn but one
        p.load(f"%r{chunk}", chunk, p.wrong("end", 0, "host-race") if chunk >= count - 3 else None)
    return p.module()


def fork_join(count, fault):
    """One stream forks to many, each computes, and it joins them again."""
    p = Pipe(fault)
    p.stream("%s")
    p.event("%fork")
    p.device("%a")
    for number in range(count):
        p.stream(f"%s{number}")
        p.event(f"%done{number}")
        p.device(f"%b{number}")
    p.host("%r")
    p.line(call("mgpuMemset32", "%a", ("%v", "i32"), ("%c16", I64), "%s"))
    p.line(record("%fork", "%s"))
    for number in range(count):
        p.step("fork", number, wait(f"%s{number}", "%fork"))
        p.launch("%a", f"%b{number}", f"%s{number}", p.wrong("fork", number, "stream-race"))
        p.step("record", number, record(f"%done{number}", f"%s{number}"))
    for number in range(count):
        not_recorded = p.wrong("record", number, "event-not-recorded")
        if ("join", number) == fault:
            p.left_out = True
        else:
            p.line(wait("%s", f"%done{number}"), not_recorded)
        p.copy("%r", f"%b{number}", "%s", p.wrong("join", number, "stream-race"))
    p.line(call("mgpuStreamSynchronize", "%s"))
    for number in range(count):
        p.line(call("mgpuStreamSynchronize", f"%s{number}"))
    p.load("%r", 0)
    return p.module()


def sparse(count, fault):
    """Products of a sparse matrix, which run on the null stream: the host has to wait on both sides of each."""
    p = Pipe(fault)
    p.stream("%s")
    for name in ("%p", "%x", "%y", "%w"):
        p.device(name)
    p.host("%h")
    p.host("%r")
    p.copy("%p", "%h", "%s")
    for number in range(count):
        p.copy("%x", "%h", "%s")
        p.step("before", number, call("mgpuStreamSynchronize", "%s"))
        for vector, memory in (("i", "%x"), ("o", "%y")):
            p.line(f"%{vector}{number} = llvm.call @mgpuCreateDnVec(%c16, {memory}, %v, %s) : (i64, {PTR}, i32, {PTR}) -> {PTR}")
        p.line(f"%m{number} = llvm.call @mgpuCreateCsr(%c16, %c16, %c16, %p, %p, %p, %v, %v, %v, %s) : "
               f"(i64, i64, i64, {PTR}, {PTR}, {PTR}, i32, i32, i32, {PTR}) -> {PTR}")
        p.line(call("mgpuSpMV", ("%v", "i32"), f"%m{number}", f"%i{number}", f"%o{number}", ("%v", "i32"), "%w", "%s"),
               p.wrong("before", number, "stream-race"))
        p.step("after", number, call("mgpuStreamSynchronize", "%null"))
        p.copy("%r", "%y", "%s", p.wrong("after", number, "stream-race"))
        p.line(call("mgpuStreamSynchronize", "%s"))
        p.load("%r", number)
        p.line(call("mgpuStreamSynchronize", "%null"))
        p.line(call("mgpuDestroySpMat", f"%m{number}", "%s"))
        p.line(call("mgpuDestroyDnVec", f"%i{number}", "%s"))
        p.line(call("mgpuDestroyDnVec", f"%o{number}", "%s"))
    return p.module()


def devices(count, fault):
    """Each device has its stream and its buffer; the first gathers what the others made."""
    p = Pipe(fault)
    p.host("%r")
    for number in range(count):
        p.line(f"%n{number} = llvm.mlir.constant({number} : i32) : i32")
        p.line(call("mgpuSetDefaultDevice", (f"%n{number}", "i32")))
        p.stream(f"%s{number}")
        p.event(f"%e{number}")
        p.device(f"%d{number}", f"%s{number}")
        p.device(f"%g{number}", "%s0")
        p.host(f"%h{number}")
        p.copy(f"%d{number}", f"%h{number}", f"%s{number}")
        p.launch(f"%d{number}", f"%d{number}", f"%s{number}")
        p.step("record", number, record(f"%e{number}", f"%s{number}"))
    p.line(call("mgpuSetDefaultDevice", ("%n0", "i32")))
    for number in range(count):
        if ("gather", number) == fault:
            p.left_out = True
        else:
            p.line(wait("%s0", f"%e{number}"), p.wrong("record", number, "event-not-recorded"))
        p.copy(f"%g{number}", f"%d{number}", "%s0", p.wrong("gather", number, "stream-race") if number else None)
    p.copy("%r", "%g1", "%s0")
    for number in range(count):
        p.step("end", number, call("mgpuStreamSynchronize", f"%s{number}"))
    p.load("%r", 0, p.wrong("end", 0, "host-race"))
    return p.module()


def tasks(count, fault):
    """Each chunk is a task with its own stream, which waits for it; the caller awaits them all."""
    p = Pipe(fault)
    for chunk in range(count):
        p.device(f"%d{chunk}", freed=p.wrong("await", chunk, "use-after-free"))
        p.host(f"%h{chunk}")
    for chunk in range(count):
        p.line(f"%k{chunk} = async.execute {{")
        p.line(f"%s{chunk} = llvm.call @mgpuStreamCreate() : () -> {PTR}")
        p.copy(f"%d{chunk}", f"%h{chunk}", f"%s{chunk}")
        p.launch(f"%d{chunk}", f"%d{chunk}", f"%s{chunk}")
        p.copy(f"%h{chunk}", f"%d{chunk}", f"%s{chunk}")
        p.step("sync", chunk, call("mgpuStreamSynchronize", f"%s{chunk}"))
        p.line(call("mgpuStreamDestroy", f"%s{chunk}"))
        p.line("async.yield")
        p.line("}")
    for chunk in range(count):
        p.step("await", chunk, f"async.await %k{chunk} : !async.token")
    for chunk in range(count):
        p.load(f"%h{chunk}", chunk, p.wrong("sync", chunk, "host-race") or p.wrong("await", chunk, "host-race"))
    return p.module()


SHAPES = {double_buffer: lambda n: [*(("turn", i) for i in range(2, n)), *(("full", i) for i in range(n)), ("end", 0)],
          fork_join: lambda n: [(what, i) for what in ("fork", "join", "record") for i in range(n)],
          sparse: lambda n: [(what, i) for what in ("before", "after") for i in range(n)],
          devices: lambda n: [*((what, i) for what in ("record", "gather") for i in range(1, n)), ("record", 0), ("end", 0)],
          tasks: lambda n: [(what, i) for what in ("sync", "await") for i in range(n)]}


def programs():
    for shape, faults in SHAPES.items():
        for count in SIZES:
            for fault in [None, *faults(count)]:
                what = "right" if fault is None else f"{fault[0]}{fault[1]}"
                yield f"{shape.__name__}.{count}.{what}", shape(count, fault)
