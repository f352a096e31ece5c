// The same program lowered by hand: each iteration orders its new stream after the old one with an event, and destroys the
// old stream; the last stream is destroyed after the loop.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func @main(%arg0: i64) {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb1(%0, %2 : i64, !llvm.ptr)
  ^bb1(%3: i64, %4: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "slt" %3, %arg0 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    gpu.launch_func <%4 : !llvm.ptr> @k::@kern blocks in (%1, %1, %1) threads in (%1, %1, %1) : i64
    %6 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%6, %4) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%4) : (!llvm.ptr) -> ()
    %7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%7, %6) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%6) : (!llvm.ptr) -> ()
    %8 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%8, %7 : i64, !llvm.ptr)
  ^bb3:  // pred: ^bb1
    llvm.call @mgpuStreamSynchronize(%4) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
