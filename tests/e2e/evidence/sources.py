"""Random sources in the gpu dialect, and what they mean: the work that a run of each public function does, and of each piece of work what its
tokens say has to be over first. The meaning is computed from the program as it was made, not from its text.

A source has kernels, private helpers and two or three public functions, with branches, loops, tasks, launches with grids, copies, fills, allocations
on chains of tokens, joins of several chains, stores and calls of the host. No two accesses to one buffer are left unordered, and each stream is waited
for once, so that what its lowering makes is right.
"""
import collections
import random

KINDS = {"f": "memref<16xf32>", "g": "memref<?xf32>"}
KERNELS = {"touch": 1, "mix": 2, "blend": 3}  # by the number of buffers
DEPTH = 3


class Token:
    """What stands for work: `covers`, the pieces of work that are over when its work is."""

    def __init__(self, name, stream, covers, level):
        self.name, self.stream, self.covers, self.level = name, stream, frozenset(covers), level


class Function:
    """One function in the making. Statements: (what, line, ...), executed by `Meaning`."""

    def __init__(self, source, name, public):
        self.source, self.rng, self.name, self.public = source, source.rng, name, public
        self.buffers = [(f"%{name}_{kind}{i}", kind) for kind in "fg" for i in range(self.rng.choice((2, 3)))]
        self.tokens, self.pending, self.works, self.streams, self.names = [], [], 0, 0, 0
        self.busy = set()  # buffers that a task uses
        self.body = []

    # -- text --

    def line(self, text, level):
        self.source.lines.append("  " * (level + 1) + text)
        return len(self.source.lines)

    def fresh(self):
        self.names += 1
        return f"%{self.name}_{self.names}"

    # -- order --

    def conflicts(self, buffers, writes):
        """Pending work that work on these buffers has to come after."""
        return {w for w, touched, written in self.pending if (touched & writes) or (written & buffers)}

    def heads(self, level):
        last = {}
        for t in self.tokens:
            if t.level == level:
                last[t.stream] = t
        return list(last.values())

    def start(self, block, level, needed):
        """A token behind which work on a buffer may go: of a stream of this block, an old one or a new one."""
        old = [t for t in self.heads(level) if needed <= t.covers]
        if old and self.rng.random() < 0.6:
            return self.rng.choice(old)
        deps, covered = [], frozenset()
        for w in sorted(needed):
            if w in covered:
                continue
            holders = [t for t in self.tokens if w in t.covers]
            if not holders:
                return None
            deps.append(self.rng.choice(holders))
            covered |= deps[-1].covers
        while self.tokens and self.rng.random() < 0.3:
            deps.append(self.rng.choice(self.tokens))
        return self.join(block, level, list(dict.fromkeys(deps)))

    def join(self, block, level, deps):
        name = self.fresh()
        names = ", ".join(t.name for t in deps)
        number = self.line(f"{name} = gpu.wait async" + (f" [{names}]" if deps else ""), level)
        self.streams += 1
        token = Token(name, self.streams, frozenset().union(*(t.covers for t in deps)), level)
        self.tokens.append(token)
        block.append(("join", number, name, [t.name for t in deps]))
        return token

    def work(self, block, level, token, text, buffers, writes, result=None):
        """One piece of asynchronous work behind the token; `text` has DEPS where they go."""
        name = self.fresh()
        number = self.line((f"{result}, " if result else "") + f"{name} = " + text.replace("DEPS", f"[{token.name}]"), level)
        self.works += 1
        self.tokens.append(Token(name, token.stream, token.covers | {self.works}, level))
        self.pending.append((self.works, frozenset(buffers), frozenset(writes)))
        block.append(("work", number, name, [token.name]))

    def wait(self, block, level, tokens):
        if not tokens:
            return
        number = self.line(f"gpu.wait [{', '.join(t.name for t in tokens)}]", level)
        streams, over = {t.stream for t in tokens}, frozenset().union(*(t.covers for t in tokens))
        self.tokens = [t for t in self.tokens if t.stream not in streams]
        self.pending = [p for p in self.pending if p[0] not in over]
        block.append(("wait", number, [t.name for t in tokens]))

    def wait_all(self, block, level):
        heads = self.heads(level)
        self.rng.shuffle(heads)
        while heads:
            share = 1 if self.rng.random() < 0.4 else len(heads)
            self.wait(block, level, heads[:share])
            heads = heads[share:]

    # -- statements --

    def some(self, kind, count):
        own = [b for b, k in self.buffers if k == kind and b not in self.busy]
        return self.rng.sample(own, count) if len(own) >= count else None

    def launch_text(self, buffers, kind):
        kernel = self.rng.choice([k for k, n in KERNELS.items() if n == len(buffers)])
        grid = self.rng.sample(["%n", "%c1", "%c2", "%c4"], 3)
        threads = self.rng.sample(["%n", "%c1", "%c2", "%c4"], 3)
        memory = " dynamic_shared_memory_size %shared" if self.rng.random() < 0.2 else ""
        args = ", ".join(f"{b} : {KINDS[kind]}" for b in buffers) + ", %value : f32, %n : index"
        return (f"@device::@{kernel}_{kind} blocks in ({', '.join(grid)}) threads in ({', '.join(threads)}){memory} args({args})")

    def asynchronous(self, block, level):
        kind, what = self.rng.choice("fg"), self.rng.choice(("copy", "copy", "fill", "launch", "launch"))
        count = {"copy": 2, "fill": 1, "launch": self.rng.choice((1, 2, 3))}[what]
        buffers = self.some(kind, count)
        if not buffers:
            return
        writes = buffers if what == "launch" else buffers[:1]
        token = self.start(block, level, self.conflicts(set(buffers), set(writes)))
        if not token:
            return
        if what == "copy":
            text = f"gpu.memcpy async DEPS {buffers[0]}, {buffers[1]} : {KINDS[kind]}, {KINDS[kind]}"
        elif what == "fill":
            text = f"gpu.memset async DEPS {buffers[0]}, %value : {KINDS[kind]}, f32"
        else:
            text = f"gpu.launch_func async DEPS {self.launch_text(buffers, kind)}"
        self.work(block, level, token, text, buffers, writes)

    def first_launch(self, block, level):
        """Without a dependency: its lowering makes the stream."""
        kind = self.rng.choice("fg")
        buffers = self.some(kind, self.rng.choice((1, 2)))
        if not buffers or self.conflicts(set(buffers), set(buffers)):
            return
        self.streams += 1
        self.work(block, level, Token("", self.streams, frozenset(), level), f"gpu.launch_func async {self.launch_text(buffers, kind)}", buffers, buffers)
        block[-1] = (*block[-1][:3], [])

    def allocate(self, block, level):
        token, size = self.start(block, level, frozenset()), self.rng.choice(("", "%n"))
        name, kind = self.fresh(), "g" if size else "f"
        self.work(block, level, token, f"gpu.alloc async DEPS ({size}) : {KINDS[kind]}", [name], [name], name)
        return name, kind

    def release(self, block, level, name, kind):
        token = self.start(block, level, self.conflicts({name}, {name})) or self.join(block, level, [])
        self.work(block, level, token, f"gpu.dealloc async DEPS {name} : {KINDS[kind]}", [name], [name])

    def host(self, block, level):
        what = self.rng.choice(("store", "call", "call", "launch", "helper"))
        kind = self.rng.choice("fg")
        if what == "call":
            argument = self.rng.choice(("%n", "%k"))
            block.append(("host", self.line(f"func.call @observe_{argument[1:]}({argument}) : ({'index' if argument == '%n' else 'i64'}) -> ()", level)))
            return
        buffers = self.some(kind, 2)
        if not buffers or self.conflicts(set(buffers), set(buffers)):
            return
        if what == "store":
            own = [b for b in buffers if b in self.given]
            if own:
                block.append(("host", self.line(f"memref.store %value, {own[0]}[{self.rng.choice(('%c0', '%c2'))}] : {KINDS[kind]}", level)))
        elif what == "launch":
            block.append(("host", self.line(f"gpu.launch_func {self.launch_text(buffers, kind)}", level)))
        elif self.source.helpers:
            helper = self.rng.choice(self.source.helpers)
            passed = [self.some(k, 1) for _, k in helper.buffers]
            if all(passed) and len({p[0] for p in passed}) == len(passed) and not self.conflicts({p[0] for p in passed}, {p[0] for p in passed}):
                kinds = ", ".join([KINDS[k] for _, k in helper.buffers] + ["index", "i64", "f32"])
                names = ", ".join([p[0] for p in passed] + ["%n", "%k", "%value"])
                self.line(f"func.call @{helper.name}({names}) : ({kinds}) -> ()", level)
                block.append(("call", 0, helper))

    def task(self, block, level):
        """A task with streams of its own, that waits for them; something else happens beside it."""
        kind, name, inside = self.rng.choice("fg"), self.fresh(), []
        buffers = self.some(kind, 2)
        if not buffers or self.conflicts(set(buffers), set(buffers)):
            return
        self.line(f"{name} = async.execute {{", level)
        kept = self.tokens, self.pending, self.buffers
        self.tokens, self.pending, self.buffers = [], [], [(b, kind) for b in buffers]
        for _ in range(self.rng.choice((1, 2))):
            self.asynchronous(inside, level + 1)
        self.wait_all(inside, level + 1)
        self.tokens, self.pending, self.buffers = kept
        self.line("async.yield", level + 1)
        self.line("}", level)
        self.busy |= set(buffers)
        beside = []
        for _ in range(self.rng.choice((0, 1, 2))):
            self.asynchronous(beside, level)
        self.line(f"async.await {name} : !async.token", level)
        self.busy -= set(buffers)
        block += [("block", 0, inside), ("block", 0, beside)]

    def branch(self, block, level):
        condition = self.fresh()
        way = self.rng.choice(("flag", "n", "k"))
        if way == "flag":
            number = self.line(f"{condition} = func.call @flag() : () -> i1", level)
            test = ("flag", number)
        else:
            low = self.rng.choice((1, 2, 3))
            constant = self.fresh()
            kind = "index" if way == "n" else "i64"
            self.line(f"{constant} = arith.constant {low} : {kind}", level)
            self.line(f"{condition} = arith.cmpi slt, %{way}, {constant} : {kind}", level)
            test = (way, low)
        sides = []
        self.line(f"scf.if {condition} {{", level)
        sides.append(self.inside(level))
        if self.rng.random() < 0.6:
            self.line("} else {", level)
            sides.append(self.inside(level))
        self.line("}", level)
        block.append(("if", 0, test, sides))

    def loop(self, block, level):
        bound = self.rng.choice(("%n", "%c2"))
        self.line(f"scf.for {self.fresh()} = %c0 to {bound} step %c1 {{", level)
        body = self.inside(level, True)
        self.line("}", level)
        block.append(("for", 0, bound[1:], body))

    def inside(self, level, loop=False):
        """A block that waits for its own streams. It may begin behind those of outside, but not in a loop: there the lowering destroys the event
        that it records once in each round."""
        block, tokens, pending = [], self.tokens, self.pending
        self.tokens = [] if loop else list(tokens)
        self.fill(block, level + 1, self.rng.choice((1, 2, 3)))
        self.wait_all(block, level + 1)
        self.tokens, self.pending = tokens, pending
        return block

    def fill(self, block, level, count):
        own, buffers = [], list(self.buffers)
        if self.rng.random() < 0.3:
            own.append(self.allocate(block, level))
            self.buffers += own
        for _ in range(count):
            ways = [self.asynchronous] * 6 + [self.first_launch, self.host, self.host]
            ways += [self.branch, self.loop] * (level < DEPTH) + [self.task] * (level == 1 and self.source.tasks)
            self.rng.choice(ways)(block, level)
            if self.rng.random() < 0.15:
                heads = self.heads(level)
                self.wait(block, level, self.rng.sample(heads, min(len(heads), self.rng.choice((1, 1, 2)))))
        for name, kind in own:
            self.release(block, level, name, kind)
        self.buffers = buffers

    def write(self):
        self.given = [b for b, _ in self.buffers]
        params = ", ".join([f"{b}: {KINDS[k]}" for b, k in self.buffers] + ["%n: index", "%k: i64", "%value: f32"])
        self.line(f"func.func {'' if self.public else 'private '}@{self.name}({params}) {{", 0)
        for name, k in (("c0", 0), ("c1", 1), ("c2", 2), ("c4", 4)):
            self.line(f"%{name} = arith.constant {k} : index", 1)
        self.line("%shared = arith.constant 64 : i32", 1)
        self.fill(self.body, 1, self.rng.randrange(*((3, 9) if self.public else (1, 3))))
        self.wait_all(self.body, 1)
        self.line("return", 1)
        self.line("}", 0)


class Source:
    def __init__(self, seed):
        self.rng, self.lines, self.helpers, self.publics = random.Random(f"source {seed}"), [], [], []
        self.tasks = self.rng.random() < 0.2
        self.lines.append("module attributes {gpu.container_module} {")
        self.lines.append("  gpu.module @device {")
        for kernel, count in KERNELS.items():
            for kind, text in KINDS.items():
                params = ", ".join([f"%b{i}: {text}" for i in range(count)] + ["%value: f32", "%n: index"])
                stores = " ".join(f"memref.store %value, %b{i}[%i] : {text}" for i in range(count))
                self.lines.append(f"    gpu.func @{kernel}_{kind}({params}) kernel {{ %i = gpu.thread_id x {stores} gpu.return }}")
        self.lines.append("  }")
        self.lines += ["  func.func private @flag() -> i1", "  func.func private @observe_n(index)", "  func.func private @observe_k(i64)"]
        for i in range(self.rng.choice((0, 1, 2))):
            helper = Function(self, f"helper{i}", False)
            helper.write()
            self.helpers.append(helper)
        for i in range(self.rng.choice((1, 2, 2, 3))):
            function = Function(self, f"main{i}", True)
            function.write()
            self.publics.append(function)
        self.lines.append("}")

    def text(self):
        return "\n".join(self.lines) + "\n"


class Meaning:
    """One run of a public function. `done`: of each piece of work its line, and the numbers of those that its tokens put before it."""

    def __init__(self, function, n, k, flag):
        self.numbers, self.flag = {"n": n, "k": k, "c2": 2}, flag
        self.done, self.asked, self.waited = [], 0, []
        self.run(function.body, {})

    def run(self, block, tokens):
        for what, line, *rest in block:
            if what == "join":
                tokens[rest[0]] = frozenset().union(*(tokens[d] for d in rest[1]))
            elif what == "work":
                before = frozenset().union(*(tokens[d] for d in rest[1]))
                tokens[rest[0]] = before | {len(self.done)}
                self.done.append((line, before))
            elif what == "wait":
                self.waited.append((line, frozenset().union(*(tokens[d] for d in rest[0]))))
            elif what == "host":
                self.done.append((line, frozenset()))
            elif what == "call":
                self.run(rest[0].body, {})
            elif what == "block":
                self.run(rest[0], tokens)
            elif what == "if":
                self.take(rest[0], rest[1], tokens)
            elif what == "for":
                for _ in range(self.numbers[rest[0]]):
                    self.run(rest[1], dict(tokens))

    def take(self, test, sides, tokens):
        if test[0] == "flag":
            self.done.append((test[1], frozenset()))
            self.asked += 1
            holds = self.flag(self.asked)
        else:
            holds = self.numbers[test[0]] < test[1]
        side = 0 if holds else 1
        if side < len(sides):
            self.run(sides[side], dict(tokens))

    def pairs(self):
        """What has to come before what: ((line, which time), (line, which time))."""
        seen, keys = collections.Counter(), []
        for line, _ in self.done:
            keys.append((line, seen[line]))
            seen[line] += 1
        return {(keys[b], keys[i]) for i, (_, before) in enumerate(self.done) for b in before}, keys

    def waits(self, keys):
        """Of each wait of the host its line, which time it is, and what it is for."""
        seen, found = collections.Counter(), []
        for line, covers in self.waited:
            found.append((line, seen[line], {keys[w] for w in covers}))
            seen[line] += 1
        return found


if __name__ == "__main__":
    import sys
    print(Source(sys.argv[1]).text(), end="")
