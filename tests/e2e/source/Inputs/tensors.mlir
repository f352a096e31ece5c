// An operation of a dialect that the verifier's own reader does not have.
module attributes {gpu.container_module} {
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>) {
    %c = arith.constant 3.0 : f32
    %t = tensor.splat %c : tensor<16xf32>
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %x, %y : memref<16xf32>, memref<16xf32>
    // the copy is waited for
    gpu.wait [%1]
    return
  }
}
