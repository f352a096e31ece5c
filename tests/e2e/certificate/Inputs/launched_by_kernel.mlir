// A function with the calling convention of kernels, which launches what is there as machine code alone: it is the host's.
module attributes {gpu.container_module} {
  gpu.binary @code [#gpu.object<#nvvm.target, bin = "machine code">]
  llvm.func ptx_kernelcc @main(%s: !llvm.ptr, %t: !llvm.ptr, %b: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @code::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%b : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @code::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%b : !llvm.ptr)
    llvm.return
  }
}
