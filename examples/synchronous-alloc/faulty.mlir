// Release 22 does not lower gpu.alloc and gpu.dealloc without tokens: both stay as they are.
// Lowered from source.mlir with mlir-opt 22.1 -gpu-to-llvm.
module attributes {gpu.container_module} {
  llvm.func @alloc_dealloc_sync(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %memref = gpu.alloc  (%0) : memref<?xf32>
    gpu.dealloc  %memref : memref<?xf32>
    llvm.return
  }
}
