// The thread's copy of two dependencies, twice, and a name that is taken.
module attributes {gpu.container_module} {
  func.func @main() {
    %c2 = arith.constant 2 : index
    %joined = gpu.wait async
    %1, %2 = gpu.alloc async [%joined] (%c2) : memref<?xf32>
    %5, %6 = gpu.alloc async [%joined] (%c2) : memref<?xf32>
    %7 = gpu.memcpy async [%2, %6] %1, %5 : memref<?xf32>, memref<?xf32>
    %8 = gpu.memcpy async [%7,
                           %6] %5, %1 : memref<?xf32>, memref<?xf32>
    %3 = gpu.dealloc async [%8, %2] %1 : memref<?xf32>
    %4 = gpu.dealloc async [%3] %5 : memref<?xf32>
    gpu.wait [%4]
    return
  }
}
