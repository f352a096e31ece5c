// matmul_of_values: proved
func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c : tensor<8x8xf32>
}
// -----
// through_a_function: proved *=unproved
func.func private @twice(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @main(%a: tensor<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %b = call @twice(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %c = call @twice(%b) : (tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.extract %c[%c0] : tensor<?xf32>
  return %x : f32
}
// -----
// slices: proved
func.func @main(%a: tensor<16xf32>) -> tensor<16xf32> {
  %s = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %e = linalg.exp ins(%s : tensor<8xf32>) outs(%s : tensor<8xf32>) -> tensor<8xf32>
  %r = tensor.insert_slice %e into %a[8] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %r : tensor<16xf32>
}
// -----
// loop_of_tensors: proved
func.func @main(%a: tensor<16xf32>, %n: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<16xf32> {
    %y = linalg.exp ins(%x : tensor<16xf32>) outs(%x : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %y : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// -----
// chosen_tensor: proved
func.func @main(%a: tensor<16xf32>, %b: tensor<16xf32>, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %p -> tensor<16xf32> {
    %e = tensor.empty() : tensor<16xf32>
    %y = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %y : tensor<16xf32>
  } else {
    scf.yield %b : tensor<16xf32>
  }
  %x = tensor.extract %r[%c0] : tensor<16xf32>
  return %x : f32
}
// -----
// alloc_tensor: proved
func.func @main(%a: tensor<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = bufferization.alloc_tensor() copy(%a) : tensor<16xf32>
  %y = linalg.exp ins(%a : tensor<16xf32>) outs(%t : tensor<16xf32>) -> tensor<16xf32>
  %x = tensor.extract %y[%c0] : tensor<16xf32>
  return %x : f32
}
// -----
// to_buffer_and_back: proved @19=none
func.func @main(%a: tensor<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<16xf32>
  %y = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %b = bufferization.to_buffer %y : tensor<16xf32> to memref<16xf32>
  %v = memref.load %b[%c0] : memref<16xf32>
  return %v : f32
}
// -----
// materialized: proved
func.func @main(%a: tensor<16xf32>, %m: memref<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %y = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  bufferization.materialize_in_destination %y in restrict writable %m : (tensor<16xf32>, memref<16xf32>) -> ()
  return
}
// -----
// padded: proved
func.func @main(%a: tensor<6xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<6xf32> to tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.exp ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %v = tensor.extract %y[%c0] : tensor<8xf32>
  return %v : f32
}
// -----
// generated: proved
func.func @main(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %g = tensor.generate %n {
  ^bb0(%i: index):
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    tensor.yield %f : f32
  } : tensor<?xf32>
  %y = linalg.exp ins(%g : tensor<?xf32>) outs(%g : tensor<?xf32>) -> tensor<?xf32>
  %v = tensor.extract %y[%c0] : tensor<?xf32>
  return %v : f32
}
// -----
// expanded: proved
func.func @main(%a: tensor<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %x = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %y = linalg.transpose ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %z = tensor.collapse_shape %y [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %v = tensor.extract %z[%c0] : tensor<16xf32>
  return %v : f32
}
