// --proof names what orders an access after the last ones that it could conflict with.

// RUN: bash %S/../status.sh 0 %gpuverify --proof %s > %t && FileCheck %s < %t

module {
  // CHECK: orders.mlir:[[@LINE+7]]:5: proved: %p {{.*}}ordered{{.*}}: created at {{[0-9:]+}}, live device memory on every path; after mgpuMemset32 at [[@LINE+6]]:5 by the same stream
  llvm.func @same_stream(%size: i64, %value: i32, %count: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %p = llvm.call @mgpuMemAlloc(%size, %n, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }

  // By an event; by the host's wait for a stream; by the host's wait for an event.
  llvm.func @across(%size: i64, %value: i32, %count: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %q = llvm.call @mgpuMemAlloc(%size, %n, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%q, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    // CHECK: orders.mlir:[[@LINE+1]]:5: proved: %q {{.*}}; after mgpuMemset32 at [[@LINE-4]]:5 by the event recorded by mgpuEventRecord at [[@LINE-2]]:5 and waited for by mgpuStreamWaitEvent at [[@LINE-1]]:5
    llvm.call @mgpuMemset32(%q, %value, %count, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    // CHECK: orders.mlir:[[@LINE+1]]:5: proved: %q {{.*}}; after mgpuMemset32 at [[@LINE-2]]:5 by the host's wait, mgpuStreamSynchronize at [[@LINE-1]]:5
    llvm.call @mgpuMemset32(%q, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    // CHECK: orders.mlir:[[@LINE+1]]:5: proved: %q {{.*}}; after mgpuMemset32 at [[@LINE-3]]:5 by the host's wait, mgpuEventSynchronize at [[@LINE-1]]:5
    llvm.call @mgpuMemset32(%q, %value, %count, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }

  // The mark has moved to the other stream: the event that the second access waits for does not order them, the wait of the host does.
  llvm.func @moved(%size: i64, %value: i32, %count: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @mgpuMemAlloc(%size, %n, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%m, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    // CHECK: orders.mlir:[[@LINE+1]]:5: proved: %m {{.*}}; after mgpuMemset32 at [[@LINE-6]]:5 by the host's wait, mgpuStreamSynchronize at [[@LINE-1]]:5{{$}}
    llvm.call @mgpuMemset32(%m, %value, %count, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }

  // Between record and wait a call may move the mark: nothing is said.
  // CHECK-NOT: %c {{.*}}; after
  llvm.func @called(%size: i64, %value: i32, %count: i64, %other: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %c = llvm.call @mgpuMemAlloc(%size, %n, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%c, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @again(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%c, %value, %count, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @again(%e: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }

  // Two reads conflict with nothing; neither do accesses of other memory.
  // CHECK-NOT: %r {{.*}}; after
  // CHECK-NOT: %o {{.*}}; after
  llvm.func @reads(%size: i64, %r: !llvm.ptr, %o: !llvm.ptr, %u: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%o, %r, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%u, %r, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
