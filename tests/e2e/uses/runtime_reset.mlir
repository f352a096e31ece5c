// A device that is reset has no streams, events and buffers any more.

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

  llvm.func @stream() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaDeviceReset() : () -> i32
    %v3 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaStreamSynchronize(%v3) : (!llvm.ptr) -> i32 // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @stream_destroyed_again() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaDeviceReset() : () -> i32
    %v3 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaStreamDestroy(%v3) : (!llvm.ptr) -> i32 // expect: stream-double-destroy
    llvm.return
  }

  llvm.func @event() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaEventCreate(%e.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaEventRecord(%v2, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %r4 = llvm.call @cudaDeviceReset() : () -> i32
    %v5 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaEventSynchronize(%v5) : (!llvm.ptr) -> i32 // expect: event-use-after-destroy
    llvm.return
  }

  llvm.func @device_memory() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMalloc(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @cudaDeviceReset() : () -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaFree(%v3) : (!llvm.ptr) -> i32 // expect: double-free
    llvm.return
  }

  llvm.func @pinned_memory() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocHost(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @cudaDeviceReset() : () -> i32
    %x = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32 // expect: use-after-free
    llvm.return
  }

  llvm.func @nothing_is_leaked() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaMalloc(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %r3 = llvm.call @cudaDeviceReset() : () -> i32
    llvm.return
  }

  llvm.func @destroyed_before() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaStreamDestroy(%v2) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaDeviceReset() : () -> i32
    llvm.return
  }

  llvm.func @made_anew() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaDeviceReset() : () -> i32
    %r3 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaStreamSynchronize(%v4) : (!llvm.ptr) -> i32
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaStreamDestroy(%v6) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @null_stream_stays() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaDeviceReset() : () -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%null) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @on_one_way(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    llvm.cond_br %c, ^reset, ^go
  ^reset:
    %r2 = llvm.call @cudaDeviceReset() : () -> i32
    llvm.br ^go
  ^go:
    %v3 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaStreamSynchronize(%v3) : (!llvm.ptr) -> i32 // expect: stream-use-after-destroy
    %v5 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaStreamDestroy(%v5) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @of_the_caller(%t: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaDeviceReset() : () -> i32
    %r = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32 // expect: unknown-handle
    llvm.return
  }
}
