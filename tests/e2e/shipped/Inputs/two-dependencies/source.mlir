func.func @main(%h: memref<16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) {
  %s = gpu.wait async
  %m = gpu.memcpy async [%s] %a, %h : memref<16xf32>, memref<16xf32>
  %u = gpu.wait async
  %n = gpu.memcpy async [%u] %b, %h : memref<16xf32>, memref<16xf32>
  %o = gpu.memcpy async [%m, %n] %a, %b : memref<16xf32>, memref<16xf32> // expect: unlowered-op
  gpu.wait [%o]
  return
}
