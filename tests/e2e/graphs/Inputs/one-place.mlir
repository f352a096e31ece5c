// Two operations of the source with one place, as of a front end that knows lines only.
module attributes {gpu.container_module} {
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>) {
    %s = gpu.wait async
    %a = gpu.memcpy async [%s] %x, %y : memref<16xf32>, memref<16xf32> loc("one-place.mlir":5:1)
    %b = gpu.memcpy async [%a] %y, %x : memref<16xf32>, memref<16xf32> loc("one-place.mlir":5:1)
    gpu.wait [%b] loc("one-place.mlir":5:1)
    return
  }
}
