#!/usr/bin/env python3
"""Compares gpuverify with the machine on random programs, and counts.

usage: evidence.py GPUVERIFY FIRST-SEED COUNT [--keep DIRECTORY] [--jobs N] [--check-proof] [--mutants N]
                    [--references]
       evidence.py GPUVERIFY --files PROGRAM...

For each seed: a random program, what is left of it when all that is wrong is taken out, and mutants of that. Says, for each way in
which the two can disagree, how often they do, and keeps those programs:
  crash            no answer, or the program is refused
  false-proof      proved, and a run goes wrong
  missed           an error that is not found, though the verdict is not proved
  false-violation  an error that no run shows
  false-warning    a warning that no run shows
These make the exit status 1. The rest is counted: `unproved`; `undecided`, missed where something is unproved; `missed-warning`;
`noted`, only a note of another finding; `echo`, a race of a call that fails on that line and is found to fail.
"""
import argparse
import collections
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate import WARNINGS, pruned, soup  # noqa: E402
from machine import findings  # noqa: E402
from mutate import mutants  # noqa: E402
from unstructured import program as tangle  # noqa: E402

CHUNK = 100
BAD = ("crash", "false-proof", "false-violation", "missed", "false-warning")


def judge(result, must, may, everything):
    """The ways in which gpuverify's result disagrees: pairs of a way and (line, rule)."""
    found = {(f["location"]["line"], f["rule"]) for f in result["findings"]}
    unknown = {pair for pair in found if pair[1] == "unknown-handle"}
    noted = {note["location"]["line"] for f in result["findings"] for note in f["notes"] if "as a consequence" in note["message"]}
    ways = []
    for pair in sorted(must - found):
        if pair[0] in noted:
            ways.append(("noted", pair))
        elif pair[1] in WARNINGS:
            ways.append(("missed-warning" if not unknown else "undecided-warning", pair))
        elif result["verdict"] == "proved":
            ways.append(("false-proof", pair))
        else:
            ways.append(("missed" if not unknown else "undecided", pair))
    for pair in sorted(found - unknown - may):
        if pair[1].endswith("race") and any(line == pair[0] and rule not in WARNINGS for line, rule in must):
            ways.append(("echo", pair))  # of a call that fails, and is found to
        elif everything == "everything" or everything and pair[1] not in WARNINGS:
            ways.append(("false-warning" if pair[1] in WARNINGS else "false-violation", pair))
    if unknown:
        ways.append(("unproved", sorted(unknown)[0]))
    elif result["verdict"] == "unproved":
        ways.append(("unproved", (0, "verdict")))
    return ways


def verify(gpuverify, paths, flags):
    run = subprocess.run([gpuverify, "--format=json", *flags, *paths], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
    if run.returncode not in (0, 1, 2, 3):
        return None
    return {result["path"]: result for result in json.loads(run.stdout)["files"]}


def compare(gpuverify, programs, flags):
    """programs: {name: lines}. Gives {name: ways}, {name: (must, verdict)}."""
    ways, facts = {}, {}
    with tempfile.TemporaryDirectory() as directory:
        paths = {}
        for name, lines in programs.items():
            paths[name] = os.path.join(directory, name + ".mlir")
            with open(paths[name], "w", encoding="utf-8") as out:
                out.write("\n".join(lines) + "\n")
        results = verify(gpuverify, list(paths.values()), flags)
        for name, lines in programs.items():
            result = results and results.get(paths[name])
            if results is None:
                alone = verify(gpuverify, [paths[name]], flags)
                result = alone and alone[paths[name]]
            if result is None or result["verdict"] == "unusable":
                ways[name], facts[name] = [("crash", (0, "none" if result is None else "unusable"))], (set(), "crash")
                continue
            must, may, everything = findings("\n".join(lines))
            ways[name], facts[name] = judge(result, must, may, everything), (must, result["verdict"], result["findings"])
    return ways, facts


def chunk(job):
    gpuverify, first, count, flags, mutant_count, keep, references = job
    programs, made_from, operators = {}, {}, {}
    for seed in range(first, first + count):
        lines = soup(seed, references)
        programs[f"{seed:06}"] = lines
        programs[f"{seed:06}-tangle"] = tangle(seed)
        right = pruned(lines, random.Random(seed))
        if right:
            programs[f"{seed:06}-right"] = right
            for number, (operator, mutant) in enumerate(mutants(right, random.Random(seed), mutant_count)):
                name = f"{seed:06}-m{number}"
                programs[name], operators[name] = mutant, operator
    ways, facts = compare(gpuverify, programs, flags)
    counts, score = collections.Counter(), collections.Counter()
    examples = []
    for name, lines in programs.items():
        kind = name[7:8] or "s"
        counts["programs"] += 1
        counts[f"programs of kind {kind}"] += 1
        must, verdict = facts[name][:2]
        errors = {pair for pair in must if pair[1] not in WARNINGS}
        counts["faulty" if errors else "right"] += 1
        counts["findings"] += len(must)
        for rule in {rule for _, rule in must}:
            counts[f"rule {rule}"] += 1
        for way in {way for way, _ in ways[name]}:
            counts[way] += 1
            counts[f"{way} of kind {kind}"] += 1
        if name in operators:
            found = {(f["location"]["line"], f["rule"]) for f in facts[name][2]} if verdict != "crash" else set()
            base = programs[f"{name[:6]}-right"]
            known = {(base[line - 1], rule) for line, rule in facts[f"{name[:6]}-right"][0]}
            faults = {(line, rule) for line, rule in must if (lines[line - 1], rule) not in known}
            score[operators[name], "all"] += 1
            score[operators[name], "faulty"] += bool(faults)
            score[operators[name], "killed"] += bool(faults and found & faults)
            score[operators[name], "exact"] += bool(faults and faults <= found)
        for way, pair in ways[name]:
            examples.append((way, pair[1], name, len(lines)))
        if keep and any(way in BAD + ("unproved",) for way, _ in ways[name]):
            with open(os.path.join(keep, name + ".mlir"), "w", encoding="utf-8") as out:
                out.write("\n".join(lines) + "\n")
    return counts, score, examples


def judge_files(gpuverify, paths):
    programs = {}
    for path in paths:
        with open(path, encoding="utf-8") as program:
            programs[os.path.basename(path)[:-5]] = program.read().splitlines()
    ways, _ = compare(gpuverify, programs, ["--check-proof"])
    bad = [(name, way, pair) for name in programs for way, pair in ways[name] if way in BAD + ("unproved",)]
    for name, way, pair in bad:
        print(f"{name}: {way} {pair[1]} at line {pair[0]}")
    print(f"{len(programs)} programs, {len(bad)} disagreements")
    return 1 if bad else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int, nargs="?", default=0)
    parser.add_argument("count", type=int, nargs="?", default=0)
    parser.add_argument("--files", nargs="+")
    parser.add_argument("--keep")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mutants", type=int, default=3)
    parser.add_argument("--references", action="store_true", help="with functions that get the addresses of slots")
    parser.add_argument("--check-proof", action="store_true")
    options = parser.parse_args()
    if options.files:
        sys.exit(judge_files(options.gpuverify, options.files))
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    flags = ["--check-proof"] if options.check_proof else []
    size = min(CHUNK, max(1, options.count // options.jobs))
    jobs = [(options.gpuverify, first, min(size, options.first + options.count - first), flags, options.mutants, options.keep, options.references)
            for first in range(options.first, options.first + options.count, size)]
    counts, score, examples = collections.Counter(), collections.Counter(), []
    with multiprocessing.Pool(options.jobs) as pool:
        for some, scores, found in pool.imap_unordered(chunk, jobs):
            counts.update(some)
            score.update(scores)
            examples += found
    for name, number in sorted(counts.items()):
        print(f"{name}: {number}")
    for operator in sorted({operator for operator, _ in score}):
        print(f"operator {operator}:", *(f"{what} {score[operator, what]}" for what in ("all", "faulty", "killed", "exact")))
    shown = collections.Counter()
    for way, rule, name, size in sorted(examples, key=lambda example: (example[0], example[1], example[3], example[2])):
        shown[way, rule] += 1
        if way != "unproved" and shown[way, rule] <= 8:
            print(f"{way} {rule}: {name} ({size} lines)")
    bad = sum(counts[way] for way in BAD)
    print(f"{counts['programs']} programs, {bad} disagreements, {counts['unproved']} unproved")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
