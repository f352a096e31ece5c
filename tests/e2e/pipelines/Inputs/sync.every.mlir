// clusters: proved rocm*=none xevm*=none nvvm*=none @19=none
func.func @main(%h: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xi32>
  %t1 = gpu.launch async [%t0] clusters(%cx, %cy, %cz) in (%nx = %c2, %ny = %c1, %nz = %c1) blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %i = gpu.cluster_id x
    %b = gpu.cluster_block_id x
    %n = gpu.cluster_dim x
    %m = gpu.cluster_dim_blocks x
    %x = arith.addi %i, %b : index
    %y = arith.addi %n, %m : index
    %z = arith.addi %x, %y : index
    %v = arith.index_cast %z : index to i32
    %k = gpu.global_id x
    memref.store %v, %d[%k] : memref<64xi32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t1] %h, %d : memref<64xi32>, memref<64xi32>
  %t4 = gpu.dealloc async [%t3] %d : memref<64xi32>
  gpu.wait [%t4]
  return
}
// -----
// clusters_too_early: violated rocm*=none xevm*=none nvvm*=none @19=none async-region=violated
func.func @main(%h: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xi32>
  %t1 = gpu.launch async [%t0] clusters(%cx, %cy, %cz) in (%nx = %c2, %ny = %c1, %nz = %c1) blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %i = gpu.cluster_id x
    %v = arith.index_cast %i : index to i32
    %k = gpu.global_id x
    memref.store %v, %d[%k] : memref<64xi32>
    gpu.terminator
  }
  %u = gpu.wait async
  %t3 = gpu.memcpy async [%u] %h, %d : memref<64xi32>, memref<64xi32>
  gpu.wait [%t3]
  %t4 = gpu.dealloc async [%t1] %d : memref<64xi32>
  gpu.wait [%t4]
  return
}
// -----
// clusters_of_a_known_size: proved rocm*=none xevm*=none @19=none
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%m: memref<64xi32>) kernel attributes {gpu.known_cluster_size = array<i32: 2, 1, 1>, gpu.known_block_size = array<i32: 16, 1, 1>} {
      %k = gpu.global_id x
      %v = arith.index_cast %k : index to i32
      memref.store %v, %m[%k] : memref<64xi32>
      gpu.return
    }
  }
  func.func @main(%h: memref<64xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64xi32>
    %t1 = gpu.launch_func async [%t0] @kernels::@fill clusters in (%c2, %c1, %c1) blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<64xi32>)
    %t3 = gpu.memcpy async [%t1] %h, %d : memref<64xi32>, memref<64xi32>
    %t4 = gpu.dealloc async [%t3] %d : memref<64xi32>
    gpu.wait [%t4]
    return
  }
}
// -----
// dynamic_shared_memory: proved rocm*=none xevm*=none
func.func @main(%h: memref<32xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 256 : i32
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<32xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<32xf32>, memref<32xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %bytes {
    %c128 = arith.constant 128 : index
    %m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %w = memref.view %m[%c128][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32xf32, #gpu.address_space<workgroup>>
    %v = memref.load %d[%tx] : memref<32xf32>
    memref.store %v, %w[%tx] : memref<32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %x = memref.load %w[%tx] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %x, %d[%tx] : memref<32xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<32xf32>, memref<32xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<32xf32>
  gpu.wait [%t4]
  return
}
// -----
// tiles_elementwise: proved rocm*=none xevm*=none
func.func @main(%h: memref<16x16xf16>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16x16xf16>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16x16xf16>, memref<16x16xf16>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %c0 = arith.constant 0 : index
    %a = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %b = gpu.subgroup_mma_elementwise addf %a, %a : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %b, %d[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16x16xf16>, memref<16x16xf16>
  %t4 = gpu.dealloc async [%t3] %d : memref<16x16xf16>
  gpu.wait [%t4]
  return
}
// -----
// tiles_beside_a_copy: violated rocm*=none xevm*=none
func.func @main(%h: memref<16x16xf16>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16x16xf16>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16x16xf16>, memref<16x16xf16>
  %u = gpu.wait async
  %t2 = gpu.launch async [%u] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %c0 = arith.constant 0 : index
    %a = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %a, %d[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.terminator
  }
  gpu.wait [%t2]
  %t4 = gpu.dealloc async [%t1] %d : memref<16x16xf16>
  gpu.wait [%t4]
  return
}
// -----
// named_launch: proved @19=none
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %f = arith.constant 2.0 : f32
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) module(@named) function(@fill) {
    memref.store %f, %d[%tx] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t1] %h, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// binary_in_the_source: proved nvvm*=none rocm*=none xevm*=none
module attributes {gpu.container_module} {
  gpu.binary @kernels [#gpu.object<#nvvm.target, "image">]
  func.func @main(%h: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
    %t2 = gpu.launch_func async [%t1] @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xf32>)
    %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
    gpu.wait [%t4]
    return
  }
}
// -----
// binary_read_too_early: violated nvvm*=none rocm*=none xevm*=none async-region=violated
module attributes {gpu.container_module} {
  gpu.binary @kernels [#gpu.object<#nvvm.target, "image">]
  func.func @main(%h: memref<16xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
    %t2 = gpu.launch_func async [%t0] @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xf32>)
    %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
    %v = memref.load %h[%c0] : memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
    gpu.wait [%t4]
    return %v : f32
  }
}
