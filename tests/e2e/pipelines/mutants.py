#!/usr/bin/env python3
"""Faults put into what upstream's pipelines make of right programs, each judged by the interpreter and by the analysis.

usage: mutants.py INTERPRET GPUVERIFY MLIR-OPT [--most=N] [--seed=N] [--release=N] [--show]

A mutant has one wait, record, destroy, free or drop deleted, doubled, or moved up or down over up to six operations of its block. Where the
interpreter shows an error, the analysis must not prove the mutant; where every run is right, it must not be violated. The interpreter takes kernels for ones that access
all their arguments: what the analysis leaves unproved is asked again under that assumption. Prints how many mutants there are, how many are faulty, and how many of these
are violated, without it and with it; the exit status is 1 where one is decided wrongly, or fewer than ENOUGH of the faulty ones are violated with it, or SEEN without it; one of a few may be left.
"""
import collections
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import corpus

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "evidence"))
from opinion import Opinion  # noqa: E402

ENOUGH = 0.97
SEEN = 0.93
CHANGED = re.compile(r"@(mgpuStreamSynchronize|mgpuStreamDestroy|mgpuStreamWaitEvent|mgpuEvent\w+|mgpuMemFree|free|mlirAsyncRuntimeAwait\w+|mlirAsyncRuntimeDropRef)\(")
RUNS = 60


def is_call(line):
    found = CHANGED.search(line)
    return line.lstrip().startswith("llvm.call ") and found and found.group(1) != "mgpuEventCreate"


def names(line):
    return set(re.findall(r"%[\w#]+", line))


def may_pass(line, other):
    """They can stand the other way round: neither defines what the other uses, and both are in one block."""
    text = other.strip()
    if not text or text.startswith(("^", "}", "llvm.func", "llvm.br", "llvm.cond_br", "llvm.return", "llvm.switch", "async", "module")) or text.endswith("{"):
        return False
    return not (names(text.split("=")[0]) & names(line)) if " = " in text else True


def moved(lines, at, step):
    to = at
    while 0 <= to + step < len(lines) and abs(to + step - at) <= 6 and may_pass(lines[at], lines[to + step]):
        to += step
    if to == at:
        return None
    rest = lines[:at] + lines[at + 1:]
    return rest[:to] + [lines[at]] + rest[to:]


def mutants(lines):
    for at, line in enumerate(lines):
        if is_call(line):
            yield f"{at + 1} deleted", lines[:at] + lines[at + 1:]
            yield f"{at + 1} doubled", lines[:at] + [line] + lines[at:]
            for step in (-1, 1):
                other = moved(lines, at, step)
                if other:
                    yield f"{at + 1} moved {'up' if step < 0 else 'down'}", other


def is_violated_as_assumed(gpuverify, runtime, lines):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        return subprocess.run([gpuverify, "-q", "--kernel-effects=assume-all", f"--runtime={runtime}", file.name], capture_output=True).returncode == 1


def judge(opinion, name, lines):
    answer = opinion.ask("compare", lines, RUNS)
    if answer.is_no_program():
        return "no program", name, ""
    faulty, right = answer.is_faulty(), answer.is_right() and answer.whole
    if answer.verdict == "crash" or (faulty and answer.verdict == "proved") or (right and answer.verdict == "violated"):
        return "wrong", name, f"{answer.verdict}: {sorted(answer.shown.items())[:4]} {answer.ways[:4]}"
    what = "faulty" if faulty else "right" if right else "not known"
    return f"{what}, {answer.verdict}", name, str(sorted(answer.shown.items())[:2]) if faulty and answer.verdict != "violated" else ""


def main():
    options = dict((w[2:] + "=").split("=")[:2] for w in sys.argv[1:] if w.startswith("--"))
    interpret, gpuverify, mlir_opt = [w for w in sys.argv[1:] if not w.startswith("--")]
    corpus.RELEASE = int(options.get("release", 22))
    inputs = pathlib.Path(__file__).parent / "Inputs"
    work = []
    for kind, ways in corpus.WAYS.items():
        texts = [t for path in sorted(inputs.glob(f"{kind}.*mlir")) for t in path.read_text().split("// -----\n")]
        programs = [corpus.Program(text) for text in texts]
        for way, (runtime, words, oldest) in ways.items():
            chosen = [p for p in programs if p.wanted(way) == "proved"]
            if corpus.RELEASE < oldest or not chosen:
                continue
            for program, text in zip(chosen, corpus.lower(mlir_opt, words, chosen, places=False), strict=True):
                lines = text.splitlines()
                work += [(runtime, f"{kind}/{program.name} {way}: line {what}", m) for what, m in mutants(lines)]
    random.Random(int(options.get("seed", 1))).shuffle(work)
    work = work[: int(options.get("most", len(work)))]
    counts = collections.Counter()
    bad = []

    def run(part):
        opinions = {}
        for runtime, name, lines in part:
            if runtime not in opinions:
                opinions[runtime] = Opinion([interpret, f"--runtime={runtime}"])
            what, name, said = judge(opinions[runtime], name, lines)
            if what == "faulty, unproved" and is_violated_as_assumed(gpuverify, runtime, lines):
                what = "faulty, violated as assumed"
            yield what, name, said
        for opinion in opinions.values():
            opinion.close()

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for results in pool.map(lambda part: list(run(part)), (work[::2], work[1::2])):
            for what, name, said in results:
                counts[what] += 1
                if what == "wrong":
                    bad.append(f"{name}: {said}")
                elif said and "show" in options:
                    print(f"{what}: {name}: {said}")
    print(*bad, sep="\n")
    faulty = sum(n for what, n in counts.items() if what.startswith("faulty"))
    found = counts["faulty, violated"]
    assumed = counts["faulty, violated as assumed"]
    print(", ".join(f"{n} {what}" for what, n in sorted(counts.items())))
    print(f"{len(work)} mutants, {faulty} faulty, {found} of them violated, {assumed} more as assumed, {len(bad)} decided wrongly")
    sys.exit(bool(bad) or found + assumed + 1 < ENOUGH * faulty or found + 1 < SEEN * faulty)


if __name__ == "__main__":
    main()
