// A token carried round a loop: each iteration launches on the token of the one before.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  func.func @main(%n : index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = gpu.wait async
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (!gpu.async.token) {
      %l = gpu.launch_func async [%t] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
      %w = gpu.wait async [%l]
      scf.yield %w : !gpu.async.token
    }
    gpu.wait [%r]
    return
  }
}
