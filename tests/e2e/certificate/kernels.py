#!/usr/bin/env python3
"""Random kernels beside a fill of a part of what they get: where a thread writes into that part, the program has no certificate.

usage: kernels.py INTERPRET DIRECTORY FIRST-SEED COUNT

What each thread writes is computed here, in so many rounds of loops. A thread on whose way something is undefined writes nothing that counts (N1). Prints how many there were, and how many that do not
meet have a certificate.
"""
import os
import random
import subprocess
import sys

AT_A_TIME, ROUNDS = 200, 64
ARITHMETIC = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"]
CHOICES = {"smax": max, "smin": min, "umax": max, "umin": min}
COMPARED = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b,
            "ge": lambda a, b: a >= b}
CONSTANTS = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 63, -1, -2, -4]
NAMES = {"tid": 32, "ctaid": 32, "ntid": 32, "nctaid": 32}
MODULE = """module attributes {{gpu.container_module}} {{
gpu.module @k {{
{functions}
}}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @main(%d: !llvm.ptr) {{
%c1 = llvm.mlir.constant(1 : i64) : i64
%g = llvm.mlir.constant({nctaid} : i64) : i64
%b = llvm.mlir.constant({ntid} : i64) : i64
%m = llvm.mlir.constant({m} : i32) : i32
%l = llvm.mlir.constant({l} : i64) : i64
%k = llvm.mlir.constant({words} : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%x = llvm.getelementptr %d[256] : (!llvm.ptr) -> !llvm.ptr, i8
%y = llvm.getelementptr %d[{place}] : (!llvm.ptr) -> !llvm.ptr, i8
gpu.launch_func <%s : !llvm.ptr> @k::@f blocks in (%g, %c1, %c1) threads in (%b, %c1, %c1) : i64 args(%x : !llvm.ptr, %m : i32, %l : i64)
llvm.call @mgpuMemset32(%y, %m, %k, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}}
}}
"""

FUNCTION = """llvm.func @{name}(%p: !llvm.ptr, %m: i32, %l: i64) {attributes} {{
%wi8 = llvm.mlir.constant(1 : i8) : i8
%wi32 = llvm.mlir.constant(1 : i32) : i32
{body}
llvm.br ^out
^out:
llvm.return
}}
"""


class Undefined(Exception):
    """Control does not go on."""


def signed(x, bits):
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def divided(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def compute(op, flags, a, b, bits):
    """The number; None: it is poison."""
    if op in ("udiv", "urem", "sdiv", "srem") and not b:
        raise Undefined
    if a is None or b is None:
        return None
    x, y = signed(a, bits), signed(b, bits)
    if op in ("sdiv", "srem") and y == -1 and x == -(1 << (bits - 1)):
        raise Undefined
    if op in ("shl", "lshr", "ashr") and b >= bits:
        return None
    exact = {"add": (x + y, a + b), "sub": (x - y, a - b), "mul": (x * y, a * b), "shl": (x << min(b, 64), a << min(b, 64))}.get(op)
    if exact:
        wraps = "nsw" in flags and exact[0] != signed(exact[0], bits) or "nuw" in flags and exact[1] != exact[1] & (1 << bits) - 1
        return None if wraps else exact[1] & (1 << bits) - 1
    if op in CHOICES:
        result = CHOICES[op](x, y) if op[0] == "s" else CHOICES[op](a, b)
    else:
        result = {"and": lambda: a & b, "or": lambda: a | b, "xor": lambda: a ^ b, "lshr": lambda: a >> b, "ashr": lambda: x >> b, "udiv": lambda: a // b,
                  "urem": lambda: a % b, "sdiv": lambda: divided(x, y), "srem": lambda: x - y * divided(x, y)}[op]()
    return result & (1 << bits) - 1


class Kernel:
    """The text of a body, and what it does as a list of functions of the numbers that a thread has. `callee`: the body of a function that it may call."""

    def __init__(self, chance, callee=None):
        self.chance, self.lines, self.acts, self.count, self.callee = chance, [], [], 0, callee
        self.values = [("%m", 32), ("%l", 64)]
        for name, bits in NAMES.items():
            self.add(f"nvvm.read.ptx.sreg.{name}.x : i32", bits, lambda has, name=name: has[name])
        for _ in range(chance.randrange(2, 9)):
            self.some_value()
        for _ in range(chance.randrange(4)):
            self.chance.choice([self.some_condition, self.some_loop])()
        if callee:
            self.call()
        self.store()

    def name(self):
        self.count += 1
        return f"v{self.count}"

    def add(self, text, bits, act):
        name = "%" + self.name()
        self.lines.append(f"{name} = {text}")
        self.values.append((name, bits))
        self.acts.append(lambda has: has.__setitem__(name, act(has)))
        return name

    def constant(self, bits):
        number = signed(self.chance.choice(CONSTANTS), bits)
        return self.add(f"llvm.mlir.constant({number} : i{bits}) : i{bits}", bits, lambda has: number & (1 << bits) - 1)

    def pick(self, bits):
        some = [name for name, width in self.values if width == bits]
        if not some or self.chance.random() < 0.25:
            return self.constant(bits)
        return self.chance.choice(some[-6:] if self.chance.random() < 0.6 else some)

    def some_value(self):
        kind = self.chance.random()
        if kind < 0.7:
            self.arithmetic()
        elif kind < 0.85:
            self.conversion()
        else:
            self.comparison()

    def arithmetic(self):
        bits = self.chance.choice([32, 32, 32, 64, 8])
        op = self.chance.choice([*ARITHMETIC, *CHOICES] if self.chance.random() < 0.5 else ["add", "mul", "and", "sub", "urem"])
        a, b, flags = self.pick(bits), self.pick(bits), []
        if op in ("add", "sub", "mul", "shl") and self.chance.random() < 0.3:
            flags = self.chance.choice([["nsw"], ["nuw"], ["nsw", "nuw"]])
        said = f" overflow<{', '.join(flags)}>" if flags else ""
        text = f"llvm.intr.{op}({a}, {b}) : (i{bits}, i{bits}) -> i{bits}" if op in CHOICES else f"llvm.{op} {a}, {b}{said} : i{bits}"
        self.add(text, bits, lambda has: compute(op, flags, has[a], has[b], bits))

    def conversion(self):
        one, other = self.chance.choice([(32, 64), (8, 64), (32, 8), (64, 32), (8, 32), (64, 8)])
        op = "trunc" if other < one else self.chance.choice(["sext", "zext"])
        x = self.pick(one)
        self.add(f"llvm.{op} {x} : i{one} to i{other}", other,
                 lambda has: None if has[x] is None else (signed(has[x], one) if op == "sext" else has[x]) & (1 << other) - 1)

    def comparison(self):
        bits = self.chance.choice([32, 32, 64])
        one = self.compared(self.pick(bits), self.pick(bits), bits)
        if self.chance.random() < 0.3:
            other, connect = self.pick(1), self.chance.choice(["and", "or", "xor"])
            self.add(f"llvm.{connect} {one}, {other} : i1", 1, lambda has: compute(connect, [], has[one], has[other], 1))

    def compared(self, x, y, bits):
        op = self.chance.choice(["eq", "ne", *(s + c for s in "su" for c in ("lt", "le", "gt", "ge"))])

        def holds(has):
            if has[x] is None or has[y] is None:
                return None
            a, b = (signed(has[x], bits), signed(has[y], bits)) if op[0] == "s" else (has[x], has[y])
            return int(COMPARED[op if op in COMPARED else op[1:]](a, b))
        return self.add(f'llvm.icmp "{op}" {x}, {y} : i{bits}', 1, holds)

    def some_condition(self):
        condition, wanted, block = self.pick(1), self.chance.randrange(2), self.name()

        def goes_on(has):
            if has[condition] is None:
                raise Undefined
            return has[condition] == wanted
        ways = (block, "out") if wanted else ("out", block)
        self.lines += [f"llvm.cond_br {condition}, ^{ways[0]}, ^{ways[1]}", f"^{block}:"]
        self.acts.append(goes_on)
        for _ in range(self.chance.randrange(5)):
            self.some_value()
        if self.chance.random() < 0.3:
            self.store()

    def some_loop(self):
        """Of at least one round, or under a condition before it; of what it computes nothing is known behind it."""
        bits = self.chance.choice([32, 32, 64, 8])
        first, bound, header, after, number = self.pick(bits), self.pick(bits), self.name(), self.name(), "%" + self.name()
        before = self.compared(first, bound, bits) if self.chance.random() < 0.6 else None
        into = f"^{header}({first} : i{bits})"
        self.lines += [f"llvm.cond_br {before}, {into}, ^{after}" if before else f"llvm.br {into}", f"^{header}({number}: i{bits}):"]
        values, acts, self.acts = list(self.values), self.acts, []
        self.values.append((number, bits))
        for _ in range(self.chance.randrange(3)):
            self.some_value()
        if self.chance.random() < 0.3:
            self.some_condition()
        if self.chance.random() < 0.7:
            self.store()
        step = self.constant(bits) if self.chance.random() < 0.7 else self.pick(bits)
        flags = self.chance.choice([[], [], ["nsw"], ["nuw"]])
        said = f" overflow<{flags[0]}>" if flags else ""
        following = self.add(f"llvm.add {number}, {step}{said} : i{bits}", bits, lambda has: compute("add", flags, has[number], has[step], bits))
        again = self.compared(self.chance.choice([following, following, number]), bound if self.chance.random() < 0.8 else self.pick(bits), bits)
        wanted = self.chance.randrange(2)
        ways = (f"^{header}({following} : i{bits})", f"^{after}")
        self.lines += [f"llvm.cond_br {again}, {ways[1 - wanted]}, {ways[wanted]}", f"^{after}:"]
        body, self.acts, self.values = self.acts, acts, values

        def holds(has, condition):
            if has[condition] is None:
                raise Undefined
            return has[condition]

        def run(has):
            if before and not holds(has, before):
                return None
            has[number] = has[first]
            for _ in range(ROUNDS):
                if any(act(has) is False for act in body):
                    return False
                if holds(has, again) != wanted:
                    return None
                has[number] = has[following]
            return False
        self.acts.append(run)

    def call(self):
        m, l = self.pick(32), self.pick(64)
        self.lines.append(f"llvm.call @g(%p, {m}, {l}) : (!llvm.ptr, i32, i64) -> ()")

        def run(has):
            its = {**{name: has[name] for name in (*NAMES, "written")}, "%m": has[m], "%l": has[l]}
            for act in self.callee.acts:
                if act(its) is False:
                    break
        self.acts.append(run)

    def store(self):
        if self.callee and self.chance.random() < 0.4:
            self.call()
        bits, offset = self.chance.choice([32, 64, 64]), self.chance.choice([0, 0, 0, -8, 8, 64])
        scale, size, index, at = self.chance.choice([1, 2, 4]), self.chance.choice([1, 1, 4]), self.pick(bits), self.name()
        self.lines += [f"%o{at} = llvm.getelementptr %p[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8",
                       f"%{at} = llvm.getelementptr %o{at}[{index}] : (!llvm.ptr, i{bits}) -> !llvm.ptr, i{8 * scale}",
                       f"llvm.store %wi{8 * size}, %{at} : i{8 * size}, !llvm.ptr"]

        def write(has):
            if has[index] is None:
                raise Undefined
            first = signed(offset + signed(has[index], bits) * scale, 64)
            has["written"].update(range(first, first + size))
        self.acts.append(write)

    def run(self, numbers):
        """What it writes, with the sizes of the launch and its arguments."""
        written = set()
        for block in range(numbers["nctaid"]):
            for thread in range(numbers["ntid"]):
                has = {"ctaid": block, "tid": thread, "written": set(), "%m": numbers["m"] & 0xffffffff, "%l": numbers["l"] & (1 << 64) - 1, **numbers}
                try:
                    for act in self.acts:
                        if act(has) is False:
                            break
                    written |= has["written"]
                except Undefined:
                    pass
        return written


def program(seed):
    """Its text, and whether a thread writes where the fill does."""
    chance = random.Random(seed)
    callee = Kernel(chance) if chance.random() < 0.4 else None
    kernel = Kernel(chance, callee)
    functions = [FUNCTION.format(name="f", attributes="attributes {gpu.kernel, nvvm.kernel}", body="\n".join(kernel.lines))]
    functions += [FUNCTION.format(name="g", attributes="", body="\n".join(callee.lines))] if callee else []
    numbers = {"nctaid": chance.choice([1, 1, 2, 3]), "ntid": chance.choice([1, 2, 4, 6, 8]), "m": chance.choice([0, 1, 2, 4, 8, -1, 5]), "l": chance.choice([0, 1, 3, 8, -2])}
    written = kernel.run(numbers)
    near = [x for x in written if -256 <= x < 512]
    place, words = chance.randrange(-64, 64) * 4, chance.choice([1, 2, 4, 8])
    if near and chance.random() < 0.7:
        place = (chance.choice([min(near), max(near)]) + chance.choice([-8, -4, 0, 4, 8, 1, -1])) // 4 * 4
    text = MODULE.format(functions="".join(functions), words=words, place=256 + place, **numbers)
    return text, any(place <= x < place + 4 * words for x in written)


def main():
    interpret, directory, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    wrong, meet, apart, certified = [], 0, 0, 0
    for start in range(first, first + count, AT_A_TIME):
        met = {}
        for seed in range(start, min(start + AT_A_TIME, first + count)):
            path = os.path.join(directory, f"kernel-{seed - start}.mlir")
            text, meets = program(seed)
            met[path] = (seed, meets)
            with open(path, "w", encoding="utf-8") as out:
                out.write(text)
        run = subprocess.run([interpret, "--certify", *met], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        answers = dict(line.split(": ", 1) for line in run.stdout.decode().splitlines() if ": " in line)
        if set(answers) != set(met):
            raise SystemExit(f"no answer of {set(met) - set(answers)}")
        for path, (seed, meets) in met.items():
            has = answers[path] == "certified"
            meet += meets
            apart += not meets
            certified += has and not meets
            if has and meets:
                wrong.append(f"seed {seed}: the kernel writes where the fill does, and there is a certificate")
    print("\n".join(wrong + [f"{meet} kernels that meet the fill, {certified} of {apart} others with a certificate"]))
    sys.exit(1 if wrong or 10 * certified < 7 * apart else 0)


if __name__ == "__main__":
    main()
