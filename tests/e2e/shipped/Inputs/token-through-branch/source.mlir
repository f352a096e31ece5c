func.func @main(%c: i1, %h: memref<16xf32>, %d: memref<16xf32>) {
  %s = gpu.wait async
  cf.cond_br %c, ^copy, ^wait(%s : !gpu.async.token)
^copy:
  %m = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
  cf.br ^wait(%m : !gpu.async.token)
^wait(%t: !gpu.async.token):
  gpu.wait [%t] // expect: handle-kind-mismatch
  return
}
