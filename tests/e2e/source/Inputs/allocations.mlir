// Without tokens: lowered from release 23 on.
module attributes {gpu.container_module} {
  func.func @main() {
    %c2 = arith.constant 2 : index
    %0 = gpu.alloc (%c2) : memref<?xf32>
    gpu.dealloc %0 : memref<?xf32>
    return
  }
}
