// Waiting for a group is waiting for all that was added to it before.

module {
  func.func @all_added() {
    %c2 = arith.constant 2 : index
    %g = async.create_group %c2 : !async.group
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %u = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %0 = async.add_to_group %t, %g : !async.token
    %1 = async.add_to_group %u, %g : !async.token
    async.await_all %g
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @one_not_added() {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %u = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %0 = async.add_to_group %t, %g : !async.token
    async.await_all %g
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    async.await %u : !async.token
    return
  }
  func.func @added_in_a_loop(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = async.create_group %n : !async.group
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    scf.for %i = %c0 to %n step %c1 {
      %t = async.execute {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      %0 = async.add_to_group %t, %g : !async.token
    }
    async.await_all %g
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @a_new_group_each_time(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    scf.for %i = %c0 to %n step %c1 {
      %g = async.create_group %c1 : !async.group  // policy: async-ref-leak
      %t = async.execute {
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      %0 = async.add_to_group %t, %g : !async.token
    }
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    return
  }
  func.func @awaited_in_a_region() {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %0 = async.add_to_group %t, %g : !async.token
    %u = async.execute {
      async.await_all %g
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %u : !async.token
    return
  }
  func.func @slot() {
    %c1 = arith.constant 1 : index
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %g = async.create_group %c1 : !async.group
    %t = async.execute {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    %0 = async.add_to_group %t, %g : !async.token
    async.await_all %g
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
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
