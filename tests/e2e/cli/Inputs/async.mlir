module attributes {gpu.container_module} {
  func.func @f(%a: memref<16xf32>, %b: memref<16xf32>) {
    %t0 = gpu.wait async
    %m, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %m, %a : memref<16xf32>, memref<16xf32>
    %t3 = gpu.memcpy async [%t2] %b, %m : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %m : memref<16xf32>
    gpu.wait [%t4]
    return
  }
}
