#!/usr/bin/env python3
"""Compares the analysis with the interpreter on random programs, and counts.

usage: evidence.py INTERPRET FIRST-SEED COUNT [--mutants N] [--mlir-opt MLIR_OPT] [--jobs N] [--keep DIRECTORY] [--at-most N] [--progress]
       evidence.py INTERPRET --files PROGRAM...

INTERPRET is gpuverify-interpret. For each seed: a random program (kind "soup"), one whose blocks jump anywhere ("tangle"), what is left of
the first when all that is wrong is taken out ("right"), mutants of that ("mutant"), and, with --mlir-opt, the coroutines that a
program with tasks is lowered to ("coroutines"). Says in which ways the two differ, how often, and keeps those programs. The ways are those of
src/interpreter/ways.def, and "crash": there is no answer, or none in time. The exit status is 1 if they differ in a way that is a fault of one of
them in more than --at-most programs, 0 unless told.
"""
import argparse
import collections
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate import pruned, soup  # noqa: E402
from mutate import mutants  # noqa: E402
from opinion import BAD, WARNINGS, Opinion  # noqa: E402
from unstructured import program as tangle  # noqa: E402

CHUNK = 50
SEPARATOR = "// -----"
TO_COROUTINES = ["-async-func-to-async-runtime", "-async-to-async-runtime", "-async-runtime-ref-counting", "-convert-async-to-llvm",
                 "-convert-scf-to-cf", "-convert-arith-to-llvm", "-convert-cf-to-llvm", "-convert-func-to-llvm", "-reconcile-unrealized-casts"]


# ---- programs ----------------------------------------------------------------------------------------------------------------------


def lowered(mlir_opt, programs):
    """{name: lines} as coroutines, in one run of mlir-opt."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir", encoding="utf-8") as source:
        source.write(f"\n{SEPARATOR}\n".join("\n".join(lines) for lines in programs.values()) + "\n")
        source.flush()
        run = subprocess.run([mlir_opt, "-split-input-file", *TO_COROUTINES, source.name], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, timeout=600, check=False)
    parts = run.stdout.decode().split(f"\n{SEPARATOR}\n")
    return dict(zip(programs, (part.split("\n") for part in parts))) if run.returncode == 0 and len(parts) == len(programs) else {}


def programs_of(opinion, seed, mutant_count):
    """(kind, operator, lines, the program that it was made from) of all programs of a seed."""
    lines = soup(seed)
    yield "soup", None, lines, None
    yield "tangle", None, tangle(seed), None
    right = pruned(lines, random.Random(seed), opinion)
    if right:
        yield "right", None, right, None
        for operator, mutant in mutants(right, random.Random(seed), mutant_count):
            yield "mutant", operator, mutant, right


# ---- counting ---------------------------------------------------------------------------------------------------------------------


def count_findings(counts, answer):
    """What is shown and what is reported, one by one: at the right line, by the right rule."""
    lines, rules = {line for line, _ in answer.found}, {rule for _, rule in answer.found}
    for line, rule in answer.faults():
        grade = "warnings" if rule in WARNINGS else "errors"
        counts[f"shown {grade}"] += 1
        if (line, rule) in answer.found:
            counts[f"found {grade}"] += 1
        elif line in lines:
            counts[f"other rule {grade}"] += 1
        elif rule in rules:
            counts[f"other line {grade}"] += 1
        else:
            counts[f"not found {grade}"] += 1
    if answer.errors:
        for pair in answer.found:
            if pair[1] == "unknown-handle" or (pair[1] in WARNINGS and not answer.whole):
                continue
            grade = "warnings" if pair[1] in WARNINGS else "errors"
            counts[f"reported {grade}"] += 1
            counts[f"rightly reported {grade}"] += pair in answer.shown


def count_program(counts, kind, answer):
    counts["programs"] += 1
    counts[f"programs of kind {kind}"] += 1
    if answer.is_right():
        counts["right programs"] += 1
        counts["right programs unproved"] += answer.verdict == "unproved"
        counts["right programs violated"] += answer.verdict == "violated"
    elif answer.is_faulty():
        counts["faulty programs"] += 1
        counts["faulty programs proved"] += answer.verdict == "proved"
    else:
        counts["programs of which neither can be said"] += 1
    counts["proved programs"] += answer.verdict == "proved"
    counts["proved programs with a certificate"] += answer.verdict == "proved" and answer.certified
    counts["faulty programs with a certificate"] += answer.is_faulty() and answer.certified
    counts["runs"] += answer.runs
    counts["programs with runs that stopped"] += bool(answer.stops)
    for why in answer.stops:
        counts[f"stopped: {why}"] += 1
    for way in {way for way, _, _ in answer.ways}:
        counts[f"way {way}"] += 1
        counts[f"way {way} of kind {kind}"] += 1


def is_reported(answer, line, rule):
    """A free that is too early for work in flight is too early for a task beside it, too, and that is the graver of the two."""
    return (line, rule) in answer.found or (rule == "free-in-flight" and (line, "use-after-free") in answer.found)


def count_mutant(score, operator, lines, right, answer, answer_of_right):
    """What the mutation brought in: faults that the program it was made from does not have. False if none of them is reported."""
    known = {(right[line - 1], rule) for line, rule in answer_of_right.faults()}
    new = {(line, rule) for line, rule in answer.faults() if (lines[line - 1], rule) not in known}
    score[operator, "all"] += 1
    if new:
        score[operator, "faulty"] += 1
        score[operator, "found"] += any(is_reported(answer, *fault) for fault in new)
        score[operator, "all found"] += all(is_reported(answer, *fault) for fault in new)
        score[operator, "unproved"] += not any(is_reported(answer, *fault) for fault in new) and answer.verdict == "unproved"
    elif answer.whole:
        score[operator, "equivalent"] += 1
    else:
        score[operator, "unknown"] += 1
    return not new or any(is_reported(answer, *fault) for fault in new)


class Tally:
    def __init__(self, keep):
        self.keep, self.counts, self.score, self.examples = keep, collections.Counter(), collections.Counter(), []

    def take(self, name, kind, lines, answer):
        count_program(self.counts, kind, answer)
        count_findings(self.counts, answer)
        ways = {way for way, _, _ in answer.ways}
        self.examples += [(way, rule, name, len(lines)) for way, _, rule in answer.ways]
        if ways & set(BAD) or "unproved" in ways and answer.is_right():
            self.write(name, lines)

    def write(self, name, lines):
        if self.keep:
            with open(os.path.join(self.keep, name + ".mlir"), "w", encoding="utf-8") as out:
                out.write("\n".join(lines) + "\n")


OPINIONS = {}


def chunk(job):
    options, first, count = job
    opinion = OPINIONS.setdefault(os.getpid(), Opinion(options.interpret))
    tally, tasks = Tally(options.keep), {}
    for seed in range(first, first + count):
        of_right = None
        for number, (kind, operator, lines, right) in enumerate(programs_of(opinion, seed, options.mutants)):
            answer = opinion.compare(lines)
            name = f"{seed:06}-{number}-{kind}"
            if operator and answer.is_no_program():
                tally.counts["mutants that are no programs"] += 1
                continue
            tally.take(name, kind, lines, answer)
            if kind == "right":
                of_right = answer
            if operator and not count_mutant(tally.score, operator, lines, right, answer, of_right):
                tally.write(name + "-missed", lines)
            if options.mlir_opt and not answer.error and any("async.execute" in line for line in lines):
                tasks[name + "-coroutines"] = lines
    for name, lines in (lowered(options.mlir_opt, tasks) if tasks else {}).items():
        tally.take(name, "coroutines", lines, opinion.compare(lines))
    return tally.counts, tally.score, tally.examples


# ---- the table -----------------------------------------------------------------------------------------------------------------------


def per(part, whole):
    return f"{part} of {whole}" + (f" ({100 * part / whole:.3f} %)" if whole else "")


def table_of(counts):
    for grade in ("errors", "warnings"):
        yield f"precision, {grade}", per(counts[f"rightly reported {grade}"], counts[f"reported {grade}"])
        yield f"recall, {grade}", per(counts[f"found {grade}"], counts[f"shown {grade}"])
        yield f"at the right line by another rule, {grade}", per(counts[f"other rule {grade}"], counts[f"shown {grade}"])
        yield f"by the right rule at another line, {grade}", per(counts[f"other line {grade}"], counts[f"shown {grade}"])
    yield "faulty programs proved", per(counts["faulty programs proved"], counts["faulty programs"])
    yield "faulty programs with a certificate", per(counts["faulty programs with a certificate"], counts["faulty programs"])
    yield "proved programs with a certificate", per(counts["proved programs with a certificate"], counts["proved programs"])
    yield "right programs violated", per(counts["right programs violated"], counts["right programs"])
    yield "right programs unproved", per(counts["right programs unproved"], counts["right programs"])


def print_counts(counts):
    for name, number in sorted(counts.items()):
        print(f"{name}: {number}")
    print("\n| measure | |\n|---|---|")
    for name, value in table_of(counts):
        print(f"| {name} | {value} |")


def print_score(score):
    names = sorted({operator for operator, _ in score})
    sums = collections.Counter()
    print("\n| operator | way | mutants | equivalent | not known | faulty | found | else unproved | all of it found |\n|---|---|---|---|---|---|---|---|---|")
    for name in names:
        row = [score[name, what] for what in ("all", "equivalent", "unknown", "faulty", "found", "unproved", "all found")]
        print("|", " | ".join([*name, *map(str, row)]), "|")
        sums.update({number: value for number, value in enumerate(row)})
    if names:
        print("| all | |", " | ".join(str(sums[number]) for number in range(7)), "|")


def print_examples(examples):
    shown = collections.Counter()
    print()
    for way, rule, name, size in sorted(examples, key=lambda example: (example[0], example[1], example[3], example[2])):
        shown[way, rule] += 1
        if way not in ("unproved", "echo", "noted") and shown[way, rule] <= 5:
            print(f"{way} {rule}: {name} ({size} lines)")


def judge_files(options):
    opinion, bad = Opinion(options.interpret), 0
    for path in options.files:
        with open(path, encoding="utf-8") as program:
            answer = opinion.compare(program.read().splitlines())
        for way, line, rule in answer.ways:
            if way in BAD or way == "unproved":
                print(f"{path}:{line}: {way} {rule}")
                bad += 1
    opinion.close()
    print(f"{len(options.files)} programs, {bad} disagreements")
    return 1 if bad else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("interpret")
    parser.add_argument("first", type=int, nargs="?", default=0)
    parser.add_argument("count", type=int, nargs="?", default=0)
    parser.add_argument("--files", nargs="+")
    parser.add_argument("--keep")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mutants", type=int, default=3)
    parser.add_argument("--mlir-opt", help="lower programs with tasks to coroutines, too")
    parser.add_argument("--progress", action="store_true", help="say how many were compared, on standard error")
    parser.add_argument("--at-most", type=int, default=0)
    options = parser.parse_args()
    if options.files:
        sys.exit(judge_files(options))
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    last = options.first + options.count
    jobs = [(options, first, min(CHUNK, last - first)) for first in range(options.first, last, CHUNK)]
    counts, score, examples = collections.Counter(), collections.Counter(), []
    with multiprocessing.Pool(options.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for some, scores, found in pool.imap_unordered(chunk, jobs):
                counts.update(some)
                score.update(scores)
                examples += found
                if options.progress:
                    print(f"{counts['programs']} programs", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print("interrupted: what follows is of the programs so far")
    print_counts(counts)
    print_score(score)
    print_examples(examples)
    bad = sum(counts[f"way {way}"] for way in BAD)
    print(f"{counts['programs']} programs, {bad} disagreements, {counts['way unproved']} unproved")
    sys.exit(1 if bad > options.at_most else 0)


if __name__ == "__main__":
    main()
