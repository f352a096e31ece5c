module {
  llvm.func @early(%h: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @late(%h: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @early(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @late(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
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
