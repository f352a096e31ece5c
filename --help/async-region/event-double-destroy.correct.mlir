module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t0, %r0 = async.execute -> !async.value<!llvm.ptr> {
    %h0 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h0, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    async.yield %h0 : !llvm.ptr
    }
    %h1 = async.await %r0 : !async.value<!llvm.ptr>
    %t1, %r1 = async.execute -> !async.value<!llvm.ptr> {
    llvm.call @mgpuEventSynchronize(%h1) : (!llvm.ptr) -> ()
    async.yield %h1 : !llvm.ptr
    }
    %h = async.await %r1 : !async.value<!llvm.ptr>
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
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
