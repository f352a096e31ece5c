#!/usr/bin/env python3
"""usage: broken.py MLIR_OPT PLUGIN BROKEN_PLUGIN SOURCE

Pipelines with a pass that makes the program wrong, at different places, on the module and on its functions: gpuverify-each and a pass manager with a
Watch, in threads and without, name that pass and no other, and find what it did. Without that pass they say nothing.
"""
import re
import subprocess
import sys

LOWER = "convert-scf-to-cf,gpu-to-llvm"

# the pipeline, where BREAK stands for the pass; what it does; the rules of which one is broken
PIPELINES = [
    (f"{LOWER},BREAK", "how=twice what=mgpuStreamDestroy", "stream-double-destroy"),
    (f"cse,{LOWER},canonicalize,BREAK,cse", "how=erase what=mgpuStreamSynchronize", "host-race|unwaited-work|free-in-flight|use-after-free"),
    (f"{LOWER},llvm.func(cse,BREAK,canonicalize)", "how=early what=mgpuStreamDestroy to=mgpuMemcpy", "stream-use-after-destroy"),
    (f"{LOWER},canonicalize,cse,reconcile-unrealized-casts,BREAK", "how=early what=mgpuMemFree to=gpu.launch_func", "use-after-free"),
    (f"{LOWER},symbol-dce,BREAK,canonicalize", "how=twice what=mgpuMemFree", "double-free"),
    (f"{LOWER},llvm.func(BREAK),cse", "how=early what=mgpuStreamDestroy to=mgpuStreamSynchronize", "stream-use-after-destroy"),
    (f"func.func(canonicalize,cse),{LOWER},cse,llvm.func(canonicalize,BREAK)", "how=twice what=mgpuStreamDestroy", "stream-double-destroy"),
    (f"{LOWER},cse,canonicalize,BREAK,symbol-dce", "how=early what=mgpuMemFree to=gpu.launch_func", "use-after-free"),
    (f"{LOWER},llvm.func(canonicalize),llvm.func(BREAK),llvm.func(cse)", "how=erase what=mgpuStreamSynchronize", "host-race|unwaited-work|free-in-flight|use-after-free"),
    (f"strip-debuginfo,{LOWER},BREAK,BREAK", "how=twice what=mgpuStreamDestroy", "stream-double-destroy"),
    (f"{LOWER},inline,BREAK", "how=twice what=free", "double-free"),
    (f"{LOWER},llvm.func(cse),inline,llvm.func(BREAK,cse)", "how=early what=free to=llvm.load", "use-after-free"),
]


def run(mlir_opt, plugins, passes, source, *more):
    loads = [f"--load-pass-plugin={plugin}" for plugin in plugins]
    done = subprocess.run([mlir_opt, *loads, f"--pass-pipeline=builtin.module({passes})", *more, source, "-o", "/dev/null"], capture_output=True, text=True)
    return done.returncode, re.findall(r"remark: (introduced by .*|the pipeline was .*)", done.stderr), done.stderr


def main():
    mlir_opt, plugin, broken, source = sys.argv[1:]
    ways = [("gpuverify-each{pipeline=builtin.module(%s)}", []), ("watched{pipeline=builtin.module(%s)}", []), ("watched{pipeline=builtin.module(%s)}", ["--mlir-disable-threading"])]
    named = right = 0
    for pipeline, does, rules in PIPELINES:
        for number, (way, more) in enumerate(ways):
            status, remarks, said = run(mlir_opt, (plugin, broken), way % pipeline.replace("BREAK", f"break{{{does}}}"), source, *more)
            assert status != 0 and len(remarks) == 1 and re.search(r"\bbreak\b", remarks[0]), (pipeline, does, number, status, remarks, said)
            assert remarks[0].endswith("; its input verified clean"), remarks
            if number == 0:
                steps = pipeline.replace("(", ",").replace(")", "").split(",")
                steps = [step for step in steps if not step.endswith(".func")]
                assert remarks[0].startswith(f"introduced by pass {steps.index('BREAK') + 1} of {len(steps)}, "), (pipeline, remarks)
            assert re.search(rf"error: .*\[({rules})\]", said), (pipeline, does, rules, said)
            named += 1
    for pipeline in (PIPELINES[1][0], PIPELINES[6][0]):
        for way, more in ways:
            status, remarks, said = run(mlir_opt, (plugin, broken), way % pipeline.replace("BREAK", "break{what=none}"), source, *more)
            assert status == 0 and not remarks and "error" not in said, (pipeline, way, said)
            right += 1
    print(len(PIPELINES), "pipelines,", named, "named,", right, "right")


main()
