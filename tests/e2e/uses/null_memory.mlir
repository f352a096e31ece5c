// Null is memory of no bytes: copies and fills of none are right with it, of some are wrong, of an unknown number undecided.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.mlir.global internal @kept() : !llvm.ptr { %z = llvm.mlir.zero : !llvm.ptr  llvm.return %z : !llvm.ptr }

  llvm.func @filled(%s: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %p = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.return
  }
  llvm.func @filled_with_nothing(%s: !llvm.ptr) {
    %n = llvm.mlir.constant(0 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %p = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_with_some(%s: !llvm.ptr, %n: i64) {
    %v = llvm.mlir.constant(7 : i32) : i32
    %p = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @copied_from(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %p, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.return
  }
  llvm.func @copied_to(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.return
  }
  // The size is that of the lowering: the address of element 16 of an array at null.
  llvm.func @size_from_null(%d: !llvm.ptr, %s: !llvm.ptr) {
    %p = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, f32
    %n = llvm.ptrtoint %e : !llvm.ptr to i64
    llvm.call @mgpuMemcpy(%d, %p, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.return
  }
  // Allocated on one side only.
  llvm.func @one_side(%c: i1, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %k = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %f = llvm.mlir.constant(0 : i8) : i8
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^make, ^use(%z : !llvm.ptr)
  ^make:
    %d = llvm.call @mgpuMemAlloc(%n, %s, %f) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^use(%d : !llvm.ptr)
  ^use(%p: !llvm.ptr):
    llvm.call @mgpuMemset32(%p, %v, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  // The same, and what is used is asked for first.
  llvm.func @one_side_asked(%c: i1, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %k = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %f = llvm.mlir.constant(0 : i8) : i8
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^make, ^join(%z : !llvm.ptr)
  ^make:
    %d = llvm.call @mgpuMemAlloc(%n, %s, %f) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^join(%d : !llvm.ptr)
  ^join(%p: !llvm.ptr):
    llvm.cond_br %c, ^use, ^end
  ^use:
    llvm.call @mgpuMemset32(%p, %v, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  // From a slot, through a helper.
  llvm.func internal @fill(%slot: !llvm.ptr, %s: !llvm.ptr) {
    %k = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %p = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.return
  }
  llvm.func @from_slot(%s: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %z, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @fill(%slot, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  // Freed and set to null, then filled again.
  llvm.func @freed_and_forgotten(%s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %k = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %f = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %f) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.store %z, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: null-handle
    llvm.return
  }
  llvm.func @nothing_is_freed(%s: !llvm.ptr) {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemFree(%z, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%z) : (!llvm.ptr) -> ()
    llvm.return
  }
}
