#!/usr/bin/env python3
"""Two functions of one file, and one that has to do with neither, in each order.

usage: components.py GPUVERIFY FOLDER

Each pair below influences each other in one of the ways that docs/architecture.md lists; what one function alone would let one conclude is wrong. The
programs are written to FOLDER, each order is verified, and all must be as expected (`// expect:`, as in expect.py). Then, with -j4, the same bytes.
"""
import itertools
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import expect

DECLARED = """  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  llvm.func @mgpuSetDefaultDevice(i32)
  llvm.func @outside()
  llvm.func @pthread_create(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
"""
# Has a fault of its own, so that something is found beside.
THIRD = """  llvm.func @third() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
"""
GLOBAL = """  llvm.mlir.global internal @kept() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
"""
# The address of the one is in the other from the start.
HOLDER = """  llvm.mlir.global internal @holder() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @kept : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
"""
READS = """  llvm.func @reads(%s: !llvm.ptr) {
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    %e = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
"""
WRITES = """  llvm.func @writes(%e: !llvm.ptr) {
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    llvm.store %e, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
"""
# Nobody else has to do with what it keeps there: the event is as it was.
KEEPS = """  llvm.func @keeps(%s: !llvm.ptr) {
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %g : !llvm.ptr, !llvm.ptr
    AMID
    %again = llvm.load %g : !llvm.ptr -> !llvm.ptr LOADED
    llvm.call @mgpuEventRecord(%again, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuEventDestroy(%again) : (!llvm.ptr) -> ()
    llvm.return
  }
"""
CALLED_BACK = """  llvm.func @called_back() {
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.store %null, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
"""


def keeps(amid, loaded=""):
    return KEEPS.replace("AMID", amid).replace("LOADED", loaded)


# name: (globals, the one, the other)
PAIRS = {
    "a call that destroys": ("", """  llvm.func @caller() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @ends(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }
""", """  llvm.func @ends(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
"""),
    "a call that makes": ("", """  llvm.func internal @makes() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
""", """  llvm.func @gets() {
    %s = llvm.call @makes() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
"""),
    "a call that enqueues": ("", """  llvm.func internal @enqueues(%p: !llvm.ptr, %s: !llvm.ptr) {
    %v = llvm.mlir.constant(7 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.return
  }
""", """  llvm.func @twice(%p: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %v = llvm.mlir.constant(7 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.call @enqueues(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%p, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
"""),
    "a global that another writes": (GLOBAL, READS, WRITES),
    "a global that is written through another": (GLOBAL + HOLDER, READS, """  llvm.func @writes(%e: !llvm.ptr) {
    %h = llvm.mlir.addressof @holder : !llvm.ptr
    %g = llvm.load %h : !llvm.ptr -> !llvm.ptr
    llvm.store %e, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
"""),
    "a global that is handed out": (GLOBAL, READS, """  llvm.func @hands_out() -> !llvm.ptr {
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    llvm.return %g : !llvm.ptr
  }
"""),
    "a global that a callback writes": (GLOBAL, keeps("llvm.call @outside() : () -> ()"), CALLED_BACK),
    "a global that a thread writes": (GLOBAL, keeps("""%null = llvm.mlir.zero : !llvm.ptr
    %f = llvm.mlir.addressof @called_back : !llvm.ptr
    %r = llvm.call @pthread_create(%null, %null, %f, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32""", "// expect: unknown-handle"), CALLED_BACK),
    "what nothing calls, where something is called": ("", """  llvm.func internal @never() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return
  }
""", """  llvm.func @open() {
    llvm.return
  }
"""),
    "a public function's memory, where somebody is called": ("", """  llvm.func @loads(%s: !llvm.ptr, %p: !llvm.ptr) {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %again = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%again, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
""", """  llvm.func @calls() {
    llvm.call @outside() : () -> ()
    llvm.return
  }
"""),
    "a module constructor": (GLOBAL + """  llvm.mlir.global_ctors ctors = [@writes], priorities = [0 : i32], data = [#llvm.zero]
""", READS, """  llvm.func @writes() {
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
"""),
    "a reference that a caller hands over, where there are tasks": ("", """  llvm.func @drops_twice(%t: !llvm.ptr) { // expect: unknown-handle
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
    llvm.return
  }
""", """  func.func @task() {
    %token = async.execute {
      async.yield
    }
    async.await %token : !async.token
    return
  }
"""),
    "a device that is selected": ("", """  llvm.func @selects(%d: i32) {
    llvm.call @mgpuSetDefaultDevice(%d) : (i32) -> ()
    llvm.return
  }
""", """  llvm.func @works(%p: !llvm.ptr, %d: i32) {
    %v = llvm.mlir.constant(7 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @selects(%d) : (i32) -> ()
    llvm.call @mgpuMemset32(%p, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
"""),
}


def programs(folder):
    for number, (name, (variables, *pair)) in enumerate(PAIRS.items()):
        for order, functions in enumerate(itertools.permutations([*pair, THIRD])):
            path = os.path.join(folder, f"{number}.{order}.mlir")
            with open(path, "w", encoding="utf-8") as program:
                program.write(f"// {name}\nmodule {{\n{DECLARED}{variables}{''.join(functions)}}}\n")
            yield path


def verify(gpuverify, paths, *options):
    command = [gpuverify, "--no-config", "--format=json", *options, *paths]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{gpuverify}: exit status {run.returncode}")
    return run.stdout


def main():
    gpuverify, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    paths = list(programs(folder))
    complaints = []
    for result in json.loads(verify(gpuverify, paths, "--check-proof"))["files"]:
        complaints += expect.compare(result["path"], result, False, False)
    for path in paths[::6]:  # alone, so that the jobs are for what is in it
        if verify(gpuverify, [path], "--proof") != verify(gpuverify, [path], "--proof", "-j4"):
            complaints.append(f"{path}: -j4 says something else")
    sys.exit("\n".join(complaints) or 0)


if __name__ == "__main__":
    main()
