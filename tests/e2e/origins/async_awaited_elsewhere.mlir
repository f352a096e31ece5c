// Another region waits for the one that reads the slot; the caller, which writes it, does not. Where it does, all is well.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %t = async.execute {
      %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
      async.yield
    }
    %u = async.execute {
      async.await %t : !async.token
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %u : !async.token
    llvm.return
  }
  llvm.func @in_the_region() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %t = async.execute {
      %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    %u = async.execute [%t] {
      llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %u : !async.token
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
