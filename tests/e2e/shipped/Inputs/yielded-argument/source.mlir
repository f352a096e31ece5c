func.func @main(%h: memref<16xf32>, %d: memref<16xf32>) {
  %t = async.execute {
    gpu.memcpy %d, %h : memref<16xf32>, memref<16xf32>
    async.yield
  }
  %u = async.execute [%t] {
    async.yield // expect: handle-kind-mismatch
  }
  async.await %u : !async.token
  return
}
