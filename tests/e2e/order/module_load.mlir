// RUN: python3 %S/../expect.py %gpuverify %s

// As gpu-to-llvm lowered a launch in 2021: load the module, launch on a stream of its own, wait, destroy, unload.
module attributes {gpu.container_module} {
  llvm.mlir.global internal constant @kernels_image("\7FELF") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @kernels_kernel_name("kernel\00") {addr_space = 0 : i32}
  llvm.func @main(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.addressof @kernels_image : !llvm.ptr
    %2 = llvm.call @mgpuModuleLoad(%1) : (!llvm.ptr) -> !llvm.ptr
    %3 = llvm.mlir.addressof @kernels_kernel_name : !llvm.ptr
    %4 = llvm.call @mgpuModuleGetFunction(%2, %3) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %5 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, i64)> : (i32) -> !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.alloca %8 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr %7[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    llvm.store %arg0, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr %9[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr %7[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    llvm.store %arg1, %12 : i64, !llvm.ptr
    %13 = llvm.getelementptr %9[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuLaunchKernel(%4, %0, %0, %0, %0, %0, %0, %14, %5, %9, %15) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%5) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%5) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuModuleLoad(!llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuModuleUnload(!llvm.ptr)
}
