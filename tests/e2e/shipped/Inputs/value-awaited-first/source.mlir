func.func @main(%d: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %h = memref.alloc() : memref<16xf32>
  %t, %v = async.execute -> !async.value<index> {
    gpu.memcpy %h, %d : memref<16xf32>, memref<16xf32>
    async.yield %c0 : index
  }
  %i = async.await %v : !async.value<index>
  %r = memref.load %h[%c0] : memref<16xf32> // expect: host-race
  async.await %t : !async.token
  memref.dealloc %h : memref<16xf32>
  return %r : f32
}
