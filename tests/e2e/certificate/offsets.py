#!/usr/bin/env python3
"""Random work at offsets from addresses that are not known: where two accesses meet that nothing orders, the program has no certificate.

usage: offsets.py INTERPRET DIRECTORY FIRST-SEED COUNT

Which bytes are accessed, and what is ordered, is computed here, for some numbers that the program may be called with. Prints how many programs there were, and how many that are
right have a certificate.
"""
import os
import random
import subprocess
import sys

AT_A_TIME = 200
NUMBERS = [(n, m) for n in (0, 1, 4, 8, -8, 16, -16, 32, -32, 64, -64) for m in (0, 1, 4, -8, 8, 16, -16, 32, -64)]
START = 4096 + 24  # of the memory, in the model
MODULE = """module attributes {{gpu.container_module}} {{
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @main(%a0: !llvm.ptr, %n: i64, %m: i64) {{
%v = llvm.mlir.constant(1 : i32) : i32
{constants}
%s0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%s1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
{body}
llvm.call @mgpuStreamSynchronize(%s0) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s1) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s0) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s1) : (!llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
llvm.return
}}
}}
"""
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8}
CONSTANTS = [0, 1, 2, 3, 4, 7, 8, 12, 15, 16, 32, 64]


class Program:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.lines, self.acts, self.addresses, self.numbers, self.made = [], [], ["a0"], ["n", "m"], 0
        for _ in range(self.chance.randint(4, 11)):
            self.chance.choice([self.moved, self.moved, self.indexed, self.indexed, self.rounded, self.computed, self.fill, self.fill, self.fill, self.access, self.access, self.order, self.block])()

    def name(self, kind):
        self.made += 1
        return f"{kind}{self.made}"

    def put(self, line, act):
        self.lines.append(line)
        self.acts.append(act)

    def address(self):
        return self.chance.choice(self.addresses[-4:] + ["a0"])

    def moved(self):
        at, base, by, kind = self.name("a"), self.address(), self.chance.choice([-64, -32, -16, -8, -1, 0, 1, 4, 8, 16, 32, 64]), self.chance.choice(["i8", "i8", "i32"])
        self.put(f"%{at} = llvm.getelementptr %{base}[{by}] : (!llvm.ptr) -> !llvm.ptr, {kind}", lambda has: has.update({at: has[base] + by * SIZES[kind]}))
        self.addresses.append(at)

    def indexed(self):
        at, base, by, kind = self.name("a"), self.address(), self.chance.choice(self.numbers[:2] if self.chance.random() < 0.8 else self.numbers), self.chance.choice(["i8", "i8", "i8", "i32"])
        self.put(f"%{at} = llvm.getelementptr %{base}[%{by}] : (!llvm.ptr, i64) -> !llvm.ptr, {kind}", lambda has: has.update({at: has[base] + has[by] * SIZES[kind]}))
        self.addresses.append(at)

    def rounded(self):
        base, at, by = self.address(), self.name("a"), self.chance.choice([16, 32, 64])
        self.lines += [f"%w{at} = llvm.ptrtoint %{base} : !llvm.ptr to i64", f"%o{at} = llvm.urem %w{at}, %c{by} : i64", f"%q{at} = llvm.sub %w{at}, %o{at} : i64"]
        self.put(f"%{at} = llvm.inttoptr %q{at} : i64 to !llvm.ptr", lambda has: has.update({at: has[base] - has[base] % by}))
        self.addresses.append(at)

    def computed(self):
        number, a, b, how = self.name("n"), self.chance.choice(self.numbers), self.chance.choice(CONSTANTS), self.chance.choice(["add", "sub", "mul"])
        does = {"add": lambda x: x + b, "sub": lambda x: x - b, "mul": lambda x: x * b}[how]
        self.put(f"%{number} = llvm.{how} %{a}, %c{b} : i64", lambda has: has.update({number: does(has[a])}))
        self.numbers.append(number)

    def fill(self):
        at, stream, words = self.address(), self.chance.choice("01"), self.chance.choice([1, 2, 4, 8])
        self.put(f"llvm.call @mgpuMemset32(%{at}, %v, %c{words}, %s{stream}) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()",
                 lambda has: has["runs"].access(has[at], 4 * words, True, stream))

    def access(self):
        at, kind, value = self.address(), self.chance.choice(["i8", "i32", "i64"]), self.name("v")
        self.put(f"%{value} = llvm.load %{at} : !llvm.ptr -> {kind}", lambda has: has["runs"].access(has[at], SIZES[kind], False, None))

    def order(self):
        stream, what = self.chance.choice("01"), self.chance.choice(["Synchronize", "event"])
        if what == "Synchronize":
            self.put(f"llvm.call @mgpuStreamSynchronize(%s{stream}) : (!llvm.ptr) -> ()", lambda has: has["runs"].finish(stream))
            return
        other = "1" if stream == "0" else "0"
        self.lines.append(f"llvm.call @mgpuEventRecord(%e, %s{stream}) : (!llvm.ptr, !llvm.ptr) -> ()")
        self.put(f"llvm.call @mgpuStreamWaitEvent(%s{other}, %e) : (!llvm.ptr, !llvm.ptr) -> ()", lambda has: has["runs"].order(stream, other))

    def block(self):
        at = self.name("b")
        self.lines += [f"llvm.br ^{at}", f"^{at}:"]

    def meets(self):
        """Whether two accesses meet that nothing orders, with some numbers."""
        for n, m in NUMBERS:
            has = {"a0": START, "n": n, "m": m, "runs": Runs()}
            for act in self.acts:
                act(has)
            if has["runs"].wrong:
                return True
        return False


class Runs:
    """What is pending: bytes, whether it writes, and the streams whose later work is after it."""

    def __init__(self):
        self.pending, self.wrong = [], False

    def access(self, at, size, writes, stream):
        for low, high, wrote, after in self.pending:
            if low < at + size and at < high and (wrote or writes) and stream not in after:
                self.wrong = True
        if stream is not None:
            self.pending.append((at, at + size, writes, {stream}))

    def finish(self, stream):
        self.pending = [p for p in self.pending if stream not in p[3]]

    def order(self, stream, other):
        for p in self.pending:
            if stream in p[3]:
                p[3].add(other)


def main():
    interpret, directory, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    wrong, meet, right, certified = [], 0, 0, 0
    constants = "\n".join(f"%c{c} = llvm.mlir.constant({c} : i64) : i64" for c in CONSTANTS)
    for start in range(first, first + count, AT_A_TIME):
        seeds = {}
        for seed in range(start, min(start + AT_A_TIME, first + count)):
            path, program = os.path.join(directory, f"offsets-{seed - start}.mlir"), Program(seed)
            seeds[path] = (seed, program.meets())
            with open(path, "w", encoding="utf-8") as out:
                out.write(MODULE.format(constants=constants, body="\n".join(program.lines)))
        run = subprocess.run([interpret, "--certify", *seeds], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        answers = dict(line.split(": ", 1) for line in run.stdout.decode().splitlines() if ": " in line)
        if set(answers) != set(seeds):
            raise SystemExit(f"no answer of {set(seeds) - set(answers)}")
        for path, (seed, meets) in seeds.items():
            has = answers[path] == "certified"
            meet += meets
            right += not meets
            certified += has and not meets
            if has and meets:
                wrong.append(f"seed {seed}: two accesses meet that nothing orders, and there is a certificate")
    print("\n".join(wrong + [f"{meet} programs with accesses that meet, {certified} of {right} others with a certificate"]))
    sys.exit(1 if wrong or 10 * certified < 3 * right else 0)


if __name__ == "__main__":
    main()
