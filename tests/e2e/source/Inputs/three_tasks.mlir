// Three tasks, each of which starts after the copy of the one before. What async.execute yields depends on the dialects that are loaded.
func.func @main(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>, %d: memref<32xf32>) {
  %first, %x = async.execute -> !async.value<!gpu.async.token> {
    %s = gpu.wait async
    %m = gpu.memcpy async [%s] %b, %a : memref<32xf32>, memref<32xf32>
    async.yield %m : !gpu.async.token
  }
  %second, %y = async.execute (%x as %t: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
    %s = gpu.wait async [%t]
    %m = gpu.memcpy async [%s] %c, %b : memref<32xf32>, memref<32xf32>
    async.yield %m : !gpu.async.token
  }
  %third, %z = async.execute (%y as %t: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
    %s = gpu.wait async [%t]
    %m = gpu.memcpy async [%s] %d, %c : memref<32xf32>, memref<32xf32>
    async.yield %m : !gpu.async.token
  }
  %last = async.await %z : !async.value<!gpu.async.token>
  gpu.wait [%last]
  return
}
