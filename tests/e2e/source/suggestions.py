#!/usr/bin/env python3
"""Applies the suggestions of unlowered-op findings as they are, and lowers what comes out.

usage: suggestions.py GPUVERIFY MLIR-OPT INPUTS SCRATCH-DIRECTORY

Each edit names the characters from line:column up to, without, end_line:end_column and the text to stand there. After them no
operation is left in lowered code, and the source has none that would be.
"""
import json
import pathlib
import subprocess
import sys


def verify(gpuverify, mlir_opt, *words):
    command = [gpuverify, "--format=json", f"--mlir-opt={mlir_opt}", *words]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    return json.loads(run.stdout)["files"][0]


def unlowered(result):
    return [finding for finding in result["findings"] if finding["rule"] == "unlowered-op"]


def apply(text, edits):
    """The last edit first, so that the places of the others stay what they are; of two at one place the later one first."""
    starts, at = [0], 0
    for line in text.splitlines(keepends=True):
        at += len(line)
        starts.append(at)
    for edit in reversed(edits):
        begin = starts[edit["line"] - 1] + edit["column"] - 1
        end = starts[edit["end_line"] - 1] + edit["end_column"] - 1
        text = text[:begin] + edit["text"] + text[end:]
    return text


def check(gpuverify, mlir_opt, source, scratch):
    """What is wrong with the suggestions for a source; nothing when they are right."""
    found = unlowered(verify(gpuverify, mlir_opt, "--stage=source", str(source)))
    if not found:
        return f"{source.name}: nothing to suggest"
    lacking = [finding["location"]["line"] for finding in found if "suggestion" not in finding]
    if lacking:
        return f"{source.name}: no suggestion for lines {lacking}"
    edits = [edit for finding in found for edit in finding["suggestion"]["edits"]]
    edits = [edit for _, edit in sorted(enumerate(edits), key=lambda e: (e[1]["line"], e[1]["column"], e[0]))]
    better = scratch / source.name
    better.write_text(apply(source.read_text(), edits))
    for words in (["--stage=source"], ["--lower"]):
        result = verify(gpuverify, mlir_opt, *words, str(better))
        if result["verdict"] == "unusable" or unlowered(result):
            return f"{better}: {words[0]}: {result['verdict']}, {result.get('error', unlowered(result))}"
    return None


def main():
    gpuverify, mlir_opt, inputs, scratch = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    scratch.mkdir(parents=True)
    sources = sorted(inputs.glob("unlowered*.mlir"))
    complaints = [c for c in (check(gpuverify, mlir_opt, source, scratch) for source in sources) if c]
    print("\n".join(complaints) if complaints else f"{len(sources)} sources, all lowered as suggested")
    sys.exit(1 if complaints or not sources else 0)


if __name__ == "__main__":
    main()
