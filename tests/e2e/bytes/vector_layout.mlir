// The lanes of a vector lie bit by bit, in as many bytes as the next power of two, to which it is aligned. How long a scalable one is, the machine decides.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @bits_at_8() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(vector<64xi1>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(vector<64xi1>, ptr)>
    %q = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @bits_at_16() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(vector<64xi1>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(vector<64xi1>, ptr)>
    %q = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @half_bytes_at_8() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(vector<16xi4>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(vector<16xi4>, ptr)>
    %q = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @half_bytes_at_16() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(vector<16xi4>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(vector<16xi4>, ptr)>
    %q = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @wide_at_64() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(f32, vector<8xf32>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, vector<8xf32>, ptr)>
    %q = llvm.getelementptr %a[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wide_at_72() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(f32, vector<8xf32>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, vector<8xf32>, ptr)>
    %q = llvm.getelementptr %a[72] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @three_bytes_at_16() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(i8, vector<3xi8>, i8, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, vector<3xi8>, i8, ptr)>
    %q = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @three_bytes_at_24() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(i8, vector<3xi8>, i8, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, vector<3xi8>, i8, ptr)>
    %q = llvm.getelementptr %a[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @five_bytes_at_32() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(i64, i8, vector<5xi8>, i8, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i8, vector<5xi8>, i8, ptr)>
    %q = llvm.getelementptr %a[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @five_bytes_at_40() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(i64, i8, vector<5xi8>, i8, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i8, vector<5xi8>, i8, ptr)>
    %q = llvm.getelementptr %a[40] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @packed_at_64() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<packed (vector<12xf32>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (vector<12xf32>, ptr)>
    %q = llvm.getelementptr %a[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @packed_at_72() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<packed (vector<12xf32>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (vector<12xf32>, ptr)>
    %q = llvm.getelementptr %a[72] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @rows_at_16() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(array<3 x vector<3xi8>>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<3 x vector<3xi8>>, ptr)>
    %q = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rows_at_24() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %a = llvm.alloca %one x !llvm.struct<(array<3 x vector<3xi8>>, ptr)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<3 x vector<3xi8>>, ptr)>
    %q = llvm.getelementptr %a[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%s) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @scalable(%s: !llvm.ptr) {
    %one = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %z = llvm.mlir.zero : vector<[2]xi64>
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %z, %a : vector<[2]xi64>, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @scalable_beside() {
    %one = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %a = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %b = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %z = llvm.mlir.zero : vector<[2]xi64>
    llvm.store %s, %b : !llvm.ptr, !llvm.ptr
    llvm.store %z, %a : vector<[2]xi64>, !llvm.ptr
    %r = llvm.load %b : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%r) : (!llvm.ptr) -> ()
    llvm.return
  }
}
