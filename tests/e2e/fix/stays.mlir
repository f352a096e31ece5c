// A wait or a record is not moved past what it may be there for; what is not known is not taken for nothing.

// RUN: bash %S/../status.sh 1 %gpuverify --no-config --fix=report %s > %t
// RUN: FileCheck %s < %t
// RUN: cp %s %t.mlir && bash %S/../status.sh 1 %gpuverify --no-config -q --fix %t.mlir && %gpuverify --no-config -q --check-proof %t.mlir
// RUN: %gpuverify --no-config --fix=diff %t.mlir | count 0
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @unknown()
  // What a function that is not here enqueues on the caller's stream is waited for, too.
  // CHECK: help: synchronize stream %s before this (
  llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr, %s: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %a : !llvm.ptr -> i32
    llvm.call @unknown() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }
  // The event is recorded again before the wait, which is for that record.
  // CHECK: help: record an event on stream %s and let stream %t wait for it (
  llvm.func @between(%a: !llvm.ptr, %b: !llvm.ptr, %e: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Who waits for a caller's event waits for no less where it is recorded later.
  // CHECK: help: move this mgpuEventRecord after the work (
  llvm.func @callers_event(%a: !llvm.ptr, %b: !llvm.ptr, %e: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
}
