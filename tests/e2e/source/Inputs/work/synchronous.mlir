// Synchronous operations that -gpu-async-region makes asynchronous.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @scale(%a: memref<?xf32>, %f: f32, %n: index) kernel { gpu.return }
  }
  func.func @main(%h: memref<?xf32>, %n: index, %f: f32) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %smem = arith.constant 256 : i32
    %d = gpu.alloc (%n) : memref<?xf32>
    gpu.memcpy %d, %h : memref<?xf32>, memref<?xf32>
    %b = arith.ceildivui %n, %c128 : index
    gpu.launch_func @k::@scale blocks in (%b, %c1, %c1) threads in (%c128, %c1, %c1) dynamic_shared_memory_size %smem args(%d : memref<?xf32>, %f : f32, %n : index)
    gpu.memcpy %h, %d : memref<?xf32>, memref<?xf32>
    gpu.dealloc %d : memref<?xf32>
    return
  }
}
