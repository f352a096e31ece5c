#!/usr/bin/env python3
"""usage: left_out.py LOG

What no build ran of the tests that ctest's log is about, and why, on standard output: nothing, if all ran somewhere.
"""
import pathlib
import re
import sys

E2E = pathlib.Path(__file__).resolve().parent / "e2e"
NEEDS = {  # by feature of lit.cfg.py
    "browser": "Chromium (package chromium), Node and its driver from npm",
    "clang": "clang and llvm-link of the same release (packages clang-22, llvm-22)",
    "graphs": "Graphviz when it is configured (package libgraphviz-dev)",
    "lintian": "lintian (package lintian)",
    "mlir-opt-19": "mlir-opt-19 (package mlir-19-tools)",
    "mlir-runner": "mlir-runner (package mlir-22-tools), and a build without sanitizers",
    "node": "Node (package nodejs)",
    "whole": "the option --whole of `./dev test`",
    "vsce": "Node and vsce from npm",
    "mlir-python": "MLIR's Python bindings, as mlir.ir (no package of Debian has them)",
    "nvim": "Neovim (package neovim)",
    "release": "the release build",
    "root": "to be run as root",
    "sanitizers": "a build with sanitizers",
}


BUT_FOR = {"root": "it is not run as root", "sanitizers": "it is not run with sanitizers"}


def why(name):
    """What the test of this name in tests/e2e says that it requires."""
    text = (E2E / name).read_text(errors="replace")
    needed = [feature.strip() for line in re.findall(r"REQUIRES: *(.*)", text) for feature in line.split(",")]
    barred = [feature.strip() for line in re.findall(r"UNSUPPORTED: *(.*)", text) for feature in line.split(",")]
    return "; ".join([f"it needs {NEEDS.get(feature, feature)}" for feature in needed] + [BUT_FOR.get(feature, f"it is not run with {feature}") for feature in barred])


log = pathlib.Path(sys.argv[1]).read_text(errors="replace")
left, skipped = {}, []
for block in re.split(r"^\d+/\d+ Testing: ", log, flags=re.M)[1:]:
    name = block.split("\n", 1)[0].strip()
    if re.search(r"^Test Skipped\.|SKIP_RETURN_CODE=77|^Test Not Run", block, flags=re.M):
        skipped.append(name)
    if not re.match(r"(asan_)?e2e_", name):
        continue
    listed = re.search(r"^Unsupported Tests \(\d+\):\n((?:  .*\n)+)", block, flags=re.M)
    out = {line.strip().split(" :: ", 1)[1] for line in listed[1].splitlines()} if listed else set()
    folder = name.split("e2e_", 1)[1]
    left.setdefault(folder, []).append(out)
lines = [f"  {name}: it says above what it needs" for name in skipped]
for folder in sorted(left):
    for test in sorted(set.intersection(*left[folder])):
        lines.append(f"  {test}: {why(test)}")
if lines:
    print(f"{len(lines)} test{'s were' if len(lines) > 1 else ' was'} left out:")
    print("\n".join(lines))
