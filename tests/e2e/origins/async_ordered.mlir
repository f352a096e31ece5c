// Awaited, or made to depend on each other, the regions and their caller use the stream one after the other.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @awaited() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %t : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @chained() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %u = async.execute [%t] {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %u : !async.token
    llvm.return
  }
  llvm.func @dependency_value() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %u : !async.token
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
