module attributes {gpu.container_module} {
  llvm.func @left(%to: !llvm.ptr) {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %1 = builtin.unrealized_conversion_cast %0 : !llvm.ptr to !gpu.async.token
    %2 = builtin.unrealized_conversion_cast %to : !llvm.ptr to memref<16xf32, "device">
    %3 = builtin.unrealized_conversion_cast %to : !llvm.ptr to memref<*xf32>
    %4 = arith.constant 1 : index
    %t1 = gpu.dealloc async [%1] %2 : memref<16xf32, "device">
    gpu.host_register %3 : memref<*xf32>
    gpu.launch blocks(%a, %b, %c) in (%d = %4, %e = %4, %f = %4) threads(%g, %h, %i) in (%j = %4, %k = %4, %l = %4) {
      gpu.terminator
    }
    %t2 = gpu.wait async [%1]
    gpu.wait [%1, %1]
    %t3 = gpu.dealloc async [%1, %1] %2 : memref<16xf32, "device">
    %5 = builtin.unrealized_conversion_cast %to : !llvm.ptr to memref<16xf32>
    %t4 = gpu.dealloc async [%1, %1] %5 : memref<16xf32>
    gpu.dealloc %5 : memref<16xf32>
    %t5 = gpu.dealloc async [%1] %5 : memref<16xf32>
    llvm.call @mgpuStreamSynchronize(%0) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
