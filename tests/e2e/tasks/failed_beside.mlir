// What a task enqueues on a stream that is destroyed fails, and does not race. Where a call does both this and other work, it is unproved at worst.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @fill_one(%d: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
  %v = llvm.mlir.constant(7 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @fill_other(%d: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
  %v = llvm.mlir.constant(7 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
  llvm.return
}
llvm.func @on_destroyed() {
  %c64 = llvm.mlir.constant(64 : i64) : i64
  %dev = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.call @fill_one(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  %k = async.execute {
    llvm.call @fill_one(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    async.yield
  }
  async.await %k : !async.token
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @on_live() {
  %c64 = llvm.mlir.constant(64 : i64) : i64
  %dev = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @fill_other(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  %k = async.execute {
    llvm.call @fill_other(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    async.yield
  }
  async.await %k : !async.token
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
}
