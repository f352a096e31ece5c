func.func @main(%n: index, %h: memref<16xf32>, %d: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = gpu.wait async // expect: stream-leak
  scf.for %i = %c0 to %n step %c1 {
    %m = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32> // expect: stream-use-after-destroy
    gpu.wait [%m]
  }
  return
}
