// A descriptor of a tensor that lies in memory of the device, where it was copied to: the kernel goes where that leads.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @encode(!llvm.ptr, !llvm.ptr)
  gpu.module @m {
    llvm.mlir.global private @buf() {addr_space = 3 : i32} : !llvm.array<64 x f32>
    llvm.mlir.global private @bar() {addr_space = 3 : i32} : i64
    llvm.func @k(%map: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %b = llvm.mlir.addressof @buf : !llvm.ptr<3>
      %b7 = llvm.addrspacecast %b : !llvm.ptr<3> to !llvm.ptr<7>
      %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
      %c = llvm.mlir.constant(0 : i32) : i32
      nvvm.cp.async.bulk.tensor.shared.cluster.global %b7, %map, %bar, box[%c, %c] : !llvm.ptr<7>, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @f(%h: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %size = llvm.mlir.constant(4096 : i64) : i64
    %ms = llvm.mlir.constant(128 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%size, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %map = llvm.call @mgpuMemAlloc(%ms, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %hm = llvm.alloca %ms x i8 : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %hm[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %b, %p : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%map, %hm, %ms, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %h, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%map : !llvm.ptr) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%map, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
