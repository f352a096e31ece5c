// What is known at each name: of which function it is, in whatever order blocks stand, through regions and branches.

// RUN: python3 %S/names.py %gpuverify %s | FileCheck %s
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kernel(%s: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %e = llvm.load %s : !llvm.ptr -> !llvm.ptr // nothing is known in here, whatever the names are
      llvm.return
    }
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @opaque() -> !llvm.struct<(ptr, ptr)>
  // CHECK: 7: %s: - [] 0
  llvm.func @main(%c: i1, %given: !llvm.ptr) attributes {x} {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) {note = "%s"} : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%given, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.cond_br %c, ^later(%s : !llvm.ptr), ^later(%t : !llvm.ptr)
  // CHECK:      20: %c: - [] 0
  // CHECK-NEXT: 20: %given: `%given`, passed by the caller, from line 20 [19:26-32] 1
  // CHECK-NEXT: 21: %s: **stream** `%s`, made by `mgpuStreamCreate` in line 21 [20:9-56] 3
  // CHECK-NEXT: 22: %t: **stream** `%t`, made by `mgpuStreamCreate` in line 22 [21:9-56] 2
  // CHECK-NEXT: 23: %e: **event** `%e`, made by `mgpuEventCreate` in line 23 [22:9-55] 3
  // CHECK-NEXT: 24: %e: **event** `%e`
  // CHECK-NEXT: 24: %s: **stream** `%s`
  // A name in a string is none; this one is found by the expression of the test.
  // CHECK-NEXT: 24: %s: - [] 0
  // CHECK-NEXT: 25: %given: `%given`
  // CHECK-NEXT: 25: %e: **event** `%e`
  // CHECK-NEXT: 26: %e: **event** `%e`
  // CHECK-NEXT: 27: %c: -
  // CHECK-NEXT: 27: %s: **stream** `%s`
  // CHECK-NEXT: 27: %t: **stream** `%t`
  ^last:
    llvm.call @mgpuStreamDestroy(%held) : (!llvm.ptr) -> ()
    llvm.return
  ^later(%held: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(
        %held) : (!llvm.ptr) -> ()
    llvm.br ^last
  }
  // CHECK-NEXT: 44: %held: One of 2: [20:9-56 21:9-56] 3
  // CHECK-NEXT: 46: %held: One of 2: [20:9-56 21:9-56] 3
  // CHECK-NEXT: 48: %held: One of 2: [20:9-56 21:9-56] 3
  llvm.func @other() {
    %s:2 = scf.execute_region -> (!llvm.ptr, !llvm.ptr) {
      %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      scf.yield %t, %e : !llvm.ptr, !llvm.ptr
    }
    llvm.call @mgpuStreamDestroy(%s#0) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s#1) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK-NEXT: 55: %s: **stream** `%t`, made by `mgpuStreamCreate` in line 56 [55:11-58] 1
  // CHECK-NEXT: 56: %t: **stream** `%t`
  // CHECK-NEXT: 57: %e: **event** `%e`
  // CHECK-NEXT: 58: %t: **stream** `%t`
  // CHECK-NEXT: 58: %e: **event** `%e`
  // CHECK-NEXT: 60: %s#0: **stream** `%t`, made by `mgpuStreamCreate` in line 56 [55:11-58] 1
  // CHECK-NEXT: 61: %s#1: **event** `%e`, made by `mgpuEventCreate` in line 57 [56:11-57] 1
}
