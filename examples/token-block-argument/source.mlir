// A token through a block argument.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  func.func @main(%c : i1) {
    %c1 = arith.constant 1 : index
    %a = gpu.wait async
    %b = gpu.wait async
    cf.cond_br %c, ^x(%a : !gpu.async.token), ^x(%b : !gpu.async.token)
  ^x(%t : !gpu.async.token):
    %l = gpu.launch_func async [%t] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    gpu.wait [%l]
    return
  }
}
