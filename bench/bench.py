#!/usr/bin/env python3
"""Measures gpuverify against mlir-opt, against its own parse and against itself on half the input.

    bench.py [--json=FILE] [--sizes=N,...] [--quick] GPUVERIFY [NAME...]

NAMEs choose lines of the table whose first word they are; without any, all are measured. The runs of the two sides alternate, so
that what else the machine does falls on both; a line shows the median of each side and the median of the ratios of neighbouring
runs, of the time by the clock and of the processor time. Ratios are compared with their bounds, and every input is a correct program
that must be found proved. Exit status: 0 all within bounds and proved, else 1.

--json=FILE writes what was measured, and where, for page.py, after each line; of a FILE that is there, lines that are not measured now
are kept, so that a long measurement can be made in parts. --sizes are the numbers of operations of the line "scale". --quick: a third of the runs, and none
with a million operations.
"""
import argparse
import json
import multiprocessing
import os
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time

import crowds
import generate
import networks

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.environ.get("BENCH_FOLDER", os.path.join(HERE, "..", "build", "bench"))
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
CLANG = os.environ.get("CLANG", "clang-22")
MLIR_TRANSLATE = os.environ.get("MLIR_TRANSLATE", "mlir-translate-22")
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


def network_file(network, blocks, freed, streams, *fault):
    """The path of a network, lowered; made on first use."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, "-".join(map(str, ("network", network, blocks, freed, streams, *fault))) + ".mlir")
    if not os.path.exists(path):
        with open(path + ".source", "w", encoding="ascii") as f:
            networks.generate(network, blocks, freed, streams, f.write, *fault)
        subprocess.run([MLIR_OPT, path + ".source", f"--pass-pipeline={networks.pipeline(streams)}", "-o", path + ".new"], check=True)
        os.replace(path + ".new", path)
    return os.path.relpath(path)


COROUTINES = "-async-to-async-runtime -async-runtime-ref-counting -convert-async-to-llvm -convert-index-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts"


def lowered_file(shape, n):
    """The same with coroutines for its regions."""
    path = input_file(shape, n)
    subprocess.run([MLIR_OPT, path, *COROUTINES.split(), "-o", path + ".coroutines.mlir"], check=True)
    return path + ".coroutines.mlir"


def measure(command):
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    timer = threading.Timer(TIME_LIMIT, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - begin
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, process.returncode


def serve(requests):
    while command := requests.recv():
        requests.send(measure(command))


class Launcher:
    """A process that starts the commands. Linux counts the memory of the process that starts one as the command's own, up to its exec: so
    it is forked before this one grows."""

    def __init__(self):
        self.requests, theirs = multiprocessing.Pipe()
        multiprocessing.get_context("fork").Process(target=serve, args=(theirs,), daemon=True).start()

    def run(self, command):
        self.requests.send(command)
        return self.requests.recv()


LAUNCHER = Launcher()


class Run:
    """One run of a command: seconds, processor seconds, peak memory in MB, exit status (negative: ended by a signal, as at the time limit)."""

    def __init__(self, command):
        self.seconds, self.cpu, self.memory, self.status = LAUNCHER.run(command)


class Comparison:
    """`times` runs of each of two commands, in turn."""

    def __init__(self, ours, other, times):
        self.runs = [(Run(ours), Run(other)) for _ in range(times)]

    def median(self, what):
        """Of Run's member `what`: our median, the other's, and the median ratio."""
        pairs = [(getattr(a, what), getattr(b, what)) for a, b in self.runs]
        return [statistics.median(values) for values in (*zip(*pairs), [a / max(b, 1e-9) for a, b in pairs])]

    def failures(self):
        return sorted({run.status for pair in self.runs for run in pair if run.status != 0})


class Table:
    """What was measured, as it comes: printed, and kept in `rows` (with a bound), `scale`, `typing` and `instructions`."""

    def __init__(self, sizes, quick):
        self.failures, self.sizes, self.quick = 0, sizes, quick
        self.rows, self.scale, self.typing, self.instructions = [], [], [], []
        print(f"{'what':56} {'gpuverify':>10} {'other':>10} {'ratio':>6} {'of cpu':>6} {'bound':>6}")

    def times(self, n):
        """How often something is run that is run n times in a measurement that takes its time."""
        return max(1, n // 3) if self.quick else n

    def time(self, what, comparison, bound):
        ours, other, ratio = comparison.median("seconds")
        cpu = comparison.median("cpu")[2]
        if other < 0.2:
            self.line(what, f"{ours * 1000:.1f} ms", f"{other * 1000:.1f} ms", ratio, bound, cpu)
        else:
            self.line(what, f"{ours:.3f} s", f"{other:.3f} s", ratio, bound, cpu)

    def memory(self, what, comparison, bound):
        ours, other, ratio = comparison.median("memory")
        self.line(what, f"{ours:.0f} MB", f"{other:.0f} MB", ratio, bound)

    def line(self, what, ours, other, ratio, bound, cpu=None):
        self.failures += ratio > bound
        self.rows.append([what, ours, other, round(ratio, 2), None if cpu is None else round(cpu, 2), bound])
        of_cpu = "" if cpu is None else f"{cpu:.2f}"
        print(f"{what:56} {ours:>10} {other:>10} {ratio:>6.2f} {of_cpu:>6} {bound:>6.2f}{'  OVER' if ratio > bound else ''}", flush=True)

    def note(self, what, *values):
        """A measurement without a bound."""
        print(f"{what:56} " + " ".join(f"{value:>10}" for value in values), flush=True)

    def verdict(self, what, comparison):
        for status in comparison.failures():
            self.failures += 1
            print(f"*** {what}: NOT PROVED: exit status {status}", flush=True)


def against_mlir_opt(table, gpuverify, name, bytecode):
    path = input_file("lowered", 300_000, bytecode)
    both = Comparison([gpuverify, path], [MLIR_OPT, path, "-o", os.devnull], table.times(7))
    table.time(f"{name}: 300,000 operations, time to mlir-opt", both, 0.80)
    table.memory(f"{name}: 300,000 operations, memory to mlir-opt", both, 0.75)
    table.verdict(name, both)


def start(table, gpuverify):
    both = Comparison([gpuverify, "--version"], [MLIR_OPT, "--version"], table.times(41))
    table.time("start: --version, time to mlir-opt", both, 0.15)
    table.verdict("start", both)


def share(table, gpuverify):
    path = input_file("lowered", 300_000)
    both = Comparison([gpuverify, path], [gpuverify, "--parse-only", path], table.times(9))
    table.time("share: 300,000 operations, time to parse only", both, 1.20)
    table.verdict("share", both)


def cache(table, gpuverify):
    path, folder = input_file("lowered", 300_000), os.path.join(OUT, "cache")
    Run([gpuverify, f"--cache={folder}", path])  # fills it
    both = Comparison([gpuverify, f"--cache={folder}", path], [gpuverify, path], table.times(7))
    table.time("cache: 300,000 operations unchanged, time to no cache", both, 0.05)
    table.verdict("cache", both)


def grow(table, gpuverify, name, shape, n, times, make=input_file):
    if table.quick and n >= 1_000_000:
        return
    both = Comparison([gpuverify, make(shape, n)], [gpuverify, make(shape, n // 2)], table.times(times))
    table.time(f"{name}: {shape} {n:,} to {n // 2:,}, time", both, 2.2)
    table.memory(f"{name}: {shape} {n:,} to {n // 2:,}, memory", both, 2.2)
    table.verdict(name, both)


# What compilers leave; the smallest number of blocks, and how many sizes, each twice the one before.
NETWORKS = [("chain", 1_000, freed, "one", 5) for freed in ("early", "late", "never")] + [
    (network, 100, freed, streams, 4) for network, freed, streams in (
        ("residual", "early", "one"), ("residual", "late", "several"), ("residual", "never", "several"), ("residual", "early", "regions"),
        ("attention", "early", "several"),
        ("attention", "late", "one"), ("attention", "late", "many"), ("attention", "never", "several"), ("tiled", "late", "one"),
        ("fan", "late", "several"))]


def each_network(table, gpuverify):
    """Growth for twice the blocks, on average from the smallest to the largest, and the largest to mlir-opt."""
    for network, least, freed, streams, sizes in NETWORKS:
        blocks = [least << i for i in range(sizes)]
        files = [network_file(network, n, freed, streams) for n in blocks]
        runs = [statistics.median(Run([gpuverify, "-q", path]).cpu for _ in range(table.times(3))) for path in files]
        growth = (runs[-1] / runs[0]) ** (1 / (sizes - 1))
        what = f"networks: {network} {freed} {streams}, {blocks[-1]:,} blocks"
        table.line(f"{what}, growth", f"{runs[-1]:.2f} s", f"{runs[0]:.2f} s", growth, 2.2)
        both = Comparison([gpuverify, "-q", files[-1]], [MLIR_OPT, files[-1], "-o", os.devnull], table.times(3))
        table.time(f"{what}, time to mlir-opt", both, 0.85)
        table.verdict(what, both)


FAULTS = [(network, 200, freed, streams, fault, count)
          for network, freed, streams in (("residual", "early", "one"), ("residual", "late", "several"))
          for fault, count in (("race", 1), ("race", 100), ("freed", 100), ("late", 100), ("leak", 100))]


def each_fault(table, gpuverify):
    """What it costs to be wrong: the network with faults to the correct one."""
    for network, blocks, freed, streams, fault, count in FAULTS:
        faulty, right = network_file(network, blocks, freed, streams, fault, count), network_file(network, blocks, freed, streams)
        both = Comparison([gpuverify, "-q", faulty], [gpuverify, "-q", right], table.times(3))
        table.time(f"faults: {network} {freed} {streams}, {count} {fault}, time to none", both, 5)


def racers_file(n, racing):
    """One buffer that n launches write: each on a stream of its own, or all on one."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, f"racers-{n}-{'race' if racing else 'right'}.mlir")
    if not os.path.exists(path):
        with open(path + ".source", "w", encoding="ascii") as f:
            networks.generate_racers(n, racing, f.write)
        subprocess.run([MLIR_OPT, path + ".source", f"--pass-pipeline={networks.pipeline('one')}", "-o", path + ".new"], check=True)
        os.replace(path + ".new", path)
    return os.path.relpath(path)


def asked_file(n, kind):
    """n streams, each of which is destroyed if code that is not there says so, in one answer or in two, which does not decide whether it leaks."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, f"{kind}-{n}.mlir")
    many = os.path.join(HERE, "..", "tests", "e2e", "undecided", "many.py")
    with open(path, "w", encoding="ascii") as f:
        subprocess.run([sys.executable, many, kind, str(n)], stdout=f, check=True)
    return os.path.relpath(path)


def crowd_file(example, n):
    """A function that does n times what the function of a correct example does."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, f"crowd-{example}-{n}.mlir")
    if not os.path.exists(path):
        with open(path, "w", encoding="ascii") as f:
            f.write(crowds.crowd(MLIR_OPT, os.path.join(HERE, "..", "examples", example, "correct.mlir"), n))
    return os.path.relpath(path)


def functions_file(source, example, n):
    """n functions that do what the function of an example does."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, f"functions-{example}-{os.path.basename(source)[:-5]}-{n}.mlir")
    if not os.path.exists(path):
        with open(path, "w", encoding="ascii") as f:
            f.write(crowds.crowd(MLIR_OPT, source, n, "functions"))
    return os.path.relpath(path)


CROWD_LIMIT = 3


def functions(table, gpuverify):
    """800 functions that do what the faulty example does, to as many that do what the correct one does: the worst example."""
    examples, worst, counted = os.path.join(HERE, "..", "examples"), (0,), 0
    for example in sorted(os.listdir(examples)):
        sources = [os.path.join(examples, example, f"{which}.mlir") for which in ("faulty", "correct")]
        if not all(map(os.path.exists, sources)):
            continue
        paths = [functions_file(source, example, 800) for source in sources]
        times = [[Run([gpuverify, "-q", path]).cpu for path in paths] for _ in range(table.times(3))]
        faulty, right = (statistics.median(side) for side in zip(*times))
        worst, counted = max(worst, (faulty / right, example, f"{faulty * 1000:.1f} ms", f"{right * 1000:.1f} ms")), counted + 1
    table.line(f"functions: 800 faulty to 800 correct, worst of {counted}: {worst[1]}", worst[2], worst[3], worst[0], CROWD_LIMIT)


def threads(table, gpuverify):
    """What two threads leave of the analysis of a file of many functions: the time beyond the parse, by the clock, to that of one thread. Both print the
    same."""
    path = input_file("lowered", 300_000)
    commands = [[gpuverify, "-j", "2", path], [gpuverify, "-j", "1", path], [gpuverify, "--parse-only", path]]
    rounds = [[Run(command).seconds for command in commands] for _ in range(table.times(9))]
    two, one, parse = (statistics.median(side) for side in zip(*rounds))
    share = statistics.median((a - c) / (b - c) for a, b, c in rounds)
    table.line("threads: 300,000 operations, beyond the parse, two to one", f"{(two - parse) * 1000:.1f} ms", f"{(one - parse) * 1000:.1f} ms", share, 0.75)
    texts = {subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout for command in commands[:2]}
    if len(texts) != 1:
        table.failures += 1
        print("*** threads: two outputs", flush=True)


def many_faults(table, gpuverify):
    """As many faults as there are operations: to the correct program, and to half as many."""
    right = racers_file(500, False)
    both = Comparison([gpuverify, "-q", racers_file(500, True)], [gpuverify, "-q", right], table.times(3))
    table.time("many: 500 writers of one buffer that race, time to none", both, 5)
    for what, make in (("writers of one buffer that race", lambda n: racers_file(n, True)), ("leaks", lambda n: asked_file(n, "asked")),
                       ("leaks that are not decided", lambda n: asked_file(n, "twice"))):
        both = Comparison([gpuverify, "-q", make(500)], [gpuverify, "-q", make(250)], table.times(3))
        table.time(f"many: 500 {what} to 250, time", both, 2.2)


PROGRAM_ROW = re.compile(r"`(tests/[^` ]+[.]mlir)`")
PARSES, MORE = 3, 0.05  # a program takes at most so many times its parse, and so many seconds


def programs(table, gpuverify):
    """Each program of the tests and examples, and of the folders in BENCH_PROGRAMS: the time to three bare parses and 50 ms. Those that the page gives a
    reason for are left out."""
    root = os.path.join(HERE, "..")
    with open(os.path.join(HERE, "page.md"), encoding="utf-8") as f:
        listed = {os.path.normpath(os.path.join(root, name)) for name in PROGRAM_ROW.findall(f.read())}
    folders = [os.path.join(root, "tests"), os.path.join(root, "examples"), *filter(None, os.environ.get("BENCH_PROGRAMS", "").split(":"))]
    paths = [os.path.normpath(os.path.join(at, name)) for folder in folders for at, _, names in os.walk(folder) for name in names if name.endswith(".mlir")]
    worst, counted = (0, ""), 0
    for path in sorted(set(paths) - listed):
        took, counted = Run([gpuverify, "-q", path]).cpu, counted + 1
        if took <= min(worst[0], 1) * MORE:  # it is not over, nor the worst
            continue
        parse = min(Run([gpuverify, "--parse-only", path]).cpu for _ in range(3))
        took = min(took, *(Run([gpuverify, "-q", path]).cpu for _ in range(2)))
        ratio = took / (PARSES * parse + MORE)
        if ratio > 1:
            table.note(f"programs: over: {os.path.relpath(path, root)}", f"{took * 1000:.0f} ms", f"{parse * 1000:.0f} ms")
        worst = max(worst, (ratio, f"{took * 1000:.1f} ms", f"{(PARSES * parse + MORE) * 1000:.1f} ms"))
    table.line(f"programs: the worst of {counted:,} to 3 bare parses and 50 ms", worst[1], worst[2], worst[0], 1.0)


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


def scale(table, gpuverify):
    """Growth from small to large: gpuverify, its bare parse and mlir-opt on the same file, in turn."""
    for n in table.sizes:
        path = input_file("lowered", n)
        commands = {"verify": [gpuverify, path], "parse": [gpuverify, "--parse-only", path], "mlir_opt": [MLIR_OPT, path, "-o", os.devnull]}
        rounds = [{side: Run(command) for side, command in commands.items()} for _ in range(table.times(9 if n <= 30_000 else 3))]
        row = {"operations": n, "megabytes": round(os.path.getsize(path) / 1e6, 3)}
        for side in commands:
            row[side] = {what: round(statistics.median(getattr(r[side], what) for r in rounds), 4) for what in ("seconds", "cpu", "memory")}
        for side in ("parse", "mlir_opt"):
            row[f"to_{side}"] = round(statistics.median(r["verify"].cpu / max(r[side].cpu, 1e-9) for r in rounds), 2)
        table.scale.append(row)
        table.note(f"scale: {n:,} operations, s: verify, parse, mlir-opt", *(f"{row[side]['seconds']:.3f}" for side in commands))
        for status in sorted({run.status for r in rounds for run in r.values()} - {0}):
            table.failures += 1
            print(f"*** scale: {n:,}: exit status {status}", flush=True)


def in_one_process():
    """A library that lets no process be forked: a file is verified in the process itself then, where valgrind sees it."""
    path = os.path.join(OUT, "one_process.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", path], input="int fork(void) { return -1; }\n", text=True, check=True)
    return os.path.abspath(path)


def instructions(table, gpuverify):
    """What does not depend on what else the machine does: instructions, counted by valgrind. Nothing where there is none."""
    if not shutil.which("valgrind"):
        return print("instructions: there is no valgrind")
    alone = {**os.environ, "LD_PRELOAD": in_one_process()}
    for n in (1_000, 10_000):
        path = input_file("lowered", n)
        row = {"operations": n}
        for side, command in {"verify": [gpuverify, path], "parse": [gpuverify, "--parse-only", path], "mlir_opt": [MLIR_OPT, path, "-o", os.devnull],
                              "start": [gpuverify, "--version"]}.items():
            counted = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], capture_output=True, text=True,
                                     env=alone)
            row[side] = int(re.search(r"Collected : (\d+)", counted.stderr)[1])
        table.instructions.append(row)
        table.note(f"instructions: {n:,} operations, millions: verify, parse, mlir-opt",
                   *(f"{row[side] / 1e6:.0f}" for side in ("verify", "parse", "mlir_opt")))


def typing(table, gpuverify):
    """From a keystroke to its findings, by size of the text, beside a bare parse of it in a process of its own, in turn."""
    for n in (1_000, 10_000, 100_000):
        path = input_file("lowered", n)
        editor = Editor(gpuverify, path)
        pairs = [(editor.type(version), Run([gpuverify, "--parse-only", path]).seconds) for version in range(1, 1 + table.times(21))]
        editor.close()
        if any(typed is None for typed, _ in pairs):
            table.failures += 1
            print("*** typing: NOT PROVED", flush=True)
            return
        keys, parses = zip(*pairs)
        row = {"lines": n, "median": round(statistics.median(keys), 5), "worst": round(max(keys), 5), "best": round(min(keys), 5),
               "parse": round(statistics.median(parses), 5), "to_parse": round(statistics.median(a / b for a, b in pairs), 2)}
        table.typing.append(row)
        table.note(f"typing: {n:,} lines, ms: best, median, worst, parse", *(f"{row[what] * 1000:.1f}" for what in ("best", "median", "worst", "parse")))


def keystroke(table, gpuverify):
    """The time from a keystroke to its findings beyond that of a bare parse of the text, as a share of what is allowed: 30 ms."""
    path = input_file("lowered", 10_000)  # a line each
    editor = Editor(gpuverify, path)
    pairs = [(editor.type(version), Run([gpuverify, "--parse-only", path]).seconds) for version in range(1, 1 + table.times(21))]
    editor.close()
    if any(typed is None for typed, _ in pairs):
        table.failures += 1
        print("*** editor: NOT PROVED", flush=True)
        return
    extra = statistics.median(typed - parsed for typed, parsed in pairs)
    table.line("editor: 10,000 lines, keystroke beyond a parse", f"{extra * 1000:.1f} ms", "30.0 ms", extra / 0.03, 1.0)


def graph(table, gpuverify):
    """What a graph costs: one function, a hundred with findings, 10,000 calls drawn and 100,000."""
    status = 1  # of the faulty ones
    for shape, n, ending, scope, bounds in (("early", 1, "dot", "all", {"nodes": 25}),
                                            ("early", 100, "dot", "findings", {"KB": 600, "s": 2}),
                                            ("actions", 10_000, "svg", "all", {"s": 2}), ("actions", 100_000, "svg", "all", {"s": 20})):
        path, out = input_file(shape, n), os.path.join(OUT, f"{shape}-{n}.{ending}")
        run = Run([gpuverify, "-q", path, f"--graph-scope={scope}", "--graph-limit=0", "-o", out])
        with open(out, encoding="utf-8") as f:
            nodes = sum(line.count("point-size=\"9\"") for line in f)
        measured = {"s": run.cpu, "KB": os.path.getsize(out) / 1000, "nodes": nodes}
        for unit, bound in bounds.items():
            table.line(f"graph: {shape} {n:,}, {ending}, {unit}", f"{measured[unit]:.2f} {unit}", f"{bound} {unit}", measured[unit] / bound, 1)
        if run.status != (status if shape == "early" else 0):
            table.failures += 1
            print(f"*** graph: {shape}: exit status {run.status}", flush=True)


HOST_HEAD = """#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#define CHECK(call) do { cudaError_t e_ = (call); if (e_ != cudaSuccess) { fprintf(stderr, "%s:%d: %s\\n", __FILE__, __LINE__, cudaGetErrorString(e_)); exit(1); } } while (0)
__global__ void twice(float *out, const float *in, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = in[i] * 2; }
"""
HOST_FUNCTION = """void run%d(float *host, int n) {
  float *out, *in;
  cudaStream_t copy, compute;
  cudaEvent_t ready;
  CHECK(cudaMalloc(&out, 4096));
  CHECK(cudaMalloc(&in, 4096));
  CHECK(cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&compute, cudaStreamNonBlocking));
  CHECK(cudaEventCreate(&ready));
  CHECK(cudaMemcpyAsync(in, host, 4096, cudaMemcpyHostToDevice, copy));
  CHECK(cudaEventRecord(ready, copy));
  CHECK(cudaStreamWaitEvent(compute, ready, 0));
  twice<<<4, 256, 0, compute>>>(out, in, n);
  CHECK(cudaMemcpyAsync(host, out, 4096, cudaMemcpyDeviceToHost, compute));
  CHECK(cudaStreamSynchronize(copy));
  CHECK(cudaStreamSynchronize(compute));
  if (host[0] > 1) printf("%%f\\n", host[0]);
  CHECK(cudaEventDestroy(ready));
  CHECK(cudaStreamDestroy(copy));
  CHECK(cudaStreamDestroy(compute));
  CHECK(cudaFree(out));
  CHECK(cudaFree(in));
}
"""


def host(table, gpuverify):
    """A CUDA source whose host side is 100,000 lines of LLVM IR: from the source to clang's own compilation of it, and from bitcode to the parse of
    what is imported."""
    os.makedirs(OUT, exist_ok=True)
    path = os.path.relpath(os.path.join(OUT, "host.cu"))
    with open(path, "w", encoding="ascii") as f:
        f.write(HOST_HEAD + "".join(HOST_FUNCTION % i for i in range(315)))
    headers = os.path.join(HERE, "..", "headers")
    clang = [CLANG, "-x", "cuda", "--cuda-host-only", "-Xclang", "-target-sdk-version=12.0", "-nogpuinc", f"--cuda-path={headers}", "-isystem", headers,
             "-include", os.path.join(headers, "cuda_runtime.h"), "-g", "-O1", "-w", path]
    bitcode, imported = path + ".bc", path + ".mlir"
    subprocess.run([*clang, "-emit-llvm", "-c", "-o", bitcode], check=True)
    with open(imported, "w", encoding="utf-8") as f:
        subprocess.run([MLIR_TRANSLATE, "--import-llvm", "-mlir-print-debuginfo", bitcode], stdout=f, check=True)
    both = Comparison([gpuverify, "-q", "--stub-headers", path], [*clang, "-c", "-o", os.devnull], 5)
    table.time("host: 100,000 lines of LLVM IR, source, to clang -O1 -c", both, 1.5)
    table.verdict("host", both)
    both = Comparison([gpuverify, "-q", bitcode], [gpuverify, "--parse-only", imported], 5)
    table.time("host: the same, bitcode, to the parse of what is imported", both, 4)
    table.verdict("host", both)


def timed(passes, plugin, path):
    """Seconds of each of the passes, by the class that has it, without MLIR's own verifier, in one thread."""
    done = subprocess.run([MLIR_OPT, f"--load-pass-plugin={plugin}", f"--pass-pipeline=builtin.module({passes})", "--verify-each=0", "--mlir-disable-threading",
                           "--mlir-timing", "--mlir-timing-display=list", path, "-o", os.devnull], capture_output=True, text=True, check=True)
    return {name: float(seconds) for seconds, name in re.findall(r"^ *([\d.]+) \(.*?\)  (?:\S*::)?(\w+)$", done.stderr, re.MULTILINE)}


def in_pipeline(table, gpuverify):
    """The pass in mlir-opt to -canonicalize of the same module, of lowered GPU programs, and of programs without any GPU code."""
    plugin = os.path.join(os.path.dirname(gpuverify), "libgpuverify_pass.so")
    if not os.path.exists(plugin):
        return print("pass: there is no plugin")
    for what, shape, bound in (("300,000 operations", "lowered", 0.25), ("300,000 operations, no GPU", "plain", 0.05)):
        path = input_file(shape, 300_000)
        runs = [timed("gpuverify,canonicalize", plugin, path) for _ in range(table.times(7))]
        ours, other, ratio = (statistics.median(values) for values in zip(*((r["VerifyPass"], r["Canonicalizer"], r["VerifyPass"] / r["Canonicalizer"]) for r in runs)))
        table.line(f"pass: {what}, time to -canonicalize", f"{ours * 1000:.1f} ms", f"{other * 1000:.1f} ms", ratio, bound)


LINES = {
    "pass": in_pipeline,
    "host": host,
    "networks": each_network,
    "faults": each_fault,
    "many": many_faults,
    "functions": functions,
    "threads": threads,
    "programs": programs,
    "text": lambda t, g: against_mlir_opt(t, g, "text", False),
    "bytecode": lambda t, g: against_mlir_opt(t, g, "bytecode", True),
    "start": start,
    "scale": scale,
    "typing": typing,
    "instructions": instructions,
    "graph": graph,
    "share": share,
    "cache": cache,
    "growth": lambda t, g: grow(t, g, "growth", "lowered", 300_000, 5),
    "million": lambda t, g: grow(t, g, "million", "lowered", 1_000_000, 3),
    "blocks": lambda t, g: grow(t, g, "blocks", "blocks", 10_000, 5),
    "streams": lambda t, g: grow(t, g, "streams", "streams", 2_000, 5),
    "calls": lambda t, g: grow(t, g, "calls", "calls", 1_000, 5),
    "branches": lambda t, g: grow(t, g, "branches", "branches", 40, 5),
    "slots": lambda t, g: grow(t, g, "slots", "uninitialized-slot", 800, 5, crowd_file),
    "sums": lambda t, g: grow(t, g, "sums", "sums", 4_000, 5),
    "editor": keystroke,
    "loops": lambda t, g: grow(t, g, "loops", "loops", 8, 5),
    "regions": lambda t, g: grow(t, g, "regions", "regions", 1_000, 5),
    "fan": lambda t, g: grow(t, g, "fan", "fan", 1_000, 5),
    "coroutines": lambda t, g: grow(t, g, "coroutines", "regions", 1_000, 5, lowered_file),
    "fanned": lambda t, g: grow(t, g, "fanned", "fan", 1_000, 5, lowered_file),
}


def where():
    """The conditions: versions, machine, what else it was doing."""
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        processor = re.search(r"^model name\s*: (.*)$", f.read(), re.MULTILINE)
    version = subprocess.run([MLIR_OPT, "--version"], capture_output=True, text=True).stdout
    return {"date": time.strftime("%Y-%m-%d"), "processor": processor[1] if processor else "unknown", "cores": os.cpu_count(),
            "memory_gb": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30),
            "mlir_opt": re.search(r"version (\S+)", version)[1], "load": round(os.getloadavg()[0], 1)}


def keep(path, table, began):
    """Writes what was measured so far over what the file has of it."""
    before = {"rows": [], "scale": [], "typing": [], "instructions": []}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            before = json.load(f)
    measured = {"where": {**began, "load": before.get("where", began)["load"], "load_after": where()["load"]}}
    for part, name in (("rows", 0), ("scale", "operations"), ("typing", "lines"), ("instructions", "operations")):
        now = getattr(table, part)
        old = [row for row in before[part] if row[name] not in {new[name] for new in now}]
        measured[part] = old + now if part == "rows" else sorted(old + now, key=lambda row: row[name])
    with open(path, "w", encoding="utf-8") as f:
        json.dump(measured, f, indent=1)
        f.write("\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gpuverify", type=os.path.abspath)
    parser.add_argument("names", nargs="*", metavar="NAME", help=" ".join(LINES))
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--sizes", type=lambda text: [int(n) for n in text.split(",")],
                        default=[1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000])
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    if options.quick:
        options.sizes = [n for n in options.sizes if n < 1_000_000]
    if unknown := [name for name in options.names if name not in LINES]:
        parser.error(f"no such line: {' '.join(unknown)}")
    table, began = Table(options.sizes, options.quick), where()
    for name in options.names or LINES:
        LINES[name](table, options.gpuverify)
        if options.json:
            keep(options.json, table, began)
    if table.failures:
        sys.exit(f"bench: {table.failures} not within bounds or not proved")


if __name__ == "__main__":
    main()
