// The same, but the stream is destroyed through the global: it may be null by then.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @last() : !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @notes(%s: !llvm.ptr) {
    %last = llvm.mlir.addressof @last : !llvm.ptr
    llvm.store %s, %last : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
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
    %x = llvm.load %last : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
