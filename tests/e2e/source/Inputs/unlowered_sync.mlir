// Synchronous operations, which release 22 lowers in their async form only, and async ones without a dependency.
module attributes {gpu.container_module} {
  func.func @main(%h: memref<?xf32>, %v: f32) {
    %c2 = arith.constant 2 : index
    %1 = gpu.alloc (%c2) : memref<?xf32>
    %t = gpu.wait async
    gpu.memcpy %1, %h : memref<?xf32>, memref<?xf32> // to the device
    gpu.memset [%t] %1, %v : memref<?xf32>, f32
    %u = gpu.memcpy async %h, %1 : memref<?xf32>, memref<?xf32>
    gpu.wait [%u]
    gpu.dealloc %1 : memref<?xf32>
    return
  }
}
