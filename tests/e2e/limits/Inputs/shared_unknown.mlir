// limit: If it is not a constant, accesses to the memory are unproved.

module {
  llvm.func @main(%flag: i8) -> f32 {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %d = llvm.call @mgpuMemAlloc(%n64, %null, %flag) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %v = llvm.load %d : !llvm.ptr -> f32 // expect: unknown-handle
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return %v : f32
  }
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
