// two_of_four: proved
module {
  llvm.func @mgpuCreateSparseLtEnv()
  llvm.func @mgpuDestroySparseLtEnv()
  func.func @main(%a: memref<16x32xf16>, %b: memref<32x16xf16>, %c: memref<16x16xf16>) {
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    llvm.call @mgpuCreateSparseLtEnv() : () -> ()
    %s = gpu.wait async
    %da, %t1 = gpu.alloc async [%s] () : memref<16x32xf16>
    %db, %t2 = gpu.alloc async [%t1] () : memref<32x16xf16>
    %dc, %t3 = gpu.alloc async [%t2] () : memref<16x16xf16>
    %t4 = gpu.memcpy async [%t3] %da, %a : memref<16x32xf16>, memref<16x32xf16>
    %t5 = gpu.memcpy async [%t4] %db, %b : memref<32x16xf16>, memref<32x16xf16>
    %t6 = gpu.memcpy async [%t5] %dc, %c : memref<16x16xf16>, memref<16x16xf16>
    gpu.wait [%t6]
    %z = gpu.wait async
    %sp, %t8 = gpu.create_2to4_spmat async [%z] {PRUNE_AND_CHECK} %c16, %c32, %da : memref<16x32xf16>
    %x, %t9 = gpu.create_dn_tensor async [%t8] %db, %c32, %c16 : index, index into memref<32x16xf16>
    %y, %t10 = gpu.create_dn_tensor async [%t9] %dc, %c16, %c16 : index, index into memref<16x16xf16>
    %n0, %n1, %n2, %t11 = gpu.spmm_buffer_size async [%t10] %sp, %x, %y : index, index, index into f16
    %m0, %t12 = gpu.alloc async [%t11] (%n0) : memref<?xi8>
    %m1, %t13 = gpu.alloc async [%t12] (%n1) : memref<?xi8>
    %m2, %t14 = gpu.alloc async [%t13] (%n2) : memref<?xi8>
    gpu.wait [%t14]
    %w = gpu.wait async
    %t15 = gpu.spmm async [%w] %sp, %x, %y, %m0, %m1, %m2 : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
    %t16 = gpu.destroy_sp_mat async [%t15] %sp
    %t17 = gpu.destroy_dn_tensor async [%t16] %x
    %t18 = gpu.destroy_dn_tensor async [%t17] %y
    %t20 = gpu.dealloc async [%t18] %dc : memref<16x16xf16>
    %t21 = gpu.dealloc async [%t20] %db : memref<32x16xf16>
    %t22 = gpu.dealloc async [%t21] %da : memref<16x32xf16>
    %t23 = gpu.dealloc async [%t22] %m2 : memref<?xi8>
    %t24 = gpu.dealloc async [%t23] %m1 : memref<?xi8>
    %t25 = gpu.dealloc async [%t24] %m0 : memref<?xi8>
    gpu.wait [%t25]
    llvm.call @mgpuDestroySparseLtEnv() : () -> ()
    return
  }
}
// -----
// two_of_four_read_early: violated
module {
  llvm.func @mgpuCreateSparseLtEnv()
  llvm.func @mgpuDestroySparseLtEnv()
  func.func @main(%a: memref<16x32xf16>, %b: memref<32x16xf16>, %c: memref<16x16xf16>) {
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    llvm.call @mgpuCreateSparseLtEnv() : () -> ()
    %s = gpu.wait async
    %da, %t1 = gpu.alloc async [%s] () : memref<16x32xf16>
    %db, %t2 = gpu.alloc async [%t1] () : memref<32x16xf16>
    %dc, %t3 = gpu.alloc async [%t2] () : memref<16x16xf16>
    %t4 = gpu.memcpy async [%t3] %da, %a : memref<16x32xf16>, memref<16x32xf16>
    %t5 = gpu.memcpy async [%t4] %db, %b : memref<32x16xf16>, memref<32x16xf16>
    %t6 = gpu.memcpy async [%t5] %dc, %c : memref<16x16xf16>, memref<16x16xf16>
    gpu.wait [%t6]
    %z = gpu.wait async
    %sp, %t8 = gpu.create_2to4_spmat async [%z] {PRUNE_AND_CHECK} %c16, %c32, %da : memref<16x32xf16>
    %x, %t9 = gpu.create_dn_tensor async [%t8] %db, %c32, %c16 : index, index into memref<32x16xf16>
    %y, %t10 = gpu.create_dn_tensor async [%t9] %dc, %c16, %c16 : index, index into memref<16x16xf16>
    %n0, %n1, %n2, %t11 = gpu.spmm_buffer_size async [%t10] %sp, %x, %y : index, index, index into f16
    %m0, %t12 = gpu.alloc async [%t11] (%n0) : memref<?xi8>
    %m1, %t13 = gpu.alloc async [%t12] (%n1) : memref<?xi8>
    %m2, %t14 = gpu.alloc async [%t13] (%n2) : memref<?xi8>
    gpu.wait [%t14]
    %w = gpu.wait async
    %t15 = gpu.spmm async [%w] %sp, %x, %y, %m0, %m1, %m2 : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
    %t16 = gpu.destroy_sp_mat async [%t15] %sp
    %t17 = gpu.destroy_dn_tensor async [%t16] %x
    %t18 = gpu.destroy_dn_tensor async [%t17] %y
    %t19 = gpu.memcpy async [%t18] %c, %dc : memref<16x16xf16>, memref<16x16xf16>
    %t20 = gpu.dealloc async [%t19] %dc : memref<16x16xf16>
    %t21 = gpu.dealloc async [%t20] %db : memref<32x16xf16>
    %t22 = gpu.dealloc async [%t21] %da : memref<16x32xf16>
    %t23 = gpu.dealloc async [%t22] %m2 : memref<?xi8>
    %t24 = gpu.dealloc async [%t23] %m1 : memref<?xi8>
    %t25 = gpu.dealloc async [%t24] %m0 : memref<?xi8>
    gpu.wait [%t25]
    llvm.call @mgpuDestroySparseLtEnv() : () -> ()
    return
  }
}
// -----
// two_of_four_freed_early: violated
module {
  llvm.func @mgpuCreateSparseLtEnv()
  llvm.func @mgpuDestroySparseLtEnv()
  func.func @main(%a: memref<16x32xf16>, %b: memref<32x16xf16>, %c: memref<16x16xf16>) {
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    llvm.call @mgpuCreateSparseLtEnv() : () -> ()
    %s = gpu.wait async
    %da, %t1 = gpu.alloc async [%s] () : memref<16x32xf16>
    %db, %t2 = gpu.alloc async [%t1] () : memref<32x16xf16>
    %dc, %t3 = gpu.alloc async [%t2] () : memref<16x16xf16>
    %t4 = gpu.memcpy async [%t3] %da, %a : memref<16x32xf16>, memref<16x32xf16>
    %t5 = gpu.memcpy async [%t4] %db, %b : memref<32x16xf16>, memref<32x16xf16>
    %t6 = gpu.memcpy async [%t5] %dc, %c : memref<16x16xf16>, memref<16x16xf16>
    gpu.wait [%t6]
    %z = gpu.wait async
    %sp, %t8 = gpu.create_2to4_spmat async [%z] {PRUNE_AND_CHECK} %c16, %c32, %da : memref<16x32xf16>
    %x, %t9 = gpu.create_dn_tensor async [%t8] %db, %c32, %c16 : index, index into memref<32x16xf16>
    %y, %t10 = gpu.create_dn_tensor async [%t9] %dc, %c16, %c16 : index, index into memref<16x16xf16>
    %n0, %n1, %n2, %t11 = gpu.spmm_buffer_size async [%t10] %sp, %x, %y : index, index, index into f16
    %m0, %t12 = gpu.alloc async [%t11] (%n0) : memref<?xi8>
    %m1, %t13 = gpu.alloc async [%t12] (%n1) : memref<?xi8>
    %m2, %t14 = gpu.alloc async [%t13] (%n2) : memref<?xi8>
    gpu.wait [%t14]
    %w0 = gpu.wait async
    %w = gpu.dealloc async [%w0] %dc : memref<16x16xf16>
    %t15 = gpu.spmm async [%w] %sp, %x, %y, %m0, %m1, %m2 : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
    %t16 = gpu.destroy_sp_mat async [%t15] %sp
    %t17 = gpu.destroy_dn_tensor async [%t16] %x
    %t18 = gpu.destroy_dn_tensor async [%t17] %y
    %t20 = gpu.wait async [%t18]
    %t21 = gpu.dealloc async [%t20] %db : memref<32x16xf16>
    %t22 = gpu.dealloc async [%t21] %da : memref<16x32xf16>
    %t23 = gpu.dealloc async [%t22] %m2 : memref<?xi8>
    %t24 = gpu.dealloc async [%t23] %m1 : memref<?xi8>
    %t25 = gpu.dealloc async [%t24] %m0 : memref<?xi8>
    gpu.wait [%t25]
    llvm.call @mgpuDestroySparseLtEnv() : () -> ()
    return
  }
}
// -----
// two_of_four_compressed_unordered: violated
module {
  llvm.func @mgpuCreateSparseLtEnv()
  llvm.func @mgpuDestroySparseLtEnv()
  func.func @main(%a: memref<16x32xf16>, %b: memref<32x16xf16>, %c: memref<16x16xf16>) {
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    llvm.call @mgpuCreateSparseLtEnv() : () -> ()
    %s = gpu.wait async
    %da, %t1 = gpu.alloc async [%s] () : memref<16x32xf16>
    %db, %t2 = gpu.alloc async [%t1] () : memref<32x16xf16>
    %dc, %t3 = gpu.alloc async [%t2] () : memref<16x16xf16>
    %t4 = gpu.memcpy async [%t3] %da, %a : memref<16x32xf16>, memref<16x32xf16>
    %t5 = gpu.memcpy async [%t4] %db, %b : memref<32x16xf16>, memref<32x16xf16>
    %q = gpu.wait async
    %t6 = gpu.memcpy async [%q] %dc, %c : memref<16x16xf16>, memref<16x16xf16>
    gpu.wait [%t5]
    %z = gpu.wait async
    %sp, %t8 = gpu.create_2to4_spmat async [%z] {PRUNE_AND_CHECK} %c16, %c32, %da : memref<16x32xf16>
    %x, %t9 = gpu.create_dn_tensor async [%t8] %db, %c32, %c16 : index, index into memref<32x16xf16>
    %y, %t10 = gpu.create_dn_tensor async [%t9] %dc, %c16, %c16 : index, index into memref<16x16xf16>
    %n0, %n1, %n2, %t11 = gpu.spmm_buffer_size async [%t10] %sp, %x, %y : index, index, index into f16
    %m0, %t12 = gpu.alloc async [%t11] (%n0) : memref<?xi8>
    %m1, %t13 = gpu.alloc async [%t12] (%n1) : memref<?xi8>
    %m2, %t14 = gpu.alloc async [%t13] (%n2) : memref<?xi8>
    gpu.wait [%t14]
    %w = gpu.wait async
    %t15 = gpu.spmm async [%w] %sp, %x, %y, %m0, %m1, %m2 : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
    %t16 = gpu.destroy_sp_mat async [%t15] %sp
    %t17 = gpu.destroy_dn_tensor async [%t16] %x
    %t18 = gpu.destroy_dn_tensor async [%t17] %y
    %t20 = gpu.dealloc async [%t18] %dc : memref<16x16xf16>
    %t21 = gpu.dealloc async [%t20] %db : memref<32x16xf16>
    %t22 = gpu.dealloc async [%t21] %da : memref<16x32xf16>
    %t23 = gpu.dealloc async [%t22] %m2 : memref<?xi8>
    %t24 = gpu.dealloc async [%t23] %m1 : memref<?xi8>
    %t25 = gpu.dealloc async [%t24] %m0 : memref<?xi8>
    gpu.wait [%t25]
    gpu.wait [%t6]
    llvm.call @mgpuDestroySparseLtEnv() : () -> ()
    return
  }
}
