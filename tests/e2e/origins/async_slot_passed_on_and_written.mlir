// The same, but the inner function writes the slot: whose stream is there in the end is not known.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func internal @inner(%p: !llvm.ptr, %s: !llvm.ptr) {
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func internal @outer(%p: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @inner(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      llvm.call @outer(%slot, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
