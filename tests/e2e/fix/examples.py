#!/usr/bin/env python3
"""usage: examples.py GPUVERIFY EXAMPLES FOLDER

Each faulty example, mended by --fix: what is counted as mended is gone when the file is verified anew, the file differs by few lines, `git apply` makes the
same of the patch that --fix=diff prints, and no correct example is changed.
"""
import json
import pathlib
import re
import subprocess
import sys

MOST_LINES = 12
# Rules without candidates: which edit is meant, nothing in the program tells.
NO_CANDIDATES = {"async-ref-leak", "async-value-unset", "deadlock", "device-memory-on-host", "runtime-unsupported", "unknown-handle"}
# Findings that have none, though their rule has candidates, and why.
WITHOUT = {
    "synchronous-alloc": "what the lowering left is rewritten in the source",
    "token-block-argument": "the stream is lost on an edge between two blocks, where no line is",
    "uninitialized-slot": "the path that stores nothing has no line",
    "unlowered-dealloc": "what the lowering left is rewritten in the source",
    "unlowered-memcpy": "what the lowering left is rewritten in the source",
}


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, **more)


def replay(gpuverify, examples, folder, names):
    """What is fixed shows no fault in a thousand orders on the simulated device, where the faulty program shows one."""
    device = ("--no-config", "-q", "--replay-device=sim", "--replay-runs=1000")
    fixed = run(gpuverify, *device, "--replay-proved", *(f"{name}.mlir" for name in names), cwd=folder)
    runs = re.findall(r"^replay: (?:\d+ paths?|no path) of the proved program run[,:] (.*)$", fixed.stdout, re.M)
    assert fixed.returncode == 0 and len(runs) == len(names), (fixed.returncode, len(runs), len(names))
    assert not [words for words in runs if re.match("[1-9]", words)], fixed.stdout
    faulty = run(gpuverify, *device, "--replay", *(str(examples / name / "faulty.mlir") for name in names)).stdout
    confirmed = len(re.findall(r"^replay: confirmed on sim: faulty [1-9]", faulty, re.M))
    print(f"{sum(words.startswith('0 with a fault') for words in runs)} fixed programs without a fault, {confirmed} findings confirmed before")


def check_offers(gpuverify, examples, names):
    """Each finding has a fix where its rule has candidates, but for those that are listed, and none of these is listed for nothing."""
    paths = [str(examples / name / "faulty.mlir") for name in names]
    report = json.loads(run(gpuverify, "--no-config", "--fix=report", "--format=json", *paths).stdout)
    lack = {name for name, file in zip(names, report["files"]) for f in file["findings"] if f["rule"] not in NO_CANDIDATES and "confidence" not in f.get("suggestion", {})}
    assert lack == set(WITHOUT), lack ^ set(WITHOUT)


def main():
    gpuverify, examples, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    mended = of_them = 0
    run("git", "init", "-q", str(folder))
    names = sorted(p.parent.name for p in examples.glob("*/faulty.mlir"))
    for name in names:
        text = (examples / name / "faulty.mlir").read_text()
        (folder / f"{name}.mlir").write_text(text)
    check_offers(gpuverify, examples, names)
    patch = run(gpuverify, "--no-config", "--fix=diff", *(f"{name}.mlir" for name in names), cwd=folder).stdout
    written = run(gpuverify, "--no-config", "-q", "--fix", *(f"{name}.mlir" for name in names), cwd=folder).stdout
    counts = {m[1]: (int(m[2]), int(m[3])) for m in re.finditer(r"^(.*)\.mlir: fixed (\d+) of (\d+) findings$", written, re.M)}
    assert set(counts) == set(names), set(names) ^ set(counts)
    after = json.loads(run(gpuverify, "--no-config", "--format=json", "--check-proof", *(f"{name}.mlir" for name in names), cwd=folder).stdout)
    for name, file in zip(names, after["files"]):
        fixed, all_of_them = counts[name]
        old, new = (path.read_text().splitlines() for path in (examples / name / "faulty.mlir", folder / f"{name}.mlir"))
        assert len(file["findings"]) <= all_of_them - fixed, (name, file["findings"])
        assert (old != new) == (fixed > 0) and len(set(old) ^ set(new)) <= MOST_LINES * max(1, fixed), name
        mended, of_them = mended + fixed, of_them + all_of_them
    replay(gpuverify, examples, folder, [name for name, file in zip(names, after["files"]) if file["verdict"] == "proved" and not file["findings"]])
    for name in names:
        made = (folder / f"{name}.mlir").read_text()
        (folder / f"{name}.fixed").write_text(made)
        (folder / f"{name}.mlir").write_text((examples / name / "faulty.mlir").read_text())
    applied = run("git", "apply", "-", cwd=folder, input=patch)
    assert applied.returncode == 0, applied.stderr
    for name in names:
        assert (folder / f"{name}.mlir").read_text() == (folder / f"{name}.fixed").read_text(), name
    correct = sorted(str(p) for p in examples.glob("*/correct.mlir"))
    assert run(gpuverify, "--no-config", "--fix=diff", *correct).stdout == ""
    print(f"{mended} of {of_them} findings fixed")


main()
