// A token through a select.
module attributes {gpu.container_module} {
  func.func @main(%c : i1) {
    %a = gpu.wait async
    %b = gpu.wait async
    %t = arith.select %c, %a, %b : !gpu.async.token
    gpu.wait [%t]
    return
  }
}
