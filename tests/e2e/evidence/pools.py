#!/usr/bin/env python3
"""Programs that keep streams, events and buffers in arrays, structures, globals and on the heap, by family and by form.

usage: pools.py INTERPRET GPUVERIFY FIRST-SEED COUNT [--forms LIST] [--families LIST] [--all-faults] [--keep DIRECTORY] [--clang PROGRAM]
       [--progress] [--minutes COUNT]

For each seed and form one program as it should be, and one with a single fault: an index, a bound, an order or a wait that is off (--all-faults: with each
that its family knows). A seed belongs to one family. The forms are
  mlir            as lowered code (pools_in_mlir.py)
  mlir-unrolled   the same, after LLVM's -loop-rotate and -loop-unroll
  mlir-remainder  … where each loop is unrolled two to four times, with a remainder
  raw             C (pools_in_c.py) as compiled by clang without optimization, imported to MLIR
  O0, O1, O2      C as LLVM IR
  unrolled        after -O1, -loop-rotate and -loop-unroll, as LLVM IR
  remainder       … with a remainder
What is right and what is faulty, and at which line, says the interpreter: it executes the plain form with one to four elements. What uses values that were never
set may be anything after optimizations, and counts as harmless there. Prints a table, a row for each family
and form. The exit status is 1 if a faulty program is proved, or a right one is violated.
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import opinion  # noqa: E402
import pools_in_c  # noqa: E402
import pools_in_mlir  # noqa: E402

FORMS = ("mlir", "mlir-unrolled", "mlir-remainder", "raw", "O0", "O1", "O2", "unrolled", "remainder")
OPTIMIZED = ("O1", "O2", "unrolled", "remainder")
FINDING = re.compile(r"^(\S+?):(\d+):\d+: (\w+): .*\[([a-z-]+)\]$", re.MULTILINE)
VERDICT = re.compile(r"^\S+?: (proved|violated|unproved)\b", re.MULTILINE)
SIZES = (1, 2, 3, 4)
RUNS, STEPS = 60, 20000
MARK = 7654321  # stands for the number of elements until it is known
SECONDS, PROCESSOR_SECONDS = 600, 30
ROTATE, SIMPLIFY = "mem2reg,loop-simplify,lcssa,loop(loop-rotate)", "function(simplifycfg)"


class Forms:
    """The program in one of its forms, as MLIR with the lines of its source."""

    def __init__(self, options, room):
        self.options, self.room = options, room
        self.tool = lambda name: options.clang.replace("clang", name)

    def path(self, name):
        return os.path.join(self.room, name)

    def write(self, name, text):
        pathlib.Path(self.path(name)).write_text(text, encoding="utf-8")
        return self.path(name)

    def run(self, *command):
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)

    def import_llvm(self, file, name):
        self.run(self.tool("mlir-translate"), "--import-llvm", "-mlir-print-debuginfo", file, "-o", self.path(name))
        return self.path(name)

    def unroll(self, file, seed, remainder):
        text = pathlib.Path(file).read_text(encoding="utf-8") # clang says at -O1 that no loop is to be unrolled
        file = self.write("plain.ll", text.replace('!{!"llvm.loop.unroll.disable"}', '!{!"llvm.loop.mustprogress"}'))
        how = "loop-unroll<O3;runtime;partial>" if remainder else "loop-unroll<O3>"
        epilog = "-unroll-runtime-epilog" + ("" if seed % 2 else "=false")
        options = ("-unroll-runtime", "-unroll-allow-remainder", epilog, f"-unroll-count={2 + seed % 3}") if remainder else ()
        self.run(self.tool("opt"), "-S", f"-passes=function({ROTATE},{how}),{SIMPLIFY}", *options, file, "-o", self.path("unrolled.ll"))
        return self.path("unrolled.ll")

    def compile(self, source, level):
        flags = [] if level else ["-Xclang", "-disable-O0-optnone"]
        self.run(self.options.clang, f"-O{level}", "-g", "-w", *flags, "-fno-discard-value-names", "-S", "-emit-llvm", source, "-o", self.path(f"O{level}.ll"))
        return self.path(f"O{level}.ll")

    def mlir(self, seed, family, fault, form):
        file = self.write("program.mlir", "\n".join(pools_in_mlir.lines_of(seed, family, fault)) + "\n")
        if form == "mlir":
            return file
        self.run(self.tool("mlir-opt"), "--ensure-debug-info-scope-on-llvm-func", "-mlir-print-debuginfo", file, "-o", self.path("located.mlir"))
        self.run(self.tool("mlir-translate"), "--mlir-to-llvmir", self.path("located.mlir"), "-o", self.path("plain.ll"))
        return self.import_llvm(self.unroll(self.path("plain.ll"), seed, form == "mlir-remainder"), "unrolled.mlir")

    def c(self, seed, family, fault, form):
        source = self.write("program.c", pools_in_c.program(seed, family, fault))
        if form == "raw":
            return self.import_llvm(self.compile(source, 0), "raw.mlir")
        if form in ("unrolled", "remainder"):
            return self.unroll(self.compile(source, 1), seed, form == "remainder")
        return self.compile(source, int(form[1]))

    def known(self, language, seed, family, fault):
        """The lines of the program for each number of elements."""
        if language == "mlir":
            for size in (0,) if pools_in_mlir.is_sized(seed, family) else SIZES:
                yield pools_in_mlir.lines_of(seed, family, fault, size)
            return
        sized = pools_in_c.is_sized(seed, family)
        source = self.write("known.c", pools_in_c.program(seed, family, fault, 0 if sized else MARK))
        text = pathlib.Path(self.import_llvm(self.compile(source, 0), "known.mlir")).read_text(encoding="utf-8")
        for size in (0,) if sized else SIZES:
            yield text.replace(str(MARK), str(size)).split("\n")


def faulty_lines(judge, forms, language, seed, family, fault):
    """Lines that a fault is shown at, and whether each is a value that was never set, which is any to a compiler that optimizes."""
    lines, unset = set(), True
    for known in forms.known(language, seed, family, fault):
        answer = judge.run(known, RUNS)
        if answer.error:
            sys.exit(f"seed {seed}, {family}, {fault}: {answer.error}")
        faults = {(line, rule) for (line, rule), how in answer.shown.items() if rule not in opinion.WARNINGS and how in ("error", "uncertain")}
        lines |= {line for line, _ in faults}
        unset &= all(rule == "undefined-handle" for _, rule in faults)
    return lines, unset


def asked(options, file):
    """(verdict, lines of errors, all that was said)"""
    try:
        output = subprocess.run([options.gpuverify, f"--time-limit={PROCESSOR_SECONDS}", file], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, timeout=SECONDS).stdout.decode()
    except subprocess.TimeoutExpired:
        return "crash", set(), f"no answer in {SECONDS} s"
    verdict = VERDICT.findall(output)
    found = {int(line) for _, line, grade, rule in FINDING.findall(output) if grade == "error" and rule not in opinion.WARNINGS}
    return verdict[-1] if verdict else "crash", found, output


class Table:
    def __init__(self):
        self.counts = collections.Counter()

    def add(self, family, form, column):
        for row in ((family, form), (family, "all"), ("all", form), ("all", "all")):
            self.counts[(*row, column)] += 1

    COLUMNS = (("right", "proved"), ("right", "unproved"), ("right", "violated"), ("right", "crash"), ("faulty", "at line"), ("faulty", "elsewhere"),
               ("faulty", "unproved"), ("faulty", "proved"), ("faulty", "crash"), ("harmless", "violated"), ("harmless", "other"))

    def show(self, families, forms):
        print(f"{'family':<12} {'form':<14} | right: proved unproved violated crash | faulty: at line elsewhere unproved proved crash | harmless: violated other")
        for family in (*families, "all"):
            for form in (*forms, "all"):
                n = [self.counts[family, form, column] for column in self.COLUMNS]
                if any(n):
                    print(f"{family:<12} {form:<14} | {n[0]:13} {n[1]:8} {n[2]:8} {n[3]:5} | {n[4]:15} {n[5]:9} {n[6]:8} {n[7]:6} {n[8]:5} | {n[9]:18} {n[10]:5}")


def keep(directory, name, file, source, text):
    folder = pathlib.Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}{pathlib.Path(file).suffix}").write_text(pathlib.Path(file).read_text(encoding="utf-8"), encoding="utf-8")
    (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    if source:
        (folder / f"{name}.c").write_text(source, encoding="utf-8")


def judge_seed(options, judge, forms, table, seed):
    bad = 0
    for language, module in (("mlir", pools_in_mlir), ("c", pools_in_c)):
        wanted = [form for form in options.forms if (language == "mlir") == form.startswith("mlir")]
        families = [family for family in module.FAMILIES if not options.families or family in options.families]
        if not wanted or not families:
            continue
        family = families[seed % len(families)]
        faults = module.FAMILIES[family][1]
        for fault in (None, *(faults if options.all_faults else [faults[seed // len(families) % len(faults)]])):
            lines, unset = faulty_lines(judge, forms, language, seed, family, fault)
            for form in wanted:
                truth = "faulty" if lines else "right" if fault is None else "harmless"
                if unset and form in OPTIMIZED and truth == "faulty":
                    truth = "harmless"
                file = forms.mlir(seed, family, fault, form) if language == "mlir" else forms.c(seed, family, fault, form)
                verdict, found, output = asked(options, file)
                column = verdict
                if truth == "faulty" and verdict == "violated":
                    column = "at line" if found & lines else "elsewhere"
                if truth == "harmless" and verdict != "violated":
                    column = "other"
                table.add(family, form, (truth, column))
                wrong = verdict == "crash" or (truth == "faulty" and verdict == "proved") or (truth == "right" and verdict == "violated")
                name = f"{seed}-{family}-{form}-{'right' if fault is None else fault.replace(': ', '-').replace(' ', '-')}"
                if wrong:
                    print(f"{name}: {truth}, and {verdict}", flush=True)
                    bad += 1
                if options.keep and (wrong or column in ("unproved", "elsewhere", "crash")):
                    keep(options.keep, name, file, language == "c" and pools_in_c.program(seed, family, fault), f"{truth} {sorted(lines)}, {verdict}\n{output}")
    return bad


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("interpret")
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--families", default="")
    parser.add_argument("--all-faults", action="store_true")
    parser.add_argument("--keep")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--progress", action="store_true")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no further seed is begun after so many")
    options = parser.parse_args()
    options.forms, options.families = options.forms.split(","), [family for family in options.families.split(",") if family]
    begun = time.monotonic()
    judge, table, bad = opinion.Opinion(options.interpret, STEPS), Table(), 0
    with tempfile.TemporaryDirectory() as room:
        forms = Forms(options, room)
        for seed in range(options.first, options.first + options.count):
            try:
                bad += judge_seed(options, judge, forms, table, seed)
            except subprocess.CalledProcessError as failed:
                print(f"{seed}: {' '.join(failed.cmd)} failed", flush=True)
                bad += 1
            if options.progress:
                print(f"{seed - options.first + 1} of {options.count}", file=sys.stderr, flush=True)
            if time.monotonic() - begun > 60 * options.minutes:
                print(f"ended after seed {seed}", flush=True)
                break
    judge.close()
    table.show(sorted({*pools_in_mlir.FAMILIES, *pools_in_c.FAMILIES}), options.forms)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
