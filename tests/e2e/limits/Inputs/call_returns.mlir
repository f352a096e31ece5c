// limit: Functions that are only declared do, unless it is known that they never do.

// @check never returns, which its declaration does not say.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @check(i64)
  llvm.func @main(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @check(%n) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
}
