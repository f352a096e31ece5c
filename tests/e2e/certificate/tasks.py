#!/usr/bin/env python3
"""Random tasks beside their caller, on the same streams: none that goes wrong on a run of the interpreter has a certificate.

usage: tasks.py INTERPRET DIRECTORY FIRST-SEED COUNT

Prints how many go wrong, and how many others have a certificate.
"""
import os
import random
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "evidence"))
from opinion import Opinion  # noqa: E402

AT_A_TIME = 200
PTR = "!llvm.ptr"


def call(name, *operands):
    return f"llvm.call @{name}({', '.join('%' + o for o in operands)}) : ({', '.join(PTR for _ in operands)}) -> ()"


def fill(buffer, stream):
    return f"llvm.call @mgpuMemset32(%{buffer}, %v, %c4, %{stream}) : ({PTR}, i32, i64, {PTR}) -> ()"


def copied(to, of, stream):
    return f"llvm.call @mgpuMemcpy(%{to}, %{of}, %c4, %{stream}) : ({PTR}, {PTR}, i64, {PTR}) -> ()"


HEAD = ["module attributes {gpu.container_module} {", *(f"llvm.func @{name}() -> {PTR}" for name in ("mgpuStreamCreate", "mgpuEventCreate")),
        *(f"llvm.func @{name}({PTR})" for name in ("mgpuStreamDestroy", "mgpuStreamSynchronize", "mgpuEventDestroy", "mgpuEventSynchronize")),
        *(f"llvm.func @{name}({PTR}, {PTR})" for name in ("mgpuStreamWaitEvent", "mgpuEventRecord", "mgpuMemFree")),
        f"llvm.func @mgpuMemAlloc(i64, {PTR}, i8) -> {PTR}", f"llvm.func @mgpuMemcpy({PTR}, {PTR}, i64, {PTR})", f"llvm.func @mgpuMemset32({PTR}, i32, i64, {PTR})",
        "llvm.func @main() {", "%c4 = llvm.mlir.constant(4 : i64) : i64", "%v = llvm.mlir.constant(7 : i32) : i32", "%shared = llvm.mlir.constant(1 : i8) : i8",
        *(f"%{s} = llvm.call @mgpuStreamCreate() : () -> {PTR}" for s in "st"), *(f"%{e} = llvm.call @mgpuEventCreate() : () -> {PTR}" for e in "ef"),
        *(f"%{b} = llvm.call @mgpuMemAlloc(%c4, %s, %shared) : (i64, {PTR}, i8) -> {PTR}" for b in "bd"), call("mgpuEventRecord", "e", "t"), call("mgpuEventRecord", "f", "s")]
TAIL = [call("mgpuStreamSynchronize", "s"), call("mgpuStreamSynchronize", "t"), call("mgpuEventDestroy", "e"), call("mgpuEventDestroy", "f"), call("mgpuMemFree", "b", "s"),
        call("mgpuMemFree", "d", "s"), call("mgpuStreamDestroy", "s"), call("mgpuStreamDestroy", "t"), "llvm.return", "}", "}"]
OPERATIONS = [*(call("mgpuStreamWaitEvent", s, e) for s in "st" for e in "ef"), *(call("mgpuEventRecord", "f", s) for s in "st"), *(call("mgpuStreamSynchronize", s) for s in "st"),
              call("mgpuEventSynchronize", "e"), *(fill(b, s) for b in "bd" for s in "st"), copied("d", "b", "s"), copied("d", "b", "t"),
              *(f"%r{b}NUMBER = llvm.load %{b} : {PTR} -> i32" for b in "bd")]


def program(seed):
    rng, parts, count = random.Random(seed), [], 0
    for few, many in ((0, 2), (1, 3), (1, 3), (0, 2)):
        parts.append([])
        for _ in range(rng.randint(few, many)):
            count += 1
            parts[-1].append(rng.choice(OPERATIONS).replace("NUMBER", str(count)))
    return [*HEAD, *parts[0], "%k = async.execute {", *parts[1], "async.yield", "}", *parts[2], "async.await %k : !async.token", *parts[3], *TAIL]


def main():
    interpret, directory, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    opinion, wrong, certified, right, accepted = Opinion(interpret), 0, 0, 0, []
    for start in range(first, first + count, AT_A_TIME):
        paths = {os.path.join(directory, f"tasks-{seed}.mlir"): program(seed) for seed in range(start, min(start + AT_A_TIME, first + count))}
        for path, lines in paths.items():
            with open(path, "w", encoding="utf-8") as out:
                out.write("\n".join(lines) + "\n")
        run = subprocess.run([interpret, "--certify", *paths], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        answers = dict(line.split(": ", 1) for line in run.stdout.decode().splitlines())
        if len(answers) != len(paths):
            sys.exit(f"{len(answers)} answers for {len(paths)} programs: {run.stderr.decode()}")
        for path, lines in paths.items():
            is_wrong, has = opinion.run(lines).is_faulty(), answers[path] == "certified"
            wrong, right, certified = wrong + is_wrong, right + (not is_wrong), certified + (has and not is_wrong)
            if has and is_wrong:
                accepted.append(path)
            else:
                os.remove(path)
    opinion.close()
    for path in accepted:
        print(f"{path}: goes wrong, and has a certificate")
    print(f"{wrong} programs that go wrong, {certified} of {right} others with a certificate")
    sys.exit(1 if accepted else 0)


if __name__ == "__main__":
    main()
