#!/usr/bin/env python3
"""Takes single calls out of correctly lowered code: each dependency that is then not kept has to be found, and nothing in the code
as it was.

usage: dropped.py GPUVERIFY MLIR-OPT INPUTS SCRATCH-DIRECTORY
"""
import json
import pathlib
import re
import subprocess
import sys

KERNELS = "gpu.module(convert-gpu-to-nvvm),"
PIPELINE = "-pass-pipeline=builtin.module({}convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)"
CALL = re.compile(r"llvm\.call @mgpu(EventRecord|StreamWaitEvent|StreamSynchronize|EventSynchronize)\(([^)]*)\).*loc\((#loc\d*)\)")


def verify(gpuverify, source, lowered):
    """The verdict, and the rules found with their lines."""
    run = subprocess.run([gpuverify, "--format=json", "--source", source, lowered], stdout=subprocess.PIPE, check=False)
    result = json.loads(run.stdout)["files"][0]
    status = {"proved": 0, "violated": 1, "unusable": 2, "unproved": 3}[result["verdict"]]
    assert run.returncode == status, (run.returncode, result)
    return result["verdict"], {(f["rule"], f["location"]["line"]) for f in result["findings"] if f["severity"] == "error"}


def line_of(text, alias):
    return int(re.search(rf'^{alias} = loc\("[^"]*":(\d+):', text, re.MULTILINE).group(1))


def mutants(text):
    """Each with one call less, what was called, and the line of its operation in the source."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        call = CALL.search(line)
        if call:
            yield "\n".join(lines[:i] + lines[i + 1 :]), call.group(1), line_of(text, call.group(3))


def check(call, line, verdict, errors):
    """What is wrong with the answer; nothing when it is right."""
    if verdict != "violated":
        return f"{verdict} without it"
    if call == "EventRecord":
        return None if any(rule == "event-not-recorded" for rule, _ in errors) else f"only {sorted(errors)}"
    wanted = {("dependency-dropped", line)} if call.endswith("Synchronize") else None
    if wanted and not wanted <= errors:
        return f"{sorted(errors)} and not {sorted(wanted)}"
    if not any(rule == "dependency-dropped" for rule, _ in errors):
        return f"only {sorted(errors)}"
    return None


def main():
    gpuverify, mlir_opt, inputs, scratch = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    scratch.mkdir(parents=True)
    complaints, count = [], 0
    for name in ("chain", "fork", "loop", "tasks"):
        source = str(inputs / f"{name}.mlir")
        # Where the NVVM dialect is loaded, releases up to 22 yield streams from tasks.
        pipeline = PIPELINE.format("" if name == "tasks" else KERNELS)
        lower = [mlir_opt, source, pipeline, "-mlir-print-debuginfo"]
        text = subprocess.run(lower, stdout=subprocess.PIPE, check=True, text=True).stdout
        whole = scratch / f"{name}.mlir"
        whole.write_text(text)
        answer = verify(gpuverify, source, str(whole))
        if answer != ("proved", set()):
            complaints.append(f"{name}: {answer} as it is")
        for mutant, call, line in mutants(text):
            path = scratch / f"{name}.{count}.mlir"
            path.write_text(mutant)
            wrong = check(call, line, *verify(gpuverify, source, str(path)))
            if wrong:
                complaints.append(f"{path.name}: mgpu{call} of line {line} taken out: {wrong}")
            count += 1
    print("\n".join(complaints) if complaints else f"{count} calls taken out, each found")
    sys.exit(1 if complaints or count < 10 else 0)


if __name__ == "__main__":
    main()
