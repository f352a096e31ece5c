// A token through a select: the lowering takes it for an event, and it is one of two streams.
// The stream that was not chosen is never destroyed. Lowered from source.mlir with mlir-opt 22.1 -gpu-to-llvm.
module attributes {gpu.container_module} {
  llvm.func @main(%arg0: i1) {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %2 = llvm.select %arg0, %0, %1 : i1, !llvm.ptr
    llvm.call @mgpuEventSynchronize(%2) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
