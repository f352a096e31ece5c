#!/usr/bin/env python3
"""Programs in C that keep streams, events and buffers in arrays, as clang compiles them: what pools.py writes in MLIR, and more shapes of loops.

usage: pools_in_c.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--clang CLANG] [--mlir-translate PROGRAM] [--levels 0,1,2] [--keep DIRECTORY] [--table]
       [--family NAME] [--from-outside]

For each seed one program as it should be, and the same with each single fault that its family knows: an index, a bound, an order or a wait that is
off. The interpreter runs what clang makes of it without optimization, with one to four elements, and says what is right, and at which line of C it
goes wrong; gpuverify gets what clang makes of it at each level. The exit status is 1 if a program that is faulty is proved, or one that is right is
reported.
"""
import argparse
import collections
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import opinion  # noqa: E402

HEAD = """typedef unsigned long size;
void *mgpuStreamCreate(void); void mgpuStreamDestroy(void *); void mgpuStreamSynchronize(void *); void mgpuStreamWaitEvent(void *, void *);
void *mgpuEventCreate(void); void mgpuEventDestroy(void *); void mgpuEventRecord(void *, void *); void mgpuEventSynchronize(void *);
void *mgpuMemAlloc(long, void *, signed char); void mgpuMemFree(void *, void *); void mgpuMemset32(void *, int, long, void *);
void mgpuMemcpy(void *, void *, long, void *); void *malloc(size); void free(void *); int stop(void);
"""
FINDING = re.compile(r"^(\S+?):(\d+):\d+: (\w+): .*\[([a-z-]+)\]$", re.MULTILINE)
VERDICT = re.compile(r"^\S+?: (proved|violated|unproved)\b", re.MULTILINE)
SIZES = (1, 2, 3, 4)
MOST = 8


class Writer:
    """Lines of a program, and how its loops, numbers and memory are written."""

    def __init__(self, seed, size, outside=False):
        chance = random.Random(f"pools in C {seed}")
        self.chance = chance
        self.kind = chance.choice(("int", "int", "long", "size", "unsigned"))
        self.form = chance.choice(("for", "for", "for", "ne", "while", "do"))
        self.memory = chance.choice(("local", "heap", "heap", "global", "context"))
        self.helpers = chance.random() < 0.35
        self.constant = None if outside else chance.choice((1, 2, 3, 4, None, None, None))
        self.size, self.globals, self.functions, self.lines, self.arrays, self.frees = size, [], [], [], {}, []
        self.count = str(self.constant) if self.constant else "n"

    def add(self, *lines):
        self.lines += lines

    def array(self, name, count=None, extra=""):
        count = count or self.count
        if self.memory == "local":
            self.add(f"void *{name}[{count if count.isdigit() else MOST}];")
        elif self.memory == "heap":
            self.add(f"void **{name} = malloc({count} * sizeof *{name});")
            self.frees.append(f"free({name});")
        elif self.memory == "global":
            self.globals.append(f"static void *{name}[{MOST}];")
        else:
            self.arrays[name] = f"c->{name}"
            self.globals.append(f"void *{name}[{MOST}];")

    def of(self, name):
        return self.arrays.get(name, name)

    def at(self, name, index):
        return f"{self.of(name)}[{index}]"

    def loop(self, low, high, body, down=False, var="i"):
        """`body`: lines, or a function of the index."""
        lines = body(var) if callable(body) else body
        kind, form = self.kind, self.form
        if down:
            kind = "long" if kind in ("size", "unsigned") else kind
            self.add(f"for ({kind} {var} = ({kind})({high}) - 1; {var} >= {low}; {var}--) {{", *lines, "}")
        elif form == "while":
            self.add(f"{{ {kind} {var} = {low};", f"while ({var} < {high}) {{", *lines, f"{var}++;", "} }")
        elif form == "do":
            self.add(f"if ({low} < {high}) {{ {kind} {var} = {low};", "do {", *lines, f"}} while (++{var} < {high}); }}")
        else:
            self.add(f"for ({kind} {var} = {low}; {var} {'!=' if form == 'ne' and low == '0' and 'n' in (high, ) else '<'} {high}; {var}++) {{", *lines, "}")

    def each(self, name, function, low="0", high=None, down=False):
        self.loop(low, high or self.count, lambda i: [f"{function}({self.at(name, i)});"], down)

    def fill(self, name, value, low="0", high=None):
        self.loop(low, high or self.count, lambda i: [f"{self.at(name, i)} = {value};"])

    def part(self, name, arrays, body):
        """The lines that body() adds, here or in a function that gets the arrays and the count."""
        if not self.helpers or self.memory not in ("local", "heap"):
            body()
            return
        lines, self.lines, count = self.lines, [], self.count
        self.count = "n"
        body()
        params = ", ".join([f"void **{array}" for array in arrays] + [f"{self.kind} n", "void *own"])
        self.functions += [f"static void {name}({params}) {{", *self.lines, "}"]
        self.lines, self.count = lines, count
        self.add(f"{name}({', '.join([*arrays, self.count, 'own'])});")

    def text(self):
        kind = self.kind
        begin = []
        if self.constant is None and self.size:
            begin, params = [f"{kind} n = {self.size};"], "void"
        elif self.constant is None:
            params = f"{kind} n"
            begin = [f"if (n {'> ' + str(MOST) if kind in ('size', 'unsigned') else '< 0 || n > ' + str(MOST)}) return;"]
        else:
            params = "void"
        context = self.memory == "context"
        members = ["struct context {", *self.globals, "};"] if context else self.globals
        if context:
            begin.append("struct context *c = malloc(sizeof *c);")
            self.frees.append("free(c);")
        return "\n".join([HEAD.rstrip("\n"), *members, *self.functions, f"void run({params}) {{", *begin, *self.lines, *self.frees, "}"]) + "\n"


# ---- families: w.fault is the one fault, or None -------------------------------------------------------------------------------------------


def pool(w, fault):
    """Work on each of n streams with a buffer of its own; then all buffers on one more stream."""
    w.array("s")
    w.array("b")
    w.add("void *own = mgpuStreamCreate();")
    w.fill("b", "mgpuMemAlloc(64, own, 0)")
    w.part("make", ["s"], lambda: w.fill("s", "mgpuStreamCreate()"))
    if fault == "order: destroyed before it is used":
        w.each("s", "mgpuStreamDestroy")
    w.part("start", ["s", "b"], lambda: w.loop("0", w.count, lambda i: [f"mgpuMemset32({w.at('b', i)}, 7, 1, {w.at('s', i)});"]))
    low = "1" if fault == "bound: the first is not waited for" else "0"
    high = f"{w.count} - 1" if fault == "bound: the last is not waited for" else w.count
    if fault == "index: always the first is waited for":
        w.loop(low, high, lambda i: [f"mgpuStreamSynchronize({w.at('s', 0)});"])
    elif fault != "wait: none is waited for":
        w.each("s", "mgpuStreamSynchronize", low, high, down=w.chance.random() < 0.2)
    w.loop("0", w.count, lambda i: [f"mgpuMemset32({w.at('b', i)}, 8, 1, own);"])
    w.add("mgpuStreamSynchronize(own);")
    w.loop("0", w.count, lambda i: [f"mgpuMemFree({w.at('b', i)}, own);"])
    if fault != "order: destroyed before it is used":
        w.part("end", ["s"], lambda: w.each("s", "mgpuStreamDestroy", down=w.chance.random() < 0.2))
    if fault == "bound: the last is destroyed twice":
        w.add(f"if ({w.count} > 0) mgpuStreamDestroy({w.at('s', w.count + ' - 1')});")
    if fault == "order: used once more":
        w.each("s", "mgpuStreamSynchronize")
    w.add("mgpuStreamDestroy(own);")


def join(w, fault):
    """Each stream of n records an event; one more stream waits for all of them."""
    for name in "seb":
        w.array(name)
    w.add("void *own = mgpuStreamCreate();")
    w.fill("b", "mgpuMemAlloc(64, own, 0)")
    w.loop("0", w.count, lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('e', i)} = mgpuEventCreate();"])
    record, work = "mgpuEventRecord({e}, {s});", "mgpuMemset32({b}, 7, 1, {s});"
    lines = [record, work] if fault == "order: recorded before the work" else [work, record]
    w.part("start", ["s", "e", "b"], lambda: w.loop("0", w.count, lambda i: [line.format(**{x: w.at(x, i) for x in "seb"}) for line in lines]))
    low = "1" if fault == "bound: the first event is not waited for" else "0"
    high = f"{w.count} - 1" if fault == "bound: the last event is not waited for" else w.count
    if fault != "wait: no event is waited for":
        w.loop(low, high, lambda i: [f"mgpuStreamWaitEvent(own, {w.at('e', '0' if fault == 'index: always the first event' else i)});"])
    w.loop("0", w.count, lambda i: [f"mgpuMemset32({w.at('b', i)}, 8, 1, own);"])
    w.add("mgpuStreamSynchronize(own);")
    w.each("s", "mgpuStreamSynchronize")
    w.loop("0", w.count, lambda i: [f"mgpuMemFree({w.at('b', i)}, own);"])
    w.loop("0", w.count, lambda i: [f"mgpuStreamDestroy({w.at('s', i)});", f"mgpuEventDestroy({w.at('e', i)});"])
    if fault == "order: an event is used once more":
        w.each("e", "mgpuEventSynchronize")
    w.add("mgpuStreamDestroy(own);")


def ring(w, fault):
    """Rounds over a few buffers, each on the stream of its own slot, and an event that says when it is done."""
    depth = str(w.chance.choice((2, 3)))
    for name in "seb":
        w.array(name, depth)
    w.add("void *own = mgpuStreamCreate();")
    w.loop("0", depth, lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('e', i)} = mgpuEventCreate();", f"{w.at('b', i)} = mgpuMemAlloc(64, own, 0);"])
    slot = lambda i: f"{i} % {depth}"
    other = lambda i: f"({i} + 1) % {depth}"

    def turn(i):
        at = lambda name, where=slot: w.at(name, where(i))
        lines = [f"mgpuMemset32({at('b', other if fault == 'index: the buffer of the next slot' else slot)}, 7, 1, {at('s')});"]
        if fault == "order: recorded before the work":
            lines.insert(0, f"mgpuEventRecord({at('e')}, {at('s')});")
        else:
            lines.append(f"mgpuEventRecord({at('e')}, {at('s')});")
        if fault == "order: destroyed in its round":
            lines.append(f"mgpuStreamDestroy({at('s')});")
        return lines

    w.loop("0", f"3 * {w.count}", turn)
    w.loop("0", str(int(depth) - 1) if fault == "bound: the last slot is not waited for" else depth, lambda i: [f"mgpuStreamSynchronize({w.at('s', i)});"])
    w.loop("0", depth, lambda i: [f"mgpuMemset32({w.at('b', i)}, 8, 1, own);"])
    w.add("mgpuStreamSynchronize(own);")
    w.loop("0", depth, lambda i: [f"mgpuMemFree({w.at('b', i)}, own);", f"mgpuEventDestroy({w.at('e', i)});"])
    w.each("s", "mgpuStreamDestroy", "0", depth)
    w.add("mgpuStreamDestroy(own);")


def pipeline(w, fault):
    """Each stage works on one buffer after the one before."""
    for name in "se":
        w.array(name)
    w.add("void *own = mgpuStreamCreate();", "void *b = mgpuMemAlloc(64, own, 0);", "void *begun = mgpuEventCreate();")
    w.loop("0", w.count, lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('e', i)} = mgpuEventCreate();"])
    w.add("mgpuMemset32(b, 7, 1, own);", "mgpuEventRecord(begun, own);")

    def stage(i):
        before = f"{w.at('e', '0')}" if fault == "index: the first event" else w.at("e", f"{i} - 1")
        lines = [] if fault == "wait: a stage waits for none" else [f"if ({i} == 0) mgpuStreamWaitEvent({w.at('s', i)}, begun);",
                                                                   f"else mgpuStreamWaitEvent({w.at('s', i)}, {before});"]
        lines.append(f"mgpuMemset32(b, 8, 1, {w.at('s', i)});")
        return lines if fault == "order: no stage records" else [*lines, f"mgpuEventRecord({w.at('e', i)}, {w.at('s', i)});"]

    w.loop("0", w.count, stage)
    w.each("s", "mgpuStreamSynchronize")
    w.add("mgpuStreamSynchronize(own);", "mgpuMemFree(b, own);")
    w.loop("0", w.count, lambda i: [f"mgpuStreamDestroy({w.at('s', i)});", f"mgpuEventDestroy({w.at('e', i)});"])
    if fault == "order: the last stage is used once more":
        w.add(f"if ({w.count} > 0) mgpuStreamSynchronize({w.at('s', w.count + ' - 1')});")
    w.add("mgpuEventDestroy(begun);", "mgpuStreamDestroy(own);")


def tiles(w, fault):
    """Rows of a constant width."""
    width = w.chance.choice((2, 3))
    flat = w.chance.random() < 0.6
    if flat:
        w.array("s", f"{w.count} * {width}" if w.memory == "heap" else str(MOST * 3))
    else:
        w.globals.append(f"{'' if w.memory == 'context' else 'static '}void *s[{MOST}][{width}];")
        if w.memory == "context":
            w.arrays["s"] = "c->s"

    def all_of(function, across=width, value=None):
        at = (lambda i, j: w.at("s", f"{i} * {width} + {j}")) if flat else (lambda i, j: f"{w.of('s')}[{i}][{j}]")
        line = (lambda i, j: f"{at(i, j)} = {value};") if value else (lambda i, j: f"{function}({at(i, j)});")
        w.add(f"for ({w.kind} i = 0; i < {w.count}; i++)", f"for ({w.kind} j = 0; j < {across}; j++)", line("i", "j"))

    all_of(None, value="mgpuStreamCreate()")
    if fault == "order: used too late":
        all_of("mgpuStreamDestroy")
    all_of("mgpuStreamSynchronize")
    if fault != "order: used too late":
        all_of("mgpuStreamDestroy")
    if fault == "bound: the first column twice":
        all_of("mgpuStreamDestroy", 1)


def contexts(w, fault):
    """Structures with a stream, an event and a buffer, made, used and ended by functions."""
    w.globals.append("struct one { void *s, *e, *b; };")
    heap = w.memory in ("heap", "context")
    kind = w.kind
    params = f"struct one *o, {kind} n"
    if w.memory == "context":
        w.memory = "heap"
    loop = f"for ({kind} i = 0; i < n; i++) {{"
    w.functions += [f"static void init({params}) {{", loop, "o[i].s = mgpuStreamCreate();", "o[i].e = mgpuEventCreate();", "o[i].b = mgpuMemAlloc(64, o[i].s, 0);",
                    "mgpuStreamSynchronize(o[i].s);", "} }"]
    w.functions += [f"static void use({params}) {{", loop, "mgpuMemset32(o[i].b, 7, 1, o[i].s);", "mgpuEventRecord(o[i].e, o[i].s);", "} }"]
    wait = {"wait: the event is not waited for": [], "index: always the first event": ["mgpuEventSynchronize(o[0].e);"]}.get(fault, ["mgpuEventSynchronize(o[i].e);"])
    ends = ["mgpuMemFree(o[i].b, own);", "mgpuEventDestroy(o[i].e);", "mgpuStreamDestroy(o[i].e);" if fault == "index: the event for the stream" else "mgpuStreamDestroy(o[i].s);"]
    w.functions += [f"static void end({params}, void *own) {{", loop, *wait, "mgpuMemset32(o[i].b, 8, 1, own);", "mgpuStreamSynchronize(own);",
                    *ends, "} }"]
    if heap:
        w.add(f"struct one *o = malloc({w.count} * sizeof *o);")
        w.frees.append("free(o);")
    elif w.memory == "global":
        w.globals.append(f"static struct one o[{MOST}];")
    else:
        w.add(f"struct one o[{w.constant or MOST}];")
    w.add("void *own = mgpuStreamCreate();", f"init(o, {w.count});")
    if fault == "order: ended before it is used":
        w.add(f"end(o, {w.count}, own);", f"use(o, {w.count});")
    else:
        w.add(f"use(o, {w.count});", f"end(o, {w.count}, own);")
    w.add("mgpuStreamDestroy(own);")


def context(w, fault):
    """One structure on the heap with two streams, events and a buffer, by an init function that returns it."""
    w.memory = "heap"
    w.globals.append("struct context { void *s[2], *e[2], *b; long n; };")
    init = ["static struct context *init(long n) {", "struct context *c = malloc(sizeof *c);", "c->n = n;",
            "for (int i = 0; i < 2; i++) {", "c->s[i] = mgpuStreamCreate();", "c->e[i] = mgpuEventCreate();", "}",
            "c->b = mgpuMemAlloc(64, c->s[0], 0);", "mgpuStreamSynchronize(c->s[0]);", "return c;", "}"]
    use = ["static void use(struct context *c) {", "mgpuMemset32(c->b, 7, 1, c->s[0]);", "mgpuEventRecord(c->e[0], c->s[0]);",
           {"wait: none": "", "index: the other event": "mgpuStreamWaitEvent(c->s[1], c->e[1]);"}.get(fault, "mgpuStreamWaitEvent(c->s[1], c->e[0]);"),
           "mgpuMemset32(c->b, 8, 1, c->s[1]);", "mgpuStreamSynchronize(c->s[1]);", "}"]
    finish = ["static void finish(struct context *c) {", "mgpuStreamSynchronize(c->s[0]);", "mgpuMemFree(c->b, c->s[0]);", f"for (int i = 0; i < {1 if fault == 'bound: one is left' else 2}; i++) {{", "mgpuStreamDestroy(c->s[i]);",
              "mgpuEventDestroy(c->e[i]);", "}"] + ([] if fault == "order: freed while in use" else ["free(c);"]) + ["}"]
    w.functions += init + use + finish
    w.add(f"struct context *c = init({w.count});")
    if fault == "order: used after it is finished":
        w.add("finish(c);")
    w.loop("0", w.count, lambda i: ["use(c);"])
    if fault != "order: used after it is finished":
        w.add("finish(c);")


def lazy(w, fault):
    """A global stream that is made when it is first asked for."""
    w.globals.append("static void *stream;") if w.memory != "context" else w.globals.append("int unused;")
    if w.memory == "context":
        w.memory = "heap"
        w.globals[:] = ["static void *stream;"]
    w.functions += ["static void *get(void) {", "if (!stream) stream = mgpuStreamCreate();", "return stream;", "}"]
    w.functions += ["static void drop(void) {", "if (stream) mgpuStreamDestroy(stream);", "" if fault == "order: not forgotten" else "stream = 0;", "}"]
    w.add("stream = 0;", "void *b = mgpuMemAlloc(64, get(), 0);")
    w.loop("0", w.count, lambda i: ["mgpuMemset32(b, 7, 1, get());"])
    if fault != "wait: none":
        w.add("mgpuStreamSynchronize(get());")
    w.add("void *own = mgpuStreamCreate();", "mgpuMemset32(b, 8, 1, own);", "mgpuStreamSynchronize(own);", "mgpuMemFree(b, own);", "mgpuStreamDestroy(own);")
    w.add("drop();")
    if fault:
        w.add("mgpuStreamSynchronize(get());", "drop();")


def cleanup(w, fault):
    """What was made before something failed is ended, backwards."""
    w.array("s", None if w.memory != "heap" else f"({w.count} + 1)")
    w.add("long made = 0;", f"for (; made < (long){w.count}; made++) {{", "if (stop()) goto bad;", f"{w.at('s', 'made')} = mgpuStreamCreate();", "}")
    w.loop("0", w.count, lambda i: [f"mgpuStreamSynchronize({w.at('s', i)});"])
    w.add("bad:")
    way = w.chance.choice(("while (made-- > 0) {", "while (made > 0) {", "for (long i = made - 1; i >= 0; i--) {"))
    at = "i" if "i--" in way else "made" if "--" in way else "--made"
    if fault == "bound: one more than was made":
        w.add(f"for (long i = 0; i <= made && i < (long){w.count}; i++) {{", f"mgpuStreamDestroy({w.at('s', 'i')});", "}")
    elif fault == "order: the first twice":
        w.add(f"if (made > 0) mgpuStreamDestroy({w.at('s', '0')});", way, f"mgpuStreamDestroy({w.at('s', at)});", "}")
    else:
        w.add(way, f"mgpuStreamDestroy({w.at('s', at)});", "}")


def counted(w, fault):
    """Only some are made, one after the other."""
    w.array("e")
    w.add(f"{w.kind} count = 0;")
    w.loop("0", w.count, lambda i: [f"if (stop()) {w.at('e', 'count++')} = mgpuEventCreate();"])
    if fault == "order: destroyed too early":
        w.each("e", "mgpuEventDestroy", "0", "count")
    w.add("void *own = mgpuStreamCreate();")
    w.loop("0", "count", lambda i: [f"mgpuEventRecord({w.at('e', i)}, own);"])
    w.loop("0", "count", lambda i: [f"mgpuEventSynchronize({w.at('e', i)});"])
    if fault != "order: destroyed too early":
        w.each("e", "mgpuEventDestroy", "0", w.count if fault == "bound: those that are not there" else "count")
    w.add("mgpuStreamDestroy(own);")


def strided(w, fault):
    """Pairs: an event at each odd place, its stream before it."""
    w.array("x", f"(2 * {w.count})" if w.memory == "heap" else str(2 * MOST))
    high = f"2 * {w.count}"
    each = lambda lines: w.add(f"for ({w.kind} i = 0; i < {high}; i += 2) {{", *lines, "}")
    s, e = w.at("x", "i"), w.at("x", "i + 1")
    each([f"{s} = mgpuStreamCreate();", f"{e} = mgpuEventCreate();"])
    each([f"mgpuEventRecord({e}, {s});"])
    if fault != "wait: none":
        each([f"mgpuEventSynchronize({s if fault == 'index: the stream for the event' else e});"])
    each([f"mgpuStreamDestroy({s});", f"mgpuEventDestroy({s if fault == 'index: destroyed as the other' else e});"])
    if fault in ("order: used once more", "wait: none"):
        each([f"mgpuEventSynchronize({e});"])


def pointers(w, fault):
    """By pointers that go over the elements."""
    w.array("s")
    first, end = w.of("s"), f"{w.of('s')} + {w.count}"
    each = lambda line, low=first, high=end: w.add(f"for (void **p = {low}; p != {high}; p++)", line)
    each("*p = mgpuStreamCreate();")
    if fault == "order: destroyed too early":
        each("mgpuStreamDestroy(*p);")
    each("mgpuStreamSynchronize(*p);")
    if fault != "order: destroyed too early":
        each("mgpuStreamDestroy(*p);")
    if fault == "bound: the last is destroyed twice":
        each("mgpuStreamDestroy(*p);", f"{end} - ({w.count} > 0)")


def chunks(w, fault):
    """Pieces of work in turns on two streams and two buffers; what is left over behind."""
    for name in "sb":
        w.array(name, "2")
    w.add("void *own = mgpuStreamCreate();")
    w.loop("0", "2", lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('b', i)} = mgpuMemAlloc(64, own, 0);"])
    w.add(f"{w.kind} total = 5 * {w.count}, whole = total / 2, rest = total % 2;")
    piece = lambda i: [f"mgpuMemset32({w.at('b', f'{i} % 2')}, 7, 1, {w.at('s', f'{i} % 2')});"]
    w.loop("0", "whole", piece)
    last = ["if (rest)", f"mgpuMemset32({w.at('b', '(whole + 1) % 2' if fault == 'index: what is left over goes to the other buffer' else 'whole % 2')}, 7, 1, {w.at('s', 'whole % 2')});"]
    if fault == "order: destroyed before what is left over":
        w.each("s", "mgpuStreamDestroy", "0", "2")
    w.add(*last)
    if fault != "order: destroyed before what is left over":
        w.each("s", "mgpuStreamSynchronize", "0", "1" if fault == "bound: one is not waited for" else "2")
    w.loop("0", "2", lambda i: [f"mgpuMemset32({w.at('b', i)}, 8, 1, own);"])
    w.add("mgpuStreamSynchronize(own);")
    w.loop("0", "2", lambda i: [f"mgpuMemFree({w.at('b', i)}, own);"])
    if fault != "order: destroyed before what is left over":
        w.each("s", "mgpuStreamDestroy", "0", "2")
    w.add("mgpuStreamDestroy(own);")


def host(w, fault):
    """The host reads what the device has copied."""
    w.memory = "heap" if w.memory == "context" else w.memory
    w.add("void *own = mgpuStreamCreate();", "void *d = mgpuMemAlloc(1024, own, 0);", "int *h = malloc(1024);", "long sum = 0;")
    w.add("mgpuMemset32(d, 7, 256, own);", "mgpuMemcpy(h, d, 512, own);")
    if fault != "wait: none":
        w.add("mgpuStreamSynchronize(own);")
    w.loop("0", w.count, lambda i: [f"sum += h[{i}];"])
    if fault == "order: copied once more":
        w.add("mgpuMemcpy(h, d, 512, own);")
        w.loop("0", w.count, lambda i: [f"h[{i}] = 0;"])
    w.add("mgpuStreamSynchronize(own);", "mgpuMemFree(d, own);", "mgpuStreamDestroy(own);", "free(h);", "if (sum) stop();")


def members(w, fault):
    """One structure with arrays of streams, events and buffers, and how many there are."""
    heap, cleared = w.memory in ("heap", "context"), w.chance.random() < 0.4
    w.memory = "heap"
    w.globals.append(f"struct all {{ void *s[{MOST}], *e[{MOST}], *b[{MOST}]; {w.kind} n; }};")
    w.add("struct all *o = malloc(sizeof *o);" if heap else f"struct all here{' = {0}' if cleared else ''}, *o = &here;")
    if heap:
        w.frees.append("free(o);")
    w.add(f"o->n = {w.count};", "void *own = mgpuStreamCreate();")
    count, w.count = w.count, "o->n"
    if w.chance.random() < 0.4: # counted as they are made
        w.add("o->n = 0;", f"for ({w.kind} i = 0; i < {count}; i++) {{", "o->s[o->n] = mgpuStreamCreate();", "o->e[o->n] = mgpuEventCreate();",
              "o->b[o->n++] = mgpuMemAlloc(64, own, 0);", "}")
    else:
        w.loop("0", "o->n", lambda i: [f"o->s[{i}] = mgpuStreamCreate();", f"o->e[{i}] = mgpuEventCreate();", f"o->b[{i}] = mgpuMemAlloc(64, own, 0);"])
    w.loop("0", "o->n", lambda i: [f"mgpuMemset32(o->b[{i}], 7, 1, o->s[{i}]);", f"mgpuEventRecord(o->e[{i}], o->s[{i}]);"])
    low = "1" if fault == "bound: the first is not waited for" else "0"
    if fault == "bound: one more":
        w.add("o->n++;")
    if fault != "wait: none":
        w.loop(low, "o->n", lambda i: [f"mgpuStreamWaitEvent(own, o->{'s' if fault == 'index: the stream for the event' else 'e'}[{i}]);"])
    w.loop("0", "o->n", lambda i: [f"mgpuMemset32(o->b[{i}], 8, 1, own);"])
    w.add("mgpuStreamSynchronize(own);")
    w.loop("0", "o->n", lambda i: [f"mgpuMemFree(o->b[{i}], own);", f"mgpuEventDestroy(o->e[{i}]);", f"mgpuStreamDestroy(o->s[{i}]);"])
    if fault == "order: used once more":
        w.loop("0", "o->n", lambda i: [f"mgpuStreamSynchronize(o->s[{i}]);"])
    w.add("mgpuStreamDestroy(own);")


FAMILIES = {
    "pool": (pool, ("order: destroyed before it is used", "bound: the first is not waited for", "bound: the last is not waited for",
                    "wait: none is waited for", "index: always the first is waited for", "bound: the last is destroyed twice", "order: used once more")),
    "join": (join, ("order: recorded before the work", "bound: the last event is not waited for", "bound: the first event is not waited for",
                    "wait: no event is waited for", "index: always the first event", "order: an event is used once more")),
    "ring": (ring, ("index: the buffer of the next slot", "order: recorded before the work", "order: destroyed in its round", "bound: the last slot is not waited for")),
    "pipeline": (pipeline, ("wait: a stage waits for none", "index: the first event", "order: no stage records", "order: the last stage is used once more")),
    "tiles": (tiles, ("order: used too late", "bound: the first column twice")),
    "contexts": (contexts, ("wait: the event is not waited for", "index: always the first event", "index: the event for the stream", "order: ended before it is used")),
    "context": (context, ("wait: none", "index: the other event", "order: used after it is finished")),
    "lazy": (lazy, ("order: not forgotten", "wait: none")),
    "cleanup": (cleanup, ("bound: one more than was made", "order: the first twice")),
    "counted": (counted, ("order: destroyed too early", "bound: those that are not there")),
    "strided": (strided, ("index: the stream for the event", "index: destroyed as the other", "order: used once more")),
    "pointers": (pointers, ("order: destroyed too early", "bound: the last is destroyed twice")),
    "chunks": (chunks, ("index: what is left over goes to the other buffer", "order: destroyed before what is left over", "bound: one is not waited for")),
    "host": (host, ("wait: none", "order: copied once more")),
    "members": (members, ("bound: the first is not waited for", "bound: one more", "wait: none", "index: the stream for the event", "order: used once more")),
}


def program(seed, family, fault, size, outside=False):
    w = Writer(seed, size, outside)
    FAMILIES[family][0](w, fault)
    return w, w.text()


# ---- judging ----------------------------------------------------------------------------------------------------------------------------


class Compiler:
    def __init__(self, options, room):
        self.options, self.room = options, room

    def lower(self, text, level, name):
        source, bitcode, lowered = (os.path.join(self.room, f"{name}.{ending}") for ending in ("c", f"{level}.ll", f"{level}.mlir"))
        with open(source, "w", encoding="utf-8") as out:
            out.write(text)
        flags = [] if level else ["-Xclang", "-disable-O0-optnone"]
        subprocess.run([self.options.clang, f"-O{level}", "-g", "-w", *flags, "-fno-discard-value-names", "-S", "-emit-llvm", source, "-o", bitcode], check=True)
        subprocess.run([self.options.mlir_translate, "--import-llvm", "-mlir-print-debuginfo", bitcode, "-o", lowered], check=True, stderr=subprocess.DEVNULL)
        return lowered


def say(command, file):
    output = subprocess.run([*command, file], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, timeout=600).stdout.decode()
    found = {(int(line), rule): grade for _, line, grade, rule in FINDING.findall(output)}
    verdict = VERDICT.findall(output)
    return output, found, verdict[-1] if verdict else "crash"


def lines_of_errors(options, compiler, seed, family, fault):
    """{line} at which runs with known sizes go wrong, and whether nothing kept a run from its end."""
    w, _ = program(seed, family, fault, 0, options.from_outside)
    lines, whole = set(), True
    for size in (0,) if w.constant else SIZES:
        _, text = program(seed, family, fault, size, options.from_outside)
        output, found, _ = say([options.interpret], compiler.lower(text, 0, f"known{size}"))
        lines |= {line for (line, rule), grade in found.items() if rule not in opinion.WARNINGS and grade in ("error", "uncertain")}
        whole = whole and "stopped" not in output
    return lines, whole


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("interpret")
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--mlir-translate", default="mlir-translate-22")
    parser.add_argument("--levels", default="0,1,2")
    parser.add_argument("--keep")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--family")
    parser.add_argument("--from-outside", action="store_true")
    options = parser.parse_args()
    counts, bad = collections.Counter(), 0
    levels = [int(level) for level in options.levels.split(",")]
    with tempfile.TemporaryDirectory() as room:
        compiler = Compiler(options, room)
        for seed in range(options.first, options.first + options.count):
            family = options.family or list(FAMILIES)[seed % len(FAMILIES)]
            for fault in (None, *FAMILIES[family][1]):
                errors, _ = lines_of_errors(options, compiler, seed, family, fault)
                w, text = program(seed, family, fault, 0, options.from_outside)
                truth = "faulty" if errors else "right" if fault is None else "faults that do nothing"
                for level in levels:
                    lowered = compiler.lower(text, level, "asked")
                    output, found, verdict = say([options.gpuverify], lowered)
                    said = {line for (line, rule), grade in found.items() if rule not in opinion.WARNINGS and grade == "error"}
                    wrong = (errors and verdict == "proved") or (not errors and verdict == "violated" and fault is None) or verdict == "crash"
                    for group in (family, "all"):
                        counts[truth, group, level, "all"] += 1
                        counts[truth, group, level, verdict] += 1
                        counts[truth, group, level, "at its line"] += verdict == "violated" and bool(said & errors)
                    name = f"{seed}-{family}-{'right' if fault is None else fault.replace(': ', '-').replace(' ', '-')}-O{level}"
                    bad += bool(wrong)
                    if wrong:
                        print(f"{name}: {truth}, and {verdict}")
                    missed = verdict == "unproved" or (truth == "faulty" and not said & errors)
                    if options.keep and (wrong or (missed and truth != "faults that do nothing")):
                        keep = pathlib.Path(options.keep)
                        keep.mkdir(parents=True, exist_ok=True)
                        (keep / f"{name}.c").write_text(text, encoding="utf-8")
                        (keep / f"{name}.mlir").write_text(pathlib.Path(lowered).read_text(encoding="utf-8"), encoding="utf-8")
                        (keep / f"{name}.txt").write_text(f"wrong lines: {sorted(errors)}\n{output}", encoding="utf-8")
    for truth in ("right", "faulty", "faults that do nothing"):
        for group in [*FAMILIES, "all"] if options.table else ["all"]:
            for level in levels:
                sums = [counts[truth, group, level, what] for what in ("all", "proved", "unproved", "violated", "at its line")]
                if sums[0]:
                    print(f"{truth}, {group}, -O{level}: {sums[0]}; proved {sums[1]}, unproved {sums[2]}, violated {sums[3]}, at its line {sums[4]}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
