// A task's callee launches a kernel and waits for it, and nobody has awaited the task.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @any(%b: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> i64
      llvm.store %v, %b : i64, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @run(%b: !llvm.ptr) attributes {sym_visibility = "private"} {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func @kernels::@any blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%b : !llvm.ptr)
    llvm.return
  }
  llvm.func @main() {
    %shared = llvm.mlir.constant(1 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%c64, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
      llvm.call @run(%b) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuMemcpy(%d, %b, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.await %k : !async.token
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
