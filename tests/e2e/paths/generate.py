#!/usr/bin/env python3
"""Writes the twins: for every fault and every way of hiding it, a faulty program and a correct one.

usage: generate.py DIRECTORY

The programs go to DIRECTORY/WAY/FAULT.faulty.mlir and DIRECTORY/WAY/FAULT.correct.mlir. Each line of a faulty program at
which something must be found ends in `// expect: RULE`; a correct program has no such line.

A fault is three pieces of code about one handle H, in the order in which they run: `make` makes it, `early` does
something to it, `late` does the rest and ends its life. A way says how H gets from one piece to the next.
Most ways take any fault as it is. Branches on one condition and loops are written out for each kind of fault.
"""
import os
import sys

# ---- lines of code ------------------------------------------------------------------------------------------------------

PTR = "!llvm.ptr"


def call(name, *operands, result=None, type="()"):
    types = ", ".join([PTR] * len(operands))
    return f"{result + ' = ' if result else ''}llvm.call @{name}({', '.join(operands)}) : ({types}) -> {type}"


def stream_create(h):
    return call("mgpuStreamCreate", result=h, type=PTR)


def stream_sync(h):
    return call("mgpuStreamSynchronize", h)


def stream_destroy(h):
    return call("mgpuStreamDestroy", h)


def event_create(h):
    return call("mgpuEventCreate", result=h, type=PTR)


def event_record(h):
    return call("mgpuEventRecord", h, "%s")


def event_wait(h):
    return call("mgpuStreamWaitEvent", "%s", h)


def event_sync(h):
    return call("mgpuEventSynchronize", h)


def event_destroy(h):
    return call("mgpuEventDestroy", h)


def null(h):
    return f"{h} = llvm.mlir.zero : {PTR}"


def poison(h):
    return f"{h} = llvm.mlir.poison : {PTR}"


def undef(h):
    return f"{h} = llvm.mlir.undef : {PTR}"


def load(h, address):
    return f"{h} = llvm.load {address} : {PTR} -> {PTR}"


def store(h, address):
    return f"llvm.store {h}, {address} : {PTR}, {PTR}"


def stream(h):
    return [stream_create(h)]


def event(h):
    return [event_create(h), event_record(h)]


# ---- the faults ---------------------------------------------------------------------------------------------------------


class Fault:
    """Pieces are functions from (the name of H, faulty or not) to lines. `differs` names the piece that makes the fault:
    "early" or "late" (the state of an object is wrong), or "make" (the value is no handle at all)."""

    def __init__(self, name, rule, differs, make, early, late):
        self.name, self.rule, self.differs = name, rule, differs
        self.make, self.early, self.late = make, early, late

    def mark(self, line, faulty):
        return f"{line}  // expect: {self.rule}" if faulty else line


def use_after_destroy(name, make, use, destroy):
    fault = Fault(name, name, "early", lambda h, bad: make(h), lambda h, bad: [destroy(h)] if bad else [use(h)],
                  lambda h, bad: [fault.mark(use(h), bad), destroy(h)])
    return fault


def double_destroy(name, make, use, destroy):
    fault = Fault(name, name, "early", lambda h, bad: make(h), lambda h, bad: [destroy(h)] if bad else [use(h)],
                  lambda h, bad: [fault.mark(destroy(h), bad)])
    return fault


def leak(name, make, use, destroy):
    fault = Fault(name, name, "late", lambda h, bad: [fault.mark(make(h)[0], bad)] + make(h)[1:], lambda h, bad: [use(h)],
                  lambda h, bad: [use(h)] if bad else [use(h), destroy(h)])
    return fault


def kind_mismatch(name, make, use, destroy, wrong_use):
    fault = Fault(name, "handle-kind-mismatch", "late", lambda h, bad: make(h), lambda h, bad: [use(h)],
                  lambda h, bad: [fault.mark(wrong_use(h), True) if bad else use(h), destroy(h)])
    return fault


def not_recorded():
    fault = Fault("event-not-recorded", "event-not-recorded", "early", lambda h, bad: [event_create(h)],
                  lambda h, bad: [] if bad else [event_record(h)],
                  lambda h, bad: [fault.mark(event_wait(h), bad), event_destroy(h)])
    return fault


def no_handle(name, rule, value, make, use, destroy):
    """The one use of a value that is no handle is `use`, or `destroy` where `use` is None."""
    first = use or destroy
    fault = Fault(name, rule, "make", lambda h, bad: [value(h)] if bad else make(h), lambda h, bad: [],
                  lambda h, bad: [fault.mark(first(h), True)] if bad else [first(h)] + ([destroy(h)] if use else []))
    fault.value, fault.destroys = value, use is None
    return fault


FAULTS = [
    use_after_destroy("stream-use-after-destroy", stream, stream_sync, stream_destroy),
    use_after_destroy("event-use-after-destroy", event, event_sync, event_destroy),
    double_destroy("stream-double-destroy", stream, stream_sync, stream_destroy),
    double_destroy("event-double-destroy", event, event_sync, event_destroy),
    leak("stream-leak", stream, stream_sync, stream_destroy),
    leak("event-leak", event, event_sync, event_destroy),
    kind_mismatch("stream-as-event", stream, stream_sync, stream_destroy, event_sync),
    kind_mismatch("event-as-stream", event, event_sync, event_destroy, stream_sync),
    not_recorded(),
    no_handle("null-event", "null-handle", null, event, event_sync, event_destroy),
    no_handle("null-stream-destroy", "null-handle", null, stream, None, stream_destroy),
    no_handle("poison-event", "undefined-handle", poison, event, event_sync, event_destroy),
    no_handle("undef-stream", "undefined-handle", undef, stream, stream_sync, stream_destroy),
]

# ---- programs -----------------------------------------------------------------------------------------------------------

RUNTIME = f"""\
  llvm.func @mgpuStreamCreate() -> {PTR}
  llvm.func @mgpuStreamSynchronize({PTR})
  llvm.func @mgpuStreamDestroy({PTR})
  llvm.func @mgpuStreamWaitEvent({PTR}, {PTR})
  llvm.func @mgpuEventCreate() -> {PTR}
  llvm.func @mgpuEventRecord({PTR}, {PTR})
  llvm.func @mgpuEventSynchronize({PTR})
  llvm.func @mgpuEventDestroy({PTR})
"""


def function(head, lines):
    """A function; a line that starts with ^ is the head of a block."""
    body = "".join(f"  {line}\n" if line.startswith("^") else f"    {line}\n" for line in lines)
    return f"  llvm.func {head} {{\n{body}  }}\n"


def program(main, others="", arguments=""):
    """A program whose main function has a stream %s of its own around the given lines, for events to be recorded on."""
    lines = [stream_create("%s"), *main, stream_sync("%s"), stream_destroy("%s"), "llvm.return"]
    return f"module {{\n{others}{function(f'@main({arguments})', lines)}{RUNTIME}}}\n"


def private(name, lines, result=None):
    """A private helper function of a handle %h and the stream %s."""
    head = f"@{name}(%h: {PTR}, %s: {PTR}) attributes {{sym_visibility = \"private\"}}"
    return function(head, [*lines, "llvm.return"])


def branch(condition, number, then):
    """if (condition) { then }"""
    return [f"llvm.cond_br {condition}, ^then{number}, ^end{number}", f"^then{number}:", *then, f"llvm.br ^end{number}",
            f"^end{number}:"]


def either(head, one, other):
    """Two blocks after the branch `head`, which join again."""
    return [head, "^one:", *one, "llvm.br ^join", "^other:", *other, "llvm.br ^join", "^join:"]


# ---- the ways that take any fault ------------------------------------------------------------------------------------------


def straight_line(fault, bad):
    return program([*fault.make("%h", bad), *fault.early("%h", bad), *fault.late("%h", bad)])


def one_branch(fault, bad, head="llvm.cond_br %c, ^one, ^other", arguments="%c: i1"):
    """The faulty piece is on one of two branches, the correct one on the other."""
    make, early, late = fault.make("%h", bad), fault.early("%h", bad), fault.late("%h", bad)
    if fault.differs == "early":
        main = [*make, *either(head, early, fault.early("%h", False)), *late]
    elif fault.differs == "late":
        main = [*make, *early, *either(head, late, fault.late("%h", False))]
    else:
        good = fault.late("%h", False)
        wrong = [*fault.make("%x", True), *fault.late("%x", True)] if bad else []
        main = [*fault.make("%h", False), *early, *either(head, [*wrong, *good], good)]
    return program(main, arguments=arguments)


def one_switch_case(fault, bad):
    """The same with a switch."""
    return one_branch(fault, bad, "llvm.switch %k : i32, ^other [\n      7: ^one\n    ]", "%k: i32")


def call_way(fault, bad):
    """`early` and `late` are each behind a call."""
    others = private("early", fault.early("%h", bad)) + private("late", fault.late("%h", bad))
    return program([*fault.make("%h", bad), call("early", "%h", "%s"), call("late", "%h", "%s")], others)


def two_calls(fault, bad):
    """`early` and `late` are each behind two calls."""
    others = ""
    for name, lines in (("early", fault.early("%h", bad)), ("late", fault.late("%h", bad))):
        others += private(name + "_outer", [call(name + "_inner", "%h", "%s")]) + private(name + "_inner", lines)
    return program([*fault.make("%h", bad), call("early_outer", "%h", "%s"), call("late_outer", "%h", "%s")], others)


def returned(fault, bad):
    """The handle is made in a function that returns it."""
    make = function(f"internal @make(%s: {PTR}) -> {PTR}", [*fault.make("%h", bad), f"llvm.return %h : {PTR}"])
    return program([call("make", "%s", result="%h", type=PTR), *fault.early("%h", bad), *fault.late("%h", bad)], make)


def async_region(fault, bad):
    """The handle is made in an async.execute region, which yields it; `early` runs in a second region, which passes it on."""
    value = f"!async.value<{PTR}>"
    main = [f"%t0, %r0 = async.execute -> {value} {{", *fault.make("%h0", bad), f"async.yield %h0 : {PTR}", "}",
            f"%h1 = async.await %r0 : {value}", f"%t1, %r1 = async.execute -> {value} {{", *fault.early("%h1", bad),
            f"async.yield %h1 : {PTR}", "}", f"%h = async.await %r1 : {value}", *fault.late("%h", bad)]
    return program(main)


def out_parameter(fault, bad):
    """The handle is made in a function that stores it where its caller says; another one loads it from there."""
    make = function(f"internal @make(%out: {PTR}, %s: {PTR})", [*fault.make("%h", bad), store("%h", "%out"), "llvm.return"])
    early = function(f"internal @early(%in: {PTR}, %s: {PTR})", [load("%h", "%in"), *fault.early("%h", bad), "llvm.return"])
    main = ["%one = llvm.mlir.constant(1 : i64) : i64", f"%slot = llvm.alloca %one x {PTR} : (i64) -> {PTR}",
            call("make", "%slot", "%s"), call("early", "%slot", "%s"), load("%h", "%slot"), *fault.late("%h", bad)]
    return program(main, make + early)


def two_of_which_one(fault, bad, choose):
    """Of two values, %a and %b, a condition chooses %h; %o is the other one. `choose` gives the lines for that."""
    if fault.differs == "make" and bad:
        if fault.destroys:
            return None  # whether %b is destroyed would depend on the condition
        main = [*fault.make("%a", True), *fault.make("%b", False), *choose, *fault.late("%h", True), *fault.late("%b", False)]
    else:
        main = [*fault.make("%a", bad), *fault.make("%b", bad), *choose, *fault.early("%h", bad), *fault.late("%h", bad),
                *fault.early("%o", False), *fault.late("%o", False)]
    return program(main, arguments="%c: i1")


def select(fault, bad):
    return two_of_which_one(fault, bad, [f"%h = llvm.select %c, %a, %b : i1, {PTR}", f"%o = llvm.select %c, %b, %a : i1, {PTR}"])


def block_argument(fault, bad):
    return two_of_which_one(fault, bad, [f"llvm.cond_br %c, ^chosen(%a, %b : {PTR}, {PTR}), ^chosen(%b, %a : {PTR}, {PTR})",
                                         f"^chosen(%h: {PTR}, %o: {PTR}):"])


def through_memory(fault, bad, prepare, end=(), others="", late_address="%slot"):
    """Stored once, loaded before each piece. Memory that nothing was stored to is undefined: so is the faulty poison."""
    put = [*fault.make("%h", bad), store("%h", "%slot")]
    if fault.name == "poison-event" and bad and "alloca" in "".join(prepare):
        put = []
    main = [*prepare, *put, load("%h1", "%slot"), *fault.early("%h1", bad), load("%h2", late_address), *fault.late("%h2", bad), *end]
    return program(main, others)


def stack_slot(fault, bad):
    return through_memory(fault, bad, ["%one = llvm.mlir.constant(1 : i64) : i64", f"%slot = llvm.alloca %one x {PTR} : (i64) -> {PTR}"])


def heap_cell(fault, bad):
    return through_memory(fault, bad, ["%eight = llvm.mlir.constant(8 : i64) : i64",
                                       f"%slot = llvm.call @malloc(%eight) : (i64) -> {PTR}"], [call("free", "%slot")],
                          f"  llvm.func @malloc(i64) -> {PTR}\n  llvm.func @free({PTR})\n")


def global_variable(fault, bad):
    """At the end the global variable is overwritten: what it held is not handed on."""
    variable = f"  llvm.mlir.global internal @slot() {{addr_space = 0 : i32}} : {PTR} {{\n    %0 = llvm.mlir.zero : {PTR}\n    llvm.return %0 : {PTR}\n  }}\n"
    return through_memory(fault, bad, [f"%slot = llvm.mlir.addressof @slot : {PTR}"], [null("%null"), store("%null", "%slot")], variable)


STRUCT = "!llvm.struct<(i64, ptr, ptr)>"


def struct_in_memory(fault, bad):
    """In the second of three fields; the third holds the other stream. `late` addresses the field by its byte offset."""
    return through_memory(fault, bad, ["%one = llvm.mlir.constant(1 : i64) : i64",
                                       f"%struct = llvm.alloca %one x {STRUCT} : (i64) -> {PTR}",
                                       f"%slot = llvm.getelementptr %struct[0, 1] : ({PTR}) -> {PTR}, {STRUCT}",
                                       f"%third = llvm.getelementptr %struct[0, 2] : ({PTR}) -> {PTR}, {STRUCT}",
                                       store("%s", "%third"),
                                       f"%offset = llvm.getelementptr %struct[8] : ({PTR}) -> {PTR}, i8"], late_address="%offset")


def struct_value(fault, bad):
    """The same in an SSA value."""
    undefined = fault.name == "poison-event" and bad
    main = [f"%v0 = llvm.mlir.poison : {STRUCT}", f"%v1 = llvm.insertvalue %s, %v0[2] : {STRUCT}"]
    main += [] if undefined else [*fault.make("%h", bad), f"%v2 = llvm.insertvalue %h, %v1[1] : {STRUCT}"]
    last = "%v1" if undefined else "%v2"
    main += [f"%h1 = llvm.extractvalue {last}[1] : {STRUCT}", *fault.early("%h1", bad),
             f"%h2 = llvm.extractvalue {last}[1] : {STRUCT}", *fault.late("%h2", bad)]
    return program(main)


# ---- branches on one condition ---------------------------------------------------------------------------------------------


def made_on_one_branch(make, otherwise):
    """if (c) { %new = make } else { %none = otherwise }; %h is what there is."""
    return ["llvm.cond_br %c, ^make, ^none", "^make:", *make, f"llvm.br ^made(%new : {PTR})",
            "^none:", *otherwise, f"llvm.br ^made(%none : {PTR})", f"^made(%h: {PTR}):"]


def correlated(fault, bad):
    """Every piece is behind a branch, and only which branches go together makes the program right or wrong."""
    start = ["%true = llvm.mlir.constant(true) : i1", "%not = llvm.xor %c, %true : i1"]
    same, opposite = ("%c", "%not") if bad else ("%not", "%c")
    destroy = event_destroy if "event" in fault.name else stream_destroy
    if "use-after-destroy" in fault.name:
        # destroyed if c; used if c (faulty) or if not c (correct); destroyed if not c
        use = fault.late("%h", bad)[0]
        main = [*fault.make("%h", bad), *branch("%c", 1, [destroy("%h")]), *branch(same, 2, [use]),
                *branch("%not", 3, [destroy("%h")])]
    elif "double-destroy" in fault.name:
        # destroyed if c; again if c (faulty); destroyed if not c
        again = branch("%c", 2, fault.late("%h", True)) if bad else []
        main = [*fault.make("%h", bad), *branch("%c", 1, [destroy("%h")]), *again, *branch("%not", 3, [destroy("%h")])]
    elif "leak" in fault.name:
        # made if c, used if c, destroyed if c (correct) or if c and d (faulty)
        end = branch("%d", 3, [destroy("%h")]) if bad else [destroy("%h")]
        main = [*made_on_one_branch(fault.make("%new", bad), [null("%none")]), *branch("%c", 1, fault.early("%h", bad)),
                *branch("%c", 2, end)]
    elif fault.name == "stream-as-event":
        # a stream if c, an event if not; treated as a stream if c (correct) or if d (faulty)
        as_stream = [fault.mark(stream_sync("%h"), bad), stream_destroy("%h")]
        as_event = [fault.mark(event_sync("%h"), bad), event_destroy("%h")]
        main = [*made_on_one_branch(stream("%new"), event("%none")),
                *either(f"llvm.cond_br {'%d' if bad else '%c'}, ^one, ^other", as_stream, as_event)]
    elif fault.name == "event-as-stream":
        # an event if c; treated as one if c (correct) or treated as a stream if c (faulty)
        main = [*made_on_one_branch(event("%new"), stream("%none")),
                *branch("%c", 1, fault.late("%h", bad)), *branch("%not", 2, [stream_sync("%h"), stream_destroy("%h")])]
    elif fault.name == "event-not-recorded":
        # recorded if c, waited for if c (correct) or if not c (faulty)
        main = [*fault.make("%h", bad), *branch("%c", 1, fault.early("%h", False)),
                *branch(opposite, 2, fault.late("%h", bad)[:1]), destroy("%h")]
    else:
        # a handle if c; used if c, and (faulty) if not c
        wrong = branch("%not", 1, fault.late("%h", True)) if bad else []
        main = [*made_on_one_branch(fault.make("%new", False), [fault.value("%none")]), *wrong,
                *branch("%c", 2, fault.late("%h", False))]
    return program([*start, *main], arguments="%c: i1, %d: i1")


# ---- loops -------------------------------------------------------------------------------------------------------------------


def loop_carried(fault, bad):
    """do { body } while (++i < n), which carries a handle from one iteration to the next: %h comes in, %new goes on."""
    is_event = "event" in fault.name
    make, use, destroy = (event, event_sync, event_destroy) if is_event else (stream, stream_sync, stream_destroy)
    first, new, last = make("%first"), make("%new"), [destroy("%last")]
    if "use-after-destroy" in fault.name or "double-destroy" in fault.name:
        # destroyed in each iteration, and (correct) replaced
        body = fault.late("%h", bad)
        if bad:
            new, last = [], []
    elif "leak" in fault.name:
        # replaced in each iteration, and (correct) destroyed first
        first, new = fault.make("%first", bad), fault.make("%new", bad)
        body = [use("%h")] if bad else [use("%h"), destroy("%h")]
    elif fault.name == "stream-as-event":
        # an event, replaced by an event (correct) or by a stream (faulty)
        body = [fault.mark(event_wait("%h"), bad), event_destroy("%h")]
        if bad:
            new, last = stream("%new"), [stream_destroy("%last")]
    elif fault.name == "event-as-stream":
        first, new, last = stream("%first"), stream("%new"), [stream_destroy("%last")]
        body = [fault.mark(stream_sync("%h"), bad), stream_destroy("%h")]
        if bad:
            new, last = event("%new"), [event_destroy("%last")]
    elif fault.name == "event-not-recorded":
        # recorded before the loop, and replaced by a recorded one (correct) or an unrecorded one (faulty)
        body = fault.late("%h", bad)
        if bad:
            new = [event_create("%new")]
    else:
        # destroyed in each iteration, and replaced by a handle (correct) or by what is none (faulty)
        body = [fault.mark(destroy("%h"), bad)]
        if bad:
            new, last = [fault.value("%new")], []
    carried = "%new" if new else "%h"
    return program([
        "%c0 = llvm.mlir.constant(0 : i64) : i64", "%c1 = llvm.mlir.constant(1 : i64) : i64", *first,
        f"llvm.br ^body(%c0, %first : i64, {PTR})", f"^body(%i: i64, %h: {PTR}):", *body, *new, "%next = llvm.add %i, %c1 : i64",
        "%more = llvm.icmp \"slt\" %next, %n : i64",
        f"llvm.cond_br %more, ^body(%next, {carried} : i64, {PTR}), ^end({carried} : {PTR})", f"^end(%last: {PTR}):", *last,
    ], arguments="%n: i64")


WAYS = {
    "straight-line": straight_line, "one-branch": one_branch, "one-switch-case": one_switch_case, "correlated": correlated,
    "loop-carried": loop_carried, "call": call_way, "two-calls": two_calls, "returned": returned, "async-region": async_region,
    "out-parameter": out_parameter, "select": select, "block-argument": block_argument, "stack-slot": stack_slot,
    "heap-cell": heap_cell, "global": global_variable, "struct-in-memory": struct_in_memory, "struct-value": struct_value,
}


def main():
    for way, make in WAYS.items():
        folder = os.path.join(sys.argv[1], way)
        os.makedirs(folder, exist_ok=True)
        for fault in FAULTS:
            faulty, correct = make(fault, True), make(fault, False)
            if faulty is None:
                continue
            for twin, text in (("faulty", faulty), ("correct", correct)):
                assert ("// expect:" in text) == (twin == "faulty"), (way, fault.name, twin)
                with open(os.path.join(folder, f"{fault.name}.{twin}.mlir"), "w", encoding="utf-8") as out:
                    out.write(text)


if __name__ == "__main__":
    main()
