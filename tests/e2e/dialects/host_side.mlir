// Operations of other dialects in host code: nothing is done on a GPU there, and what lies beside them is judged.

// RUN: python3 %S/../expect.py %gpuverify %s

#map = affine_map<(d0) -> (d0)>
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
func.func @tensors(%t: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%x : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  return %r : tensor<4xf32>
}
func.func @tosa(%t: tensor<4xf32>) -> tensor<4xf32> {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  %r = tosa.add %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @shapes(%t: tensor<?xf32>) -> index {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %c = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = arith.constant 0 : index
  %d = tensor.dim %t, %0 : tensor<?xf32>
  affine.for %i = 0 to %d {
    %q = complex.constant [0.1, 0.2] : complex<f64>
  }
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  return %d : index
}
func.func @messages() -> i32 {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  omp.barrier
  %k = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  "unheard.of"() {attribute = #unheard.attr<[1, "x"]>} : () -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  return %k : i32
}
