#!/usr/bin/env python3
"""Mends random programs of which each has a single fault, and looks at what comes of it.

usage: fixes.py GPUVERIFY INTERPRET FIRST-SEED COUNT [--mutants N]

For each seed: a random program that is right, and mutants of it. Each that is violated is fixed by --fix=.fixed, and verified and run again: what is
left of errors is counted, and a program in which the interpreter sees an error that gpuverify says is fixed is wrong. Of right programs nothing is
changed but remarks and warnings. The exit status is 1 if anything is wrong, if a fix changes more than MOST_LINES lines, or if less than LEAST percent of
the errors are fixed.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate import pruned, soup  # noqa: E402
from mutate import mutants  # noqa: E402
from opinion import Opinion  # noqa: E402

RUNS = 1000
MOST_LINES = 10  # that one fix adds or removes: a record, a wait and their event, with declarations
LEAST = 95  # percent of errors that are fixed


def verify(gpuverify, path, *more):
    done = subprocess.run([gpuverify, "--format=json", "--no-config", "--check-proof", *more, str(path)], capture_output=True, text=True)
    return json.loads(done.stdout)["files"][0]


def rules_of(file, severity):
    return collections.Counter(f["rule"] for f in file["findings"] if f["severity"] == severity)


class Counts(collections.Counter):
    def wrong(self, why, lines, folder):
        self["wrong"] += 1
        path = pathlib.Path(folder, f"wrong-{self['wrong']}.mlir")
        path.write_text("\n".join(lines) + "\n")
        print(f"{path}: {why}")


def mend(gpuverify, opinion, lines, folder, counts):
    path = pathlib.Path(folder, "program.mlir")
    path.write_text("\n".join(lines) + "\n")
    before = verify(gpuverify, path)
    if before["verdict"] != "violated":
        return
    counts["violated"] += 1
    errors = rules_of(before, "error")
    fixed_path = pathlib.Path(folder, "program.mlir.fixed")
    fixed_path.unlink(missing_ok=True)
    done = subprocess.run([gpuverify, "-q", "--no-config", "--fix=.fixed", str(path)], capture_output=True, text=True)
    if not fixed_path.exists():
        counts.update({f"left {rule}": n for rule, n in errors.items()})
        return
    after_path = path.with_name("after.mlir")
    after_path.write_bytes(fixed_path.read_bytes())
    fixed = after_path.read_text().splitlines()
    after = verify(gpuverify, after_path)
    left = rules_of(after, "error")
    old, new = collections.Counter(lines), collections.Counter(fixed)
    changed, fixes = ((old - new) + (new - old)).total(), int(re.search(r"fixed (\d+) of", done.stdout)[1])
    counts["edited lines"] += changed
    if changed > MOST_LINES * fixes:
        counts.wrong(f"{changed} lines changed by {fixes} fixes", lines, folder)
    counts["edited"] += 1
    for rule, n in errors.items():
        counts[f"fixed {rule}"] += n - min(n, left[rule])
        counts[f"left {rule}"] += min(n, left[rule])
    uncovered = rules_of(after, "warning") - rules_of(before, "warning")
    counts.update({f"uncovered {rule}": n for rule, n in uncovered.items()})
    if left - errors or any("leak" not in rule for rule in uncovered) or after["obligations"]["unproved"] > before["obligations"]["unproved"]:
        counts.wrong(f"an edit adds findings: {left}", lines, folder)
    if after["verdict"] == "proved":
        counts["proved after"] += 1
        shown = opinion.run(fixed, RUNS)
        if shown.is_faulty():
            counts.wrong(f"an edit is wrong: {shown.shown}", fixed, folder)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("gpuverify")
    parser.add_argument("interpret")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--mutants", type=int, default=6)
    options = parser.parse_args()
    counts, opinion = Counts(), Opinion(options.interpret)
    folder = tempfile.mkdtemp(prefix="fixes-")
    for seed in range(options.first, options.first + options.count):
        right = pruned(soup(seed), random.Random(seed), opinion)
        for _, mutant in mutants(right, random.Random(seed), options.mutants) if right else ():
            mend(options.gpuverify, opinion, mutant, folder, counts)
    opinion.close()
    fixed, left = (sum(n for what, n in counts.items() if what.startswith(word)) for word in ("fixed ", "left "))
    for what in sorted(counts):
        print(f"{what}: {counts[what]}")
    print(f"{counts['violated']} programs violated, errors fixed: {fixed} of {fixed + left}, wrong: {counts['wrong']}")
    sys.exit(1 if counts["wrong"] or not counts["violated"] or 100 * fixed < LEAST * (fixed + left) else 0)


main()
