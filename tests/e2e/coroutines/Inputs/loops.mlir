// Regions in loops: each run has its own handles; what an earlier run did is awaited only by who awaited it.

module {
  func.func @each_its_own(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %t, %r = async.execute -> !async.value<!llvm.ptr> {
        %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
        async.yield %s : !llvm.ptr
      }
      %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
        llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
        llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
        async.yield
      }
    }
    return
  }
  func.func @shared_and_awaited(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    scf.for %i = %c0 to %n step %c1 {
      %u = async.execute {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      async.await %u : !async.token
    }
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @shared_and_not_awaited(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    scf.for %i = %c0 to %n step %c1 {
      %u = async.execute {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
    }
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    return
  }
  func.func @destroyed_each_time(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    scf.for %i = %c0 to %n step %c1 {
      %u = async.execute {
        llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
        async.yield
      }
      async.await %u : !async.token
    }
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
