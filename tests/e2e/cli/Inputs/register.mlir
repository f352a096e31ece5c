func.func @f(%m : memref<4xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<*xf32>
  gpu.host_register %c : memref<*xf32>
  return
}
