// fixed
// the host reads what a task has copied, and does not await it
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() -> i32 {
  %n = llvm.mlir.constant(64 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %k = async.execute {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%h, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  %r = llvm.load %h : !llvm.ptr -> i32
  async.await %k : !async.token
  llvm.call @free(%h) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
// -----
// fixed
// two tasks fill one buffer
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @main() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %k = async.execute {
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  %l = async.execute {
    llvm.call @mgpuMemset32(%d, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    async.yield
  }
  async.await %k : !async.token
  async.await %l : !async.token
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// fixed
// freed beside the task that uses it
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @main() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %k = async.execute {
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  async.await %k : !async.token
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// unchanged
// awaited where it has to be
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() -> i32 {
  %n = llvm.mlir.constant(64 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %k = async.execute {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%h, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  async.await %k : !async.token
  %r = llvm.load %h : !llvm.ptr -> i32
  llvm.call @free(%h) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
