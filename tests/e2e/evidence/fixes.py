#!/usr/bin/env python3
"""Mends random programs of which each has a single fault, and looks at what comes of it.

usage: fixes.py GPUVERIFY INTERPRET FIRST-SEED COUNT [--mutants N] [--violated N] [--keep FOLDER]

For each seed: a random program that is right, for which nothing may be offered, and mutants of it. Of each mutant that is violated, every offered fix is
applied alone: its finding has to be gone when the program is verified anew, with --check-proof, and nothing else may be there. Then all of them are made by
--fix=.fixed, and what comes of it is verified, and run in 1,000 orders if it is proved: a program in which the interpreter sees an error is wrong. The exit
status is 1 if anything is wrong, if a fix changes more than MOST_LINES lines, or if less than LEAST percent of the errors are fixed. --violated: stop after
so many. --keep: programs with findings that are not fixed go there.
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
# Warnings that an error hides, as its consequences: where an edit that removes no statement fixes the error, they are told.
HIDDEN = {"stream-leak", "event-leak", "memory-leak", "module-leak", "unwaited-work", "free-in-flight", "module-unload-in-flight"}


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


def applied(text, edits):
    """The text with the edits of a suggestion, which are of whole lines."""
    lines = text.splitlines(keepends=True)
    for edit in reversed(edits):
        assert edit["column"] == edit["end_column"] == 1, edit
        lines[edit["line"] - 1 : edit["end_line"] - 1] = [edit["text"]]
    return "".join(lines)


def key(finding):
    return finding["fingerprint"].split(":")[0] if "fingerprint" in finding else (finding["rule"], finding["function"])


def try_alone(gpuverify, before, lines, folder, counts, keep):
    """Each offered fix by itself."""
    text, had = "\n".join(lines) + "\n", collections.Counter(key(f) for f in before["findings"])
    for finding in before["findings"]:
        offered = finding.get("suggestion", {}).get("edits")
        counts[f"{finding['severity']} {'offered' if offered else 'without'} {finding['rule']}"] += 1
        if not offered:
            if keep:
                pathlib.Path(keep, f"without-{finding['rule']}-{counts['violated']}-{finding['location']['line']}.mlir").write_text(text)
            continue
        path = pathlib.Path(folder, "alone.mlir")
        path.write_text(applied(text, offered))
        after = verify(gpuverify, path)
        has = collections.Counter(key(f) for f in after["findings"])
        new = [f for f in after["findings"] if has[key(f)] > had[key(f)] and f["rule"] not in HIDDEN]
        worse = after["verdict"] == "unusable" or after["obligations"]["unproved"] > before["obligations"]["unproved"]
        if worse or new or has[key(finding)] >= had[key(finding)]:
            counts.wrong(f"the fix of line {finding['location']['line']} alone: {after['verdict']} {new}", lines, folder)


def mend(gpuverify, opinion, lines, folder, counts, keep):
    path = pathlib.Path(folder, "program.mlir")
    path.write_text("\n".join(lines) + "\n")
    before = verify(gpuverify, path, "--fix=report")
    if before["verdict"] != "violated":
        return
    counts["violated"] += 1
    try_alone(gpuverify, before, lines, folder, counts, keep)
    errors = rules_of(before, "error")
    fixed_path = pathlib.Path(folder, "program.mlir.fixed")
    fixed_path.unlink(missing_ok=True)
    done = subprocess.run([gpuverify, "-q", "--no-config", "--fix=.fixed", str(path)], capture_output=True, text=True)
    counts["cut"] += "not every edit was tried" in done.stdout
    if not fixed_path.exists():
        counts.update({f"left {rule}": n for rule, n in errors.items()})
        keep_left(keep, lines, errors, counts)
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
    keep_left(keep, lines, errors & left, counts)
    uncovered = rules_of(after, "warning") - rules_of(before, "warning")
    counts.update({f"uncovered {rule}": n for rule, n in uncovered.items()})
    if left - errors or uncovered.keys() - HIDDEN or after["obligations"]["unproved"] > before["obligations"]["unproved"]:
        counts.wrong(f"an edit adds findings: {left}", lines, folder)
    if after["verdict"] == "proved":
        counts["proved after"] += 1
        shown = opinion.run(fixed, RUNS)
        if shown.is_faulty():
            counts.wrong(f"an edit is wrong: {shown.shown}", fixed, folder)


def keep_left(keep, lines, errors, counts):
    if keep and errors:
        pathlib.Path(keep, f"{sorted(errors)[0]}-{counts['violated']}.mlir").write_text("\n".join(lines) + "\n")


def check_right(gpuverify, lines, folder, counts):
    """Nothing is offered for a program without findings."""
    path = pathlib.Path(folder, "right.mlir")
    path.write_text("\n".join(lines) + "\n")
    report = verify(gpuverify, path, "--fix=report")
    counts["right programs"] += 1
    if report["verdict"] == "violated" or any("suggestion" in f for f in report["findings"] if f["severity"] == "error"):
        counts.wrong(f"a right program: {report['verdict']}", lines, folder)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("gpuverify")
    parser.add_argument("interpret")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--mutants", type=int, default=6)
    parser.add_argument("--violated", type=int, default=1 << 30)
    parser.add_argument("--keep")
    options = parser.parse_args()
    counts, opinion = Counts(), Opinion(options.interpret)
    folder = tempfile.mkdtemp(prefix="fixes-")
    for seed in range(options.first, options.first + options.count):
        right = pruned(soup(seed), random.Random(seed), opinion)
        if not right or counts["violated"] >= options.violated:
            continue
        check_right(options.gpuverify, right, folder, counts)
        for _, mutant in mutants(right, random.Random(seed), options.mutants):
            mend(options.gpuverify, opinion, mutant, folder, counts, options.keep)
    opinion.close()
    fixed, left = (sum(n for what, n in counts.items() if what.startswith(word)) for word in ("fixed ", "left "))
    for what in sorted(counts):
        print(f"{what}: {counts[what]}")
    print(f"{counts['violated']} programs violated, errors fixed: {fixed} of {fixed + left}, wrong: {counts['wrong']}")
    sys.exit(1 if counts["wrong"] or not counts["violated"] or 100 * fixed < LEAST * (fixed + left) else 0)


main()
