func.func @main(%n: index, %d: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %h = memref.alloc() : memref<16xf32> // expect: memory-leak
    %s = gpu.wait async
    %m = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32> // expect: use-after-free
    gpu.wait [%m]
    memref.dealloc %h : memref<16xf32>
  }
  return
}
