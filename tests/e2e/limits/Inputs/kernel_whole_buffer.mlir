// limit: Kernels, sparse calls and `printMemref*` touch the whole buffer.

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
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %upper = llvm.getelementptr %a[32] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@write blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%upper : !llvm.ptr)
    llvm.call @mgpuMemset32(%a, %zero, %n8, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
