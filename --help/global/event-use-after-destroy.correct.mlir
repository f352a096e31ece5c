module {
  llvm.mlir.global internal @slot() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.mlir.addressof @slot : !llvm.ptr
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.store %h, %slot : !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%h1) : (!llvm.ptr) -> ()
    %h2 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%h2) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%h2) : (!llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
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
