// A launch with two dependencies, over two lines, and a synchronous one with one.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel() kernel { gpu.return }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %a = gpu.wait async
    %b = gpu.wait async
    %c = gpu.launch_func
        async [%a, %b] @k::@kernel blocks in (%c1, %c1, %c1)
        threads in (%c1, %c1, %c1)
    gpu.launch_func [%c] @k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}
