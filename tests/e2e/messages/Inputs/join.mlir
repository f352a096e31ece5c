// A copy and a kernel that reads what it writes, each on a stream of its own.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @read(%a: memref<64xf32>, %b: memref<64xf32>) kernel {
      %i = gpu.thread_id x
      %x = memref.load %a[%i] : memref<64xf32>
      memref.store %x, %b[%i] : memref<64xf32>
      gpu.return
    }
  }
  func.func @main(%h: memref<64xf32>, %a: memref<64xf32>, %b: memref<64xf32>) {
    %one = arith.constant 1 : index
    %t0 = gpu.wait async
    %copied = gpu.memcpy async [%t0] %a, %h : memref<64xf32>, memref<64xf32>
    %t1 = gpu.wait async
    %read = gpu.launch_func async [%t1] @k::@read blocks in (%one, %one, %one)
        threads in (%one, %one, %one) args(%a : memref<64xf32>, %b : memref<64xf32>)
    gpu.wait [%read]
    gpu.wait [%copied]
    return
  }
}
