// Two streams that start after a third and are joined in a fourth.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel(%a: memref<16xf32>) kernel { gpu.return }
  }
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %a = gpu.launch_func async [%s] @k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<16xf32>)
    %s1 = gpu.wait async [%a]
    %b = gpu.launch_func async [%s1] @k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<16xf32>)
    %s2 = gpu.wait async [%a]
    %c = gpu.launch_func async [%s2] @k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%y : memref<16xf32>)
    %j = gpu.wait async [%b, %c]
    %d = gpu.memcpy async [%j] %x, %y : memref<16xf32>, memref<16xf32>
    gpu.wait [%d]
    return
  }
}
