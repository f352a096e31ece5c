// Public function: p and q may be one address.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.store %a, %p : !llvm.ptr, !llvm.ptr
    llvm.store %null, %q : !llvm.ptr, !llvm.ptr
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
