// there_and_back: proved sycl=unproved
module attributes {gpu.container_module} {
  func.func @main(%h: memref<8xf32>) {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<8xf32>, memref<8xf32>
    %t2 = gpu.launch_func async [%t1] @kernels::@square blocks in (%c8, %c1, %c1) threads in (%c1, %c1, %c1) args(%d : memref<8xf32>)
    %t3 = gpu.memcpy async [%t2] %h, %d : memref<8xf32>, memref<8xf32>
    %t4 = gpu.dealloc async [%t3] %d : memref<8xf32>
    gpu.wait [%t4]
    return
  }
  gpu.module @kernels attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Addresses, Int64, Kernel], []>, api=OpenCL, #spirv.resource_limits<>>} {
    gpu.func @square(%a: memref<8xf32>) kernel attributes {gpu.known_block_size = array<i32: 1, 1, 1>, gpu.known_grid_size = array<i32: 8, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<8xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<8xf32>
      gpu.return
    }
  }
}
// -----
// shared_by_both: proved region=violated
module attributes {gpu.container_module} {
  func.func @main(%f: f32) -> f32 {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %d = gpu.alloc host_shared () : memref<8xf32>
    memref.store %f, %d[%c0] : memref<8xf32>
    %s = gpu.wait async
    %t2 = gpu.launch_func async [%s] @kernels::@square blocks in (%c8, %c1, %c1) threads in (%c1, %c1, %c1) args(%d : memref<8xf32>)
    gpu.wait [%t2]
    %v = memref.load %d[%c0] : memref<8xf32>
    %z = gpu.wait async
    %t4 = gpu.dealloc async [%z] %d : memref<8xf32>
    gpu.wait [%t4]
    return %v : f32
  }
  gpu.module @kernels attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Addresses, Int64, Kernel], []>, api=OpenCL, #spirv.resource_limits<>>} {
    gpu.func @square(%a: memref<8xf32>) kernel attributes {gpu.known_block_size = array<i32: 1, 1, 1>, gpu.known_grid_size = array<i32: 8, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<8xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<8xf32>
      gpu.return
    }
  }
}
// -----
// shared_read_early: violated region=violated *=unproved
module attributes {gpu.container_module} {
  func.func @main(%f: f32) -> f32 {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %d = gpu.alloc host_shared () : memref<8xf32>
    memref.store %f, %d[%c0] : memref<8xf32>
    %s = gpu.wait async
    %t2 = gpu.launch_func async [%s] @kernels::@square blocks in (%c8, %c1, %c1) threads in (%c1, %c1, %c1) args(%d : memref<8xf32>)
    %v = memref.load %d[%c0] : memref<8xf32>
    gpu.wait [%t2]
    %z = gpu.wait async
    %t4 = gpu.dealloc async [%z] %d : memref<8xf32>
    gpu.wait [%t4]
    return %v : f32
  }
  gpu.module @kernels attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Addresses, Int64, Kernel], []>, api=OpenCL, #spirv.resource_limits<>>} {
    gpu.func @square(%a: memref<8xf32>) kernel attributes {gpu.known_block_size = array<i32: 1, 1, 1>, gpu.known_grid_size = array<i32: 8, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<8xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<8xf32>
      gpu.return
    }
  }
}
