#!/usr/bin/env python3
"""Replays the findings of all examples on CUDA hardware, and paths of what is proved, and writes docs/replay-results.md.

usage: replay.py GPUVERIFY [OPTION of 'gpuverify replay'...] > docs/replay-results.md
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=3600)


def device():
    try:
        names = run("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader").stdout.split("\n")
    except FileNotFoundError:
        names = [""]
    return names[0] or "a CUDA device"


def plans_of(gpuverify, path, folder):
    """(rule, plan) of each finding."""
    first = os.path.join(folder, "finding.plan")
    for old in glob.glob(os.path.join(folder, "*.plan")):
        os.remove(old)
    run(gpuverify, "--quiet", f"--replay-plan={first}", path)
    number = 1
    while os.path.exists(plan := first if number == 1 else os.path.join(folder, f"finding-{number}.plan")):
        text = open(plan, encoding="utf-8").read()
        yield re.search(r"^finding (\S+)", text, re.M)[1], plan
        number += 1


def main():
    gpuverify, *options = sys.argv[1:]
    examples = sorted(glob.glob(os.path.join(ROOT, "examples", "*", "*.mlir")))
    rows, twins = [], []
    with tempfile.TemporaryDirectory() as folder:
        for path in examples:
            name = os.path.relpath(path, os.path.join(ROOT, "examples"))
            if os.path.basename(path).startswith("source"):
                continue
            for rule, plan in plans_of(gpuverify, path, folder):
                done = run(gpuverify, "replay", "--device=cuda", *options, plan)
                if done.returncode == 2:
                    sys.exit(f"{name}: {done.stderr.strip()}")
                first, detail = (done.stdout.splitlines() + ["", ""])[:2]
                said = re.match(r".*\.plan: ([a-z ]+?)(?: on cuda: (.*))?$", first)
                rows.append((name, rule, said[1], said[2] or "", detail.strip().split(", at ")[0]))
            done = run(gpuverify, "--quiet", "--replay-device=cuda", "--replay-proved", path)
            for paths, faulty in re.findall(r"^replay: (\d+) paths? of the proved program run, (\d+) with a fault", done.stdout, re.M):
                twins.append((name, int(paths), int(faulty)))
    print("# What replay saw on hardware\n")
    print(f"On {device()}, by `bench/replay.py{''.join(' ' + o for o in options)}`.\n")
    print("| example | rule | verdict | runs | what was seen |\n|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print(f"\nOf {len(twins)} proved programs {sum(t[1] for t in twins)} paths were run; "
          f"{sum(t[2] for t in twins)} showed a fault.")
    sys.exit(any(t[2] for t in twins))


if __name__ == "__main__":
    main()
