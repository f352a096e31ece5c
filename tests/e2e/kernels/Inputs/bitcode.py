#!/usr/bin/env python3
"""Kernels that a gpu.binary has as LLVM bitcode: what each does is known as if its gpu.module were there.

usage: bitcode.py GPUVERIFY MLIR-OPT SCRATCH-DIRECTORY

In each program one kernel runs on one stream and another one on a second, which nothing orders. Which bytes of buffer %m they touch decides. All are
lowered in one run, for two targets, and verified in one.
"""
import json
import pathlib
import re
import subprocess
import sys

PIPELINE = ("builtin.module(TARGET,gpu.module(convert-scf-to-cf,convert-index-to-llvm,CONVERT,reconcile-unrealized-casts),convert-scf-to-cf,gpu-to-llvm,"
            "gpu-module-to-binary{format=llvm},reconcile-unrealized-casts)")
TARGETS = {
    "nvvm": ("nvvm-attach-target{chip=sm_80 features=+ptx71}", "convert-gpu-to-nvvm"),
    "rocdl": ("rocdl-attach-target{chip=gfx90a}", "convert-gpu-to-rocdl"),
}
ARGS = "(%m: memref<64xf32>, %o: memref<64xf32>, %n: index, %p: memref<64xi64>)"
HEAD = "%i = gpu.thread_id x\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c31 = arith.constant 31 : index\n%c32 = arith.constant 32 : index\n%f = arith.constant 1.5 : f32\n"
READ = "%v = memref.load %m[%i] : memref<64xf32>\nmemref.store %v, %o[%i] : memref<64xf32>"
WRITE = "memref.store %f, %m[%i] : memref<64xf32>"
UPPER = "%j = arith.addi %i, %c32 : index\nmemref.store %f, %m[%j] : memref<64xf32>"
MIDDLE = "%j = arith.addi %i, %c31 : index\nmemref.store %f, %m[%j] : memref<64xf32>"
UPPER_READ = "%j = arith.addi %i, %c32 : index\n%v = memref.load %m[%j] : memref<64xf32>\nmemref.store %v, %o[%i] : memref<64xf32>"
ATOMIC = "%w = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<64xf32>) -> f32"
NEVER = "%z = arith.cmpi slt, %i, %c0 : index\nscf.if %z { memref.store %f, %m[%i] : memref<64xf32> }"
SOMETIMES = "%z = memref.load %p[%i] : memref<64xi64>\n%y = arith.constant 5 : i64\n%x = arith.cmpi eq, %z, %y : i64\nscf.if %x { memref.store %f, %m[%i] : memref<64xf32> }"
FIRST_HALF = "scf.for %k = %c0 to %c32 step %c1 { memref.store %f, %m[%k] : memref<64xf32> }"
ONE_MORE = "%c33 = arith.constant 33 : index\nscf.for %k = %c0 to %c33 step %c1 { memref.store %f, %m[%k] : memref<64xf32> }"
EITHER = "%z = memref.load %p[%i] : memref<64xi64>\n%y = arith.constant 5 : i64\n%x = arith.cmpi eq, %z, %y : i64\n%e = arith.select %x, %m, %o : memref<64xf32>\nmemref.store %f, %e[%i] : memref<64xf32>"
CALL = "func.call @helper(%m, %i) : (memref<64xf32>, index) -> ()"
STRANGER = "%q = memref.extract_aligned_pointer_as_index %m : memref<64xf32> -> index\nfunc.call @stranger(%q) : (index) -> ()"
FOLLOWED = ("%z = memref.load %p[%i] : memref<64xi64>\n%q = llvm.inttoptr %z : i64 to !llvm.ptr\n%g = llvm.mlir.constant(1.0 : f32) : f32\nllvm.store %g, %q : f32, !llvm.ptr")
BOUNDED = "%z = arith.cmpi ult, %i, %n : index\nscf.if %z { memref.store %f, %m[%i] : memref<64xf32> }"
ADDRESS = "%x0 = memref.load %m[%i] : memref<64xf32>\n%x1 = arith.bitcast %x0 : f32 to i32\n%z = arith.extui %x1 : i32 to i64"
THREADS_OF_ONE_BLOCK = "%b = gpu.block_id x\n%d = gpu.block_dim x\n%k = arith.muli %b, %d : index\n%j = arith.addi %k, %i : index\nmemref.store %f, %m[%j] : memref<64xf32>"
# name: what the first kernel does, the second, the verdict
PROGRAMS = {
    "readers": (READ, READ.replace("%o", "%p2"), "proved"),
    "writer_and_reader": (WRITE, READ, "violated"),
    "two_writers": (WRITE, WRITE, "violated"),
    "halves": (WRITE, UPPER, "proved"),
    "halves_read": (WRITE, UPPER_READ, "proved"),
    "overlap_by_one": (WRITE, MIDDLE, "violated"),
    "atomics": (ATOMIC, ATOMIC, "proved"),
    "atomic_and_plain": (ATOMIC, WRITE, "violated"),
    "atomic_and_upper": (ATOMIC, UPPER, "proved"),
    "unused": (WRITE, "", "proved"),
    "unreachable": (WRITE, NEVER, "proved"),
    "sometimes": (WRITE, SOMETIMES, "unproved"),
    "sometimes_elsewhere": (WRITE, SOMETIMES.replace("%m[%i]", "%o[%i]"), "proved"),
    "loop_half": (FIRST_HALF, UPPER, "proved"),
    "loop_past_half": (ONE_MORE, UPPER, "unproved"),  # written out by the optimizer: more stores than are told apart
    "either": (WRITE, EITHER, "unproved"),
    "called": (WRITE, CALL, "violated"),
    "called_upper": (WRITE, CALL.replace("@helper", "@upper"), "proved"),
    "stranger": (WRITE, STRANGER, "unproved"),
    "followed": (WRITE, FOLLOWED, "proved"),  # what callers pass does not lead to each other
    "followed_in_itself": (WRITE, FOLLOWED.replace("%p[%i]", "%m2[%i]"), "violated"),  # it reads the addresses there
    "bounded": (BOUNDED, UPPER, "proved"),
    "bounded_meets": (BOUNDED, READ, "violated"),
    "by_block": (THREADS_OF_ONE_BLOCK, UPPER, "proved"),
    "by_block_meets": (THREADS_OF_ONE_BLOCK, MIDDLE, "violated"),
}
HELPERS = """
    func.func @helper(%m: memref<64xf32>, %i: index) attributes {no_inline} {
      %f = arith.constant 1.5 : f32
      memref.store %f, %m[%i] : memref<64xf32>
      return
    }
    func.func @upper(%m: memref<64xf32>, %i: index) attributes {no_inline} {
      %f = arith.constant 1.5 : f32
      %c32 = arith.constant 32 : index
      %j = arith.addi %i, %c32 : index
      memref.store %f, %m[%j] : memref<64xf32>
      return
    }
"""


def program(name, first, second):
    """The second kernel writes what it copies elsewhere than the first."""
    stranger = "    func.func private @stranger(index)\n" if "@stranger" in first + second else ""
    kernels = "".join(f"    gpu.func @{k}{ARGS} kernel {{\n{HEAD}{body.replace('%p2', '%o').replace('%m2[%i] : memref<64xi64>', '%m[%i] : memref<64xf32>').replace('%z = memref.load %m[%i] : memref<64xf32>', ADDRESS)}\ngpu.return\n}}\n" for k, body in (("first", first), ("second", second)))
    launch = "gpu.launch_func async [%{t}] @{name}::@{k} blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%m : memref<64xf32>, %{o} : memref<64xf32>, %c32 : index, %{p} : memref<64xi64>)"
    return f"""module @{name}_module attributes {{gpu.container_module}} {{
  gpu.module @{name} {{{HELPERS}{stranger}{kernels}  }}
  func.func @run_{name}(%m: memref<64xf32>, %o: memref<64xf32>, %q: memref<64xf32>, %p: memref<64xi64>, %r: memref<64xi64>) {{
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %s = gpu.wait async
    %t = gpu.wait async
    %u = {launch.format(t='s', name=name, k='first', o='o', p='p')}
    %v = {launch.format(t='t', name=name, k='second', o='q', p='r')}
    gpu.wait [%u]
    gpu.wait [%v]
    return
  }}
}}
"""


def lower(mlir_opt, target):
    """Of AMD's devices the size of a block is asked of a library that is not here."""
    names = [name for name in PROGRAMS if target == "nvvm" or "gpu.block_dim" not in PROGRAMS[name][0]]
    text = "// -----\n".join(program(name, *PROGRAMS[name][:2]) for name in names)
    attach, convert = TARGETS[target]
    words = [mlir_opt, "-split-input-file", "--pass-pipeline=" + PIPELINE.replace("TARGET", attach).replace("CONVERT", convert)]
    done = subprocess.run(words, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stderr[:3000]
    return dict(zip(names, done.stdout.split("// -----"), strict=True))


OBJECT = re.compile(r'(offload = "BC)((?:[^"\\]|\\.)*)"')


def hurt(text, how):
    """The bitcode made useless: of its kernels nothing is known."""
    code = OBJECT.search(text)[2]
    cut = {"cut": code[: len(code) // 6 * 3], "empty": r"\C0\DE", "short": "", "zeros": r"\C0\DE" + r"\00" * 400}[how]
    cut = cut if not re.search(r"\\.?$", cut) else cut[: cut.rindex("\\")]
    return OBJECT.sub(lambda m: m[1] + cut + '"', text)


def twice(text):
    """A second object: which of the two runs is not known."""
    found = re.search(r"\[(#gpu\.object<.*?offload = \"(?:[^\"\\]|\\.)*\">)\]", text)
    return text.replace(found[0], f"[{found[1]}, {found[1].replace('sm_80', 'sm_90')}]")


def main():
    gpuverify, mlir_opt, scratch = sys.argv[1:]
    scratch = pathlib.Path(scratch)
    scratch.mkdir(parents=True)
    wanted = {}

    def add(name, text, verdict):
        path = scratch / f"{name}.mlir"
        path.write_text(text)
        wanted[str(path)] = verdict

    for target in TARGETS:
        lowered = lower(mlir_opt, target)
        for name, text in lowered.items():
            assert "offload = " in text and "gpu.module" not in text
            add(f"{name}.{target}", text, PROGRAMS[name][2])
        if target == "nvvm":
            for how in ("cut", "empty", "short", "zeros"):
                add(f"halves.{how}", hurt(lowered["halves"], how), "unproved")
            add("halves.twice", twice(lowered["halves"]), "unproved")
            both = [lowered["halves"], lowered["two_writers"].replace("@two_writers", "@halves", 1).replace("@two_writers::", "@halves::").replace("gpu.binary @two_writers", "gpu.binary @halves")]
            add("same_names", "module {\n" + "".join(t.replace("_module", f"_{i}", 1) for i, t in enumerate(both)) + "}\n", "violated")
    done = subprocess.run([gpuverify, "--format=json", "--runtime=cuda", *wanted], stdout=subprocess.PIPE, text=True)
    said = {f["path"]: f for f in json.loads(done.stdout)["files"]}
    bad = [f"{path}: {said[path]['verdict']}, not {verdict}: {[f['message'] for f in said[path].get('findings', [])]} {said[path].get('error', '')}" for path, verdict in wanted.items()
           if said[path]["verdict"] != verdict]
    print(*bad, sep="\n")
    print(f"{len(wanted)} programs")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
