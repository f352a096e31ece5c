// limit: a live stream, a recorded event.

module {
  llvm.func @main(%s: !llvm.ptr, %e: !llvm.ptr) {
    llvm.call @mgpuStreamWaitEvent(%s, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
