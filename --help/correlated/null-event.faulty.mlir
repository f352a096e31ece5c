module {
  llvm.func @main(%c: i1, %d: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %true = llvm.mlir.constant(true) : i1
    %not = llvm.xor %c, %true : i1
    llvm.cond_br %c, ^make, ^none
  ^make:
    %new = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%new, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^made(%new : !llvm.ptr)
  ^none:
    %none = llvm.mlir.zero : !llvm.ptr
    llvm.br ^made(%none : !llvm.ptr)
  ^made(%h: !llvm.ptr):
    llvm.cond_br %not, ^then1, ^end1
  ^then1:
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^end1
  ^end1:
    llvm.cond_br %c, ^then2, ^end2
  ^then2:
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^end2
  ^end2:
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
