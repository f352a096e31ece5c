// A copy into memory that nothing else uses, and a launch that depends on it.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel(%a: memref<8xf32>) kernel { gpu.return }
  }
  func.func @main(%x: memref<8xf32>, %y: memref<8xf32>) {
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %m, %a = gpu.alloc async [%s] () : memref<8xf32>
    %b = gpu.memcpy async [%a] %m, %y : memref<8xf32>, memref<8xf32>
    %t = gpu.launch_func async [%b] @k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<8xf32>)
    %d = gpu.dealloc async [%t] %m : memref<8xf32>
    gpu.wait [%d]
    return
  }
}
