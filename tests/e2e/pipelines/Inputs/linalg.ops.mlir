// pooled: proved
func.func @main(%a: memref<1x8x8x1xf32>, %k: memref<2x2xf32>, %o: memref<1x4x4x1xf32>) {
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%a, %k : memref<1x8x8x1xf32>, memref<2x2xf32>) outs(%o : memref<1x4x4x1xf32>)
  return
}
// -----
// convolved: proved
func.func @main(%a: memref<?xf32>, %k: memref<?xf32>, %o: memref<?xf32>) {
  linalg.conv_1d ins(%a, %k : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>)
  return
}
// -----
// broadcast_then_transposed: proved
func.func @main(%a: memref<8xf32>, %b: memref<8x4xf32>, %c: memref<4x8xf32>) {
  linalg.broadcast ins(%a : memref<8xf32>) outs(%b : memref<8x4xf32>) dimensions = [1]
  linalg.transpose ins(%b : memref<8x4xf32>) outs(%c : memref<4x8xf32>) permutation = [1, 0]
  return
}
// -----
// dot_and_host: proved
func.func @main(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<f32>) -> f32 {
  %z = arith.constant 0.0 : f32
  memref.store %z, %c[] : memref<f32>
  linalg.dot ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%c : memref<f32>)
  %x = memref.load %c[] : memref<f32>
  return %x : f32
}
// -----
// generic_indexed: proved
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @main(%a: memref<4x8xi32>, %b: memref<4xi32>) {
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%b : memref<4xi32>) outs(%a : memref<4x8xi32>) {
  ^bb0(%x: i32, %y: i32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %r = arith.addi %x, %k : i32
    linalg.yield %r : i32
  }
  return
}
// -----
// under_a_condition: proved
func.func @main(%a: memref<8xf32>, %b: memref<8xf32>, %p: i1) {
  scf.if %p {
    linalg.copy ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  } else {
    linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  }
  linalg.add ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  return
}
// -----
// mapped_by_hand: proved
#block = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
#thread = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
func.func @main(%a: memref<16x32xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c32) step (%c1, %c1) {
    memref.store %f, %a[%i, %j] : memref<16x32xf32>
    scf.reduce
  } {mapping = [#block, #thread]}
  return
}
// -----
// shared_by_loops: proved
func.func @main(%a: memref<8xf32>, %b: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    linalg.copy ins(%a : memref<8xf32>) outs(%t : memref<8xf32>)
    linalg.sub ins(%t, %b : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  }
  linalg.copy ins(%b : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.dealloc %t : memref<8xf32>
  return
}
// -----
// filled_by_number: proved
func.func @main(%a: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.5 : f32
  linalg.fill ins(%f : f32) outs(%a : memref<8xf32>)
  %x = memref.load %a[%c0] : memref<8xf32>
  return %x : f32
}
