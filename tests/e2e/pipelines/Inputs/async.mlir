// execute_two: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %t = async.execute {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
    async.yield
  }
  %u = async.execute {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %g : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  return
}
// -----
// execute_value: proved
func.func @main(%h: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %d = gpu.alloc host_shared () : memref<16xf32>
  %t, %v = async.execute -> !async.value<!gpu.async.token> {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
    async.yield %t1 : !gpu.async.token
  }
  %x = async.await %v : !async.value<!gpu.async.token>
  gpu.wait [%x]
  %r = memref.load %h[%c0] : memref<16xf32>
  return %r : f32
}
// -----
// not_awaited: violated
func.func @main(%h: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.0 : f32
  %t = async.execute {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %h, %d : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
    async.yield
  }
  memref.store %f, %h[%c0] : memref<16xf32>
  async.await %t : !async.token
  %r = memref.load %h[%c0] : memref<16xf32>
  return %r : f32
}
// -----
// group: proved policy=violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %c2 = arith.constant 2 : index
  %grp = async.create_group %c2 : !async.group
  %t = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %i = async.add_to_group %t, %grp : !async.token
  %u = async.execute [%t] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %g, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %j = async.add_to_group %u, %grp : !async.token
  async.await_all %grp
  return
}
// -----
// group_in_a_loop: proved
func.func @main(%h: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %grp = async.create_group %n : !async.group
  scf.for %k = %c0 to %n step %c1 {
    %t = async.execute {
      %s = gpu.wait async
      %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
      %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
      %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
      gpu.wait [%t2]
      async.yield
    }
    %i = async.add_to_group %t, %grp : !async.token
  }
  async.await_all %grp
  return
}
// -----
// parallel_copies: proved whole=unproved tasks=unproved
func.func @main(%h: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%k) = (%c0) to (%n) step (%c1) {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
    scf.reduce
  }
  return
}
// -----
// parallel_then_copy: proved for*=unproved counted=unproved whole=unproved policy=unproved
func.func @main(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.0 : f32
  %h = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%k) = (%c0) to (%n) step (%c1) {
    memref.store %f, %h[%k] : memref<?xf32>
    scf.reduce
  }
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] (%n) : memref<?xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<?xf32>, memref<?xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<?xf32>
  gpu.wait [%t2]
  memref.dealloc %h : memref<?xf32>
  return
}
// -----
// async_func: proved
async.func @copy(%h: memref<16xf32>, %d: memref<16xf32>) -> !async.token {
  %s = gpu.wait async
  %t1 = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  return
}
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %t = async.call @copy(%h, %g) : (memref<16xf32>, memref<16xf32>) -> !async.token
  async.await %t : !async.token
  %u = async.call @copy(%g, %h) : (memref<16xf32>, memref<16xf32>) -> !async.token
  async.await %u : !async.token
  return
}
// -----
// one_too_many: violated
func.func @main(%h: memref<16xf32>) {
  %c2 = arith.constant 2 : index
  %grp = async.create_group %c2 : !async.group
  %t = async.execute { async.yield }
  %i = async.add_to_group %t, %grp : !async.token
  async.await_all %grp
  return
}
