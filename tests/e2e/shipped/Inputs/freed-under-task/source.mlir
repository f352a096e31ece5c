func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %h = memref.alloc() : memref<16xf32>
  %t = async.execute {
    memref.store %one, %h[%c0] : memref<16xf32>
    async.yield
  }
  async.await %t : !async.token
  memref.dealloc %h : memref<16xf32> // expect: use-after-free
  return
}
