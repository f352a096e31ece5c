// The same, with one wait at the end for each of the three streams.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
  }
  func.func @main(%x : memref<?xf32>, %y : memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %s0 = gpu.wait async
    %l0 = gpu.launch_func async [%s0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xf32>)
    %s1 = gpu.wait async
    %l1 = gpu.launch_func async [%s1] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%y : memref<?xf32>)
    %j = gpu.wait async [%l0, %l1]
    %m = gpu.memcpy async [%j] %x, %y : memref<?xf32>, memref<?xf32>
    gpu.wait [%m, %s0, %s1]
    return
  }
}
