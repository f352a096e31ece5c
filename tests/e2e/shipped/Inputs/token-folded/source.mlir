func.func @main(%h: memref<16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) {
  %t = async.execute {
    gpu.memcpy %a, %h : memref<16xf32>, memref<16xf32>
    async.yield
  }
  %u = async.execute [%t] {
    gpu.memcpy %b, %a : memref<16xf32>, memref<16xf32> // expect: handle-kind-mismatch
    async.yield
  }
  async.await %u : !async.token
  return
}
