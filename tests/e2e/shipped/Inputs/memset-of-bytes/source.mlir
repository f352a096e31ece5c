func.func @main(%a: memref<16xi8>, %b: memref<16xf64>) {
  %c0 = arith.constant 0 : i8
  %f0 = arith.constant 0.0 : f64
  %s = gpu.wait async
  %m = gpu.memset async [%s] %a, %c0 : memref<16xi8>, i8 // expect: unlowered-op
  %n = gpu.memset async [%m] %b, %f0 : memref<16xf64>, f64 // expect: unlowered-op
  gpu.wait [%n]
  return
}
