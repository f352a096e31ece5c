func.func @main(%h: memref<16xf32>, %d: memref<16xf32>) {
  %upper = memref.subview %d[8] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 8>>
  %lower = memref.subview %h[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %s = gpu.wait async
  %m = gpu.memcpy async [%s] %lower, %upper : memref<8xf32, strided<[1]>>, memref<8xf32, strided<[1], offset: 8>> // expect: unlowered-op
  gpu.wait [%m]
  return
}
