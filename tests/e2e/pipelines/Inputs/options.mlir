// ids_of_subgroups: proved hip@19=none redux=none sunk=none bare=none sizes=none attached=none
func.func @main(%h: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xi32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<64xi32>, memref<64xi32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %g = gpu.grid_dim x
    %b = gpu.block_dim x
    %n = arith.muli %g, %b : index
    %i = gpu.global_id x
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %w = gpu.subgroup_size : index
      %k = arith.remui %i, %w : index
      %v = arith.index_cast %k : index to i32
      memref.store %v, %d[%i] : memref<64xi32>
    }
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<64xi32>, memref<64xi32>
  %t4 = gpu.dealloc async [%t3] %d : memref<64xi32>
  gpu.wait [%t4]
  return
}
// -----
// number_of_subgroups: proved redux=none hip=none sunk=none bare=none sizes=none attached=none
func.func @main(%h: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<64xi32>
  %t1 = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %n = gpu.num_subgroups : index
    %k = gpu.subgroup_id : index
    %l = gpu.lane_id
    %x = arith.addi %n, %k : index
    %y = arith.addi %x, %l : index
    %v = arith.index_cast %y : index to i32
    memref.store %v, %d[%tx] : memref<64xi32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t1] %h, %d : memref<64xi32>, memref<64xi32>
  %t4 = gpu.dealloc async [%t3] %d : memref<64xi32>
  gpu.wait [%t4]
  return
}
// -----
// reduced_by_redux: proved hip=none spv=none sunk=none bare=none sizes=none attached=none
func.func @main(%h: memref<32xi32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<32xi32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<32xi32>, memref<32xi32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<32xi32>
    %x = gpu.subgroup_reduce add %v uniform : (i32) -> i32
    memref.store %x, %d[%tx] : memref<32xi32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<32xi32>, memref<32xi32>
  %t4 = gpu.dealloc async [%t3] %d : memref<32xi32>
  gpu.wait [%t4]
  return
}
// -----
// reduced_too_late: violated hip=none spv=none sunk=none bare=none sizes=none attached=none
func.func @main(%h: memref<32xi32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<32xi32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<32xi32>, memref<32xi32>
  %u = gpu.wait async
  %t2 = gpu.launch async [%u] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<32xi32>
    %x = gpu.subgroup_reduce add %v uniform : (i32) -> i32
    memref.store %x, %d[%tx] : memref<32xi32>
    gpu.terminator
  }
  gpu.wait [%t2]
  %t3 = gpu.memcpy async [%t1] %h, %d : memref<32xi32>, memref<32xi32>
  %t4 = gpu.dealloc async [%t3] %d : memref<32xi32>
  gpu.wait [%t4]
  return
}
// -----
// broadcast: proved hip@19=none redux=none spv=none sunk=none bare=none sizes=none attached=none
func.func @main(%h: memref<32xi32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<32xi32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<32xi32>, memref<32xi32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<32xi32>
    %x = gpu.subgroup_broadcast %v, first_active_lane : i32
    memref.store %x, %d[%tx] : memref<32xi32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<32xi32>, memref<32xi32>
  %t4 = gpu.dealloc async [%t3] %d : memref<32xi32>
  gpu.wait [%t4]
  return
}
// -----
// rotated: proved redux=none hip=none sunk=none bare=none sizes=none attached=none
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @turn(%m: memref<32xf32>) kernel attributes {intel_reqd_sub_group_size = 16 : i32} {
      %i = gpu.thread_id x
      %v = memref.load %m[%i] : memref<32xf32>
      %x, %ok = gpu.rotate %v, 1, 16 : f32
      memref.store %x, %m[%i] : memref<32xf32>
      gpu.return
    }
  }
  func.func @main(%h: memref<32xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<32xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<32xf32>, memref<32xf32>
    %t2 = gpu.launch_func async [%t1] @kernels::@turn blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%d : memref<32xf32>)
    %t3 = gpu.memcpy async [%t2] %h, %d : memref<32xf32>, memref<32xf32>
    %t4 = gpu.dealloc async [%t3] %d : memref<32xf32>
    gpu.wait [%t4]
    return
  }
}
// -----
// computed_outside: proved
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %b = arith.muli %bx, %c8 : index
    %i = arith.addi %b, %tx : index
    %v = memref.load %d[%i] : memref<16xf32>
    gpu.barrier
    gpu.barrier
    %w = arith.addf %v, %v : f32
    memref.store %w, %d[%i] : memref<16xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
// -----
// computed_outside_unordered: violated hip@19=unproved
func.func @main(%h: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16xf32>, memref<16xf32>
  %u = gpu.wait async
  %t2 = gpu.launch async [%u] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %b = arith.muli %bx, %c8 : index
    %i = arith.addi %b, %tx : index
    %v = memref.load %d[%i] : memref<16xf32>
    gpu.barrier
    gpu.barrier
    %w = arith.addf %v, %v : f32
    memref.store %w, %d[%i] : memref<16xf32>
    gpu.terminator
  }
  gpu.wait [%t2]
  %t3 = gpu.memcpy async [%t1] %h, %d : memref<16xf32>, memref<16xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
  gpu.wait [%t4]
  return
}
