// A token through a function: the caller gets the stream back, and the lowering takes it for an event.
// Lowered from source.mlir with mlir-opt 22.1 -gpu-to-llvm.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func @callee(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.constant(1 : index) : i64
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@kern blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64
    llvm.return %arg0 : !llvm.ptr
  }
  llvm.func @main() {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %1 = llvm.call @callee(%0) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%1) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
