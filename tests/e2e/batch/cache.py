#!/usr/bin/env python3
"""Runs gpuverify with a cache, in the working folder, and looks at which entries a run makes: none if it looked at nothing again.

usage: cache.py GPUVERIFY FOLDER    (FOLDER: three programs: leak.mlir, leak.mlirbc and null.mlir, and faulty.mlir)
"""
import os
import pathlib
import subprocess
import sys

gpuverify, folder = sys.argv[1], sys.argv[2]
INPUTS = 4


def entries():
    return {path for path in pathlib.Path("cache").rglob("*") if path.is_file()}


def run(*arguments, cache=True, status=1):
    command = [gpuverify, *(["--cache=cache"] if cache else []), *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != status:
        sys.exit(f"exit status {done.returncode}, not {status}, of {command}:\n{done.stdout.decode()}")
    return done.stdout


def expect_new(count, *arguments, what, status=1):
    """This run makes so many entries, says what a run without a cache says, and the same again without making any."""
    before = entries()
    said = run(*arguments, status=status)
    made = entries() - before
    if len(made) != count:
        sys.exit(f"{what}: {len(made)} new entries, not {count}")
    if said != run(*arguments, cache=False, status=status) or said != run(*arguments, status=status):
        sys.exit(f"{what}: what is said with a cache is not what is said without")
    if entries() - before != made:
        sys.exit(f"{what}: the second run looked again")
    return made


expect_new(INPUTS, folder, what="the first run")
expect_new(0, "-j3", folder, what="several at a time")
expect_new(0, f"{folder}/leak.mlir", status=0, what="one of them")
expect_new(INPUTS, "--format=json", folder, what="another format")
expect_new(0, "--format=json", "--shard=1/1", folder, what="part of a run")
expect_new(INPUTS, "--disable=event-leak", folder, what="another rule")
expect_new(1, f"./{folder}/leak.mlir", status=0, what="another name")
expect_new(0, "--write-baseline=known.txt", folder, what="a baseline that is written")
assert pathlib.Path("known.txt").read_text().count("\n") > INPUTS, "the baseline comes from the cache, too"

# A file that an option names counts by what it holds; so does the input; so do settings.
expect_new(INPUTS, "--baseline=known.txt", folder, status=0, what="a baseline")
pathlib.Path("known.txt").write_text("gpuverify-baseline 1\n")
expect_new(INPUTS, "--baseline=known.txt", folder, what="another baseline")
with open(f"{folder}/leak.mlir", "a") as program:
    program.write("// more\n")
expect_new(1, folder, what="a changed input")
pathlib.Path(f"{folder}/.gpuverify").write_text("disable = stream-leak\n")
expect_new(INPUTS, folder, status=1, what="settings")
os.remove(f"{folder}/.gpuverify")
expect_new(0, folder, what="without them again")

# A source that is quoted.
source = pathlib.Path("source.mlir")
source.write_text("func.func @main() {\n  %0 = gpu.wait async\n  return\n}\n")
opt = os.environ.get("MLIR_OPT", "mlir-opt")
subprocess.run([opt, str(source), "-gpu-to-llvm", "-convert-func-to-llvm", "-reconcile-unrealized-casts", "-mlir-print-debuginfo", "-o",
                "lowered.mlir"], check=True)
expect_new(1, "lowered.mlir", status=0, what="a lowered program")
source.write_text("func.func @main() {\n  %0 = gpu.wait async // gpuverify: ignore[stream-leak] why\n  return\n}\n")
said = run("lowered.mlir", status=0)
assert b"1 suppressed" in said, f"the source has changed, and still: {said.decode()}"

# A damaged entry is none.
for entry in expect_new(1, "--proof", f"{folder}/null.mlir", what="an entry to damage"):
    good = entry.read_bytes()
    for bad in (b"", good[:40], good[:-1], good[:50] + b"?" + good[51:], b"x" * 100):
        entry.write_bytes(bad)
        expect_new(0, "--proof", f"{folder}/null.mlir", what="a damaged entry")
        assert entry.read_bytes() == good, "the entry is mended"

# With --check-proof an entry that says "proved" is believed if it has a certificate of the input, whoever wrote it; one of another input is none.
os.remove(f"{folder}/null.mlir")
[proved] = expect_new(1, "--check-proof", "right.mlir", status=0, what="a proof")
[faulty] = expect_new(1, "--check-proof", f"{folder}/faulty.mlir", what="a fault")
[other] = expect_new(1, "--check-proof", "--format=json", "right.mlir", status=0, what="a proof in another format")
assert b"certificate checked" in proved.read_bytes(), "there is a certificate"
faulty.write_bytes(proved.read_bytes())
said = run("--check-proof", f"{folder}/faulty.mlir")
assert said == run("--check-proof", f"{folder}/faulty.mlir", cache=False), "another program's proof is believed"
other.write_bytes(proved.read_bytes())
assert b"certificate checked" in run("--check-proof", "--format=json", "right.mlir", status=0), "a proof in the cache is not used"

# What could not be used at all is not kept when it may be there next time.
expect_new(0, "none.mlir", status=2, what="a missing file")
run("--cache=known.txt/no", folder, cache=False, status=2)
