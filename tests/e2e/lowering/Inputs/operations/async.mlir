// Regions, functions and groups of the async dialect, with work on the GPU in them.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> f32
      llvm.store %v, %b : f32, !llvm.ptr
      llvm.return
    }
  }
  func.func @executed(%m: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %d = async.execute {
      %t0 = gpu.wait async
      %t1 = gpu.launch_func async [%t0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
      gpu.wait [%t1]
      async.yield
    }
    %e, %v = async.execute [%d] -> !async.value<f32> {
      %c0 = arith.constant 0 : index
      %x = memref.load %m[%c0] : memref<16xf32>
      async.yield %x : f32
    }
    %w = async.await %v : !async.value<f32>
    async.await %e : !async.token
    return
  }
  func.func @grouped(%m: memref<16xf32>, %o: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %g = async.create_group %c2 : !async.group
    %d = async.execute {
      %t0 = gpu.wait async
      %t1 = gpu.launch_func async [%t0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
      gpu.wait [%t1]
      async.yield
    }
    %e = async.execute {
      %t0 = gpu.wait async
      %t1 = gpu.launch_func async [%t0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%o : memref<16xf32>)
      gpu.wait [%t1]
      async.yield
    }
    %i = async.add_to_group %d, %g : !async.token
    %j = async.add_to_group %e, %g : !async.token
    async.await_all %g
    return
  }
  async.func @task(%m: memref<16xf32>) -> !async.token {
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %t1 = gpu.launch_func async [%t0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
    gpu.wait [%t1]
    async.return
  }
  func.func @called(%m: memref<16xf32>) {
    %t = async.call @task(%m) : (memref<16xf32>) -> !async.token
    async.await %t : !async.token
    return
  }
}
