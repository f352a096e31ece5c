// value_and_token: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t, %v = async.execute -> !async.value<f32> {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    %x = memref.load %h[%c0] : memref<16xf32>
    async.yield %x : f32
  }
  %u, %w = async.execute [%t] (%v as %x: !async.value<f32>) -> !async.value<f32> {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %g, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  %r = async.await %w : !async.value<f32>
  return %r : f32
}
// -----
// buffer_of_a_task: proved
func.func @main(%h: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t, %v = async.execute -> !async.value<memref<16xf32>> {
    %a = memref.alloc() : memref<16xf32>
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %a, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield %a : memref<16xf32>
  }
  %a = async.await %v : !async.value<memref<16xf32>>
  %r = memref.load %a[%c0] : memref<16xf32>
  memref.dealloc %a : memref<16xf32>
  return %r : f32
}
// -----
// func_with_value: proved
async.func @sum(%h: memref<16xf32>, %d: memref<16xf32>) -> (!async.token, !async.value<f32>) {
  %c0 = arith.constant 0 : index
  %s = gpu.wait async
  %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  %x = memref.load %h[%c0] : memref<16xf32>
  return %x : f32
}
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) -> f32 {
  %t, %v = async.call @sum(%h, %g) : (memref<16xf32>, memref<16xf32>) -> (!async.token, !async.value<f32>)
  %r = async.await %v : !async.value<f32>
  return %r : f32
}
// -----
// func_not_awaited: violated
async.func @copy(%h: memref<16xf32>, %d: memref<16xf32>) -> !async.token {
  %s = gpu.wait async
  %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  return
}
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = async.call @copy(%h, %g) : (memref<16xf32>, memref<16xf32>) -> !async.token
  %r = memref.load %h[%c0] : memref<16xf32>
  async.await %t : !async.token
  return %r : f32
}
// -----
// func_in_func: proved
async.func @inner(%h: memref<16xf32>, %d: memref<16xf32>) -> !async.token {
  %s = gpu.wait async
  %t1 = gpu.memcpy async [%s] %h, %d : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  return
}
async.func @outer(%h: memref<16xf32>, %d: memref<16xf32>) -> !async.token {
  %t = async.call @inner(%h, %d) : (memref<16xf32>, memref<16xf32>) -> !async.token
  async.await %t : !async.token
  %u = async.call @inner(%d, %h) : (memref<16xf32>, memref<16xf32>) -> !async.token
  async.await %u : !async.token
  return
}
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = async.call @outer(%h, %g) : (memref<16xf32>, memref<16xf32>) -> !async.token
  async.await %t : !async.token
  %r = memref.load %h[%c0] : memref<16xf32>
  return %r : f32
}
// -----
// three_deep: proved policy=violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %a = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %b = async.execute [%a] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %g, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %c = async.execute [%a, %b] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  async.await %c : !async.token
  return
}
// -----
// three_deep_one_forgotten: violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %a = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %b = async.execute [%a] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %g, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %c = async.execute [%a] {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  async.await %b : !async.token
  async.await %c : !async.token
  return
}
// -----
// parallel_plane: proved for-workers=unproved
func.func @main(%h: memref<4x4xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %f, %h[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<4x4xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<4x4xf32>, memref<4x4xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<4x4xf32>
  gpu.wait [%t2]
  return
}
// -----
// parallel_nested: proved tasks=unproved
func.func @main(%h: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %d = memref.alloc() : memref<16xf32>
    scf.for %k = %c0 to %c2 step %c1 {
      %s = gpu.wait async
      %t1 = gpu.memcpy async [%s] %d, %h : memref<16xf32>, memref<16xf32>
      gpu.wait [%t1]
    }
    memref.dealloc %d : memref<16xf32>
    scf.reduce
  }
  return
}
// -----
// tasks_in_a_loop: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      %s = gpu.wait async
      %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
      gpu.wait [%t1]
      async.yield
    }
    async.await %t : !async.token
  }
  return
}
// -----
// tasks_in_a_loop_behind: violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      %s = gpu.wait async
      %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
      gpu.wait [%t1]
      async.yield
    }
    memref.store %f, %g[%c0] : memref<16xf32>
    async.await %t : !async.token
  }
  return
}
// -----
// group_of_two_kinds: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>, %k: memref<16xf32>) {
  %c2 = arith.constant 2 : index
  %grp = async.create_group %c2 : !async.group
  %t = async.execute {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %h, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    async.yield
  }
  %u, %v = async.execute -> !async.value<i32> {
    %s = gpu.wait async
    %t1 = gpu.memcpy async [%s] %k, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    %x = arith.constant 3 : i32
    async.yield %x : i32
  }
  %i = async.add_to_group %t, %grp : !async.token
  %j = async.add_to_group %u, %grp : !async.token
  async.await_all %grp
  return
}
// -----
// launch_in_a_task: proved
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target] {
    llvm.func @fill(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %f = llvm.mlir.constant(1.0 : f32) : f32
      llvm.store %f, %b : f32, !llvm.ptr
      llvm.return
    }
  }
  func.func @main(%h: memref<16xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %t = async.execute {
      %c1 = arith.constant 1 : index
      %s = gpu.wait async
      %t1 = gpu.launch_func async [%s] @kernels::@fill blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%h : memref<16xf32>)
      gpu.wait [%t1]
      async.yield
    }
    async.await %t : !async.token
    %r = memref.load %h[%c0] : memref<16xf32>
    return %r : f32
  }
}
// -----
// launch_in_a_task_unwaited: violated
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target] {
    llvm.func @fill(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %f = llvm.mlir.constant(1.0 : f32) : f32
      llvm.store %f, %b : f32, !llvm.ptr
      llvm.return
    }
  }
  func.func @main(%h: memref<16xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %t = async.execute {
      %c1 = arith.constant 1 : index
      %s = gpu.wait async
      %t1 = gpu.launch_func async [%s] @kernels::@fill blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%h : memref<16xf32>)
      async.yield
    }
    async.await %t : !async.token
    %r = memref.load %h[%c0] : memref<16xf32>
    return %r : f32
  }
}
