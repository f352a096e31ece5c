// A copy that depends on another one.
func.func @main(%from: memref<8xf32>, %middle: memref<8xf32>, %to: memref<8xf32>, %n: index) {
  %s = gpu.wait async
  %first = gpu.memcpy async [%s] %middle, %from : memref<8xf32>, memref<8xf32>
  %second = gpu.memcpy async [%first] %to, %middle : memref<8xf32>, memref<8xf32>
  gpu.wait [%second]
  return
}
