func.func @main(%h: memref<16xf32>, %d: memref<16xf32>) {
  %t, %r = async.execute -> !async.value<!gpu.async.token> {
    %s = gpu.wait async
    %m = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
    async.yield %m : !gpu.async.token
  }
  %done = async.await %r : !async.value<!gpu.async.token>
  %w = gpu.wait async [%done]
  %out = gpu.memcpy async [%w] %h, %d : memref<16xf32>, memref<16xf32>
  gpu.wait [%out, %done] // expect: event-use-after-destroy
  return
}
