func.func @main(%n: index, %h: memref<16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = gpu.wait async
  %m = gpu.memcpy async [%s] %a, %h : memref<16xf32>, memref<16xf32>
  scf.for %i = %c0 to %n step %c1 {
    %w = gpu.wait async [%m] // expect: event-leak event-use-after-destroy
    %o = gpu.memcpy async [%w] %b, %a : memref<16xf32>, memref<16xf32>
    gpu.wait [%o]
  }
  gpu.wait [%m]
  return
}
