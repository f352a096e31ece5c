func.func @main(%h: memref<16xf32>, %d: memref<16xf32>) {
  %t, %r = async.execute -> !async.value<!gpu.async.token> {
    %s = gpu.wait async
    %m = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
    async.yield %m : !gpu.async.token
  }
  %u, %q = async.execute (%r as %x: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
    async.yield %x : !gpu.async.token // expect: handle-kind-mismatch
  }
  %done = async.await %q : !async.value<!gpu.async.token>
  gpu.wait [%done]
  return
}
