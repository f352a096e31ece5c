// What tasks do to memory is ordered by what waits for them, and by events and streams that go from one to the next.

module {
  func.func @awaited(%p: !llvm.ptr) {
    %value = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield %s : !llvm.ptr
    }
    %s = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %value, %p : i32, !llvm.ptr
    return
  }
  func.func @not_synchronized(%p: !llvm.ptr) {
    %value = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield %s : !llvm.ptr
    }
    %s = async.await %r : !async.value<!llvm.ptr>
    llvm.store %value, %p : i32, !llvm.ptr  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @event(%p: !llvm.ptr) {
    %value = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      async.yield %e : !llvm.ptr
    }
    %u, %q = async.execute (%r as %e: !async.value<!llvm.ptr>) -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.call @mgpuStreamWaitEvent(%s, %e) : (!llvm.ptr, !llvm.ptr) -> ()
      llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield %s : !llvm.ptr
    }
    %s = async.await %q : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @no_event(%p: !llvm.ptr) {
    %value = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield %s : !llvm.ptr
    }
    %u, %q = async.execute [%t] -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
      async.yield %s : !llvm.ptr
    }
    %s = async.await %q : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %o = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%o) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%o) : (!llvm.ptr) -> ()
    return
  }
  func.func @host_in_tasks(%p: !llvm.ptr) {
    %value = llvm.mlir.constant(0 : i32) : i32
    %t = async.execute {
      llvm.store %value, %p : i32, !llvm.ptr
      async.yield
    }
    %u = async.execute [%t] {
      llvm.store %value, %p : i32, !llvm.ptr
      async.yield
    }
    async.await %u : !async.token
    llvm.store %value, %p : i32, !llvm.ptr
    return
  }
  func.func @buffer_handed_on() {
    %value = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %private = llvm.mlir.constant(0 : i8) : i8
    %none = llvm.mlir.zero : !llvm.ptr
    %t, %r, %q = async.execute -> (!async.value<!llvm.ptr>, !async.value<!llvm.ptr>) {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      %p = llvm.call @mgpuMemAlloc(%bytes, %s, %private) : (i64, !llvm.ptr, i8) -> !llvm.ptr
      llvm.call @mgpuMemset32(%p, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield %p, %s : !llvm.ptr, !llvm.ptr
    }
    %p = async.await %r : !async.value<!llvm.ptr>
    %s = async.await %q : !async.value<!llvm.ptr>
    llvm.call @mgpuMemFree(%p, %none) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: free-in-flight
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %none) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
