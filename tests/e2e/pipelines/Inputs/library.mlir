// coo_times_vector: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%r: memref<8xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dr, %a1 = gpu.alloc async [%s] () : memref<8xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dx, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %dy, %a5 = gpu.alloc async [%a4] () : memref<16xf64>
    %a6 = gpu.memcpy async [%a5] %dr, %r : memref<8xindex>, memref<8xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %dx, %x : memref<16xf64>, memref<16xf64>
    %a10 = gpu.memcpy async [%a9] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_coo async [%t] %c16, %c16, %c8, %dr, %dc, %dv : memref<8xindex>, memref<8xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dr : memref<8xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %dx : memref<16xf64>
    %u7 = gpu.dealloc async [%u6] %dy : memref<16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// coo_times_vector_too_early: violated
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%r: memref<8xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dr, %a1 = gpu.alloc async [%s] () : memref<8xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dx, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %dy, %a5 = gpu.alloc async [%a4] () : memref<16xf64>
    %a6 = gpu.memcpy async [%a5] %dr, %r : memref<8xindex>, memref<8xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %dx, %x : memref<16xf64>, memref<16xf64>
    %a10 = gpu.memcpy async [%a9] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_coo async [%t] %c16, %c16, %c8, %dr, %dc, %dv : memref<8xindex>, memref<8xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dr : memref<8xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %dx : memref<16xf64>
    %u7 = gpu.dealloc async [%u6] %dy : memref<16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// coo_of_pairs_times_vector: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%x2: memref<16xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dx2, %a1 = gpu.alloc async [%s] () : memref<16xindex>
    %dv, %a2 = gpu.alloc async [%a1] () : memref<8xf64>
    %dx, %a3 = gpu.alloc async [%a2] () : memref<16xf64>
    %dy, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %a5 = gpu.memcpy async [%a4] %dx2, %x2 : memref<16xindex>, memref<16xindex>
    %a6 = gpu.memcpy async [%a5] %dv, %v : memref<8xf64>, memref<8xf64>
    %a7 = gpu.memcpy async [%a6] %dx, %x : memref<16xf64>, memref<16xf64>
    %a8 = gpu.memcpy async [%a7] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a8]
    %t = gpu.wait async
    %m, %t1 = gpu.create_coo_aos async [%t] %c16, %c16, %c8, %dx2, %dv : memref<16xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dx2 : memref<16xindex>
    %u4 = gpu.dealloc async [%u3] %dv : memref<8xf64>
    %u5 = gpu.dealloc async [%u4] %dx : memref<16xf64>
    %u6 = gpu.dealloc async [%u5] %dy : memref<16xf64>
    gpu.wait [%u6]
    return
  }
}
// -----
// csr_times_vector: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dx, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %dy, %a5 = gpu.alloc async [%a4] () : memref<16xf64>
    %a6 = gpu.memcpy async [%a5] %dp, %p : memref<17xindex>, memref<17xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %dx, %x : memref<16xf64>, memref<16xf64>
    %a10 = gpu.memcpy async [%a9] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_csr async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m{TRANSPOSE}, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m{TRANSPOSE}, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dp : memref<17xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %dx : memref<16xf64>
    %u7 = gpu.dealloc async [%u6] %dy : memref<16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// csc_times_vector: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dx, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %dy, %a5 = gpu.alloc async [%a4] () : memref<16xf64>
    %a6 = gpu.memcpy async [%a5] %dp, %p : memref<17xindex>, memref<17xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %dx, %x : memref<16xf64>, memref<16xf64>
    %a10 = gpu.memcpy async [%a9] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_csc async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dp : memref<17xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %dx : memref<16xf64>
    %u7 = gpu.dealloc async [%u6] %dy : memref<16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// csc_times_vector_too_early: violated
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dx, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %dy, %a5 = gpu.alloc async [%a4] () : memref<16xf64>
    %a6 = gpu.memcpy async [%a5] %dp, %p : memref<17xindex>, memref<17xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %dx, %x : memref<16xf64>, memref<16xf64>
    %a10 = gpu.memcpy async [%a9] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_csc async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dp : memref<17xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %dx : memref<16xf64>
    %u7 = gpu.dealloc async [%u6] %dy : memref<16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// bsr_times_vector: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%q: memref<9xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dq, %a1 = gpu.alloc async [%s] () : memref<9xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dx, %a4 = gpu.alloc async [%a3] () : memref<16xf64>
    %dy, %a5 = gpu.alloc async [%a4] () : memref<16xf64>
    %a6 = gpu.memcpy async [%a5] %dq, %q : memref<9xindex>, memref<9xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %dx, %x : memref<16xf64>, memref<16xf64>
    %a10 = gpu.memcpy async [%a9] %dy, %y : memref<16xf64>, memref<16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_bsr async [%t] %c8, %c8, %c2, %c2, %c2, %dq, %dc, %dv : memref<9xindex>, memref<8xindex>, memref<8xf64>
    %vx, %t2 = gpu.create_dn_tensor async [%t1] %dx, %c16 : index into memref<16xf64>
    %vy, %t3 = gpu.create_dn_tensor async [%t2] %dy, %c16 : index into memref<16xf64>
    %n, %t4 = gpu.spmv_buffer_size async [%t3] %m, %vx, %vy into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.spmv async [%t5] %m, %vx, %vy, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_sp_mat async [%t6] %m
    %t8 = gpu.destroy_dn_tensor async [%t7] %vx
    %t9 = gpu.destroy_dn_tensor async [%t8] %vy
    gpu.wait [%t9]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %y, %dy : memref<16xf64>, memref<16xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dq : memref<9xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %dx : memref<16xf64>
    %u7 = gpu.dealloc async [%u6] %dy : memref<16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// sampled_product: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %a: memref<16x16xf64>, %b: memref<16x16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %da, %a4 = gpu.alloc async [%a3] () : memref<16x16xf64>
    %db, %a5 = gpu.alloc async [%a4] () : memref<16x16xf64>
    %a6 = gpu.memcpy async [%a5] %dp, %p : memref<17xindex>, memref<17xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %da, %a : memref<16x16xf64>, memref<16x16xf64>
    %a10 = gpu.memcpy async [%a9] %db, %b : memref<16x16xf64>, memref<16x16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_csr async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %ma, %t2 = gpu.create_dn_tensor async [%t1] %da, %c16, %c16 : index, index into memref<16x16xf64>
    %mb, %t3 = gpu.create_dn_tensor async [%t2] %db, %c16, %c16 : index, index into memref<16x16xf64>
    %n, %t4 = gpu.sddmm_buffer_size async [%t3] %ma, %mb{TRANSPOSE}, %m into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.sddmm async [%t5] %ma, %mb{TRANSPOSE}, %m, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_dn_tensor async [%t6] %ma
    %t8 = gpu.destroy_dn_tensor async [%t7] %mb
    %t9 = gpu.destroy_sp_mat async [%t8] %m
    gpu.wait [%t9]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %v, %dv : memref<8xf64>, memref<8xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dp : memref<17xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %da : memref<16x16xf64>
    %u7 = gpu.dealloc async [%u6] %db : memref<16x16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// sampled_product_too_early: violated
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %a: memref<16x16xf64>, %b: memref<16x16xf64>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %da, %a4 = gpu.alloc async [%a3] () : memref<16x16xf64>
    %db, %a5 = gpu.alloc async [%a4] () : memref<16x16xf64>
    %a6 = gpu.memcpy async [%a5] %dp, %p : memref<17xindex>, memref<17xindex>
    %a7 = gpu.memcpy async [%a6] %dc, %c : memref<8xindex>, memref<8xindex>
    %a8 = gpu.memcpy async [%a7] %dv, %v : memref<8xf64>, memref<8xf64>
    %a9 = gpu.memcpy async [%a8] %da, %a : memref<16x16xf64>, memref<16x16xf64>
    %a10 = gpu.memcpy async [%a9] %db, %b : memref<16x16xf64>, memref<16x16xf64>
    gpu.wait [%a10]
    %t = gpu.wait async
    %m, %t1 = gpu.create_csr async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %ma, %t2 = gpu.create_dn_tensor async [%t1] %da, %c16, %c16 : index, index into memref<16x16xf64>
    %mb, %t3 = gpu.create_dn_tensor async [%t2] %db, %c16, %c16 : index, index into memref<16x16xf64>
    %n, %t4 = gpu.sddmm_buffer_size async [%t3] %ma, %mb{TRANSPOSE}, %m into f64
    %w, %t5 = gpu.alloc async [%t4] (%n) : memref<?xi8>
    %t6 = gpu.sddmm async [%t5] %ma, %mb{TRANSPOSE}, %m, %w : memref<?xi8> into f64
    %t7 = gpu.destroy_dn_tensor async [%t6] %ma
    %t8 = gpu.destroy_dn_tensor async [%t7] %mb
    %t9 = gpu.destroy_sp_mat async [%t8] %m
    gpu.wait [%t9]
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %v, %dv : memref<8xf64>, memref<8xf64>
    %u2 = gpu.dealloc async [%u1] %w : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %dp : memref<17xindex>
    %u4 = gpu.dealloc async [%u3] %dc : memref<8xindex>
    %u5 = gpu.dealloc async [%u4] %dv : memref<8xf64>
    %u6 = gpu.dealloc async [%u5] %da : memref<16x16xf64>
    %u7 = gpu.dealloc async [%u6] %db : memref<16x16xf64>
    gpu.wait [%u7]
    return
  }
}
// -----
// product_of_two: proved
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %pp: memref<17xindex>, %cc: memref<8xindex>, %vv: memref<8xf64>, %none: memref<0xi8>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dpp, %a4 = gpu.alloc async [%a3] () : memref<17xindex>
    %dcc, %a5 = gpu.alloc async [%a4] () : memref<8xindex>
    %dvv, %a6 = gpu.alloc async [%a5] () : memref<8xf64>
    %dnone, %a7 = gpu.alloc async [%a6] () : memref<0xi8>
    %a8 = gpu.memcpy async [%a7] %dp, %p : memref<17xindex>, memref<17xindex>
    %a9 = gpu.memcpy async [%a8] %dc, %c : memref<8xindex>, memref<8xindex>
    %a10 = gpu.memcpy async [%a9] %dv, %v : memref<8xf64>, memref<8xf64>
    %a11 = gpu.memcpy async [%a10] %dpp, %pp : memref<17xindex>, memref<17xindex>
    %a12 = gpu.memcpy async [%a11] %dcc, %cc : memref<8xindex>, memref<8xindex>
    %a13 = gpu.memcpy async [%a12] %dvv, %vv : memref<8xf64>, memref<8xf64>
    %a14 = gpu.memcpy async [%a13] %dnone, %none : memref<0xi8>, memref<0xi8>
    gpu.wait [%a14]
    %t = gpu.wait async
    %ma, %t1 = gpu.create_csr async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %mb, %t2 = gpu.create_csr async [%t1] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %mc, %t3 = gpu.create_csr async [%t2] %c16, %c16, %c0, %dpp, %dcc, %dvv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %g, %t4 = gpu.spgemm_create_descr async [%t3] 
    %n1, %t5 = gpu.spgemm_work_estimation_or_compute async [%t4] {WORK_ESTIMATION} %ma, %mb, %mc, %g, %c0, %dnone : f64 into memref<0xi8>
    %w1, %t6 = gpu.alloc async [%t5] (%n1) : memref<?xi8>
    %n2, %t7 = gpu.spgemm_work_estimation_or_compute async [%t6] {WORK_ESTIMATION} %ma, %mb, %mc, %g, %n1, %w1 : f64 into memref<?xi8>
    %n3, %t8 = gpu.spgemm_work_estimation_or_compute async [%t7] {COMPUTE} %ma, %mb, %mc, %g, %c0, %dnone : f64 into memref<0xi8>
    %w2, %t9 = gpu.alloc async [%t8] (%n3) : memref<?xi8>
    %n4, %t10 = gpu.spgemm_work_estimation_or_compute async [%t9] {COMPUTE} %ma, %mb, %mc, %g, %n3, %w2 : f64 into memref<?xi8>
    %rows, %cols, %nnz, %t11 = gpu.spmat_get_size async [%t10] %mc
    %t12 = gpu.set_csr_pointers async [%t11] %mc, %dpp, %dcc, %dvv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %t13 = gpu.spgemm_copy async [%t12] %ma, %mb, %mc, %g : f64
    %t14 = gpu.spgemm_destroy_descr async [%t13] %g
    %t15 = gpu.destroy_sp_mat async [%t14] %ma
    %t16 = gpu.destroy_sp_mat async [%t15] %mb
    %t17 = gpu.destroy_sp_mat async [%t16] %mc
    gpu.wait [%t17]
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %vv, %dvv : memref<8xf64>, memref<8xf64>
    %u2 = gpu.dealloc async [%u1] %w1 : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %w2 : memref<?xi8>
    %u4 = gpu.dealloc async [%u3] %dp : memref<17xindex>
    %u5 = gpu.dealloc async [%u4] %dc : memref<8xindex>
    %u6 = gpu.dealloc async [%u5] %dv : memref<8xf64>
    %u7 = gpu.dealloc async [%u6] %dpp : memref<17xindex>
    %u8 = gpu.dealloc async [%u7] %dcc : memref<8xindex>
    %u9 = gpu.dealloc async [%u8] %dvv : memref<8xf64>
    %u10 = gpu.dealloc async [%u9] %dnone : memref<0xi8>
    gpu.wait [%u10]
    return
  }
}
// -----
// product_of_two_too_early: violated
module {
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  func.func @main(%p: memref<17xindex>, %c: memref<8xindex>, %v: memref<8xf64>, %pp: memref<17xindex>, %cc: memref<8xindex>, %vv: memref<8xf64>, %none: memref<0xi8>) {
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %s = gpu.wait async
    %dp, %a1 = gpu.alloc async [%s] () : memref<17xindex>
    %dc, %a2 = gpu.alloc async [%a1] () : memref<8xindex>
    %dv, %a3 = gpu.alloc async [%a2] () : memref<8xf64>
    %dpp, %a4 = gpu.alloc async [%a3] () : memref<17xindex>
    %dcc, %a5 = gpu.alloc async [%a4] () : memref<8xindex>
    %dvv, %a6 = gpu.alloc async [%a5] () : memref<8xf64>
    %dnone, %a7 = gpu.alloc async [%a6] () : memref<0xi8>
    %a8 = gpu.memcpy async [%a7] %dp, %p : memref<17xindex>, memref<17xindex>
    %a9 = gpu.memcpy async [%a8] %dc, %c : memref<8xindex>, memref<8xindex>
    %a10 = gpu.memcpy async [%a9] %dv, %v : memref<8xf64>, memref<8xf64>
    %a11 = gpu.memcpy async [%a10] %dpp, %pp : memref<17xindex>, memref<17xindex>
    %a12 = gpu.memcpy async [%a11] %dcc, %cc : memref<8xindex>, memref<8xindex>
    %a13 = gpu.memcpy async [%a12] %dvv, %vv : memref<8xf64>, memref<8xf64>
    %a14 = gpu.memcpy async [%a13] %dnone, %none : memref<0xi8>, memref<0xi8>
    gpu.wait [%a14]
    %t = gpu.wait async
    %ma, %t1 = gpu.create_csr async [%t] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %mb, %t2 = gpu.create_csr async [%t1] %c16, %c16, %c8, %dp, %dc, %dv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %mc, %t3 = gpu.create_csr async [%t2] %c16, %c16, %c0, %dpp, %dcc, %dvv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %g, %t4 = gpu.spgemm_create_descr async [%t3] 
    %n1, %t5 = gpu.spgemm_work_estimation_or_compute async [%t4] {WORK_ESTIMATION} %ma, %mb, %mc, %g, %c0, %dnone : f64 into memref<0xi8>
    %w1, %t6 = gpu.alloc async [%t5] (%n1) : memref<?xi8>
    %n2, %t7 = gpu.spgemm_work_estimation_or_compute async [%t6] {WORK_ESTIMATION} %ma, %mb, %mc, %g, %n1, %w1 : f64 into memref<?xi8>
    %n3, %t8 = gpu.spgemm_work_estimation_or_compute async [%t7] {COMPUTE} %ma, %mb, %mc, %g, %c0, %dnone : f64 into memref<0xi8>
    %w2, %t9 = gpu.alloc async [%t8] (%n3) : memref<?xi8>
    %n4, %t10 = gpu.spgemm_work_estimation_or_compute async [%t9] {COMPUTE} %ma, %mb, %mc, %g, %n3, %w2 : f64 into memref<?xi8>
    %rows, %cols, %nnz, %t11 = gpu.spmat_get_size async [%t10] %mc
    %t12 = gpu.set_csr_pointers async [%t11] %mc, %dpp, %dcc, %dvv : memref<17xindex>, memref<8xindex>, memref<8xf64>
    %t13 = gpu.spgemm_copy async [%t12] %ma, %mb, %mc, %g : f64
    %t14 = gpu.spgemm_destroy_descr async [%t13] %g
    %t15 = gpu.destroy_sp_mat async [%t14] %ma
    %t16 = gpu.destroy_sp_mat async [%t15] %mb
    %t17 = gpu.destroy_sp_mat async [%t16] %mc
    gpu.wait [%t17]
    %u = gpu.wait async
    %u1 = gpu.memcpy async [%u] %vv, %dvv : memref<8xf64>, memref<8xf64>
    %u2 = gpu.dealloc async [%u1] %w1 : memref<?xi8>
    %u3 = gpu.dealloc async [%u2] %w2 : memref<?xi8>
    %u4 = gpu.dealloc async [%u3] %dp : memref<17xindex>
    %u5 = gpu.dealloc async [%u4] %dc : memref<8xindex>
    %u6 = gpu.dealloc async [%u5] %dv : memref<8xf64>
    %u7 = gpu.dealloc async [%u6] %dpp : memref<17xindex>
    %u8 = gpu.dealloc async [%u7] %dcc : memref<8xindex>
    %u9 = gpu.dealloc async [%u8] %dvv : memref<8xf64>
    %u10 = gpu.dealloc async [%u9] %dnone : memref<0xi8>
    gpu.wait [%u10]
    return
  }
}
