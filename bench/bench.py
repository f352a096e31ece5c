#!/usr/bin/env python3
"""Measures gpuverify against mlir-opt, against its own parse and against itself on half the input.

    bench.py GPUVERIFY [NAME...]

NAMEs choose lines of the table whose first word they are; without any, all are measured. The runs of the two sides alternate, so
that what else the machine does falls on both; a line shows the median of each side and the median of the ratios of neighbouring
runs. Ratios are compared with their bounds, and every input is a correct program that must be found proved. Exit status: 0 all within bounds and proved, else 1.
"""
import json
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


COROUTINES = "-async-to-async-runtime -async-runtime-ref-counting -convert-async-to-llvm -convert-index-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts"


def lowered_file(shape, n):
    """The same with coroutines for its regions."""
    path = input_file(shape, n)
    subprocess.run([MLIR_OPT, path, *COROUTINES.split(), "-o", path + ".coroutines.mlir"], check=True)
    return path + ".coroutines.mlir"


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


class Comparison:
    """`times` runs of each of two commands, in turn."""

    def __init__(self, ours, other, times):
        self.runs = [(Run(ours), Run(other)) for _ in range(times)]

    def median(self, what):
        """Of Run's member `what`: our median, the other's, and the median ratio."""
        pairs = [(getattr(a, what), getattr(b, what)) for a, b in self.runs]
        return [statistics.median(values) for values in (*zip(*pairs), [a / b for a, b in pairs])]

    def failures(self):
        return sorted({run.status for pair in self.runs for run in pair if run.status != 0})


class Table:
    def __init__(self):
        self.failures = 0
        print(f"{'what':50} {'gpuverify':>10} {'other':>10} {'ratio':>6} {'bound':>6}")

    def time(self, what, comparison, bound):
        ours, other, ratio = comparison.median("seconds")
        if other < 0.2:
            self.line(what, f"{ours * 1000:.1f} ms", f"{other * 1000:.1f} ms", ratio, bound)
        else:
            self.line(what, f"{ours:.3f} s", f"{other:.3f} s", ratio, bound)

    def memory(self, what, comparison, bound):
        ours, other, ratio = comparison.median("memory")
        self.line(what, f"{ours:.0f} MB", f"{other:.0f} MB", ratio, bound)

    def line(self, what, ours, other, ratio, bound):
        self.failures += ratio > bound
        print(f"{what:50} {ours:>10} {other:>10} {ratio:>6.2f} {bound:>6.2f}{'  OVER' if ratio > bound else ''}", flush=True)

    def verdict(self, what, comparison):
        for status in comparison.failures():
            self.failures += 1
            print(f"*** {what}: NOT PROVED: exit status {status}", flush=True)


def against_mlir_opt(table, gpuverify, name, bytecode):
    path = input_file("lowered", 300_000, bytecode)
    both = Comparison([gpuverify, path], [MLIR_OPT, path, "-o", os.devnull], 7)
    table.time(f"{name}: 300,000 operations, time to mlir-opt", both, 0.80)
    table.memory(f"{name}: 300,000 operations, memory to mlir-opt", both, 0.75)
    table.verdict(name, both)


def start(table, gpuverify):
    both = Comparison([gpuverify, "--version"], [MLIR_OPT, "--version"], 41)
    table.time("start: --version, time to mlir-opt", both, 0.15)
    table.verdict("start", both)


def share(table, gpuverify):
    path = input_file("lowered", 300_000)
    both = Comparison([gpuverify, path], [gpuverify, "--parse-only", path], 9)
    table.time("share: 300,000 operations, time to parse only", both, 1.20)
    table.verdict("share", both)


def cache(table, gpuverify):
    path, folder = input_file("lowered", 300_000), os.path.join(OUT, "cache")
    both = Comparison([gpuverify, f"--cache={folder}", path], [gpuverify, path], 7)
    table.time("cache: 300,000 operations unchanged, time to no cache", both, 0.05)
    table.verdict("cache", both)


def grow(table, gpuverify, name, shape, n, times, make=input_file):
    both = Comparison([gpuverify, make(shape, n)], [gpuverify, make(shape, n // 2)], times)
    table.time(f"{name}: {shape} {n:,} to {n // 2:,}, time", both, 2.2)
    table.memory(f"{name}: {shape} {n:,} to {n // 2:,}, memory", both, 2.2)
    table.verdict(name, both)


class Editor:
    """The language server, and a client that types."""

    def __init__(self, gpuverify, path):
        self.server = subprocess.Popen([gpuverify, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.uri = "file://" + os.path.abspath(path)
        self.send("initialize", {"capabilities": {}}, id=0)
        self.receive()
        with open(path, encoding="ascii") as f:
            item = {"uri": self.uri, "languageId": "mlir", "version": 0, "text": f.read()}
        self.send("textDocument/didOpen", {"textDocument": item})
        self.receive()

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def receive(self):
        length = int(self.server.stdout.readline().split(b":")[1])
        self.server.stdout.readline()
        return json.loads(self.server.stdout.read(length))

    def type(self, version):
        """Seconds from a keystroke in the first line to the findings; None if there are any."""
        place = {"line": 0, "character": 0}
        edit = {"range": {"start": place, "end": place}, "text": "\n"}
        begin = time.perf_counter()
        self.send("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": version}, "contentChanges": [edit]})
        published = self.receive()["params"]
        seconds = time.perf_counter() - begin
        assert published["version"] == version
        return None if published["diagnostics"] else seconds

    def close(self):
        self.server.kill()
        self.server.wait()


def keystroke(table, gpuverify):
    """The time from a keystroke to its findings beyond that of a bare parse of the text, as a share of what is allowed: 100 ms."""
    path = input_file("lowered", 10_000)  # a line each
    editor = Editor(gpuverify, path)
    pairs = [(editor.type(version), Run([gpuverify, "--parse-only", path]).seconds) for version in range(1, 22)]
    editor.close()
    if any(typed is None for typed, _ in pairs):
        table.failures += 1
        print("*** editor: NOT PROVED", flush=True)
        return
    extra = statistics.median(typed - parsed for typed, parsed in pairs)
    table.line("editor: 10,000 lines, keystroke beyond a parse", f"{extra * 1000:.1f} ms", "100.0 ms", extra / 0.1, 1.0)


def graph(table, gpuverify):
    """What a graph costs: one function, a hundred with findings, one with 5,000 calls drawn."""
    status = 1  # of the faulty ones
    for shape, n, ending, scope, bounds in (("early", 1, "dot", "all", {"nodes": 25}),
                                            ("early", 100, "dot", "findings", {"KB": 200, "s": 2}),
                                            ("actions", 5_000, "svg", "all", {"s": 10})):
        path, out = input_file(shape, n), os.path.join(OUT, f"{shape}-{n}.{ending}")
        run = Run([gpuverify, "-q", path, f"--graph-scope={scope}", "-o", out])
        with open(out, encoding="utf-8") as f:
            text = f.read()
        measured = {"s": run.seconds, "KB": len(text.encode()) / 1000, "nodes": text.count("point-size=\"9\"")}
        for unit, bound in bounds.items():
            table.line(f"graph: {shape} {n:,}, {ending}, {unit}", f"{measured[unit]:.2f} {unit}", f"{bound} {unit}", measured[unit] / bound, 1)
        if run.status != (status if shape == "early" else 0):
            table.failures += 1
            print(f"*** graph: {shape}: exit status {run.status}", flush=True)


LINES = {
    "text": lambda t, g: against_mlir_opt(t, g, "text", False),
    "bytecode": lambda t, g: against_mlir_opt(t, g, "bytecode", True),
    "start": start,
    "graph": graph,
    "share": share,
    "cache": cache,
    "growth": lambda t, g: grow(t, g, "growth", "lowered", 300_000, 5),
    "million": lambda t, g: grow(t, g, "million", "lowered", 1_000_000, 3),
    "blocks": lambda t, g: grow(t, g, "blocks", "blocks", 10_000, 5),
    "streams": lambda t, g: grow(t, g, "streams", "streams", 2_000, 5),
    "calls": lambda t, g: grow(t, g, "calls", "calls", 1_000, 5),
    "branches": lambda t, g: grow(t, g, "branches", "branches", 40, 5),
    "editor": keystroke,
    "loops": lambda t, g: grow(t, g, "loops", "loops", 8, 5),
    "regions": lambda t, g: grow(t, g, "regions", "regions", 1_000, 5),
    "fan": lambda t, g: grow(t, g, "fan", "fan", 1_000, 5),
    "coroutines": lambda t, g: grow(t, g, "coroutines", "regions", 1_000, 5, lowered_file),
    "fanned": lambda t, g: grow(t, g, "fanned", "fan", 1_000, 5, lowered_file),
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
