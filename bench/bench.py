#!/usr/bin/env python3
"""Measures gpuverify against mlir-opt, against its own parse and against itself on half the input.

    bench.py GPUVERIFY [NAME...]

NAMEs choose lines of the table whose first word they are; without any, all are measured. Each line is a ratio of two medians:
the runs of both sides alternate, so that what else the machine does falls on both. Ratios are compared with their bounds, and
every input is a correct program that must be found proved. Exit status: 0 all within bounds and proved, else 1.
"""
import os
import statistics
import subprocess
import sys
import threading
import time

import generate

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "build", "bench")
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
TIME_LIMIT = 300  # seconds for one run


def input_file(shape, n, bytecode=False):
    """The path of a generated module; made on first use."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, f"{shape}-{n}.mlir")
    with open(path, "w", encoding="ascii") as f:
        generate.generate(shape, n, f.write)
    if bytecode:
        subprocess.run([MLIR_OPT, "-emit-bytecode", path, "-o", path + "bc"], check=True)
        path += "bc"
    return os.path.relpath(path)


class Run:
    """One run of a command: seconds, peak memory in MB, exit status (None: it was stopped at the time limit)."""

    def __init__(self, command):
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        timer = threading.Timer(TIME_LIMIT, process.kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.perf_counter() - begin
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        self.status = process.returncode
        self.memory = usage.ru_maxrss / 1024


def alternate(a, b, times):
    """The medians of `times` runs of each: ((seconds, MB), (seconds, MB)) and the worst exit status of each side."""
    runs = ([], [])
    for _ in range(times):
        runs[0].append(Run(a))
        runs[1].append(Run(b))
    medians = [(statistics.median(r.seconds for r in side), statistics.median(r.memory for r in side)) for side in runs]
    return medians, [max((abs(r.status) for r in side)) for side in runs]


class Table:
    def __init__(self):
        self.failures = 0
        print(f"{'what':44} {'gpuverify':>10} {'other':>10} {'ratio':>6} {'bound':>6}")

    def line(self, what, ours, other, unit, bound):
        ratio = ours / other
        within = ratio <= bound
        self.failures += not within
        scale, digits = (1000, 1) if unit == "ms" else (1, 3 if unit == "s" else 0)
        print(f"{what:44} {ours * scale:>7.{digits}f} {unit:2} {other * scale:>7.{digits}f} {unit:2} {ratio:>6.2f} {bound:>6.2f}"
              f"{'' if within else '  OVER'}", flush=True)

    def statuses(self, what, statuses):
        for status in statuses:
            if status != 0:
                self.failures += 1
                print(f"*** {what}: NOT PROVED: exit status {status}", flush=True)
                break


def against_mlir_opt(table, gpuverify, name, bytecode):
    path = input_file("lowered", 300_000, bytecode)
    ((ours, our_mb), (theirs, their_mb)), statuses = alternate([gpuverify, path], [MLIR_OPT, path, "-o", os.devnull], 7)
    table.line(f"{name}: 300,000 operations, time to mlir-opt", ours, theirs, "s", 0.80)
    table.line(f"{name}: 300,000 operations, memory to mlir-opt", our_mb, their_mb, "MB", 0.75)
    table.statuses(name, statuses)


def start(table, gpuverify):
    ((ours, _), (theirs, _)), statuses = alternate([gpuverify, "--version"], [MLIR_OPT, "--version"], 41)
    table.line("start: --version, time to mlir-opt", ours, theirs, "ms", 0.15)
    table.statuses("start", statuses)


def share(table, gpuverify):
    path = input_file("lowered", 300_000)
    ((ours, _), (parse, _)), statuses = alternate([gpuverify, path], [gpuverify, "--parse-only", path], 9)
    table.line("share: 300,000 operations, time to parse only", ours, parse, "s", 1.15)
    table.statuses("share", statuses)


def grow(table, gpuverify, name, shape, n, times, bound=2.2):
    ((twice, twice_mb), (once, once_mb)), statuses = alternate(
        [gpuverify, input_file(shape, n)], [gpuverify, input_file(shape, n // 2)], times)
    unit = "s" if twice > 1 else "ms"
    table.line(f"{name}: {shape} {n:,} to {n // 2:,}, time", twice, once, unit, bound)
    table.line(f"{name}: {shape} {n:,} to {n // 2:,}, memory", twice_mb, once_mb, "MB", bound)
    table.statuses(f"{name}: {shape} {n:,}", statuses)


LINES = {
    "text": lambda t, g: against_mlir_opt(t, g, "text", False),
    "bytecode": lambda t, g: against_mlir_opt(t, g, "bytecode", True),
    "start": start,
    "share": share,
    "growth": lambda t, g: grow(t, g, "growth", "lowered", 300_000, 5),
    "million": lambda t, g: grow(t, g, "million", "lowered", 1_000_000, 3),
    "blocks": lambda t, g: grow(t, g, "blocks", "blocks", 10_000, 5),
    "streams": lambda t, g: grow(t, g, "streams", "streams", 2_000, 5),
    "calls": lambda t, g: grow(t, g, "calls", "calls", 1_000, 5),
    "branches": lambda t, g: grow(t, g, "branches", "branches", 40, 5),
    "loops": lambda t, g: grow(t, g, "loops", "loops", 8, 5),
}


def main():
    if len(sys.argv) < 2 or any(name not in LINES for name in sys.argv[2:]):
        sys.exit(f"{__doc__.strip()}\n\nnames: {' '.join(LINES)}")
    table = Table()
    for name in sys.argv[2:] or LINES:
        LINES[name](table, os.path.abspath(sys.argv[1]))
    if table.failures:
        sys.exit(f"bench: {table.failures} not within bounds or not proved")


if __name__ == "__main__":
    main()
