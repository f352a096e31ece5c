module attributes {gpu.container_module} {
  func.func @main() {
    %c2 = arith.constant 2 : index
    %a = memref.alloca(%c2) : memref<?xf32>
    %1 = gpu.alloc (%c2) : memref<?xf32>
    gpu.memcpy %1, %a : memref<?xf32>, memref<?xf32>
    gpu.dealloc %1 : memref<?xf32>
    return
  }
}
