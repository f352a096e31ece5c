// Freed at the end alone.
module attributes {gpu.container_module} {
  func.func @main(%failed: i1) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    gpu.wait [%t2]
    scf.if %failed {
      vector.print str "failed"
    }
    %v0 = gpu.wait async
    %v1 = gpu.dealloc async [%v0] %device : memref<16xf32>
    gpu.wait [%v1]
    return
  }
}
