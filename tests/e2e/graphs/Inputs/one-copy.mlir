// A copy, and what it was lowered to.
module attributes {gpu.container_module} {
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>) {
    %s = gpu.wait async
    %a = gpu.memcpy async [%s] %x, %y : memref<16xf32>, memref<16xf32>
    gpu.wait [%a]
    return
  }
}
