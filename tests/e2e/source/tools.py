#!/usr/bin/env python3
"""Gives gpuverify compilers that do everything wrong: each gets a clear error, exit status 2, in time, and nothing is left behind.

usage: tools.py GPUVERIFY MLIR-OPT SOURCE SCRATCH-DIRECTORY
"""
import os
import pathlib
import subprocess
import sys
import time

LIMIT = 2  # seconds, of --time-limit

# What the compiler does when it is to lower, and what the error says. {real} is one that works.
COMPILERS = {
    "crashes": ("kill -SEGV $$", "crashed (signal 11"),
    "aborts": ("echo 'Assertion failed' >&2; kill -ABRT $$", "Assertion failed"),
    "hangs": ("while :; do sleep 0.1; done", "the time limit of 2 s is over"),
    "hangs with a child": ("sleep 1000 & wait", "the time limit of 2 s is over"),
    "closes its output and hangs": ("exec >&- 2>&-; sleep 1000", "the time limit of 2 s is over"),
    "fails": ("echo 'x.mlir:1:1: error: no such dialect' >&2; exit 7", "no such dialect"),
    "fails with a status": ("exit 7", "failed with exit status 7"),
    "is silent": ("exit 0", "empty"),
    "prints nonsense": ("echo 'To be, or not to be'", "cannot be read"),
    "prints half": ("{real} \"$@\" | head -c 300", "cannot be read"),
    "prints bytes": ("head -c 100000 /dev/urandom", "cannot be read"),
    "prints for ever": ("yes", "was stopped: "),
    "complains for ever": ("yes >&2", "the time limit of 2 s is over"),
    "drops the locations": ("{real} \"$@\" | {real} -mlir-print-op-generic", "-mlir-print-debuginfo"),
}


def run(gpuverify, words, scratch, **settings):
    """Exit status, standard error and seconds."""
    temporary = scratch / "tmp"
    temporary.mkdir(exist_ok=True)
    environment = dict(os.environ, TMPDIR=str(temporary), **settings)
    begin = time.monotonic()
    done = subprocess.run([gpuverify, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, timeout=60, check=False)
    seconds = time.monotonic() - begin
    left = sorted(str(path) for path in temporary.iterdir())
    return done.returncode, done.stderr.decode(errors="replace"), seconds, left


def expect(name, answer, wanted):
    status, text, seconds, left = answer
    wrong = []
    if status != 2:
        wrong.append(f"exit status {status}")
    if wanted not in text or "error:" not in text:
        wrong.append(f"says {text[-400:]!r}, not {wanted!r}")
    if seconds > LIMIT + 8:
        wrong.append(f"took {seconds:.0f} s")
    if left:
        wrong.append(f"left {left}")
    return [f"a compiler that {name}: {w}" for w in wrong]


def processes(marker):
    """How many processes have the marker in their command line."""
    count = 0
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            count += marker in path.read_bytes()
        except OSError:
            pass
    return count


def main():
    gpuverify, real, source, scratch = sys.argv[1], sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4]).resolve()
    scratch.mkdir(parents=True)
    limit = f"--time-limit={LIMIT}"
    complaints = []
    for name, (does, wanted) in COMPILERS.items():
        compiler = scratch / name.replace(" ", "_")
        version = 'if [ "$1" = --version ]; then echo "LLVM version 22.1.8"; exit; fi'
        compiler.write_text(f"#!/bin/sh\n{version}\n{does.replace('{real}', real)}\n")
        compiler.chmod(0o755)
        answer = run(gpuverify, ["--lower", limit, f"--mlir-opt={compiler}", source], scratch)
        complaints += expect(name, answer, wanted)
    if processes(str(scratch).encode()) > 2:  # this one, and who started it
        complaints.append("processes are left")
    data = scratch / "data"
    data.write_text("no program")
    missing = {
        "is missing": (["--mlir-opt=/nowhere/mlir-opt"], {}, "there is no such program"),
        "is missing from the environment": ([], {"MLIR_OPT": "/nowhere/mlir-opt"}, "MLIR_OPT"),
        "is nowhere": ([], {"PATH": "/nowhere", "MLIR_OPT": ""}, "there is no"),
        "is a folder": ([f"--mlir-opt={scratch}"], {}, "there is no such program"),
        "is not executable": ([f"--mlir-opt={data}"], {}, "there is no such program"),
    }
    for name, (words, settings, wanted) in missing.items():
        complaints += expect(name, run(gpuverify, ["--lower", *words, source], scratch, **settings), wanted)
    data.chmod(0o755)
    complaints += expect("is no program", run(gpuverify, ["--lower", f"--mlir-opt={data}", source], scratch), "cannot be run")
    print("\n".join(complaints) if complaints else f"{len(COMPILERS) + len(missing) + 1} compilers, all answered")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
