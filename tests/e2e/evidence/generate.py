"""Random programs with streams, events, memory and order, as lists of lines.

`soup(seed)` makes one that is wrong in whatever way it happens to be. `pruned(lines, …)` takes faulty statements out or mends them until
no run shows an error: what is left is right, and nobody knows why but the interpreter. The same seed gives the same program.
"""
import random

from opinion import RUNS, WARNINGS

PTR = "!llvm.ptr"
DESC = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
PAIR = "!llvm.struct<(ptr, i64, ptr)>"
TRIPLE = "!llvm.struct<(ptr, ptr, ptr)>"
MEMORY = ("device", "shared", "heap", "fixed")
DECLARED = f"""llvm.func @mgpuStreamCreate() -> {PTR}
llvm.func @mgpuStreamDestroy({PTR})
llvm.func @mgpuStreamSynchronize({PTR})
llvm.func @mgpuStreamWaitEvent({PTR}, {PTR})
llvm.func @mgpuEventCreate() -> {PTR}
llvm.func @mgpuEventDestroy({PTR})
llvm.func @mgpuEventSynchronize({PTR})
llvm.func @mgpuEventRecord({PTR}, {PTR})
llvm.func @mgpuMemAlloc(i64, {PTR}, i8) -> {PTR}
llvm.func @mgpuMemFree({PTR}, {PTR})
llvm.func @mgpuMemcpy({PTR}, {PTR}, i64, {PTR})
llvm.func @mgpuMemset32({PTR}, i32, i64, {PTR})
llvm.func @malloc(i64) -> {PTR}
llvm.func @free({PTR})
llvm.func @printMemrefI32(i64, {PTR})
llvm.func @mgpuSetDefaultDevice(i32)
llvm.func @mgpuModuleLoad({PTR}, i64) -> {PTR}
llvm.func @mgpuModuleUnload({PTR})
llvm.func @mgpuModuleGetFunction({PTR}, {PTR}) -> {PTR}
llvm.func @mgpuLaunchKernel({PTR}, i64, i64, i64, i64, i64, i64, i32, {PTR}, {PTR}, {PTR}, i64)
llvm.func @mgpuCreateDnVec(i64, {PTR}, i32, {PTR}) -> {PTR}
llvm.func @mgpuDestroyDnVec({PTR}, {PTR})
llvm.func @mgpuCreateCsr(i64, i64, i64, {PTR}, {PTR}, {PTR}, i32, i32, i32, {PTR}) -> {PTR}
llvm.func @mgpuDestroySpMat({PTR}, {PTR})
llvm.func @mgpuSpMV(i32, {PTR}, {PTR}, {PTR}, i32, {PTR}, {PTR})
llvm.func @coin() -> i1""".split("\n")
KERNELS = f"""gpu.module @kernels {{
llvm.func @copies(%p: {PTR}, %q: {PTR}) attributes {{gpu.kernel}} {{
%x = llvm.load %p : {PTR} -> f32
llvm.store %x, %q : f32, {PTR}
llvm.return
}}
llvm.func @reads(%p: {PTR}, %q: {PTR}) attributes {{gpu.kernel}} {{
%x = llvm.load %p : {PTR} -> f32
%y = llvm.load %q : {PTR} -> f32
llvm.return
}}
llvm.func @nothing(%p: {PTR}, %q: {PTR}) attributes {{gpu.kernel}} {{
llvm.return
}}
}}
gpu.binary @binary [#gpu.object<#nvvm.target, "none">]""".split("\n")
GLOBALS = f"""llvm.mlir.global internal @array() {{addr_space = 0 : i32}} : !llvm.array<16 x i32> {{
%0 = llvm.mlir.zero : !llvm.array<16 x i32>
llvm.return %0 : !llvm.array<16 x i32>
}}
llvm.mlir.global internal @slot() {{addr_space = 0 : i32}} : {PTR} {{
%0 = llvm.mlir.zero : {PTR}
llvm.return %0 : {PTR}
}}
llvm.mlir.global internal @other() {{addr_space = 0 : i32}} : {PTR} {{
%0 = llvm.mlir.zero : {PTR}
llvm.return %0 : {PTR}
}}""".split("\n")
CONSTANTS = ["%true = llvm.mlir.constant(true) : i1", "%na = llvm.xor %ca, %true : i1", "%c0 = llvm.mlir.constant(0 : i64) : i64",
             "%c1 = llvm.mlir.constant(1 : i64) : i64", "%c4 = llvm.mlir.constant(4 : i64) : i64",
             "%c8 = llvm.mlir.constant(8 : i64) : i64", "%c16 = llvm.mlir.constant(16 : i64) : i64",
             "%c32 = llvm.mlir.constant(32 : i64) : i64", "%c64 = llvm.mlir.constant(64 : i64) : i64",
             "%v = llvm.mlir.constant(7 : i32) : i32", "%dev = llvm.mlir.constant(0 : i8) : i8",
             "%shr = llvm.mlir.constant(1 : i8) : i8", f"%null = llvm.mlir.zero : {PTR}"]


def call(name, *operands):
    """A call for effect; an operand is a value, or a value and its type."""
    pairs = [operand if isinstance(operand, tuple) else (operand, PTR) for operand in operands]
    return f"llvm.call @{name}({', '.join(v for v, _ in pairs)}) : ({', '.join(t for _, t in pairs)}) -> ()"


class Writer:
    """Writes a function. `scope` holds what can be used: pairs of a value and its kind."""

    def __init__(self, rng, helpers, in_main, style):
        self.rng, self.helpers, self.in_main, self.style = rng, helpers, in_main, style
        self.lines, self.names, self.loops, self.open_loops, self.in_task = [], 0, 0, [], 0
        self.wrong, self.through, self.packed = style["wrong"], [], False

    def fresh(self, prefix="%x"):
        self.names += 1
        return f"{prefix}{self.names}"

    def line(self, text):
        self.lines.append(text)

    def pick(self, scope, *kinds):
        fitting = [value for value, kind in scope if kind in kinds]
        if fitting and self.rng.random() > self.wrong:
            return self.rng.choice(fitting[-5:])
        handles = [value for value, kind in scope if kind in ("stream", "event")]
        if kinds[0] in ("stream", "event") and not fitting:
            return self.rng.choice(handles) if self.rng.random() < 0.05 and handles else "%s"
        if kinds[0] == "event":
            return self.rng.choice(handles)
        if kinds[0] == "stream":
            return self.rng.choice(handles + ["%null"] * 3)
        anything = [value for value, kind in scope if kind in MEMORY]
        return self.rng.choice(fitting or anything or ["%d"])

    def condition(self):
        known = "abc" if self.in_main else "a"
        roll = self.rng.random()
        if roll < 0.1 and self.in_main:
            value = self.fresh("%k")
            self.line(f"{value} = llvm.icmp \"{self.rng.choice(['slt', 'eq', 'ne'])}\" %m, {self.rng.choice(['%c0', '%c1', '%c4'])} : i64")
            return value
        if roll < 0.2 and self.in_main:
            value = self.fresh("%k")
            op = self.rng.choice(["and", "or", "xor"])
            self.line(f"{value} = llvm.{op} %c{self.rng.choice(known)}, %c{self.rng.choice(known)} : i1")
            return value
        return f"%c{self.rng.choice(known)}" if roll < 0.75 else "%na"

    # -- statements --

    def work(self, scope):
        stream = self.pick(scope, "stream")
        what = self.rng.random()
        if what < 0.35:
            size = self.rng.choice(["%c64", "%c64", "%c32", "%c16"])
            pair = self.rng.choice([("device", "heap"), ("heap", "device"), ("device", "device"), ("shared", "device"), ("fixed", "device")])
            self.line(call("mgpuMemcpy", self.pick(scope, pair[0]), self.pick(scope, pair[1]), (size, "i64"), stream))
        elif what < 0.65:
            size = self.rng.choice(["%c16", "%c16", "%c8", "%c4"])
            self.line(call("mgpuMemset32", self.pick(scope, "device", "shared"), ("%v", "i32"), (size, "i64"), stream))
        else:
            kernel = self.rng.choice(["kernels::@copies", "kernels::@copies", "kernels::@reads", "kernels::@nothing", "binary::@any"])
            a, b = (self.pick(scope, "device", "device", "shared") for _ in range(2))
            on = "" if self.rng.random() < 0.05 else f"<{stream} : {PTR}> "
            self.line(f"gpu.launch_func {on}@{kernel} blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args({a} : {PTR}, {b} : {PTR})")

    def host(self, scope):
        address = self.pick(scope, "heap", "shared", "fixed")
        what = self.rng.random()
        if what < 0.5:
            self.line(f"{self.fresh()} = llvm.load {address} : {PTR} -> i32")
        elif what < 0.85:
            self.line(f"llvm.store %v, {address} : i32, {PTR}")
        else:
            a, b, slot = (self.fresh() for _ in range(3))
            self.line(f"{a} = llvm.mlir.poison : {DESC}")
            self.line(f"{b} = llvm.insertvalue {address}, {a}[0] : {DESC}")
            self.line(f"{b}b = llvm.insertvalue {address}, {b}[1] : {DESC}")
            self.line(f"{slot} = llvm.alloca %c1 x {DESC} : (i64) -> {PTR}")
            self.line(f"llvm.store {b}b, {slot} : {DESC}, {PTR}")
            self.line(call("printMemrefI32", ("%c1", "i64"), slot))

    def order(self, scope):
        roll = self.rng.random()
        if roll < 0.35:
            self.line(call("mgpuStreamSynchronize", self.pick(scope, "stream")))
        elif roll < 0.65:
            event = self.pick(scope, "event")
            self.line(call("mgpuEventRecord", event, self.pick(scope, "stream")))
            if self.rng.random() < 0.8:
                self.line(call("mgpuStreamWaitEvent", self.pick(scope, "stream"), event))
        elif roll < 0.75:
            self.line(call("mgpuEventSynchronize", self.pick(scope, "event")))
        elif roll < 0.88:
            self.line(call("mgpuStreamWaitEvent", self.pick(scope, "stream"), self.pick(scope, "event")))
        else:
            self.line(call("mgpuEventRecord", self.pick(scope, "event"), self.pick(scope, "stream")))

    def create(self, scope):
        kind = self.rng.choice(["stream", "stream", "event", "event", "device", "device", "heap", "shared"])
        value = self.fresh("%h")
        if kind in ("stream", "event"):
            self.line(f"{value} = llvm.call @mgpu{kind.title()}Create() : () -> {PTR}")
            if kind == "event" and self.rng.random() < 0.7:
                self.line(call("mgpuEventRecord", value, self.pick(scope, "stream")))
        elif kind == "heap":
            self.line(f"{value} = llvm.call @malloc(%c64) : (i64) -> {PTR}")
        else:
            self.line(f"{value} = llvm.call @mgpuMemAlloc(%c64, {self.pick(scope, 'stream')}, %{kind[0:3].replace('sha', 'shr')}) : (i64, {PTR}, i8) -> {PTR}")
        scope.append((value, kind))

    def end(self, scope):
        kind = self.rng.choice(["stream", "event", "device", "heap", "shared"])
        value = self.pick(scope, kind)
        self.end_one(scope, value, kind)
        if self.rng.random() < 0.9 and len(scope) > 4:
            scope[:] = [pair for pair in scope if pair[0] != value]

    def end_one(self, scope, value, kind):
        if kind in ("stream", "event"):
            self.line(call(f"mgpu{kind.title()}Destroy", value))
        elif kind == "heap":
            self.line(call("free", value))
        elif kind != "fixed":
            self.line(call("mgpuMemFree", value, self.pick(scope, "stream")))

    def two(self, scope):
        kind = self.rng.choice(["stream", "event", "device", "device", "heap"])
        return self.pick(scope, kind), self.pick(scope, kind), kind

    def select(self, scope):
        one, other, kind = self.two(scope)
        condition, value = self.condition(), self.fresh("%h")
        self.line(f"{value} = llvm.select {condition}, {one}, {other} : i1, {PTR}")
        scope.append((value, kind))

    def view(self, scope):
        kind = self.rng.choice(["device", "device", "heap", "shared"])
        value = self.fresh("%h")
        self.line(f"{value} = llvm.getelementptr {self.pick(scope, kind)}[{self.rng.choice([8, 16, 32, 32])}] : ({PTR}) -> {PTR}, i8")
        scope.append((value, kind if self.rng.random() < 0.5 else "fixed"))

    def slot(self, scope):
        slots = [("%slot0", "stream"), ("%slot1", "event"), ("%slot2", "device"), ("%slot3", "device")]
        slot, kind = self.rng.choice(slots + [("%slot4", "stream")] * bool(self.through))
        if self.rng.random() < 0.5:
            self.line(f"llvm.store {self.pick(scope, kind)}, {slot} : {PTR}, {PTR}")
        else:
            value = self.fresh("%h")
            self.line(f"{value} = llvm.load {slot} : {PTR} -> {PTR}")
            scope.append((value, kind))

    def by_reference(self, scope):
        """A function changes what is in a slot, or uses what is there."""
        stream, event, one, other = "%slot0", "%slot1", "%slot2", "%slot3"
        name, operands = self.rng.choice([("change", [one, other]), ("change", [other, one]), ("renew_buffer", [one]), ("renew_buffer", [other]),
                                          ("renew_stream", [stream]), ("fill", [one, stream]), ("fill", [other, stream]), ("mark", [event, stream])])
        condition = self.condition()
        self.line(call(name, *operands, (condition, "i1")))

    def through_slots(self, scope):
        """The same in a function that also has handles of its own."""
        own = [self.pick(scope, kind) for kind in ("stream", "device", "event")]
        slots = ["%slot0"] if self.packed else ["%slot0", "%slot2", "%slot1"]
        self.line(call(self.rng.choice(self.through), *slots, *own, "%p", (self.condition(), "i1")))
        if self.rng.random() < 0.5:
            value = self.fresh("%h")
            self.line(f"{value} = llvm.load %slot0 : {PTR} -> {PTR}")
            scope.append((value, "stream"))
            if self.rng.random() < 0.5:
                self.line(call("mgpuStreamSynchronize", value))

    def struct(self, scope):
        one, other, kind = self.two(scope)
        a, value = self.fresh(), self.fresh("%h")
        self.line(f"{a} = llvm.mlir.poison : {PAIR}")
        self.line(f"{a}b = llvm.insertvalue {one}, {a}[0] : {PAIR}")
        self.line(f"{a}c = llvm.insertvalue {other}, {a}b[2] : {PAIR}")
        self.line(f"{value} = llvm.extractvalue {a}c[{self.rng.choice([0, 2])}] : {PAIR}")
        scope.append((value, kind))

    def somewhere(self, scope):
        """A view at an offset that is not constant, or a fill of a size that is not."""
        if self.rng.random() < 0.3:
            self.line(call("mgpuMemset32", self.pick(scope, "device", "shared"), ("%v", "i32"), ("%m", "i64"), self.pick(scope, "stream")))
            return
        index = self.rng.choice(["%m"] + [f"%i{number}" for number in self.open_loops] * 2)
        kind, value = self.rng.choice(["device", "device", "shared"]), self.fresh("%h")
        self.line(f"{value} = llvm.getelementptr {self.pick(scope, kind)}[{index}] : ({PTR}, i64) -> {PTR}, i8")
        scope.append((value, kind if self.rng.random() < 0.3 else "fixed"))

    def descriptor(self, scope):
        """Through a memref descriptor, which goes through memory, and perhaps through a function."""
        kind = self.rng.choice(["device", "device", "heap", "shared"])
        address, value, a, slot = self.pick(scope, kind), self.fresh("%h"), self.fresh(), self.fresh()
        self.line(f"{a} = llvm.mlir.poison : {DESC}")
        self.line(f"{a}a = llvm.insertvalue {address}, {a}[0] : {DESC}")
        self.line(f"{a}b = llvm.insertvalue {address}, {a}a[1] : {DESC}")
        self.line(f"{a}c = llvm.insertvalue %c0, {a}b[2] : {DESC}")
        self.line(f"{a}d = llvm.insertvalue %c16, {a}c[3, 0] : {DESC}")
        self.line(f"{a}e = llvm.insertvalue %c1, {a}d[4, 0] : {DESC}")
        if self.rng.random() < 0.5:
            self.line(f"{slot} = llvm.alloca %c1 x {DESC} : (i64) -> {PTR}")
            self.line(f"llvm.store {a}e, {slot} : {DESC}, {PTR}")
            self.line(f"{slot}l = llvm.load {slot} : {PTR} -> {DESC}")
            self.line(f"{value} = llvm.extractvalue {slot}l[{self.rng.choice([0, 1])}] : {DESC}")
        elif self.in_main and kind == "device":
            self.line(f"{value} = llvm.extractvalue {a}e[1] : {DESC}")
            self.line(call("expanded", value, value, ("%c0", "i64"), ("%c16", "i64"), ("%c1", "i64"), self.pick(scope, "stream")))
        else:
            self.line(f"{value} = llvm.extractvalue {a}e[{self.rng.choice([0, 1])}] : {DESC}")
        scope.append((value, kind))

    def module(self, scope):
        """Loads a module, launches from one, or unloads it."""
        modules = [value for value, kind in scope if kind == "module"]
        roll = self.rng.random()
        if not modules or roll < 0.2:
            value = self.fresh("%h")
            self.line(f"{value} = llvm.call @mgpuModuleLoad(%null, %c64) : ({PTR}, i64) -> {PTR}")
            scope.append((value, "module"))
        elif roll < 0.8:
            function, params, list_, a = (self.fresh() for _ in range(4))
            one, other = self.pick(scope, "device"), self.pick(scope, "device", "shared")
            self.line(f"{function} = llvm.call @mgpuModuleGetFunction({self.rng.choice(modules)}, %null) : ({PTR}, {PTR}) -> {PTR}")
            self.line(f"{params} = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> {PTR}")
            self.line(f"{list_} = llvm.alloca %c4 x {PTR} : (i64) -> {PTR}")
            for number, address in enumerate((one, other)):
                self.line(f"{a}p{number} = llvm.getelementptr {params}[0, {number}] : ({PTR}) -> {PTR}, !llvm.struct<(ptr, ptr)>")
                self.line(f"llvm.store {address}, {a}p{number} : {PTR}, {PTR}")
                self.line(f"{a}l{number} = llvm.getelementptr {list_}[{number}] : ({PTR}) -> {PTR}, {PTR}")
                self.line(f"llvm.store {a}p{number}, {a}l{number} : {PTR}, {PTR}")
            ones = [("%c1", "i64")] * 6
            self.line(call("mgpuLaunchKernel", function, *ones, ("%v", "i32"), self.pick(scope, "stream"), list_, "%null", ("%c4", "i64")))
        else:
            value = self.rng.choice(modules)
            self.line(call("mgpuModuleUnload", value))
            scope[:] = [pair for pair in scope if pair[0] != value]

    def sparse(self, scope):
        """A sparse product, which runs on the null stream whatever the stream of the call is."""
        stream, a, b, c = self.pick(scope, "stream"), self.fresh(), self.fresh(), self.fresh()
        one, other, values, buffer = (self.pick(scope, "device") for _ in range(4))
        self.line(f"{a} = llvm.call @mgpuCreateDnVec(%c16, {one}, %v, {stream}) : (i64, {PTR}, i32, {PTR}) -> {PTR}")
        self.line(f"{b} = llvm.call @mgpuCreateDnVec(%c16, {other}, %v, {stream}) : (i64, {PTR}, i32, {PTR}) -> {PTR}")
        self.line(f"{c} = llvm.call @mgpuCreateCsr(%c4, %c4, %c4, {values}, {values}, {values}, %v, %v, %v, {stream}) : "
                  f"(i64, i64, i64, {PTR}, {PTR}, {PTR}, i32, i32, i32, {PTR}) -> {PTR}")
        if self.rng.random() < 0.5:
            self.line(call("mgpuStreamSynchronize", stream))
        self.line(call("mgpuSpMV", ("%v", "i32"), c, a, b, ("%v", "i32"), buffer, stream))
        if self.rng.random() < 0.6:
            self.line(call("mgpuStreamSynchronize", "%null"))
        self.line(call("mgpuDestroySpMat", c, stream))
        self.line(call("mgpuDestroyDnVec", a, stream))
        self.line(call("mgpuDestroyDnVec", b, stream))

    def task(self, scope):
        """A task, or waiting for one."""
        tokens = [value for value, kind in scope if kind == "token"]
        values = [(value, kind[6:]) for value, kind in scope if kind.startswith("value:")]
        roll = self.rng.random()
        if tokens and roll < 0.4:
            self.line(f"async.await {self.rng.choice(tokens)} : !async.token")
        elif values and roll < 0.55:
            given, kind = self.rng.choice(values)
            value = self.fresh("%h")
            self.line(f"{value} = async.await {given} : !async.value<{PTR}>")
            scope.append((value, kind))
        else:
            self.new_task(scope, tokens)

    def new_task(self, scope, tokens):
        token, result = self.fresh("%k"), self.fresh("%r")
        after = f" [{self.rng.choice(tokens)}]" if tokens and self.rng.random() < 0.4 else ""
        gives = self.rng.random() < 0.3
        results, type = (f"{token}, {result}", f" -> !async.value<{PTR}>") if gives else (token, "")
        self.line(f"{results} = async.execute{after}{type} {{")
        inner, kind = [pair for pair in scope if not pair[1].startswith("value:")], self.rng.choice(["stream", "event", "device"])
        self.in_task += 1
        self.statements(inner, 9, self.rng.randrange(1, 4))
        self.in_task -= 1
        self.line(f"async.yield {self.pick(inner, kind)} : {PTR}" if gives else "async.yield")
        self.line("}")
        scope.append((token, "token"))
        if gives:
            scope.append((result, "value:" + kind))
        if self.rng.random() < 0.3:
            self.line(f"async.await {token} : !async.token")

    def call(self, scope):
        name, kind = self.rng.choice(self.helpers)
        arguments = [self.pick(scope, "device"), self.pick(scope, "stream"), self.pick(scope, "event")]
        condition, value = self.condition(), self.fresh("%h")
        self.line(f"{value} = llvm.call @{name}({', '.join(arguments)}, {condition}) : ({PTR}, {PTR}, {PTR}, i1) -> {PTR}")
        scope.append((value, kind))

    def branch(self, scope, depth):
        number = self.fresh("")
        _, _, kind = self.two(scope)
        self.line(f"llvm.cond_br {self.condition()}, ^then{number}, ^else{number}")
        for side in ("then", "else"):
            inner = list(scope)
            self.line(f"^{side}{number}:")
            self.statements(inner, depth + 1, self.rng.randrange(0, 4))
            self.line(f"llvm.br ^join{number}({self.pick(inner, kind)} : {PTR})")
        value = self.fresh("%h")
        self.line(f"^join{number}({value}: {PTR}):")
        scope.append((value, kind))

    def loop(self, scope, depth):
        """while (i < n) or do … while, which carries one to three things; they may change places."""
        number, count = self.fresh(""), f"%n{self.loops}"
        self.loops += 1
        kind = self.rng.choice(["stream", "event", "device", "device", "heap"])
        width = self.rng.randrange(1, 4)
        kinds = [kind] * width if self.rng.random() < 0.7 else [self.rng.choice(["stream", "event", "device"]) for _ in range(width)]
        carried = [self.fresh("%h") for _ in kinds]
        types = ", ".join(["i64"] + [PTR] * width)
        names = [f"{value}: {PTR}" for value in carried]
        start = ", ".join(["%c0"] + [self.pick(scope, kind) for kind in kinds])
        self.line(f"llvm.br ^loop{number}({start} : {types})")
        self.line(f"^loop{number}({', '.join([f'%i{number}: i64'] + names)}):")
        top = self.rng.random() < 0.6
        inner = scope + list(zip(carried, kinds))
        if top:
            self.line(f"%more{number} = llvm.icmp \"slt\" %i{number}, {count} : i64")
            self.line(f"llvm.cond_br %more{number}, ^body{number}, ^after{number}")
            self.line(f"^body{number}:")
        self.open_loops.append(number)
        self.statements(inner, depth + 1, self.rng.randrange(2, 7))
        self.open_loops.pop()
        if len(set(kinds)) == 1 and width > 1 and self.rng.random() < 0.7:
            passed = carried[1:] + carried[:1]
        else:
            passed = [self.pick(inner, kind) for kind in kinds]
        self.line(f"%next{number} = llvm.add %i{number}, %c1 : i64")
        again = f"^loop{number}({', '.join([f'%next{number}'] + passed)} : {types})"
        if top:
            self.line(f"llvm.br {again}")
        else:
            self.line(f"%more{number} = llvm.icmp \"slt\" %next{number}, {count} : i64")
            self.line(f"llvm.cond_br %more{number}, {again}, ^after{number}")
        self.line(f"^after{number}:")
        scope.extend(zip(carried, kinds))

    def statements(self, scope, depth, count):
        for _ in range(count):
            ways = [self.work] * 8 + [self.order] * 7 + [self.host] * 3 + [self.create] * 3 + [self.end] * 2 + [self.select, self.struct, self.view]
            if self.in_main:
                ways += [self.slot] * 2 + [self.by_reference] * self.style.get("references", 0)
                ways += [self.through_slots] * self.style.get("slots", 0)
                ways += [self.somewhere] * self.style.get("somewhere", 0)
            if self.in_main and self.in_task < 2:
                ways += [self.task] * self.style.get("tasks", 0)
            ways += [self.descriptor] * self.style.get("descriptors", 0)
            ways += [self.module] * self.style.get("modules", 0) + [self.sparse] * self.style.get("sparse", 0)
            if self.helpers:
                ways += [self.call] * 2
            if depth < 2:
                ways += [lambda s: self.branch(s, depth)] * self.style["branches"]
            if self.in_main and depth == 0 and self.loops < 2:
                ways += [lambda s: self.loop(s, depth)] * self.style["loops"]
            self.rng.choice(ways)(scope)

    def tidy(self, scope, chance):
        for value, kind in scope:
            if kind == "token" and self.rng.random() < 0.9:
                self.line(f"async.await {value} : !async.token")
        for value, kind in scope:
            if kind == "stream" and self.rng.random() < 0.7:
                self.line(call("mgpuStreamSynchronize", value))
        for kinds in (("event", "device", "heap", "shared"), ("stream",)):
            for value, kind in scope:
                if kind in kinds and self.rng.random() < chance:
                    self.end_one(scope, value, kind)
        for value, kind in scope:
            if kind == "module" and self.rng.random() < chance:
                self.line(call("mgpuModuleUnload", value))


def function(head, lines):
    return [f"llvm.func {head} {{", *lines, "}"]


def helper(rng, name, helpers, style):
    writer = Writer(rng, helpers, False, style)
    scope = [("%d", "device"), ("%s", "stream"), ("%e", "event")]
    writer.statements(scope, 1, rng.randrange(1, 5))
    writer.tidy([pair for pair in scope if pair[0].startswith("%h")], 0.3)
    kind = rng.choice(["device", "stream", "event"])
    arguments = f"%d: {PTR}, %s: {PTR}, %e: {PTR}, %ca: i1"
    head = f"@{name}({arguments}) -> {PTR} attributes {{sym_visibility = \"private\"}}"
    return function(head, [*CONSTANTS, *writer.lines, f"llvm.return {writer.pick(scope, kind)} : {PTR}"]), kind


def fixed(name, slots, lines):
    arguments = ", ".join([f"{slot}: {PTR}" for slot in slots] + ["%c: i1"])
    return function(f"@{name}({arguments}) attributes {{sym_visibility = \"private\"}}",
                    [*CONSTANTS[2:], *lines, "llvm.cond_br %c, ^do, ^end", "^do:"])[:-1]


REFERENCES = {
    "change": [*fixed("change", ["%one", "%other"], [f"%x = llvm.load %one : {PTR} -> {PTR}", f"%y = llvm.load %other : {PTR} -> {PTR}"]),
               f"llvm.store %y, %one : {PTR}, {PTR}", f"llvm.store %x, %other : {PTR}, {PTR}"],
    "renew_buffer": [*fixed("renew_buffer", ["%slot"], [f"%old = llvm.load %slot : {PTR} -> {PTR}"]), call("mgpuMemFree", "%old", "%null"),
                     f"%new = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, {PTR}, i8) -> {PTR}", f"llvm.store %new, %slot : {PTR}, {PTR}"],
    "renew_stream": [*fixed("renew_stream", ["%slot"], [f"%old = llvm.load %slot : {PTR} -> {PTR}"]), call("mgpuStreamSynchronize", "%old"),
                     call("mgpuStreamDestroy", "%old"), f"%new = llvm.call @mgpuStreamCreate() : () -> {PTR}", f"llvm.store %new, %slot : {PTR}, {PTR}"],
    "fill": [*fixed("fill", ["%slot", "%on"], [f"%to = llvm.load %slot : {PTR} -> {PTR}", f"%s = llvm.load %on : {PTR} -> {PTR}"]),
             call("mgpuMemset32", "%to", ("%v", "i32"), ("%c8", "i64"), "%s")],
    "mark": [*fixed("mark", ["%slot", "%on"], [f"%e = llvm.load %slot : {PTR} -> {PTR}", f"%s = llvm.load %on : {PTR} -> {PTR}"]),
             call("mgpuEventRecord", "%e", "%s")]}
for text in REFERENCES.values():
    text += ["llvm.br ^end", "^end:", "llvm.return", "}"]
REFERENCES["expanded"] = function(
    f"@expanded(%a: {PTR}, %b: {PTR}, %o: i64, %n: i64, %st: i64, %s: {PTR}) attributes {{sym_visibility = \"private\"}}",
    ["%v = llvm.mlir.constant(7 : i32) : i32", call("mgpuMemset32", "%b", ("%v", "i32"), ("%n", "i64"), "%s"), "llvm.return"])

class SlotWriter(Writer):
    """A function with streams and buffers of its own, its caller's, and those in its caller's slots and in globals, whose content it uses
    and changes."""

    SLOTS = {"stream": ["%ss", "%ss", "%gt"], "device": ["%ds", "%ds", "%gs"], "event": ["%es"]}

    def __init__(self, rng, others, packed):
        super().__init__(rng, [], False, {"wrong": 0.0})
        self.others, self.blocks = others, 0
        self.slots = ["%all"] if packed else ["%ss", "%ds", "%es"]

    def take(self, scope):
        kind, value = self.rng.choice(["stream", "stream", "device", "event"]), self.fresh("%h")
        self.line(f"{value} = llvm.load {self.rng.choice(self.SLOTS[kind])} : {PTR} -> {PTR}")
        scope.append((value, kind))

    def put(self, scope):
        kind = self.rng.choice(["stream", "stream", "device", "device", "event"])
        value = "%null" if kind == "stream" and self.rng.random() < 0.1 else self.pick(scope, kind)
        self.line(f"llvm.store {value}, {self.rng.choice(self.SLOTS[kind])} : {PTR}, {PTR}")

    def fill(self, scope):
        self.line(call("mgpuMemset32", self.pick(scope, "device"), ("%v", "i32"), ("%c8", "i64"), self.pick(scope, "stream")))

    def wait(self, scope):
        self.line(call("mgpuStreamSynchronize", self.pick(scope, "stream")))

    def order(self, scope):
        event, stream = self.pick(scope, "event"), self.pick(scope, "stream")
        self.line(call("mgpuEventRecord", event, stream) if self.rng.random() < 0.5 else call("mgpuStreamWaitEvent", stream, event))

    def follow(self, scope):
        event = self.fresh()
        self.line(f"{event} = llvm.call @mgpuEventCreate() : () -> {PTR}")
        self.line(call("mgpuEventRecord", event, self.pick(scope, "stream")))
        self.line(call("mgpuStreamWaitEvent", self.pick(scope, "stream"), event))
        self.line(call("mgpuEventDestroy", event))

    def pass_on(self, scope):
        if self.others:
            own = [self.pick(scope, kind) for kind in ("stream", "device", "event")]
            self.line(call(self.rng.choice(self.others), *self.slots, *own, "%p", ("%ca", "i1")))

    def some(self, scope):
        for _ in range(self.rng.choice([1, 1, 2])):
            self.rng.choice([self.put, self.put, self.wait, self.fill, self.order])(scope)

    def on_one_side(self, scope):
        self.blocks += 1
        number, condition = self.blocks, "%ca"
        if self.rng.random() < 0.5:  # nobody else knows it
            word, condition = self.fresh(), self.fresh("%k")
            self.line(f"{word} = llvm.load %p : {PTR} -> i32")
            self.line(f"{condition} = llvm.icmp \"eq\" {word}, %v : i32")
        self.line(f"llvm.cond_br {condition}, ^do{number}, ^end{number}")
        self.line(f"^do{number}:")
        self.some(scope)
        self.line(f"llvm.br ^end{number}")
        self.line(f"^end{number}:")

    def again(self, scope):
        self.blocks += 1
        number = self.blocks
        self.line(f"llvm.br ^do{number}(%c0 : i64)")
        self.line(f"^do{number}(%i{number}: i64):")
        for way in self.rng.sample([self.take, self.some, self.fill, self.put, self.wait], self.rng.randrange(1, 4)):
            way(scope)
        self.line(f"%next{number} = llvm.add %i{number}, %c1 : i64")
        self.line(f"%more{number} = llvm.icmp \"slt\" %next{number}, {self.rng.choice(['%n', '%c4', '%c1'])} : i64")
        self.line(f"llvm.cond_br %more{number}, ^do{number}(%next{number} : i64), ^end{number}")
        self.line(f"^end{number}:")

    def write(self, name):
        scope = [("%s", "stream"), ("%d", "device"), ("%e", "event")]
        if self.rng.random() < 0.7:
            self.line(f"%h = llvm.load %ss : {PTR} -> {PTR}")
            scope.append(("%h", "stream"))
        for _ in range(self.rng.randrange(2, 9)):
            ways = [self.take] * 4 + [self.put] * 3 + [self.fill] * 4 + [self.wait] * 2 + [self.follow, self.order] * 2 + [self.pass_on] * 2
            if self.blocks < 2:
                ways += [self.on_one_side] * 2 + [self.again]
            self.rng.choice(ways)(scope)
        params = ", ".join(f"{param}: {PTR}" for param in [*self.slots, "%s", "%d", "%e", "%p"])
        head = f"@{name}({params}, %ca: i1) attributes {{sym_visibility = \"private\"}}"
        start = [*CONSTANTS, f"%gs = llvm.mlir.addressof @slot : {PTR}", f"%gt = llvm.mlir.addressof @other : {PTR}",
                 "%n32 = llvm.load %p : !llvm.ptr -> i32", "%n = llvm.sext %n32 : i32 to i64"]
        if len(self.slots) == 1:
            start += [f"{slot} = llvm.getelementptr %all[{at}] : ({PTR}) -> {PTR}, i8" for slot, at in (("%ss", 0), ("%es", 8), ("%ds", 16))]
        return function(head, [*start, *self.lines, "llvm.return"])


STYLES = [{"branches": b, "loops": l, "wrong": w, "size": size, "tidy": t}
          for b in (1, 4) for l in (1, 5) for w in (0.0, 0.0, 0.02) for size in ((2, 6), (4, 12)) for t in (0.6, 1.0)]


FEATURES = ("references", "slots", "somewhere", "tasks", "descriptors", "modules", "sparse")


def soup(seed):
    """Half of the programs have none of the FEATURES."""
    rng = random.Random(seed)
    style = dict(rng.choice(STYLES))
    if rng.random() < 0.5:
        style.update((feature, 4) for feature in rng.sample(FEATURES, rng.choice([1, 1, 2])))
    helpers, others = [], {}
    for name in ("helper0", "helper1")[: rng.choice([0, 1, 1, 2])]:
        others[name], kind = helper(rng, name, list(helpers), style)
        helpers.append((name, kind))
    packed = rng.random() < 0.4 and "references" not in style  # a function would get one memory under two names
    for name in ("slots0", "slots1")[: rng.choice([1, 2]) if "slots" in style else 0]:
        others[name] = SlotWriter(rng, [other for other in others if other.startswith("slots")], packed).write(name)
    writer = Writer(rng, helpers, True, style)
    writer.through, writer.packed = [name for name in others if name.startswith("slots")], packed
    scope = [("%s", "stream"), ("%t", "stream"), ("%e", "event"), ("%d", "device"), ("%b", "device"), ("%h", "heap"), ("%g", "fixed")]
    if rng.random() < 0.3:
        scope += [("%p", "device")]
    writer.statements(scope, 0, rng.randrange(*style["size"]))
    writer.tidy([pair for pair in scope if pair[0] not in ("%g", "%p")], style["tidy"])
    used = " ".join(writer.lines)
    used += " %slot0 %slot1 %slot2 %slot3 %slot4" if "@slots" in used else ""
    start = [*CONSTANTS, f"%s = llvm.call @mgpuStreamCreate() : () -> {PTR}", f"%t = llvm.call @mgpuStreamCreate() : () -> {PTR}",
             f"%e = llvm.call @mgpuEventCreate() : () -> {PTR}", call("mgpuEventRecord", "%e", "%s"),
             f"%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, {PTR}, i8) -> {PTR}",
             f"%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, {PTR}, i8) -> {PTR}",
             f"%h = llvm.call @malloc(%c64) : (i64) -> {PTR}", f"%g = llvm.mlir.addressof @array : {PTR}"]
    alone = f"llvm.alloca %c1 x {PTR} : (i64) -> {PTR}"
    places = [alone] * 3
    if packed and "@slots" in used:  # the members of one struct
        places = [f"llvm.alloca %c1 x {TRIPLE} : (i64) -> {PTR}", f"llvm.getelementptr %slot0[8] : ({PTR}) -> {PTR}, i8",
                  f"llvm.getelementptr %slot0[16] : ({PTR}) -> {PTR}, i8"]
    for slot, made, held in (("%slot0", places[0], "%s"), ("%slot1", places[1], "%e"), ("%slot2", places[2], "%d"),
                             ("%slot3", f"llvm.mlir.addressof @slot : {PTR}", "%b"), ("%slot4", f"llvm.mlir.addressof @other : {PTR}", "%t")):
        if slot in used:
            start += [f"{slot} = {made}", f"llvm.store {held}, {slot} : {PTR}, {PTR}"]
    end = [f"llvm.store %null, {slot} : {PTR}, {PTR}" for slot in ("%slot3", "%slot4") if slot in used]
    arguments = ", ".join(["%ca: i1", "%cb: i1", "%cc: i1", "%m: i64", "%n0: i64", "%n1: i64", f"%p: {PTR}"])
    main = function(f"@main({arguments})", [*start, *writer.lines, *end, "llvm.return"])
    text = " ".join(main + [line for lines in others.values() for line in lines])
    lines = [*(GLOBALS if "addressof" in text else []), *(KERNELS if "gpu.launch_func" in text else [])]
    for name in others:
        if f"@{name}(" in text:
            lines += others[name]
    for name in REFERENCES:
        if f"@{name}(" in text:
            lines += REFERENCES[name]
    return whole(lines + main)


def whole(lines):
    """A module of these lines and all declarations that they, or a mutant, might need."""
    return ["module attributes {gpu.container_module} {", *lines, *DECLARED, "}"]


def is_statement(line):
    """Can the line be taken out and leave a program?"""
    return line.startswith(("llvm.call", "gpu.launch_func", "llvm.store")) and not line.startswith("llvm.store %null")


def pruned(lines, rng, opinion):
    """The program with its faults mended: a race gets an order, and what goes wrong otherwise, or again, is taken out. None where
    that does not end well."""
    tried, runs = set(), 25
    for _ in range(40):
        answer = opinion.run(lines, runs)
        if answer.error or (not answer.errors and runs == RUNS):
            return None
        wrong = {number: rule for number, rule in sorted(answer.shown) if rule not in WARNINGS}
        if not wrong and answer.errors:
            return lines
        if not wrong:
            runs = RUNS  # few runs find nothing any more: now all
        left = []
        for number, line in enumerate(lines, 1):
            if number not in wrong:
                left.append(line)
            elif wrong[number].endswith("race") and (line, len(left)) not in tried and rng.random() < 0.8:
                left += ordered(lines, number - 1, rng)
                tried.add((line, len(left)))
                left.append(line)
            elif not is_statement(line):
                if " = llvm.load" not in line or any(line.split()[0] in other for other in lines if other is not line):
                    return None
        lines = left
    return None


def ordered(lines, at, rng):
    """Calls that may order what is at line `at` after something."""
    head = next(line for line in reversed(lines[:at]) if line.startswith("llvm.func"))
    if "@main" not in head and "@helper" not in head:
        return []
    streams, names = ["%s", "%t"] if "@main" in head else ["%s"], [word.strip("(),<") for word in lines[at].split()]
    mine = [name for name in names if name.startswith("%")][-1:] if "llvm.call @mgpu" in lines[at] else \
        [names[names.index("gpu.launch_func") + 1]] if "gpu.launch_func <" in lines[at] else []
    other = rng.choice(streams)
    if mine and rng.random() < 0.7:
        if rng.random() < 0.5:
            return [call("mgpuEventRecord", "%e", other), call("mgpuStreamWaitEvent", mine[0], "%e")]
        made = f"%e{rng.randrange(10**9)}"
        return [f"{made} = llvm.call @mgpuEventCreate() : () -> {PTR}", call("mgpuEventRecord", made, other),
                call("mgpuStreamWaitEvent", mine[0], made), call("mgpuEventDestroy", made)]
    return [call("mgpuStreamSynchronize", other)]
