// A copy, and a product that depends on it: in the CUDA wrapper the product runs on the null stream.
module attributes {gpu.container_module} {
  func.func @main(%i: memref<?xindex>, %v: memref<?xf64>, %w: memref<?xf64>, %n: index) {
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %v, %w : memref<?xf64>, memref<?xf64>
    %m, %2 = gpu.create_coo async [%1] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %x, %3 = gpu.create_dn_tensor async [%2] %v, %n : index into memref<?xf64>
    %4 = gpu.spmv async [%3] %m, %x, %x, %w : memref<?xf64> into f64
    gpu.wait [%4]
    return
  }
}
