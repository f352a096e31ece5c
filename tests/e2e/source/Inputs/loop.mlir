// In each iteration two streams, one after the other; and a branch in which they are joined or not needed.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel(%a: memref<16xf32>) kernel { gpu.return }
  }
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>, %n: index, %both: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %s = gpu.wait async
      %a = gpu.launch_func async [%s] @k::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<16xf32>)
      %t = gpu.wait async [%a]
      scf.if %both {
        %b = gpu.memcpy async [%t] %x, %y : memref<16xf32>, memref<16xf32>
        gpu.wait [%b]
      } else {
        gpu.wait [%t]
      }
    }
    return
  }
}
