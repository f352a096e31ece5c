module {
  llvm.func @main(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %first = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^body(%c0, %first : i64, !llvm.ptr)
  ^body(%i: i64, %h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %next = llvm.add %i, %c1 : i64
    %more = llvm.icmp "slt" %next, %n : i64
    llvm.cond_br %more, ^body(%next, %new : i64, !llvm.ptr), ^end(%new : !llvm.ptr)
  ^end(%last: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()
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
