module {
  llvm.func @my_stream() -> !llvm.ptr
  llvm.func @my_end(!llvm.ptr)
  llvm.func @my_wait(!llvm.ptr)
  llvm.func @my_copy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @my_product(!llvm.ptr, !llvm.ptr)
  llvm.func @unordered(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64, %s: !llvm.ptr) {
    llvm.call @my_copy(%a, %b, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @my_product(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @my_wait(%s) : (!llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @my_wait(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @waited(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64, %s: !llvm.ptr) {
    llvm.call @my_copy(%a, %b, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @my_wait(%s) : (!llvm.ptr) -> ()
    llvm.call @my_product(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @my_wait(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @destroyed(%a: !llvm.ptr) {
    %s = llvm.call @my_stream() : () -> !llvm.ptr
    llvm.call @my_end(%s) : (!llvm.ptr) -> ()
    llvm.call @my_product(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @my_wait(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
}
