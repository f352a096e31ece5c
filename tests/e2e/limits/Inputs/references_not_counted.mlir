// limit: where a token, value or group is dropped that came through memory, a branch or a select, it is unproved

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mgpuStreamDestroy(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mgpuStreamSynchronize(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32) {
    %0 = llvm.call @async_execute_fn() : () -> !llvm.ptr
    llvm.br ^next(%0 : !llvm.ptr)
  ^next(%t: !llvm.ptr):
    %k = llvm.mlir.constant(1 : i64) : i64
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %k) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @mlirAsyncRuntimeDropRef(%t, %k) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @async_execute_fn() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.intr.coro.id %1, %2, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %4 = llvm.intr.coro.size : i64
    %5 = llvm.intr.coro.align : i64
    %6 = llvm.add %4, %5 : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.sub %6, %7 : i64
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.sub %9, %5 : i64
    %11 = llvm.and %8, %10 : i64
    %12 = llvm.call @aligned_alloc(%5, %11) : (i64, i64) -> !llvm.ptr
    %13 = llvm.intr.coro.begin %3, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %14 = llvm.intr.coro.save %13 : (!llvm.ptr) -> !llvm.token
    %15 = llvm.mlir.addressof @__resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%13, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    %16 = llvm.mlir.constant(false) : i1
    %17 = llvm.intr.coro.suspend %14, %16 : i8
    %18 = llvm.sext %17 : i8 to i32
    llvm.switch %18 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%19) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %20 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%20) : (!llvm.ptr) -> ()
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    %21 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%21) : (!llvm.ptr) -> ()
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %22 = llvm.mlir.constant(false) : i1
    %23 = llvm.mlir.none : !llvm.token
    %24 = llvm.intr.coro.end %13, %22, %23 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeEmplaceValue(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeSetValueError(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimGetNumWorkerThreads() -> i64 attributes {sym_visibility = "private"}
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

