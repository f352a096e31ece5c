// Nothing of a GPU: the pass looks at nothing, and the program finds the second free.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() {
  %c = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%c) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
