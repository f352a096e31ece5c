// One device is selected, whichever and however often: what waits for it waits for all.

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

  llvm.func @one_device() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v5 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaMemsetAsync(%v4, %i, %n, %v5) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r7 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32
    %v8 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaFree(%v8) : (!llvm.ptr) -> i32
    %v10 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaStreamDestroy(%v10) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @the_same_again() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r4 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v5 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaMemsetAsync(%v5, %i, %n, %v6) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r8 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32
    %v9 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @cudaFree(%v9) : (!llvm.ptr) -> i32
    %v11 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r12 = llvm.call @cudaStreamDestroy(%v11) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @after_work_has_begun() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaMemsetAsync(%v3, %i, %n, %v4) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r6 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r7 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32
    %v8 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaFree(%v8) : (!llvm.ptr) -> i32
    %v10 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaStreamDestroy(%v10) : (!llvm.ptr) -> i32
    llvm.return
  }
}
