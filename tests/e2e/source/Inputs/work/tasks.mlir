// Functions of the async dialect that copy, called by another one.
module attributes {gpu.container_module} {
  async.func @copy(%to: memref<16xf32>, %from: memref<16xf32>) -> !async.token {
    %s = gpu.wait async
    %t = gpu.memcpy async [%s] %to, %from : memref<16xf32>, memref<16xf32>
    gpu.wait [%t]
    async.return
  }
  async.func @back(%to: memref<16xf32>, %from: memref<16xf32>) -> !async.token { async.return }
  func.func @main(%a: memref<16xf32>, %b: memref<16xf32>, %c: memref<16xf32>) -> f32 {
    %t = async.call @copy(%a, %b) : (memref<16xf32>, memref<16xf32>) -> !async.token
    async.await %t : !async.token
    %u = async.call @copy(%b, %c) : (memref<16xf32>, memref<16xf32>) -> !async.token
    %v = async.call @first(%a) : (memref<16xf32>) -> !async.value<f32>
    async.await %u : !async.token
    %x = async.await %v : !async.value<f32>
    return %x : f32
  }
  async.func @first(%m: memref<16xf32>) -> !async.value<f32> {
    %c0 = arith.constant 0 : index
    %x = memref.load %m[%c0] : memref<16xf32>
    return %x : f32
  }
}
