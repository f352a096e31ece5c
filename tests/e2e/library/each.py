#!/usr/bin/env python3
"""usage: each.py MLIR_OPT PLUGIN SHIPPED EXAMPLES

gpuverify-each names the pass that is to blame: of each source in SHIPPED that -gpu-to-llvm lowers wrongly, that one and no other; of one that was wrong
before the pipeline began, none; of a source that is lowered rightly, it says nothing.
"""
import pathlib
import re
import subprocess
import sys

PIPELINE = "cse,gpu-to-llvm,cse"


def run(mlir_opt, plugin, path, more=""):
    passes = f"builtin.module(gpuverify-each{{pipeline=builtin.module({PIPELINE}){more}}})"
    done = subprocess.run([mlir_opt, f"--load-pass-plugin={plugin}", f"--pass-pipeline={passes}", path, "-o", "/dev/null"], capture_output=True, text=True)
    return done.returncode, re.findall(r"remark: (introduced by .*|the pipeline was .*)", done.stderr), done.stderr


def main():
    mlir_opt, plugin, shipped, examples, folder = sys.argv[1:]
    blamed = 0
    for path in sorted(pathlib.Path(shipped).glob("*/source.mlir")):
        status, remarks, said = run(mlir_opt, plugin, path)
        if not remarks:
            assert status == 0 and "error" not in said, (path, said)
            continue
        assert status != 0 and len(remarks) == 1 and remarks[0].startswith("introduced by pass 2 of 3, gpu-to-llvm; its input "), (path, remarks)
        blamed += 1
    status, remarks, said = run(mlir_opt, plugin, f"{examples}/null-handle/faulty.mlir")
    assert status != 0 and remarks == ["the pipeline was given this: no pass of it has introduced it"], said
    right = sorted(pathlib.Path(examples).glob("*/source-correct.mlir"))
    for path in right:
        status, remarks, said = run(mlir_opt, plugin, path)
        assert status == 0 and not remarks, (path, said)
    path = f"{shipped}/token-used-after-wait/source.mlir"
    run(mlir_opt, plugin, path, f" dump={folder}/step")
    before, after = (pathlib.Path(f"{folder}/step.{which}.mlir").read_text() for which in ("before", "after"))
    assert "gpu.wait" in before and "mgpuStreamCreate" not in before and "mgpuStreamCreate" in after
    print(blamed, "blamed,", len(right), "right")


main()
