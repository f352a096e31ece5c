module {
  llvm.func @main(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^one, ^other
  ^one:
    %x = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^join
  ^other:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^join
  ^join:
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
