// The task has a callee synchronize: whoever has not awaited the task may come before that.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @finish(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%early: i1) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %k = async.execute {
      llvm.call @finish(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.cond_br %early, ^wait, ^go
  ^wait:
    async.await %k : !async.token
    llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^end
  ^go:
    llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    async.await %k : !async.token
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
