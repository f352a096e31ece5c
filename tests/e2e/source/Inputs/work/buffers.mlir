// Two buffers that change places in each iteration, a loop with a condition, and a helper with its own streams.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @step(%a: memref<?xf32>, %b: memref<?xf32>) kernel { gpu.return }
  }
  func.func private @copy(%to: memref<?xf32>, %from: memref<?xf32>) {
    %s = gpu.wait async
    %t = gpu.memcpy async [%s] %to, %from : memref<?xf32>, memref<?xf32>
    gpu.wait [%t]
    return
  }
  func.func private @converged(index) -> i1
  func.func @main(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.dim %x, %c0 : memref<?xf32>
    %p, %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (memref<?xf32>, memref<?xf32>) {
      %s = gpu.wait async
      %t = gpu.launch_func async [%s] @k::@step blocks in (%m, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?xf32>, %b : memref<?xf32>)
      gpu.wait [%t]
      scf.yield %b, %a : memref<?xf32>, memref<?xf32>
    }
    scf.while : () -> () {
      %done = func.call @converged(%m) : (index) -> i1
      scf.condition(%done)
    } do {
      func.call @copy(%q, %p) : (memref<?xf32>, memref<?xf32>) -> ()
      scf.yield
    }
    func.call @copy(%p, %q) : (memref<?xf32>, memref<?xf32>) -> ()
    return
  }
}
