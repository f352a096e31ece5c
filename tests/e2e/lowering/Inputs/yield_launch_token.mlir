// From PR 190717, with the await and the wait that its issue is about. Release 22 yields the stream.
module attributes {gpu.container_module} {
  gpu.module @kmod [#nvvm.target] {
    llvm.func @kernel(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64)
        attributes {gpu.kernel, nvvm.kernel} { llvm.return }
  }
  func.func @yield_launch_token(%arg : memref<?xi32>) {
    %c1 = arith.constant 1 : index
    %t, %r = async.execute -> !async.value<!gpu.async.token> {
      %0 = gpu.wait async
      %1 = gpu.launch_func async [%0] @kmod::@kernel
          blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%arg : memref<?xi32>)
      async.yield %1 : !gpu.async.token
    }
    %v = async.await %r : !async.value<!gpu.async.token>
    gpu.wait [%v]
    return
  }
}
