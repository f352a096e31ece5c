// The host waits for the copy before it reads.
module attributes {gpu.container_module} {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %result = memref.alloc() : memref<16xf32>
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    %t3 = gpu.memcpy async [%t2] %result, %device : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %device : memref<16xf32>
    gpu.wait [%t4]
    %first = memref.load %result[%c0] : memref<16xf32>
    vector.print %first : f32
    memref.dealloc %result : memref<16xf32>
    return
  }
}
