// Values of other sizes than a handle: structs of handles, numbers beside them, conditions.

module {
  func.func @struct() {
    %t, %r, %z = async.execute -> (!async.value<!llvm.struct<(ptr, ptr, i64)>>, !async.value<i32>) {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
      %1 = llvm.insertvalue %s, %0[0] : !llvm.struct<(ptr, ptr, i64)>
      %2 = llvm.insertvalue %e, %1[1] : !llvm.struct<(ptr, ptr, i64)>
      %i = arith.constant 7 : i32
      async.yield %2, %i : !llvm.struct<(ptr, ptr, i64)>, i32
    }
    %u = async.execute [%t] (%r as %a : !async.value<!llvm.struct<(ptr, ptr, i64)>>, %z as %y: !async.value<i32>) {
      %s = llvm.extractvalue %a[0] : !llvm.struct<(ptr, ptr, i64)>
      %e = llvm.extractvalue %a[1] : !llvm.struct<(ptr, ptr, i64)>
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      llvm.call @mgpuStreamDestroy(%e) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
      async.yield
    }
    async.await %u : !async.token
    return
  }
  func.func @condition(%c: i1) {
    %t, %r = async.execute -> !async.value<i1> {
      async.yield %c : i1
    }
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = async.await %r : !async.value<i1>
    scf.if %d {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    } else {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    }
    return
  }
  func.func @without_token() -> i64 {
    %t, %r = async.execute -> !async.value<i64> {
      %i = arith.constant 7 : i64
      async.yield %i : i64
    }
    %i = async.await %r : !async.value<i64>
    return %i : i64
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
