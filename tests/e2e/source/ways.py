#!/usr/bin/env python3
"""One program comes in by four ways: lowered before; the same beside its source; lowered by gpuverify; the same, pass by pass. Each option
has to mean the same by each of them: what is found in the lowered code is the same, and what comes out of the compiler is the same model.

usage: ways.py GPUVERIFY MLIR-OPT SCRATCH-DIRECTORY SOURCE... [--also OTHER-MLIR-OPT]
"""
import itertools
import json
import pathlib
import subprocess
import sys

PIPELINES = {
    "usual": "builtin.module(gpu-kernel-outlining,gpu.module(convert-gpu-to-nvvm),convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)",
    "no kernels": "builtin.module(convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)",
    "regions": "builtin.module(func.func(gpu-async-region),canonicalize,gpu.module(convert-gpu-to-nvvm),func.func(canonicalize,cse),"
    "convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)",
}
RUNTIME = """gpuverify-runtime 1
runtime mine "a synchronize that only looks at the stream"
function mgpuStreamSynchronize(stream)
"""
FROM_SOURCE = {"dependency-dropped", "token-unmapped", "work-dropped", "work-repeated", "work-differs", "work-unmatched"}


def options(scratch):
    """Each with whether what is found has to be the same by all ways; else only that it is taken by all."""
    profile = scratch / "own.profile"
    profile.write_text(RUNTIME)
    device = scratch / "device.mlir"
    device.write_text("llvm.func @nothing() { llvm.return }\n")
    yield [], True
    for runtime in ("rocm", "level-zero", "vulkan"):
        yield [f"--runtime={runtime}"], True
    yield [f"--runtime-file={profile}"], True
    yield ["--runtime=rocm", f"--runtime-file={profile}"], True
    yield ["--runtime=vulkan", f"--device-module={device}"], True
    yield ["--disable=runtime-unsupported", "--runtime=vulkan"], True
    yield ["--severity=unwaited-work=error", f"--runtime-file={profile}"], True
    yield ["--enable=needless-sync,redundant-wait"], True
    yield ["--werror", "--runtime=sycl"], True
    yield ["--runtime=none-such"], False
    yield [f"--runtime-file={scratch}/none-such"], False
    yield [f"--device-module={scratch}/none-such"], False


def run(words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def findings(gpuverify, words):
    """What is found in the lowered code; None: the input or the command line was refused."""
    done = run([gpuverify, "--format=json", *words])
    if done.returncode == 2:
        return None
    result = json.loads(done.stdout)["files"][0]
    found = {(f["rule"], f["severity"], f["location"]["line"], f["location"]["column"]) for f in result.get("findings", [])}
    return sorted(f for f in found if f[0] not in FROM_SOURCE)


def ways(mlir_opt, source, pipeline, lowered):
    lower = ["--lower", f"--mlir-opt={mlir_opt}", f"--pipeline={pipeline}", source]
    return {"lowered": [lowered], "beside": [f"--source={source}", lowered], "lower": lower, "each pass": [*lower, "--each-pass"]}


def compare(gpuverify, mlir_opt, source, name, scratch, complaints):
    """How many runs were compared; 0: the source cannot be lowered so."""
    pipeline, lowered = PIPELINES[name], str(scratch / "lowered.mlir")
    done = run([mlir_opt, source, f"-pass-pipeline={pipeline}", "-mlir-print-debuginfo", "-o", lowered])
    each = ways(mlir_opt, source, pipeline, lowered)
    if done.returncode:
        answers = {way: run([gpuverify, *words]).returncode for way, words in each.items() if way in ("lower", "each pass")}
        complaints += [f"{source} ({name}): refused by the compiler, and {way} gives {a}" for way, a in answers.items() if a != 2]
        return 0
    models = {way: run([gpuverify, "--dump=model", *each[way]]).stdout for way in ("lower", "each pass")}
    if models["lower"] != models["each pass"] or not models["lower"]:
        complaints.append(f"{source} ({name}): pass by pass another program comes out")
    count = 1
    for words, has_answer in options(scratch) if name == "usual" else ():
        answers = {way: findings(gpuverify, [*words, *each[way]]) for way in each}
        reports = [run([gpuverify, *words, *each[way]]).returncode for way in ("lower", "each pass")]
        count += len(answers)
        for way, answer in answers.items():
            if (answer is not None) != has_answer or answer != answers["lowered"]:
                complaints.append(f"{source} ({name}) {words}: {way}: {answer}, lowered: {answers['lowered']}")
        if reports[0] != reports[1]:
            complaints.append(f"{source} ({name}) {words}: at once {reports[0]}, pass by pass {reports[1]}")
    return count


def main():
    words = sys.argv[1:]
    also = words[words.index("--also") + 1:] if "--also" in words else []
    words = words[: words.index("--also")] if also else words
    gpuverify, mlir_opt, scratch, sources = words[0], words[1], pathlib.Path(words[2]), words[3:]
    scratch.mkdir(parents=True)
    complaints, count = [], 0
    for source, name, compiler in itertools.product(sources, PIPELINES, [mlir_opt, *also]):
        count += compare(gpuverify, compiler, source, name, scratch, complaints)
    print("\n".join(complaints) if complaints else f"{count} runs, all ways agree")
    sys.exit(1 if complaints or not count else 0)


if __name__ == "__main__":
    main()
