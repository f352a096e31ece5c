// Two tasks use what a third one makes, beside each other: one of them destroys it.
module attributes {gpu.container_module} {
  llvm.func @two_readers_at_once() {
    %token, %bodyResults = async.execute -> !async.value<!llvm.ptr> {
      %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %0 : !llvm.ptr
    }
    %token_0 = async.execute (%bodyResults as %arg0: !async.value<!llvm.ptr>) {
      llvm.call @mgpuStreamSynchronize(%arg0) : (!llvm.ptr) -> ()
      async.yield
    }
    %token_1 = async.execute (%bodyResults as %arg0: !async.value<!llvm.ptr>) {
      llvm.call @mgpuStreamDestroy(%arg0) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %token_0 : !async.token
    async.await %token_1 : !async.token
    llvm.return
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
