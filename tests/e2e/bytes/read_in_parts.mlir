// Bytes of handles and addresses that are read by masks, from memrefs, and by atomic and volatile operations.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
// -----
// faulty
// addresses are gathered

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c1_i32 = llvm.mlir.constant(1 : i32) : i32
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %v0 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v1 = llvm.insertelement %x1, %v0[%c0_i32 : i32] : vector<2x!llvm.ptr>
    %v2 = llvm.insertelement %x, %v1[%c1_i32 : i32] : vector<2x!llvm.ptr>
    %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %v = llvm.intr.masked.gather %v2, %m {alignment = 8 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2x!llvm.ptr>
    %h = llvm.extractelement %v[%c0_i32 : i32] : vector<2x!llvm.ptr>
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// addresses are gathered

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c1_i32 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuEventRecord(%s, %u) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%t, %u) : (!llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %t, %x1 : !llvm.ptr, !llvm.ptr
    %v0 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v1 = llvm.insertelement %x1, %v0[%c0_i32 : i32] : vector<2x!llvm.ptr>
    %v2 = llvm.insertelement %x, %v1[%c1_i32 : i32] : vector<2x!llvm.ptr>
    %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %v = llvm.intr.masked.gather %v2, %m {alignment = 8 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2x!llvm.ptr>
    %h = llvm.extractelement %v[%c0_i32 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuStreamWaitEvent(%w, %h) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %w) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%w) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// what stands in for an address that is not gathered

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    %v0 = llvm.mlir.undef : vector<1x!llvm.ptr>
    %v1 = llvm.insertelement %x, %v0[%c0_i32 : i32] : vector<1x!llvm.ptr>
    %p1 = llvm.insertelement %s, %v0[%c0_i32 : i32] : vector<1x!llvm.ptr>
    %m = llvm.mlir.constant(dense<false> : vector<1xi1>) : vector<1xi1>
    %va = llvm.intr.masked.gather %v1, %m, %p1 {alignment = 4 : i32} : (vector<1x!llvm.ptr>, vector<1xi1>, vector<1x!llvm.ptr>) -> vector<1x!llvm.ptr>
    %h = llvm.extractelement %va[%c0_i32 : i32] : vector<1x!llvm.ptr>
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// what stands in for an address that is not gathered

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    %v0 = llvm.mlir.undef : vector<1x!llvm.ptr>
    %v1 = llvm.insertelement %x, %v0[%c0_i32 : i32] : vector<1x!llvm.ptr>
    %p1 = llvm.insertelement %s, %v0[%c0_i32 : i32] : vector<1x!llvm.ptr>
    %m = llvm.mlir.constant(dense<false> : vector<1xi1>) : vector<1xi1>
    %va = llvm.intr.masked.gather %v1, %m, %p1 {alignment = 4 : i32} : (vector<1x!llvm.ptr>, vector<1xi1>, vector<1x!llvm.ptr>) -> vector<1x!llvm.ptr>
    %h = llvm.extractelement %va[%c0_i32 : i32] : vector<1x!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// halves of an address are gathered

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c1_i32 = llvm.mlir.constant(1 : i32) : i32
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %x4 = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %v0 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v1 = llvm.insertelement %x, %v0[%c0_i32 : i32] : vector<2x!llvm.ptr>
    %v2 = llvm.insertelement %x4, %v1[%c1_i32 : i32] : vector<2x!llvm.ptr>
    %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %v = llvm.intr.masked.gather %v2, %m {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi32>
    %w = llvm.bitcast %v : vector<2xi32> to i64
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// halves of an address are gathered

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c1_i32 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %x4 = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %v0 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v1 = llvm.insertelement %x, %v0[%c0_i32 : i32] : vector<2x!llvm.ptr>
    %v2 = llvm.insertelement %x4, %v1[%c1_i32 : i32] : vector<2x!llvm.ptr>
    %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %v = llvm.intr.masked.gather %v2, %m {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi32>
    %w = llvm.bitcast %v : vector<2xi32> to i64
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a half of an address at a time is loaded by a mask

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %x4 = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %m = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
    %p = llvm.mlir.undef : vector<1xi32>
    %lo = llvm.intr.masked.load %x, %m, %p {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>
    %hi = llvm.intr.masked.load %x4, %m, %p {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>
    %li = llvm.bitcast %lo : vector<1xi32> to i32
    %hi2 = llvm.bitcast %hi : vector<1xi32> to i32
    %l6 = llvm.zext %li : i32 to i64
    %h6 = llvm.zext %hi2 : i32 to i64
    %hs = llvm.shl %h6, %c32 : i64
    %w = llvm.or %hs, %l6 : i64
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// a half of an address at a time is loaded by a mask

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %x4 = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %m = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
    %p = llvm.mlir.undef : vector<1xi32>
    %lo = llvm.intr.masked.load %x, %m, %p {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>
    %hi = llvm.intr.masked.load %x4, %m, %p {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>
    %li = llvm.bitcast %lo : vector<1xi32> to i32
    %hi2 = llvm.bitcast %hi : vector<1xi32> to i32
    %l6 = llvm.zext %li : i32 to i64
    %h6 = llvm.zext %hi2 : i32 to i64
    %hs = llvm.shl %h6, %c32 : i64
    %w = llvm.or %hs, %l6 : i64
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an address is a number in a memref

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %w = memref.load %mr[%i] : memref<2xi64>
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// an address is a number in a memref

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %w = memref.load %mr[%i] : memref<2xi64>
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// and in a vector from a memref

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %w0 = vector.load %mr[%i] : memref<2xi64>, vector<1xi64>
    %w = llvm.extractelement %w0[%c0_i32 : i32] : vector<1xi64>
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// and in a vector from a memref

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %w0 = vector.load %mr[%i] : memref<2xi64>, vector<1xi64>
    %w = llvm.extractelement %w0[%c0_i32 : i32] : vector<1xi64>
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// halves of an address are exchanged

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %ai = llvm.ptrtoint %s : !llvm.ptr to i64
    %al = llvm.trunc %ai : i64 to i32
    %as = llvm.lshr %ai, %c32 : i64
    %ah = llvm.trunc %as : i64 to i32
    %x = llvm.alloca %c2 x i32 : (i64) -> !llvm.ptr
    %x4 = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %o1 = llvm.atomicrmw xchg %x, %al seq_cst : !llvm.ptr, i32
    %o2 = llvm.atomicrmw xchg %x4, %ah seq_cst : !llvm.ptr, i32
    %li = llvm.atomicrmw _or %x, %c0_i32 seq_cst : !llvm.ptr, i32
    %hi2 = llvm.atomicrmw _or %x4, %c0_i32 seq_cst : !llvm.ptr, i32
    %l6 = llvm.zext %li : i32 to i64
    %h6 = llvm.zext %hi2 : i32 to i64
    %hs = llvm.shl %h6, %c32 : i64
    %w = llvm.or %hs, %l6 : i64
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// halves of an address are exchanged

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %ai = llvm.ptrtoint %s : !llvm.ptr to i64
    %al = llvm.trunc %ai : i64 to i32
    %as = llvm.lshr %ai, %c32 : i64
    %ah = llvm.trunc %as : i64 to i32
    %x = llvm.alloca %c2 x i32 : (i64) -> !llvm.ptr
    %x4 = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %o1 = llvm.atomicrmw xchg %x, %al seq_cst : !llvm.ptr, i32
    %o2 = llvm.atomicrmw xchg %x4, %ah seq_cst : !llvm.ptr, i32
    %li = llvm.atomicrmw _or %x, %c0_i32 seq_cst : !llvm.ptr, i32
    %hi2 = llvm.atomicrmw _or %x4, %c0_i32 seq_cst : !llvm.ptr, i32
    %l6 = llvm.zext %li : i32 to i64
    %h6 = llvm.zext %hi2 : i32 to i64
    %hs = llvm.shl %h6, %c32 : i64
    %w = llvm.or %hs, %l6 : i64
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// bytes of an address are loaded one after another

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %n0 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^l(%n0, %n0 : i64, i64)
  ^l(%k: i64, %acc: i64):
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %v = llvm.load volatile %p : !llvm.ptr -> i8
    %v6 = llvm.zext %v : i8 to i64
    %sh = llvm.mul %k, %c8 : i64
    %v7 = llvm.shl %v6, %sh : i64
    %acc1 = llvm.or %acc, %v7 : i64
    %k1 = llvm.add %k, %c1 : i64
    %c = llvm.icmp "slt" %k1, %c8 : i64
    llvm.cond_br %c, ^l(%k1, %acc1 : i64, i64), ^o
  ^o:
    %h = llvm.inttoptr %acc1 : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// bytes of an address are loaded one after another

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %n0 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^l(%n0, %n0 : i64, i64)
  ^l(%k: i64, %acc: i64):
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %v = llvm.load volatile %p : !llvm.ptr -> i8
    %v6 = llvm.zext %v : i8 to i64
    %sh = llvm.mul %k, %c8 : i64
    %v7 = llvm.shl %v6, %sh : i64
    %acc1 = llvm.or %acc, %v7 : i64
    %k1 = llvm.add %k, %c1 : i64
    %c = llvm.icmp "slt" %k1, %c8 : i64
    llvm.cond_br %c, ^l(%k1, %acc1 : i64, i64), ^o
  ^o:
    %h = llvm.inttoptr %acc1 : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// and by atomic operations

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%s, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %n0 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^l(%n0, %n0 : i64, i64)
  ^l(%k: i64, %acc: i64):
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %v = llvm.atomicrmw _or %p, %c0_i8 seq_cst : !llvm.ptr, i8
    %v6 = llvm.zext %v : i8 to i64
    %sh = llvm.mul %k, %c8 : i64
    %v7 = llvm.shl %v6, %sh : i64
    %acc1 = llvm.or %acc, %v7 : i64
    %k1 = llvm.add %k, %c1 : i64
    %c = llvm.icmp "slt" %k1, %c8 : i64
    llvm.cond_br %c, ^l(%k1, %acc1 : i64, i64), ^o
  ^o:
    %h = llvm.inttoptr %acc1 : i64 to !llvm.ptr
    llvm.store %c5_i32, %h : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.call @free(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// and by atomic operations

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %n0 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^l(%n0, %n0 : i64, i64)
  ^l(%k: i64, %acc: i64):
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %v = llvm.atomicrmw _or %p, %c0_i8 seq_cst : !llvm.ptr, i8
    %v6 = llvm.zext %v : i8 to i64
    %sh = llvm.mul %k, %c8 : i64
    %v7 = llvm.shl %v6, %sh : i64
    %acc1 = llvm.or %acc, %v7 : i64
    %k1 = llvm.add %k, %c1 : i64
    %c = llvm.icmp "slt" %k1, %c8 : i64
    llvm.cond_br %c, ^l(%k1, %acc1 : i64, i64), ^o
  ^o:
    %h = llvm.inttoptr %acc1 : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %c0_i32, %c16, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// a number that is an address is put over another one

  llvm.func @entry() {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %ai = llvm.ptrtoint %t : !llvm.ptr to i64
    memref.store %ai, %mr[%i] : memref<2xi64>
    %h = llvm.load %x1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// and so in memory that is freed

  llvm.func @entry() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %ai = llvm.ptrtoint %t : !llvm.ptr to i64
    memref.store %ai, %mr[%i] : memref<2xi64>
    %h = llvm.load %x1 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.store %c5_i32, %s : i32, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// and there was another one before

  llvm.func @entry() {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.store %t, %x1 : !llvm.ptr, !llvm.ptr
    %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %x, %none[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %x, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %c0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %c2, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d5 = llvm.insertvalue %c1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %mr = builtin.unrealized_conversion_cast %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi64>
    %i = arith.constant 1 : index
    %ai = llvm.ptrtoint %s : !llvm.ptr to i64
    memref.store %ai, %mr[%i] : memref<2xi64>
    %h = llvm.load %x1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
