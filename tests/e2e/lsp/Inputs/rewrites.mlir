// Each way in which an operation can have what its lowering does not take. Tokens are used where they are not lost.
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target] {
    llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} { llvm.return }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %host = memref.alloca(%c1) : memref<?xf32>
    %joined = gpu.wait async
    %0 = gpu.wait async
    %m, %t = gpu.alloc async (%c1) : memref<?xf32>
    %s = gpu.alloc  (%c1) : memref<?xf32>
    gpu.memcpy %m, %host : memref<?xf32>, memref<?xf32>
    %2 = gpu.memcpy async [%t, %0] %m, %host : memref<?xf32>, memref<?xf32>
    %3 = gpu.memset async [%2,
                           %joined] %m, %zero : memref<?xf32>, f32
    %4 = gpu.launch_func async [%3, %0] @kernels::@kernel // two
        blocks in (%c1, %c1, %c1)
        threads in (%c1, %c1, %c1)
    %5 = gpu.wait async
    gpu.launch_func [%5, %joined] @kernels::@kernel
        blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    gpu.dealloc [%4] %m : memref<?xf32>
    gpu.dealloc %s : memref<?xf32>
    return
  }
}
