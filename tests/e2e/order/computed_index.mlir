// Indexes that are computed from constants, as code that is not optimized does: they are at known bytes.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)

  // [3, 3] of a matrix with rows of four: its last element.
  llvm.func @row_and_column() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %m = llvm.mul %3, %4 : i64
    %i = llvm.add %m, %3 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // [4, 0]: behind what is filled.
  llvm.func @row_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %m = llvm.mul %4, %4 : i64
    %i = llvm.add %m, %0 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @three_dimensions() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %m = llvm.mul %1, %4 : i64
    %n = llvm.mul %m, %2 : i64
    %o = llvm.mul %1, %4 : i64
    %t = llvm.add %n, %o : i64
    %i = llvm.add %t, %3 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @three_dimensions_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %m = llvm.mul %2, %4 : i64
    %n = llvm.mul %m, %2 : i64
    %o = llvm.mul %0, %4 : i64
    %t = llvm.add %n, %o : i64
    %i = llvm.add %t, %3 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // As Fortran counts.
  llvm.func @from_one() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %a = llvm.sub %1, %1 : i64
    %m = llvm.mul %a, %4 : i64
    %i = llvm.add %m, %0 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Below zero, and before what is filled.
  llvm.func @back() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %b = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%b, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %a = llvm.sub %2, %4 : i64
    %i = llvm.add %a, %1 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // 15, from a sum that is used twice.
  llvm.func @shared() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %a = llvm.add %4, %4 : i64
    %b1 = llvm.add %a, %a : i64
    %c = llvm.add %b1, %b1 : i64
    %d = llvm.sub %c, %b1 : i64
    %i = llvm.sub %d, %1 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @shared_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %a = llvm.add %4, %4 : i64
    %b1 = llvm.add %a, %a : i64
    %c = llvm.add %b1, %b1 : i64
    %i = llvm.sub %c, %b1 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The product is 0.
  llvm.func @wraps() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %big = llvm.mlir.constant(4611686018427387904 : i64) : i64
    %m = llvm.mul %big, %4 : i64
    %i = llvm.add %m, %1 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Of 32 bits.
  llvm.func @narrow() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %m = llvm.mul %3, %4 : i32
    %i = llvm.add %m, %3 : i32
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // A chain of forty sums.
  llvm.func @too_deep() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %words = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(256 : i64) : i64
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %words, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %k1 = llvm.add %0, %0 : i64
    %k2 = llvm.add %k1, %0 : i64
    %k3 = llvm.add %k2, %0 : i64
    %k4 = llvm.add %k3, %1 : i64
    %k5 = llvm.add %k4, %0 : i64
    %k6 = llvm.add %k5, %0 : i64
    %k7 = llvm.add %k6, %0 : i64
    %k8 = llvm.add %k7, %1 : i64
    %k9 = llvm.add %k8, %0 : i64
    %k10 = llvm.add %k9, %0 : i64
    %k11 = llvm.add %k10, %0 : i64
    %k12 = llvm.add %k11, %1 : i64
    %k13 = llvm.add %k12, %0 : i64
    %k14 = llvm.add %k13, %0 : i64
    %k15 = llvm.add %k14, %0 : i64
    %k16 = llvm.add %k15, %1 : i64
    %k17 = llvm.add %k16, %0 : i64
    %k18 = llvm.add %k17, %0 : i64
    %k19 = llvm.add %k18, %0 : i64
    %k20 = llvm.add %k19, %1 : i64
    %k21 = llvm.add %k20, %0 : i64
    %k22 = llvm.add %k21, %0 : i64
    %k23 = llvm.add %k22, %0 : i64
    %k24 = llvm.add %k23, %1 : i64
    %k25 = llvm.add %k24, %0 : i64
    %k26 = llvm.add %k25, %0 : i64
    %k27 = llvm.add %k26, %0 : i64
    %k28 = llvm.add %k27, %1 : i64
    %k29 = llvm.add %k28, %0 : i64
    %k30 = llvm.add %k29, %0 : i64
    %k31 = llvm.add %k30, %0 : i64
    %k32 = llvm.add %k31, %1 : i64
    %k33 = llvm.add %k32, %0 : i64
    %k34 = llvm.add %k33, %0 : i64
    %k35 = llvm.add %k34, %0 : i64
    %k36 = llvm.add %k35, %1 : i64
    %k37 = llvm.add %k36, %0 : i64
    %k38 = llvm.add %k37, %0 : i64
    %k39 = llvm.add %k38, %0 : i64
    %i = llvm.add %k39, %1 : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %q : !llvm.ptr -> f32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
}
