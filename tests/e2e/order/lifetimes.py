#!/usr/bin/env python3
"""Writes the twins of the rules of memory and modules: what is made, used and ended, in the right order and in a wrong one.

usage: lifetimes.py DIRECTORY

The programs go to DIRECTORY/WAY/FAULT.correct.mlir and DIRECTORY/WAY/FAULT.faulty.mlir. A fault is two lists of steps of the same length, the
right ones and the faulty ones; the step that goes wrong, or for a leak the creation, ends in `// expect: RULE`. A way says how
the steps and their handles are hidden.
"""
import sys

from generate import DESC, HEAD, PTR, Code, load, mark_of, show, write

BUFFERS = ["d", "k", "g", "h", "a"]
HANDLES = ["s", "t", "e", *BUFFERS, "m", "f"]

MORE = f"""llvm.func @mgpuModuleLoad({PTR}, i64) -> {PTR}
llvm.func @mgpuModuleGetFunction({PTR}, {PTR}) -> {PTR}
llvm.func @mgpuModuleUnload({PTR})
llvm.func @mgpuLaunchKernel({PTR}, i64, i64, i64, i64, i64, i64, i32, {PTR}, {PTR}, {PTR}, i64)
llvm.mlir.global internal constant @image("ELF") {{addr_space = 0 : i32}}
"""

# ---- what is made: streams s, t; an event e; device memory d, k, shared memory g, heap h, a stack slot a; a module m, its function f ----


def make(c, name, h, mark=""):
    size, shared = c.const(64), c.const(1 if name == "g" else 0, "i8")
    if name in "st":
        text = f"llvm.call @mgpuStreamCreate() : () -> {PTR}"
    elif name == "e":
        text = f"llvm.call @mgpuEventCreate() : () -> {PTR}"
    elif name in "dkg":
        text = f"llvm.call @mgpuMemAlloc({size}, {h['s']}, {shared}) : (i64, {PTR}, i8) -> {PTR}"
    elif name == "h":
        text = f"llvm.call @malloc({size}) : (i64) -> {PTR}"
    elif name == "a":
        text = f"llvm.alloca {size} x i8 : (i64) -> {PTR}"
    elif name == "m":
        image = c.new(f"llvm.mlir.addressof @image : {PTR}")
        text = f"llvm.call @mgpuModuleLoad({image}, {size}) : ({PTR}, i64) -> {PTR}"
    else:
        image = c.new(f"llvm.mlir.addressof @image : {PTR}")
        text = f"llvm.call @mgpuModuleGetFunction({h['m']}, {image}) : ({PTR}, {PTR}) -> {PTR}"
    return c.new(text + mark_of(mark))


ENDS = {"d": "mgpuMemFree", "k": "mgpuMemFree", "g": "mgpuMemFree", "h": "free", "m": "mgpuModuleUnload", "e": "mgpuEventDestroy", "s": "mgpuStreamDestroy", "t": "mgpuStreamDestroy"}


def end_one(c, h, name, mark=""):
    stream = [h["s"]] if ENDS[name] == "mgpuMemFree" else []
    c.handle_call(ENDS[name], h[name], *stream, mark=mark)


# ---- steps ---------------------------------------------------------------------------------------------------------------


def nothing(c, h, mark):
    pass


def ends(name):
    return lambda c, h, mark: end_one(c, h, name, mark)


def fill(c, h, mark):
    c.memset(h["d"], h["s"], mark)


def copy_out(c, h, mark):
    c.memcpy(h["k"], h["d"], h["s"], mark)


def upload(c, h, mark):
    c.memcpy(h["d"], h["h"], h["s"], mark)


def sync(c, h, mark):
    c.handle_call("mgpuStreamSynchronize", h["s"], mark=mark)


def sync_event(c, h, mark):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuEventSynchronize", h["e"], mark=mark)


def sync_other(c, h, mark):
    c.handle_call("mgpuStreamSynchronize", h["t"], mark=mark)


def wait_other(c, h, mark):
    c.handle_call("mgpuEventRecord", h["e"], h["s"])
    c.handle_call("mgpuStreamWaitEvent", h["t"], h["e"], mark=mark)


def wait_other_and_sync(c, h, mark):
    wait_other(c, h, mark)
    sync_other(c, h, mark)


def load_of(name):
    def step(c, h, mark):
        c.count += 1
        c.add(f"%loaded{c.count} = llvm.load {h[name]} : {PTR} -> i32" + mark_of(mark))

    return step


def store_to(name):
    def step(c, h, mark):
        value = c.const(1, "i32")
        c.add(f"llvm.store {value}, {h[name]} : i32, {PTR}" + mark_of(mark))

    return step


def show_of(name):
    return lambda c, h, mark: show(c, {**h, "h": h[name]}, mark)


def copies_on_host(to, source):
    def step(c, h, mark):
        size = c.const(16)
        c.add(f'"llvm.intr.memcpy"({h[to]}, {h[source]}, {size}) <{{isVolatile = false}}> : ({PTR}, {PTR}, i64) -> ()' + mark_of(mark))

    return step


def frees_as_device(name):
    return lambda c, h, mark: c.handle_call("mgpuMemFree", h[name], h["s"], mark=mark)


def frees_as_host(name):
    return lambda c, h, mark: c.handle_call("free", h[name], mark=mark)


def launch(c, h, mark):
    one, none, zero = c.const(1), c.new(f"llvm.mlir.zero : {PTR}"), c.const(0, "i32")
    c.call("mgpuLaunchKernel", (h["f"], PTR), *[(one, "i64")] * 6, (zero, "i32"), (h["s"], PTR), (none, PTR), (none, PTR), (one, "i64"), mark=mark)


class Fault:
    """`made`: what there is at the start. `right`, `wrong`: the steps; the one at `at` goes wrong, or `leaks` does at its creation.
    `left`: what the cleanup ends afterwards."""

    def __init__(self, rule, made, right, wrong, at, left, leaks=""):
        assert len(right) == len(wrong)
        self.rule, self.made, self.right, self.wrong, self.at, self.left, self.leaks = rule, made, right, wrong, at, left, leaks


def use_after_free(made, use, free, left):
    return Fault("use-after-free", made, [use, sync, free], [free, sync, use], 2, left)


def unwaited(wait, seeming):
    return Fault("unwaited-work", "sted", [fill, wait, ends("d")], [fill, seeming, ends("d")], 0, "")


FAULTS = {
    "use_by_fill": use_after_free("sd", fill, ends("d"), ""),
    "use_by_copy": use_after_free("sdk", copy_out, ends("d"), "k"),
    "use_of_target": use_after_free("sdk", copy_out, ends("k"), "d"),
    "use_by_upload": use_after_free("sdh", upload, ends("h"), "d"),
    "use_by_load": use_after_free("sdh", load_of("h"), ends("h"), "d"),
    "use_by_store": use_after_free("sdh", store_to("h"), ends("h"), "d"),
    "use_by_print": use_after_free("sdh", show_of("h"), ends("h"), "d"),
    "device_twice": Fault("double-free", "sd", [fill, sync, nothing, ends("d")], [fill, sync, ends("d"), ends("d")], 3, ""),
    "host_twice": Fault("double-free", "sdh", [upload, sync, nothing, ends("h")], [upload, sync, ends("h"), ends("h")], 3, "d"),
    "shared_twice": Fault("double-free", "sg", [nothing, ends("g")], [ends("g"), ends("g")], 1, ""),
    "device_as_host": Fault("mismatched-free", "sd", [fill, sync, ends("d")], [fill, sync, frees_as_host("d")], 2, ""),
    "host_as_device": Fault("mismatched-free", "sdh", [upload, sync, ends("h")], [upload, sync, frees_as_device("h")], 2, "d"),
    "shared_as_host": Fault("mismatched-free", "sg", [nothing, ends("g")], [nothing, frees_as_host("g")], 1, ""),
    "slot_as_host": Fault("mismatched-free", "sda", [nothing, nothing], [nothing, frees_as_host("a")], 1, "d"),
    "slot_as_device": Fault("mismatched-free", "sda", [nothing, nothing], [nothing, frees_as_device("a")], 1, "d"),
    "load_device": Fault("device-memory-on-host", "sdg", [fill, sync, load_of("g")], [fill, sync, load_of("d")], 2, "dg"),
    "store_device": Fault("device-memory-on-host", "sdg", [nothing, store_to("g")], [nothing, store_to("d")], 1, "dg"),
    "print_device": Fault("device-memory-on-host", "sdg", [fill, sync, show_of("g")], [fill, sync, show_of("d")], 2, "dg"),
    "copy_from_device": Fault("device-memory-on-host", "sdgh", [fill, sync, copies_on_host("h", "g")], [fill, sync, copies_on_host("h", "d")], 2, "dgh"),
    "copy_to_device": Fault("device-memory-on-host", "sdgh", [nothing, copies_on_host("g", "h")], [nothing, copies_on_host("d", "h")], 1, "dgh"),
    "leak_device": Fault("memory-leak", "sd", [fill, sync, ends("d")], [fill, sync, nothing], None, "", "d"),
    "leak_shared": Fault("memory-leak", "sg", [load_of("g"), ends("g")], [load_of("g"), nothing], None, "", "g"),
    "leak_host": Fault("memory-leak", "sdh", [upload, sync, ends("h")], [upload, sync, nothing], None, "d", "h"),
    "unwaited_destroyed": unwaited(sync, nothing),
    "unwaited_event": unwaited(sync_event, wait_other),
    "unwaited_other": unwaited(wait_other_and_sync, sync_other),
    "leak_module": Fault("module-leak", "smf", [launch, sync, ends("m")], [launch, sync, nothing], None, "", "m"),
    "unload_early": Fault("module-unload-in-flight", "smf", [launch, sync, ends("m")], [launch, ends("m"), sync], 1, ""),
    "unload_behind_stream": Fault("module-unload-in-flight", "stemf", [launch, wait_other_and_sync, ends("m")], [launch, wait_other, ends("m")], 2, ""),
    "unload_wrong_stream": Fault("module-unload-in-flight", "stmf", [launch, sync, ends("m")], [launch, sync_other, ends("m")], 2, ""),
}

# ---- the ways --------------------------------------------------------------------------------------------------------------


class Program:
    def __init__(self, fault, faulty):
        self.fault, self.faulty = fault, faulty
        self.code, self.helpers = Code(), []
        self.waited = fault.rule == "unwaited-work"

    def leak_mark(self, name):
        return self.fault.rule if self.faulty and name == self.fault.leaks else ""

    def mark(self, i):
        return self.fault.rule if self.faulty and i == self.fault.at else ""

    def steps(self):
        """Each with its mark."""
        return [(step, self.mark(i)) for i, step in enumerate(self.fault.wrong if self.faulty else self.fault.right)]

    def begin(self):
        h = {}
        for name in self.fault.made:
            h[name] = make(self.code, name, h, self.leak_mark(name))
        return h

    def end(self, h):
        """Unwaited work is not waited for here either; all else is."""
        for name in "st":
            if name in h and not self.waited:
                self.code.handle_call("mgpuStreamSynchronize", h[name])
        for name in [*self.fault.left, *(n for n in "est" if n in h)]:
            end_one(self.code, h, name)

    def helper(self, name, code, params, result=""):
        self.helpers.append(f"llvm.func @{name}({params}){result} attributes {{sym_visibility = \"private\"}} {{\n" + "\n".join(code.lines) + "\n}\n")

    def finish(self, params=""):
        self.code.add("llvm.return")
        return HEAD + MORE + "".join(self.helpers) + f"llvm.func @main({params}) {{\n" + "\n".join(self.code.lines) + "\n}\n"


def straight(p):
    h = p.begin()
    for step, mark in p.steps():
        step(p.code, h, mark)
    p.end(h)
    return p.finish()


def calls(p):
    """Each step in a function of its own."""
    h = p.begin()
    names = list(h)
    for i, (step, mark) in enumerate(p.steps()):
        c = Code()
        step(c, {n: "%" + n for n in names}, mark)
        c.add("llvm.return")
        p.helper(f"step{i}", c, ", ".join(f"%{n}: {PTR}" for n in names))
        p.code.handle_call(f"step{i}", *h.values())
    p.end(h)
    return p.finish()


def made_elsewhere(p):
    """Each thing is made in a function of its own, but for a stack slot, which would end with it."""
    h = {}
    for name in p.fault.made:
        if name == "a":
            h[name] = make(p.code, name, h)
            continue
        c = Code()
        names = list(n for n in h if n != "a")
        made = make(c, name, {n: "%" + n for n in names}, p.leak_mark(name))
        c.add(f"llvm.return {made} : {PTR}")
        p.helper(f"make_{name}", c, ", ".join(f"%{n}: {PTR}" for n in names), f" -> {PTR}")
        types = ", ".join([PTR] * len(names))
        h[name] = p.code.new(f"llvm.call @make_{name}({', '.join(h[n] for n in names)}) : ({types}) -> {PTR}")
    for step, mark in p.steps():
        step(p.code, h, mark)
    p.end(h)
    return p.finish()


def slots(p):
    h = p.begin()
    c = p.code
    one = c.const(1)
    at = {n: c.new(f"llvm.alloca {one} x {PTR} : (i64) -> {PTR}") for n in h}
    for n in h:
        c.add(f"llvm.store {h[n]}, {at[n]} : {PTR}, {PTR}")

    def again():
        return {n: c.new(f"llvm.load {at[n]} : {PTR} -> {PTR}") for n in h}

    for step, mark in p.steps():
        step(c, again(), mark)
    p.end(again())
    return p.finish()


def descriptors(p):
    """Allocated and aligned pointers of memref descriptors: frees take the first, all else the second."""
    h = p.begin()
    c = p.code
    descs = {}
    for n in h:
        if n in BUFFERS:
            first = c.new(f"llvm.insertvalue {h[n]}, {c.new(f'llvm.mlir.poison : {DESC}')}[0] : {DESC}")
            descs[n] = c.new(f"llvm.insertvalue {h[n]}, {first}[1] : {DESC}")
    for i, (step, mark) in enumerate(p.steps()):
        which = i % 2
        step(c, {**h, **{n: c.new(f"llvm.extractvalue {d}[{which}] : {DESC}") for n, d in descs.items()}}, mark)
    p.end(h)
    return p.finish()


def either(p):
    """Right on one side of a branch, and on the other as the program is."""
    h = p.begin()
    c = p.code
    c.add("llvm.cond_br %c, ^one, ^two")
    c.lines.append("^one:")
    for step in p.fault.right:
        step(c, h, "")
    c.add("llvm.br ^end")
    c.lines.append("^two:")
    for step, mark in p.steps():
        step(c, h, mark)
    c.add("llvm.br ^end")
    c.lines.append("^end:")
    p.end(h)
    return p.finish("%c: i1")


def correlated(p):
    """One branch for each step, all on the same condition: right where it holds."""
    h = p.begin()
    c = p.code
    for i, (step, mark) in enumerate(p.steps()):
        c.add(f"llvm.cond_br %c, ^one{i}, ^two{i}")
        c.lines.append(f"^one{i}:")
        p.fault.right[i](c, h, "")
        c.add(f"llvm.br ^end{i}")
        c.lines.append(f"^two{i}:")
        step(c, h, mark)
        c.add(f"llvm.br ^end{i}")
        c.lines.append(f"^end{i}:")
    p.end(h)
    return p.finish("%c: i1")


def loop(p):
    """Everything in each iteration."""
    c = p.code
    c.add("%zero = llvm.mlir.constant(0 : i64) : i64")
    c.add("%one = llvm.mlir.constant(1 : i64) : i64")
    c.add("llvm.br ^head(%zero : i64)")
    c.lines.append("^head(%i: i64):")
    c.add('%more = llvm.icmp "slt" %i, %n : i64')
    c.add("llvm.cond_br %more, ^body, ^exit")
    c.lines.append("^body:")
    h = p.begin()
    for step, mark in p.steps():
        step(c, h, mark)
    p.end(h)
    c.add("%next = llvm.add %i, %one : i64")
    c.add("llvm.br ^head(%next : i64)")
    c.lines.append("^exit:")
    return p.finish("%n: i64")


def block_arguments(p):
    """All handles go through block arguments between the steps."""
    h = p.begin()
    c = p.code
    for i, (step, mark) in enumerate(p.steps()):
        c.add(f"llvm.br ^step{i}({', '.join(h.values())} : {', '.join([PTR] * len(h))})")
        h = {n: f"%{n}{i}" for n in h}
        c.lines.append(f"^step{i}({', '.join(f'{v}: {PTR}' for v in h.values())}):")
        step(c, h, mark)
    p.end(h)
    return p.finish()


WAYS = {
    "straight": straight,
    "calls": calls,
    "made_elsewhere": made_elsewhere,
    "slots": slots,
    "descriptors": descriptors,
    "either": either,
    "correlated": correlated,
    "loop": loop,
    "block_arguments": block_arguments,
}


def main():
    for way, build in WAYS.items():
        for name, fault in FAULTS.items():
            for faulty in (False, True):
                write(sys.argv[1], way, name, faulty, build(Program(fault, faulty)))


if __name__ == "__main__":
    main()
