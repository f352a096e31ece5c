// Public param p followed; a plain i64 store through loaded pointer may alias.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @f(%p: !llvm.ptr, %pp: !llvm.ptr) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    llvm.store %a, %p : !llvm.ptr, !llvm.ptr
    llvm.store %z, %q : i64, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
