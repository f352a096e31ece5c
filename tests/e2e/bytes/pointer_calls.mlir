// Functions called through their addresses do what they do when they are called by name; where it is not known which is called, anything.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @outside(!llvm.ptr)
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @make() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %s : !llvm.ptr
  }
  llvm.func @right() {
    %m = llvm.mlir.addressof @make : !llvm.ptr
    %w = llvm.mlir.addressof @wait : !llvm.ptr
    %d = llvm.mlir.addressof @end : !llvm.ptr
    %s = llvm.call %m() : !llvm.ptr, () -> !llvm.ptr
    llvm.call %w(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call %d(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @dead() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.mlir.addressof @mgpuStreamSynchronize : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call %w(%s) : !llvm.ptr, (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @twice() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.mlir.addressof @end : !llvm.ptr
    llvm.call %d(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @wrong_kind() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %w = llvm.mlir.addressof @mgpuStreamSynchronize : !llvm.ptr
    llvm.call %w(%e) : !llvm.ptr, (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @unrecorded() {
    %m = llvm.mlir.addressof @mgpuEventCreate : !llvm.ptr
    %w = llvm.mlir.addressof @mgpuEventSynchronize : !llvm.ptr
    %e = llvm.call %m() : !llvm.ptr, () -> !llvm.ptr
    llvm.call %w(%e) : !llvm.ptr, (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_slot() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
    %d = llvm.mlir.addressof @mgpuStreamDestroy : !llvm.ptr
    llvm.store %d, %p : !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @in_a_struct() {
    %d = llvm.mlir.addressof @mgpuStreamDestroy : !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %v = llvm.insertvalue %d, %u[1] : !llvm.struct<(ptr, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @which_is_not_known(%c: i1) {
    %d = llvm.mlir.addressof @mgpuStreamDestroy : !llvm.ptr
    %w = llvm.mlir.addressof @mgpuStreamSynchronize : !llvm.ptr
    %f = llvm.select %c, %d, %w : i1, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @that_a_block_gets(%c: i1) {
    %d = llvm.mlir.addressof @mgpuStreamDestroy : !llvm.ptr
    %w = llvm.mlir.addressof @mgpuStreamSynchronize : !llvm.ptr
    llvm.cond_br %c, ^call(%d : !llvm.ptr), ^call(%w : !llvm.ptr)
  ^call(%f: !llvm.ptr):
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @either_of_which_waits(%c: i1) {
    %d = llvm.mlir.addressof @mgpuStreamSynchronize : !llvm.ptr
    %w = llvm.mlir.addressof @wait : !llvm.ptr
    llvm.cond_br %c, ^call(%d : !llvm.ptr), ^call(%w : !llvm.ptr)
  ^call(%f: !llvm.ptr):
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @which_a_caller_may_give(%c: i1, %g: !llvm.ptr) {
    %w = llvm.mlir.addressof @mgpuStreamSynchronize : !llvm.ptr
    %f = llvm.select %c, %g, %w : i1, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @of_another_type() {
    %d = llvm.mlir.addressof @end : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    llvm.call %d(%i) : !llvm.ptr, (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @memory() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %0 = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.addressof @mgpuMemAlloc : !llvm.ptr
    %r = llvm.mlir.addressof @mgpuMemFree : !llvm.ptr
    %d = llvm.call %a(%n, %s, %0) : !llvm.ptr, (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call %r(%d, %s) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
