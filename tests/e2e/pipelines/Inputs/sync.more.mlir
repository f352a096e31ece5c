// two_modules: proved xevm*=violated
func.func @main(%h: memref<13xi32>) {
  %c1 = arith.constant 1 : index
  %c13 = arith.constant 13 : index
  %u = memref.cast %h : memref<13xi32> to memref<*xi32>
  gpu.host_register %u : memref<*xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c13, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    memref.store %t, %h[%tx] : memref<13xi32>
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c13, %sy = %c1, %sz = %c1) {
    %v = memref.load %h[%tx] : memref<13xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %h[%tx] : memref<13xi32>
    gpu.terminator
  }
  gpu.host_unregister %u : memref<*xi32>
  return
}
// -----
// printf_kernel: proved @19=none xevm*=none rocm*=none
func.func @main() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    gpu.printf "thread %lld\n", %tx : index
    gpu.terminator
  }
  return
}
// -----
// shuffle: proved xevm*=none
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<16xf32>
    %w = arith.constant 16 : i32
    %o = arith.constant 4 : i32
    %x, %ok = gpu.shuffle xor %v, %o, %w : f32
    memref.store %x, %d[%tx] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// dynamic_sizes: proved bare=none
func.func @main(%h: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %h, %c0 : memref<?xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] (%n) : memref<?xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<?xf32>, memref<?xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%bx] : memref<?xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %d[%bx] : memref<?xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<?xf32>, memref<?xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<?xf32>
  gpu.wait [%t4]
  return
}
// -----
// dynamic_2d: proved
func.func @main(%h: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %h, %c0 : memref<?x?xf32>
  %m = memref.dim %h, %c1 : memref<?x?xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] (%n, %m) : memref<?x?xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<?x?xf32>, memref<?x?xf32>
  %t3 = gpu.memcpy async [%t1] %h, %d : memref<?x?xf32>, memref<?x?xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<?x?xf32>
  gpu.wait [%t4]
  return
}
// -----
// under_if: proved
func.func @main(%h: memref<16xf32>, %p: i1) {
  scf.if %p {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
  }
  return
}
// -----
// wait_in_a_loop: proved
func.func @main(%h: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t0]
  scf.for %i = %c0 to %n step %c1 {
    %w = gpu.wait async
    %t1 = gpu.memcpy async [%w] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %h, %d : memref<16xf32>, memref<16xf32>
    gpu.wait [%t2]
  }
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// helper: proved
func.func private @work(%d: memref<16xf32>, %h: memref<16xf32>) {
  %w = gpu.wait async
  %t1 = gpu.memcpy async [%w] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  return
}
func.func @main(%h: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t0]
  func.call @work(%d, %h) : (memref<16xf32>, memref<16xf32>) -> ()
  func.call @work(%h, %d) : (memref<16xf32>, memref<16xf32>) -> ()
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// helper_without_wait: violated async-region=proved xevm-pipeline=proved
func.func private @work(%d: memref<16xf32>, %h: memref<16xf32>) {
  %w = gpu.wait async
  %t1 = gpu.memcpy async [%w] %d, %h : memref<16xf32>, memref<16xf32>
  return
}
func.func @main(%h: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t0]
  func.call @work(%d, %h) : (memref<16xf32>, memref<16xf32>) -> ()
  memref.store %f, %h[%c0] : memref<16xf32>
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// ping_pong: proved
func.func @main(%h: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %a, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %b, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
  %t2 = gpu.memcpy async [%t1] %a, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%t2]
  %x:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<16xf32>, memref<16xf32>) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
      %v = memref.load %p[%tx] : memref<16xf32>
      memref.store %v, %q[%tx] : memref<16xf32>
      gpu.terminator
    }
    scf.yield %q, %p : memref<16xf32>, memref<16xf32>
  }
  %z = gpu.wait async
  %t3 = gpu.memcpy async [%z] %h, %x#0 : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %a : memref<16xf32>
  %t5 = gpu.dealloc async [%t4] %b : memref<16xf32>
  gpu.wait [%t5]
  return
}
// -----
// two_streams_disjoint: proved async-region=violated xevm-pipeline=violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %z = gpu.wait async
  %e, %u0 = gpu.alloc async [%z] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %u1 = gpu.memcpy async [%u0] %e, %g : memref<16xf32>, memref<16xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
  %u2 = gpu.dealloc async [%u1] %e : memref<16xf32>
  gpu.wait [%t2, %u2]
  return
}
// -----
// two_streams_conflict: violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t0]
  %y = gpu.wait async
  %z = gpu.wait async
  %t1 = gpu.memcpy async [%y] %d, %h : memref<16xf32>, memref<16xf32>
  %u1 = gpu.memcpy async [%z] %g, %d : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1, %u1]
  %w = gpu.wait async
  %t2 = gpu.dealloc async [%w] %d : memref<16xf32>
  gpu.wait [%t2]
  return
}
// -----
// halves: violated
func.func @main(%h: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t0]
  %a = memref.subview %d[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %b = memref.subview %d[8] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 8>>
  %p = memref.subview %h[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %q = memref.subview %h[8] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 8>>
  %y = gpu.wait async
  %z = gpu.wait async
  %t1 = gpu.memcpy async [%y] %a, %p : memref<8xf32, strided<[1]>>, memref<8xf32, strided<[1]>>
  %u1 = gpu.memcpy async [%z] %b, %q : memref<8xf32, strided<[1], offset: 8>>, memref<8xf32, strided<[1], offset: 8>>
  gpu.wait [%t1, %u1]
  %w = gpu.wait async
  %t2 = gpu.dealloc async [%w] %d : memref<16xf32>
  gpu.wait [%t2]
  return
}
// -----
// atomics: proved rocm*=none xevm*=none
func.func @main(%h: memref<i32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<i32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<i32>, memref<i32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %one = arith.constant 1 : i32
    %x = memref.atomic_rmw addi %one, %d[] : (i32, memref<i32>) -> i32
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<i32>, memref<i32>
  %t4 = gpu.dealloc async [%t3] %d : memref<i32>
  gpu.wait [%t4]
  return
}
// -----
// readers_on_two_streams: proved rocm@19=unproved async-region=none xevm*=none
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %e, %t8 = gpu.alloc async [%t0] () : memref<16xf32>
  %f, %t9 = gpu.alloc async [%t8] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t9] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  %y = gpu.wait async
  %z = gpu.wait async
  %t2 = gpu.launch async [%y] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<16xf32>
    memref.store %v, %e[%tx] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.launch async [%z] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<16xf32>
    memref.store %v, %f[%tx] : memref<16xf32>
    gpu.terminator
  }
  gpu.wait [%t2, %t3]
  %w = gpu.wait async
  %t4 = gpu.dealloc async [%w] %d : memref<16xf32>
  %t5 = gpu.dealloc async [%t4] %e : memref<16xf32>
  %t6 = gpu.dealloc async [%t5] %f : memref<16xf32>
  gpu.wait [%t6]
  return
}
// -----
// use_after_dealloc: violated canonical=proved nvvm*=proved
func.func @main(%h: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.dealloc async [%t0] %d : memref<16xf32>
  %t2 = gpu.memcpy async [%t1] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%t2]
  return
}
// -----
// double_dealloc: violated
func.func @main(%h: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.dealloc async [%t0] %d : memref<16xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
  gpu.wait [%t2]
  return
}
// -----
// fill_and_print: proved xevm*=violated
func.func private @fillResource2DFloat(memref<?x?xf32>, f32)
func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 1.5 : f32
  %a = memref.alloc() : memref<4x4xf32>
  %ua = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  func.call @fillResource2DFloat(%ua, %f) : (memref<?x?xf32>, f32) -> ()
  %u = memref.cast %a : memref<4x4xf32> to memref<*xf32>
  gpu.host_register %u : memref<*xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c4, %sz = %c1) {
    %v = memref.load %a[%tx, %ty] : memref<4x4xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%tx, %ty] : memref<4x4xf32>
    gpu.terminator
  }
  func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  gpu.host_unregister %u : memref<*xf32>
  memref.dealloc %a : memref<4x4xf32>
  return
}
// -----
// memcpy_sync: proved rocm*=violated async-region=violated xevm-pipeline=violated
func.func @main(%h: memref<16xf32>) {
  %d = gpu.alloc host_shared () : memref<16xf32>
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.5 : f32
  memref.store %f, %d[%c0] : memref<16xf32>
  memref.copy %d, %h : memref<16xf32> to memref<16xf32>
  return
}
// -----
// loop_over_rows: violated
func.func @main(%h: memref<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<8x16xf32>
  gpu.wait [%t0]
  scf.for %i = %c0 to %c8 step %c1 {
    %w = gpu.wait async
    %a = memref.subview %d[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %b = memref.subview %h[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %t1 = gpu.memcpy async [%w] %a, %b : memref<16xf32, strided<[1], offset: ?>>, memref<16xf32, strided<[1], offset: ?>>
    gpu.wait [%t1]
  }
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<8x16xf32>
  gpu.wait [%t4]
  return
}
// -----
// host_init_loop: proved
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %f = arith.constant 1.5 : f32
  %h = memref.alloc() : memref<16xf32>
  scf.for %i = %c0 to %c16 step %c1 { memref.store %f, %h[%i] : memref<16xf32> }
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.memcpy async [%t1] %h, %d : memref<16xf32>, memref<16xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<16xf32>
  gpu.wait [%t3]
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%acc = %z) -> (f32) {
    %v = memref.load %h[%i] : memref<16xf32>
    %q = arith.addf %acc, %v : f32
    scf.yield %q : f32
  }
  memref.dealloc %h : memref<16xf32>
  return %r : f32
}
// -----
// host_sum_too_early: violated
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %f = arith.constant 1.5 : f32
  %h = memref.alloc() : memref<16xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.memcpy async [%t1] %h, %d : memref<16xf32>, memref<16xf32>
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%acc = %z) -> (f32) {
    %v = memref.load %h[%i] : memref<16xf32>
    %q = arith.addf %acc, %v : f32
    scf.yield %q : f32
  }
  %t3 = gpu.dealloc async [%t2] %d : memref<16xf32>
  gpu.wait [%t3]
  memref.dealloc %h : memref<16xf32>
  return %r : f32
}
// -----
// returned_device_memory: proved
func.func @main(%h: memref<16xf32>) -> memref<16xf32> {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  gpu.wait [%t1]
  return %d : memref<16xf32>
}
// -----
// wait_none: proved
func.func @main() {
  gpu.wait
  return
}
// -----
// cluster: proved rocm*=none xevm*=none
func.func @main(%h: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xf32>
  gpu.wait [%t0]
  gpu.launch clusters(%cx, %cy, %cz) in (%k = %c2, %l = %c1, %m = %c1) blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %f = arith.constant 1.0 : f32
    memref.store %f, %d[%tx] : memref<64xf32>
    gpu.terminator
  }
  %z = gpu.wait async
  %t3 = gpu.memcpy async [%z] %h, %d : memref<64xf32>, memref<64xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<64xf32>
  gpu.wait [%t4]
  return
}
