// Host code around GPU work: buffers, loops, globals, calls, what is returned.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: memref<4x8xf32>, %i: index) kernel { gpu.return }
  }
  memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
  func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
  func.func private @observe(index, f32) -> i1
  func.func private @fill(%b: memref<4x8xf32>, %v: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        memref.store %v, %b[%i, %j] : memref<4x8xf32>
      }
    }
    return
  }
  func.func @main(%n: index, %x: f32) -> (f32, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %h = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    func.call @fill(%h, %x) : (memref<4x8xf32>, f32) -> ()
    %g = memref.get_global @table : memref<4xf32>
    %e = memref.load %g[%c3] : memref<4xf32>
    %s = gpu.wait async
    %d, %s1 = gpu.alloc async [%s] () : memref<4x8xf32>
    %s2 = gpu.memcpy async [%s1] %d, %h : memref<4x8xf32>, memref<4x8xf32>
    gpu.wait [%s2]
    scf.for %i = %c0 to %n step %c1 {
      %t = gpu.wait async
      %t1 = gpu.launch_func async [%t] @k::@f blocks in (%c1, %c1, %c1) threads in (%i, %c1, %c1) args(%d : memref<4x8xf32>, %i : index)
      gpu.wait [%t1]
    }
    %s3 = gpu.wait async
    %s4 = gpu.memcpy async [%s3] %h, %d : memref<4x8xf32>, memref<4x8xf32>
    %s5 = gpu.dealloc async [%s4] %d : memref<4x8xf32>
    gpu.wait [%s5]
    %u = memref.cast %h : memref<4x8xf32> to memref<*xf32>
    func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
    %v = memref.load %h[%c3, %n] : memref<4x8xf32>
    %more = func.call @observe(%n, %v) : (index, f32) -> i1
    %r = scf.if %more -> f32 {
      %w = arith.addf %v, %e : f32
      scf.yield %w : f32
    } else {
      memref.store %v, %h[%c0, %c0] : memref<4x8xf32>
      scf.yield %v : f32
    }
    %small = arith.cmpi slt, %n, %c3 : index
    %k = scf.if %small -> index {
      %p = func.call @observe(%c0, %r) : (index, f32) -> i1
      %q = arith.select %p, %c0, %n : index
      scf.yield %q : index
    } else {
      scf.yield %n : index
    }
    memref.dealloc %h : memref<4x8xf32>
    return %r, %k : f32, index
  }
}
