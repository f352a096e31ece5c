module {
  llvm.func @main(%v: !llvm.ptr, %n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.mlir.constant(0 : i8) : i8
    %d = llvm.call @mgpuMemAlloc(%n, %z, %c) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @their_event() : () -> !llvm.ptr
    llvm.call @their_kernel(%n, %s, %d) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @their_kernel(%n, %s, %d) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @their_kernel(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @their_event() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
