// What releases 23 and 24 write otherwise is read: the type of coroutines' tokens, and properties behind operands.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @loads(%p: !llvm.ptr) {
    %token = llvm.load %p <alignment = 8> : !llvm.ptr -> i64
    llvm.store %token, %p <alignment = 8 : i64> : i64, !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %frame = llvm.alloca %one x !llvm.struct<(ptr, i64)> <alignment = 16> : (i64) -> !llvm.ptr
    %old = llvm.load %frame <nontemporal> : !llvm.ptr -> i64
    llvm.store %old, %frame <nontemporal, alignment = 4> : i64, !llvm.ptr
    llvm.store %old, %p <alignment = 4, nontemporal = unit> {c.mark} : i64, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @task() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr // expect: async-ref-leak
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.intr.coro.id %1, %2, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
    %4 = llvm.intr.coro.size : i64
    %5 = llvm.intr.coro.align : i64
    %6 = llvm.add %4, %5 : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.sub %6, %7 : i64
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.sub %9, %5 : i64
    %11 = llvm.and %8, %10 : i64
    %12 = llvm.call @aligned_alloc(%5, %11) : (i64, i64) -> !llvm.ptr
    %13 = llvm.intr.coro.begin %3, %12 : (token, !llvm.ptr) -> !llvm.ptr
    %14 = llvm.intr.coro.save %13 : (!llvm.ptr) -> token
    %15 = llvm.mlir.addressof @__resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%13, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    %16 = llvm.mlir.constant(false) : i1
    %17 = llvm.intr.coro.suspend %14, %16 : i8
    %18 = llvm.sext %17 : i8 to i32
    llvm.switch %18 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%19) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:
    %20 = llvm.intr.coro.free %3, %13 : (token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:
    %21 = llvm.mlir.constant(false) : i1
    %22 = llvm.mlir.none : token
    %23 = llvm.intr.coro.end %13, %21, %22 : (!llvm.ptr, i1, token) -> i1
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @main() {
    %t = llvm.call @task() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
