// Some bytes of a token are loaded, and not all: who has them may wait for the task, so that nothing is known of it any more. Where the token itself
// is still there and is waited for, nothing is wrong.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)

  // right, undecided
  llvm.func @halves() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %copy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %p = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    %low = llvm.load %slot : !llvm.ptr -> i32
    %behind = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %high = llvm.load %behind : !llvm.ptr -> i32
    llvm.store %low, %copy : i32, !llvm.ptr
    %end = llvm.getelementptr %copy[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %high, %end : i32, !llvm.ptr
    %q = llvm.load %copy : !llvm.ptr -> !llvm.ptr
    %again = builtin.unrealized_conversion_cast %q : !llvm.ptr to !async.token
    async.await %again : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty, undecided
  llvm.func @not_awaited() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %p = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    %low = llvm.load %slot : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // right
  llvm.func @awaited_itself() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %p = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    %low = llvm.load %slot : !llvm.ptr -> i32
    %q = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %again = builtin.unrealized_conversion_cast %q : !llvm.ptr to !async.token
    async.await %again : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: the work of the task is pending on the buffer
  llvm.func @computed_while_pending() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemset32(%b, %v, %one, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    %p = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    %number = llvm.ptrtoint %p : !llvm.ptr to i64
    %low = llvm.trunc %number : i64 to i32
    llvm.store %low, %slot : i32, !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%b, %v, %one, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    async.await %k : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
