// Every stream, event and buffer that a runtime function takes is used by it: in HIP's runtime API. A free waits for the device of its memory, and for
// nothing if it gets null.

// RUN: python3 %S/../expect.py %gpuverify --runtime=hip %s

module {
  llvm.func @hipStreamCreate(!llvm.ptr) -> i32
  llvm.func @hipStreamDestroy(!llvm.ptr) -> i32
  llvm.func @hipEventCreate(!llvm.ptr) -> i32
  llvm.func @hipEventDestroy(!llvm.ptr) -> i32
  llvm.func @hipEventRecord(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @hipEventSynchronize(!llvm.ptr) -> i32
  llvm.func @hipEventElapsedTime(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @hipMallocManaged(!llvm.ptr, i64, i32) -> i32
  llvm.func @hipFree(!llvm.ptr) -> i32
  llvm.func @hipMemPrefetchAsync(!llvm.ptr, i64, i32, !llvm.ptr) -> i32
  llvm.func @hipMemAdvise(!llvm.ptr, i64, i32, i32) -> i32
  llvm.func @hipStreamGetFlags(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @hipStreamAddCallback(!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.func @hipMalloc(!llvm.ptr, i64) -> i32
  llvm.func @hipHostFree(!llvm.ptr) -> i32
  llvm.func @hipMemsetAsync(!llvm.ptr, i32, i64, !llvm.ptr) -> i32
  llvm.func @hipStreamSynchronize(!llvm.ptr) -> i32
  llvm.func @use(i32)

  llvm.func @elapsed_with_destroyed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @hipEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipEventRecord(%v3, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v5 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @hipEventRecord(%v5, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v7 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @hipEventSynchronize(%v7) : (!llvm.ptr) -> i32
    %v9 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r10 = llvm.call @hipEventDestroy(%v9) : (!llvm.ptr) -> i32
    %v11 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %v12 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @hipEventElapsedTime(%ms, %v11, %v12) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 // expect: event-use-after-destroy
    %v14 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @hipEventDestroy(%v14) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @elapsed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %r2 = llvm.call @hipEventCreate(%b.slot) : (!llvm.ptr) -> i32
    %v3 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipEventRecord(%v3, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v5 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r6 = llvm.call @hipEventRecord(%v5, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %v7 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r8 = llvm.call @hipEventSynchronize(%v7) : (!llvm.ptr) -> i32
    %v9 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %v10 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r11 = llvm.call @hipEventElapsedTime(%ms, %v9, %v10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %v12 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r13 = llvm.call @hipEventDestroy(%v12) : (!llvm.ptr) -> i32
    %v14 = llvm.load %b.slot : !llvm.ptr -> !llvm.ptr
    %r15 = llvm.call @hipEventDestroy(%v14) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @unrecorded() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %a.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipEventCreate(%a.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @hipEventSynchronize(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %a.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @hipEventDestroy(%v4) : (!llvm.ptr) -> i32
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
    %r1 = llvm.call @hipMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @hipFree(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @hipMemPrefetchAsync(%v4, %n, %i, %null) : (!llvm.ptr, i64, i32, !llvm.ptr) -> i32 // expect: use-after-free
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
    %r1 = llvm.call @hipMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @hipFree(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @hipMemAdvise(%v4, %n, %i, %i) : (!llvm.ptr, i64, i32, i32) -> i32 // expect: use-after-free
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
    %r1 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @hipStreamDestroy(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @hipStreamGetFlags(%v4, %ms) : (!llvm.ptr, !llvm.ptr) -> i32 // expect: stream-use-after-destroy
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
    %r1 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %v2 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @hipStreamDestroy(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @hipStreamAddCallback(%v4, %null, %null, %i) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32 // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @free_waits() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    %x = llvm.load %m : !llvm.ptr -> i32
    llvm.call @use(%x) : (i32) -> ()
    %r6 = llvm.call @hipStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @free_of_null_does_not() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @hipFree(%null) : (!llvm.ptr) -> i32
    %x = llvm.load %m : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @use(%x) : (i32) -> ()
    %r6 = llvm.call @hipStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    %r9 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @null_on_one_way(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %e.slot : !llvm.ptr, !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    llvm.cond_br %c, ^make, ^go
  ^make:
    %made = llvm.call @hipMalloc(%e.slot, %n) : (!llvm.ptr, i64) -> i32
    llvm.br ^go
  ^go:
    %e = llvm.load %e.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @hipFree(%e) : (!llvm.ptr) -> i32
    %x = llvm.load %m : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @use(%x) : (i32) -> ()
    %r6 = llvm.call @hipStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    %r9 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @nor_of_pinned_null() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @hipHostFree(%null) : (!llvm.ptr) -> i32
    %x = llvm.load %m : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @use(%x) : (i32) -> ()
    %r6 = llvm.call @hipStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    %r9 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @what_may_be_null(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32 // expect: memory-leak
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %e = llvm.select %c, %d, %null : i1, !llvm.ptr
    %r5 = llvm.call @hipFree(%e) : (!llvm.ptr) -> i32
    %x = llvm.load %m : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @use(%x) : (i32) -> ()
    %r6 = llvm.call @hipStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @a_callers(%a: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @hipFree(%a) : (!llvm.ptr) -> i32
    %x = llvm.load %m : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @use(%x) : (i32) -> ()
    %r6 = llvm.call @hipStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    %r9 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @own_work_is_over() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r5 = llvm.call @hipFree(%m) : (!llvm.ptr) -> i32
    %r6 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @own_work_in_a_select(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %o = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @hipMalloc(%d.slot, %n) : (!llvm.ptr, i64) -> i32
    %r2 = llvm.call @hipMallocManaged(%m.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %r3 = llvm.call @hipStreamCreate(%s.slot) : (!llvm.ptr) -> i32
    %m = llvm.load %m.slot : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %d.slot : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %s.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @hipMemsetAsync(%m, %o, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %e = llvm.select %c, %m, %null : i1, !llvm.ptr
    %f = llvm.select %c, %null, %m : i1, !llvm.ptr
    %r5 = llvm.call @hipFree(%e) : (!llvm.ptr) -> i32
    %r6 = llvm.call @hipFree(%f) : (!llvm.ptr) -> i32
    %r7 = llvm.call @hipStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r8 = llvm.call @hipFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }
}
