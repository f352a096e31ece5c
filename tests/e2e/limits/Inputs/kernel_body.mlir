// limit: Two kernels on disjoint parts do not race; two kernels whose parts certainly overlap do. Otherwise the result is unproved,

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @read(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %p : !llvm.ptr -> f32
      llvm.return
    }
    llvm.func @write(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1.0 : f32) : f32
      llvm.store %v, %p : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @main(%a: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@read blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%a : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@read blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%a : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
