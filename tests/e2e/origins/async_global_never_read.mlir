// Body and caller write the global, in either order, and nothing ever reads it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @last() : !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @notes(%s: !llvm.ptr) {
    %last = llvm.mlir.addressof @last : !llvm.ptr
    llvm.store %s, %last : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %null = llvm.mlir.zero : !llvm.ptr
    %last = llvm.mlir.addressof @last : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %task = async.execute {
      llvm.call @notes(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %last : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
