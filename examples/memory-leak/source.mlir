// A device buffer is allocated for the length of the function and never freed.
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>, %in: memref<16xf32>) {
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %device, %in : memref<16xf32>, memref<16xf32>
    %t3 = gpu.memcpy async [%t2] %out, %device : memref<16xf32>, memref<16xf32>
    gpu.wait [%t3]
    return
  }
}
