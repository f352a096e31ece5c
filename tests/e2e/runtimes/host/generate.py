#!/usr/bin/env python3
"""Writes programs against the CUDA runtime, the CUDA driver and HIP, each faulty one beside a correct one.

usage: generate.py DIRECTORY

They go to DIRECTORY/RUNTIME/NAME.mlir, with a .gpuverify that says the runtime; the faulty ones have `// expect: RULE` at the line of
each finding. A pair is a function below that takes the code and whether it is to be faulty; some are only for some interfaces.
"""
import os
import sys

sys.dont_write_bytecode = True  # the sources stay as they are
from host_code import APIS, Code  # noqa: E402

PAIRS = []


def pair(function=None, only=None):
    def add(f):
        PAIRS.append((f, only))
        return f

    return add(function) if function else add


# ---- ways for the host to wait ----------------------------------------------------------------------------------------------


def waits(way):
    """The host reads what work on a stream wrote to it; `way` gets the code and the streams, and says which one is waited for."""

    def program(c, faulty):
        s, t, e, d = c.stream(1), c.stream(1), c.event(), c.device()
        c.copy("%h", d, 2, s)
        way(c, t if faulty else s, e, s)
        if faulty:
            c.expect("host-race")
        c.read("%h")
        c.sync_stream(s)
        c.free(d)
        c.destroy_event(e)
        c.destroy_stream(s, t)

    program.__name__ = way.__name__
    PAIRS.append((program, None))
    return way


@waits
def stream_synchronize(c, on, e, s):
    c.sync_stream(on)
    c.record(e, on)


@waits
def event_synchronize(c, on, e, s):
    c.record(e, on)
    c.sync_event(e)


@waits
def stream_query_until_done(c, on, e, s):
    c.spin("StreamQuery", on)
    c.record(e, on)


@waits
def stream_query_while_busy(c, on, e, s):
    c.spin("StreamQuery", on, until_done=False)
    c.record(e, on)


@waits
def event_query_until_done(c, on, e, s):
    c.record(e, on)
    c.spin("EventQuery", e)


@waits
def event_query_while_busy(c, on, e, s):
    c.record(e, on)
    c.spin("EventQuery", e, until_done=False)


@pair
def query_without_a_loop(c, faulty):
    s, d = c.stream(1), c.device()
    c.copy("%h", d, 2, s)
    if faulty:
        c.ask("StreamQuery", s)
        c.expect("host-race")
    else:
        c.spin("StreamQuery", s)
    c.read("%h")
    c.sync_stream(s)
    c.free(d)
    c.destroy_stream(s)


@pair
def device_synchronize(c, faulty):
    s, d = c.stream(1), c.device()
    if faulty:
        c.sync_device()
    c.copy("%h", d, 2, s)
    if not faulty:
        c.sync_device()
    if faulty:
        c.expect("host-race")
    c.read("%h")
    c.sync_stream(s)
    c.free(d)
    c.destroy_stream(s)


@pair
def device_synchronize_of_many(c, faulty):
    """One call for two streams and the null stream."""
    s, t, d, n = c.stream(1), c.stream(0), c.device(), c.null()
    m = c.managed()
    c.fill(m, s)
    c.copy("%h", d, 2, t)
    c.fill(d, n)
    if faulty:
        c.sync_stream(t)
    else:
        c.sync_device()
    a = c.address(m)
    if faulty:
        c.expect("host-race")
    c.read(a)
    c.sync_device()
    c.free(d, m)
    c.destroy_stream(s, t)


# ---- copies that wait ----------------------------------------------------------------------------------------------------------


@pair
def copy_to_host_waits(c, faulty):
    d, n = c.device(), c.null()
    c.fill(d, n)
    if faulty:
        c.copy("%h", d, 2, n)
        c.expect("host-race")
    else:
        c.copy("%h", d, 2)
    c.read("%h")
    c.sync_device()
    c.free(d)


@pair
def copy_to_host_waits_for_blocking_streams(c, faulty):
    s, d, m = c.stream(1 if faulty else 0), c.device(), c.managed()
    c.fill(m, s)
    c.copy("%h", d, 2)
    a = c.address(m)
    if faulty:
        c.expect("host-race")
    c.read(a)
    c.sync_stream(s)
    c.free(d, m)
    c.destroy_stream(s)


@pair
def copy_within_the_device_does_not_wait(c, faulty):
    d, m = c.device(), c.managed()
    c.copy(m, d, 3)
    if not faulty:
        c.sync_stream(c.null())
    a = c.address(m)
    if faulty:
        c.expect("host-race")
    c.read(a)
    c.sync_device()
    c.free(d, m)


@pair
def copy_to_device_has_read_its_source(c, faulty):
    """The host may write the source again; an asynchronous copy still reads it."""
    d, n = c.device(), c.null()
    c.copy(d, "%h", 1, n if faulty else None)
    seven = c.const(7)
    if faulty:
        c.expect("host-race")
    c.add(f"llvm.store {seven}, %h : i32, !llvm.ptr")
    c.sync_device()
    c.free(d)


@pair
def set_of_device_memory_does_not_wait(c, faulty):
    s, d = c.stream(1 if faulty else 0), c.device()
    c.fill_now(d)
    if faulty:
        c.expect("stream-race")
    c.copy("%h", d, 2, s)
    c.sync_stream(s)
    c.read("%h")
    c.sync_device()
    c.free(d)
    c.destroy_stream(s)


# ---- the default streams -----------------------------------------------------------------------------------------------------------


def beside(first, second, ordered):
    """Work on two streams of these kinds, of which one is a default stream: is it ordered?"""

    def program(c, faulty):
        d = c.device()
        s = getattr(c, first[0])(*first[1:])
        t = getattr(c, second[0])(*second[1:])
        c.fill(d, s)
        c.expect("stream-race" if faulty else "")
        c.copy("%h", d, 2, t)
        c.sync_device()
        c.read("%h")
        c.free(d)
        for what, stream in ((first, s), (second, t)):
            if what[0] in ("stream", "plain_stream"):
                c.destroy_stream(stream)

    program.__name__ = "_".join(["beside", *map(str, first), *map(str, second)])
    program.verdict = ordered
    return program


BLOCKING, OTHER, PLAIN, NULL, LEGACY, THREAD = ("stream", 0), ("stream", 1), ("plain_stream",), ("null",), ("legacy",), ("per_thread",)
BESIDE = [beside(a, b, True) for a, b in (
    (BLOCKING, NULL), (PLAIN, NULL), (NULL, BLOCKING), (NULL, PLAIN), (LEGACY, NULL), (BLOCKING, LEGACY), (LEGACY, BLOCKING),
    (THREAD, NULL), (NULL, THREAD), (THREAD, LEGACY), (THREAD, THREAD))]
BESIDE += [beside(a, b, False) for a, b in (
    (OTHER, NULL), (NULL, OTHER), (OTHER, LEGACY), (LEGACY, OTHER), (THREAD, OTHER), (OTHER, THREAD), (THREAD, BLOCKING),
    (BLOCKING, THREAD), (BLOCKING, OTHER), (PLAIN, BLOCKING), (OTHER, OTHER))]


@pair
def null_stream_between_blocking_streams(c, faulty):
    s, t, d, k, n = c.stream(0), c.stream(1 if faulty else 0), c.device(), c.device(), c.null()
    c.fill(d, s)
    c.fill(k, n)
    if faulty:
        c.expect("stream-race")
    c.copy("%h", d, 2, t)
    c.sync_device()
    c.read("%h")
    c.free(d, k)
    c.destroy_stream(s, t)


@pair
def null_stream_synchronized_for_blocking_streams(c, faulty):
    s, d, n = c.stream(1 if faulty else 0), c.device(), c.null()
    c.copy("%h", d, 2, s)
    c.sync_stream(n)
    if faulty:
        c.expect("host-race")
    c.read("%h")
    c.sync_stream(s)
    c.free(d)
    c.destroy_stream(s)


@pair
def event_of_the_null_stream(c, faulty):
    s, e, d, n = c.stream(1 if faulty else 0), c.event(), c.device(), c.null()
    c.copy("%h", d, 2, s)
    c.record(e, n)
    c.sync_event(e)
    if faulty:
        c.expect("host-race")
    c.read("%h")
    c.sync_stream(s)
    c.free(d)
    c.destroy_event(e)
    c.destroy_stream(s)


@pair
def default_stream_of_the_thread(c, faulty):
    """In calls for it null is the stream of the thread: ordered with itself and the null stream, not with others."""
    s, d, n = c.stream(0), c.device(), c.null()
    c.fill(d, n, thread=True)
    if faulty:
        c.expect("stream-race")
        c.copy("%h", d, 2, s)
    else:
        c.copy("%h", d, 2, n, thread=True)
    c.sync_stream(n, thread=True)
    c.sync_stream(s)
    c.read("%h")
    c.free(d)
    c.destroy_stream(s)


@pair
def default_stream_of_the_thread_and_the_null_stream(c, faulty):
    d, n, s = c.device(), c.null(), c.stream(1)
    c.fill(d, n, thread=True)
    if faulty:
        c.expect("stream-race")
        c.copy("%h", d, 2, s)
    else:
        c.copy("%h", d, 2, n)
    c.sync_device()
    c.read("%h")
    c.free(d)
    c.destroy_stream(s)


# ---- streams among each other ---------------------------------------------------------------------------------------------------


@pair
def event_between_streams(c, faulty):
    s, t, e, d = c.stream(1), c.stream(1), c.event(), c.device()
    if faulty:
        c.record(e, s)
    c.fill(d, s)
    if not faulty:
        c.record(e, s)
    c.wait(t, e)
    if faulty:
        c.expect("stream-race")
    c.copy("%h", d, 2, t)
    c.sync_stream(t)
    c.read("%h")
    c.sync_stream(s)
    c.free(d)
    c.destroy_event(e)
    c.destroy_stream(s, t)


@pair
def event_destroyed_before_the_host_waits(c, faulty):
    s, e, d = c.stream(1), c.event(), c.device()
    c.copy("%h", d, 2, s)
    c.record(e, s)
    if not faulty:
        c.sync_event(e)
    c.destroy_event(e)
    if faulty:
        c.expect("event-use-after-destroy")
        c.sync_event(e)
        c.sync_stream(s)
    c.read("%h")
    c.free(d)
    c.destroy_stream(s)


@pair(only=("cuda-runtime", "hip"))
def kernel_launches(c, faulty):
    s, t, d = c.stream(1), c.stream(1), c.device()
    c.launch(s, d)
    if not faulty:
        c.sync_stream(s)
    if faulty:
        c.expect("stream-race")
    c.launch(t, d)
    c.sync_device()
    c.free(d)
    c.destroy_stream(s, t)


# ---- memory in the order of a stream --------------------------------------------------------------------------------------------


@pair
def memory_of_another_stream(c, faulty):
    s, t, e = c.stream(1), c.stream(1), c.event()
    d = c.pool(s)
    c.record(e, s)
    if not faulty:
        c.wait(t, e)
    if faulty:
        c.expect("stream-race")
    c.copy("%h", d, 2, t)
    c.sync_stream(t)
    c.read("%h")
    c.free_on(d, s)
    c.sync_stream(s)
    c.destroy_event(e)
    c.destroy_stream(s, t)


@pair
def memory_freed_before_another_stream_is_done(c, faulty):
    s, t, e = c.stream(1), c.stream(1), c.event()
    d = c.pool(s)
    c.sync_stream(s)
    c.fill(d, t)
    c.record(e, t)
    if not faulty:
        c.wait(s, e)
    if faulty:
        c.expect("stream-race")
    c.free_on(d, s)
    c.sync_device()
    c.destroy_event(e)
    c.destroy_stream(s, t)


@pair
def memory_used_after_it_is_freed_in_order(c, faulty):
    s = c.stream(1)
    d = c.pool(s)
    if faulty:
        c.free_on(d, s)
        c.expect("use-after-free")
        c.fill(d, s)
    else:
        c.fill(d, s)
        c.free_on(d, s)
    c.sync_stream(s)
    c.destroy_stream(s)


@pair
def memory_of_a_stream_freed_by_the_host(c, faulty):
    """Nothing waits for the stream there."""
    s = c.stream(1)
    d = c.pool(s)
    c.copy("%h", d, 2, s)
    if not faulty:
        c.sync_stream(s)
    if faulty:
        c.expect("free-in-flight" if c.api.prefix != "hip" else "")
    c.free(d)
    c.sync_stream(s)
    c.destroy_stream(s)


@pair
def memory_in_order_freed_twice(c, faulty):
    s = c.stream(1)
    d = c.pool(s)
    c.free_on(d, s)
    if faulty:
        c.expect("double-free")
        c.free_on(d, s)
    c.sync_stream(s)
    c.destroy_stream(s)


@pair
def memory_in_order_never_freed(c, faulty):
    s = c.stream(1)
    if faulty:
        c.expect("memory-leak")
    d = c.pool(s)
    if not faulty:
        c.free_on(d, s)
    c.sync_stream(s)
    c.destroy_stream(s)


# ---- handles and memory ------------------------------------------------------------------------------------------------------------


@pair
def stream_used_after_destroy(c, faulty):
    s, d = c.stream(0), c.device()
    if faulty:
        c.destroy_stream(s)
        c.expect("stream-use-after-destroy")
        c.fill(d, s)
    else:
        c.fill(d, s)
        c.sync_stream(s)
        c.destroy_stream(s)
    c.free(d)


@pair
def stream_destroyed_twice(c, faulty):
    s = c.stream(1)
    c.destroy_stream(s)
    if faulty:
        c.expect("stream-double-destroy")
        c.destroy_stream(s)


@pair
def stream_never_destroyed(c, faulty):
    if faulty:
        c.expect("stream-leak")
    s = c.plain_stream()
    c.sync_stream(s)
    if not faulty:
        c.destroy_stream(s)


@pair
def event_destroyed_twice(c, faulty):
    e = c.event()
    c.destroy_event(e)
    if faulty:
        c.expect("event-double-destroy")
        c.destroy_event(e)


@pair
def event_never_destroyed(c, faulty):
    if faulty:
        c.expect("event-leak")
    e = c.event()
    c.record(e, c.null())
    c.sync_event(e)
    if not faulty:
        c.destroy_event(e)


@pair
def event_not_recorded(c, faulty):
    """The wait is no error here, and orders nothing."""
    s, e, d = c.stream(1), c.event(), c.device()
    c.copy("%h", d, 2, s)
    if not faulty:
        c.record(e, s)
    c.sync_event(e)
    if faulty:
        c.expect("host-race")
    c.read("%h")
    c.sync_stream(s)
    c.free(d)
    c.destroy_event(e)
    c.destroy_stream(s)


@pair
def stream_as_event(c, faulty):
    s, e = c.stream(1), c.event()
    c.record(e, s)
    if faulty:
        c.expect("handle-kind-mismatch")
    c.sync_event(s if faulty else e)
    c.destroy_event(e)
    c.destroy_stream(s)


@pair
def null_event(c, faulty):
    e, n = c.event(), c.null()
    c.record(e, n)
    if faulty:
        c.expect("null-handle")
    c.sync_event(n if faulty else e)
    c.destroy_event(e)


@pair
def stream_not_made(c, faulty):
    if faulty:
        slot = c.slot()
        s = c.new(f"llvm.load {slot} : !llvm.ptr -> !llvm.ptr", "!llvm.ptr")
        c.expect("undefined-handle")
        c.sync_stream(s)
    else:
        s = c.stream(1)
        c.sync_stream(s)
        c.destroy_stream(s)


@pair
def memory_used_after_free(c, faulty):
    d, n = c.device(), c.null()
    if faulty:
        c.free(d)
        c.expect("use-after-free")
        c.fill(d, n)
        c.sync_device()
    else:
        c.fill(d, n)
        c.sync_device()
        c.free(d)


@pair
def memory_freed_twice(c, faulty):
    d = c.device()
    c.free(d)
    if faulty:
        c.expect("double-free")
        c.free(d)


@pair
def memory_never_freed(c, faulty):
    if faulty:
        c.expect("memory-leak")
    d = c.device()
    if not faulty:
        c.free(d)


@pair(only=("cuda-runtime", "hip"))
def device_memory_on_the_host(c, faulty):
    d = c.device() if faulty else c.managed()
    if faulty:
        c.expect("device-memory-on-host")
    c.read(d)
    c.free(d)


@pair(only=("cuda-runtime", "hip"))
def device_memory_to_free(c, faulty):
    d = c.device()
    if faulty:
        c.expect("mismatched-free")
        c.call("free", d, result=None)
    c.free(d)


@pair(only=("cuda-runtime", "cuda-driver"))
def memory_freed_in_flight(c, faulty):
    s, d = c.stream(1), c.device()
    c.fill(d, s)
    if not faulty:
        c.sync_stream(s)
    if faulty:
        c.expect("free-in-flight")
    c.free(d)
    c.sync_stream(s)
    c.destroy_stream(s)


@pair(only=("hip",))
def free_waits(c, faulty):
    """hipFree waits for the device, hipFreeAsync does not."""
    s, d, m = c.stream(1), c.device(), c.managed()
    c.fill(m, s)
    if faulty:
        c.free_on(d, s)
        c.expect("host-race")
    else:
        c.free(d)
    c.read(m)
    c.sync_stream(s)
    c.free(m)
    c.destroy_stream(s)


@pair
def work_that_nothing_waits_for(c, faulty):
    s = c.stream(1)
    if faulty:
        c.expect("memory-leak")
    d = c.device()
    if faulty:
        c.expect("unwaited-work")
    c.fill(d, s)
    if not faulty:
        c.sync_stream(s)
    c.destroy_stream(s)
    if not faulty:  # a free may wait
        c.free(d)


@pair
def creation_that_fails(c, faulty):
    """`if (create(&s)) return;` is right; going on with a stream that an earlier line destroyed is not."""
    slot, zero, bad, good = c.slot(), c.const(0), c.block(), c.block()
    status = c.api_call("StreamCreateWithFlags", slot, c.const(1))
    failed = c.new(f'llvm.icmp "ne" {status}, {zero} : i32', "i1")
    c.add(f"llvm.cond_br {failed}, {bad}, {good}")
    c.label(bad)
    c.add("llvm.return")
    c.label(good)
    s = c.new(f"llvm.load {slot} : !llvm.ptr -> !llvm.ptr", "!llvm.ptr")
    if faulty:
        c.destroy_stream(s)
        c.expect("stream-use-after-destroy")
    c.sync_stream(s)
    if not faulty:
        c.destroy_stream(s)


# ---- what may be, and so is neither found nor proved --------------------------------------------------------------------------------

UNSURE = []


def unsure(function):
    UNSURE.append(function)
    return function


@unsure
def copy_to_device_before_another_stream(c):
    """From pageable memory what is written may arrive later; from pinned memory the host has waited."""
    s, d = c.stream(1), c.device()
    c.copy(d, "%h", 1)
    c.expect("unknown-handle")
    c.fill(d, s)
    c.sync_device()
    c.free(d)
    c.destroy_stream(s)


@unsure
def copy_of_a_direction_not_told(c):
    d, n = c.device(), c.null()
    c.fill(d, n)
    c.copy("%h", d, 4)
    c.expect("unknown-handle")
    c.read("%h")
    c.sync_device()
    c.free(d)


@unsure
def allocation_that_may_wait(c):
    s, m = c.stream(1), c.managed()
    c.fill(m, s)
    d = c.device()
    a = c.address(m)
    c.expect("unknown-handle")
    c.read(a)
    c.sync_device()
    c.free(d, m)
    c.destroy_stream(s)


@unsure
def set_of_memory_that_the_host_shares(c):
    m = c.managed()
    c.fill_now(m)
    a = c.address(m)
    c.expect("unknown-handle")
    c.read(a)
    c.sync_device()
    c.free(m)


# ---- what is ordered all the same ----------------------------------------------------------------------------------------------------

SURE = []


def sure(function):
    SURE.append(function)
    return function


@sure
def copy_to_device_before_a_blocking_stream(c):
    s, d = c.stream(0), c.device()
    c.copy(d, "%h", 1)
    c.copy("%h", d, 2, s)
    c.sync_stream(s)
    c.read("%h")
    c.free(d)
    c.destroy_stream(s)


@sure
def copy_to_device_and_back(c):
    """As in every first program."""
    d, n = c.device(), c.null()
    c.copy(d, "%h", 1)
    c.fill(d, n)
    c.copy("%h", d, 2)
    c.read("%h")
    c.free(d)


@sure
def copies_of_the_thread_and_back(c):
    d, n = c.device(), c.null()
    c.copy(d, "%h", 1, thread=True)
    c.fill(d, n, thread=True)
    c.copy("%h", d, 2, thread=True)
    c.read("%h")
    c.free(d)


@sure
def memory_of_a_pool_in_a_stream(c):
    s = c.stream(1)
    d = c.pool(s)
    c.copy(d, "%h", 1, s)
    c.copy("%h", d, 2, s)
    c.free_on(d, s)
    c.sync_stream(s)
    c.read("%h")
    c.destroy_stream(s)


def write(folder, api, name, build):
    code = Code(api)
    build(code)
    with open(os.path.join(folder, name + ".mlir"), "w", encoding="utf-8") as file:
        file.write(code.text())


def main():
    for api in APIS:
        folder = os.path.join(sys.argv[1], api)
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, ".gpuverify"), "w", encoding="utf-8") as settings:
            settings.write(f"runtime = {api}\n")
        for program, only in PAIRS:
            if only and api not in only:
                continue
            write(folder, api, program.__name__ + ".faulty", lambda c, p=program: p(c, True))
            write(folder, api, program.__name__ + ".correct", lambda c, p=program: p(c, False))
        for program in BESIDE:
            write(folder, api, program.__name__, lambda c, p=program: p(c, not p.verdict))
        for program in UNSURE + SURE:
            write(folder, api, program.__name__, program)


if __name__ == "__main__":
    main()
