#!/usr/bin/env python3
"""Compares what the table of dependency counts says of each form of an operation with what a compiler does with it.

usage: counts.py GPUVERIFY MLIR-OPT SCRATCH-DIRECTORY SHARE

Of the forms one in SHARE is compared.
"""
import json
import pathlib
import subprocess
import sys

PROGRAM = """module attributes {{gpu.container_module}} {{
  gpu.module @k {{
    llvm.func @kernel() attributes {{gpu.kernel}} {{ llvm.return }}
  }}
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>, %v: f32, %b: i8, %z: memref<16xi8>, %n: index) {{
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %t1 = gpu.wait async
    %t2 = gpu.wait async
    {statement}
    return
  }}
}}
"""
# The operation, its name for the results that it has besides the token, and what stands behind the dependencies.
OPERATIONS = [
    ("gpu.wait", "", ""),
    ("gpu.alloc", "%m", "() : memref<16xf32>"),
    ("gpu.alloc", "%m", "host_shared () : memref<16xf32>"),
    ("gpu.dealloc", "", "%x : memref<16xf32>"),
    ("gpu.memcpy", "", "%x, %y : memref<16xf32>, memref<16xf32>"),
    ("gpu.memset", "", "%x, %v : memref<16xf32>, f32"),
    ("gpu.memset", "", "%z, %b : memref<16xi8>, i8"),
    ("gpu.launch_func", "", "@k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)"),
    ("gpu.create_dn_tensor", "%d", "%x, %n : index into memref<16xf32>"),
]


def statements():
    for name, result, rest in OPERATIONS:
        for asynchronous in (False, True):
            for count in range(4):
                results = ", ".join(r for r in (result, "%t" if asynchronous else "") if r)
                deps = f"[{', '.join(f'%t{i}' for i in range(count))}] " if count else ""
                words = f"{name} {'async ' if asynchronous else ''}{deps}{rest}"
                use = "\n    memref.store %v, %m[%c1] : memref<16xf32>" if result == "%m" else ""  # or it is left out as dead
                yield (f"{results} = {words}" if results else words) + use


def says_table(gpuverify, mlir_opt, path):
    """True: lowered; None: not a program of this release."""
    command = [gpuverify, "--format=json", "--stage=source", f"--mlir-opt={mlir_opt}", str(path)]
    result = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout)["files"][0]
    return {"proved": True, "violated": False, "unusable": None}[result["verdict"]]


def says_compiler(mlir_opt, path):
    """True: nothing but lowered code; False: it failed, or left the operation as it was."""
    run = subprocess.run([mlir_opt, str(path), "-gpu-to-llvm"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    left = [line for line in run.stdout.splitlines() if " gpu." in f" {line}" and "gpu.module" not in line]
    left = [line for line in left if "gpu.launch_func  @" not in line and "gpu.launch_func @" not in line and "gpu.launch_func <" not in line]
    return run.returncode == 0 and not left


def main():
    gpuverify, mlir_opt, scratch, share = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4])
    scratch.mkdir(parents=True)
    complaints, count = [], 0
    for statement in list(statements())[::share]:
        path = scratch / f"{count}.mlir"
        path.write_text(PROGRAM.format(statement=statement))
        table = says_table(gpuverify, mlir_opt, path)
        if table is None:
            continue
        count += 1
        compiler = says_compiler(mlir_opt, path)
        if table != compiler:
            complaints.append(f"{statement}: the table says {table}, the compiler {compiler}")
    print("\n".join(complaints) if complaints else f"{count} forms, as the compiler has it")
    sys.exit(1 if complaints or count < 50 // share else 0)


if __name__ == "__main__":
    main()
