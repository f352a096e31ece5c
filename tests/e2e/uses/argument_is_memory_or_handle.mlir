// What a public function gets is memory or a handle, and not both: the first use says which.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemHostRegister(!llvm.ptr, i64)

  llvm.func @copied_then_synchronized(%p: !llvm.ptr, %q: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%p, %q, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%p) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func @set_then_destroyed(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%d) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func @both_in_one_call(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    llvm.call @mgpuMemset32(%d, %v, %n, %d) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func @stream_then_freed(%d: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%d) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func @freed_then_event(%d: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%d) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func @loaded_then_event(%d: !llvm.ptr) -> i32 {
    %x = llvm.load %d : !llvm.ptr -> i32
    llvm.call @mgpuEventSynchronize(%d) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return %x : i32
  }

  llvm.func @registered_then_stream(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemHostRegister(%d, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamSynchronize(%d) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func private @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  llvm.func @through_a_helper(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %z) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @wait(%d) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @on_one_way(%d: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^set, ^out
  ^set:
    llvm.call @mgpuMemset32(%d, %v, %n, %z) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^out
  ^out:
    llvm.call @mgpuStreamSynchronize(%d) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }

  // On each way it is one thing.
  llvm.func @one_or_the_other(%d: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^memory, ^stream
  ^memory:
    llvm.call @mgpuMemset32(%d, %v, %n, %z) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.return
  ^stream:
    llvm.call @mgpuStreamSynchronize(%d) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The address of a slot with a stream in it, as C++ passes it: the slot is memory, what is in it is not.
  llvm.func @slot_with_a_stream(%slot: !llvm.ptr) {
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
}
