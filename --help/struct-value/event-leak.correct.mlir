module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v0 = llvm.mlir.poison : !llvm.struct<(i64, ptr, ptr)>
    %v1 = llvm.insertvalue %s, %v0[2] : !llvm.struct<(i64, ptr, ptr)>
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %v2 = llvm.insertvalue %h, %v1[1] : !llvm.struct<(i64, ptr, ptr)>
    %h1 = llvm.extractvalue %v2[1] : !llvm.struct<(i64, ptr, ptr)>
    llvm.call @mgpuEventSynchronize(%h1) : (!llvm.ptr) -> ()
    %h2 = llvm.extractvalue %v2[1] : !llvm.struct<(i64, ptr, ptr)>
    llvm.call @mgpuEventSynchronize(%h2) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%h2) : (!llvm.ptr) -> ()
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
