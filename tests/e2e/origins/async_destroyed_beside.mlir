// The region runs beside its caller: the stream may be destroyed before the region uses it.
// Which comes first is not known, so it is unproved, at whichever of the two comes later in the text.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @caller_destroys() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    async.await %t : !async.token
    llvm.return
  }
  llvm.func @region_destroys() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    async.await %t : !async.token
    llvm.return
  }
  llvm.func @two_regions() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %u = async.execute {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
      async.yield
    }
    async.await %t : !async.token
    async.await %u : !async.token
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
