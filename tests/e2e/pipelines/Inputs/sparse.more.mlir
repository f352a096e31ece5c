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
