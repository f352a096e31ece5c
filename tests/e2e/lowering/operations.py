#!/usr/bin/env python3
"""usage: operations.py GPUVERIFY MLIR-OPT SOURCES LOWERING.DEF SCRATCH-DIRECTORY

Every operation of the gpu dialect that the lowering handles stands in one of SOURCES. Lowered, they are right, but for what is said of the sparse
operations, which run on the null stream; with one call of the runtime done twice or left out something is found, at its place or where it is missed.
"""
import json
import pathlib
import re
import subprocess
import sys

PIPELINE = "builtin.module(gpu-kernel-outlining,gpu.module(convert-gpu-to-nvvm),convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)"
# What is said of each source as it is, by rule and number.
AS_IT_IS = {"host": {}, "async": {}, "sparse": {"free-in-flight": 19}}
# What is done to a call of the function, in the source, and that has to be found then: a part of a rule's name.
FAULTS = {
    "host": [("twice", "mgpuMemFree", "free"), ("twice", "mgpuStreamDestroy", "stream-double-destroy"), ("erase", "mgpuStreamDestroy", "stream-leak"),
             ("erase", "mgpuMemFree", "memory-leak"), ("erase", "mgpuMemAlloc", ""), ("erase", "mgpuStreamSynchronize", ""),
             ("twice", "free", "double-free"), ("erase", "free", "leak"), ("twice", "mgpuStreamSynchronize", None), ("twice", "mgpuMemset32", None),
             ("twice", "mgpuMemset16", None), ("twice", "mgpuSetDefaultDevice", None), ("twice", "mgpuMemcpy", None)],
    "async": [("twice", "mgpuStreamDestroy", "stream-double-destroy"), ("erase", "mgpuStreamDestroy", "stream-leak"), ("erase", "mgpuStreamSynchronize", ""),
              ("twice", "mgpuStreamSynchronize", None)],
    "sparse": [("twice", "mgpuMemFree", "free"), ("erase", "mgpuMemFree", "memory-leak"), ("twice", "mgpuStreamDestroy", "stream-double-destroy"),
               ("erase", "mgpuStreamDestroy", "stream-leak"), ("twice", "mgpuSpMVBufferSize", None),
               ("twice", "mgpuSpMatGetSize", None), ("twice", "mgpuStreamSynchronize", None)],
}


def lower(mlir_opt, path):
    done = subprocess.run([mlir_opt, f"--pass-pipeline={PIPELINE}", path], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines(keepends=True)


def edited(lines, how, callee):
    at = next((i for i, line in enumerate(lines) if f"llvm.call @{callee}(" in line), None)
    assert at is not None, f"nothing calls {callee}"
    line = lines[at]
    if how == "twice":
        return lines[: at + 1] + [re.sub(r"%\d+ = ", f"%again = ", line)] + lines[at + 1 :]
    value = re.match(r" *(%\d+) = ", line)
    return lines[:at] + ([f"    {value[1]} = llvm.mlir.zero : !llvm.ptr\n"] if value else []) + lines[at + 1 :]


def counts(file):
    rules = [f["rule"] for f in file["findings"]]
    return {rule: rules.count(rule) for rule in rules}


def main():
    gpuverify, mlir_opt, sources, table, scratch = sys.argv[1:]
    texts = {path.stem: path.read_text() for path in pathlib.Path(sources).glob("*.mlir")}
    missing = {name for name in re.findall(r'^LOWERING\("([\w.]+)"', pathlib.Path(table).read_text(), re.MULTILINE)}
    missing = sorted(name for name in missing if not any(re.search(rf"\b{re.escape(name)}\b", text) for text in texts.values()))
    assert not missing, f"no program has {missing}"
    programs = {}
    for name in texts:
        lines = lower(mlir_opt, f"{sources}/{name}.mlir")
        programs[name, "", ""] = lines
        for how, callee, _ in FAULTS[name]:
            programs[name, how, callee] = edited(lines, how, callee)
    paths = {key: pathlib.Path(scratch, "-".join(key) + ".mlir") for key in programs}
    for key, path in paths.items():
        path.write_text("".join(programs[key]))
    done = subprocess.run([gpuverify, "--format=json", *map(str, paths.values())], stdout=subprocess.PIPE, text=True)
    files = dict(zip(paths, json.loads(done.stdout)["files"], strict=True))
    wrong = []
    for name in texts:
        said = counts(files[name, "", ""])
        if said != AS_IT_IS[name]:
            wrong.append(f"{name}: {said}")
        for how, callee, rule in FAULTS[name]:
            more = {r: n for r, n in counts(files[name, how, callee]).items() if n > said.get(r, 0)}
            verdict = files[name, how, callee]["verdict"]
            if rule is None and (verdict == "violated" or (more and name != "sparse")):
                wrong.append(f"{name}, {callee} {how}: it is right, but {more}")
            if rule is not None and not any(rule in r for r in more):
                wrong.append(f"{name}, {callee} {how}: {verdict}, {more}")
    print(*wrong, sep="\n")
    print(len(texts), "sources,", len(programs) - len(texts), "edits")
    sys.exit(1 if wrong else 0)


main()
