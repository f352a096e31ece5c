// The caller and the callee each choose a stream, and the choices may differ.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @pick(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1, %d: !llvm.ptr) attributes {sym_visibility = "private"} {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %c16, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%c: i1, %k: i1) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p = llvm.select %k, %s, %t : i1, !llvm.ptr
    %q = llvm.select %k, %t, %s : i1, !llvm.ptr
    llvm.call @pick(%p, %q, %c, %d) : (!llvm.ptr, !llvm.ptr, i1, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %c16, %p) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
