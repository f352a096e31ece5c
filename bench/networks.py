#!/usr/bin/env python3
"""Writes the host side of a neural network in the gpu dialect to standard output, as a compiler has it before it lowers; correct in every rule,
or with faults. Same arguments, same bytes.

    networks.py NETWORK BLOCKS FREED STREAMS [FAULT [COUNT]]

NETWORK   chain      each layer reads what the one before has written
          residual   two layers and what went into them, added
          attention  queries, keys and values of one input, what comes of them, projected; then two layers
          fan        every layer reads one buffer, and a last one all that they have written
          tiled      each layer is copied in and out in eight tiles
FREED     early: as soon as nothing reads it any more; late: all at the end; never: the function keeps them (each is a warning)
STREAMS   one: all on one stream; several: the branches of a block on streams of their own, which it waits for; many: each block on
          a stream of its own that waits for the one before; regions: no tokens, for -gpu-async-region
FAULT     in COUNT blocks, evenly spread (1 unless given): race: a layer waits for nothing; freed: a buffer is freed twice;
          late: it is freed on a stream that waits for nothing; leak: nothing frees it; unseen, which has no COUNT: the kernels are
          not there

pipeline() is what lowers it.
"""
import sys

TYPE = "memref<64xf32>"


def pipeline(streams):
    regions = "func.func(gpu-async-region)," if streams == "regions" else ""
    return (f"builtin.module({regions}gpu.module(convert-gpu-to-nvvm),expand-strided-metadata,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
            "gpu-to-llvm,reconcile-unrealized-casts)")


class Network:
    def __init__(self, freed, streams, faulty):
        self.lines, self.freed, self.streams, self.faulty = [], freed, streams, faulty
        self.count, self.waiting, self.owned = 0, [], []
        self.block, self.kernels = 0, set()
        self.token = None
        if streams != "regions":
            self.token = self.stream([])

    def name(self, letter):
        self.count += 1
        return f"%{letter}{self.count}"

    def write(self, text):
        self.lines.append("    " + text)

    # ---- streams ----

    def stream(self, after):
        token = self.name("t")
        self.write(f"{token} = gpu.wait async" + (f" [{', '.join(after)}]" if after else ""))
        self.owned.append(token)
        return token

    def fork(self):
        return self.stream([self.token]) if self.streams == "several" else self.token

    def join(self, tokens):
        """The network goes on behind all of these."""
        if self.streams == "several" and len(tokens) > 1:
            self.token = self.stream(tokens)

    def next_block(self):
        self.block += 1
        if self.streams == "many":
            self.token = self.stream([self.token])

    # ---- operations; each gives the token behind it ----

    def op(self, text, token, results=()):
        """`text` has {} where an async operation has its tokens."""
        if token is None:
            self.write((", ".join(results) + " = " if results else "") + text.format(""))
            return None
        after = self.name("a")
        self.write(", ".join([*results, after]) + " = " + text.format(f"async [{token}] "))
        return after

    def alloc(self, token):
        buffer = self.name("b")
        token = self.op("gpu.alloc {}() : " + TYPE, token, [buffer])
        return buffer, token

    def free(self, buffer, token):
        return self.op("gpu.dealloc {}" + f"{buffer} : {TYPE}", token)

    def launch(self, token, *buffers):
        args = ", ".join(f"{b} : {TYPE}" for b in buffers)
        self.kernels.add(len(buffers) - 1)
        return self.op("gpu.launch_func {}@m::@k" + str(len(buffers) - 1) + " blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(" + args + ")", token)

    def layer(self, token, *inputs):
        """A new buffer, and what writes it."""
        out, token = self.alloc(token)
        fault = self.faulty.get(self.block)
        if fault == "race":
            del self.faulty[self.block]
            self.launch(self.stream([]), *inputs, out)
            return out, token
        return out, self.launch(token, *inputs, out)

    def done(self, token, *buffers):
        """Nothing reads these any more."""
        for b in buffers:
            fault = self.faulty.pop(self.block, None) if self.faulty.get(self.block) in ("freed", "late", "leak") else None
            if fault == "leak":
                continue
            if fault == "late":
                self.op("gpu.dealloc {}" + f"{b} : {TYPE}", self.stream([]) if token else None)
                continue
            if fault == "freed":
                token = self.free(b, token)
            if self.freed == "early":
                token = self.free(b, token)
            elif self.freed == "late":
                self.waiting.append(b)
        return token

    # ---- blocks: of the input, gives the output ----

    def chain(self, x):
        y, self.token = self.layer(self.token, x)
        return y

    def residual(self, x):
        a, t = self.layer(self.fork(), x)
        b, t = self.layer(t, a)
        s, u = self.layer(self.fork(), x)
        self.join([t, u])
        if self.streams != "several":
            self.token = u if u is None else t
        y, self.token = self.layer(self.token, b, s)
        self.token = self.done(self.token, a, b, s)
        return y

    def attention(self, x):
        forks = [self.layer(self.fork(), x) for _ in range(3)]
        self.join([t for _, t in forks])
        q, k, v = (b for b, _ in forks)
        s, self.token = self.layer(self.token, q, k)
        w, self.token = self.layer(self.token, s)
        o, self.token = self.layer(self.token, w, v)
        p, self.token = self.layer(self.token, o, x)
        a, self.token = self.layer(self.token, p)
        y, self.token = self.layer(self.token, a, p)
        self.token = self.done(self.token, q, k, v, s, w, o, p, a)
        return y

    def tiled(self, x):
        y, self.token = self.alloc(self.token)
        for i in range(8):
            source, target = self.name("v"), self.name("v")
            tile = f"memref<8xf32, strided<[1], offset: {8 * i}>>"
            self.write(f"{source} = memref.subview {x}[{8 * i}] [8] [1] : {TYPE} to {tile}")
            self.write(f"{target} = memref.subview {y}[{8 * i}] [8] [1] : {TYPE} to {tile}")
            args = f"{source} : {tile}, {target} : {tile}"
            self.token = self.op("gpu.launch_func {}@m::@tile" + str(i) + " blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(" + args + ")",
                                 self.token)
        return y

    # ---- the whole ----

    def build(self, network, blocks):
        x = "%x"
        outputs = []
        for _ in range(blocks):
            self.next_block()
            if network == "fan":
                y, t = self.layer(self.fork(), "%x")
                if self.streams != "several":
                    self.token = t
                outputs.append((y, t))
                continue
            y = getattr(self, network)(x)
            if x != "%x":
                self.token = self.done(self.token, x)
            x = y
        if network == "fan":
            if self.streams == "several":
                self.join([t for _, t in outputs])
            x, self.token = self.layer(self.token, *(y for y, _ in outputs))
            self.token = self.done(self.token, *(y for y, _ in outputs))
        self.token = self.done(self.token, x)
        for b in self.waiting:
            self.token = self.free(b, self.token)
        if self.owned:
            self.write(f"gpu.wait [{', '.join(self.owned)}]")
        return self.lines


def kernel(inputs):
    """Reads all but the last of its buffers, and writes that."""
    args = ", ".join(f"%a{i}: {TYPE}" for i in range(inputs + 1))
    lines = [f"    gpu.func @k{inputs}({args}) kernel {{", "      %i = gpu.thread_id x", f"      %s0 = memref.load %a0[%i] : {TYPE}"]
    for i in range(1, inputs):
        lines += [f"      %l{i} = memref.load %a{i}[%i] : {TYPE}", f"      %s{i} = arith.addf %s{i - 1}, %l{i} : f32"]
    return lines + [f"      memref.store %s{inputs - 1}, %a{inputs}[%i] : {TYPE}", "      gpu.return", "    }"]


def tiles():
    """The host passes them by strided types, which kernels do not take: one for each of the eight."""
    lines = []
    for i in range(8):
        tile = f"memref<8xf32, strided<[1], offset: {8 * i}>>"
        lines += [f"    gpu.func @tile{i}(%a: {tile}, %b: {tile}) kernel {{", "      %i = gpu.thread_id x", f"      %l = memref.load %a[%i] : {tile}",
                  f"      memref.store %l, %b[%i] : {tile}", "      gpu.return", "    }"]
    return lines


def generate(network, blocks, freed, streams, write, fault=None, count=1):
    faulty = {1 + i * blocks // count: fault for i in range(count)} if fault else {}
    net = Network(freed, streams, faulty)
    body = net.build(network, blocks)
    write("module attributes {gpu.container_module} {\n")
    if fault == "unseen":
        write("  gpu.binary @m [#gpu.object<#nvvm.target, \"\">]\n")
    else:
        kernels = [line for inputs in sorted(net.kernels) for line in kernel(inputs)] + (tiles() if network == "tiled" else [])
        write("\n".join(["  gpu.module @m [#nvvm.target] {", *kernels, "  }\n"]))
    write(f"  func.func @main(%x: {TYPE}) {{\n    %c1 = arith.constant 1 : index\n")
    write("\n".join(body))
    write("\n    return\n  }\n}\n")


def generate_racers(n, racing, write):
    """One kernel n times, which writes the same buffer: on a stream of its own each, or all on one."""
    net = Network("never", "one" if not racing else "several", {})
    for _ in range(n):
        token = net.stream([]) if racing else net.token
        net.token = net.launch(token, "%x", "%y")
    write("\n".join(["module attributes {gpu.container_module} {", "  gpu.module @m [#nvvm.target] {", *kernel(1), "  }\n"]))
    write(f"  func.func @main(%x: {TYPE}, %y: {TYPE}) {{\n    %c1 = arith.constant 1 : index\n")
    write("\n".join(net.lines))
    write(f"\n    gpu.wait [{', '.join(net.owned)}]\n    return\n  }}\n}}\n")


def main():
    if not 5 <= len(sys.argv) <= 7:
        sys.exit(__doc__)
    network, blocks, freed, streams = sys.argv[1:5]
    fault = sys.argv[5] if len(sys.argv) > 5 else None
    generate(network, int(blocks), freed, streams, sys.stdout.write, fault, int(sys.argv[6]) if len(sys.argv) > 6 else 1)


if __name__ == "__main__":
    main()
