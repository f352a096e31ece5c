"""Programs in C that keep streams, events and buffers in arrays, for pools.py: what pools_in_mlir.py writes, and more shapes of loops and structures."""
import random

HEAD = """typedef unsigned long size;
void *mgpuStreamCreate(void); void mgpuStreamDestroy(void *); void mgpuStreamSynchronize(void *); void mgpuStreamWaitEvent(void *, void *);
void *mgpuEventCreate(void); void mgpuEventDestroy(void *); void mgpuEventRecord(void *, void *); void mgpuEventSynchronize(void *);
void *mgpuMemAlloc(long, void *, signed char); void mgpuMemFree(void *, void *); void mgpuMemset32(void *, int, long, void *);
void mgpuMemcpy(void *, void *, long, void *); void *malloc(size); void free(void *); int stop(long);
"""
MOST = 8


class Writer:
    """Lines of a program, and how its loops, numbers and memory are written."""

    def __init__(self, seed, size):
        chance = random.Random(f"pools in C {seed}")
        self.chance = chance
        self.kind = chance.choice(("int", "int", "long", "size", "unsigned"))
        self.form = chance.choice(("for", "for", "for", "ne", "while", "do"))
        self.memory = chance.choice(("local", "heap", "heap", "global", "context"))
        self.helpers = chance.random() < 0.35
        self.constant = chance.choice((1, 2, 3, 4, None, None, None))
        self.counter = chance.choice(("unsigned char", "short", "signed char")) if chance.random() < 0.1 else self.kind
        self.size, self.globals, self.functions, self.lines, self.arrays, self.frees = size, [], [], [], {}, []
        self.count = str(self.constant) if self.constant else "n"

    def add(self, *lines):
        self.lines += lines

    def array(self, name, count=None, extra=""):
        count = count or self.count
        room = max(int(count), MOST) if count.isdigit() else MOST
        if self.memory == "local":
            self.add(f"void *{name}[{count if count.isdigit() else MOST}];")
        elif self.memory == "heap":
            self.add(f"void **{name} = malloc({count} * sizeof *{name});")
            self.frees.append(f"free({name});")
        elif self.memory == "global":
            self.globals.append(f"static void *{name}[{room}];")
        else:
            self.arrays[name] = f"c->{name}"
            self.globals.append(f"void *{name}[{room}];")

    def of(self, name):
        return self.arrays.get(name, name)

    def at(self, name, index):
        return f"{self.of(name)}[{index}]"

    def loop(self, low, high, body, down=False, var="i"):
        """`body`: lines, or a function of the index."""
        lines = body(var) if callable(body) else body
        kind, form = self.counter, self.form
        if down:
            kind = "long" if kind.startswith("unsigned") or kind == "size" else kind
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
    w.memory = "heap" if w.memory == "global" else w.memory  # what stop() calls may know globals
    w.array("s", None if w.memory != "heap" else f"({w.count} + 1)")
    w.add("long made = 0;", f"for (; made < (long){w.count}; made++) {{", "if (stop(made)) goto bad;", f"{w.at('s', 'made')} = mgpuStreamCreate();", "}")
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
    w.memory = "heap" if w.memory == "global" else w.memory
    w.array("e")
    w.add(f"{w.kind} count = 0;")
    w.loop("0", w.count, lambda i: [f"if (stop({i})) {w.at('e', 'count++')} = mgpuEventCreate();"])
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
    w.add("mgpuStreamSynchronize(own);", "mgpuMemFree(d, own);", "mgpuStreamDestroy(own);", "free(h);", "if (sum) stop(0);")


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


def vector(w, fault):
    """Behind the three pointers of a std::vector that has room for all."""
    w.memory = "heap" if w.memory == "context" else w.memory
    w.globals.append("struct vector { void **first, **last, **end; };")
    w.functions += ["static void push(struct vector *v, void *x) { *v->last++ = x; }", "static size count(struct vector *v) { return v->last - v->first; }",
                    "static void **at(struct vector *v, size i) { return v->first + i; }"]
    w.add("struct vector v;", f"v.first = v.last = malloc({w.count} * sizeof *v.first);", f"v.end = v.first + {w.count};")
    w.frees.append("free(v.first);")
    w.loop("0", w.count, lambda i: ["push(&v, mgpuStreamCreate());"])
    end = lambda: w.add("for (void **p = v.first; p != v.last; ++p)", "mgpuStreamDestroy(*p);")
    if fault == "order: destroyed too early":
        end()
    w.add("for (size i = 0; i < count(&v); i++)", "mgpuStreamSynchronize(v.first[i]);" if w.chance.random() < 0.5 else "mgpuStreamSynchronize(*at(&v, i));")
    if fault != "order: destroyed too early":
        end()
    if fault == "bound: the last is destroyed twice":
        w.add("if (v.first != v.last)", "mgpuStreamDestroy(v.last[-1]);")
    if fault == "index: the first is destroyed twice":
        w.add("if (count(&v))", "mgpuStreamDestroy(*at(&v, 0));")


def wrapped(w, fault):
    """In a structure that is the array, as std::array, whose elements are asked for by address."""
    w.memory = "heap" if w.memory == "context" else w.memory
    many = w.constant or MOST
    w.globals.append(f"struct array {{ void *x[{many}]; }};")
    w.functions += ["static void **at(struct array *a, size i) { return &a->x[i]; }", f"static size count(void) {{ return {many}; }}"]
    if w.memory == "global":
        w.globals.append("static struct array s, e;")
    else:
        w.add("struct array s, e;")
    w.add("for (size i = 0; i < count(); i++) {", "*at(&s, i) = mgpuStreamCreate();", "*at(&e, i) = mgpuEventCreate();", "}")
    first = "at(&e, 0)" if fault == "index: always the first event" else "at(&e, i)"
    w.add("void *own = mgpuStreamCreate();", "void *b = mgpuMemAlloc(64, own, 0);", "mgpuStreamSynchronize(own);")
    w.add("for (size i = 0; i < count(); i++) {", "mgpuMemset32(b, 7, 1, *at(&s, i));", f"mgpuEventRecord(*{first}, *at(&s, i));",
          "" if fault == "wait: none" else "mgpuEventSynchronize(*at(&e, i));", "}")
    w.add("for (size i = 0; i < count(); i++)", "mgpuStreamSynchronize(*at(&s, i));")
    w.add("mgpuMemFree(b, own);", "mgpuStreamDestroy(own);", "for (void **p = s.x; p != s.x + count(); ++p)", "mgpuStreamDestroy(*p);")
    w.add(f"for (size i = 0; i < count(){' + 1 - 2' if fault == 'bound: the last is destroyed too early' else ''}; i++)", "mgpuEventDestroy(*at(&e, i));")
    if fault == "bound: the last is destroyed too early":
        w.add("mgpuEventDestroy(*at(&e, count() - 1));", "mgpuEventSynchronize(*at(&e, count() - 1));")


def swapped(w, fault):
    """Two streams with a buffer each, which change places after each round."""
    array = w.chance.random() < 0.5
    s, b = (("s[0]", "s[1]"), ("b[0]", "b[1]")) if array else (("s0", "s1"), ("b0", "b1"))
    w.add("void *s[2], *b[2];" if array else "void *s0, *s1, *b0, *b1;", "void *own = mgpuStreamCreate();")
    w.add(*(f"{x} = mgpuStreamCreate();" for x in s), *(f"{x} = mgpuMemAlloc(64, own, 0);" for x in b), "mgpuStreamSynchronize(own);")
    swap = lambda pair: [f"void *old{pair[0][0]} = {pair[0]};", f"{pair[0]} = {pair[1]};", f"{pair[1]} = old{pair[0][0]};"]
    lines = [f"mgpuMemset32({b[0]}, 7, 1, {s[0]});", *([] if fault == "index: the streams stay" else swap(s)), *swap(b)]
    if fault == "order: destroyed in its round":
        lines.insert(1, f"mgpuStreamDestroy({s[0]});")
    w.loop("0", f"2 * {w.count}", lambda i: lines)
    if fault != "wait: one is not waited for":
        w.add(f"mgpuStreamSynchronize({s[0]});")
    w.add(f"mgpuStreamSynchronize({s[1]});", *(f"mgpuMemset32({x}, 8, 1, own);" for x in b), "mgpuStreamSynchronize(own);")
    w.add(*(f"mgpuMemFree({x}, own);" for x in b), *(f"mgpuStreamDestroy({x});" for x in s), "mgpuStreamDestroy(own);")


def outside(w, fault):
    """A ring of as many as the caller says."""
    for name in "sb":
        w.array(name)
    w.add("void *own = mgpuStreamCreate();")
    w.loop("0", w.count, lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('b', i)} = mgpuMemAlloc(64, own, 0);"])
    w.add("mgpuStreamSynchronize(own);")
    other = f"(i + 1) % {w.count}" if fault == "index: the buffer of the next slot" else f"i % {w.count}"
    w.loop("0", f"3 * {w.count}", lambda i: [f"mgpuMemset32({w.at('b', other.replace('i', i))}, 7, 1, {w.at('s', f'{i} % {w.count}')});",
                                            *([f"mgpuMemset32({w.at('b', f'{i} % {w.count}')}, 7, 1, {w.at('s', f'{i} % {w.count}')});"] if fault == "index: the buffer of the next slot" else [])])
    if fault != "wait: none":
        w.each("s", "mgpuStreamSynchronize", "1" if fault == "bound: the first is not waited for" else "0")
    w.loop("0", w.count, lambda i: [f"mgpuMemset32({w.at('b', i)}, 8, 1, own);"])
    w.add("mgpuStreamSynchronize(own);")
    w.loop("0", w.count, lambda i: [f"mgpuMemFree({w.at('b', i)}, own);"])
    w.each("s", "mgpuStreamDestroy")
    w.add("mgpuStreamDestroy(own);")


def reused(w, fault):
    """A pipeline of some depth: the host fills a slot again when its copy is done."""
    depth = str(w.chance.choice((2, 3)))
    for name in "sebh":
        w.array(name, depth)
    w.add("void *own = mgpuStreamCreate();")
    w.loop("0", depth, lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('e', i)} = mgpuEventCreate();", f"{w.at('b', i)} = mgpuMemAlloc(64, own, 0);",
                                  f"{w.at('h', i)} = malloc(64);"])
    w.add("mgpuStreamSynchronize(own);")

    def turn(i):
        at = lambda name, plus="": w.at(name, f"({i}{plus}) % {depth}")
        event = at("e", " + 1") if fault == "index: the event of the next slot" else at("e")
        first = f"{int(depth) + 1}" if fault == "bound: the first time is not waited for" else depth
        return [f"if ({i} >= {first})" if fault != "wait: none" else "if (0)", f"mgpuEventSynchronize({event});", f"*(int *){at('h')} = 5;",
                f"mgpuMemcpy({at('b')}, {at('h')}, 64, {at('s')});", f"mgpuEventRecord({at('e')}, {at('s')});"]

    w.loop("0", f"3 * {w.count}", turn)
    w.each("s", "mgpuStreamSynchronize", "0", depth)
    w.loop("0", depth, lambda i: [f"mgpuMemFree({w.at('b', i)}, own);", f"free({w.at('h', i)});", f"mgpuStreamDestroy({w.at('s', i)});", f"mgpuEventDestroy({w.at('e', i)});"])
    w.add("mgpuStreamDestroy(own);")


def grid(w, fault):
    """As many rows as columns."""
    w.memory = "heap" if w.memory == "context" else w.memory
    many = w.count
    if w.memory == "heap":
        w.array("s", f"{many} * {many}" if not many.isdigit() else str(int(many) ** 2))
    else:
        w.globals.append(f"static void *s[{MOST * MOST}];")
    index = lambda i, j: f"{i} * {many} + {j}"

    def all_of(line, at=index, low="0"):
        w.add(f"for ({w.kind} i = {low}; i < {many}; i++)", f"for ({w.kind} j = 0; j < {many}; j++)", line(f"s[{at('i', 'j')}]"))

    all_of(lambda x: f"{x} = mgpuStreamCreate();")
    if fault == "order: used too late":
        all_of(lambda x: f"mgpuStreamDestroy({x});")
    all_of(lambda x: f"mgpuStreamSynchronize({x});")
    if fault != "order: used too late":
        all_of(lambda x: f"mgpuStreamDestroy({x});", (lambda i, j: f"{i} * {many} + {i}") if fault == "index: the diagonal" else index)
    if fault == "bound: the rows but the first twice":
        all_of(lambda x: f"mgpuStreamDestroy({x});", index, "1")


def overlap(w, fault):
    """Parts of one buffer in turns on two streams, there and back; what is left over behind."""
    w.memory = "heap" if w.memory in ("context", "global") else w.memory
    w.array("s", "2")
    w.add("void *own = mgpuStreamCreate();", "char *d = mgpuMemAlloc(1024, own, 0);", "char *h = malloc(1024);", "long sum = 0;", "mgpuStreamSynchronize(own);")
    w.loop("0", "2", lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();"])
    long = 80 if fault == "bound: a part is too long" else 64
    stream = lambda i: w.at("s", f"{i} % 2")
    piece = lambda i, size: [f"mgpuMemcpy(d + {i} * 64, h + {i} * 64, {size}, {stream(i)});", f"mgpuMemset32(d + {i} * 64, 7, 4, {stream(i)});",
                             f"mgpuMemcpy(h + {i} * 64, d + {i} * 64, {size}, {stream(i)});"]
    w.loop("0", w.count, lambda i: piece(i, long))
    rest = piece(w.count, 16)
    if fault == "index: what is left over is the part before":
        rest = [f"if ({w.count} > 0) {{", *(line.replace(f"{w.count} * 64", f"({w.count} - 1) * 64") for line in rest), "}"]
    w.add(*rest)
    if fault != "wait: none":
        w.each("s", "mgpuStreamSynchronize", "1" if fault == "bound: the first is not waited for" else "0", "2")
    w.add(f"for (int i = 0; i < 64 * {w.count} + 16; i++)", "sum += h[i];")
    w.each("s", "mgpuStreamSynchronize", "0", "2")
    w.add("mgpuMemFree(d, own);")
    w.each("s", "mgpuStreamDestroy", "0", "2")
    w.add("mgpuStreamDestroy(own);", "free(h);", "if (sum) stop(0);")


def halves(w, fault):
    """The host adds up one half while the device copies to the other one."""
    first = w.chance.random() < 0.5
    w.add("void *own = mgpuStreamCreate();", "void *d = mgpuMemAlloc(64, own, 0);", "int *h = malloc(128);", "long sum = 0;", "mgpuMemset32(d, 7, 16, own);")
    w.loop("0", "32", lambda i: [f"h[{i}] = 0;"])
    w.add(f"mgpuMemcpy(h{'' if first else ' + 16'}, d, 64, own);")
    many = str(w.chance.choice((3, 16))) if w.chance.random() < 0.5 else w.count
    at = {None: 16, "index: the other half": 0, "bound: one before the half": 15}.get(fault, 16) if first else {None: 0, "index: the other half": 16}.get(fault, 0)
    if fault == "bound: one before the half" and not first:
        w.loop("10", "17", lambda i: [f"sum += h[{i}];"])
    elif w.chance.random() < 0.5 and not fault:
        w.loop(str(at), f"{at} + {many}", lambda i: [f"h[{i}] = 1;"])
    else:
        w.loop("0", many, lambda i: [f"sum += h[{at} + {i}];"])
    if fault == "wait: none":
        w.loop("0", "32", lambda i: [f"sum += h[{i}];"])
    w.add("mgpuStreamSynchronize(own);")
    w.loop("0", "32", lambda i: [f"sum += h[{i}];"])
    w.add("mgpuMemFree(d, own);", "mgpuStreamDestroy(own);", "free(h);", "if (sum) stop(0);")


def lazies(w, fault):
    """Globals in an array, each made when it is first asked for."""
    w.memory = "heap" if w.memory == "context" else w.memory
    w.globals.append("static void *pool[4];")
    w.functions += ["static void *get(long i) {", "if (!pool[i]) pool[i] = mgpuStreamCreate();", "return pool[i];", "}"]
    w.functions += ["static void drop(void) {", "for (int i = 0; i < 4; i++)", "if (pool[i]) {", "mgpuStreamDestroy(pool[i]);",
                    "" if fault == "order: not forgotten" else "pool[i] = 0;", "}", "}"]
    w.loop("0", "4", lambda i: [f"pool[{i}] = 0;"])
    w.loop("0", w.count, lambda i: [f"mgpuStreamSynchronize(get({i} % 4));"])
    w.add("drop();")
    if fault:
        w.loop("0", w.count, lambda i: [f"mgpuStreamSynchronize(get({i} % 4));"])
        w.add("drop();")


def once(w, fault):
    """Variables that a function sets when it is first called, with a guard or without; they live as long as the program."""
    w.memory = "heap" if w.memory == "context" else w.memory
    w.globals += ["static void *stream, *buffer;", "static int made;"]
    guard = w.chance.choice(("!made", "!stream", "!buffer"))
    local = w.chance.random() < 0.3 and guard == "!made"
    w.functions += [f"static void step(void) {{", f"if ({guard}) {{", "stream = mgpuStreamCreate();", "buffer = mgpuMemAlloc(64, stream, 0);", "made = 1;", "}",
                    "mgpuMemset32(buffer, 7, 1, stream);", "mgpuStreamSynchronize(stream);", "}"]
    if local:
        w.functions[-9:] = ["static void step(void) {", "static int set;", "static void *own;", "if (!set) {", "own = mgpuStreamCreate();", "set = 1;", "}", "mgpuStreamSynchronize(own);", "}"]
        if fault:
            w.functions[-2:] = ["mgpuStreamSynchronize(own);", "mgpuStreamDestroy(own);", "}"]
    w.loop("0", "2 * " + w.count, lambda i: ["step();"])
    if fault and not local:
        w.add(*{"order: ended, not made again": ["mgpuStreamDestroy(stream);"], "order: the buffer is ended, not made again": ["mgpuMemFree(buffer, stream);"]}[fault])
        w.loop("0", w.count, lambda i: ["step();"])


def owners(w, fault):
    """Pointers to structures on the heap, each made by a function."""
    w.memory = "heap" if w.memory == "context" else w.memory
    w.globals.append("struct one { void *s, *e, *b; };")
    w.functions += ["static struct one *make(void) {", "struct one *o = malloc(sizeof *o);", "o->s = mgpuStreamCreate();", "o->e = mgpuEventCreate();",
                    "o->b = mgpuMemAlloc(64, o->s, 0);", "return o;", "}"]
    w.functions += ["static void use(struct one *o) {", "mgpuMemset32(o->b, 7, 1, o->s);", "mgpuEventRecord(o->e, o->s);", "}"]
    w.functions += ["static void end(struct one *o) {", "mgpuEventSynchronize(o->e);", "mgpuMemFree(o->b, o->s);", "mgpuEventDestroy(o->e);",
                    "mgpuStreamDestroy(o->e);" if fault == "index: the event for the stream" else "mgpuStreamDestroy(o->s);",
                    *(["mgpuMemFree(o->b, 0);"] if fault == "order: the buffer is freed twice" else []), "free(o);", "}"]
    if w.memory == "heap":
        w.add(f"struct one **o = malloc({w.count} * sizeof *o);")
        w.frees.append("free(o);")
    elif w.memory == "local":
        w.add(f"struct one *o[{w.constant or MOST}];")
    else:
        w.globals.append(f"static struct one *o[{MOST}];")
        w.memory = "global"
    w.loop("0", w.count, lambda i: [f"o[{i}] = make();"])
    if fault == "order: ended before it is used":
        w.loop("0", w.count, lambda i: [f"end(o[{i}]);"])
    w.loop("0", w.count, lambda i: [f"use(o[{i}]);"])
    if fault != "order: ended before it is used":
        w.loop("0", w.count, lambda i: [f"end(o[{i}]);"])


def started(w, fault):
    """A structure of the caller that a function fills and says whether it could."""
    w.memory = "heap" if w.memory == "context" else w.memory
    w.globals.append("struct context { void *s, *e, *b; };")
    w.functions += ["static int start(struct context *c) {", "c->s = mgpuStreamCreate();", "if (stop(0)) { mgpuStreamDestroy(c->s); return 1; }", "c->e = mgpuEventCreate();",
                    "c->b = mgpuMemAlloc(64, c->s, 0);", "return 0;", "}"]
    w.functions += ["static void use(struct context *c) {", "mgpuMemset32(c->b, 7, 1, c->s);",
                    "" if fault == "order: not recorded" else "mgpuEventRecord(c->e, c->s);", "}"]
    w.functions += ["static void finish(struct context *c) {", "mgpuEventSynchronize(c->e);", "mgpuMemFree(c->b, c->s);", "mgpuEventDestroy(c->e);",
                    "mgpuStreamDestroy(c->e);" if fault == "index: the event for the stream" else "mgpuStreamDestroy(c->s);", "}"]
    if w.memory in ("heap", "context"):
        w.add("struct context *c = malloc(sizeof *c);")
        w.frees.append("free(c);")
        w.memory = "heap"
    else:
        w.add("struct context here, *c = &here;")
    if fault == "order: used although it was not started":
        w.add("start(c);")
        w.loop("0", w.count, lambda i: ["use(c);"])
        w.add("finish(c);")
    else:
        w.add("if (!start(c)) {")
        if fault == "order: finished before it is used":
            w.add("finish(c);")
        w.loop("0", w.count, lambda i: ["use(c);"])
        w.add("use(c);", "" if fault == "order: finished before it is used" else "finish(c);", "}")


def unwound(w, fault):
    """Two arrays; what was made before something failed is ended by way of several labels."""
    w.memory = "heap" if w.memory == "global" else w.memory
    for name in "se":
        w.array(name)
    w.add("long i, j;", "void *own = mgpuStreamCreate();", f"for (i = 0; i < (long){w.count}; i++) {{", f"{w.at('s', 'i')} = mgpuStreamCreate();", "if (stop(i)) { i++; goto streams; }", "}",
          f"for (j = 0; j < (long){w.count}; j++) {{", "if (stop(-1 - j)) goto events;", f"{w.at('e', 'j')} = mgpuEventCreate();",
          f"mgpuEventRecord({w.at('e', 'j')}, {w.at('s', 'j')});", "}")
    w.loop("0", w.count, lambda i: [f"mgpuStreamWaitEvent(own, {w.at('e', i)});"])
    if fault == "order: the events are ended twice":
        w.each("e", "mgpuEventDestroy")
    w.add("events:", f"while ({'j >= 0 && j--' if False else 'j-- > 0'})", f"mgpuEventDestroy({w.at('e', 'j')});")
    if fault == "bound: the streams that were not made":
        w.add("streams:", f"for (i = 0; i < (long){w.count}; i++)", f"mgpuStreamDestroy({w.at('s', 'i')});")
    else:
        w.add("streams:", "while (i-- > 0)", f"mgpuStreamDestroy({w.at('s', 'i')});")
    if fault == "order: used once more":
        w.loop("0", w.count, lambda i: [f"mgpuStreamSynchronize({w.at('s', i)});"])
    w.add("mgpuStreamDestroy(own);")


def backwards(w, fault):
    """Every third one from the end, an event and its stream."""
    w.array("x", f"(3 * {w.count})" if w.memory == "heap" else str(3 * MOST))
    kind = "long" if w.kind in ("size", "unsigned") else w.kind
    each = lambda lines: w.add(f"for ({kind} i = 3 * ({kind}){w.count} - 3; i >= 0; i -= 3) {{", *lines, "}")
    up = lambda lines: w.add(f"for ({kind} i = 0; i < 3 * ({kind}){w.count}; i += 3) {{", *lines, "}")
    s, e = w.at("x", "i"), w.at("x", "i + 2")
    up([f"{s} = mgpuStreamCreate();", f"{e} = mgpuEventCreate();"])
    each([f"mgpuEventRecord({e}, {s});"])
    up([f"mgpuEventSynchronize({s if fault == 'index: the stream for the event' else e});"])
    each([f"mgpuStreamDestroy({s});", f"mgpuEventDestroy({s if fault == 'index: destroyed as the other' else e});"])
    if fault == "order: used once more":
        each([f"mgpuEventSynchronize({e});"])


def toggles(w, fault):
    """A few streams in turn, by a number that takes few values; each round goes on after the one before it."""
    depth = w.chance.choice((2, 2, 3))
    for name in "se":
        w.array(name, str(depth))
    w.add("void *own = mgpuStreamCreate();", "void *b = mgpuMemAlloc(64, own, 0);", "mgpuStreamSynchronize(own);")
    w.loop("0", str(depth), lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('e', i)} = mgpuEventCreate();"])
    steps = {2: ("cur ^= 1;", "cur = 1 - cur;", "cur = !cur;", "cur = (cur + 1) % 2;"), 3: ("cur = (cur + 1) % 3;", "cur = cur == 2 ? 0 : cur + 1;")}[depth]
    befores = {2: ("cur ^ 1", "1 - cur", "(cur + 1) % 2"), 3: ("(cur + 2) % 3", "cur ? cur - 1 : 2")}[depth]
    step, before, remainder = w.chance.choice(steps), w.chance.choice(befores), w.chance.random() < 0.3
    if not remainder:
        w.add("int cur = 0;")

    def turn(i):
        cur, prev = (f"{i} % {depth}", f"({i} + {depth - 1}) % {depth}") if remainder else ("cur", before)
        stream, event = w.at("s", cur), w.at("e", cur)
        first = "1" if fault == "wait: the second waits for none" else "0"
        waits = f"if ({i} > {first}) mgpuStreamWaitEvent({stream}, {event if fault == 'index: its own event' else w.at('e', prev)});"
        work, record = f"mgpuMemset32(b, 7, 1, {stream});", f"mgpuEventRecord({event}, {stream});"
        lines = [waits, record, work] if fault == "order: recorded before the work" else [waits, work, record]
        return lines + ([] if remainder else [step])

    w.loop("0", f"3 * {w.count}", turn)
    w.each("s", "mgpuStreamSynchronize", "1" if fault == "bound: the first is not waited for" else "0", str(depth))
    w.add("mgpuMemFree(b, own);")
    w.loop("0", str(depth), lambda i: [f"mgpuEventDestroy({w.at('e', i)});", f"mgpuStreamDestroy({w.at('s', i)});"])
    w.add("mgpuStreamDestroy(own);")


def pairs(w, fault):
    """A stream and an event beside each other, two elements in each round."""
    w.array("x", f"(2 * {w.count})" if w.memory == "heap" else str(2 * MOST))
    w.add("void *own = mgpuStreamCreate();")
    stream, event = lambda i: w.at("x", f"2 * {i}"), lambda i: w.at("x", f"2 * {i} + 1")
    w.loop("0", w.count, lambda i: [f"{stream(i)} = mgpuStreamCreate();", f"{event(i)} = mgpuEventCreate();"])
    if fault != "wait: none is recorded":
        w.loop("0", w.count, lambda i: [f"mgpuEventRecord({event(i)}, {stream(i)});"])
    w.loop("0", w.count, lambda i: [f"mgpuStreamWaitEvent(own, {stream(i) if fault == 'index: the stream for the event' else event(i)});"])
    w.loop("0", w.count, lambda i: [f"mgpuStreamDestroy({stream(i)});", f"mgpuEventDestroy({stream(i) if fault == 'index: destroyed as the other' else event(i)});"])
    if fault == "order: used once more":
        w.loop("0", w.count, lambda i: [f"mgpuStreamSynchronize({stream(i)});"])
    w.add("mgpuStreamDestroy(own);")


def neighbours(w, fault):
    """Each stream waits for those beside it."""
    for name in "se":
        w.array(name)
    w.loop("0", w.count, lambda i: [f"{w.at('s', i)} = mgpuStreamCreate();", f"{w.at('e', i)} = mgpuEventCreate();"])
    w.loop("1" if fault == "bound: the first is not recorded" else "0", w.count, lambda i: [f"mgpuEventRecord({w.at('e', i)}, {w.at('s', i)});"])
    if fault == "order: ended before they are used":
        w.each("e", "mgpuEventDestroy")
    last = w.chance.choice(("{i} < {n} - 1", "{i} + 1 < {n}", "{i} != {n} - 1"))
    w.loop("0", w.count, lambda i: [
        f"if ({i} > 0) mgpuStreamWaitEvent({w.at('s', i)}, {w.at('s' if fault == 'index: the stream for the event' else 'e', i + ' - 1')});",
        f"if ({last.format(i=i, n=w.count)}) mgpuStreamWaitEvent({w.at('s', i)}, {w.at('e', i + ' + 1')});"])
    if fault != "order: ended before they are used":
        w.each("e", "mgpuEventDestroy")
    w.each("s", "mgpuStreamDestroy")
    if fault == "order: used once more":
        w.each("s", "mgpuStreamSynchronize")


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
    "vector": (vector, ("order: destroyed too early", "bound: the last is destroyed twice", "index: the first is destroyed twice")),
    "wrapped": (wrapped, ("index: always the first event", "wait: none", "bound: the last is destroyed too early")),
    "swapped": (swapped, ("index: the streams stay", "order: destroyed in its round", "wait: one is not waited for")),
    "outside": (outside, ("index: the buffer of the next slot", "wait: none", "bound: the first is not waited for")),
    "reused": (reused, ("index: the event of the next slot", "wait: none", "bound: the first time is not waited for")),
    "grid": (grid, ("order: used too late", "index: the diagonal", "bound: the rows but the first twice")),
    "overlap": (overlap, ("bound: a part is too long", "index: what is left over is the part before", "wait: none", "bound: the first is not waited for")),
    "halves": (halves, ("index: the other half", "bound: one before the half", "wait: none")),
    "lazies": (lazies, ("order: not forgotten",)),
    "once": (once, ("order: ended, not made again", "order: the buffer is ended, not made again")),
    "owners": (owners, ("order: the buffer is freed twice", "index: the event for the stream", "order: ended before it is used")),
    "started": (started, ("order: not recorded", "index: the event for the stream", "order: used although it was not started", "order: finished before it is used")),
    "unwound": (unwound, ("order: the events are ended twice", "bound: the streams that were not made", "order: used once more")),
    "toggles": (toggles, ("wait: the second waits for none", "index: its own event", "order: recorded before the work", "bound: the first is not waited for")),
    "pairs": (pairs, ("wait: none is recorded", "index: the stream for the event", "index: destroyed as the other", "order: used once more")),
    "neighbours": (neighbours, ("bound: the first is not recorded", "order: ended before they are used", "index: the stream for the event", "order: used once more")),
    "backwards": (backwards, ("index: the stream for the event", "index: destroyed as the other", "order: used once more")),
}


def program(seed, family, fault, size=0):
    """`size`: in place of what comes from outside."""
    w = Writer(seed, size)
    FAMILIES[family][0](w, fault)
    return w.text()


def is_sized(seed, family):
    """How many elements there are is part of the program."""
    return Writer(seed, 0).constant is not None
