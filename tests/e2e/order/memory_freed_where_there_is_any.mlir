// The memory is freed wherever there is any.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @free_if_there() {
    %null = llvm.mlir.zero : !llvm.ptr
    %size = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %p = llvm.call @mgpuMemAlloc(%size, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %is = llvm.icmp "ne" %p, %null : !llvm.ptr
    llvm.cond_br %is, ^free, ^end
  ^free:
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
}
