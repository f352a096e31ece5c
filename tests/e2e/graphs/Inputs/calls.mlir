// A stream used by a function that is called twice.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func internal @helper(%stream: !llvm.ptr) {
    %c = llvm.mlir.constant(1 : index) : i64
    gpu.launch_func <%stream : !llvm.ptr> @k::@kern blocks in (%c, %c, %c) threads in (%c, %c, %c) : i64
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @helper(%s) : (!llvm.ptr) -> ()
    llvm.call @helper(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
