#!/usr/bin/env python3
"""What is found in programs of which it is known what is wrong with them, by the interpreter and by the analysis: a table.

usage: corpora.py INTERPRET MLIR_OPT OUT [--mlir-opt-19 MLIR_OPT] [--share N] [FOLDER...]

The corpora: synthetic pipelines, the tests' twins (each FOLDER has folders of them), the examples, programs for the tests with marks, the
coroutines that programs with tasks are lowered to, and what each mlir-opt makes of the sources of the lowering's tests. Where marks
say what is wrong (`// expect: RULE`), errors are compared with them, warnings not; the lowered programs have none, and there the two
sides are compared with each other only. OUT is a folder for what is lowered. With --share, one program in N is taken. The exit status is 1 if anything differs that may not.
"""
import argparse
import collections
import glob
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
E2E = os.path.dirname(HERE)
sys.path.insert(0, HERE)
import pipelines  # noqa: E402
from opinion import BAD, WARNINGS, Opinion  # noqa: E402

sys.path.insert(0, os.path.join(E2E, "coroutines"))
from twins import TO_CALLS, TO_LLVM, TO_RUNTIME, COUNTED  # noqa: E402


# Counts of references that are wrong where something fails, and right elsewhere: docs/limits.md.
KNOWN = {("errors.mlir", "async-ref-overdrop")}


def is_error(pair):
    return pair[1] not in WARNINGS and pair[1] != "unknown-handle"


def marked(lines):
    """The errors that lines say are at them; and the lines that say that something is unproved there."""
    marks = set()
    for number, line in enumerate(lines, 1):
        mark = re.search(r"// expect: (.*)$", line)
        marks |= {(number, rule) for rule in (mark.group(1).split() if mark else ())}
    return {pair for pair in marks if is_error(pair)}, {line for line, rule in marks if rule == "unknown-handle"}


def read(path):
    with open(path, encoding="utf-8") as program:
        return program.read().splitlines()


def lowered(mlir_opt, path, passes, out):
    """Its lines, or None where this release refuses it."""
    with open(out, "w", encoding="utf-8") as to:
        run = subprocess.run([mlir_opt, path, *passes], stdout=to, stderr=subprocess.DEVNULL, check=False)
    return read(out) if run.returncode == 0 else None


def corpora(options):
    """(corpus, name, lines, are there marks)."""
    for name, lines in pipelines.programs():
        yield f"pipelines: {name.split('.')[0]}", name, lines, True
    for folder in options.folders:
        for path in sorted(glob.glob(os.path.join(folder, "*", "*.mlir"))):
            yield f"twins: {os.path.basename(os.path.normpath(folder))}", path, read(path), True
    for folder in ("order", "origins"):
        for path in sorted(glob.glob(os.path.join(E2E, folder, "*.mlir"))):
            yield f"tests: {folder}", path, read(path), True
    for path in sorted(glob.glob(os.path.join(E2E, "..", "..", "examples", "*", "*.mlir"))):
        if os.path.basename(path) in ("faulty.mlir", "correct.mlir"):
            yield "examples", path, read(path), False
    for path in sorted(glob.glob(os.path.join(E2E, "coroutines", "Inputs", "*.mlir"))):
        yield "tasks", path, read(path), False
        out = os.path.join(options.out, "coroutines." + os.path.basename(path))
        yield "tasks as coroutines", path, lowered(options.mlir_opt, path, TO_RUNTIME + COUNTED + TO_LLVM + TO_CALLS, out), False
    for release, mlir_opt in (("22", options.mlir_opt), ("19", options.mlir_opt_19)):
        for path in sorted(glob.glob(os.path.join(E2E, "lowering", "Inputs", "*.mlir")) +
                           glob.glob(os.path.join(E2E, "..", "..", "examples", "*", "source.mlir"))):
            if mlir_opt and os.path.exists(mlir_opt):
                name = "-".join(path.split(os.sep)[-2:])
                out = os.path.join(options.out, f"lowered{release}.{name}")
                yield f"lowered by mlir-opt {release}", path, lowered(mlir_opt, path, ["-convert-scf-to-cf", "-gpu-to-llvm"], out), False


class Row:
    """What is counted of one corpus."""

    def __init__(self):
        self.count, self.bad = collections.Counter(), []

    def take(self, name, lines, has_marks, answer):
        count = self.count
        found = {pair for pair in answer.found if is_error(pair)}
        seen = {pair for pair in answer.faults() if is_error(pair)}
        truth, open_lines = marked(lines) if has_marks else (seen, set())
        seen = {pair for pair in seen if pair[0] not in open_lines}
        count["programs"] += 1
        count["errors"] += len(truth)
        count["found"] += len(truth & found)
        if has_marks or not answer.stops:
            count["reported"] += len(found)
            count["rightly"] += len(found & truth)
        count["other rule"] += sum(any(line == other for other, _ in found) for line, _ in truth - found)
        count["other line"] += sum(any(rule == other for _, other in found) for _, rule in truth - found)
        count["unproved"] += answer.verdict == "unproved"
        count["stopped"] += bool(answer.stops)
        ways = [way for way in answer.ways if way[0] in BAD and (os.path.basename(name), way[2]) not in KNOWN]
        count["differ"] += bool(ways)
        self.bad += [f"{name}:{line}: {way} {rule}" for way, line, rule in ways]
        if has_marks:
            undecided = any(rule == "unknown-handle" for _, rule in answer.found)
            missed = set() if undecided else truth - found
            self.bad += [f"{name}:{line}: not reported: {rule}" for line, rule in sorted(missed)]
            self.bad += [f"{name}:{line}: not expected: {rule}" for line, rule in sorted(found - truth)]
            if answer.errors and not answer.stops and not undecided:
                self.bad += [f"{name}:{line}: not seen: {rule}" for line, rule in sorted(truth - set(answer.shown))]
                self.bad += [f"{name}:{line}: seen, and not expected: {rule}" for line, rule in sorted(seen - truth)]


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "–"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("interpret")
    parser.add_argument("mlir_opt")
    parser.add_argument("out")
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--mlir-opt-19")
    parser.add_argument("--share", type=int, default=1)
    options = parser.parse_intermixed_args()
    os.makedirs(options.out, exist_ok=True)
    rows, opinion = collections.defaultdict(Row), Opinion(options.interpret)
    for number, (corpus, name, lines, has_marks) in enumerate(corpora(options)):
        if number % options.share:
            continue
        answer = opinion.compare(lines) if lines else None
        if answer and answer.error == "no answer":
            sys.exit(f"{name}: no answer")
        if answer and not answer.error:
            rows[corpus].take(name, lines, has_marks, answer)
    opinion.close()
    print("| corpus | programs | errors | precision | recall | right line, other rule | right rule, other line | unproved | runs stopped in | differ |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for corpus, row in rows.items():
        c = row.count
        print(f"| {corpus} | {c['programs']} | {c['errors']} | {share(c['rightly'], c['reported'])} | {share(c['found'], c['errors'])} | "
              f"{c['other rule']} | {c['other line']} | {c['unproved']} | {c['stopped']} | {c['differ']} |")
    bad = [line for row in rows.values() for line in row.bad]
    print("\n".join(bad))
    print(f"{sum(row.count['programs'] for row in rows.values())} programs, {len(bad)} disagreements")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
