// Regions on one of two ways.

module {
  func.func @on_one_way(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    scf.if %c {
      %t = async.execute {
        llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      async.await %t : !async.token
    }
    return
  }
  func.func @correlated(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    scf.if %c {
      %t = async.execute {
        llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      async.await %t : !async.token
    }
    scf.if %c {
    } else {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    }
    return
  }
  func.func @inside(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      scf.if %c {
        llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      } else {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      }
      async.yield
    }
    async.await %t : !async.token
    scf.if %c {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    } else {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
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
