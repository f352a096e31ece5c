module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @work(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> f32
      llvm.store %v, %b : f32, !llvm.ptr
      llvm.return
    }
  }

  func.func @main(%d: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %t, %r = async.execute -> !async.value<!gpu.async.token> {
      %s = gpu.wait async
      %l = gpu.launch_func async [%s] @k::@work blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%d : memref<16xf32>)
      async.yield %l : !gpu.async.token
    }
    %done = async.await %r : !async.value<!gpu.async.token>
    gpu.wait [%done] // expect: handle-kind-mismatch
    return
  }
}
