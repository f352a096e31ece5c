// limit: Offsets, sizes and numbers that reach a launch through parameters, memory or calls are unknown there,

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @write(%p: !llvm.ptr, %from: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1.0 : f32) : f32
      %at = llvm.getelementptr %p[%from] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %v, %at : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func internal @part(%a: !llvm.ptr, %from: i64, %s: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @k::@write blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%a : !llvm.ptr, %from : i64) // expect: unknown-handle
    llvm.return
  }
  llvm.func @main(%a: !llvm.ptr) {
    %n0 = llvm.mlir.constant(0 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @part(%a, %n0, %s) : (!llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @part(%a, %n8, %t) : (!llvm.ptr, i64, !llvm.ptr) -> ()
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
