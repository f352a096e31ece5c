// Tokens and values that are awaited, and that nothing makes available: a deadlock, which is not called one. Where somebody else gets them, that one may.

// RUN: python3 %S/../expect.py --once %gpuverify %s

llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
llvm.func @token() {
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @value_on_one_way(%c: i1) {
  %size = llvm.mlir.constant(8 : i64) : i64
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%size) : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^wait, ^end
^wait:
  llvm.call @mlirAsyncRuntimeAwaitValue(%v) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.br ^end
^end:
  llvm.return
}
