// Thread_local global: the region runs on another thread and finds null there.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal thread_local @g() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @main() {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    %t = async.execute {
      %h = llvm.mlir.addressof @g : !llvm.ptr
      %x = llvm.load %h : !llvm.ptr -> !llvm.ptr
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
      async.yield
    }
    async.await %t : !async.token
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
