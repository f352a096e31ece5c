// An event recorded twice: the wait was made for the first record, the host waits for the second.
module attributes {gpu.container_module} {
  llvm.func @main() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%b, %ev) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%ev, %b) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%ev) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
