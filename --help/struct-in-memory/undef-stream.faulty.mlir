module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %struct = llvm.alloca %one x !llvm.struct<(i64, ptr, ptr)> : (i64) -> !llvm.ptr
    %slot = llvm.getelementptr %struct[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr, ptr)>
    %third = llvm.getelementptr %struct[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr, ptr)>
    llvm.store %s, %third : !llvm.ptr, !llvm.ptr
    %offset = llvm.getelementptr %struct[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %h = llvm.mlir.undef : !llvm.ptr
    llvm.store %h, %slot : !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %h2 = llvm.load %offset : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h2) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
