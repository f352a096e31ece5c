// Two devices: to wait for one is not to wait for the other, and each has a null stream.

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

  llvm.func @waits_for_the_other() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemsetAsync(%v3, %i, %n, %null) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %r6 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32 // expect: host-race
    %v7 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaFree(%v7) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @null_streams() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v5 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaMemsetAsync(%v4, %i, %n, %v5) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r7 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %v8 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaMemsetAsync(%v8, %i, %n, %null) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32 // expect: unknown-handle
    %v10 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaStreamSynchronize(%v10) : (!llvm.ptr) -> i32
    %r12 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %r13 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r14 = llvm.call @cudaDeviceSynchronize() : () -> i32
    %v15 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r16 = llvm.call @cudaStreamDestroy(%v15) : (!llvm.ptr) -> i32
    %v17 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r18 = llvm.call @cudaFree(%v17) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @null_stream_synchronized() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemsetAsync(%v3, %i, %n, %null) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %r6 = llvm.call @cudaStreamSynchronize(%null) : (!llvm.ptr) -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32 // expect: unknown-handle
    %v7 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaFree(%v7) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @waits_for_the_stream() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v5 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaMemsetAsync(%v4, %i, %n, %v5) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r7 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %v8 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaStreamSynchronize(%v8) : (!llvm.ptr) -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32
    %v10 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaFree(%v10) : (!llvm.ptr) -> i32
    %v12 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaStreamDestroy(%v12) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @waits_for_an_event() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaEventCreate(%e.slot) : (!llvm.ptr) -> i32
    %v5 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaMemsetAsync(%v5, %i, %n, %v6) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %v8 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %v9 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @cudaEventRecord(%v8, %v9) : (!llvm.ptr, !llvm.ptr) -> i32
    %r11 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %v12 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaEventSynchronize(%v12) : (!llvm.ptr) -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32
    %v14 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @cudaFree(%v14) : (!llvm.ptr) -> i32
    %v16 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r17 = llvm.call @cudaEventDestroy(%v16) : (!llvm.ptr) -> i32
    %v18 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r19 = llvm.call @cudaStreamDestroy(%v18) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @on_one_of_two_devices() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %r2 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaSetDevice(%two) : (i32) -> i32
    %r4 = llvm.call @cudaDeviceReset() : () -> i32
    %v5 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaStreamSynchronize(%v5) : (!llvm.ptr) -> i32 // expect: unknown-handle
    %v7 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaStreamDestroy(%v7) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @unordered_streams() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %t.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %r1 = llvm.call @cudaSetDevice(%zero) : (i32) -> i32
    %r2 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaSetDevice(%i) : (i32) -> i32
    %r5 = llvm.call @cudaStreamCreate(%t.slot) : (!llvm.ptr) -> i32
    %v6 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v7 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaMemsetAsync(%v6, %i, %n, %v7) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %v9 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v10 = llvm.load %t.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaMemsetAsync(%v9, %i, %n, %v10) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32 // expect: stream-race
    %v12 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaStreamSynchronize(%v12) : (!llvm.ptr) -> i32
    %v14 = llvm.load %t.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @cudaStreamSynchronize(%v14) : (!llvm.ptr) -> i32
    %v16 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r17 = llvm.call @cudaFree(%v16) : (!llvm.ptr) -> i32
    %v18 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r19 = llvm.call @cudaStreamDestroy(%v18) : (!llvm.ptr) -> i32
    %v20 = llvm.load %t.slot : !llvm.ptr -> !llvm.ptr
    %r21 = llvm.call @cudaStreamDestroy(%v20) : (!llvm.ptr) -> i32
    llvm.return
  }
}
