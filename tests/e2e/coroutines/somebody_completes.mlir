// A token that is made available before it is awaited.

// RUN: python3 %S/../expect.py --once %gpuverify %s

llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
llvm.func @token() {
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}
