module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern(%arg0: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.constant(1.0 : f32) : f32
      llvm.store %0, %arg0 : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @main() {
    %c = llvm.mlir.constant(1 : index) : i64
    %n = llvm.mlir.constant(64 : index) : i64
    %sh = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %buf = llvm.call @mgpuMemAlloc(%n, %null, %sh) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %out = llvm.call @mgpuMemAlloc(%n, %null, %sh) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %producer = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %consumer = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %producer) : (!llvm.ptr, !llvm.ptr) -> ()
    gpu.launch_func <%producer : !llvm.ptr> @k::@kern blocks in (%c, %c, %c) threads in (%c, %c, %c) : i64 args(%buf : !llvm.ptr)
    llvm.call @mgpuStreamWaitEvent(%consumer, %ev) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%out, %buf, %n, %consumer) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%consumer) : (!llvm.ptr) -> ()
    %v = llvm.load %out : !llvm.ptr -> f32
    llvm.call @mgpuStreamSynchronize(%producer) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%buf, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%out, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%producer) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%consumer) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
