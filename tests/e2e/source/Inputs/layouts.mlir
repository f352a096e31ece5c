// Parts of buffers, which are not lowered, and a whole one, which is.
func.func @main(%x: memref<4x8xf32, strided<[16, 1], offset: ?>>, %y: memref<4x8xf32>, %z: memref<4x8xf32>, %v: f32) {
  %t = gpu.wait async
  %a = gpu.memcpy async [%t] %y, %x : memref<4x8xf32>, memref<4x8xf32, strided<[16, 1], offset: ?>>
  %b = gpu.memset async [%a] %x, %v : memref<4x8xf32, strided<[16, 1], offset: ?>>, f32
  %c = gpu.memcpy async [%b] %z, %y : memref<4x8xf32>, memref<4x8xf32>
  gpu.wait [%c]
  return
}
