module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<chip = "sm_75">] {
    gpu.func @add_one(%p: memref<?xi32>, %n: i32) kernel {
      %t = gpu.thread_id x
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %m = arith.muli %b, %d : index
      %i = arith.addi %m, %t : index
      %c = arith.index_cast %n : i32 to index
      %in = arith.cmpi ult, %i, %c : index
      scf.if %in {
        %v = memref.load %p[%i] : memref<?xi32>
        %one = arith.constant 1 : i32
        %s = arith.addi %v, %one : i32
        memref.store %s, %p[%i] : memref<?xi32>
      }
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %n = arith.constant 16 : i32
    %h = memref.alloc() : memref<16xi32>
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<16xi32>
    %dd = memref.cast %d : memref<16xi32> to memref<?xi32>
    %t2 = gpu.launch_func async [%t1] @kernels::@add_one blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%dd : memref<?xi32>, %n : i32)
    %u0 = gpu.wait async
    %u1 = gpu.memcpy async [%u0] %h, %d : memref<16xi32>, memref<16xi32>
    gpu.wait [%u1, %t2]
    %z = gpu.wait async
    %t3 = gpu.dealloc async [%z] %d : memref<16xi32>
    gpu.wait [%t3]
    memref.dealloc %h : memref<16xi32>
    return
  }
}
