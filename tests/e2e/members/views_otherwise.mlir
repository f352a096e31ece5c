// Views that a descriptor says in other ways: elements of elements, negative and no strides, no dimensions, columns, an aligned pointer of its own,
// descriptors that are chosen between, filled again, changed in place or by a call, sizes that a loop computes. What meets the bytes in flight is never
// proved, and what does not is never an error.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @printMemrefF32(i64, !llvm.ptr)
  llvm.func @_mlir_ciface_printMemrefVector4x4F32(!llvm.ptr)
  llvm.func @clock_gettime(i32, !llvm.ptr) -> i32
  llvm.func @strtol(!llvm.ptr, !llvm.ptr, i32) -> i64
  llvm.func @vector(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(2 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.insertvalue %v14, %v13[0] : !llvm.struct<(i64, ptr)>
    %v16 = llvm.insertvalue %v12, %v15[1] : !llvm.struct<(i64, ptr)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.alloca %v17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v16, %v18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefVector4x4F32(%v12) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @aligned_ok(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %v3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %v2, %v4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.mlir.constant(0 : i64) : i64
    %v7 = llvm.insertvalue %v6, %v5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.mlir.constant(16 : i64) : i64
    %v9 = llvm.insertvalue %v8, %v7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.insertvalue %v10, %v9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.constant(1 : i64) : i64
    %v13 = llvm.alloca %v12 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v11, %v13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v14 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v14, %v13) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @aligned_race(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %v3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %v2, %v4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.mlir.constant(0 : i64) : i64
    %v7 = llvm.insertvalue %v6, %v5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.mlir.constant(16 : i64) : i64
    %v9 = llvm.insertvalue %v8, %v7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.insertvalue %v10, %v9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.constant(1 : i64) : i64
    %v13 = llvm.alloca %v12 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v11, %v13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v14 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v14, %v13) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_race(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %d2, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(16 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %d2, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(16 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @negative(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(31 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(-1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @negative_low(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(31 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(-1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @negative_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(128 : i64) : i64
    %at = llvm.getelementptr %h[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(31 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(-1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rank0(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64)>
    %v5 = llvm.mlir.constant(16 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64)>
    %v7 = llvm.mlir.constant(1 : i64) : i64
    %v8 = llvm.alloca %v7 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v6, %v8 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    %v9 = llvm.mlir.constant(0 : i64) : i64
    llvm.call @printMemrefF32(%v9, %v8) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rank0_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(60 : i64) : i64
    %at = llvm.getelementptr %h[68] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64)>
    %v5 = llvm.mlir.constant(16 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64)>
    %v7 = llvm.mlir.constant(1 : i64) : i64
    %v8 = llvm.alloca %v7 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %v6, %v8 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    %v9 = llvm.mlir.constant(0 : i64) : i64
    llvm.call @printMemrefF32(%v9, %v8) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @col_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(12 : i64) : i64
    %at = llvm.getelementptr %h[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(4 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(1 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @col_race(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(4 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(1 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @col2_race(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(2 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(2 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(4 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(1 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @cols3d(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v7 = llvm.mlir.constant(2 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v9 = llvm.mlir.constant(2 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v11 = llvm.mlir.constant(2 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v13 = llvm.mlir.constant(16 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v15 = llvm.mlir.constant(4 : i64) : i64
    %v16 = llvm.insertvalue %v15, %v14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.insertvalue %v17, %v16[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v19 = llvm.mlir.constant(1 : i64) : i64
    %v20 = llvm.alloca %v19 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v18, %v20 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %v21 = llvm.mlir.constant(3 : i64) : i64
    llvm.call @printMemrefF32(%v21, %v20) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @cols3d_gap(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(8 : i64) : i64
    %at = llvm.getelementptr %h[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v7 = llvm.mlir.constant(2 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v9 = llvm.mlir.constant(2 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v11 = llvm.mlir.constant(2 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v13 = llvm.mlir.constant(16 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v15 = llvm.mlir.constant(4 : i64) : i64
    %v16 = llvm.insertvalue %v15, %v14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.insertvalue %v17, %v16[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %v19 = llvm.mlir.constant(1 : i64) : i64
    %v20 = llvm.alloca %v19 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v18, %v20 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %v21 = llvm.mlir.constant(3 : i64) : i64
    llvm.call @printMemrefF32(%v21, %v20) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @transposed(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[60] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(4 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(4 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @transposed_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(16 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(4 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(4 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @overlap_stride0(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(8 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(0 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @stride0_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(60 : i64) : i64
    %at = llvm.getelementptr %h[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(8 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(0 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @size1_bigstride(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(396 : i64) : i64
    %at = llvm.getelementptr %h[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(1 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1000 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @empty(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(0 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(4 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(4 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(1 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @dyn_size(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.insertvalue %o, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.mlir.constant(1 : i64) : i64
    %v9 = llvm.insertvalue %v8, %v7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.alloca %v10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v9, %v11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v12 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v12, %v11) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @dyn_off(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %o, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.mlir.constant(16 : i64) : i64
    %v7 = llvm.insertvalue %v6, %v5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.mlir.constant(1 : i64) : i64
    %v9 = llvm.insertvalue %v8, %v7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.alloca %v10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v9, %v11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v12 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v12, %v11) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @dyn_stride(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.insertvalue %o, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.alloca %v10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v9, %v11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v12 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v12, %v11) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @dyn_sum(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.add %o, %o : i64
    %v3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %h, %v4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.insertvalue %v2, %v5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(16 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v13, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rewritten(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(16 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %h, %v13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.insertvalue %h, %v14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v16 = llvm.mlir.constant(32 : i64) : i64
    %v17 = llvm.insertvalue %v16, %v15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v18 = llvm.mlir.constant(16 : i64) : i64
    %v19 = llvm.insertvalue %v18, %v17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.mlir.constant(1 : i64) : i64
    %v21 = llvm.insertvalue %v20, %v19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v21, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v22 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v22, %v12) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rewritten_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(16 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %h, %v13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.insertvalue %h, %v14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v16 = llvm.mlir.constant(32 : i64) : i64
    %v17 = llvm.insertvalue %v16, %v15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v18 = llvm.mlir.constant(16 : i64) : i64
    %v19 = llvm.insertvalue %v18, %v17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.mlir.constant(1 : i64) : i64
    %v21 = llvm.insertvalue %v20, %v19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v21, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v22 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v22, %v12) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @selected(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.icmp "eq" %o, %m : i64
    %v3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %h, %v4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.mlir.constant(0 : i64) : i64
    %v7 = llvm.insertvalue %v6, %v5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.mlir.constant(16 : i64) : i64
    %v9 = llvm.insertvalue %v8, %v7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.insertvalue %v10, %v9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v13 = llvm.insertvalue %h, %v12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %h, %v13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.mlir.constant(32 : i64) : i64
    %v16 = llvm.insertvalue %v15, %v14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v17 = llvm.mlir.constant(16 : i64) : i64
    %v18 = llvm.insertvalue %v17, %v16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v19 = llvm.mlir.constant(1 : i64) : i64
    %v20 = llvm.insertvalue %v19, %v18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.select %v2, %v11, %v20 : i1, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(1 : i64) : i64
    %v23 = llvm.alloca %v22 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v21, %v23 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v24 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v24, %v23) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @selected_low(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.icmp "eq" %o, %m : i64
    %v3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %h, %v4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.mlir.constant(0 : i64) : i64
    %v7 = llvm.insertvalue %v6, %v5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.mlir.constant(16 : i64) : i64
    %v9 = llvm.insertvalue %v8, %v7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.insertvalue %v10, %v9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v13 = llvm.insertvalue %h, %v12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %h, %v13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.mlir.constant(32 : i64) : i64
    %v16 = llvm.insertvalue %v15, %v14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v17 = llvm.mlir.constant(16 : i64) : i64
    %v18 = llvm.insertvalue %v17, %v16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v19 = llvm.mlir.constant(1 : i64) : i64
    %v20 = llvm.insertvalue %v19, %v18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.select %v2, %v11, %v20 : i1, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(1 : i64) : i64
    %v23 = llvm.alloca %v22 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v21, %v23 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v24 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v24, %v23) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @gep_write(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.getelementptr %v12[0, 3, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.mlir.constant(32 : i64) : i64
    llvm.store %v14, %v13 : i64, !llvm.ptr
    %v15 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v15, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @clock(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(32 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(16 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(0 : i32) : i32
    %q = llvm.call @clock_gettime(%v13, %v12) : (i32, !llvm.ptr) -> i32
    %v14 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v14, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @data(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(32 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr // expect: unknown-handle
    %v13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %v12, %v13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.insertvalue %v12, %v14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v16 = llvm.mlir.constant(0 : i64) : i64
    %v17 = llvm.insertvalue %v16, %v15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v18 = llvm.mlir.constant(40 : i64) : i64
    %v19 = llvm.insertvalue %v18, %v17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.mlir.constant(1 : i64) : i64
    %v21 = llvm.insertvalue %v20, %v19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(1 : i64) : i64
    %v23 = llvm.alloca %v22 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v21, %v23 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v25 = llvm.mlir.constant(1 : i64) : i64
    %v26 = llvm.insertvalue %v25, %v24[0] : !llvm.struct<(i64, ptr)>
    %v27 = llvm.insertvalue %v23, %v26[1] : !llvm.struct<(i64, ptr)>
    %v28 = llvm.mlir.constant(1 : i64) : i64
    %v29 = llvm.alloca %v28 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v27, %v29 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v30 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v31 = llvm.insertvalue %d2, %v30[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v32 = llvm.insertvalue %d2, %v31[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v33 = llvm.mlir.constant(0 : i64) : i64
    %v34 = llvm.insertvalue %v33, %v32[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v35 = llvm.mlir.constant(40 : i64) : i64
    %v36 = llvm.insertvalue %v35, %v34[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v37 = llvm.mlir.constant(1 : i64) : i64
    %v38 = llvm.insertvalue %v37, %v36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v39 = llvm.mlir.constant(1 : i64) : i64
    %v40 = llvm.alloca %v39 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v38, %v40 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v41 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v42 = llvm.mlir.constant(1 : i64) : i64
    %v43 = llvm.insertvalue %v42, %v41[0] : !llvm.struct<(i64, ptr)>
    %v44 = llvm.insertvalue %v40, %v43[1] : !llvm.struct<(i64, ptr)>
    %v45 = llvm.mlir.constant(1 : i64) : i64
    %v46 = llvm.alloca %v45 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v44, %v46 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v47 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @memrefCopy(%v47, %v46, %v29) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    %v48 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v48, %v12) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rank_wrong(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(124 : i64) : i64
    %at = llvm.getelementptr %h[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v13 = llvm.mlir.constant(1 : i64) : i64
    %v14 = llvm.insertvalue %v13, %v12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %v15 = llvm.mlir.constant(1 : i64) : i64
    %v16 = llvm.alloca %v15 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v14, %v16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %v17 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v16) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loop_size(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[28] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.constant(0 : i64) : i64
    %v3 = llvm.mlir.constant(4 : i64) : i64
    %v4 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^h(%v2, %v4 : i64, i64)
  ^h(%i: i64, %z: i64):
    %v5 = llvm.icmp "slt" %i, %v3 : i64
    llvm.cond_br %v5, ^b, ^e
  ^b:
    %v6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.insertvalue %h, %v6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.insertvalue %h, %v7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(0 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.insertvalue %z, %v10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.constant(1 : i64) : i64
    %v13 = llvm.insertvalue %v12, %v11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.alloca %v14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v13, %v15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v16 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v16, %v15) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    %v17 = llvm.add %i, %v4 : i64
    %v18 = llvm.add %z, %z : i64
    llvm.br ^h(%v17, %v18 : i64, i64)
  ^e:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loop_offset(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.constant(0 : i64) : i64
    %v3 = llvm.mlir.constant(4 : i64) : i64
    %v4 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^h(%v2 : i64)
  ^h(%i: i64):
    %v5 = llvm.icmp "slt" %i, %v3 : i64
    llvm.cond_br %v5, ^b, ^e
  ^b:
    %v6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.insertvalue %h, %v6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.insertvalue %h, %v7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.insertvalue %i, %v8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.insertvalue %v10, %v9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.constant(1 : i64) : i64
    %v13 = llvm.insertvalue %v12, %v11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.alloca %v14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v13, %v15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v16 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v16, %v15) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    %v17 = llvm.add %i, %v4 : i64
    llvm.br ^h(%v17 : i64)
  ^e:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loop_offset_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(4 : i64) : i64
    %at = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.constant(0 : i64) : i64
    %v3 = llvm.mlir.constant(4 : i64) : i64
    %v4 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^h(%v2 : i64)
  ^h(%i: i64):
    %v5 = llvm.icmp "slt" %i, %v3 : i64
    llvm.cond_br %v5, ^b, ^e
  ^b:
    %v6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.insertvalue %h, %v6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v8 = llvm.insertvalue %h, %v7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.insertvalue %i, %v8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v10 = llvm.mlir.constant(1 : i64) : i64
    %v11 = llvm.insertvalue %v10, %v9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v12 = llvm.mlir.constant(1 : i64) : i64
    %v13 = llvm.insertvalue %v12, %v11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.alloca %v14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v13, %v15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v16 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v16, %v15) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    %v17 = llvm.add %i, %v4 : i64
    llvm.br ^h(%v17 : i64)
  ^e:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @carried(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(16 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.constant(0 : i64) : i64
    %v14 = llvm.mlir.constant(4 : i64) : i64
    %v15 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^h(%v13 : i64)
  ^h(%i: i64):
    %v16 = llvm.icmp "slt" %i, %v14 : i64
    llvm.cond_br %v16, ^b, ^e
  ^b:
    %v17 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v17, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    %v18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v19 = llvm.insertvalue %h, %v18[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.insertvalue %h, %v19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.mlir.constant(16 : i64) : i64
    %v22 = llvm.insertvalue %v21, %v20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v23 = llvm.mlir.constant(4 : i64) : i64
    %v24 = llvm.insertvalue %v23, %v22[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v25 = llvm.mlir.constant(1 : i64) : i64
    %v26 = llvm.insertvalue %v25, %v24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v26, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v27 = llvm.add %i, %v15 : i64
    llvm.br ^h(%v27 : i64)
  ^e:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copy_race(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(32 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(16 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(8 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr // expect: unknown-handle
    %v13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.insertvalue %v14, %v13[0] : !llvm.struct<(i64, ptr)>
    %v16 = llvm.insertvalue %v12, %v15[1] : !llvm.struct<(i64, ptr)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.alloca %v17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v16, %v18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.insertvalue %d2, %v19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.insertvalue %d2, %v20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(0 : i64) : i64
    %v23 = llvm.insertvalue %v22, %v21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v24 = llvm.mlir.constant(8 : i64) : i64
    %v25 = llvm.insertvalue %v24, %v23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v26 = llvm.mlir.constant(1 : i64) : i64
    %v27 = llvm.insertvalue %v26, %v25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v28 = llvm.mlir.constant(1 : i64) : i64
    %v29 = llvm.alloca %v28 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v27, %v29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v30 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v31 = llvm.mlir.constant(1 : i64) : i64
    %v32 = llvm.insertvalue %v31, %v30[0] : !llvm.struct<(i64, ptr)>
    %v33 = llvm.insertvalue %v29, %v32[1] : !llvm.struct<(i64, ptr)>
    %v34 = llvm.mlir.constant(1 : i64) : i64
    %v35 = llvm.alloca %v34 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v33, %v35 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v36 = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%v36, %v18, %v35) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copy_right(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(32 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(8 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr // expect: unknown-handle
    %v13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.insertvalue %v14, %v13[0] : !llvm.struct<(i64, ptr)>
    %v16 = llvm.insertvalue %v12, %v15[1] : !llvm.struct<(i64, ptr)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.alloca %v17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v16, %v18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.insertvalue %d2, %v19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.insertvalue %d2, %v20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(0 : i64) : i64
    %v23 = llvm.insertvalue %v22, %v21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v24 = llvm.mlir.constant(8 : i64) : i64
    %v25 = llvm.insertvalue %v24, %v23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v26 = llvm.mlir.constant(1 : i64) : i64
    %v27 = llvm.insertvalue %v26, %v25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v28 = llvm.mlir.constant(1 : i64) : i64
    %v29 = llvm.alloca %v28 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v27, %v29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v30 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v31 = llvm.mlir.constant(1 : i64) : i64
    %v32 = llvm.insertvalue %v31, %v30[0] : !llvm.struct<(i64, ptr)>
    %v33 = llvm.insertvalue %v29, %v32[1] : !llvm.struct<(i64, ptr)>
    %v34 = llvm.mlir.constant(1 : i64) : i64
    %v35 = llvm.alloca %v34 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v33, %v35 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v36 = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%v36, %v18, %v35) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copy_right2(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(32 : i64) : i64
    %at = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(24 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(8 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr // expect: unknown-handle
    %v13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.insertvalue %v14, %v13[0] : !llvm.struct<(i64, ptr)>
    %v16 = llvm.insertvalue %v12, %v15[1] : !llvm.struct<(i64, ptr)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.alloca %v17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v16, %v18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.insertvalue %d2, %v19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.insertvalue %d2, %v20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(0 : i64) : i64
    %v23 = llvm.insertvalue %v22, %v21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v24 = llvm.mlir.constant(8 : i64) : i64
    %v25 = llvm.insertvalue %v24, %v23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v26 = llvm.mlir.constant(1 : i64) : i64
    %v27 = llvm.insertvalue %v26, %v25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v28 = llvm.mlir.constant(1 : i64) : i64
    %v29 = llvm.alloca %v28 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v27, %v29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v30 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v31 = llvm.mlir.constant(1 : i64) : i64
    %v32 = llvm.insertvalue %v31, %v30[0] : !llvm.struct<(i64, ptr)>
    %v33 = llvm.insertvalue %v29, %v32[1] : !llvm.struct<(i64, ptr)>
    %v34 = llvm.mlir.constant(1 : i64) : i64
    %v35 = llvm.alloca %v34 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v33, %v35 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v36 = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%v36, %v18, %v35) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copy_shapes_differ(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64, %d2: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(28 : i64) : i64
    %at = llvm.getelementptr %h[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %d2, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %d2, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(0 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(8 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v14 = llvm.mlir.constant(1 : i64) : i64
    %v15 = llvm.insertvalue %v14, %v13[0] : !llvm.struct<(i64, ptr)>
    %v16 = llvm.insertvalue %v12, %v15[1] : !llvm.struct<(i64, ptr)>
    %v17 = llvm.mlir.constant(1 : i64) : i64
    %v18 = llvm.alloca %v17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v16, %v18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.insertvalue %h, %v19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.insertvalue %h, %v20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v22 = llvm.mlir.constant(4 : i64) : i64
    %v23 = llvm.insertvalue %v22, %v21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v24 = llvm.mlir.constant(1 : i64) : i64
    %v25 = llvm.insertvalue %v24, %v23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v26 = llvm.mlir.constant(1 : i64) : i64
    %v27 = llvm.insertvalue %v26, %v25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v28 = llvm.mlir.constant(1 : i64) : i64
    %v29 = llvm.alloca %v28 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v27, %v29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr // expect: unknown-handle
    %v30 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v31 = llvm.mlir.constant(1 : i64) : i64
    %v32 = llvm.insertvalue %v31, %v30[0] : !llvm.struct<(i64, ptr)>
    %v33 = llvm.insertvalue %v29, %v32[1] : !llvm.struct<(i64, ptr)>
    %v34 = llvm.mlir.constant(1 : i64) : i64
    %v35 = llvm.alloca %v34 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v33, %v35 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v36 = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%v36, %v18, %v35) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @through_struct(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(16 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v3 = llvm.insertvalue %h, %v2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v4 = llvm.insertvalue %h, %v3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.mlir.constant(32 : i64) : i64
    %v6 = llvm.insertvalue %v5, %v4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(4 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(1 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.alloca %v11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %v10, %v12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %v14 = llvm.insertvalue %v12, %v13[1] : !llvm.struct<(i64, ptr)>
    %v15 = llvm.extractvalue %v14[1] : !llvm.struct<(i64, ptr)>
    %v16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v17 = llvm.insertvalue %h, %v16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v18 = llvm.insertvalue %h, %v17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v19 = llvm.mlir.constant(0 : i64) : i64
    %v20 = llvm.insertvalue %v19, %v18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.mlir.constant(4 : i64) : i64
    %v22 = llvm.insertvalue %v21, %v20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v23 = llvm.mlir.constant(1 : i64) : i64
    %v24 = llvm.insertvalue %v23, %v22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v24, %v15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v25 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v25, %v12) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loaded_unranked(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.load %h : !llvm.ptr -> !llvm.struct<(i64, ptr)> // expect: host-race
    %v3 = llvm.mlir.constant(1 : i64) : i64
    %v4 = llvm.alloca %v3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v2, %v4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %v5 = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%v5, %v4, %v4) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_on_a_side(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.constant(1 : i64) : i64
    %v3 = llvm.alloca %v2 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %v4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %h, %v4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.insertvalue %h, %v5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(4 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v12, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v13 = llvm.icmp "eq" %o, %m : i64
    llvm.cond_br %v13, ^a, ^b
  ^a:
    %v14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.insertvalue %h, %v14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v16 = llvm.insertvalue %h, %v15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v17 = llvm.mlir.constant(0 : i64) : i64
    %v18 = llvm.insertvalue %v17, %v16[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v19 = llvm.mlir.constant(4 : i64) : i64
    %v20 = llvm.insertvalue %v19, %v18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v21 = llvm.mlir.constant(1 : i64) : i64
    %v22 = llvm.insertvalue %v21, %v20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v22, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.br ^b
  ^b:
    %v23 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v23, %v3) : (i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_around(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(64 : i64) : i64
    %at = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.constant(1 : i64) : i64
    %v3 = llvm.alloca %v2 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %v4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %h, %v4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.insertvalue %h, %v5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(4 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %h, %v13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.insertvalue %h, %v14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v16 = llvm.mlir.constant(0 : i64) : i64
    %v17 = llvm.insertvalue %v16, %v15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v18 = llvm.mlir.constant(4 : i64) : i64
    %v19 = llvm.insertvalue %v18, %v17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.mlir.constant(1 : i64) : i64
    %v21 = llvm.insertvalue %v20, %v19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v21, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.store %v12, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v22 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v22, %v3) : (i64, !llvm.ptr) -> ()
    llvm.store %v21, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_around_race(%h: !llvm.ptr, %m: i64, %d: !llvm.ptr, %o: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v1 = llvm.mlir.constant(16 : i64) : i64
    %at = llvm.getelementptr %h[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%at, %d, %v1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v2 = llvm.mlir.constant(1 : i64) : i64
    %v3 = llvm.alloca %v2 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %v4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v5 = llvm.insertvalue %h, %v4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v6 = llvm.insertvalue %h, %v5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v7 = llvm.mlir.constant(32 : i64) : i64
    %v8 = llvm.insertvalue %v7, %v6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v9 = llvm.mlir.constant(4 : i64) : i64
    %v10 = llvm.insertvalue %v9, %v8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v11 = llvm.mlir.constant(1 : i64) : i64
    %v12 = llvm.insertvalue %v11, %v10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v14 = llvm.insertvalue %h, %v13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v15 = llvm.insertvalue %h, %v14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v16 = llvm.mlir.constant(0 : i64) : i64
    %v17 = llvm.insertvalue %v16, %v15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v18 = llvm.mlir.constant(4 : i64) : i64
    %v19 = llvm.insertvalue %v18, %v17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %v20 = llvm.mlir.constant(1 : i64) : i64
    %v21 = llvm.insertvalue %v20, %v19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %v21, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.store %v12, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %v22 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%v22, %v3) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.store %v21, %v3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
