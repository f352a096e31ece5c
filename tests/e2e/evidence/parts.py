#!/usr/bin/env python3
"""Kernels, copies and fills on parts of one buffer, on streams that wait for each other or not: the analysis against bytes counted one by one.

usage: parts.py GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY] [--least SHARE]

Each program enqueues a few accesses to one buffer. Which bytes each touches is enumerated here, thread by thread and round by round, and which
of two comes first follows from streams, events and waits: so it is known whether two of them race. A race that is proved, and an error in a
program that has none, is a disagreement, and the exit status is 1; it is, too, if fewer than SHARE (0.9) of the programs are decided.
"""
import argparse
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile

BYTES = 256
CHUNK = 40


# ---- kernels: a body, and the set of bytes that a launch of it touches ---------------------------------------------------------------


class Kernel:
    """One access in a loop or none, under a condition or none, at an offset that is linear in ids, rounds and arguments."""

    def __init__(self, rng, name):
        self.name, self.rng = name, rng
        self.width = rng.choice([1, 4, 8])
        self.type = {1: "i8", 4: "i32", 8: "i64"}[self.width]
        self.kind = rng.choice(["read", "write", "both", "both", "atomic"] if self.width == 4 else ["read", "write", "both"])
        self.by_thread = rng.choice([0, 1, 1, 1, 2])
        self.by_block = rng.choice([None, None, "dim", 4])  # times the number of threads, or times this
        self.rounds = rng.choice([0, 0, 0, 2, 3])
        self.by_round = rng.choice([1, 4]) if self.rounds else 0
        self.argument = rng.random() < 0.5  # an offset is passed
        self.guard = rng.choice([None, None, None, "argument", 3, 5])
        self.helped = rng.random() < 0.2

    def text(self):
        lines = [f"    llvm.func @{self.name}(%p: !llvm.ptr, %from: i32, %most: i32) attributes {{gpu.kernel, nvvm.kernel}} {{"]
        add = lines.append
        for word in ("tid", "ctaid", "ntid"):
            add(f"      %{word} = nvvm.read.ptx.sreg.{word}.x : i32")
        for name, number in (("zero", 0), ("one", 1), ("by_thread", self.by_thread), ("by_round", self.by_round), ("rounds", self.rounds),
                             ("by_block", self.by_block if isinstance(self.by_block, int) else 0),
                             ("bound", self.guard if isinstance(self.guard, int) else 0)):
            add(f"      %{name} = llvm.mlir.constant({number} : i32) : i32")
        add("      %of_thread = llvm.mul %tid, %by_thread : i32")
        block = "%ntid" if self.by_block == "dim" else "%by_block"
        add(f"      %of_block = llvm.mul %ctaid, {block} : i32")
        add("      %ids = llvm.add %of_thread, %of_block : i32")
        add(f"      %begin = llvm.add %ids, {'%from' if self.argument else '%zero'} : i32")
        if self.guard is not None:
            add(f"      %in = llvm.icmp \"slt\" %ids, {'%most' if self.guard == 'argument' else '%bound'} : i32")
            add("      llvm.cond_br %in, ^body, ^out")
            add("    ^body:")
        value = f"      %v = llvm.mlir.constant(1 : {self.type}) : {self.type}"
        add(value)
        if self.rounds:
            add("      llvm.br ^loop(%zero : i32)")
            add("    ^loop(%k: i32):")
            add("      %of_round = llvm.mul %k, %by_round : i32")
            add("      %i = llvm.add %begin, %of_round : i32")
        else:
            add("      %i = llvm.add %begin, %zero : i32")
        add("      %j = llvm.sext %i : i32 to i64")
        if self.helped:
            add(f"      llvm.call @{self.name}_helper(%p, %j) : (!llvm.ptr, i64) -> ()")
        else:
            lines += self.access("      ", "%p", "%j", "%v")
        if self.rounds:
            add("      %next = llvm.add %k, %one : i32")
            add("      %last = llvm.icmp \"eq\" %next, %rounds : i32")
            add("      llvm.cond_br %last, ^done, ^loop(%next : i32)")
            add("    ^done:")
        add("      llvm.br ^out" if self.guard is not None else "      llvm.return")
        if self.guard is not None:
            lines += ["    ^out:", "      llvm.return"]
        add("    }")
        if self.helped:
            add(f"    llvm.func @{self.name}_helper(%p: !llvm.ptr, %j: i64) {{")
            add(value)
            lines += self.access("      ", "%p", "%j", "%v")
            lines += ["      llvm.return", "    }"]
        return lines

    def access(self, indent, pointer, index, value):
        lines = [f"{indent}%a = llvm.getelementptr {pointer}[{index}] : (!llvm.ptr, i64) -> !llvm.ptr, {self.type}"]
        if self.kind == "atomic":
            return lines + [f"{indent}%old = llvm.atomicrmw add %a, {value} monotonic : !llvm.ptr, {self.type}"]
        if self.kind != "write":
            lines.append(f"{indent}%x = llvm.load %a : !llvm.ptr -> {self.type}")
        if self.kind != "read":
            lines.append(f"{indent}llvm.store {'%x' if self.kind == 'both' else value}, %a : {self.type}, !llvm.ptr")
        return lines

    def bytes(self, at, blocks, threads, start, most):
        touched = set()
        for block, thread in itertools.product(range(blocks), range(threads)):
            ids = thread * self.by_thread + block * (threads if self.by_block == "dim" else self.by_block or 0)
            bound = most if self.guard == "argument" else self.guard
            if bound is not None and ids >= bound:
                continue
            for k in range(max(1, self.rounds)):
                i = ids + (start if self.argument else 0) + k * self.by_round
                touched |= set(range(at + i * self.width, at + (i + 1) * self.width))
        return touched


# ---- programs --------------------------------------------------------------------------------------------------------------------------


class Access:
    def __init__(self, reads, writes, atomic, stream, before):
        self.reads, self.writes, self.atomic, self.stream, self.before = reads, writes, atomic, stream, before

    def races_with(self, other):
        if self.atomic and other.atomic:
            return False
        return bool(self.writes & (other.reads | other.writes) or other.writes & self.reads)


class Program:
    def __init__(self, seed):
        rng = self.rng = random.Random(seed)
        self.kernels = [Kernel(rng, f"k{i}") for i in range(rng.randint(1, 3))]
        self.streams = ["s", "t", "u"][: rng.randint(2, 3)]
        self.constants, self.lines, self.accesses = {}, [], []
        self.seen = {s: set() for s in self.streams}  # accesses that later work on the stream comes after
        self.host, self.events, self.names = set(), 0, 0
        for _ in range(rng.randint(2, 5)):
            self.order()
            self.one()
        self.race = any(i not in b.before and a.races_with(b) for k, b in enumerate(self.accesses) for i, a in enumerate(self.accesses[:k]))

    def number(self, k, bits=64):
        name = f"c{k}" if bits == 64 else f"i{k}"
        self.constants[name] = f"    %{name} = llvm.mlir.constant({k} : i{bits}) : i{bits}"
        return f"%{name}"

    def fresh(self, prefix):
        self.names += 1
        return f"%{prefix}{self.names}"

    def order(self):
        """Waits for something, or for nothing."""
        rng = self.rng
        what = rng.choice(["no", "no", "no", "event", "host"])
        first, second = rng.sample(self.streams, 2)
        if what == "event":
            e = self.fresh("e")
            self.lines += [f"    {e} = llvm.call @mgpuEventCreate() : () -> !llvm.ptr",
                           f"    llvm.call @mgpuEventRecord({e}, %{first}) : (!llvm.ptr, !llvm.ptr) -> ()",
                           f"    llvm.call @mgpuStreamWaitEvent(%{second}, {e}) : (!llvm.ptr, !llvm.ptr) -> ()",
                           f"    llvm.call @mgpuEventDestroy({e}) : (!llvm.ptr) -> ()"]
            self.seen[second] |= self.seen[first]
        elif what == "host":
            self.lines.append(f"    llvm.call @mgpuStreamSynchronize(%{first}) : (!llvm.ptr) -> ()")
            self.host |= self.seen[first]

    def pointer(self, at):
        if not at:
            return "%d"
        p = self.fresh("p")
        self.lines.append(f"    {p} = llvm.getelementptr %d[{at}] : (!llvm.ptr) -> !llvm.ptr, i8")
        return p

    def one(self):
        rng, stream = self.rng, self.rng.choice(self.streams)
        reads, writes, atomic = set(), set(), False
        what = rng.choice(["kernel", "kernel", "kernel", "in", "out", "fill"])
        at = rng.choice([0, 0, 4, 8, 16, 24, 32, 64])
        p = self.pointer(at)
        if what == "kernel":
            k = rng.choice(self.kernels)
            blocks, threads, start, most = rng.choice([1, 1, 2, 3]), rng.choice([1, 2, 4, 8]), rng.choice([0, 2, 8]), rng.choice([1, 2, 4])
            args = f"{p} : !llvm.ptr, {self.number(start, 32)} : i32, {self.number(most, 32)} : i32"
            one = self.number(1)
            self.lines.append(f"    gpu.launch_func <%{stream} : !llvm.ptr> @k::@{k.name} blocks in ({self.number(blocks)}, {one}, {one}) "
                              f"threads in ({self.number(threads)}, {one}, {one}) : i64 args({args})")
            touched = k.bytes(at, blocks, threads, start, most)
            reads, writes = (touched if k.kind != "write" else set()), (touched if k.kind != "read" else set())
            atomic = k.kind == "atomic"
        else:
            size = rng.choice([1, 4, 8, 16, 32])
            touched = set(range(at, at + size))
            if what == "in":
                self.lines.append(f"    llvm.call @mgpuMemcpy({p}, %h, {self.number(size)}, %{stream}) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()")
                writes = touched
            elif what == "out":
                h = self.fresh("h")  # memory of its own: copies out do not meet there
                self.lines.append(f"    {h} = llvm.getelementptr %o[{1024 * len(self.accesses)}] : (!llvm.ptr) -> !llvm.ptr, i8")
                self.lines.append(f"    llvm.call @mgpuMemcpy({h}, {p}, {self.number(size)}, %{stream}) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()")
                reads = touched
            else:
                words = max(1, size // 4)
                self.lines.append(f"    llvm.call @mgpuMemset32({p}, {self.number(0, 32)}, {self.number(words)}, %{stream}) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()")
                writes = set(range(at, at + 4 * words))
        self.accesses.append(Access(reads, writes, atomic, stream, self.seen[stream] | self.host))
        self.seen[stream].add(len(self.accesses) - 1)
        self.seen[stream] |= self.host

    def text(self):
        lines = ["module attributes {gpu.container_module} {", "  gpu.module @k {"]
        for k in self.kernels:
            lines += k.text()
        lines += ["  }", "  llvm.func @main(%h: !llvm.ptr, %o: !llvm.ptr) {"]
        size, zero = self.number(BYTES), "%dev"
        lines += [*self.constants.values(), "    %dev = llvm.mlir.constant(0 : i8) : i8", "    %null = llvm.mlir.zero : !llvm.ptr"]
        lines += [f"    %{s} = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr" for s in self.streams]
        lines.append(f"    %d = llvm.call @mgpuMemAlloc({size}, %null, {zero}) : (i64, !llvm.ptr, i8) -> !llvm.ptr")
        lines += self.lines
        lines += [f"    llvm.call @mgpuStreamSynchronize(%{s}) : (!llvm.ptr) -> ()" for s in self.streams]
        lines.append("    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()")
        lines += [f"    llvm.call @mgpuStreamDestroy(%{s}) : (!llvm.ptr) -> ()" for s in self.streams]
        lines += ["    llvm.return", "  }"]
        for name, arguments, result in (("mgpuStreamCreate", "", " -> !llvm.ptr"), ("mgpuStreamDestroy", "!llvm.ptr", ""),
                                        ("mgpuStreamSynchronize", "!llvm.ptr", ""), ("mgpuStreamWaitEvent", "!llvm.ptr, !llvm.ptr", ""),
                                        ("mgpuEventCreate", "", " -> !llvm.ptr"), ("mgpuEventDestroy", "!llvm.ptr", ""),
                                        ("mgpuEventRecord", "!llvm.ptr, !llvm.ptr", ""), ("mgpuMemAlloc", "i64, !llvm.ptr, i8", " -> !llvm.ptr"),
                                        ("mgpuMemFree", "!llvm.ptr, !llvm.ptr", ""), ("mgpuMemcpy", "!llvm.ptr, !llvm.ptr, i64, !llvm.ptr", ""),
                                        ("mgpuMemset32", "!llvm.ptr, i32, i64, !llvm.ptr", "")):
            lines.append(f"  llvm.func @{name}({arguments}){result}")
        return "\n".join(lines + ["}", ""])


# ---- the whole ---------------------------------------------------------------------------------------------------------------------------


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep")
    parser.add_argument("--least", type=float, default=0.9)
    options = parser.parse_args()
    wrong, decided, races = 0, 0, 0
    seeds = range(options.first, options.first + options.count)
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(seeds), CHUNK):
            programs = {os.path.join(folder, f"{seed:06}.mlir"): Program(seed) for seed in seeds[start : start + CHUNK]}
            for path, program in programs.items():
                with open(path, "w", encoding="utf-8") as out:
                    out.write(program.text())
            run = subprocess.run([options.gpuverify, "--format=json", "--check-proof", *programs], stdout=subprocess.PIPE, check=False)
            if run.returncode not in (0, 1, 3):
                sys.exit(f"{options.gpuverify}: exit status {run.returncode}")
            for result in json.loads(run.stdout)["files"]:
                program, verdict = programs[result["path"]], result["verdict"]
                races += program.race
                decided += verdict == ("violated" if program.race else "proved")
                bad = verdict in ("proved", "unusable") if program.race else verdict in ("violated", "unusable")
                if bad:
                    wrong += 1
                    print(f"{os.path.basename(result['path'])}: {verdict}, and {'two accesses race' if program.race else 'nothing is wrong'}")
                    if options.keep:
                        os.makedirs(options.keep, exist_ok=True)
                        with open(os.path.join(options.keep, "parts-" + os.path.basename(result["path"])), "w", encoding="utf-8") as out:
                            out.write(program.text())
    print(f"{options.count} programs, {races} with a race, {decided} decided, {wrong} disagreements")
    sys.exit(1 if wrong or decided < options.least * options.count else 0)


if __name__ == "__main__":
    main()
