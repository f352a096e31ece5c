module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %eight = llvm.mlir.constant(8 : i64) : i64
    %slot = llvm.call @malloc(%eight) : (i64) -> !llvm.ptr
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.store %h, %slot : !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%h1) : (!llvm.ptr) -> ()
    %h2 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%h2) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.call @mgpuEventDestroy(%h2) : (!llvm.ptr) -> ()
    llvm.call @free(%slot) : (!llvm.ptr) -> ()
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
