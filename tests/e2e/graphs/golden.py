#!/usr/bin/env python3
"""Compares the order graph of every example with the one that is kept, looks for what the findings name in the graph of each kind, and has
Graphviz draw them all.

    golden.py GPUVERIFY EXAMPLES GOLDEN [SHARE | --update]
    golden.py --plain FILE.dot                      # the graph as it is kept

GOLDEN holds EXAMPLE-PROGRAM.dot for each examples/EXAMPLE/PROGRAM.mlir but the sources, without the places of things; with SHARE one in so many is compared. --update writes them
anew: look at the difference, and at the pictures, before keeping it.
"""
import difflib
import json
import os
import re
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
    """The DOT, and the findings."""
    run = subprocess.run([gpuverify, "--format=json", f"--graph={kind}", os.path.basename(path)], cwd=os.path.dirname(path),
                         capture_output=True, timeout=600, check=False)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{path}: exit status {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode(), json.loads(run.stderr)["files"][0]["findings"]


PLACES = re.compile(r'\b(?:bb|lp|pos|width|height)=(?:"[^"]*"|[0-9.]+),?\s*')


def without_places(dot):
    """The nodes, edges and lanes, as they are kept: where they stand follows from them, and has tests of its own."""
    return re.sub(r"\s*\[\]", "", re.sub(r",?\s*\]", "]", PLACES.sub("", dot.replace("\\\n", ""))))


def lacks(dot, findings):
    """The places that findings name and the graph does not have."""
    places = [f["location"] for f in findings]
    places += [n["location"] for f in findings for n in f["notes"] if "location" in n and n.get("kind", "step") in ("step", "consequence")]
    wanted = {f"{os.path.basename(p['file'])}:{p['line']}" for p in places if p.get("line")}
    return sorted(place for place in wanted if not re.search(re.escape(place) + r"\b", dot))


def accepted(dots):
    """Graphviz draws them without a word, where the graph says and where it likes."""
    good = True
    for command in (["neato", "-n2"], ["dot"]):
        some = dots if command[0] == "neato" else dots[::9]
        run = subprocess.run(command + ["-Tsvg", "-o", os.devnull], input="".join(some).encode(), capture_output=True, timeout=600,
                             check=False)
        if run.returncode or run.stderr:
            print(f"{command[0]} says: {run.stderr.decode()}")
            good = False
    return good


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
    if sys.argv[1] == "--plain":
        with open(sys.argv[2], encoding="utf-8") as f:
            sys.stdout.write(without_places(f.read()))
        return
    gpuverify, examples, golden = map(os.path.abspath, sys.argv[1:4])
    share = next((int(word) for word in sys.argv[4:] if word.isdigit()), 1)
    update, failures, names, dots = "--update" in sys.argv, 0, set(), []
    for name, path in list(programs(examples))[::share]:
        names.add(name + ".dot")
        for kind in ("order", "handles", "cfg"):
            dot, findings = graph(gpuverify, path, kind)
            dots.append(dot)
            if kind == "order":
                order = without_places(dot)
            for place in lacks(dot, findings):
                print(f"{name}, {kind}: {place} is not in the graph")
                failures += 1
        failures += not same(order, golden, name, update)
        nodes = sum(line.startswith("\t") and '\t[' in line and "->" not in line for line in order.splitlines())
        if nodes > NODES + 1:  # the legend
            print(f"{name}: {nodes} nodes")
            failures += 1
    for left in sorted(set(os.listdir(golden)) - names) if share == 1 else []:
        print(f"{left}: no such example")
        failures += 1
        if update:
            os.remove(os.path.join(golden, left))
    failures += not accepted(dots)
    print(f"{len(names)} programs, {failures} failures")
    sys.exit(failures > 0 and not update)


if __name__ == "__main__":
    main()
