// A launch from a binary; the image is none, for the simulated device does not run it.
module attributes {gpu.container_module} {
  gpu.binary @kernels [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"kernel", !llvm.func<void (ptr)>>]>, "not a real image">]
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : index) : i64
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%bytes, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@kernel blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
