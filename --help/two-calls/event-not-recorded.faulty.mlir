module {
  llvm.func @early_outer(%h: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @early_inner(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @early_inner(%h: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.return
  }
  llvm.func @late_outer(%h: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @late_inner(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @late_inner(%h: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamWaitEvent(%s, %h) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @early_outer(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @late_outer(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
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
