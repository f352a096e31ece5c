module {
  llvm.func @main(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.zero : !llvm.ptr
    %b = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.cond_br %c, ^chosen(%a, %b : !llvm.ptr, !llvm.ptr), ^chosen(%b, %a : !llvm.ptr, !llvm.ptr)
  ^chosen(%h: !llvm.ptr, %o: !llvm.ptr):
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @mgpuEventSynchronize(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
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
