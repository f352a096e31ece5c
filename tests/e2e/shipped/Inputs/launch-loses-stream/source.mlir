module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @work(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> f32
      llvm.store %v, %b : f32, !llvm.ptr
      llvm.return
    }
  }

  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  func.func @main(%d: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %zero = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %index = memref.extract_aligned_pointer_as_index %d : memref<16xf32> -> index
    %address = arith.index_cast %index : index to i64
    %p = llvm.inttoptr %address : i64 to !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %zero, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@work blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%d : memref<16xf32>) // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
}
