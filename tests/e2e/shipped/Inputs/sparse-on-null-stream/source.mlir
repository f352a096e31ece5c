func.func @main(%pos: memref<5xi32>, %crd: memref<8xi32>, %val: memref<8xf64>, %x: memref<4xf64>, %b: memref<64xi8>, %h: memref<4xf64>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %s = gpu.wait async
  %y, %t0 = gpu.alloc async [%s] () : memref<4xf64>
  %a, %t1 = gpu.create_csr async [%t0] %c4, %c4, %c8, %pos, %crd, %val : memref<5xi32>, memref<8xi32>, memref<8xf64>
  %dx, %t2 = gpu.create_dn_tensor async [%t1] %x, %c4 : index into memref<4xf64>
  %dy, %t3 = gpu.create_dn_tensor async [%t2] %y, %c4 : index into memref<4xf64>
  %t4 = gpu.spmv async [%t3] %a, %dx, %dy, %b : memref<64xi8> into f64
  %t5 = gpu.destroy_sp_mat async [%t4] %a
  %t6 = gpu.destroy_dn_tensor async [%t5] %dx
  %t7 = gpu.destroy_dn_tensor async [%t6] %dy
  %t8 = gpu.memcpy async [%t7] %h, %y : memref<4xf64>, memref<4xf64> // expect: stream-race
  %t9 = gpu.dealloc async [%t8] %y : memref<4xf64>
  gpu.wait [%t9]
  return
}
