// A token through a block argument: the lowering takes it for an event, and it is one of two streams.
// The stream that was not chosen is never destroyed. Lowered from source.mlir with mlir-opt 22.1 -gpu-to-llvm.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func @main(%arg0: i1) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %arg0, ^bb1(%1 : !llvm.ptr), ^bb1(%2 : !llvm.ptr)
  ^bb1(%3: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
    gpu.launch_func <%3 : !llvm.ptr> @k::@kern blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64
    llvm.call @mgpuEventSynchronize(%3) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
