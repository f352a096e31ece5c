// The same program lowered by hand: the caller treats what comes back as the stream that it is.
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
    llvm.call @mgpuStreamSynchronize(%1) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
