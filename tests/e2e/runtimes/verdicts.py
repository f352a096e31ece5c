#!/usr/bin/env python3
"""Compares what --compare-runtimes says of each program with what the program says of itself.

usage: verdicts.py GPUVERIFY FOLDER

The comments at the top of a program have lines "// RUNTIME: VERDICT", or "// RUNTIME: violated RULE", where the rule is that of the
finding that the table names. A run for one runtime has to come to the same verdict, and every proof has to be confirmed.
"""
import pathlib
import re
import subprocess
import sys

STATUS = {"proved": 0, "violated": 1, "unproved": 3}


def table(gpuverify, path):
    """What the table says: runtime -> (verdict, rule)."""
    run = subprocess.run([gpuverify, "--compare-runtimes", "--kernel-effects=assume-all", str(path)], stdout=subprocess.PIPE, text=True)
    rows = re.findall(r"^  (\S+) +(\w+) .*?warnings(?:  \d+:\d+ (\S+))?$", run.stdout, re.MULTILINE)
    return {runtime: (verdict, rule) for runtime, verdict, rule in rows}, run.returncode


def complaints(gpuverify, path):
    rows, status = table(gpuverify, path)
    wanted = re.findall(r"^// (\S+): (\w+)(?: (\S+))?$", path.read_text(), re.MULTILINE)
    if len(rows) != 5 or not wanted:
        yield f"{path}: {len(rows)} rows, {len(wanted)} expectations"
    worst = max((verdict for verdict, _ in rows.values()), key=["proved", "unproved", "violated"].index)
    if status != STATUS[worst]:
        yield f"{path}: exit status {status}"
    for runtime, verdict, rule in wanted:
        if rows.get(runtime, ("", ""))[0] != verdict or (rule and rows[runtime][1] != rule):
            yield f"{path}: {runtime} is {rows.get(runtime)}, not {(verdict, rule)}"
        run = subprocess.run([gpuverify, "-q", "--check-proof", "--kernel-effects=assume-all", f"--runtime={runtime}", str(path)], stdout=subprocess.PIPE)
        if run.returncode != STATUS[verdict]:
            yield f"{path}: exit status {run.returncode} with --runtime={runtime}"


def main():
    found = [line for path in sorted(pathlib.Path(sys.argv[2]).glob("*.mlir")) for line in complaints(sys.argv[1], path)]
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
