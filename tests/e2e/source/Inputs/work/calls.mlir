// Calls of the outside between waits: in a row, in a helper, in a branch, and at the end.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel(%a: memref<8xf32>) kernel { gpu.return }
  }
  func.func private @tell(index)
  func.func private @helper(%n: index) {
    func.call @tell(%n) : (index) -> ()
    return
  }
  func.func @main(%x: memref<8xf32>, %y: memref<8xf32>, %n: index, %c: i1) {
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %a = gpu.memcpy async [%s] %x, %y : memref<8xf32>, memref<8xf32>
    gpu.wait [%a]
    func.call @tell(%n) : (index) -> ()
    func.call @helper(%c1) : (index) -> ()
    %t = gpu.wait async
    %b = gpu.memcpy async [%t] %x, %y : memref<8xf32>, memref<8xf32>
    %u = gpu.launch_func async @k::@kernel blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<8xf32>)
    gpu.wait [%b, %u]
    func.call @tell(%n) : (index) -> ()
    %v = gpu.wait async
    %d = gpu.memcpy async [%v] %x, %y : memref<8xf32>, memref<8xf32>
    gpu.wait [%d]
    scf.if %c {
      func.call @tell(%c1) : (index) -> ()
    }
    %w = gpu.wait async
    %e = gpu.memcpy async [%w] %y, %x : memref<8xf32>, memref<8xf32>
    gpu.wait [%e]
    return
  }
  func.func @store(%x: memref<8xf32>, %value: f32) {
    %c0 = arith.constant 0 : index
    memref.store %value, %x[%c0] : memref<8xf32>
    return
  }
  func.func @forward(%n: index) {
    func.call @tell(%n) : (index) -> ()
    return
  }
}
