#!/usr/bin/env python3
"""Compares what gpuverify says of programs with what the programs say themselves.

usage: expect.py [--once | --errors] [--share=N] GPUVERIFY [OPTION...] PROGRAM...

A program names each finding at its line, with `// expect: RULE`, and several rules on one line with a space between them.
Nothing else may be found: the set is exact, and so, without --once or --errors, is the number of findings for a line. The verdict follows:
violated if one of the rules is an error, else unproved if one is unknown-handle or unknown-runtime, else proved. With --errors leaks do not count.
With --share=N one program in N is looked at.
"""
import collections
import json
import re
import subprocess
import sys

WARNINGS = {"stream-leak", "event-leak", "memory-leak", "module-leak", "free-in-flight", "module-unload-in-flight", "unwaited-work", "async-ref-leak"}
UNPROVED = {"unknown-handle", "unknown-runtime"}


def expected(path):
    """The findings that the program at `path` announces, as a multiset of (line, rule), and its verdict."""
    findings = collections.Counter()
    with open(path, encoding="utf-8") as program:
        for number, line in enumerate(program, 1):
            marker = re.search(r"// expect: (.*)$", line)
            if marker:
                findings.update((number, rule) for rule in marker.group(1).split())
    rules = {rule for _, rule in findings}
    if rules - WARNINGS - UNPROVED:
        verdict = "violated"
    elif rules & UNPROVED:
        verdict = "unproved"
    else:
        verdict = "proved"
    return findings, verdict


def compare(path, result, once, errors):
    """Lines that say where the result and the program at `path` disagree; none when they agree."""
    findings, verdict = expected(path)
    found = collections.Counter((f["location"]["line"], f["rule"]) for f in result["findings"])
    if errors:
        found = collections.Counter({finding: 1 for finding in found if finding[1] not in WARNINGS})
    if once:
        found = collections.Counter(set(found))
    complaints = [f"{path}:{line}: missing: {rule}" for line, rule in sorted((findings - found).elements())]
    complaints += [f"{path}:{line}: not expected: {rule}" for line, rule in sorted((found - findings).elements())]
    if result["verdict"] != verdict:
        complaints.append(f"{path}: {result['verdict']}, not {verdict}")
    return complaints


def main():
    words = sys.argv[1:]
    once, errors = words[0] == "--once", words[0] == "--errors"
    words = words[once or errors :]
    share = int(words.pop(0).removeprefix("--share=")) if words[0].startswith("--share=") else 1
    gpuverify, *programs = words
    options = [word for word in programs if word.startswith("--")]
    programs = [word for word in programs if not word.startswith("--")][::share]
    run = subprocess.run([gpuverify, "--format=json", "--check-proof", *options, *programs], stdout=subprocess.PIPE)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{gpuverify}: exit status {run.returncode}")
    results = {result["path"]: result for result in json.loads(run.stdout)["files"]}
    bad = 0
    for path in programs:
        complaints = compare(path, results[path], once, errors) if path in results else [f"{path}: not in the output"]
        bad += bool(complaints)
        for complaint in complaints:
            print(complaint)
    print(f"{len(programs)} programs, {bad} not as expected")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
