// sddmm: proved cusparse*=violated
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32 }>
#trait = { indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"] }
func.func @main(%A: tensor<8x8xf64>, %B: tensor<8x8xf64>, %C: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %f0 = arith.constant 0.0 : f64
  %0 = linalg.generic #trait ins(%A, %B : tensor<8x8xf64>, tensor<8x8xf64>) outs(%C : tensor<8x8xf64, #CSR>) {
  ^bb(%a: f64, %b: f64, %x: f64):
    %u = sparse_tensor.unary %x : f64 to f64 present = {
    ^bb0(%p: f64):
      %m = arith.mulf %a, %b : f64
      sparse_tensor.yield %m : f64
    } absent = {}
    %r = sparse_tensor.reduce %x, %u, %f0 : f64 {
    ^bb0(%p: f64, %q: f64):
      %v = arith.addf %p, %q : f64
      sparse_tensor.yield %v : f64
    }
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}
// -----
// spgemm: proved cusparse=violated cusparse-library=violated
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @main(%A: tensor<8x8xf32, #CSR>, %B: tensor<8x8xf32, #CSR>) -> tensor<8x8xf32, #CSR> {
  %e = tensor.empty() : tensor<8x8xf32, #CSR>
  %0 = linalg.matmul ins(%A, %B: tensor<8x8xf32, #CSR>, tensor<8x8xf32, #CSR>) outs(%e: tensor<8x8xf32, #CSR>) -> tensor<8x8xf32, #CSR>
  return %0 : tensor<8x8xf32, #CSR>
}
// -----
// coo_matvec: proved cusparse-library=violated
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 32, crdWidth = 32 }>
func.func @main(%A: tensor<8x8xf64, #COO>, %x: tensor<8xf64>, %y: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.matvec ins(%A, %x: tensor<8x8xf64, #COO>, tensor<8xf64>) outs(%y: tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
// -----
// csc_matmul: proved cusparse*=violated
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 64, crdWidth = 64 }>
func.func @main(%A: tensor<8x8xf64, #CSC>, %x: tensor<8x8xf64>, %y: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.matmul ins(%A, %x: tensor<8x8xf64, #CSC>, tensor<8x8xf64>) outs(%y: tensor<8x8xf64>) -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}
// -----
// bsr_matvec: proved
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense), posWidth = 32, crdWidth = 32 }>
func.func @main(%A: tensor<8x8xf64, #BSR>, %x: tensor<8xf64>, %y: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.matvec ins(%A, %x: tensor<8x8xf64, #BSR>, tensor<8xf64>) outs(%y: tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
// -----
// csr_dot_dense_values: proved
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#trait = { indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel","reduction"] }
func.func @main(%A: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic #trait ins(%A : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb(%a: f64, %b: f64):
    %s = arith.addf %a, %b : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
// -----
// dcsr_scaled: proved
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#trait = { indexing_maps = [affine_map<(i,j)->(i,j)>], iterator_types = ["parallel","parallel"] }
func.func @main(%A: tensor<8x8xf64, #DCSR>) -> tensor<8x8xf64, #DCSR> {
  %k = arith.constant 2.0 : f64
  %0 = linalg.generic #trait outs(%A : tensor<8x8xf64, #DCSR>) {
  ^bb(%a: f64):
    %s = arith.mulf %a, %k : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}
// -----
// foreach_counted: proved
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @main(%A: tensor<8x8xf64, #CSR>) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = sparse_tensor.foreach in %A init(%z) : tensor<8x8xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %acc: f64):
    %s = arith.addf %v, %acc : f64
    sparse_tensor.yield %s : f64
  }
  return %r : f64
}
// -----
// parts_of_storage: proved
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @main(%A: tensor<8x8xf64, #CSR>) -> (index, memref<?xf64>) {
  %n = sparse_tensor.number_of_entries %A : tensor<8x8xf64, #CSR>
  %v = sparse_tensor.values %A : tensor<8x8xf64, #CSR> to memref<?xf64>
  return %n, %v : index, memref<?xf64>
}
