// Device memory goes to memref.dealloc, whose lowering calls free.
module attributes {gpu.container_module} {
  func.func @main() {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    gpu.wait [%t2]
    memref.dealloc %device : memref<16xf32>
    return
  }
}
