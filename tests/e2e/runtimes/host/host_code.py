"""Host code in the LLVM dialect against the CUDA runtime, the CUDA driver and HIP: one way to write a program for all three."""

PTR = "!llvm.ptr"
BUSY = 600


class Api:
    """How the functions of one interface are called. Names that a program uses map to the function and the types of its arguments."""

    def __init__(self, runtime, prefix, thread, device_type):
        self.runtime, self.prefix, self.thread, self.device = runtime, prefix, thread, device_type
        self.at_once = () if prefix == "hip" else ("Memcpy", "Memset", "MemcpyHtoD_v2", "MemcpyDtoH_v2", "MemcpyDtoD_v2")

    def name(self, what):
        return self.prefix + DRIVER.get(what, what) if self.prefix == "cu" else self.prefix + what


# Where the driver has another name.
DRIVER = {
    "StreamDestroy": "StreamDestroy_v2",
    "EventDestroy": "EventDestroy_v2",
    "EventCreateWithFlags": "EventCreate",
    "StreamCreateWithFlags": "StreamCreate",
    "DeviceSynchronize": "CtxSynchronize",
    "Malloc": "MemAlloc_v2",
    "MallocManaged": "MemAllocManaged",
    "MallocAsync": "MemAllocAsync",
    "Free": "MemFree_v2",
    "FreeAsync": "MemFreeAsync",
    "MemsetAsync": "MemsetD8Async",
    "Memset": "MemsetD8_v2",
}
# The driver's copies, by the direction that the others take as a number.
COPIES = {1: "MemcpyHtoD", 2: "MemcpyDtoH", 3: "MemcpyDtoD", 4: "Memcpy"}

APIS = {
    "cuda-runtime": Api("cuda-runtime", "cuda", "_ptsz", PTR),
    "cuda-driver": Api("cuda-driver", "cu", "_ptsz", "i64"),
    "hip": Api("hip", "hip", "_spt", PTR),
}


class Code:
    """One program: `main`, and a host buffer that it gets. Handles are created through slots, as in C."""

    def __init__(self, api):
        self.api, self.lines, self.count, self.mark, self.types, self.declared = APIS[api], [], 0, "", {}, {}
        self.blocks = 0
        self.types["%h"] = PTR

    # ---- text

    def add(self, text):
        self.lines.append("    " + text + (f"  // expect: {self.mark}" if self.mark else ""))
        self.mark = ""

    def expect(self, rule):
        """What is found at the next line."""
        self.mark = rule
        return self

    def new(self, text, kind):
        self.count += 1
        name = f"%v{self.count}"
        mark, self.mark = self.mark, ""
        self.lines.append(f"    {name} = {text}" + (f"  // expect: {mark}" if mark else ""))
        self.types[name] = kind
        return name

    def const(self, value, kind="i32"):
        return self.new(f"llvm.mlir.constant({value} : {kind}) : {kind}", kind)

    def call(self, function, *args, result="i32"):
        types = [self.types[a] for a in args]
        self.declared[function] = (types, result)
        text = f"llvm.call @{function}({', '.join(args)}) : ({', '.join(types)}) -> {result or '()'}"
        if result:
            return self.new(text, result)
        self.add(text)
        return None

    def api_call(self, what, *args, thread=False):
        suffix = self.api.thread if thread else ""
        if thread and what in self.api.at_once:
            suffix = "_ptds"
        return self.call(self.api.name(what) + suffix, *args)

    def block(self):
        self.blocks += 1
        return f"^b{self.blocks}"

    def label(self, block):
        self.lines.append(f"  {block}:")

    def text(self):
        functions = "\n".join(
            f"  llvm.func @{f}({', '.join(types)})" + (f" -> {result}" if result else "")
            for f, (types, result) in sorted(self.declared.items())
        )
        body = "\n".join(self.lines)
        return f"module {{\n  llvm.func @main(%h: {PTR}) {{\n{body}\n    llvm.return\n  }}\n  llvm.func @stub()\n{functions}\n}}\n"

    # ---- things that are made

    def slot(self, kind=PTR):
        return self.new(f"llvm.alloca {self.const(1)} x {kind} : (i32) -> {PTR}", PTR)

    def made(self, what, kind, *args, thread=False):
        """The slot and what is in it after the call."""
        mark, self.mark = self.mark, ""
        slot = self.slot(kind)
        rest = [a() if callable(a) else a for a in args]
        self.mark = mark
        self.api_call(what, slot, *rest, thread=thread)
        return self.new(f"llvm.load {slot} : {PTR} -> {kind}", kind)

    def stream(self, flags=0):
        return self.made("StreamCreateWithFlags", PTR, lambda: self.const(flags))

    def plain_stream(self):
        return self.stream() if self.api.prefix == "cu" else self.made("StreamCreate", PTR)

    def event(self):
        return self.made("EventCreateWithFlags", PTR, lambda: self.const(2))

    def device(self):
        return self.made("Malloc", self.api.device, lambda: self.const(64, "i64"))

    def managed(self):
        return self.made("MallocManaged", self.api.device, lambda: self.const(64, "i64"), lambda: self.const(1))

    def pool(self, stream, thread=False):
        return self.made("MallocAsync", self.api.device, lambda: self.const(64, "i64"), stream, thread=thread)

    def null(self):
        return self.new(f"llvm.mlir.zero : {PTR}", PTR)

    def fixed(self, number):
        return self.new(f"llvm.inttoptr {self.const(number, 'i64')} : i64 to {PTR}", PTR)

    def legacy(self):
        return self.fixed(1)

    def per_thread(self):
        return self.fixed(2)

    # ---- what is done

    def quiet(self, *values):
        """Constants before a marked call."""
        mark, self.mark = self.mark, ""
        made = [v() for v in values]
        self.mark = mark
        return made

    def fill(self, d, s, thread=False):
        value, size = self.quiet(lambda: self.const(7, "i8" if self.api.prefix == "cu" else "i32"), lambda: self.const(64, "i64"))
        self.api_call("MemsetAsync", d, value, size, s, thread=thread)

    def fill_now(self, d):
        value, size = self.quiet(lambda: self.const(7, "i8" if self.api.prefix == "cu" else "i32"), lambda: self.const(64, "i64"))
        self.api_call("Memset", d, value, size)

    def copy(self, to, source, kind, s=None, thread=False):
        """kind: 1 to the device, 2 to the host, 3 within it, 4 not told. Without a stream the host waits, as far as it does."""
        if self.api.prefix == "cu":
            if kind == 4:
                to, source = self.quiet(lambda: self.word(to), lambda: self.word(source))
            size = self.quiet(lambda: self.const(64, "i64"))
            name = COPIES[kind] + ("Async" if s else "") + ("_v2" if kind != 4 else "")
            self.api_call(name, to, source, *size, *([s] if s else []), thread=thread)
            return
        size, number = self.quiet(lambda: self.const(64, "i64"), lambda: self.const(kind))
        self.api_call("MemcpyAsync" if s else "Memcpy", to, source, size, number, *([s] if s else []), thread=thread)

    def word(self, address):
        if self.types[address] == "i64":
            return address
        return self.new(f"llvm.ptrtoint {address} : {PTR} to i64", "i64")

    def launch(self, s, *buffers):
        """Only the interfaces with kernels by their host functions."""
        slots = []
        mark, self.mark = self.mark, ""
        for b in buffers:
            slot = self.slot(self.types[b])
            self.add(f"llvm.store {b}, {slot} : {self.types[b]}, {PTR}")
            slots.append(slot)
        array = self.new(f"llvm.alloca {self.const(len(buffers))} x {PTR} : (i32) -> {PTR}", PTR)
        for i, slot in enumerate(slots):
            at = self.new(f"llvm.getelementptr {array}[{i}] : ({PTR}) -> {PTR}, {PTR}", PTR)
            self.add(f"llvm.store {slot}, {at} : {PTR}, {PTR}")
        kernel = self.new(f"llvm.mlir.addressof @stub : {PTR}", PTR)
        one, two, none = self.const(1, "i64"), self.const(1, "i32"), self.const(0, "i64")
        self.mark = mark
        self.api_call("LaunchKernel", kernel, one, two, one, two, array, none, s)

    def record(self, e, s, thread=False):
        self.api_call("EventRecord", e, s, thread=thread)

    def wait(self, s, e, thread=False):
        flags = self.quiet(lambda: self.const(0))
        self.api_call("StreamWaitEvent", s, e, *flags, thread=thread)

    def sync_stream(self, s, thread=False):
        self.api_call("StreamSynchronize", s, thread=thread)

    def sync_event(self, e):
        self.api_call("EventSynchronize", e)

    def sync_device(self):
        self.api_call("DeviceSynchronize")

    def spin(self, what, handle, until_done=True):
        """while (query(handle) != 0); or while (query(handle) == BUSY);"""
        number = self.const(0 if until_done else BUSY)
        again, after = self.block(), self.block()
        self.add(f"llvm.br {again}")
        self.label(again)
        asked = self.api_call(what, handle)
        is_busy = self.new(f'llvm.icmp "{"ne" if until_done else "eq"}" {asked}, {number} : i32', "i1")
        self.add(f"llvm.cond_br {is_busy}, {again}, {after}")
        self.label(after)

    def ask(self, what, handle):
        self.api_call(what, handle)

    def destroy_stream(self, *streams):
        for s in streams:
            self.api_call("StreamDestroy", s)

    def destroy_event(self, *events):
        for e in events:
            self.api_call("EventDestroy", e)

    def free(self, *buffers):
        for d in buffers:
            self.api_call("Free", d)

    def free_on(self, d, s, thread=False):
        self.api_call("FreeAsync", d, s, thread=thread)

    def read(self, h):
        self.new(f"llvm.load {h} : {PTR} -> i32", "i32")

    def address(self, d):
        """The host's view of memory that it shares."""
        return self.new(f"llvm.inttoptr {d} : i64 to {PTR}", PTR) if self.types[d] == "i64" else d
