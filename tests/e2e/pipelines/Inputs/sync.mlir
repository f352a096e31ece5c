// copy_launch_copy: proved
func.func @main(%h: memref<16xf32>) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<16xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %d[%tx] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// two_waits_one_stream: violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
  gpu.wait [%t1]
  gpu.wait [%t2]
  return
}
// -----
// printed: proved xevm*=violated
func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %h = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 { memref.store %f, %h[%i] : memref<8xf32> }
  %u = memref.cast %h : memref<8xf32> to memref<*xf32>
  gpu.host_register %u : memref<*xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %v = memref.load %h[%tx] : memref<8xf32>
    %w = arith.addf %v, %f : f32
    memref.store %w, %h[%tx] : memref<8xf32>
    gpu.terminator
  }
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  gpu.host_unregister %u : memref<*xf32>
  memref.dealloc %h : memref<8xf32>
  return
}
// -----
// all_reduce: proved xevm-pipeline=none rocm-llvm=none xevm*=violated
func.func private @printMemrefI32(memref<*xi32>)
func.func @main() {
  %data = memref.alloc() : memref<2x6xi32>
  %sum = memref.alloc() : memref<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %v = arith.constant 3 : i32
  memref.store %v, %data[%c0, %c0] : memref<2x6xi32>
  %cd = memref.cast %data : memref<2x6xi32> to memref<*xi32>
  gpu.host_register %cd : memref<*xi32>
  %cs = memref.cast %sum : memref<2xi32> to memref<*xi32>
  gpu.host_register %cs : memref<*xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c6, %sy = %c1, %sz = %c1) {
    %val = memref.load %data[%bx, %tx] : memref<2x6xi32>
    %r = gpu.all_reduce and %val uniform {} : (i32) -> (i32)
    memref.store %r, %sum[%bx] : memref<2xi32>
    gpu.terminator
  }
  call @printMemrefI32(%cs) : (memref<*xi32>) -> ()
  return
}
// -----
// two_streams_forgotten: violated rocm@19=unproved
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %f = arith.constant 1.0 : f32
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %z = gpu.wait async
  %t2 = gpu.launch async [%z] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    memref.store %f, %d[%tx] : memref<16xf32>
    gpu.terminator
  }
  gpu.wait [%t2]
  %t4 = gpu.dealloc async [%t1] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// memset: proved
func.func @main(%n: index) -> memref<?xf32> {
  %f = arith.constant 1.0 : f32
  %h = memref.alloc(%n) : memref<?xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] (%n) : memref<?xf32>
  %t1 = gpu.memset async [%t0] %d, %f : memref<?xf32>, f32
  %t2 = gpu.memcpy async [%t1] %h, %d : memref<?xf32>, memref<?xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<?xf32>
  gpu.wait [%t3]
  return %h : memref<?xf32>
}
// -----
// host_reads_early: violated
func.func @main(%h: memref<16xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %h, %d : memref<16xf32>, memref<16xf32>
  %v = memref.load %h[%c0] : memref<16xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
  gpu.wait [%t2]
  return %v : f32
}
// -----
// in_a_loop: proved
func.func @main(%h: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.dealloc async [%t1] %d : memref<16xf32>
    gpu.wait [%t2]
  }
  return
}
// -----
// fork_join: proved async-region=violated xevm-pipeline=violated xevm=unproved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %z = gpu.wait async
  %e, %u0 = gpu.alloc async [%z] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %u1 = gpu.memcpy async [%u0] %e, %g : memref<16xf32>, memref<16xf32>
  %j = gpu.wait async [%t1, %u1]
  %j1 = gpu.memcpy async [%j] %e, %d : memref<16xf32>, memref<16xf32>
  %j2 = gpu.dealloc async [%j1] %e : memref<16xf32>
  %j3 = gpu.dealloc async [%j2] %d : memref<16xf32>
  gpu.wait [%j3]
  return
}
// -----
// shared_memory_and_dynamic: proved
func.func @main(%h: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %sm = arith.constant 1024 : i32
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xf32>
  %t2 = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %sm workgroup(%w : memref<64xf32, 3>) {
    %v = memref.load %d[%tx] : memref<64xf32>
    memref.store %v, %w[%tx] : memref<64xf32, 3>
    gpu.barrier
    %x = memref.load %w[%tx] : memref<64xf32, 3>
    memref.store %x, %d[%tx] : memref<64xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<64xf32>, memref<64xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<64xf32>
  gpu.wait [%t4]
  return
}
// -----
// default_device: proved
func.func @main(%h: memref<16xf32>) {
  %one = arith.constant 0 : i32
  gpu.set_default_device %one
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t4 = gpu.dealloc async [%t0] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// strided_copy: violated
func.func @main(%h: memref<4x4xf32>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<4x4xf32>
  %v = memref.subview %d[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  %w = memref.subview %h[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  %t1 = gpu.memcpy async [%t0] %v, %w : memref<2x4xf32, strided<[4, 1]>>, memref<2x4xf32, strided<[4, 1]>>
  %t4 = gpu.dealloc async [%t1] %d : memref<4x4xf32>
  gpu.wait [%t4]
  return
}
// -----
// chain: proved
func.func private @fillResource1DFloat(memref<?xf32>, f32)
func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 1.5 : f32
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %ua = memref.cast %a : memref<8xf32> to memref<?xf32>
  %ub = memref.cast %b : memref<8xf32> to memref<?xf32>
  call @fillResource1DFloat(%ua, %f) : (memref<?xf32>, f32) -> ()
  call @fillResource1DFloat(%ub, %f) : (memref<?xf32>, f32) -> ()
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<8xf32>
  %t1 = gpu.memcpy async [%t0] %d, %a : memref<8xf32>, memref<8xf32>
  %t2 = gpu.memcpy async [%t1] %b, %d : memref<8xf32>, memref<8xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<8xf32>
  gpu.wait [%t3]
  %u = memref.cast %b : memref<8xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %a : memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  return
}
