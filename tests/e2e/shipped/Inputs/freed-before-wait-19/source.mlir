func.func @main(%d: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %h = memref.alloc() : memref<16xf32> // expect: free-in-flight
  memref.store %one, %h[%c0] : memref<16xf32>
  %s = gpu.wait async
  %m = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%m]
  return
}
