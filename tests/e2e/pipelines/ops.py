#!/usr/bin/env python3
"""Whether the corpus has each operation of the gpu, nvgpu and async dialects of the release, as its definitions say, or a reason why not.

usage: ops.py MLIR-OPT
"""
import pathlib
import re
import sys

# Operations that no pipeline lowers, or that are written in another way.
WITHOUT = {
    "gpu.warp_execute_on_lane_0": "only the distribution of vectors lowers it, which is no pass of a pipeline",
    "gpu.subgroup_mma_extract_thread_local": "no lowering that host code goes through takes it",
    "gpu.subgroup_mma_insert_thread_local": "no lowering that host code goes through takes it",
    "gpu.return": "written", "gpu.terminator": "written", "gpu.yield": "written", "gpu.module": "made by outlining", "gpu.func": "made by outlining",
    "async.return": "written `return` in async.func",
}  # fmt: skip
MADE = re.compile(r"async\.(coro|runtime)\.")  # by the passes: read in every lowered form
DEFINITION = re.compile(r'\b(?:GPU|NVGPU|Async)_\w*Op\s*<\s*"([\w.]+)"')


def defined(mlir_opt):
    """The operations of the three dialects in the definitions beside this mlir-opt."""
    include = pathlib.Path(mlir_opt).resolve().parent.parent / "include/mlir/Dialect"
    for dialect, file in (("gpu", "GPU/IR/GPUOps.td"), ("nvgpu", "NVGPU/IR/NVGPUOps.td"), ("async", "Async/IR/AsyncOps.td")):
        yield from (f"{dialect}.{name}" for name in sorted(set(DEFINITION.findall((include / file).read_text()))))


def main():
    corpus = "\n".join(path.read_text() for path in pathlib.Path(__file__).parent.glob("Inputs/*.mlir"))
    missing, count = [], 0
    for op in defined(sys.argv[1]):
        if MADE.match(op):
            continue
        count += 1
        if not re.search(rf"\b{re.escape(op)}\b(?![.\w])", corpus) and op not in WITHOUT:
            missing.append(op)
        if op in WITHOUT and re.search(rf"\b{re.escape(op)}\b(?![.\w])", corpus) and len(WITHOUT[op]) > 20:
            missing.append(f"{op}, which is said not to be lowered")
    print(*missing, sep="\n")
    print(f"{count} operations, {len(missing)} not as expected")
    sys.exit(bool(missing) or count < 80)


if __name__ == "__main__":
    main()
