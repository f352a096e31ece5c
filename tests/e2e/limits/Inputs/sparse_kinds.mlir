// limit: A sparse descriptor of one library in a call of the other

module {
  llvm.func @main(%p: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.call @mgpuCreateDnVec(%n8, %p, %zero, %null) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnMat(%v, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroyDnMat(!llvm.ptr, !llvm.ptr)
}
