// tma_load: proved
module {
  memref.global "private" @buffer : memref<64x8xf32, 3>
  func.func @main(%h: memref<64x8xf32>) {
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c2048 = arith.constant 2048 : index
    %ticks = arith.constant 10000000 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64x8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<64x8xf32>, memref<64x8xf32>
    gpu.wait [%t1]
    %u = memref.cast %d : memref<64x8xf32> to memref<*xf32>
    %m = nvgpu.tma.create.descriptor %u box[%c64, %c8] : memref<*xf32> -> <tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %n = gpu.block_dim x
      %i = gpu.thread_id x
      %w = memref.get_global @buffer : memref<64x8xf32, 3>
      %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      nvgpu.mbarrier.init %b[%c0], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      gpu.barrier
      %first = arith.cmpi eq, %i, %c0 : index
      scf.if %first {
        nvgpu.mbarrier.arrive.expect_tx %b[%c0], %c2048 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
        nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %w : !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x8xf32, 3>
      } else {
        nvgpu.mbarrier.arrive.expect_tx %b[%c0], %c0 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      }
      %false = arith.constant false
      nvgpu.mbarrier.try_wait.parity %b[%c0], %false, %ticks : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      gpu.terminator
    }
    %z = gpu.wait async
    %t3 = gpu.dealloc async [%z] %d : memref<64x8xf32>
    gpu.wait [%t3]
    return
  }
}
// -----
// tma_load_too_early: violated modules@19=unproved llvm@19=unproved
module {
  memref.global "private" @buffer : memref<64x8xf32, 3>
  func.func @main(%h: memref<64x8xf32>) {
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c2048 = arith.constant 2048 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64x8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<64x8xf32>, memref<64x8xf32>
    %u = memref.cast %d : memref<64x8xf32> to memref<*xf32>
    %m = nvgpu.tma.create.descriptor %u box[%c64, %c8] : memref<*xf32> -> <tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %w = memref.get_global @buffer : memref<64x8xf32, 3>
      %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      nvgpu.mbarrier.init %b[%c0], %c1 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      nvgpu.mbarrier.arrive.expect_tx %b[%c0], %c2048 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %w : !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x8xf32, 3>
      gpu.terminator
    }
    %t3 = gpu.dealloc async [%t1] %d : memref<64x8xf32>
    gpu.wait [%t3]
    return
  }
}
// -----
// async_copies: proved
func.func @main(%h: memref<128xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<128xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<128xf32>, memref<128xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) workgroup(%w : memref<128xf32, 3>) {
    %c4 = arith.constant 4 : index
    %i = arith.muli %tx, %c4 : index
    %t = nvgpu.device_async_copy %d[%i], %w[%i], 4 {bypassL1} : memref<128xf32> to memref<128xf32, 3>
    %g = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %g {numGroups = 0 : i32}
    %v = memref.load %w[%i] : memref<128xf32, 3>
    memref.store %v, %d[%i] : memref<128xf32>
    gpu.terminator
  }
  %t3 = gpu.memcpy async [%t2] %h, %d : memref<128xf32>, memref<128xf32>
  %t4 = gpu.dealloc async [%t3] %d : memref<128xf32>
  gpu.wait [%t4]
  return
}
// -----
// mma_sync: proved
func.func @main(%h: memref<16x16xf16>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<16x16xf16>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<16x16xf16>, memref<16x16xf16>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) workgroup(%w : memref<16x16xf16, 3>) {
    %c0 = arith.constant 0 : index
    %a = nvgpu.ldmatrix %w[%c0, %c0] {transpose = false, numTiles = 4 : i32} : memref<16x16xf16, 3> -> vector<4x2xf16>
    %b = nvgpu.ldmatrix %w[%c0, %c0] {transpose = false, numTiles = 2 : i32} : memref<16x16xf16, 3> -> vector<2x2xf16>
    %z = arith.constant dense<0.0> : vector<2x2xf16>
    %r = nvgpu.mma.sync (%a, %b, %z) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
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
// tma_by_the_first_thread_too_early: violated modules@19=unproved llvm@19=unproved
module {
  memref.global "private" @buffer : memref<64x8xf32, 3>
  func.func @main(%h: memref<64x8xf32>) {
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c2048 = arith.constant 2048 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64x8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<64x8xf32>, memref<64x8xf32>
    %u = memref.cast %d : memref<64x8xf32> to memref<*xf32>
    %m = nvgpu.tma.create.descriptor %u box[%c64, %c8] : memref<*xf32> -> <tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %i = gpu.thread_id x
      %w = memref.get_global @buffer : memref<64x8xf32, 3>
      %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      nvgpu.mbarrier.init %b[%c0], %c1 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      %first = arith.cmpi eq, %i, %c0 : index
      scf.if %first {
        nvgpu.mbarrier.arrive.expect_tx %b[%c0], %c2048 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
        nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %w : !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x8xf32, 3>
      }
      gpu.terminator
    }
    %t3 = gpu.dealloc async [%t1] %d : memref<64x8xf32>
    gpu.wait [%t3]
    return
  }
}
// -----
// tma_store_too_early: violated modules@19=unproved llvm@19=unproved
module {
  memref.global "private" @buffer : memref<64x8xf32, 3>
  func.func @main(%h: memref<64x8xf32>) {
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64x8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<64x8xf32>, memref<64x8xf32>
    %u = memref.cast %d : memref<64x8xf32> to memref<*xf32>
    %m = nvgpu.tma.create.descriptor %u box[%c64, %c8] : memref<*xf32> -> <tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %w = memref.get_global @buffer : memref<64x8xf32, 3>
      nvgpu.tma.async.store %w to %m[%c0, %c0] : memref<64x8xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
      gpu.terminator
    }
    %t3 = gpu.dealloc async [%t1] %d : memref<64x8xf32>
    gpu.wait [%t3]
    return
  }
}
// -----
// tma_waited_for_too_early: violated modules@19=unproved llvm@19=unproved
module {
  memref.global "private" @buffer : memref<64x8xf32, 3>
  func.func @main(%h: memref<64x8xf32>) {
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c2048 = arith.constant 2048 : index
    %ticks = arith.constant 10000000 : index
    %s = gpu.wait async
    %d, %t0 = gpu.alloc async [%s] () : memref<64x8xf32>
    %t1 = gpu.memcpy async [%t0] %d, %h : memref<64x8xf32>, memref<64x8xf32>
    %u = memref.cast %d : memref<64x8xf32> to memref<*xf32>
    %m = nvgpu.tma.create.descriptor %u box[%c64, %c8] : memref<*xf32> -> <tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
      %n = gpu.block_dim x
      %i = gpu.thread_id x
      %w = memref.get_global @buffer : memref<64x8xf32, 3>
      %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      nvgpu.mbarrier.init %b[%c0], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      gpu.barrier
      %first = arith.cmpi eq, %i, %c0 : index
      scf.if %first {
        nvgpu.mbarrier.arrive.expect_tx %b[%c0], %c2048 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
        nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %w : !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x8xf32, 3>
      } else {
        nvgpu.mbarrier.arrive.expect_tx %b[%c0], %c0 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      }
      %false = arith.constant false
      nvgpu.mbarrier.try_wait.parity %b[%c0], %false, %ticks : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
      gpu.terminator
    }
    %z = gpu.wait async
    %t3 = gpu.dealloc async [%z] %d : memref<64x8xf32>
    gpu.wait [%t3]
    return
  }
}
