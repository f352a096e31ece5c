// limit: the function returns, and a copy still writes its `alloca`.

module {
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %h = llvm.alloca %n64 x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
