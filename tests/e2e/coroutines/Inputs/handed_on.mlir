// Functions that take and give tokens and values.

module {
  func.func private @start() -> (!async.token, !async.value<!llvm.ptr>) {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    return %t, %r : !async.token, !async.value<!llvm.ptr>
  }
  func.func private @finish(%v: !async.value<!llvm.ptr>) {
    %s = async.await %v : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @main() {
    %t, %r = call @start() : () -> (!async.token, !async.value<!llvm.ptr>)
    call @finish(%r) : (!async.value<!llvm.ptr>) -> ()
    return
  }
  func.func @twice() {
    %t, %r = call @start() : () -> (!async.token, !async.value<!llvm.ptr>)  // policy: unknown-handle
    call @finish(%r) : (!async.value<!llvm.ptr>) -> ()
    %s = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    return
  }
  func.func @either(%c: i1) {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u, %q = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %x = arith.select %c, %r, %q : !async.value<!llvm.ptr>  // others: unknown-handle
    %s = async.await %x : !async.value<!llvm.ptr>  // policy: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    scf.if %c {
      %o = async.await %q : !async.value<!llvm.ptr>
      llvm.call @mgpuStreamDestroy(%o) : (!llvm.ptr) -> ()
    } else {
      %o = async.await %r : !async.value<!llvm.ptr>
      llvm.call @mgpuStreamDestroy(%o) : (!llvm.ptr) -> ()
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
