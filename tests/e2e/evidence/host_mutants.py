#!/usr/bin/env python3
"""Programs of the host side, in CUDA C++, and mutants of them: what gpuverify says of each against what is known of it.

usage: host_mutants.py GPUVERIFY [--clang CLANG] [--levels 0,1|turns] [--plain] [--only NAME] [--originals] [--verbose] SOURCE...

Each function of a source that begins at the start of a line with `void`, `float` or `int` is a program, and right as it stands, but for lines marked
`// expect: RULE`. A source with a `main` is one program, with all that is in it. Marks of a line say what comes of changing it, alone:

  // drop: RULE@LABEL             the line is deleted
  // double: RULE                 it stands there twice
  // swap: A>B RULE@LABEL         A in it becomes B

A function whose first line says `// undecided: O0 O1` is not proved at these levels today; one that says `// never: proved` is wrong, and must be
found or undecided. A source whose first line says `// levels: 0` is compiled at these only. RULE is `none` where the program stays right, and `any` where it is wrong and no rule is foretold. The finding is at the line marked `// label: LABEL`,
or, without a label, anywhere in the function. One run compiles a source with one mutation of each of its functions: functions are judged for themselves.
A mutant that does not compile is none, and counted.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

WARNINGS = {"stream-leak", "event-leak", "memory-leak", "free-in-flight", "unwaited-work", "module-leak"}
FLAGS = ["-x", "cuda", "-nocudainc", "-nocudalib", "-w", "-Wno-unknown-cuda-version", "-std=c++17", "-g", "-fno-ident"]
HEADERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../headers")  # for those that include <cuda_runtime.h>
MARK = re.compile(r"\s(drop|double|swap|label|expect): (?:(\w+)>(\w+) )?([\w-]+)(?:@(\w+))?")


NO_TIME = {"severity": "unproved", "rule": "none", "function": "", "location": None, "notes": [], "message": "no result within --time-limit"}


class Mutation:
    def __init__(self, line, kind, old, new, rule, label):
        self.line, self.kind, self.old, self.new, self.rule, self.label = line, kind, old, new, rule, label

    def apply(self, text):
        if self.kind == "drop":
            return ";"
        if self.kind == "double":
            code, mark, rest = text.partition("//")
            return code + code + mark + rest
        code, mark, rest = text.partition("//")
        return re.sub(rf"\b{self.old}\b", self.new, code) + mark + rest

    def __str__(self):
        swap = f" {self.old}>{self.new}" if self.kind == "swap" else ""
        return f"line {self.line} {self.kind}{swap}"


class Function:
    def __init__(self, name, line):
        self.name, self.first, self.last = name, line, line
        self.mutations, self.expected = [], []
        self.undecided, self.never = set(), False
        self.others = set()  # lines of no program


def whole_program(lines, functions, labels):
    """A source with a `main` is one program: marks anywhere in it are those of `main`."""
    program = next(f for f in functions if f.name == "main")
    program.first, program.last, program.mutations, program.expected = 1, len(lines), [], []
    for number, text in enumerate(lines, 1):
        for kind, old, new, word, label in MARK.findall(text.partition("//")[2]):
            if kind == "label":
                labels[word] = number
            elif kind == "expect":
                program.expected.append((number, word))
            else:
                program.mutations.append(Mutation(number, kind, old, new, word, label))
    return program


def read(path):
    with open(path, encoding="utf-8") as source:
        lines = source.read().split("\n")
    functions, labels, current = [], {}, None
    for number, text in enumerate(lines, 1):
        begins = re.match(r"(?:void|float|int) (\w+)\(.*\{(?: //.*)?$", text)
        if begins:
            current = Function(begins[1], number)
            functions.append(current)
            current.undecided = set(re.findall(r"O\d", (re.search(r"// undecided: ([O\d ]+)", text) or [""])[0]))
            current.never = "// never: proved" in text
        for kind, old, new, word, label in MARK.findall(text.partition("//")[2]):
            if kind == "label":
                labels[word] = number
            elif current and kind == "expect":
                current.expected.append((number, word))
            elif current:
                current.mutations.append(Mutation(number, kind, old, new, word, label))
        if text == "}" and current:
            current.last, current = number, None
    if any(f.name == "main" for f in functions):
        functions = [whole_program(lines, functions, labels)]
    others = set(range(1, 100000)) - {line for f in functions for line in range(f.first, f.last + 1)}
    for f in functions:
        f.others = others
    return lines, functions, labels


class DoesNotCompile(Exception):
    def __init__(self, path, said):
        super().__init__(f"{path} does not compile:\n{said[:2000]}")
        self.lines = [int(line) for line in re.findall(rf"^{re.escape(path)}:(\d+):\d+: (?:fatal )?error:", said, re.M)]


class Runner:
    def __init__(self, options, source, folder):
        self.options, self.source, self.folder = options, source, folder
        self.include = ["-I", os.path.dirname(os.path.abspath(source)), "-I", HEADERS]
        self.count = 0
        self.opt, self.refused = os.path.join(folder, "opt"), os.path.join(folder, "refused.txt")
        self.watch_opt()
        self.device = None if options.plain else self.compile(source, ["--cuda-device-only", "--cuda-gpu-arch=sm_80", "-O1"], "device")

    def watch_opt(self):
        """An opt that writes down what it refuses: without it programs are verified as they are, and less is proved, in silence."""
        opt = shutil.which("opt-22") or os.path.join(os.path.dirname(shutil.which(self.options.clang)), "opt")
        with open(self.opt, "w", encoding="utf-8") as out:
            out.write(f"#!/bin/sh\n'{opt}' \"$@\" 2>'{self.refused}.now' && rm '{self.refused}.now' || {{ mv '{self.refused}.now' '{self.refused}'; exit 1; }}\n")
        os.chmod(self.opt, 0o755)

    def compile(self, path, flags, name):
        out = os.path.join(self.folder, name + ".ll")
        run = subprocess.run([self.options.clang, *FLAGS, *self.include, *flags, "-S", "-emit-llvm", path, "-o", out], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        if run.returncode:
            raise DoesNotCompile(path, run.stderr.decode())
        return out

    def broken(self, lines):
        """The numbers of the lines at which the compiler says that something is wrong."""
        path = os.path.join(self.folder, "tried.cu")
        with open(path, "w", encoding="utf-8") as out:
            out.write("\n".join(lines))
        try:
            self.compile(path, ["--cuda-host-only", "-fsyntax-only"], "tried")
        except DoesNotCompile as failure:
            return failure.lines
        return []

    def findings(self, lines, level):
        self.count += 1
        path = os.path.join(self.folder, f"m{self.count}.cu")
        with open(path, "w", encoding="utf-8") as out:
            out.write("\n".join(lines))
        host = self.compile(path, ["--cuda-host-only", f"-O{level}"], f"m{self.count}.O{level}")
        device = ["--device-module=" + self.device] if self.device else []
        run = subprocess.run([self.options.gpuverify, "--format=json", "--no-config", f"--opt={self.opt}", *device, host], stdout=subprocess.PIPE, check=False)
        if os.path.exists(self.refused):
            sys.exit(f"{path}: opt refuses what it is given: {pathlib.Path(self.refused).read_text(encoding='utf-8')[:500]}")
        if run.returncode == 2 and b"its analysis is not done" in run.stdout:
            return None
        if run.returncode not in (0, 1, 3):
            sys.exit(f"{path}: exit status {run.returncode}: {run.stdout.decode()[:500]}")
        return json.loads(run.stdout)["files"][0]["findings"]


def places(finding):
    yield finding.get("location") or {}
    for note in finding.get("notes", []):
        yield note.get("location") or {}


def of_function(findings, function):
    """Those at a line of the function, and those in a helper that a step of the function leads to, or that is inlined in it."""
    found = []
    for f in findings:
        lines = [p.get("line", 0) for p in places(f) if not p.get("file", "").endswith(".ll")]
        if lines and function.first <= lines[0] <= function.last:
            found.append(f)
        elif lines and lines[0] in function.others and (
                any(function.first <= line <= function.last for line in lines) or f"{len(function.name)}{function.name}" in f["function"]):
            found.append(f)
    return found


def judge(found, wanted, label_line, function):
    """One of right, undecided, elsewhere, silent, wrong."""
    errors = [f for f in found if f["severity"] == "error"]
    unproved = [f for f in found if f["severity"] == "unproved"]
    warnings = [f for f in found if f["severity"] == "warning"]
    if wanted == "never":
        return "right" if errors or unproved else "wrong"
    if wanted == "none" or wanted in WARNINGS:
        if errors:
            return "wrong"
        if unproved:
            return "undecided"
        return "right" if wanted == "none" or any(f["rule"] == wanted for f in warnings) else "silent"
    if not errors:
        return "undecided" if unproved else "wrong"
    for f in errors:
        at = (f["location"] or {}).get("line") == label_line if label_line else True
        if at and wanted in ("any", f["rule"]):
            return "right"
    return "elsewhere"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gpuverify")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--levels", default="0,1", help="levels of optimization; turns: 0 for the first source, 1 for the next, and so on")
    parser.add_argument("--plain", action="store_true", help="without the device side")
    parser.add_argument("--only", default="", help="functions whose name contains this")
    parser.add_argument("--originals", action="store_true", help="no mutants, and each program is to be right but where its first line says that it is undecided")
    parser.add_argument("--verbose", "-v", action="store_true")
    parser.add_argument("sources", nargs="+")
    options = parser.parse_args()
    tally, wrong = collections.Counter(), 0
    for place, source in enumerate(options.sources):
        levels = str(place % 2) if options.levels == "turns" else options.levels
        lines, functions, labels = read(source)
        if options.only:
            functions = [f for f in functions if options.only in f.name]
        rounds = 1 + (0 if options.originals else max((len(f.mutations) for f in functions), default=0))
        with tempfile.TemporaryDirectory() as folder:
            runner = Runner(options, source, folder)
            for number in range(rounds):
                text, applied = list(lines), {}
                for f in functions:
                    if 0 < number <= len(f.mutations):
                        m = applied[f] = f.mutations[number - 1]
                        text[m.line - 1] = m.apply(text[m.line - 1])
                broken = runner.broken(text) if number else []
                for f in [f for f in applied if any(f.first <= line <= f.last for line in broken)]:
                    line = applied.pop(f).line
                    text[line - 1] = lines[line - 1]
                    tally["none", "does not compile"] += 1
                only = re.match(r"// levels: ([\d,]+)", lines[0])
                for level in (only[1] if only else levels).split(","):
                    findings = runner.findings(text, level)
                    for f in functions:
                        if number and f not in applied:
                            continue
                        m = applied.get(f)
                        found = [NO_TIME] if findings is None else of_function(findings, f)
                        wanted = m.rule if m else "never" if f.never else f.expected[0][1] if f.expected else "none"
                        if m and f.expected:
                            continue
                        line = labels.get(m.label) if m else f.expected[0][0] if f.expected and not f.never else None
                        answer = judge(found, wanted, line, f)
                        faulty = wanted != "none" and wanted not in WARNINGS
                        kind = "faulty" if faulty else "right"
                        tally[kind, answer] += 1
                        tally[("original " if not m else "mutant ") + kind, answer] += 1
                        known = "O" + level in f.undecided
                        bad = answer == "wrong" or (options.originals and answer != "right" and not known)
                        wrong += bad
                        if bad or (options.verbose and answer != "right"):
                            print(f"{os.path.basename(source)}: {f.name} -O{level} {m or 'as it is'}: {answer}, wanted {wanted} at {line}")
                            for x in found:
                                if x["severity"] != "warning" or answer == "silent":
                                    print(f"    {(x['location'] or {}).get('line')}: {x['severity']}: {x['message'][:260]} [{x['rule']}]")
                                    if x["severity"] == "unproved":
                                        for n in x["notes"][-2:]:
                                            print("          note:", n["message"][:200])
    for kind in ("original right", "mutant right", "original faulty", "mutant faulty"):
        all_of = sum(n for (k, _), n in tally.items() if k == kind)
        if all_of:
            says = ", ".join(f"{a} {n}" for (k, a), n in sorted(tally.items()) if k == kind)
            print(f"{kind}: {tally[kind, 'right']} of {all_of} ({100 * tally[kind, 'right'] // all_of} %): {says}")
    if tally["none", "does not compile"]:
        print(f"mutants that do not compile: {tally['none', 'does not compile']}")
    print(f"wrong verdicts: {wrong}" if not options.originals else f"not as expected: {wrong}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
