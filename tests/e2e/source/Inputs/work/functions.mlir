// Two functions that others may call, and one that both call.
func.func private @fill(%x: memref<8xf32>, %y: memref<8xf32>) {
  %s = gpu.wait async
  %a = gpu.memcpy async [%s] %x, %y : memref<8xf32>, memref<8xf32>
  %b = gpu.memcpy async [%a] %y, %x : memref<8xf32>, memref<8xf32>
  gpu.wait [%b]
  return
}
func.func @one(%x: memref<8xf32>, %y: memref<8xf32>, %v: memref<8xf32>, %w: memref<8xf32>) {
  call @fill(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
  call @fill(%v, %w) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
func.func @other(%x: memref<8xf32>, %y: memref<8xf32>, %value: f32) {
  %s = gpu.wait async
  %a = gpu.memset async [%s] %y, %value : memref<8xf32>, f32
  gpu.wait [%a]
  call @fill(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
