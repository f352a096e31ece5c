// gpu.wait async joins the two dependencies into one; everything after the copy hangs on the copy.
module attributes {gpu.container_module} {
  func.func @main() {
    %c2 = arith.constant 2 : index
    %0 = gpu.wait async
    %1, %2 = gpu.alloc async [%0] (%c2) : memref<?xf32>
    %5, %6 = gpu.alloc async [%0] (%c2) : memref<?xf32>
    %j = gpu.wait async [%2, %6]
    %7 = gpu.memcpy async [%j] %1, %5 : memref<?xf32>, memref<?xf32>
    %3 = gpu.dealloc async [%7] %1 : memref<?xf32>
    %4 = gpu.dealloc async [%3] %5 : memref<?xf32>
    gpu.wait [%4, %0]
    return
  }
}
