// The allocated pointer of an argument is freed while its aligned one is in use.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @reads(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
      %x = llvm.load %p : !llvm.ptr -> f32
      llvm.store %x, %q : f32, !llvm.ptr
      llvm.return
    }
    llvm.func @nothing(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
      llvm.return
    }
    gpu.func @memrefs(%p: memref<16xf32>, %q: memref<16xf32>) kernel {
      %i = gpu.thread_id x
      %x = memref.load %p[%i] : memref<16xf32>
      memref.store %x, %q[%i] : memref<16xf32>
      gpu.return
    }
  }
  llvm.func @main(%x0: !llvm.ptr, %x1: !llvm.ptr, %x2: i64, %x3: i64, %x4: i64, %y0: !llvm.ptr, %y1: !llvm.ptr, %y2: i64, %y3: i64, %y4: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%x1, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%x0, %t) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: free-in-flight
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
