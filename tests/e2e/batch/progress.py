#!/usr/bin/env python3
"""Runs gpuverify with a terminal for its standard error.

usage: progress.py GPUVERIFY SCRATCH-FOLDER BENCH-FOLDER
"""
import os
import pty
import subprocess
import sys

gpuverify, scratch, bench = sys.argv[1:]
sys.path.insert(0, bench)
import generate


def run(inputs, term):
    """What standard error, a terminal, shows of a run."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([gpuverify, *inputs], stdout=subprocess.DEVNULL, stderr=theirs, env={**os.environ, "TERM": term})
    os.close(theirs)
    shown = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    if process.wait() != 0:
        sys.exit(f"exit status {process.returncode}: {shown}")
    return shown


def written(n):
    """A file of some n operations."""
    path = os.path.join(scratch, f"{n}.mlir")
    with open(path, "w") as out:
        generate.generate("lowered", n, out.write)
    return path


def run_until_shown(copies, *wanted):
    """The first run, of larger and larger files, that takes long enough for one of these to be shown, however fast the machine is now."""
    n = 20_000
    while True:
        path = written(n)
        shown = run([path] * copies, "xterm")
        if any(text in shown for text in wanted) or n > 10_000_000:
            return path, shown
        n *= 2


path, shown = run_until_shown(2, b"/2] ")
if b"/2] " not in shown or path[-20:].encode() not in shown:
    sys.exit(f"no progress is shown: {shown}")
if not shown.endswith(b"\r\x1b[K"):
    sys.exit(f"something is left behind: {shown}")
path, one = run_until_shown(1, b": analysing, ", b": reading, ")
if path[-20:].encode() + b": analysing, " not in one and path[-20:].encode() + b": reading, " not in one:
    sys.exit(f"of one file no progress is shown: {one}")
if b"[1/1]" in one or not one.endswith(b"\r\x1b[K"):
    sys.exit(f"of one file this is shown: {one}")
quiet = run([path], "dumb")
if quiet:
    sys.exit(f"this is to be silent: {quiet}")
piped = subprocess.run([gpuverify, path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
if piped.stderr:
    sys.exit(f"this is no terminal: {piped.stderr}")
