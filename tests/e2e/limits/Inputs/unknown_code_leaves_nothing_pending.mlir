// limit: Code that is not here, which may call functions of the module back, uses what callers own only if it gets it, and leaves no work
module {
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @ext()
  llvm.mlir.global internal @buffer() : !llvm.array<64 x i8> {
    %zero = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %zero : !llvm.array<64 x i8>
  }
  llvm.func @work(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %b = llvm.mlir.addressof @buffer : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @use() -> i8 {
    %b = llvm.mlir.addressof @buffer : !llvm.ptr
    llvm.call @ext() : () -> ()
    %v = llvm.load %b : !llvm.ptr -> i8
    llvm.return %v : i8
  }
}
