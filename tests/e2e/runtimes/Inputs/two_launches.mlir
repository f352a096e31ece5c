// Two kernels on one stream that write the same buffer: a queue of SYCL is in no order.
// cuda: proved
// rocm: proved
// level-zero: proved
// sycl: violated stream-race
// vulkan: proved
module {
  llvm.func @main(%to: !llvm.ptr, %data: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    %w = llvm.mlir.constant(0 : i32) : i32
    %m = llvm.call @mgpuModuleLoad(%data, %z) : (!llvm.ptr, i64) -> !llvm.ptr
    %k = llvm.call @mgpuModuleGetFunction(%m, %data) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %array = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %to, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %slot, %array : !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot2 = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %array2 = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %to, %slot2 : !llvm.ptr, !llvm.ptr
    llvm.store %slot2, %array2 : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%k, %n, %n, %n, %n, %n, %n, %w, %s, %array, %null, %n) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuLaunchKernel(%k, %n, %n, %n, %n, %n, %n, %w, %s, %array2, %null, %n) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @mgpuModuleUnload(!llvm.ptr)
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
}
