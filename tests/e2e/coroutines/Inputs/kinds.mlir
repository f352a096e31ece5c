// What goes from region to region is what was yielded: a stream is no event there either.

module {
  func.func @stream_as_event() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
      llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %u : !async.token
    return
  }
  func.func @event() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      async.yield %e : !llvm.ptr
    }
    %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
      llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()
      llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %u : !async.token
    return
  }
  func.func @two_readers() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    %v = async.execute [%u] (%r as %x: !async.value<!llvm.ptr>) {  // policy: async-ref-overdrop
      llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
      async.yield
    }
    async.await %v : !async.token
    return
  }
  func.func @two_readers_at_once() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
      llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    %v = async.execute (%r as %x: !async.value<!llvm.ptr>) {  // policy: async-ref-overdrop
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
      async.yield
    }
    async.await %u : !async.token
    async.await %v : !async.token
    return
  }
  func.func @leaked() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
      async.yield %s : !llvm.ptr
    }
    async.await %t : !async.token
    return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
