// The same program lowered by hand: the chosen stream is synchronized and destroyed as a stream, and so is the other one.
module attributes {gpu.container_module} {
  llvm.func @main(%arg0: i1) {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %2 = llvm.select %arg0, %0, %1 : i1, !llvm.ptr
    %3 = llvm.select %arg0, %1, %0 : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%2) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%2) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
