// A region that fails puts what it makes into error, and those that need it fail too. Nobody reads a payload that is not there.

module {
  func.func @fails_before(%c: i1) {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      cf.assert %c, "no"
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u = async.execute (%r as %x: !async.value<!llvm.ptr>) {
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %u : !async.token
    return
  }
  func.func @fails_in_the_middle_of_three(%c: i1) {
    %t, %r = async.execute -> !async.value<!llvm.ptr> {
      cf.assert %c, "no"
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %u, %q = async.execute [%t] (%r as %x: !async.value<!llvm.ptr>) -> !async.value<!llvm.ptr> {  // others: unknown-handle unknown-handle
      llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
      async.yield %x : !llvm.ptr
    }
    %s = async.await %q : !async.value<!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
