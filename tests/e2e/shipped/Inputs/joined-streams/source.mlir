func.func @main(%h: memref<16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) {
  %s = gpu.wait async // expect: stream-leak
  %m = gpu.memcpy async [%s] %a, %h : memref<16xf32>, memref<16xf32>
  %u = gpu.wait async // expect: stream-leak
  %n = gpu.memcpy async [%u] %b, %h : memref<16xf32>, memref<16xf32>
  %j = gpu.wait async [%m, %n]
  %o = gpu.memcpy async [%j] %a, %b : memref<16xf32>, memref<16xf32>
  gpu.wait [%o]
  return
}
