// Freed where something failed, and again at the end, which both ways reach.
module attributes {gpu.container_module} {
  func.func @main(%failed: i1) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    gpu.wait [%t2]
    scf.if %failed {
      %u0 = gpu.wait async
      %u1 = gpu.dealloc async [%u0] %device : memref<16xf32>
      gpu.wait [%u1]
    }
    %v0 = gpu.wait async
    %v1 = gpu.dealloc async [%v0] %device : memref<16xf32>
    gpu.wait [%v1]
    return
  }
}
