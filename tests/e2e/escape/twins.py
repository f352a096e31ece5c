#!/usr/bin/env python3
"""Runs gpuverify on each of the programs in a file.

usage: twins.py GPUVERIFY [--runtime=NAME] FILE...

Programs are separated by lines "// -----". What stands before the first such line is part of each, put into its module. A program's
first line says what it is: "// faulty: RULE" (violated, and RULE is found at the lines marked "// here", if there are any), "// faulty" (never
proved), "// correct" (proved, without a finding that is an error or undecided) or "// correct, and not decided" (never violated).
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile


def programs(path):
    """Name and text of each."""
    common, *bodies = re.split(r"^// -----.*\n", path.read_text(), flags=re.MULTILINE)
    common = "\n".join(line for line in common.splitlines() if not line.startswith("//"))
    for number, body in enumerate(bodies, 1):
        yield f"{path.stem}.{number}", f"{body.splitlines()[0]}\nmodule attributes {{gpu.container_module}} {{\n{body}\n{common}\n}}\n"


def complaint(text, result):
    """What is wrong with the result; None: nothing."""
    first = text.splitlines()[0]
    verdict = result["verdict"]
    findings = [f for f in result["findings"] if f["severity"] in ("error", "unproved")]
    shown = "; ".join(f"{f['rule']} at {f['location']['line']}" for f in findings)
    if first.startswith("// faulty: "):
        rule = first[len("// faulty: ") :].strip()
        here = {n for n, line in enumerate(text.splitlines(), 1) if line.rstrip().endswith("// here")}
        lines = {f["location"]["line"] for f in findings if f["rule"] == rule}
        if verdict != "violated" or not lines or (here and here != lines):
            return f"{verdict}, with {shown or 'nothing'}: not violated by {rule} at {sorted(here)}"
    elif first.startswith("// faulty"):
        return "proved" if verdict == "proved" else None
    elif first.startswith("// correct, and not decided"):
        return f"violated: {shown}" if verdict == "violated" else None
    elif first.startswith("// correct"):
        return f"{verdict}: {shown}" if verdict != "proved" else None
    else:
        return "its first line does not say what it is"
    return None


def main():
    gpuverify, *files = sys.argv[1:]
    options = [word for word in files if word.startswith("--")]
    files = [word for word in files if word not in options]
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        texts = {}
        for path in map(pathlib.Path, files):
            for name, text in programs(path):
                (pathlib.Path(scratch) / f"{name}.mlir").write_text(text)
                texts[f"{name}.mlir"] = text
        run = subprocess.run([gpuverify, "--format=json", "--check-proof", *options, scratch], stdout=subprocess.PIPE, check=False)
        if run.returncode not in (0, 1, 3):
            sys.exit(f"{gpuverify}: exit status {run.returncode}")
        results = {pathlib.Path(r["path"]).name: r for r in json.loads(run.stdout)["files"]}
        for name, text in texts.items():
            wrong = complaint(text, results[name])
            if wrong:
                bad += 1
                print(f"{name}: {text.splitlines()[0]}\n  {wrong}")
    if bad or not texts:
        sys.exit(f"{bad} of {len(texts)} programs are not decided as they say")


if __name__ == "__main__":
    main()
