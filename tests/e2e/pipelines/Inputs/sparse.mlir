// matvec: proved cusparse*=violated
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @main(%A: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>, %y: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.matvec ins(%A, %x: tensor<8x8xf64, #CSR>, tensor<8xf64>) outs(%y: tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
// -----
// matmul: proved cusparse*=violated
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @main(%A: tensor<8x8xf32, #CSR>, %x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.matmul ins(%A, %x: tensor<8x8xf32, #CSR>, tensor<8x8xf32>) outs(%y: tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
// from_dense: proved cusparse=unproved cusparse-library=violated
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @main(%a: tensor<8x8xf64>, %x: tensor<8xf64>, %y: tensor<8xf64>) -> tensor<8xf64> attributes {llvm.emit_c_interface} {
  %A = sparse_tensor.convert %a : tensor<8x8xf64> to tensor<8x8xf64, #CSR>
  %0 = linalg.matvec ins(%A, %x: tensor<8x8xf64, #CSR>, tensor<8xf64>) outs(%y: tensor<8xf64>) -> tensor<8xf64>
  bufferization.dealloc_tensor %A : tensor<8x8xf64, #CSR>
  return %0 : tensor<8xf64>
}
