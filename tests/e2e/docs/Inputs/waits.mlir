// Three fills of three buffers, each waited for twice: they could run beside each other.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @main(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%c, %v, %n, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
}
