// Work that is pending is carried over calls that only put more work onto its stream; what orders it, or does not, is still seen.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  // Other work on the stream, and then the buffer again.
  llvm.func @same_stream() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // … on a stream that waits for nothing.
  llvm.func @other_stream() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The event is recorded before the work, and other work comes between.
  llvm.func @marked_before() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // … behind all of it.
  llvm.func @marked_behind() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The event is recorded again, on the other stream: the mark is gone.
  llvm.func @marked_again() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The host waits for the event between.
  llvm.func @waited_by_host() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The host waits before the work, not behind it.
  llvm.func @waited_for_before() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Two events, other work on each of the three streams.
  llvm.func @through_a_third() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %f = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%u, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%f, %u) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %f) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // … and the second is recorded before the third stream waits.
  llvm.func @through_a_third_too_early() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %f = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%f, %u) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%u, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %f) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Which of the two streams it is nobody knows: it may be the other one.
  llvm.func @which_stream(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %w) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Which of the two it is does not matter: it is the same both times.
  llvm.func @one_of_two(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %w) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %w) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The buffer is freed by the host behind a wait for the stream, with other work between.
  llvm.func @free_at_once() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Each on its own stream, and then the other way round.
  llvm.func @two_buffers() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // On the null stream, which waits for nobody here.
  llvm.func @null_stream() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %z) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Twice on the null stream.
  llvm.func @null_and_back() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %v = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.mlir.constant(0 : i8) : i8
    %a = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %z, %h) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %z) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%a, %v, %n, %z) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
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
}
