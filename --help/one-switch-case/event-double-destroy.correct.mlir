module {
  llvm.func @main(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.switch %k : i32, ^other [
      7: ^one
    ]
  ^one:
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.br ^join
  ^other:
    llvm.call @mgpuEventSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.br ^join
  ^join:
    llvm.call @mgpuEventDestroy(%h) : (!llvm.ptr) -> ()
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
