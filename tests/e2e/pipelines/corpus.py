#!/usr/bin/env python3
"""Programs lowered in every way that upstream's pipelines have, and what is said of each.

usage: corpus.py GPUVERIFY MLIR-OPT SCRATCH-DIRECTORY [--release=N] [--jobs=N] [--share=N] [--undecided]

Inputs/KIND.mlir and Inputs/KIND.*.mlir have programs divided by `// -----`; each begins with `// name: VERDICT [WAY=VERDICT …]`. The first verdict is what the program is;
others hold where a way makes another program of it, or where it is not decided; `WAY=none`: it is not lowered so; `WAY*` stands for all ways that
begin with that, `WAY@19` for that way of an older release, `@19` for all ways of it. No program may be unusable, none may be said to be what it is not, and of all no more than one in twenty may be undecided. With --share, one program in
N is taken, and how many are undecided is not asked.
"""
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

MOST_UNDECIDED = 1 / 20
RELEASE = 22
AS_OF_23 = 8


def passes(*words):
    return ["-pass-pipeline=builtin.module(" + ",".join(words) + ")"]


NVVM = "gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm)"
STRIDES = "convert-scf-to-cf,expand-strided-metadata,lower-affine"
HOST = STRIDES + ",gpu-to-llvm,reconcile-unrealized-casts"
LOOPS = "convert-linalg-to-parallel-loops,func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu,lower-affine,gpu-kernel-outlining"
RUNTIME = "async-func-to-async-runtime,async-to-async-runtime"
REST = "convert-async-to-llvm,convert-cf-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"
VALUES = "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},buffer-deallocation-pipeline,convert-bufferization-to-memref"
SPIRV = ("spirv-attach-target{ver=v1.0 caps=Addresses,Int64,Kernel},convert-gpu-to-spirv{use-64bit-index=true},gpu.module(spirv.module(spirv-lower-abi-attrs,spirv-update-vce)),"
         "convert-scf-to-cf,expand-strided-metadata,lower-affine,gpu-to-llvm{use-bare-pointers-for-kernels=true},gpu-module-to-binary,reconcile-unrealized-casts")
FOR = "async-parallel-for{async-dispatch=false}"
CPU = "convert-scf-to-cf,gpu-to-llvm"
SPARSE = "gpu-triple=nvptx64-nvidia-cuda gpu-chip=sm_80 gpu-features=+ptx71 gpu-format=isa"
# kind: way: (runtime, words of mlir-opt, oldest release)
WAYS = {
    "sync": {
        "plain": ("cuda", passes("gpu-kernel-outlining", NVVM, HOST), 19),
        "canonical": ("cuda", passes("canonicalize,gpu-kernel-outlining,cse", NVVM, STRIDES, "canonicalize,gpu-to-llvm,reconcile-unrealized-casts,canonicalize,cse,symbol-dce"), 19),
        "bare": ("cuda", passes("gpu-kernel-outlining", "gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv})", STRIDES, "gpu-to-llvm{use-bare-pointers-for-kernels},reconcile-unrealized-casts"), 19),
        "nvvm-isa": ("cuda", ["--gpu-lower-to-nvvm-pipeline=cubin-chip=sm_80 cubin-features=+ptx80 cubin-format=isa"], 19),
        "nvvm-llvm": ("cuda", ["--gpu-lower-to-nvvm-pipeline=cubin-chip=sm_80 cubin-features=+ptx80 cubin-format=llvm"], 19),
        "rocm": ("rocm", passes("gpu-kernel-outlining,rocdl-attach-target{chip=gfx90a}", "gpu.module(convert-scf-to-cf,convert-gpu-to-rocdl)", HOST), 19),
        "rocm-llvm": ("rocm", passes("gpu-kernel-outlining,rocdl-attach-target{chip=gfx90a}", "gpu.module(convert-scf-to-cf,convert-gpu-to-rocdl)", HOST, "gpu-module-to-binary{format=llvm}"), 19),
        "xevm-pipeline": ("level-zero", passes("gpu-kernel-outlining,gpu-lower-to-xevm-pipeline{xegpu-op-level=lane binary-format=llvm}"), 22),
        "xevm": ("level-zero", passes("gpu-kernel-outlining,xevm-attach-target{chip=pvc}", "gpu.module(convert-scf-to-cf,convert-gpu-to-llvm-spv{use-64bit-index=true})", HOST), 22),
        "async-region": ("cuda", passes("gpu-kernel-outlining,func.func(gpu-async-region)", NVVM, HOST), 19),
        "interfaces": ("cuda", passes("gpu-kernel-outlining", NVVM, STRIDES, "func.func(llvm-request-c-wrappers),gpu-to-llvm,reconcile-unrealized-casts"), 19),
    },
    "async": {
        "tasks": ("cuda", passes("gpu-to-llvm,reconcile-unrealized-casts"), 19),
        "stage": ("cuda", passes(CPU, RUNTIME), 19),
        "whole": ("cuda", passes("async-parallel-for", CPU, RUNTIME, REST), 19),
        "for": ("cuda", passes(FOR, CPU, RUNTIME, REST), 19),
        "for-tasks": ("cuda", passes(FOR, "convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts"), 19),
        "for-workers": ("cuda", passes("async-parallel-for{async-dispatch=false num-workers=4 min-task-size=1}", CPU, RUNTIME, REST), 19),
        "policy": ("cuda", passes(FOR, CPU, RUNTIME, "async-runtime-policy-based-ref-counting", REST), 19),
        "counted": ("cuda", passes(FOR, CPU, RUNTIME, "async-runtime-ref-counting,async-runtime-ref-counting-opt", REST), 19),
        "for-canonical": ("cuda", passes(FOR, "canonicalize", CPU, RUNTIME, "canonicalize,cse", REST, "canonicalize,cse"), 19),
    },
    "linalg": {
        "loops": ("cuda", passes(LOOPS, NVVM, HOST), 19),
        "region": ("cuda", passes(LOOPS, "func.func(gpu-async-region)", NVVM, HOST), 19),
        "region-canonical": ("cuda", passes(LOOPS, "func.func(gpu-async-region),canonicalize,cse", NVVM, HOST), 19),
        "isa": ("cuda", passes(LOOPS, "nvvm-attach-target{chip=sm_80 features=+ptx71}", NVVM, HOST, "gpu-module-to-binary{format=isa}"), 19),
    },
    "tensors": {
        "plain": ("cuda", passes(VALUES, LOOPS, NVVM, HOST), 19),
        "region": ("cuda", passes(VALUES, LOOPS, "func.func(gpu-async-region)", NVVM, HOST), 19),
        "nvvm-llvm": ("cuda", passes(VALUES, LOOPS, "nvvm-attach-target{chip=sm_80 features=+ptx71}", NVVM, HOST, "gpu-module-to-binary{format=llvm}"), 19),
    },
    "nvgpu": {
        "modules": ("cuda", passes("convert-nvgpu-to-nvvm,gpu-kernel-outlining,convert-vector-to-scf,convert-scf-to-cf,convert-nvvm-to-llvm,convert-func-to-llvm,expand-strided-metadata,convert-nvgpu-to-nvvm", "gpu.module(convert-gpu-to-nvvm,canonicalize,cse,reconcile-unrealized-casts)", "gpu-to-llvm,reconcile-unrealized-casts"), 19),
        "isa": ("cuda", ["--gpu-lower-to-nvvm-pipeline=cubin-chip=sm_90 cubin-features=+ptx80 cubin-format=isa"], 19),
        "llvm": ("cuda", ["--gpu-lower-to-nvvm-pipeline=cubin-chip=sm_90 cubin-features=+ptx80 cubin-format=llvm"], 19),
    },
    "lt": {
        "plain": ("cuda", passes(CPU + ",reconcile-unrealized-casts"), 19),
        "region": ("cuda", passes("func.func(gpu-async-region)", CPU + ",reconcile-unrealized-casts"), 19),
    },
    "library": {
        "plain": ("cuda", passes(CPU + ",reconcile-unrealized-casts"), 19),
        "region": ("cuda", passes("func.func(gpu-async-region)", CPU + ",reconcile-unrealized-casts"), 19),
    },
    "options": {
        "redux": ("cuda", passes("gpu-kernel-outlining", "gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm{has-redux=true index-bitwidth=32})", HOST), 19),
        "hip": ("rocm", passes("gpu-kernel-outlining,rocdl-attach-target{chip=gfx942 O=3 fast=true daz=true}", "gpu.module(convert-scf-to-cf,convert-gpu-to-rocdl{chipset=gfx942 runtime=HIP index-bitwidth=64})", HOST), 19),
        "spv": ("level-zero", passes("gpu-kernel-outlining,xevm-attach-target{chip=bmg O=3}", "gpu.module(convert-scf-to-cf,convert-gpu-to-llvm-spv{use-64bit-index=true})", HOST), 22),
        "sunk": ("cuda", passes("func.func(gpu-launch-sink-index-computations,gpu-eliminate-barriers),gpu-kernel-outlining,gpu-decompose-memrefs", NVVM, HOST), 19),
        "bare": ("cuda", ["--gpu-lower-to-nvvm-pipeline=cubin-chip=sm_90 cubin-features=+ptx80 cubin-format=llvm opt-level=3 host-bare-ptr-calling-convention=true kernel-bare-ptr-calling-convention=true"], 19),
        "sizes": ("cuda", passes("gpu-kernel-outlining", "gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv})", STRIDES, "gpu-to-llvm{use-bare-pointers-for-host=true use-bare-pointers-for-kernels=true},reconcile-unrealized-casts"), 19),
        "attached": ("cuda", passes("gpu-kernel-outlining,nvvm-attach-target{chip=sm_90 features=+ptx80 O=3 fast=true ftz=true module=.*}", NVVM, HOST, "gpu-module-to-binary{format=llvm section=kernels opts=-v}"), 22),
    },
    "vulkan": {
        "runner": ("vulkan", ["--test-vulkan-runner-pipeline"], 22),
    },
    "spirv": {
        "level-zero": ("level-zero", passes(SPIRV), 19),
        "region": ("level-zero", passes("func.func(gpu-async-region)", SPIRV), 19),
        "sycl": ("sycl", passes(SPIRV), 19),
    },
    "sparse": {
        "generated": ("cuda", [f"--sparsifier=enable-runtime-library=false parallelization-strategy=dense-outer-loop {SPARSE}"], 19),
        "generated-library": ("cuda", [f"--sparsifier=parallelization-strategy=dense-outer-loop {SPARSE}"], 19),
        "cusparse": ("cuda", [f"--sparsifier=enable-runtime-library=false enable-gpu-libgen=true {SPARSE}"], 19),
        "cusparse-library": ("cuda", [f"--sparsifier=enable-runtime-library=true enable-gpu-libgen=true {SPARSE}"], 19),
    },
}


class Program:
    def __init__(self, text):
        name, self.truth, others = re.search(r"// (\w+): (\w+)(.*)", text).groups()
        self.name, self.text = name, text
        self.others = dict(word.split("=") for word in others.split())

    def wanted(self, way):
        """What is to be said of it, lowered so; `WAY@19`: by that release."""
        for pattern, verdict in self.others.items():
            if pattern in (f"{way}@{RELEASE}", f"@{RELEASE}", way) or (pattern.endswith("*") and way.startswith(pattern[:-1])):
                return verdict
        return self.truth


def lower(mlir_opt, words, programs, places=True):
    """The programs lowered, in one run; `places`: with those of their operations."""
    text = "// -----\n".join(p.text for p in programs)
    run = subprocess.run([mlir_opt, *words, *["-mlir-print-debuginfo"] * places, "-split-input-file"], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(f"{mlir_opt} {words}: {run.stderr[:2000]}")
    return run.stdout.split("// -----")


def as_of_23(text):
    """The text as release 23 prints it, by what its own tests show: tokens are a builtin type, and properties of loads and stores stand in pointed brackets. Each has one here."""
    text = re.sub(r"!llvm\.token\b", "token", text)
    text = re.sub(r"( llvm\.(?:load|store) [^:{\n]*?) \{alignment = (\d+) : i64\} :", r"\1 <alignment = \2> :", text)
    return re.sub(r"( llvm\.(?:load|store) [^:{<\n]*?) :", r"\1 <alignment = 1> :", text)


def run_way(gpuverify, mlir_opt, scratch, kind, way, programs):
    """Pairs of what is wanted and what is said, with the name and what was found."""
    runtime, words, _ = WAYS[kind][way]
    programs = [p for p in programs if p.wanted(way) != "none"]
    if not programs:
        return  # none of this way has a part in the share
    paths = []
    texts = lower(mlir_opt, words, programs)
    if RELEASE == 22:  # one in AS_OF_23 is read in the text of release 23, too
        newer = [(p, as_of_23(t)) for p, t in zip(programs, texts, strict=True) if (len(kind + way) + len(p.text)) % AS_OF_23 == 0]
        programs, texts = programs + [p for p, _ in newer], texts + [t for _, t in newer]
    for i, (program, text) in enumerate(zip(programs, texts, strict=True)):
        paths.append(scratch / f"{kind}.{program.name}.{way}.{i}.mlir")
        paths[-1].write_text(text)
    run = subprocess.run([gpuverify, "--format=json", f"--runtime={runtime}", *map(str, paths)], stdout=subprocess.PIPE, text=True)
    files = {f["path"]: f for f in json.loads(run.stdout)["files"]}
    for program, path in zip(programs, paths):
        file = files[str(path)]
        said = file.get("error") or "; ".join(f"{f['rule']}: {f['message']}" for f in file["findings"])
        yield program.wanted(way), program.truth, file["verdict"], f"{kind}/{program.name} {way}", said


def main():
    options = dict((w[2:] + "=").split("=")[:2] for w in sys.argv[1:] if w.startswith("--"))
    gpuverify, mlir_opt, scratch = [w for w in sys.argv[1:] if not w.startswith("--")]
    global RELEASE
    scratch, RELEASE = pathlib.Path(scratch), int(options.get("release", 22))
    scratch.mkdir(parents=True, exist_ok=True)
    inputs = pathlib.Path(__file__).parent / "Inputs"
    jobs = []
    with concurrent.futures.ThreadPoolExecutor(int(options.get("jobs", 2))) as pool:
        for kind, ways in WAYS.items():
            texts = [t for path in sorted(inputs.glob(f"{kind}.*mlir")) for t in path.read_text().split("// -----\n")]
            programs = [Program(text) for text in texts][:: int(options.get("share", 1))]
            for way, (_, _, oldest) in ways.items():
                if RELEASE >= oldest:
                    jobs.append(pool.submit(lambda *a: list(run_way(*a)), gpuverify, mlir_opt, scratch, kind, way, programs))
    results = [r for job in jobs for r in job.result()]
    bad = [r for r in results if r[0] != r[2]]
    limits = (pathlib.Path(__file__).parents[3] / "docs" / "limits.md").read_text()
    for name in sorted({r[3].split()[0].split("/")[1] for r in results if r[2] == "unproved"}):
        if f"`{name}`" not in limits:
            sys.exit(f"{name} is undecided, and docs/limits.md does not say why")
    undecided = [r for r in results if r[2] == "unproved"]
    for wanted, _, verdict, name, said in bad:
        print(f"{name}: {verdict}, not {wanted}: {said}")
    for *_, name, said in undecided if "undecided" in options else ():
        print(f"{name}: {said}")
    print(f"{len(results)} programs, {len(bad)} not as expected, {len(undecided)} undecided")
    sys.exit(bool(bad) or (int(options.get("share", 1)) == 1 and len(undecided) > MOST_UNDECIDED * len(results)))


if __name__ == "__main__":
    main()
