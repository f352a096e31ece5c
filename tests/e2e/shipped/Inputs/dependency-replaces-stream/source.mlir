module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @work(%b: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> f32
      llvm.store %v, %b : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  func.func @main(%p: !llvm.ptr) {
    %c1 = arith.constant 1 : index
    %zero = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %zero, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %d = gpu.wait async
    %t = gpu.launch_func async [%d] <%s : !llvm.ptr> @k::@work blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%p : !llvm.ptr) // expect: stream-race
    gpu.wait [%t]
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
}
