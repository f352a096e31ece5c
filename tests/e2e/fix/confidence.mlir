// How sure an edit is, and what concurrency it costs.

// RUN: bash %S/../status.sh 1 %gpuverify --no-config --fix=report %s > %t
// RUN: FileCheck %s < %t
// RUN: bash %S/../status.sh 1 %gpuverify --no-config --fix=report --format=json %s | FileCheck %s --check-prefix=JSON
// RUN: bash %S/../status.sh 1 %gpuverify --no-config --fix=report --format=sarif %s | FileCheck %s --check-prefix=SARIF
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

  // An event that is recorded already, and marks what the copy needs: that is ordered, and nothing else.
  // CHECK: help: let stream %t wait for event %e, which is recorded already (machine applicable):
  llvm.func @recorded(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%c, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Without one, an event that is recorded now marks the second fill, too: the copy comes after that for no reason.
  // CHECK: help: record an event on stream %s and let stream %t wait for it (maybe: it orders 1 pair of operations that could run beside each other; the critical path goes from 2 to 3 operations):
  llvm.func @behind(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%c, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The host waits before it enqueues other work, which could have run beside.
  // CHECK: help: synchronize stream %s after this (maybe: it orders 1 pair of operations that could run beside each other; the critical path goes from 1 to 2 operations):
  llvm.func @waits(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // A round waits for what it did not wait for, in a callee: the other stream's work of the next round could have begun before.
  // CHECK: help: synchronize stream %s after mgpuMemset32 (maybe: it orders 1 pair of operations that could run beside each other; the critical path stays at 1 operation):
  llvm.func private @round(%s: !llvm.ptr, %a: !llvm.ptr, %n: i64, %v: i32) {
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rounds(%a: !llvm.ptr, %b: !llvm.ptr, %more: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^round
  ^round:
    llvm.call @mgpuMemset32(%b, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @round(%s, %a, %n, %v) : (!llvm.ptr, !llvm.ptr, i64, i32) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %more, ^round, ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The host writes after each round's work, and waits for it: that is needed, and all else follows from it.
  // CHECK: help: synchronize stream %s before this (machine applicable):
  llvm.func @written(%a: !llvm.ptr, %more: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^round
  ^round:
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.store %v, %a : i32, !llvm.ptr
    llvm.cond_br %more, ^round, ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
// JSON: "confidence": "machine-applicable"
// JSON: "confidence": "maybe",
// JSON-NEXT: "cost": "orders 1 pair
// SARIF: "confidence":"machine-applicable"
// SARIF: "confidence":"maybe","cost":"orders 1 pair
