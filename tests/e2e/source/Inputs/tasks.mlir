// A region's token, awaited and taken by a second stream.
module attributes {gpu.container_module} {
  func.func @main(%x: memref<16xf32>, %y: memref<16xf32>) {
    %t, %r = async.execute -> !async.value<!gpu.async.token> {
      %0 = gpu.wait async
      %1 = gpu.memcpy async [%0] %x, %y : memref<16xf32>, memref<16xf32>
      async.yield %1 : !gpu.async.token
    }
    %v = async.await %r : !async.value<!gpu.async.token>
    %2 = gpu.wait async [%v]
    %3 = gpu.memcpy async [%2] %y, %x : memref<16xf32>, memref<16xf32>
    gpu.wait [%3]
    return
  }
}
