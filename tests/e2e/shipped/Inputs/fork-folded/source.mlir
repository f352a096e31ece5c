func.func @main(%h: memref<16xf32>, %d: memref<16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) {
  %s = gpu.wait async
  %m = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
  %u = gpu.wait async [%m]
  %v = gpu.wait async [%m]
  %n = gpu.memcpy async [%u] %a, %d : memref<16xf32>, memref<16xf32>
  %o = gpu.memcpy async [%v] %b, %d : memref<16xf32>, memref<16xf32>
  gpu.wait [%n, %o] // expect: stream-use-after-destroy
  return
}
