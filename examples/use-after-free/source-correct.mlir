// The free is ordered after the copy back.
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    %t3 = gpu.memcpy async [%t2] %out, %device : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %device : memref<16xf32>
    gpu.wait [%t4]
    return
  }
}
