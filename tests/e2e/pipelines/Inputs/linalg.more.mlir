// fill_copy: proved
func.func @main(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  linalg.copy ins(%a : memref<8x8xf32>) outs(%b : memref<8x8xf32>)
  linalg.add ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%b : memref<8x8xf32>)
  return
}
// -----
// dynamic_matmul: proved
func.func @main(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// -----
// reduction_then_use: proved
func.func @main(%a: memref<8xf32>, %b: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  linalg.mul ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  %x = memref.load %b[%c0] : memref<8xf32>
  return %x : f32
}
// -----
// in_a_loop: proved
func.func @main(%a: memref<8xf32>, %b: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    linalg.add ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  }
  return
}
// -----
// batch: proved
func.func @main(%a: memref<2x4x4xf32>, %b: memref<2x4x4xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}
// -----
// temporary: proved
func.func @main(%a: memref<8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%t : memref<8xf32>)
  linalg.copy ins(%t : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.dealloc %t : memref<8xf32>
  return
}
