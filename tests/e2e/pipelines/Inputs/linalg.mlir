// matmul: proved
func.func @main(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
  return
}
// -----
// alloc_and_two: proved
func.func @main(%a: memref<8x8xf32>) -> memref<8x8xf32> {
  %f = arith.constant 0.0 : f32
  %x = memref.alloc() : memref<8x8xf32>
  linalg.fill ins(%f : f32) outs(%x : memref<8x8xf32>)
  linalg.add ins(%a, %a : memref<8x8xf32>, memref<8x8xf32>) outs(%x : memref<8x8xf32>)
  linalg.mul ins(%x, %a : memref<8x8xf32>, memref<8x8xf32>) outs(%x : memref<8x8xf32>)
  return %x : memref<8x8xf32>
}
