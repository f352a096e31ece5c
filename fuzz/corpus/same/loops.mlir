module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) attributes {gpu.kernel, nvvm.kernel} {
      %0 = nvvm.read.ptx.sreg.tid.x : i32
      %1 = llvm.sext %0 : i32 to i64
      %2 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %3 = llvm.load %2 : !llvm.ptr -> f32
      %4 = llvm.fadd %3, %3 : f32
      %5 = llvm.getelementptr inbounds|nuw %arg6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %4, %5 : f32, !llvm.ptr
      llvm.return
    }
    llvm.func @spin(%arg0: i64) attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func @main(%arg0: i64) {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb1(%0, %2 : i64, !llvm.ptr)
  ^bb1(%i0: i64, %s0: !llvm.ptr):
    %3 = llvm.icmp "slt" %i0, %arg0 : i64
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb4(%0, %s0 : i64, !llvm.ptr)
  ^bb4(%i1: i64, %s1: !llvm.ptr):
    %4 = llvm.icmp "slt" %i1, %arg0 : i64
    llvm.cond_br %4, ^bb5, ^bb6
  ^bb5:
    %5 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%5 : !llvm.ptr> @k::@spin blocks in (%1, %1, %1) threads in (%1, %1, %1) : i64 args(%1 : i64)
    llvm.call @mgpuStreamSynchronize(%5) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%5) : (!llvm.ptr) -> ()
    %6 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%6 : !llvm.ptr> @k::@spin blocks in (%1, %1, %1) threads in (%1, %1, %1) : i64 args(%1 : i64)
    llvm.call @mgpuStreamSynchronize(%s1) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s1) : (!llvm.ptr) -> ()
    %7 = llvm.add %i1, %1 : i64
    llvm.br ^bb4(%7, %6 : i64, !llvm.ptr)
  ^bb6:
    %8 = llvm.add %i0, %1 : i64
    llvm.br ^bb1(%8, %s1 : i64, !llvm.ptr)
  ^bb3:
    llvm.call @mgpuStreamSynchronize(%s0) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
