// Memory behind a public parameter: an unknown function called meanwhile may reach it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @f(%p: !llvm.ptr) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %a, %p : !llvm.ptr, !llvm.ptr
    llvm.call @unk() : () -> ()
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @unk()
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
