// The invoked function with a body never returns, but it throws: the landing pad destroys again.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @raise()
  llvm.func @thrower() attributes {sym_visibility = "private"} {
    llvm.call @raise() : () -> ()
    llvm.unreachable
  }
  llvm.func @main() attributes {personality = @__gxx_personality_v0} {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.invoke @thrower() to ^ok unwind ^lp : () -> ()
  ^ok:
    llvm.return
  ^lp:
    %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
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
