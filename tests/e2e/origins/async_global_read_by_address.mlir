// Body and caller write the global, in either order, and a function reads it that gets its address.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.mlir.global internal @last() : !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @reads(%p: !llvm.ptr) {
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func internal @notes(%s: !llvm.ptr) {
    %last = llvm.mlir.addressof @last : !llvm.ptr
    llvm.store %s, %last : !llvm.ptr, !llvm.ptr
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
    llvm.call @reads(%last) : (!llvm.ptr) -> ()
    llvm.return
  }
}
