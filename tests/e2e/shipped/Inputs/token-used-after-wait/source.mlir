func.func @main(%h: memref<16xf32>, %d: memref<16xf32>) {
  %s = gpu.wait async
  %in = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%in]
  %out = gpu.memcpy async [%in] %h, %d : memref<16xf32>, memref<16xf32> // expect: stream-use-after-destroy
  gpu.wait [%out]
  return
}
