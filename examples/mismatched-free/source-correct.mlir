// What gpu.alloc made, gpu.dealloc frees.
module attributes {gpu.container_module} {
  func.func @main() {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    %t3 = gpu.dealloc async [%t2] %device : memref<16xf32>
    gpu.wait [%t3]
    return
  }
}
