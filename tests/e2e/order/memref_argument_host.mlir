// The host reads a memref argument that a copy still writes.

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
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x1, %y1, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %x1[%x2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %l = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
