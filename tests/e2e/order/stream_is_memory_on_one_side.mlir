// On one side the stream of a call is memory: what is wrong behind that on this side is still seen.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%c: i1) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%m, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^one(%d : !llvm.ptr), ^one(%s : !llvm.ptr)
  ^one(%x: !llvm.ptr):
    llvm.call @mgpuMemset32(%m, %v, %c16, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: handle-kind-mismatch unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %c, ^two, ^end
  ^two:
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
