func.func @main(%h: memref<8xf32>, %g: memref<8xf32>) {
  %s = gpu.wait async
  %d, %t = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t]
  %lower = memref.subview %d[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %upper = memref.subview %d[8] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 8>>
  %u = gpu.wait async
  %m = gpu.memcpy async [%u] %lower, %h : memref<8xf32, strided<[1]>>, memref<8xf32>
  %v = gpu.wait async
  %n = gpu.memcpy async [%v] %upper, %g : memref<8xf32, strided<[1], offset: 8>>, memref<8xf32> // expect: stream-race
  gpu.wait [%m, %n]
  %x = gpu.wait async
  %f = gpu.dealloc async [%x] %d : memref<16xf32>
  gpu.wait [%f]
  return
}
