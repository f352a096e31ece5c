module {
  llvm.func @main(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %b = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %h = llvm.select %c, %a, %b : i1, !llvm.ptr
    %o = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%o) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%o) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%o) : (!llvm.ptr) -> ()
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
