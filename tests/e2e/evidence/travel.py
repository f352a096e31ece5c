#!/usr/bin/env python3
"""Random programs in which addresses travel: in tables that are copied to the device, in globals from the start, under other names, through
slots, helpers and callers' memory.

usage: travel.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY]

The interpreter says what goes wrong: a kernel goes wherever addresses lead that lie in what it gets. A program in which something does must
not be proved, and nothing must be found in one in which nothing does. Neither must be missing altogether. The exit status is 1 if that
happens; --keep keeps the programs.
"""
import argparse
import collections
import os
import random
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from decided import ask  # noqa: E402

CHUNK = 100
HEAD = """module attributes {gpu.container_module} {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal @first() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
  %z = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %z : !llvm.array<64 x i8>
}
llvm.mlir.global internal @second() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
  %z = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %z : !llvm.array<64 x i8>
}
llvm.mlir.global internal constant @fixed() {addr_space = 0 : i32} : !llvm.ptr {
  %a = llvm.mlir.addressof @first : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.mlir.global internal @changing() {addr_space = 0 : i32} : !llvm.ptr {
  %a = llvm.mlir.addressof @second : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.mlir.alias internal @other_name : !llvm.array<64 x i8> {
  %a = llvm.mlir.addressof @first : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
gpu.module @kernels {
  llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @plain(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %p : i32, !llvm.ptr
    llvm.return
  }
}
llvm.func internal @put(%to: !llvm.ptr, %what: !llvm.ptr) {
  llvm.store %what, %to : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @get(%from: !llvm.ptr) -> !llvm.ptr {
  %it = llvm.load %from : !llvm.ptr -> !llvm.ptr
  llvm.return %it : !llvm.ptr
}
llvm.func @main(%c0: i1, %c1: i1) {
%n = llvm.mlir.constant(64 : i64) : i64
%e = llvm.mlir.constant(8 : i64) : i64
%one = llvm.mlir.constant(1 : i64) : i64
%device = llvm.mlir.constant(0 : i8) : i8
%both = llvm.mlir.constant(1 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%first = llvm.mlir.addressof @first : !llvm.ptr
%second = llvm.mlir.addressof @second : !llvm.ptr
%again = llvm.mlir.addressof @other_name : !llvm.ptr
%fixed = llvm.mlir.addressof @fixed : !llvm.ptr
%changing = llvm.mlir.addressof @changing : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%a = llvm.call @mgpuMemAlloc(%n, %null, %device) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%n, %null, %device) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%k = llvm.call @mgpuMemAlloc(%n, %null, %both) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%m = llvm.call @mgpuMemAlloc(%n, %null, %device) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
%t0 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
%t1 = llvm.call @malloc(%e) : (i64) -> !llvm.ptr"""
TAIL = """llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%k, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @free(%h) : (!llvm.ptr) -> ()
llvm.call @free(%t1) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}
}"""
ON_HOST = ("%k", "%h", "%first", "%second", "%again")
BUFFERS = ("%a", "%b", *ON_HOST)


class Writer:
    """One program: its lines, and what it has done so far."""

    def __init__(self, chance):
        self.chance, self.lines, self.made, self.freed, self.inside = chance, [], 0, False, False

    def new(self):
        """A name for a value."""
        self.made += 1
        return f"%v{self.made}"

    def pick(self, names):
        """One of the names; %b no more once it is freed, as a rule."""
        name = self.chance.choice(names)
        return self.pick(names) if name == "%b" and self.freed and self.chance.random() < 0.9 else name

    def call(self, name, *operands):
        """A call that gives nothing, of pointers and, in a copy, a size."""
        types = ", ".join("i64" if operand in ("%n", "%e") else "!llvm.ptr" for operand in operands)
        self.lines.append(f"llvm.call @{name}({', '.join(operands)}) : ({types}) -> ()")

    def calm(self, most=0.6):
        """Mostly nothing is pending from here on, so that what goes wrong has to do with addresses that travel."""
        if self.chance.random() < most:
            self.call("mgpuStreamSynchronize", "%s")
            self.call("mgpuStreamSynchronize", "%t")

    def fill(self):
        """An address goes into a table."""
        table, what = self.chance.choice(("%t0", "%t1")), self.pick(BUFFERS)
        self.calm()
        if self.chance.random() < 0.3:
            self.call("put", table, what)
        else:
            self.lines.append(f"llvm.store {what}, {table} : !llvm.ptr, !llvm.ptr")

    def send(self):
        """A table is copied to the device."""
        self.calm()
        self.call("mgpuMemcpy", "%m", self.chance.choice(("%t0", "%t1")), "%e", self.chance.choice(("%s", "%s", "%t")))
        self.calm(0.4)

    def launch(self):
        """A kernel gets the table, or a buffer."""
        kernel, what = ("follows", "%m") if self.chance.random() < 0.7 else ("plain", self.pick(("%a", "%b", "%k")))
        stream = self.chance.choice(("%s", "%s", "%t"))
        self.calm(0.7 if kernel == "plain" else 0)
        self.lines.append(f"gpu.launch_func <{stream} : !llvm.ptr> @kernels::@{kernel} blocks in (%one, %one, %one) "
                          f"threads in (%one, %one, %one) : i64 args({what} : !llvm.ptr)")

    def copy(self):
        """Between two buffers."""
        to, source = self.pick(BUFFERS), self.pick(BUFFERS)
        if to != source and {to, source} != {"%first", "%again"}:
            self.calm(0.6)
            self.call("mgpuMemcpy", to, source, "%n", self.chance.choice(("%s", "%t")))

    def read(self):
        """The host reads, by a name or an address that lies somewhere."""
        at = self.pick(ON_HOST)
        if self.chance.random() < 0.3:
            self.calm()
        else:
            source = self.chance.choice(("%fixed", "%changing"))
            at = self.new()
            if self.chance.random() < 0.3:
                self.lines.append(f"{at} = llvm.call @get({source}) : (!llvm.ptr) -> !llvm.ptr")
            else:
                self.lines.append(f"{at} = llvm.load {source} : !llvm.ptr -> !llvm.ptr")
        self.lines.append(f"{self.new()} = llvm.load {at} : !llvm.ptr -> f32")

    def change(self):
        """The pointer that can be changed is."""
        self.lines.append(f"llvm.store {self.chance.choice(('%first', '%second'))}, %changing : !llvm.ptr, !llvm.ptr")

    def wait(self):
        """For one stream."""
        self.call("mgpuStreamSynchronize", self.chance.choice(("%s", "%t")))

    def free(self):
        """%b, once, where nothing else can be pending."""
        if self.freed or self.inside:
            return
        self.freed = True
        self.call("mgpuStreamSynchronize", "%s")
        self.call("mgpuStreamSynchronize", "%t")
        self.call("mgpuMemFree", "%b", "%s")

    def branch(self, depth):
        """Some steps on one side only."""
        if self.inside:
            return
        self.made += 1
        then, after, condition = f"^then{self.made}", f"^after{self.made}", self.chance.choice(("%c0", "%c1"))
        self.lines += [f"llvm.cond_br {condition}, {then}, {after}", f"{then}:"]
        self.inside = True
        self.steps(depth)
        self.inside = False
        self.lines += [f"llvm.br {after}", f"{after}:"]

    def steps(self, count):
        """So many, at random."""
        some = (self.fill, self.fill, self.send, self.send, self.launch, self.launch, self.copy, self.read, self.read, self.wait, self.wait,
                self.wait, self.change, self.free, lambda: self.branch(3))
        for _ in range(count):
            self.chance.choice(some)()


def program(seed):
    """The lines of one."""
    writer = Writer(random.Random(seed))
    writer.lines += ["llvm.store %a, %t0 : !llvm.ptr, !llvm.ptr", "llvm.store %h, %t1 : !llvm.ptr, !llvm.ptr"]
    writer.steps(writer.chance.randrange(4, 16))
    end = TAIL.split("\n")
    if not writer.freed:
        end.insert(2, "llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()")
    return [*HEAD.split("\n"), *writer.lines, *end]


def judge(counts, file, said, shown):
    """What is wrong with what is said of the file; None: nothing."""
    (found, verdicts, _), (seen, _, cut) = said, shown
    faulty, stopped, verdict = "error" in seen[file].values(), file in cut, verdicts.get(file, "no answer")
    counts["programs"] += 1
    counts["faulty"] += faulty
    counts["faulty, and violated"] += faulty and verdict == "violated"
    counts["faulty, and unproved"] += faulty and verdict == "unproved"
    counts["right"] += not faulty and not stopped
    counts["right, and proved"] += not faulty and not stopped and verdict == "proved"
    counts["right, and unproved"] += not faulty and not stopped and verdict == "unproved"
    lines = {line for line, _ in seen[file]}
    wrong = [f"{line} [{rule}]" for (line, rule), grade in found[file].items() if grade == "error" and line not in lines and not stopped]
    differs = bool(wrong) or verdict == "no answer" or (faulty and verdict == "proved")
    return f"{file}: {verdict}, {'faulty' if faulty else 'right'}: {', '.join(wrong)}" if differs else None


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("interpret")
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    counts, differ, end = collections.Counter(), 0, arguments.first + arguments.count
    for start in range(arguments.first, end, CHUNK):
        with tempfile.TemporaryDirectory() as room:
            files = [f"{seed:06}.mlir" for seed in range(start, min(start + CHUNK, end))]
            for seed, file in enumerate(files, start):
                with open(os.path.join(room, file), "w", encoding="utf-8") as out:
                    out.write("\n".join(program(seed)) + "\n")
            shown, said = ask(arguments.interpret, room, files), ask(arguments.gpuverify, room, files)
            for file in files:
                wrong = judge(counts, file, said, shown)
                if not wrong:
                    continue
                differ += 1
                print(wrong)
                if arguments.keep:
                    os.makedirs(arguments.keep, exist_ok=True)
                    os.replace(os.path.join(room, file), os.path.join(arguments.keep, file))
    print(", ".join(f"{count} {what}" for what, count in counts.items()) + f", {differ} decided wrongly")
    sys.exit(1 if differ or not counts["faulty, and unproved"] or not counts["faulty, and violated"] or not counts["right, and proved"] else 0)


if __name__ == "__main__":
    main()
