// Every stream, event and buffer that a runtime function takes is used by it: in CUDA's runtime API.

// RUN: python3 %S/../expect.py %gpuverify --runtime=cuda-runtime %s

module {
  llvm.func @cudaStreamCreate(!llvm.ptr) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
  llvm.func @cudaStreamQuery(!llvm.ptr) -> i32
  llvm.func @cudaStreamWaitEvent(!llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.func @cudaEventCreate(!llvm.ptr) -> i32
  llvm.func @cudaEventDestroy(!llvm.ptr) -> i32
  llvm.func @cudaEventRecord(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaEventSynchronize(!llvm.ptr) -> i32
  llvm.func @cudaEventQuery(!llvm.ptr) -> i32
  llvm.func @cudaEventElapsedTime(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaStreamGetFlags(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaStreamGetPriority(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaStreamSetAttribute(!llvm.ptr, i32, !llvm.ptr) -> i32
  llvm.func @cudaStreamAddCallback(!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.func @cudaLaunchHostFunc(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaMalloc(!llvm.ptr, i64) -> i32
  llvm.func @cudaFree(!llvm.ptr) -> i32
  llvm.func @cudaMallocManaged(!llvm.ptr, i64, i32) -> i32
  llvm.func @cudaMemPrefetchAsync(!llvm.ptr, i64, i32, !llvm.ptr) -> i32
  llvm.func @cudaMemAdvise(!llvm.ptr, i64, i32, i32) -> i32
  llvm.func @cudaHostRegister(!llvm.ptr, i64, i32) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
  llvm.func @cudaDeviceSynchronize() -> i32
  llvm.func @use(i32)

  llvm.func @elapsed_between_destroyed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaEventRecord(%v3, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v5 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaEventRecord(%v5, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v7 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaEventSynchronize(%v7) : (!llvm.ptr) -> i32
    %v9 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @cudaEventDestroy(%v9) : (!llvm.ptr) -> i32
    %v11 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %v12 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaEventElapsedTime(%ms, %v11, %v12) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 // expect: event-use-after-destroy
    %v14 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @cudaEventDestroy(%v14) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @elapsed_to_destroyed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaEventRecord(%v3, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v5 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaEventRecord(%v5, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v7 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaEventSynchronize(%v7) : (!llvm.ptr) -> i32
    %v9 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @cudaEventDestroy(%v9) : (!llvm.ptr) -> i32
    %v11 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %v12 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaEventElapsedTime(%ms, %v11, %v12) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 // expect: event-use-after-destroy
    %v14 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @cudaEventDestroy(%v14) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @elapsed_from_null_to_unrecorded() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaEventElapsedTime(%ms, %null, %v2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 // expect: null-handle event-not-recorded
    %v4 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaEventDestroy(%v4) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @elapsed_with_a_stream() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaEventRecord(%v3, %v4) : (!llvm.ptr, !llvm.ptr) -> i32
    %v6 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaEventSynchronize(%v6) : (!llvm.ptr) -> i32
    %v8 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %v9 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @cudaEventElapsedTime(%ms, %v8, %v9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 // expect: handle-kind-mismatch
    %v11 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r12 = llvm.call @cudaEventDestroy(%v11) : (!llvm.ptr) -> i32
    %v13 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r14 = llvm.call @cudaStreamDestroy(%v13) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @elapsed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v4 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %v5 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaEventRecord(%v4, %v5) : (!llvm.ptr, !llvm.ptr) -> i32
    %v7 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %v8 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaEventRecord(%v7, %v8) : (!llvm.ptr, !llvm.ptr) -> i32
    %v10 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaEventSynchronize(%v10) : (!llvm.ptr) -> i32
    %v12 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %v13 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r14 = llvm.call @cudaEventElapsedTime(%ms, %v12, %v13) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %v15 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r16 = llvm.call @cudaEventDestroy(%v15) : (!llvm.ptr) -> i32
    %v17 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r18 = llvm.call @cudaEventDestroy(%v17) : (!llvm.ptr) -> i32
    %v19 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r20 = llvm.call @cudaStreamDestroy(%v19) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @query_of_destroyed_event() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaEventRecord(%v2, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v4 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaEventDestroy(%v4) : (!llvm.ptr) -> i32
    %v6 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaEventQuery(%v6) : (!llvm.ptr) -> i32 // expect: event-use-after-destroy
    llvm.return
  }

  llvm.func @query_of_destroyed_stream() {
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
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaStreamQuery(%v4) : (!llvm.ptr) -> i32 // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @flags_of_destroyed_stream() {
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
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaStreamGetFlags(%v4, %ms) : (!llvm.ptr, !llvm.ptr) -> i32 // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @priority_of_an_event() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaEventCreate(%e.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaStreamGetPriority(%v2, %ms) : (!llvm.ptr, !llvm.ptr) -> i32 // expect: handle-kind-mismatch
    %v4 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaEventDestroy(%v4) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @attribute_of_destroyed_stream() {
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
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaStreamSetAttribute(%v4, %i, %ms) : (!llvm.ptr, i32, !llvm.ptr) -> i32 // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @attribute() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaStreamSetAttribute(%v2, %i, %ms) : (!llvm.ptr, i32, !llvm.ptr) -> i32
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaStreamDestroy(%v4) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @callback_on_destroyed_stream() {
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
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaStreamAddCallback(%v4, %null, %null, %i) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32 // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @callback_gets_a_live_event() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%e.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %v4 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaLaunchHostFunc(%v3, %null, %v4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaStreamSynchronize(%v6) : (!llvm.ptr) -> i32
    %v8 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaStreamDestroy(%v8) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @prefetched_after_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r2 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaFree(%v3) : (!llvm.ptr) -> i32
    %v5 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaMemPrefetchAsync(%v5, %n, %i, %v6) : (!llvm.ptr, i64, i32, !llvm.ptr) -> i32 // expect: use-after-free
    %v8 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaStreamSynchronize(%v8) : (!llvm.ptr) -> i32
    %v10 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaStreamDestroy(%v10) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @prefetched_on_destroyed_stream() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r2 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaStreamDestroy(%v3) : (!llvm.ptr) -> i32
    %v5 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaMemPrefetchAsync(%v5, %n, %i, %v6) : (!llvm.ptr, i64, i32, !llvm.ptr) -> i32 // expect: stream-use-after-destroy
    %v8 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaFree(%v8) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @prefetched() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r2 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaMemPrefetchAsync(%v3, %n, %i, %v4) : (!llvm.ptr, i64, i32, !llvm.ptr) -> i32
    %v6 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r7 = llvm.call @cudaStreamSynchronize(%v6) : (!llvm.ptr) -> i32
    %v8 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaStreamDestroy(%v8) : (!llvm.ptr) -> i32
    %v10 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaFree(%v10) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @advised_after_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaMemAdvise(%v4, %n, %i, %i) : (!llvm.ptr, i64, i32, i32) -> i32 // expect: use-after-free
    llvm.return
  }

  llvm.func @registered_after_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaHostRegister(%v4, %n, %i) : (!llvm.ptr, i64, i32) -> i32 // expect: use-after-free
    llvm.return
  }

  llvm.func @waits_for_unrecorded_return_at_once() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%e.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaEventSynchronize(%v3) : (!llvm.ptr) -> i32
    %v5 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @cudaEventQuery(%v5) : (!llvm.ptr) -> i32
    %v7 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %v8 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r9 = llvm.call @cudaStreamWaitEvent(%v7, %v8, %i) : (!llvm.ptr, !llvm.ptr, i32) -> i32
    %v10 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @cudaEventDestroy(%v10) : (!llvm.ptr) -> i32
    %v12 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaStreamDestroy(%v12) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @waits_for_unrecorded_order_nothing() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %h.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cudaEventCreate(%e.slot) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaMalloc(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %r4 = llvm.call @cudaMallocManaged(%h.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v5 = llvm.load %h.slot : !llvm.ptr -> !llvm.ptr
    %v6 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %v7 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @cudaMemcpyAsync(%v5, %v6, %n, %two, %v7) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    %v9 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @cudaEventSynchronize(%v9) : (!llvm.ptr) -> i32
    %x = llvm.load %h.slot : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> i32 // expect: host-race
    %v11 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %v12 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @cudaEventRecord(%v11, %v12) : (!llvm.ptr, !llvm.ptr) -> i32
    %v14 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @cudaEventSynchronize(%v14) : (!llvm.ptr) -> i32
    %v16 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r17 = llvm.call @cudaFree(%v16) : (!llvm.ptr) -> i32
    %v18 = llvm.load %h.slot : !llvm.ptr -> !llvm.ptr
    %r19 = llvm.call @cudaFree(%v18) : (!llvm.ptr) -> i32
    %v20 = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r21 = llvm.call @cudaEventDestroy(%v20) : (!llvm.ptr) -> i32
    %v22 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r23 = llvm.call @cudaStreamDestroy(%v22) : (!llvm.ptr) -> i32
    llvm.return
  }
}
