// async.func: a call of it is a task. Private or not, called once or often.

module {
  async.func private @once(%s: !llvm.ptr) -> !async.token {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  async.func private @often(%s: !llvm.ptr) -> !async.token {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  async.func private @make() -> (!async.token, !async.value<!llvm.ptr>) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    return %s : !llvm.ptr
  }
  async.func private @end(%t: !async.token, %v: !async.value<!llvm.ptr>) -> !async.token {
    async.await %t : !async.token
    %s = async.await %v : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @calls_once() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.call @once(%s) : (!llvm.ptr) -> !async.token
    async.await %t : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @calls_often() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.call @often(%s) : (!llvm.ptr) -> !async.token
    %u = async.call @often(%s) : (!llvm.ptr) -> !async.token
    async.await %t : !async.token
    async.await %u : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @forgets_one() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = async.call @often(%s) : (!llvm.ptr) -> !async.token
    %u = async.call @often(%s) : (!llvm.ptr) -> !async.token
    async.await %t : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    async.await %u : !async.token
    return
  }
  func.func @hands_on() {
    %t, %r = async.call @make() : () -> (!async.token, !async.value<!llvm.ptr>)
    %u = async.call @end(%t, %r) : (!async.token, !async.value<!llvm.ptr>) -> !async.token
    async.await %u : !async.token
    return
  }
  func.func @hands_on_twice() {
    %t, %r = async.call @make() : () -> (!async.token, !async.value<!llvm.ptr>)  // policy: unknown-handle
    %u = async.call @end(%t, %r) : (!async.token, !async.value<!llvm.ptr>) -> !async.token
    async.await %u : !async.token
    %s = async.await %r : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    return
  }
  async.func @public(%v: !async.value<!llvm.ptr>) -> !async.token {
    %s = async.await %v : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
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
