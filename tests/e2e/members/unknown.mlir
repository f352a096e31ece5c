// Members of memory whose content is not known: two of them are not one object. What they are is not known, so that nothing of this is
// proved; but one of them, used twice, races.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module {
  llvm.func @callers_memory(%p: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %b = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%a, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @all_at_once(%p: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %v = llvm.load %p : !llvm.ptr -> !llvm.array<2 x ptr>
    %a = llvm.extractvalue %v[0] : !llvm.array<2 x ptr>
    %b = llvm.extractvalue %v[1] : !llvm.array<2 x ptr>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%a, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @fill(%p: !llvm.ptr, %i: i64, %s: !llvm.ptr) {
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_helper(%p: !llvm.ptr, %i: i64, %s: !llvm.ptr) {
    llvm.call @fill(%p, %i, %s) : (!llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_member_twice(%p: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %a = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %b = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%a, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
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
