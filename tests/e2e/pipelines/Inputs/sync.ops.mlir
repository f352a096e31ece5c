// subgroup_reduce: proved xevm*=none @19=none
func.func @main(%h: memref<32xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<32xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<32xf32>, memref<32xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<32xf32>
    %l = gpu.lane_id
    %w = arith.constant 32 : i32
    %o = arith.constant 1 : i32
    %x, %ok = gpu.shuffle down %v, %o, %w : f32
    %y = arith.addf %x, %v : f32
    memref.store %y, %d[%l] : memref<32xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<32xf32>, memref<32xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<32xf32>
  gpu.wait [%t4]
  return
}
// -----
// rank_zero_and_half: proved
func.func @main(%a: memref<f16>, %b: memref<f16>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<f16>
  %v = arith.constant 2.0 : f16
  %t1 = gpu.memset async [%t0] %d, %v : memref<f16>, f16
  %t2 = gpu.memcpy async [%t1] %a, %d : memref<f16>, memref<f16>
  %t3 = gpu.memcpy async [%t2] %b, %d : memref<f16>, memref<f16>
  %t4 = gpu.dealloc async [%t3] %d : memref<f16>
  gpu.wait [%t4]
  return
}
// -----
// other_elements: proved
func.func @main(%a: memref<8xi1>, %b: memref<8xcomplex<f32>>, %c: memref<8xvector<4xf32>>, %i: memref<8xindex>) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<8xi1>
  %e, %t1 = gpu.alloc async [%t0] () : memref<8xcomplex<f32>>
  %f, %t2 = gpu.alloc async [%t1] () : memref<8xvector<4xf32>>
  %g, %t3 = gpu.alloc async [%t2] () : memref<8xindex>
  %t4 = gpu.memcpy async [%t3] %d, %a : memref<8xi1>, memref<8xi1>
  %t5 = gpu.memcpy async [%t4] %e, %b : memref<8xcomplex<f32>>, memref<8xcomplex<f32>>
  %t6 = gpu.memcpy async [%t5] %f, %c : memref<8xvector<4xf32>>, memref<8xvector<4xf32>>
  %t7 = gpu.memcpy async [%t6] %g, %i : memref<8xindex>, memref<8xindex>
  %t8 = gpu.dealloc async [%t7] %d : memref<8xi1>
  %t9 = gpu.dealloc async [%t8] %e : memref<8xcomplex<f32>>
  %ta = gpu.dealloc async [%t9] %f : memref<8xvector<4xf32>>
  %tb = gpu.dealloc async [%ta] %g : memref<8xindex>
  gpu.wait [%tb]
  return
}
// -----
// named_kernels: proved @19=none rocm-llvm=none xevm*=none
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @twice(%m: memref<16xf32>, %n: index) kernel attributes {gpu.known_block_size = array<i32: 16, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
      %i = gpu.global_id x
      %p = arith.cmpi ult, %i, %n : index
      scf.if %p {
        %v = memref.load %m[%i] : memref<16xf32>
        %w = arith.addf %v, %v : f32
        memref.store %w, %m[%i] : memref<16xf32>
      }
      gpu.return
    }
    gpu.func @nothing() kernel { gpu.return }
  }
  func.func @main(%h: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.launch_func async [%t1] @kernels::@twice blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xf32>, %c16 : index)
    %t3 = gpu.launch_func async [%t2] @kernels::@nothing blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    %t4 = gpu.memcpy async [%t3] %h, %d : memref<16xf32>, memref<16xf32>
    %t5 = gpu.dealloc async [%t4] %d : memref<16xf32>
    gpu.wait [%t5]
    return
  }
}
// -----
// private_memory: proved xevm-pipeline=none
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) private(%p : memref<2xf32, #gpu.address_space<private>>) {
    %c0 = arith.constant 0 : index
    %v = memref.load %d[%tx] : memref<16xf32>
    memref.store %v, %p[%c0] : memref<2xf32, #gpu.address_space<private>>
    %w = memref.load %p[%c0] : memref<2xf32, #gpu.address_space<private>>
    memref.store %w, %d[%tx] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// host_global: proved
memref.global "private" constant @start : memref<8xf32> = dense<1.0>
memref.global "private" @result : memref<8xf32> = uninitialized
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.get_global @start : memref<8xf32>
  %r = memref.get_global @result : memref<8xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<8xf32>
  %t1 = gpu.memcpy async [%t0] %d, %a : memref<8xf32>, memref<8xf32>
  %t2 = gpu.memcpy async [%t1] %r, %d : memref<8xf32>, memref<8xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<8xf32>
  gpu.wait [%t3]
  %v = memref.load %r[%c0] : memref<8xf32>
  return %v : f32
}
// -----
// host_global_too_early: violated
memref.global "private" @result : memref<8xf32> = uninitialized
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %r = memref.get_global @result : memref<8xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<8xf32>
  %t2 = gpu.memcpy async [%t0] %r, %d : memref<8xf32>, memref<8xf32>
  %v = memref.load %r[%c0] : memref<8xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<8xf32>
  gpu.wait [%t3]
  return %v : f32
}
// -----
// stack_buffer: proved
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %h = memref.alloca() : memref<4xi32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<4xi32>
  %k = arith.constant 7 : i32
  %t1 = gpu.memset async [%t0] %d, %k : memref<4xi32>, i32
  %t2 = gpu.memcpy async [%t1] %h, %d : memref<4xi32>, memref<4xi32>
  %t3 = gpu.dealloc async [%t2] %d : memref<4xi32>
  gpu.wait [%t3]
  %v = memref.load %h[%c0] : memref<4xi32>
  return %v : i32
}
// -----
// stack_buffer_gone: violated canonical=proved nvvm*=proved xevm-pipeline=proved async-region=proved
func.func private @work() {
  %h = memref.alloca() : memref<4xi32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<4xi32>
  %t2 = gpu.memcpy async [%t0] %h, %d : memref<4xi32>, memref<4xi32>
  return
}
func.func @main() {
  call @work() : () -> ()
  return
}
// -----
// reshaped: proved
func.func @main(%h: memref<4x4xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %e = memref.expand_shape %d [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %t1 = gpu.memcpy async [%t0] %e, %h : memref<4x4xf32>, memref<4x4xf32>
  %c = memref.collapse_shape %h [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<16xf32>
    %w = arith.negf %v : f32
    memref.store %w, %d[%tx] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %c, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// pool_of_bytes: proved async-region=violated xevm-pipeline=violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = gpu.wait async
  %p, %t0 = gpu.alloc async [%s] () : memref<128xi8>
  %a = memref.view %p[%c0][] : memref<128xi8> to memref<16xf32>
  %b = memref.view %p[%c64][] : memref<128xi8> to memref<16xf32>
  gpu.wait [%t0]
  %y = gpu.wait async
  %z = gpu.wait async
  %u = gpu.memcpy async [%y] %a, %h : memref<16xf32>, memref<16xf32>
  %v = gpu.memcpy async [%z] %b, %g : memref<16xf32>, memref<16xf32>
  gpu.wait [%u]
  gpu.wait [%v]
  %w = gpu.wait async
  %t4 = gpu.dealloc async [%w] %p : memref<128xi8>
  gpu.wait [%t4]
  return
}
// -----
// pool_overlaps: violated
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c60 = arith.constant 60 : index
  %s = gpu.wait async
  %p, %t0 = gpu.alloc async [%s] () : memref<128xi8>
  %a = memref.view %p[%c0][] : memref<128xi8> to memref<16xf32>
  %b = memref.view %p[%c60][] : memref<128xi8> to memref<16xf32>
  gpu.wait [%t0]
  %y = gpu.wait async
  %z = gpu.wait async
  %u = gpu.memcpy async [%y] %a, %h : memref<16xf32>, memref<16xf32>
  %v = gpu.memcpy async [%z] %b, %g : memref<16xf32>, memref<16xf32>
  gpu.wait [%u]
  gpu.wait [%v]
  %w = gpu.wait async
  %t4 = gpu.dealloc async [%w] %p : memref<128xi8>
  gpu.wait [%t4]
  return
}
// -----
// chosen_buffer: proved
func.func @main(%h: memref<16xf32>, %p: i1) {
  %s = gpu.wait async
  %a, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %b, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
  %c = arith.select %p, %a, %b : memref<16xf32>
  %t2 = gpu.memcpy async [%t1] %c, %h : memref<16xf32>, memref<16xf32>
  %t3 = gpu.memcpy async [%t2] %h, %c : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %a : memref<16xf32>
  %t5 = gpu.dealloc async [%t4] %b : memref<16xf32>
  gpu.wait [%t5]
  return
}
// -----
// until_converged: proved xevm-pipeline=unproved
func.func @main(%h: memref<1xf32>, %limit: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<1xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<1xf32>, memref<1xf32>
  gpu.wait [%t1]
  scf.while : () -> () {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %c = arith.constant 0 : index
      %v = memref.load %d[%c] : memref<1xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %d[%c] : memref<1xf32>
      gpu.terminator
    }
    %r = gpu.wait async
    %r1 = gpu.memcpy async [%r] %h, %d : memref<1xf32>, memref<1xf32>
    gpu.wait [%r1]
    %x = memref.load %h[%c0] : memref<1xf32>
    %more = arith.cmpf olt, %x, %limit : f32
    scf.condition(%more)
  } do {
    scf.yield
  }
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<1xf32>
  gpu.wait [%t4]
  return
}
// -----
// until_converged_unwaited: violated
func.func @main(%h: memref<1xf32>, %limit: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<1xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<1xf32>, memref<1xf32>
  gpu.wait [%t1]
  scf.while : () -> () {
    %r = gpu.wait async
    %r1 = gpu.memcpy async [%r] %h, %d : memref<1xf32>, memref<1xf32>
    %x = memref.load %h[%c0] : memref<1xf32>
    gpu.wait [%r1]
    %more = arith.cmpf olt, %x, %limit : f32
    scf.condition(%more)
  } do {
    scf.yield
  }
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<1xf32>
  gpu.wait [%t4]
  return
}
// -----
// switched: proved
func.func @main(%h: memref<16xf32>, %g: memref<16xf32>, %i: index) {
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  gpu.wait [%t0]
  scf.index_switch %i
  case 0 {
    %w = gpu.wait async
    %t = gpu.memcpy async [%w] %d, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t]
    scf.yield
  }
  case 5 {
    %w = gpu.wait async
    %t = gpu.memcpy async [%w] %d, %g : memref<16xf32>, memref<16xf32>
    gpu.wait [%t]
    scf.yield
  }
  default {
    scf.yield
  }
  %z = gpu.wait async
  %t4 = gpu.dealloc async [%z] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// executed_region: proved
func.func @main(%h: memref<16xf32>) -> memref<16xf32> {
  %r = scf.execute_region -> memref<16xf32> {
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    gpu.wait [%t1]
    scf.yield %d : memref<16xf32>
  }
  return %r : memref<16xf32>
}
// -----
// memory_space_one: proved
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %e, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %d = memref.memory_space_cast %e : memref<16xf32> to memref<16xf32, 1>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32, 1>, memref<16xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<16xf32, 1>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %d[%tx] : memref<16xf32, 1>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32, 1>
  %t4 = gpu.dealloc async [%t3] %e : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// vectors: proved
func.func @main(%h: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<64xf32>, memref<64xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %c4 = arith.constant 4 : index
    %i = arith.muli %tx, %c4 : index
    %v = vector.load %d[%i] : memref<64xf32>, vector<4xf32>
    %w = arith.addf %v, %v : vector<4xf32>
    vector.store %w, %d[%i] : memref<64xf32>, vector<4xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<64xf32>, memref<64xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<64xf32>
  gpu.wait [%t4]
  return
}
// -----
// tensor_cores: proved rocm*=none xevm*=none
func.func @main(%a: memref<16x16xf16>, %c: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16x16xf16>
  %e, %t1 = gpu.alloc async [%t0] () : memref<16x16xf32>
  %t2 = gpu.memcpy async [%t1] %d, %a : memref<16x16xf16>, memref<16x16xf16>
  %t3 = gpu.launch async [%t2] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %x = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %y = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %w = gpu.subgroup_mma_constant_matrix %z : !gpu.mma_matrix<16x16xf32, "COp">
    %r = gpu.subgroup_mma_compute %x, %y, %w : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %r, %e[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.terminator
  }
  %t4 = gpu.memcpy async [%t3] %c, %e : memref<16x16xf32>, memref<16x16xf32>
  %t5 = gpu.dealloc async [%t4] %d : memref<16x16xf16>
  %t6 = gpu.dealloc async [%t5] %e : memref<16x16xf32>
  gpu.wait [%t6]
  return
}
// -----
// tensor_cores_read_early: violated rocm*=none xevm*=none
func.func @main(%a: memref<16x16xf16>, %c: memref<16x16xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %k = arith.constant 0 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16x16xf16>
  %t2 = gpu.memcpy async [%t0] %d, %a : memref<16x16xf16>, memref<16x16xf16>
  %t3 = gpu.launch async [%t2] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %x = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %y = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %w = gpu.subgroup_mma_constant_matrix %z : !gpu.mma_matrix<16x16xf32, "COp">
    %r = gpu.subgroup_mma_compute %x, %y, %w : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %r, %c[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.terminator
  }
  %v = memref.load %c[%k, %k] : memref<16x16xf32>
  %t5 = gpu.dealloc async [%t3] %d : memref<16x16xf16>
  gpu.wait [%t5]
  return %v : f32
}
// -----
// device_function: proved xevm*=none
module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @square(%m: memref<16xf32>, %i: index) {
      %v = memref.load %m[%i] : memref<16xf32>
      %w = arith.mulf %v, %v : f32
      memref.store %w, %m[%i] : memref<16xf32>
      return
    }
    gpu.func @all(%m: memref<16xf32>) kernel {
      %i = gpu.thread_id x
      func.call @square(%m, %i) : (memref<16xf32>, index) -> ()
      gpu.return
    }
  }
  func.func @main(%h: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.launch_func async [%t1] @kernels::@all blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xf32>)
    %t4 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
    %t5 = gpu.dealloc async [%t4] %d : memref<16xf32>
    gpu.wait [%t5]
    return
  }
}
// -----
// two_results: proved
func.func @main(%h: memref<16xf32>, %n: index) -> (memref<16xf32>, memref<?xf32>) {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.memcpy async [%t1] %a, %d : memref<16xf32>, memref<16xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<16xf32>
  gpu.wait [%t3]
  return %a, %b : memref<16xf32>, memref<?xf32>
}
// -----
// returned_too_early: violated async-region=proved xevm-pipeline=proved
func.func private @produce(%h: memref<16xf32>) -> memref<16xf32> {
  %a = memref.alloc() : memref<16xf32>
  %s = gpu.wait async
  %t2 = gpu.memcpy async [%s] %a, %h : memref<16xf32>, memref<16xf32>
  return %a : memref<16xf32>
}
func.func @main(%h: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = call @produce(%h) : (memref<16xf32>) -> memref<16xf32>
  %v = memref.load %a[%c0] : memref<16xf32>
  return %v : f32
}
// -----
// aligned_and_registered: proved bare=none xevm*=violated
func.func @main(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.5 : f32
  %h = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  %u = memref.cast %h : memref<?xf32> to memref<*xf32>
  gpu.host_register %u : memref<*xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %f, %h[%i] : memref<?xf32>
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %h[%bx] : memref<?xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %h[%bx] : memref<?xf32>
    gpu.terminator
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %h[%i] : memref<?xf32>
    %w = arith.addf %v, %f : f32
    memref.store %w, %h[%i] : memref<?xf32>
  }
  gpu.host_unregister %u : memref<*xf32>
  memref.dealloc %h : memref<?xf32>
  return
}
