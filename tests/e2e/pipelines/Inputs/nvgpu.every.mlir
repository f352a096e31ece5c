// barriers_by_number: proved @19=none
func.func @main(%h: memref<128xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<128xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<128xf32>, memref<128xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %c0 = arith.constant 0 : index
    %k1 = arith.constant 1 : index
    %k32 = arith.constant 32 : index
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
    nvgpu.mbarrier.init %b[%c0], %k32 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
    gpu.barrier
    %t = nvgpu.mbarrier.arrive %b[%c0] : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> !nvgpu.mbarrier.token
    %n = nvgpu.mbarrier.arrive.nocomplete %b[%k1], %k1 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> !nvgpu.mbarrier.token
    %done = nvgpu.mbarrier.test.wait %b[%c0], %t : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>, !nvgpu.mbarrier.token
    %p = nvgpu.mbarrier.get %b[%c0] : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> i32
    scf.if %done {
      %v = memref.load %d[%tx] : memref<128xf32>
      %w = vector.broadcast %v : f32 to vector<4xf32>
      %r = nvgpu.rcp %w {rounding = approx, ftz} : vector<4xf32>
      %x = vector.extract %r[0] : f32 from vector<4xf32>
      memref.store %x, %d[%tx] : memref<128xf32>
    }
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<128xf32>, memref<128xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<128xf32>
  gpu.wait [%t4]
  return
}
// -----
// sparse_tiles: proved
func.func @main(%h: memref<16x16xf16>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16x16xf16>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16x16xf16>, memref<16x16xf16>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %c0 = arith.constant 0 : index
    %a = arith.constant dense<1.0> : vector<4x2xf16>
    %b = arith.constant dense<1.0> : vector<4x2xf16>
    %z = arith.constant dense<0.0> : vector<2x2xf16>
    %m = arith.constant dense<0> : vector<2xi16>
    %r = nvgpu.mma.sp.sync (%a, %b, %z) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %x = vector.extract %r[0, 0] : f16 from vector<2x2xf16>
    memref.store %x, %d[%c0, %c0] : memref<16x16xf16>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<16x16xf16>, memref<16x16xf16>
  %t4 = gpu.dealloc async [%t3] %d : memref<16x16xf16>
  gpu.wait [%t4]
  return
}
// -----
// tma_fenced_and_prefetched: proved @19=none isa=none
module {
  func.func @main(%h: memref<64x8xf32>) {
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64x8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<64x8xf32>, memref<64x8xf32>
    gpu.wait [%t1]
    %u = memref.cast %d : memref<64x8xf32> to memref<*xf32>
    %m = nvgpu.tma.create.descriptor %u box[%c64, %c8] : memref<*xf32> -> <tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %i = gpu.thread_id x
      %first = arith.cmpi eq, %i, %c0 : index
      nvgpu.tma.fence.descriptor %m : !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
      nvgpu.tma.prefetch.descriptor %m, predicate = %first : !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
      gpu.terminator
    }
    %z = gpu.wait async
    %t3 = gpu.dealloc async [%z] %d : memref<64x8xf32>
    gpu.wait [%t3]
    return
  }
}
// -----
// warpgroups: proved isa=none llvm=none
!lhs = memref<128x64xf16, 3>
!rhs = memref<64x128xf16, 3>
!map_a = !nvgpu.tensormap.descriptor<tensor = !lhs, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!map_b = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
module {
  memref.global "private" @a : memref<128x64xf16, 3>
  memref.global "private" @b : memref<64x128xf16, 3>
  func.func @main(%ha: memref<128x64xf16>, %hb: memref<64x64xf16>, %hd: memref<128x128xf32>) {
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %s = gpu.wait async
    %da, %t0 = gpu.alloc async [%s] () : memref<128x64xf16>
    %db, %t1 = gpu.alloc async [%t0] () : memref<64x64xf16>
    %dd, %t2 = gpu.alloc async [%t1] () : memref<128x128xf32>
    %t3 = gpu.memcpy async [%t2] %da, %ha : memref<128x64xf16>, memref<128x64xf16>
    %t4 = gpu.memcpy async [%t3] %db, %hb : memref<64x64xf16>, memref<64x64xf16>
    gpu.wait [%t4]
    %ua = memref.cast %da : memref<128x64xf16> to memref<*xf16>
    %ub = memref.cast %db : memref<64x64xf16> to memref<*xf16>
    %ma = nvgpu.tma.create.descriptor %ua box[%c128, %c64] : memref<*xf16> -> !map_a
    %mb = nvgpu.tma.create.descriptor %ub box[%c64, %c64] : memref<*xf16> -> !map_b
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %a = memref.get_global @a : !lhs
      %b = memref.get_global @b : !rhs
      %acc = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
      %x = nvgpu.warpgroup.generate.descriptor %a, %ma : !lhs, !map_a -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
      %y = nvgpu.warpgroup.generate.descriptor %b, %mb : !rhs, !map_b -> !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
      %r = nvgpu.warpgroup.mma %x, %y, %acc {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
      nvgpu.warpgroup.mma.store %r, %dd : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32>
      gpu.terminator
    }
    %z = gpu.wait async
    %t5 = gpu.memcpy async [%z] %hd, %dd : memref<128x128xf32>, memref<128x128xf32>
    %t6 = gpu.dealloc async [%t5] %dd : memref<128x128xf32>
    %t7 = gpu.dealloc async [%t6] %db : memref<64x64xf16>
    %t8 = gpu.dealloc async [%t7] %da : memref<128x64xf16>
    gpu.wait [%t8]
    return
  }
}
