// Structures with a handle in them, passed by value as compilers do it: loaded at another type, put down by the function that gets them, returned.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func internal @end_pair(%v: !llvm.array<2 x i64>) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.array<2 x i64>, !llvm.ptr
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @once_pair() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.array<2 x i64>
    llvm.call @end_pair(%v) : (!llvm.array<2 x i64>) -> ()
    llvm.return
  }
  llvm.func @twice_pair() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.array<2 x i64>
    llvm.call @end_pair(%v) : (!llvm.array<2 x i64>) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @same_pair(%v: !llvm.array<2 x i64>) -> !llvm.array<2 x i64> {
    llvm.return %v : !llvm.array<2 x i64>
  }
  llvm.func @returned_pair() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.array<2 x i64>
    %w = llvm.call @same_pair(%v) : (!llvm.array<2 x i64>) -> !llvm.array<2 x i64>
    %q = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %w, %q : !llvm.array<2 x i64>, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end_wide(%v: i128) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : i128, !llvm.ptr
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @once_wide() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i128
    llvm.call @end_wide(%v) : (i128) -> ()
    llvm.return
  }
  llvm.func @twice_wide() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i128
    llvm.call @end_wide(%v) : (i128) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @same_wide(%v: i128) -> i128 {
    llvm.return %v : i128
  }
  llvm.func @returned_wide() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i128
    %w = llvm.call @same_wide(%v) : (i128) -> i128
    %q = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %w, %q : i128, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end_vector(%v: vector<2xi64>) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : vector<2xi64>, !llvm.ptr
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @once_vector() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> vector<2xi64>
    llvm.call @end_vector(%v) : (vector<2xi64>) -> ()
    llvm.return
  }
  llvm.func @twice_vector() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> vector<2xi64>
    llvm.call @end_vector(%v) : (vector<2xi64>) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @same_vector(%v: vector<2xi64>) -> vector<2xi64> {
    llvm.return %v : vector<2xi64>
  }
  llvm.func @returned_vector() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> vector<2xi64>
    %w = llvm.call @same_vector(%v) : (vector<2xi64>) -> vector<2xi64>
    %q = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %w, %q : vector<2xi64>, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end_struct(%v: !llvm.struct<(i64, i64)>) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.struct<(i64, i64)>, !llvm.ptr
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @once_struct() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(i64, i64)>
    llvm.call @end_struct(%v) : (!llvm.struct<(i64, i64)>) -> ()
    llvm.return
  }
  llvm.func @twice_struct() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(i64, i64)>
    llvm.call @end_struct(%v) : (!llvm.struct<(i64, i64)>) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @same_struct(%v: !llvm.struct<(i64, i64)>) -> !llvm.struct<(i64, i64)> {
    llvm.return %v : !llvm.struct<(i64, i64)>
  }
  llvm.func @returned_struct() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %w = llvm.call @same_struct(%v) : (!llvm.struct<(i64, i64)>) -> !llvm.struct<(i64, i64)>
    %q = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %w, %q : !llvm.struct<(i64, i64)>, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end_floats(%v: !llvm.struct<(f64, f64)>) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.struct<(f64, f64)>, !llvm.ptr
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @once_floats() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, f64)>
    llvm.call @end_floats(%v) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.return
  }
  llvm.func @twice_floats() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, f64)>
    llvm.call @end_floats(%v) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @same_floats(%v: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> {
    llvm.return %v : !llvm.struct<(f64, f64)>
  }
  llvm.func @returned_floats() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %w = llvm.call @same_floats(%v) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %q = llvm.alloca %p1 x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %w, %q : !llvm.struct<(f64, f64)>, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
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
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
