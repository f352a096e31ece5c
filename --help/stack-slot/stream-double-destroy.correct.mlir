module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %h = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %h, %slot : !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %h2 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h2) : (!llvm.ptr) -> ()
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
