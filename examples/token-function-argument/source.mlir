// A token through a function's argument and result.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  func.func @callee(%t : !gpu.async.token) -> !gpu.async.token {
    %c1 = arith.constant 1 : index
    %l = gpu.launch_func async [%t] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return %l : !gpu.async.token
  }
  func.func @main() {
    %a = gpu.wait async
    %b = func.call @callee(%a) : (!gpu.async.token) -> !gpu.async.token
    gpu.wait [%b]
    return
  }
}
