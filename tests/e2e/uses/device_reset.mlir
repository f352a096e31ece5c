// A program that calls MLIR's wrappers may reset the device itself: nothing is left then.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @used_after() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @cudaDeviceReset() : () -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @memory(%size: i64, %host: i8) {
    %s = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%size, %s, %host) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @cudaDeviceReset() : () -> i32
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @at_the_end() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %r = llvm.call @cudaDeviceReset() : () -> i32
    llvm.return
  }
  llvm.func @cudaDeviceReset() -> i32
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
