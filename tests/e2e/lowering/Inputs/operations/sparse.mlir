// Each sparse operation of the gpu dialect, in a function for each kind of product, as the sparse compiler writes them.
module attributes {gpu.container_module} {
  func.func @spmv_coo(%n: index) {
    %t0 = gpu.wait async
    %i, %t1 = gpu.alloc async [%t0] (%n) : memref<?xindex>
    %v, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf64>
    %a, %t3 = gpu.create_coo async [%t2] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %x, %t4 = gpu.create_dn_tensor async [%t3] %v, %n : index into memref<?xf64>
    %size, %t5 = gpu.spmv_buffer_size async [%t4] %a, %x, %x into f64
    %b, %t6 = gpu.alloc async [%t5] (%size) : memref<?xi8>
    %t7 = gpu.spmv async [%t6] %a, %x, %x, %b : memref<?xi8> into f64
    %t8 = gpu.destroy_sp_mat async [%t7] %a
    %t9 = gpu.destroy_dn_tensor async [%t8] %x
    %t10 = gpu.dealloc async [%t9] %b : memref<?xi8>
    %t11 = gpu.dealloc async [%t10] %v : memref<?xf64>
    %t12 = gpu.dealloc async [%t11] %i : memref<?xindex>
    gpu.wait [%t12]
    return
  }
  func.func @spmm_csr(%n: index) {
    %t0 = gpu.wait async
    %i, %t1 = gpu.alloc async [%t0] (%n) : memref<?xindex>
    %v, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf64>
    %a, %t3 = gpu.create_csr async [%t2] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %x, %t4 = gpu.create_dn_tensor async [%t3] %v, %n, %n : index, index into memref<?xf64>
    %size, %t5 = gpu.spmm_buffer_size async [%t4] %a, %x, %x : index into f64
    %b, %t6 = gpu.alloc async [%t5] (%size) : memref<?xi8>
    %t7 = gpu.spmm async [%t6] %a, %x, %x, %b : memref<?xi8> into f64
    %t8 = gpu.destroy_sp_mat async [%t7] %a
    %t9 = gpu.destroy_dn_tensor async [%t8] %x
    %t10 = gpu.dealloc async [%t9] %b : memref<?xi8>
    %t11 = gpu.dealloc async [%t10] %v : memref<?xf64>
    %t12 = gpu.dealloc async [%t11] %i : memref<?xindex>
    gpu.wait [%t12]
    return
  }
  func.func @sddmm_csr(%n: index) {
    %t0 = gpu.wait async
    %i, %t1 = gpu.alloc async [%t0] (%n) : memref<?xindex>
    %v, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf64>
    %a, %t3 = gpu.create_csr async [%t2] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %x, %t4 = gpu.create_dn_tensor async [%t3] %v, %n, %n : index, index into memref<?xf64>
    %size, %t5 = gpu.sddmm_buffer_size async [%t4] %x, %x, %a into f64
    %b, %t6 = gpu.alloc async [%t5] (%size) : memref<?xi8>
    %t7 = gpu.sddmm async [%t6] %x, %x, %a, %b : memref<?xi8> into f64
    %t8 = gpu.destroy_sp_mat async [%t7] %a
    %t9 = gpu.destroy_dn_tensor async [%t8] %x
    %t10 = gpu.dealloc async [%t9] %b : memref<?xi8>
    %t11 = gpu.dealloc async [%t10] %v : memref<?xf64>
    %t12 = gpu.dealloc async [%t11] %i : memref<?xindex>
    gpu.wait [%t12]
    return
  }
  func.func @formats(%n: index) {
    %t0 = gpu.wait async
    %i, %t1 = gpu.alloc async [%t0] (%n) : memref<?xindex>
    %v, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf64>
    %a, %t3 = gpu.create_coo_aos async [%t2] %n, %n, %n, %i, %v : memref<?xindex>, memref<?xf64>
    %c, %t4 = gpu.create_csc async [%t3] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %r, %t5 = gpu.create_bsr async [%t4] %n, %n, %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %t6 = gpu.destroy_sp_mat async [%t5] %a
    %t7 = gpu.destroy_sp_mat async [%t6] %c
    %t8 = gpu.destroy_sp_mat async [%t7] %r
    %t9 = gpu.dealloc async [%t8] %v : memref<?xf64>
    %t10 = gpu.dealloc async [%t9] %i : memref<?xindex>
    gpu.wait [%t10]
    return
  }
  func.func @spgemm(%n: index) {
    %c0 = arith.constant 0 : index
    %t0 = gpu.wait async
    %i, %t1 = gpu.alloc async [%t0] (%n) : memref<?xindex>
    %v, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf32>
    %a, %t3 = gpu.create_csr async [%t2] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %b, %t4 = gpu.create_csr async [%t3] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %c, %t5 = gpu.create_csr async [%t4] %n, %n, %c0, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %d, %t6 = gpu.spgemm_create_descr async [%t5]
    %none, %t7 = gpu.alloc async [%t6] (%c0) : memref<?xi8>
    %s1, %t8 = gpu.spgemm_work_estimation_or_compute async [%t7] {WORK_ESTIMATION} %a, %b, %c, %d, %c0, %none : f32 into memref<?xi8>
    %w, %t9 = gpu.alloc async [%t8] (%s1) : memref<?xi8>
    %s2, %t10 = gpu.spgemm_work_estimation_or_compute async [%t9] {COMPUTE} %a, %b, %c, %d, %s1, %w : f32 into memref<?xi8>
    %rows, %cols, %nnz, %t11 = gpu.spmat_get_size async [%t10] %c
    %u, %t12 = gpu.alloc async [%t11] (%nnz) : memref<?xf32>
    %t13 = gpu.set_csr_pointers async [%t12] %c, %i, %i, %u : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %t14 = gpu.spgemm_copy async [%t13] %a, %b, %c, %d : f32
    %t15 = gpu.spgemm_destroy_descr async [%t14] %d
    %t16 = gpu.destroy_sp_mat async [%t15] %a
    %t17 = gpu.destroy_sp_mat async [%t16] %b
    %t18 = gpu.destroy_sp_mat async [%t17] %c
    %t19 = gpu.dealloc async [%t18] %u : memref<?xf32>
    %t20 = gpu.dealloc async [%t19] %w : memref<?xi8>
    %t21 = gpu.dealloc async [%t20] %none : memref<?xi8>
    %t22 = gpu.dealloc async [%t21] %v : memref<?xf32>
    %t23 = gpu.dealloc async [%t22] %i : memref<?xindex>
    gpu.wait [%t23]
    return
  }
  func.func @two_of_four(%n: index) {
    %t0 = gpu.wait async
    %m, %t1 = gpu.alloc async [%t0] (%n, %n) : memref<?x?xf16>
    %r, %t2 = gpu.alloc async [%t1] (%n, %n) : memref<?x?xf16>
    %a, %t3 = gpu.create_2to4_spmat async [%t2] {PRUNE_AND_CHECK} %n, %n, %m : memref<?x?xf16>
    %x, %t4 = gpu.create_dn_tensor async [%t3] %m, %n, %n : index, index into memref<?x?xf16>
    %y, %t5 = gpu.create_dn_tensor async [%t4] %r, %n, %n : index, index into memref<?x?xf16>
    %s0, %s1, %s2, %t6 = gpu.spmm_buffer_size async [%t5] %a, %x, %y : index, index, index into f16
    %b0, %t7 = gpu.alloc async [%t6] (%s0) : memref<?xi8>
    %b1, %t8 = gpu.alloc async [%t7] (%s1) : memref<?xi8>
    %b2, %t9 = gpu.alloc async [%t8] (%s2) : memref<?xi8>
    %t10 = gpu.spmm async [%t9] %a, %x, %y, %b0, %b1, %b2 : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
    %t11 = gpu.destroy_sp_mat async [%t10] %a
    %t12 = gpu.destroy_dn_tensor async [%t11] %x
    %t13 = gpu.destroy_dn_tensor async [%t12] %y
    %t14 = gpu.dealloc async [%t13] %b0 : memref<?xi8>
    %t15 = gpu.dealloc async [%t14] %b1 : memref<?xi8>
    %t16 = gpu.dealloc async [%t15] %b2 : memref<?xi8>
    %t17 = gpu.dealloc async [%t16] %m : memref<?x?xf16>
    %t18 = gpu.dealloc async [%t17] %r : memref<?x?xf16>
    gpu.wait [%t18]
    return
  }
}
