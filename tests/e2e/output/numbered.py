#!/usr/bin/env python3
"""Nothing but a reader goes by the texts of findings.

usage: numbered.py GPUVERIFY NUMBERED SCRATCH SHARE FILE...

SHARE: of one file in so many the plans and graphs are looked at, too. NUMBERED is the program with a number for each text. Verdicts, rules, places, kinds of notes, examples, counts, SARIF results, plans and graphs are
the same as those of GPUVERIFY, but for the texts. The exit status is 1 if one is not.
"""
import json
import pathlib
import re
import subprocess
import sys

TEXTS = {"message", "help", "text", "markdown", "partialFingerprints", "fingerprints", "fingerprint", "fullDescription", "properties", "detail"}


def without_texts(value):
    if isinstance(value, dict):
        return {k: without_texts(v) for k, v in value.items() if k not in TEXTS}
    return [without_texts(v) for v in value] if isinstance(value, list) else value


def run(program, *words):
    return subprocess.run([program, "--no-config", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def document(program, style, files):
    return without_texts(json.loads(run(program, f"--format={style}", *files).stdout))


def plan(program, path, at):
    at.unlink(missing_ok=True)
    run(program, "-q", f"--replay-plan={at}", path)
    lines = at.read_text().splitlines() if at.exists() else []
    return [line for line in lines if not line.startswith(("message", "finding"))]


def graph(program, path, at):
    """Names of nodes and edges with their colours; labels quote findings."""
    at.unlink(missing_ok=True)
    run(program, "-q", "--graph-scope=all", "-o", str(at), path)
    text = at.read_text() if at.exists() else ""
    text = re.sub(r"(label|tooltip|xlabel|edgetooltip|labeltooltip)=(<(?:[^<>]|<[^<>]*>)*>|\"(?:[^\"\\]|\\[\s\S])*\")", r"\1", text)
    # Where nodes and labels lie follows from the lengths of texts.
    return [line for line in text.splitlines() if not re.search(r"\b(bb|lp|pos|height|width|lheight|lwidth)=", line) and not re.match(r"[\s\d.,e-]*\"?[\],;]*$", line)]


def main():
    gpuverify, numbered, scratch, share, *files = sys.argv[1:]
    scratch = pathlib.Path(scratch)
    scratch.mkdir(parents=True, exist_ok=True)
    wrong, plans, graphs = [], 0, 0
    for style in ("json", "sarif"):
        if document(gpuverify, style, files) != document(numbered, style, files):
            wrong.append(f"{style} differs")
    texts = {note["message"] for file in json.loads(run(numbered, "--format=json", *files).stdout)["files"] for f in file.get("findings", []) for note in f["notes"]}
    if not texts or any(not text.startswith("text 0") for text in texts):
        wrong.append("NUMBERED has texts")
    for path in files[:: int(share)]:
        one, other = (plan(program, path, scratch / "plan") for program in (gpuverify, numbered))
        plans += one != []
        if one != other:
            wrong.append(f"{path}: the plans differ")
    for path in files[:: int(share)]:
        one, other = (graph(program, path, scratch / "graph.dot") for program in (gpuverify, numbered))
        graphs += one != []
        if one != other:
            wrong.append(f"{path}: the graphs differ")
    print("\n".join(wrong), f"{len(files)} files, {plans} plans, {graphs} graphs", sep="\n")
    sys.exit(1 if wrong or not plans or not graphs else 0)


main()
