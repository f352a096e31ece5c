module {
  llvm.func internal @make(%out: !llvm.ptr, %s: !llvm.ptr) {
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %h, %out : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func internal @early(%in: !llvm.ptr, %s: !llvm.ptr) {
    %h = llvm.load %in : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @make(%slot, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @early(%slot, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %h = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%s, %h) : (!llvm.ptr, !llvm.ptr) -> ()
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
