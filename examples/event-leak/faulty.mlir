// An event is created and never destroyed: a warning.
module {
  llvm.func @main(%buffer: !llvm.ptr) {
    %value = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %stream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%buffer, %value, %count, %stream) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %event = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%event, %stream) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%event) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
