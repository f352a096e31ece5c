func.func @main(%c: i1, %h: memref<16xf32>, %d: memref<16xf32>) {
  %t = async.execute {
    gpu.memcpy %h, %d : memref<16xf32>, memref<16xf32> // expect: unwaited-work
    async.yield // expect: event-leak
  }
  scf.if %c {
    async.await %t : !async.token
  }
  return
}
