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
  llvm.func @main() {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @f0(%0) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%0) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @f0(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@spin blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64 args(%0 : i64)
    llvm.call @f1(%arg0) : (!llvm.ptr) -> ()
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@spin blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64 args(%0 : i64)
    llvm.return
  }
  llvm.func @f1(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@spin blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64 args(%0 : i64)
    llvm.call @f2(%arg0) : (!llvm.ptr) -> ()
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@spin blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64 args(%0 : i64)
    llvm.return
  }
  llvm.func @f2(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@spin blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64 args(%0 : i64)
    gpu.launch_func <%arg0 : !llvm.ptr> @k::@spin blocks in (%0, %0, %0) threads in (%0, %0, %0) : i64 args(%0 : i64)
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
