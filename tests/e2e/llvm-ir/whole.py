#!/usr/bin/env python3
"""Programs of one file each: whether what is at file scope is followed, and what is said of them.

usage: whole.py GPUVERIFY SOURCE MODULES            programs as they were compiled (Inputs/make)
       whole.py GPUVERIFY SOURCE --live PROGRAM...  compiled now
       whole.py GPUVERIFY --names                   which names are of libraries
       whole.py SOURCE --list                       the names of the programs

In SOURCE a comment before `#ifdef PROGRAM` is the verdict, or `not proved` where the program is wrong and `not violated` where it is right.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

OF_LIBRARIES = """
puts printf malloc strtol pthread_self sem_post omp_get_wtime __errno_location __cxa_atexit __gxx_personality_v0 _Znwm _ZnwmSt11align_val_t
_ZnwmRKSt9nothrow_t _ZdlPv _ZdaPvm _ZSt20__throw_length_errorPKc _ZNSo3putEc _ZNSi4readEPcl _ZNSolsEi _ZNSt8ios_base4InitC1Ev _ZNSt6thread4joinEv
_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv _ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED1Ev
_ZNSt6chrono3_V212system_clock3nowEv _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l
_ZNSt6vectorIiSaIiEE9push_backERKi _ZNSt5arrayIiLm16EE2atEm _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE
""".split()
OF_THE_PROGRAM = """
other setup my_printf pthread sem _Z5otherv _ZN3app5otherEv _ZlsRSoRKSt6vectorIiSaIiEE _ZneRK3FooS1_ _ZdvRK6MatrixS1_ _ZnwmR4Pool _ZdlPvR4Pool
_ZNSt6vectorI6StreamSaIS0_EE9push_backERKS0_ _ZNSt6vectorIP6StreamSaIS1_EED2Ev _ZNSt3mapISt4pairIiiE6StreamE4findERKS1_ _ZNSt6vectorIN3app6StreamEE5clearEv
_ZNSt4hashI3KeyEclERKS0_ _ZNKSt4lessI3KeyEclERKS0_S3_ _ZSt4swapI6StreamEvRT_S2_ _Z _ZNSt9 _ZNSt99999999999999999999999ab cublas cudaLaunch dlopen plugin_init
""".split()
MODULE = """module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global external @kept() {addr_space = 0 : i32} : !llvm.ptr {
    %%0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %%0 : !llvm.ptr
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @%s()
  llvm.func @main() -> i32 {
    %%0 = llvm.mlir.addressof @kept : !llvm.ptr
    %%1 = llvm.mlir.constant(0 : i32) : i32
    %%2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %%2, %%0 : !llvm.ptr, !llvm.ptr
    %%3 = llvm.load %%0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%%3) : (!llvm.ptr) -> ()
    llvm.return %%1 : i32
  }
}
"""


def programs(source):
    with open(source, encoding="utf-8") as text:
        return {name: verdict for verdict, name in re.findall(r"^// ([a-z ]+)\n#ifdef (\w+)$", text.read(), re.M)}


def verdicts(gpuverify, options, paths):
    run = subprocess.run([gpuverify, "--format=json", *options, *paths], stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{gpuverify}: exit status {run.returncode}")
    return [file["verdict"] for file in json.loads(run.stdout)["files"]]


def complaint(name, wanted, got):
    fits = got != wanted[4:] if wanted.startswith("not ") else got == wanted
    return [] if fits else [f"{name}: {got}, not {wanted}" if not wanted.startswith("not ") else f"{name}: {got}"]


def of_modules(gpuverify, modules, options, wanted):
    """`modules`: (name, text) of each."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name + ".mlir") for name, _ in modules]
        for path, (_, text) in zip(paths, modules):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        found = verdicts(gpuverify, options, paths)
    return [line for (name, _), got in zip(modules, found) for line in complaint(name, wanted[name], got)]


def main():
    if sys.argv[2] == "--list":
        print("\n".join(programs(sys.argv[1])))
        return
    gpuverify, source, *rest = sys.argv[1:]
    if source == "--names":
        wanted = {name: "proved" for name in OF_LIBRARIES} | {name: "unproved" for name in OF_THE_PROGRAM}
        complaints = of_modules(gpuverify, [(name, MODULE % name) for name in wanted], [], wanted)
    elif rest[0] == "--live":
        wanted = programs(source)
        complaints = []
        for name in rest[1:]:
            complaints += complaint(name, wanted[name], verdicts(gpuverify, ["--stub-headers", f"--extra-arg=-D{name}"], [source])[0])
    else:
        wanted = programs(source)
        with open(rest[0], encoding="utf-8") as text:
            parts = re.split(r"^// ---- (\w+)\n", text.read(), flags=re.M)[1:]
        modules = list(zip(parts[::2], parts[1::2]))
        complaints = of_modules(gpuverify, modules, ["--runtime=cuda-runtime"], wanted)
        if len(modules) < 80:
            complaints.append(f"{rest[0]}: {len(modules)} programs")
    print("\n".join(complaints + [f"{len(complaints)} complaints"]))
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
