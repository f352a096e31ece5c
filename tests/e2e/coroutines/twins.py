#!/usr/bin/env python3
"""Says the same of a program with async regions and of the coroutines that it is lowered to.

usage: twins.py GPUVERIFY MLIR_OPT OUT SHARE PROGRAM...

One PROGRAM in SHARE is looked at. Each is in the async dialect and names its findings as expect.py reads them. It is checked as it is, and, with source locations
kept, in every form below; the findings must be those at those lines each time. `// policy: RULE` at a line is a finding in the form
"policy" only, whose reference counting asks that each token and value is used once; `// others: RULE` one in the other lowered forms, whose
reference counting drops twice what a task that fails has dropped, and what a select gives. OUT is a folder for what is lowered.
"""
import collections
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import expect

TO_RUNTIME = ["-async-func-to-async-runtime", "-async-to-async-runtime"]
COUNTED = ["-async-runtime-ref-counting"]
TO_LLVM = ["-convert-async-to-llvm", "-convert-scf-to-cf", "-convert-arith-to-llvm", "-convert-cf-to-llvm"]
TO_CALLS = ["-convert-func-to-llvm", "-reconcile-unrealized-casts"]
FORMS = {
    "counted": TO_RUNTIME + COUNTED + TO_LLVM + TO_CALLS,
    "counted-opt": TO_RUNTIME + COUNTED + ["-async-runtime-ref-counting-opt"] + TO_LLVM + TO_CALLS,
    "policy": TO_RUNTIME + ["-async-runtime-policy-based-ref-counting"] + TO_LLVM + TO_CALLS,
    "canonical": TO_RUNTIME + COUNTED + TO_LLVM + TO_CALLS + ["-cse", "-canonicalize"],
    "func": TO_RUNTIME + COUNTED + TO_LLVM + ["-reconcile-unrealized-casts"],
}


def lower(mlir_opt, program, form, out):
    path = os.path.join(out, f"{os.path.basename(program)[:-5]}.{form}.mlir")
    command = [mlir_opt, program, *FORMS[form], "-mlir-print-debuginfo", "-mlir-print-local-scope", "-o", path]
    subprocess.run(command, check=True)
    if form == "canonical":  # newer releases have the attribute, older ones the string
        with open(path, encoding="utf-8") as lowered:
            text = lowered.read()
        with open(path, "w", encoding="utf-8") as lowered:
            lowered.write(text.replace('passthrough = ["presplitcoroutine"]', "presplitcoroutine"))
    return path


def check(gpuverify, path):
    run = subprocess.run([gpuverify, "--format=json", "--check-proof", path], stdout=subprocess.PIPE)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{gpuverify} {path}: exit status {run.returncode}")
    result = json.loads(run.stdout)["files"][0]
    found = collections.Counter((f["location"]["line"], f["rule"]) for f in result["findings"])
    return found, result["verdict"]


def findings_in(form, program):
    word = "policy" if form == "policy" else "others"
    with open(program, encoding="utf-8") as text:
        marked = [(number, re.search(rf"// {word}: ([\w -]+)$", line)) for number, line in enumerate(text, 1)]
    return collections.Counter((number, rule) for number, rules in marked if rules for rule in rules.group(1).split())


def compare(program, form, found, verdict):
    findings, expected = expect.expected(program)
    if form != "region":
        more = findings_in(form, program)
        findings += more
        expected = "violated" if any(rule == "async-ref-overdrop" for _, rule in more) else expected
    complaints = [f"{program}:{line}: {form}: missing: {rule}" for line, rule in sorted((findings - found).elements())]
    complaints += [f"{program}:{line}: {form}: not expected: {rule}" for line, rule in sorted((found - findings).elements())]
    if verdict != expected:
        complaints.append(f"{program}: {form}: {verdict}, not {expected}")
    return complaints


def main():
    gpuverify, mlir_opt, out, share, *programs = sys.argv[1:]
    programs = programs[:: int(share)]
    os.makedirs(out, exist_ok=True)
    complaints, runs = [], 0
    for program in programs:
        complaints += compare(program, "region", *check(gpuverify, program))
        for form in FORMS:
            complaints += compare(program, form, *check(gpuverify, lower(mlir_opt, program, form, out)))
        runs += 1 + len(FORMS)
    for complaint in complaints:
        print(complaint)
    print(f"{len(programs)} programs, {runs} runs, {len(complaints)} differences")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
