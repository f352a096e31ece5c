// Regions in regions: what the inner one does is done when the outer one is, if that waits for it.

module {
  func.func @waits_inside() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      %u = async.execute {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      async.await %u : !async.token
      async.yield %s : !llvm.ptr
    }
    %s = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @does_not_wait() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      %u = async.execute {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      async.yield %s : !llvm.ptr
    }
    %s = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    return
  }
  func.func @inner_value() {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %u, %q = async.execute -> !async.value<!llvm.ptr> {
        %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
        async.yield %e : !llvm.ptr
      }
      %e = async.await %q : !async.value<!llvm.ptr>
      async.yield %e : !llvm.ptr
    }
    %e = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
  func.func @three_deep(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      %u = async.execute {
        %v = async.execute {
          scf.if %c {
            llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
          }
          async.yield
        }
        async.await %v : !async.token
        async.yield
      }
      async.await %u : !async.token
      async.yield
    }
    async.await %t : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
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
