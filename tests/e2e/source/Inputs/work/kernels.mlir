// Launches without a dependency, with one, and synchronous; two kernels.
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @double(%x: memref<8xf32>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<8xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %x[%i] : memref<8xf32>
      gpu.return
    }
    gpu.func @same(%x: memref<8xf32>) kernel { gpu.return }
  }
  func.func @main(%h: memref<8xf32>, %d: memref<8xf32>, %e: memref<8xf32>, %n: index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %a = gpu.launch_func async @device::@double blocks in (%n, %c1, %c1) threads in (%c8, %c1, %c1) args(%d : memref<8xf32>)
    %b = gpu.launch_func async [%a] @device::@same blocks in (%c1, %n, %c1) threads in (%c8, %c1, %c1) args(%e : memref<8xf32>)
    gpu.wait [%b]
    gpu.launch_func @device::@double blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%e : memref<8xf32>)
    %s = gpu.wait async
    %t = gpu.memcpy async [%s] %h, %d : memref<8xf32>, memref<8xf32>
    gpu.wait [%t]
    return
  }
}
