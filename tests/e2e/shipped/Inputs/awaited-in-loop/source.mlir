func.func @main(%n: index, %h: memref<16xf32>, %d: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    gpu.memcpy %h, %d : memref<16xf32>, memref<16xf32> // expect: unwaited-work
    async.yield // expect: event-leak
  }
  scf.for %i = %c0 to %n step %c1 {
    async.await %t : !async.token // expect: event-use-after-destroy
  }
  return
}
