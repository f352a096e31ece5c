#!/usr/bin/env python3
"""Compares what gpuverify says of a program that was compiled from C or CUDA C++ with what its source says.

usage: check.py GPUVERIFY SOURCE INPUT [OPTION...]

The source names each finding at its line, with `// expect: RULE`, several with a space between them, and with
`// expect-without-device: RULE` what is found only as long as nobody says what the kernels do, with `// expect-with-device: RULE` and
`// expect-assuming: RULE` what is where --device-module or --kernel-effects=assume-all does. Nothing else may be found, every finding is at
a line of the source, and the verdict follows.
"""
import collections
import json
import re
import subprocess
import sys

WARNINGS = {"stream-leak", "event-leak", "memory-leak", "free-in-flight", "unwaited-work"}
UNPROVED = {"unknown-handle"}


def expected(path, how):
    findings = collections.Counter()
    with open(path, encoding="utf-8") as source:
        for number, line in enumerate(source, 1):
            for only, rules in re.findall(r"// expect(-[a-z-]+)?: ((?:[a-z-]+ ?)+)", line):
                if only in ("", how):
                    findings.update((path, number, rule) for rule in rules.split())
    return findings


def main():
    gpuverify, source, program, *options = sys.argv[1:]
    device = any(option.startswith("--device-module") for option in options)
    assuming = "--kernel-effects=assume-all" in options
    how = "-with-device" if device else "-assuming" if assuming else "-without-device"
    run = subprocess.run([gpuverify, "--format=json", "--check-proof", *options, program], stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{gpuverify}: exit status {run.returncode}")
    result = json.loads(run.stdout)["files"][0]
    wanted = expected(source, how)
    found, says = collections.Counter(), {}
    for finding in result["findings"]:
        place = finding.get("location", {})
        key = (place.get("file"), place.get("line"), finding["rule"])
        found[key] += 1
        says[key] = finding["message"]
    rules = {rule for _, _, rule in wanted}
    verdict = "violated" if rules - WARNINGS - UNPROVED else "unproved" if rules & UNPROVED else "proved"
    complaints = [f"{file}:{line}: missing: {rule}" for file, line, rule in sorted((wanted - found).elements())]
    complaints += [f"{key[0]}:{key[1]}: not expected: {key[2]}: {says[key]}" for key in sorted((found - wanted).elements(), key=str)]
    if result["verdict"] != verdict:
        complaints.append(f"{program}: {result['verdict']}, not {verdict}")
    counts = result["obligations"]
    print("\n".join(complaints + [f"{program}: {result['verdict']}, {counts['proved']} proved, {counts['violated']} violated, {counts['unproved']} unproved"]))
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
