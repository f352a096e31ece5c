// From LLVM pull request 191661: allocation and release of device memory without tokens.
module attributes {gpu.container_module} {
  func.func @alloc_dealloc_sync(%size : index) {
    %0 = gpu.alloc (%size) : memref<?xf32>
    gpu.dealloc %0 : memref<?xf32>
    return
  }
}
