module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %token = llvm.call @task() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @task() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %made = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %memory = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %frame = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %saved = llvm.intr.coro.save %frame : (!llvm.ptr) -> !llvm.token
    %resume = llvm.mlir.addressof @__resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%frame, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
    %final = llvm.mlir.constant(false) : i1
    %how = llvm.intr.coro.suspend %saved, %final : i8
    llvm.switch %how : i8, ^end [
      0: ^resumed,
      1: ^cleanup
    ]
  ^resumed:
    llvm.call @mlirAsyncRuntimeEmplaceToken(%made) : (!llvm.ptr) -> ()
    llvm.br ^cleanup
  ^cleanup:
    %used = llvm.intr.coro.free %id, %frame : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%used) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    %no = llvm.mlir.constant(false) : i1
    %none = llvm.mlir.none : !llvm.token
    %ended = llvm.intr.coro.end %frame, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %made : !llvm.ptr
  }
  llvm.func @__resume(%frame: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %frame : !llvm.ptr
    llvm.return
  }
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
}
