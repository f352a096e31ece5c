// parallel_const_then_copy: proved for-workers=unproved
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %f = arith.constant 2.0 : f32
  %h = memref.alloc() : memref<64xf32>
  scf.parallel (%k) = (%c0) to (%c64) step (%c1) {
    memref.store %f, %h[%k] : memref<64xf32>
    scf.reduce
  }
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<64xf32>, memref<64xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<64xf32>
  gpu.wait [%t2]
  memref.dealloc %h : memref<64xf32>
  return
}
// -----
// copy_then_parallel: violated tasks=unproved for-canonical=proved
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %f = arith.constant 2.0 : f32
  %h = memref.alloc() : memref<64xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<64xf32>, memref<64xf32>
  scf.parallel (%k) = (%c0) to (%c64) step (%c1) {
    memref.store %f, %h[%k] : memref<64xf32>
    scf.reduce
  }
  %t2 = gpu.dealloc async [%t1] %d : memref<64xf32>
  gpu.wait [%t2]
  memref.dealloc %h : memref<64xf32>
  return
}
// -----
// parallel_of_four: proved tasks=unproved
func.func @main(%h: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%k) = (%c0) to (%c4) step (%c1) {
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
// group_of_const: proved
func.func @main(%h: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %grp = async.create_group %c4 : !async.group
  scf.for %k = %c0 to %c4 step %c1 {
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
// alloc_without_token: violated
func.func @main(%h: memref<16xf32>) {
  %d = gpu.alloc () : memref<16xf32>
  %t = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %u = async.execute [%t] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  async.await %u : !async.token
  gpu.dealloc %d : memref<16xf32>
  return
}
// -----
// tasks_unchained: violated
func.func @main(%h: memref<16xf32>) {
  %s0 = gpu.wait async
  %d, %t0 = gpu.alloc async [%s0] () : memref<16xf32>
  gpu.wait [%t0]
  %t = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %u = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  %s1 = gpu.wait async
  %t9 = gpu.dealloc async [%s1] %d : memref<16xf32>
  gpu.wait [%t9]
  return
}
// -----
// task_there_and_back: proved
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %t = async.execute {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t3 = gpu.memcpy async [%t1] %h, %d : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
    gpu.wait [%t4]
    async.yield
  }
  async.await %t : !async.token
  return
}
// -----
// nested_tasks: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %t = async.execute {
    %u = async.execute {
      %s = gpu.wait async
      %t1 = gpu.memcpy async [%s] %g, %h : memref<16xf32>, memref<16xf32>
      gpu.wait [%t1]
      async.yield
    }
    async.await %u : !async.token
    async.yield
  }
  async.await %t : !async.token
  return
}
// -----
// value_of_host: proved
func.func @main(%h: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t, %v = async.execute -> !async.value<f32> {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %h, %d : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
    %x = memref.load %h[%c0] : memref<16xf32>
    async.yield %x : f32
  }
  %r = async.await %v : !async.value<f32>
  return %r : f32
}
// -----
// conditional_task: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>, %p: i1) {
  scf.if %p {
    %t = async.execute {
      %s = gpu.wait async
      %t1 = gpu.memcpy async [%s] %g, %h : memref<16xf32>, memref<16xf32>
      gpu.wait [%t1]
      async.yield
    }
    async.await %t : !async.token
  }
  return
}
// -----
// tasks_chained: proved
func.func @main(%h: memref<16xf32>) {
  %s0 = gpu.wait async
  %d, %t0 = gpu.alloc async [%s0] () : memref<16xf32>
  gpu.wait [%t0]
  %t = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %u = async.execute [%t] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  async.await %u : !async.token
  %s1 = gpu.wait async
  %t9 = gpu.dealloc async [%s1] %d : memref<16xf32>
  gpu.wait [%t9]
  return
}
