func.func @main(%h: memref<16xf32>) {
  %d = gpu.alloc host_shared () : memref<16xf32>
  gpu.memcpy %d, %h : memref<16xf32>, memref<16xf32> // expect: unlowered-op
  gpu.dealloc %d : memref<16xf32> // expect: unlowered-op
  return
}
