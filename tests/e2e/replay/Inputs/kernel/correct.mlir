// The kernel's code comes along. The host reads what it writes once it has waited.
module attributes {gpu.container_module} {
  gpu.binary @kernels [
    #gpu.object<#rocdl.target<chip = "gfx90a">, bin = "\7FELFfor another vendor">,
    #gpu.object<#nvvm.target<chip = "sm_50">, bin = "\7FELF\01\02\03\04">,
    #gpu.object<#nvvm.target<chip = "sm_75">, assembly = "// fake\0A.version 6.0\0A.visible .entry add_one(.param .u64 to, .param .u32 count) {}\0A">]
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @main() -> i32 {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %count = llvm.mlir.constant(16 : i32) : i32
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %memory = llvm.mlir.constant(128 : i32) : i32
    %shared = llvm.mlir.constant(1 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%bytes, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@add_one blocks in (%two, %one, %one) threads in (%eight, %four, %one) : i64 dynamic_shared_memory_size %memory args(%d : !llvm.ptr, %count : i32)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %v = llvm.load %d : !llvm.ptr -> i32
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %v : i32
  }
}
