// The host reads device memory through its device address.
module attributes {gpu.container_module} {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    gpu.wait [%t2]
    %first = memref.load %device[%c0] : memref<16xf32>
    vector.print %first : f32
    %u0 = gpu.wait async
    %u1 = gpu.dealloc async [%u0] %device : memref<16xf32>
    gpu.wait [%u1]
    return
  }
}
