// A device that is chosen once, before anything is done.

// RUN: python3 %S/../expect.py %gpuverify --runtime=cuda-runtime %s

module {
  llvm.func @cudaStreamCreate(!llvm.ptr) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
  llvm.func @cudaEventCreate(!llvm.ptr) -> i32
  llvm.func @cudaEventDestroy(!llvm.ptr) -> i32
  llvm.func @cudaEventRecord(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaEventSynchronize(!llvm.ptr) -> i32
  llvm.func @cudaMalloc(!llvm.ptr, i64) -> i32
  llvm.func @cudaFree(!llvm.ptr) -> i32
  llvm.func @cudaMallocHost(!llvm.ptr, i64) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr) -> i32
  llvm.func @cudaMallocManaged(!llvm.ptr, i64, i32) -> i32
  llvm.func @cudaMemsetAsync(!llvm.ptr, i32, i64, !llvm.ptr) -> i32
  llvm.func @cudaDeviceSynchronize() -> i32
  llvm.func @cudaDeviceReset() -> i32
  llvm.func @cudaSetDevice(i32) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
  llvm.func @cudaMemset(!llvm.ptr, i32, i64) -> i32
  llvm.func @use(i32)

  llvm.func @chosen_first(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaSetDevice(%d) : (i32) -> i32
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaMemsetAsync(%v2, %i, %n, %null) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r4 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32
    %v5 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaFree(%v5) : (!llvm.ptr) -> i32
    llvm.return
  }
}
