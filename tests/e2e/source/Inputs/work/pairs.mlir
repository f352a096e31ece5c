// Equal work twice on one chain, and a wait for two streams.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel(%a: memref<8xf32>) kernel { gpu.return }
  }
  func.func @main(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>, %n: index) {
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %a = gpu.memcpy async [%s] %x, %y : memref<8xf32>, memref<8xf32>
    %b = gpu.memcpy async [%a] %x, %y : memref<8xf32>, memref<8xf32>
    %t = gpu.wait async
    %c = gpu.launch_func async [%t] @k::@kernel blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1) args(%z : memref<8xf32>)
    gpu.wait [%b, %c]
    return
  }
}
