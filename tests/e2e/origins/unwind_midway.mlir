// The callee may throw before it has recorded the event.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @may_throw()
  llvm.func @rec(%e: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @may_throw() : () -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%s: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.invoke @rec(%e, %s) to ^ok unwind ^lp : (!llvm.ptr, !llvm.ptr) -> ()
  ^ok:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  ^lp:
    %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
