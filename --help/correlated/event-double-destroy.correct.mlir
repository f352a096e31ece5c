module {
  llvm.func @main(%c: i1, %d: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %true = llvm.mlir.constant(true) : i1
    %not = llvm.xor %c, %true : i1
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.cond_br %c, ^then1, ^end1
  ^then1:
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^end1
  ^end1:
    llvm.cond_br %not, ^then3, ^end3
  ^then3:
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^end3
  ^end3:
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
