// The second stream waits for the first.
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    %t3 = gpu.wait async [%t2]
    %t4 = gpu.memcpy async [%t3] %out, %device : memref<16xf32>, memref<16xf32>
    gpu.wait [%t4]
    %t5 = gpu.dealloc async [%t2] %device : memref<16xf32>
    gpu.wait [%t5]
    return
  }
}
