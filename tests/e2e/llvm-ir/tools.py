#!/usr/bin/env python3
"""Gives gpuverify importers that do everything wrong: each gets a clear error, exit status 2, in time, and nothing is left behind.

usage: tools.py GPUVERIFY MLIR-TRANSLATE PROGRAM SCRATCH-DIRECTORY
"""
import os
import pathlib
import subprocess
import sys
import time

LIMIT = 2  # seconds, of --time-limit

# What the importer does, and what the error says. {real} is one that works.
IMPORTERS = {
    "crashes": ("kill -SEGV $$", "crashed (signal 11"),
    "aborts": ("echo 'Assertion failed' >&2; kill -ABRT $$", "Assertion failed"),
    "hangs": ("while :; do sleep 0.1; done", "the time limit of 2 s is over"),
    "hangs with a child": ("sleep 1000 & wait", "the time limit of 2 s is over"),
    "does not read and hangs": ("exec <&-; sleep 1000", "the time limit of 2 s is over"),
    "fails": ("echo '<stdin>:7:1: error: no such instruction' >&2; exit 7", "pipeline.ll:7:1: error: no such instruction"),
    "fails with a status": ("exit 7", "failed with exit status 7"),
    "is silent": ("exit 0", "cannot be read"),
    "prints nonsense": ("echo 'To be, or not to be'", "cannot be read"),
    "prints half": ("{real} \"$@\" | head -c 5000", "cannot be read"),
    "prints bytes": ("head -c 100000 /dev/urandom", "cannot be read"),
    "prints LLVM IR": ("cat", "cannot be read"),
    "prints for ever": ("yes", "was stopped: "),
    "complains for ever": ("yes >&2", "the time limit of 2 s is over"),
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
    return [f"an importer that {name}: {w}" for w in wrong]


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
    gpuverify, real, program, scratch = sys.argv[1], sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4]).resolve()
    scratch.mkdir(parents=True)
    limit = f"--time-limit={LIMIT}"
    complaints = []
    for name, (does, wanted) in IMPORTERS.items():
        importer = scratch / name.replace(" ", "_")
        version = 'if [ "$1" = --version ]; then echo "LLVM version 22.1.8"; exit; fi'
        importer.write_text(f"#!/bin/sh\n{version}\n{does.replace('{real}', real)}\n")
        importer.chmod(0o755)
        answer = run(gpuverify, [limit, f"--mlir-translate={importer}", program], scratch)
        complaints += expect(name, answer, wanted)
    if processes(str(scratch).encode()) > 2:  # this one, and who started it
        complaints.append("processes are left")
    old = scratch / "old"
    old.write_text('#!/bin/sh\nif [ "$1" = --version ]; then echo "LLVM version 15.0.6"; exit; fi\necho "unknown syntax" >&2\nexit 1\n')
    old.chmod(0o755)
    complaints += expect("is too old", run(gpuverify, [f"--mlir-translate={old}", program], scratch), "it is of release 15")
    data = scratch / "data"
    data.write_text("no program")
    missing = {
        "is missing": (["--mlir-translate=/nowhere/mlir-translate"], {}, "there is no such program"),
        "is missing from the environment": ([], {"MLIR_TRANSLATE": "/nowhere/mlir-translate"}, "MLIR_TRANSLATE"),
        "is nowhere": ([], {"PATH": "/nowhere", "MLIR_TRANSLATE": ""}, "there is no mlir-translate"),
        "is a folder": ([f"--mlir-translate={scratch}"], {}, "there is no such program"),
        "is not executable": ([f"--mlir-translate={data}"], {}, "there is no such program"),
    }
    for name, (words, settings, wanted) in missing.items():
        complaints += expect(name, run(gpuverify, [*words, program], scratch, **settings), wanted)
    data.chmod(0o755)
    complaints += expect("is no program", run(gpuverify, [f"--mlir-translate={data}", program], scratch), "cannot be run")
    inputs = {
        "broken.ll": (b"; ModuleID = 'x'\ndefine void @f( {\n", "/broken.ll:3:1: error: "),
        "broken.bc": (b"BC\xc0\xde" + bytes(range(256)) * 4, "broken.bc: error:"),
        "empty.bc": (b"BC\xc0\xde", "empty.bc: error:"),
    }
    for name, (content, wanted) in inputs.items():
        (scratch / name).write_bytes(content)
        complaints += expect(f"gets {name}", run(gpuverify, [f"--mlir-translate={real}", str(scratch / name)], scratch), wanted)
    for name, words in {"device module": ["--device-module=" + str(scratch / "broken.ll")], "no device module": ["--device-module=/nowhere"]}.items():
        complaints += expect(f"gets a {name}", run(gpuverify, [f"--mlir-translate={real}", *words, program], scratch), "error:")
    print("\n".join(complaints) if complaints else f"{len(IMPORTERS) + len(missing) + len(inputs) + 4} importers and inputs, all answered")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
