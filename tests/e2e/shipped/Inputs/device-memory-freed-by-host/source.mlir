func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %d = gpu.alloc host_shared () : memref<16xf32>
  memref.store %one, %d[%c0] : memref<16xf32>
  return // expect: mismatched-free
}
