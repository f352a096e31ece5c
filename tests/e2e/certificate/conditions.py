#!/usr/bin/env python3
"""Random programs whose order rests on numbers: where some numbers lead to a read of what is still written, the program has no certificate.

usage: conditions.py INTERPRET DIRECTORY FIRST-SEED COUNT

Numbers have four bits, and are all tried here; a branch on what is undefined excludes its way (N1), and so does one on a parameter out of its range. Prints how many programs there were, and how many that are right have a certificate.
"""
import os
import random
import subprocess
import sys

AT_A_TIME, BITS = 200, 4
ALL = 1 << BITS
MODULE = """module attributes {{gpu.container_module}} {{
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.mlir.global internal constant @held({held} : i4) : i4
llvm.func @main(%d: !llvm.ptr, %n: i4{range}, %m: i4) {{
%v = llvm.mlir.constant(1 : i32) : i32
%w = llvm.mlir.constant(8 : i64) : i64
{constants}
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
{body}
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}}
}}
"""
COMPARED = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}
MOSTS = ["smax", "smin", "umax", "umin"]
CODES = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", *MOSTS]
FLAGS = {"": (False, False), " overflow<nsw>": (True, False), " overflow<nuw>": (False, True)}


class Undefined(Exception):
    """Control does not go on."""


def signed(x, bits=BITS):
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def compute(code, a, b, nsw, nuw):
    """None: it is undefined."""
    x, y = signed(a), signed(b)
    if code in ("udiv", "urem", "sdiv", "srem") and (b == 0 or (code[0] == "s" and x == -ALL // 2 and y == -1)):
        raise Undefined
    if code in ("shl", "lshr", "ashr") and b >= BITS:
        return None
    if code in ("add", "sub", "mul"):
        does = {"add": lambda p, q: p + q, "sub": lambda p, q: p - q, "mul": lambda p, q: p * q}[code]
        exact, plain = does(x, y), does(a, b)
        if (nsw and not -ALL // 2 <= exact < ALL // 2) or (nuw and not 0 <= plain < ALL):
            return None
        return plain % ALL
    return {"and": lambda: a & b, "or": lambda: a | b, "xor": lambda: a ^ b, "shl": lambda: (a << b) % ALL, "lshr": lambda: a >> b, "ashr": lambda: (x >> b) % ALL,
            "smax": lambda: a if x > y else b, "smin": lambda: a if x < y else b, "umax": lambda: max(a, b), "umin": lambda: min(a, b),
            "udiv": lambda: a // b, "urem": lambda: a % b, "sdiv": lambda: int(x / y) % ALL, "srem": lambda: (x - int(x / y) * y) % ALL}[code]()


class Program:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.lines, self.acts, self.numbers, self.bits, self.made, self.held = [], [], ["n", "m"], [], 0, self.chance.randrange(ALL)
        self.least, self.end = (self.chance.randrange(ALL), self.chance.randrange(ALL)) if self.chance.random() < 0.2 else (0, 0)
        for _ in range(self.chance.randint(2, 5)):
            self.chance.choice([self.arithmetic, self.arithmetic, self.arithmetic, self.converted, self.constant, self.counted])()
        for act in [self.fill, self.chance.choice([self.sync, self.sync, self.fill]), self.read]:
            if self.chance.random() < 0.3:
                self.arithmetic()
            self.when(act)

    def name(self, kind):
        self.made += 1
        return f"{kind}{self.made}"

    def operand(self):
        return self.chance.choice(self.numbers[-4:] + ["n", "m"]) if self.chance.random() < 0.7 else f"c{self.chance.randrange(ALL)}"

    def put(self, line, act):
        self.lines.append(line)
        self.acts.append(act)

    def arithmetic(self):
        code, a, b, to = self.chance.choice(CODES), self.operand(), self.operand(), self.name("x")
        flags = self.chance.choice(list(FLAGS)) if code in ("add", "sub", "mul") else ""
        nsw, nuw = FLAGS[flags]

        def act(has):
            if has[b] is None and code in ("udiv", "urem", "sdiv", "srem"):
                raise Undefined
            has[to] = None if has[a] is None or has[b] is None else compute(code, has[a], has[b], nsw, nuw)
        if code in MOSTS:
            self.put(f"%{to} = llvm.intr.{code}(%{a}, %{b}) : (i4, i4) -> i4", act)
        else:
            self.put(f"%{to} = llvm.{code} %{a}, %{b}{flags} : i4", act)
        self.numbers.append(to)

    def converted(self):
        a, to, code = self.operand(), self.name("x"), self.chance.choice(["zext", "sext"])
        self.lines.append(f"%t{to} = llvm.trunc %{a} : i4 to i2")
        self.put(f"%{to} = llvm.{code} %t{to} : i2 to i4",
                 lambda has: has.update({to: None if has[a] is None else (has[a] % 4 if code == "zext" else signed(has[a], 2) % ALL)}))
        self.numbers.append(to)

    def counted(self):
        code, a, to, promise = self.chance.choice(("ctpop", "ctlz", "cttz", "abs")), self.operand(), self.name("x"), self.chance.random() < 0.5
        word = {"ctpop": "", "abs": "<{is_int_min_poison = %s}> "}.get(code, "<{is_zero_poison = %s}> ").replace("%s", str(promise).lower())

        def count(x):
            text = f"{x:0{BITS}b}"
            if promise and (code == "abs" and x == ALL // 2 or code in ("ctlz", "cttz") and x == 0):
                return None
            return {"ctpop": text.count("1"), "ctlz": (text + "1").index("1"), "cttz": (text[::-1] + "1").index("1"), "abs": abs(signed(x)) % ALL}[code]
        self.put(f'%{to} = "llvm.intr.{code}"(%{a}) {word}: (i4) -> i4', lambda has: has.update({to: None if has[a] is None else count(has[a])}))
        self.numbers.append(to)

    def range(self):
        """Of the first parameter."""
        return f" {{llvm.range = #llvm.constant_range<i4, {signed(self.least)}, {signed(self.end)}>}}" if self.least != self.end else ""

    def constant(self):
        to = self.name("x")
        self.lines.append(f"%p{to} = llvm.mlir.addressof @held : !llvm.ptr")
        self.put(f"%{to} = llvm.load %p{to} : !llvm.ptr -> i4", lambda has: has.update({to: self.held}))
        self.numbers.append(to)

    def condition(self):
        how, kind, a, b, to = self.chance.choice(list(COMPARED)), self.chance.choice("us"), self.operand(), self.operand(), self.name("q")
        view = signed if kind == "s" else int
        self.put(f'%{to} = llvm.icmp "{how if how in ("eq", "ne") else kind + how}" %{a}, %{b} : i4',
                 lambda has: has.update({to: None if has[a] is None or has[b] is None else COMPARED[how](view(has[a]), view(has[b]))}))
        return to

    def when(self, act):
        """It happens where a condition holds, or two."""
        bit, yes, on = self.condition(), self.name("yes"), self.name("on")
        if self.chance.random() < 0.4:
            other, first, bit = self.condition(), bit, self.name("q")
            both, to = self.chance.random() < 0.7, bit
            self.put(f"%{bit} = llvm.{'and' if both else 'or'} %{first}, %{other} : i1",
                     lambda has: has.update({to: None if has[first] is None or has[other] is None else has[first] and has[other] if both else has[first] or has[other]}))
        line, does = act()

        def take(has):
            if has[bit] is None:
                raise Undefined
            if has[bit]:
                does(has)
        self.put(f"llvm.cond_br %{bit}, ^{yes}, ^{on}\n^{yes}:\n{line}\nllvm.br ^{on}\n^{on}:", take)

    def fill(self):
        return "llvm.call @mgpuMemset32(%d, %v, %w, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()", lambda has: has.update(pending=True)

    def sync(self):
        return "llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()", lambda has: has.update(pending=False)

    def read(self):
        def does(has):
            has["wrong"] |= has["pending"]
        return f"%{self.name('r')} = llvm.load %d : !llvm.ptr -> i32", does

    def fails(self):
        for n in range(ALL):
            for m in range(ALL):
                is_there = self.least == self.end or (n - self.least) % ALL < (self.end - self.least) % ALL
                has = {"n": n if is_there else None, "m": m, "pending": False, "wrong": False, **{f"c{c}": c for c in range(ALL)}}
                try:
                    for act in self.acts:
                        act(has)
                except Undefined:
                    pass
                if has["wrong"]:
                    return True
        return False


def main():
    interpret, directory, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    wrong, fails, right, certified = [], 0, 0, 0
    constants = "\n".join(f"%c{c} = llvm.mlir.constant({signed(c)} : i4) : i4" for c in range(ALL))
    for start in range(first, first + count, AT_A_TIME):
        seeds = {}
        for seed in range(start, min(start + AT_A_TIME, first + count)):
            path, program = os.path.join(directory, f"conditions-{seed - start}.mlir"), Program(seed)
            seeds[path] = (seed, program.fails())
            with open(path, "w", encoding="utf-8") as out:
                out.write(MODULE.format(constants=constants, held=signed(program.held), range=program.range(), body="\n".join(program.lines)))
        run = subprocess.run([interpret, "--certify", *seeds], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        answers = dict(line.split(": ", 1) for line in run.stdout.decode().splitlines() if ": " in line)
        if set(answers) != set(seeds):
            raise SystemExit(f"no answer of {set(seeds) - set(answers)}")
        for path, (seed, is_wrong) in seeds.items():
            has = answers[path] == "certified"
            fails += is_wrong
            right += not is_wrong
            certified += has and not is_wrong
            if has and is_wrong:
                wrong.append(f"seed {seed}: some numbers lead to a read of what is still written, and there is a certificate")
    print("\n".join(wrong + [f"{fails} programs that fail, {certified} of {right} others with a certificate"]))
    sys.exit(1 if wrong or 10 * certified < 3 * right else 0)


if __name__ == "__main__":
    main()
