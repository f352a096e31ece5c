#!/usr/bin/env python3
"""Compares the order graph of every example with the one that is kept, and has Graphviz draw every kind.

    golden.py GPUVERIFY EXAMPLES GOLDEN [--update]

GOLDEN holds EXAMPLE-PROGRAM.dot for each examples/EXAMPLE/PROGRAM.mlir but the sources. --update writes them anew: look at the
difference, and at the pictures, before keeping it.
"""
import difflib
import os
import subprocess
import sys

NODES = 25  # at most, for one of the examples' twenty calls or so


def programs(examples):
    for example in sorted(os.listdir(examples)):
        for program in ("correct", "faulty"):
            path = os.path.join(examples, example, program + ".mlir")
            if os.path.exists(path):
                yield f"{example}-{program}", path


def graph(gpuverify, path, kind):
    run = subprocess.run([gpuverify, "-q", f"--graph={kind}", os.path.basename(path)], cwd=os.path.dirname(path),
                         capture_output=True, timeout=600, check=False)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{path}: exit status {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode()


def accepted(dot, what):
    """Graphviz draws it without a word."""
    run = subprocess.run(["dot", "-Tsvg", "-o", os.devnull], input=dot.encode(), capture_output=True, timeout=600, check=False)
    if run.returncode or run.stderr:
        print(f"{what}: dot says: {run.stderr.decode()}")
    return not run.returncode and not run.stderr


def same(dot, golden, name, update):
    path = os.path.join(golden, name + ".dot")
    kept = ""
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            kept = f.read()
    if update and kept != dot:
        with open(path, "w", encoding="utf-8") as f:
            f.write(dot)
        print(f"{name}: written")
        return True
    sys.stdout.writelines(difflib.unified_diff(kept.splitlines(True), dot.splitlines(True), f"kept {name}", "drawn now"))
    return kept == dot


def main():
    gpuverify, examples, golden = map(os.path.abspath, sys.argv[1:4])
    update, failures, names = "--update" in sys.argv, 0, set()
    for name, path in programs(examples):
        names.add(name + ".dot")
        order = graph(gpuverify, path, "order")
        failures += not same(order, golden, name, update)
        for kind in ("order", "handles", "cfg"):
            dot = order if kind == "order" else graph(gpuverify, path, kind)
            failures += not accepted(dot, f"{name}, {kind}")
        nodes = sum(line.startswith("\t") and '\t[' in line and "->" not in line for line in order.splitlines())
        if nodes > NODES + 1:  # the legend
            print(f"{name}: {nodes} nodes")
            failures += 1
    for left in sorted(set(os.listdir(golden)) - names):
        print(f"{left}: no such example")
        failures += 1
        if update:
            os.remove(os.path.join(golden, left))
    print(f"{len(names)} programs, {failures} failures")
    sys.exit(failures > 0 and not update)


if __name__ == "__main__":
    main()
