// What is there already, in the wrong place, is moved before anything is added; what is lost in a slot is freed there.

// RUN: bash %S/../status.sh 1 %gpuverify --no-config --fix=report %s > %t
// RUN: FileCheck %s < %t
// RUN: cp %s %t.mlir && bash %S/../status.sh 1 %gpuverify --no-config -q --fix %t.mlir && %gpuverify --no-config -q --check-proof --werror %t.mlir
// RUN: %gpuverify --no-config --fix=diff %t.mlir | count 0
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)

  // The host waits too late.
  // CHECK: help: move the later mgpuStreamSynchronize before this (machine applicable):
  llvm.func @sync_up(%a: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %a : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  // … and here for more than that: a wait that came earlier would not wait for the second fill, whose stream is the caller's.
  // CHECK: help: synchronize stream %s before this (
  llvm.func @sync_stays(%a: !llvm.ptr, %b: !llvm.ptr, %s: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %a : !llvm.ptr -> i32
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  // The event is recorded before the work that it is to mark.
  // CHECK: help: move this mgpuEventRecord after the work (machine applicable):
  llvm.func @record_down(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // … but here somebody waits for what it marks now: the record stays, and there is another event.
  // CHECK: help: record an event on stream %s and let stream %t wait for it
  llvm.func @record_stays(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The event is recorded after the wait, which does nothing.
  // CHECK: help: move this mgpuStreamWaitEvent after the record of the event (maybe
  llvm.func @wait_down(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The host waits for the event after it has read.
  // CHECK: help: move the later mgpuEventSynchronize before this (machine applicable):
  llvm.func @event_sync_up(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %a : !llvm.ptr -> i32
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  // A callee has put the memory into another slot: what the slots hold is freed.
  // CHECK: warning: buffer %{{.*}} is never freed
  // CHECK: help: free what %slot holds before the function returns
  llvm.func @in_slot() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @renew(%slot) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @renew(%to: !llvm.ptr) attributes {sym_visibility = "private"} {
    %n = llvm.mlir.constant(16 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %d, %to : !llvm.ptr, !llvm.ptr
    llvm.return
  }

  // The stream of the allocation is gone where the memory is lost: it is freed on the null stream.
  // CHECK: help: call mgpuMemFree(%d) on the null stream before the function returns (machine applicable):
  llvm.func @on_null() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @end(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @end(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
