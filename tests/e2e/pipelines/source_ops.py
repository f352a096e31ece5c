#!/usr/bin/env python3
"""What of each operation of the gpu, nvgpu and async dialects is compared with the lowered code where it is verified from its source.

usage: source_ops.py GPUVERIFY MLIR-OPT TABLE SCRATCH-DIRECTORY [--write]

Programs of the corpus are lowered by gpuverify itself. TABLE has a line for each operation in the definitions of the release: `compared`, if in one of the
programs that has it nothing is left out; else what is said of them, or why there are none. What is read there has to be what the programs show.
"""
import json
import pathlib
import re
import subprocess
import sys

import corpus
import ops

# Few programs that have all operations; of those that are not compared, at least one each.
PROGRAMS = {
    ("sync", "plain"): "clusters_of_a_known_size tensor_cores clusters aligned_and_registered binary_in_the_source subgroup_reduce all_reduce default_device "
    "device_function dynamic_shared_memory memset named_kernels printf_kernel tiles_elementwise",
    ("async", "tasks"): "group_of_two_kinds async_func execute_value launch_in_a_task",
    ("nvgpu", "modules"): "barriers_by_number mma_sync sparse_tiles warpgroups tma_load async_copies tma_fenced_and_prefetched tma_store_too_early",
    ("options", "hip"): "ids_of_subgroups broadcast",
    ("options", "spv"): "number_of_subgroups rotated",
    ("options", "redux"): "reduced_by_redux",
    ("spirv", "level-zero"): "there_and_back",
    ("library", "plain"): "product_of_two bsr_times_vector sampled_product coo_of_pairs_times_vector coo_times_vector csc_times_vector",
    ("lt", "plain"): "two_of_four",
}
LEFT = {"work-unmatched", "token-unmapped"}


def programs(kind, names):
    inputs = pathlib.Path(corpus.__file__).parent / "Inputs"
    texts = [t for path in sorted(inputs.glob(f"{kind}.*mlir")) for t in path.read_text().split("// -----\n")]
    named = {p.name: p.text for p in map(corpus.Program, texts)}
    return {name: named[name] for name in names.split()}


def verified(gpuverify, mlir_opt, scratch, kind, way):
    """Pairs of a program's text and what is left out of it; None: nothing."""
    texts = programs(kind, PROGRAMS[kind, way])
    runtime, words, _ = corpus.WAYS[kind][way]
    paths = {name: scratch / f"{kind}.{name}.mlir" for name in texts}
    for name, path in paths.items():
        path.write_text(texts[name])
    run = subprocess.run([gpuverify, "--format=json", "--lower", f"--runtime={runtime}", f"--mlir-opt={mlir_opt}", *map(str, paths.values()), "--", *words],
                         stdout=subprocess.PIPE, text=True)
    for text, file in zip(texts.values(), json.loads(run.stdout)["files"], strict=True):
        assert file["verdict"] != "unusable", file
        left = [f["message"].split("after this: ")[-1] for f in file["findings"] if f["rule"] in LEFT]
        yield text, left[0] if left else None


def reasons():
    """Of the operations that no program has."""
    return {op: "compared" if why.startswith(("written", "made")) else f"not in sources: {why}" for op, why in ops.WITHOUT.items()}


def table(gpuverify, mlir_opt, scratch):
    known = reasons()
    results = [r for way in PROGRAMS for r in verified(gpuverify, mlir_opt, scratch, *way)]
    for op in ops.defined(mlir_opt):
        if ops.MADE.match(op):
            yield op, "not in sources: the passes make it"
            continue
        has = [left for text, left in results if re.search(rf"\b{re.escape(op)}\b(?![.\w])", re.sub("//.*", "", text))]
        said = "compared" if None in has else next((left for left in has if op in left), has[0]) if has else None
        yield op, said or known.get(op, "in no program")


def main():
    gpuverify, mlir_opt, path, scratch = [w for w in sys.argv[1:] if not w.startswith("--")]
    pathlib.Path(scratch).mkdir(parents=True)
    text = "".join(f"{op}: {said}\n" for op, said in table(gpuverify, mlir_opt, pathlib.Path(scratch)))
    path = pathlib.Path(path)
    if "--write" in sys.argv:
        path.write_text(text)
    if text != path.read_text() or "in no program" in text:
        sys.exit("not as in the table:\n" + "\n".join(sorted(set(text.splitlines()) ^ set(path.read_text().splitlines()))))
    print(len(text.splitlines()), "operations,", text.count(": compared\n"), "compared")


main()
