module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%to: memref<16xf32>) kernel {
      gpu.return
    }
  }
  func.func @main(%to: memref<16xf32>, %from: memref<16xf32>) {
    %one = arith.constant 1 : index
    %s = gpu.wait async
    %a = gpu.launch_func async [%s] @kernels::@fill blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%from : memref<16xf32>)
    gpu.wait [%a]
    %t = gpu.wait async
    %b = gpu.memcpy async [%t] %to, %from : memref<16xf32>, memref<16xf32>
    %c = gpu.memcpy async [%t] %from, %to : memref<16xf32>, memref<16xf32>
    gpu.wait [%b]
    gpu.wait [%c]
    return
  }
}
