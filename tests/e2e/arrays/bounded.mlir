// The host or a copy accesses one part of a buffer by an index while work on another part is pending. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @stop() -> i32
  llvm.func @right_other_half_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(32 : i32) : i32
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %7 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%1, %12, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %13, %8 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%15, %16, %1, %17) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %18 = llvm.load %10 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %5 : i32
    llvm.cond_br %19, ^bb2, ^bb4
  ^bb2:
    %20 = llvm.load %10 : !llvm.ptr -> i32
    %21 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %10 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %20, %24 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %25 = llvm.load %10 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %27 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%27) : (!llvm.ptr) -> ()
    %28 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%28, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    %30 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%31) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_one_before_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(15 : i32) : i32
    %5 = llvm.mlir.constant(32 : i32) : i32
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %7 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%1, %12, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %13, %8 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%15, %16, %1, %17) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %18 = llvm.load %10 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %5 : i32
    llvm.cond_br %19, ^bb2, ^bb4
  ^bb2:
    %20 = llvm.load %10 : !llvm.ptr -> i32
    %21 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %10 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %20, %24 : i32, !llvm.ptr  // expect: host-race
    llvm.br ^bb3
  ^bb3:
    %25 = llvm.load %10 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %27 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%27) : (!llvm.ptr) -> ()
    %28 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%28, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    %30 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%31) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_below_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(128 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.icmp "ugt" %14, %1 : i32
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:
    llvm.br ^bb8
  ^bb2:
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %16, %9 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %17, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %18, %10 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    llvm.store %19, %11 : !llvm.ptr, !llvm.ptr
    llvm.store %5, %12 : i64, !llvm.ptr
    %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%21, %22, %2, %23) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %7, %13 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %24 = llvm.load %13 : !llvm.ptr -> i32
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.icmp "ult" %24, %25 : i32
    llvm.cond_br %26, ^bb4, ^bb6
  ^bb4:
    %27 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %13 : !llvm.ptr -> i32
    %29 = llvm.zext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.load %12 : !llvm.ptr -> i64
    %34 = llvm.add %33, %32 overflow<nsw> : i64
    llvm.store %34, %12 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %35 = llvm.load %13 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 : i32
    llvm.store %36, %13 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:
    %37 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%38, %39) : (!llvm.ptr, !llvm.ptr) -> ()
    %40 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
    %41 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    %42 = llvm.load %12 : !llvm.ptr -> i64
    %43 = llvm.icmp "ne" %42, %5 : i64
    llvm.cond_br %43, ^bb7, ^bb8
  ^bb7:
    %44 = llvm.call @stop() : () -> i32
    llvm.br ^bb8
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_one_more_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(17 : i32) : i32
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(128 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.icmp "ugt" %14, %1 : i32
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:
    llvm.br ^bb8
  ^bb2:
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %16, %9 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %17, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %18, %10 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    llvm.store %19, %11 : !llvm.ptr, !llvm.ptr
    llvm.store %5, %12 : i64, !llvm.ptr
    %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%21, %22, %2, %23) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %7, %13 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %24 = llvm.load %13 : !llvm.ptr -> i32
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.icmp "ult" %24, %25 : i32
    llvm.cond_br %26, ^bb4, ^bb6
  ^bb4:
    %27 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %13 : !llvm.ptr -> i32
    %29 = llvm.zext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 : !llvm.ptr -> i32  // expect: host-race
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.load %12 : !llvm.ptr -> i64
    %34 = llvm.add %33, %32 overflow<nsw> : i64
    llvm.store %34, %12 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %35 = llvm.load %13 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 : i32
    llvm.store %36, %13 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:
    %37 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%38, %39) : (!llvm.ptr, !llvm.ptr) -> ()
    %40 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
    %41 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    %42 = llvm.load %12 : !llvm.ptr -> i64
    %43 = llvm.icmp "ne" %42, %5 : i64
    llvm.cond_br %43, ^bb7, ^bb8
  ^bb7:
    %44 = llvm.call @stop() : () -> i32
    llvm.br ^bb8
  ^bb8:
    llvm.return
  }
  llvm.func @right_masked_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(15 : i32) : i32
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %12, %8 : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @mgpuMemAlloc(%1, %13, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%17, %18, %1, %19) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %5, %11 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %20 = llvm.load %11 : !llvm.ptr -> i32
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.icmp "ult" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:
    %23 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %11 : !llvm.ptr -> i32
    %25 = llvm.and %24, %6 : i32
    %26 = llvm.zext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %27 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %28 = llvm.load %11 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 : i32
    llvm.store %29, %11 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %30 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%30) : (!llvm.ptr) -> ()
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%31, %32) : (!llvm.ptr, !llvm.ptr) -> ()
    %33 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%34) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_masked_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(20 : i32) : i32
    %7 = llvm.mlir.constant(31 : i32) : i32
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %9 : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @mgpuMemAlloc(%1, %14, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %16, %11 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%18, %19, %1, %20) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %5, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %21 = llvm.load %12 : !llvm.ptr -> i32
    %22 = llvm.icmp "ult" %21, %6 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:
    %23 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %12 : !llvm.ptr -> i32
    %25 = llvm.and %24, %7 : i32
    %26 = llvm.zext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %27 : i32, !llvm.ptr  // expect: host-race
    llvm.br ^bb3
  ^bb3:
    %28 = llvm.load %12 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 : i32
    llvm.store %29, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %30 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%30) : (!llvm.ptr) -> ()
    %31 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%31, %32) : (!llvm.ptr, !llvm.ptr) -> ()
    %33 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%34) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_rows_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @mgpuMemAlloc(%1, %15, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %16, %10 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %17, %11 : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%18, %19, %1, %20) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %21 = llvm.load %12 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %21, %5 : i32
    llvm.cond_br %22, ^bb2, ^bb8
  ^bb2:
    llvm.store %6, %13 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %23 = llvm.load %13 : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %23, %7 : i32
    llvm.cond_br %24, ^bb4, ^bb6
  ^bb4:
    %25 = llvm.load %12 : !llvm.ptr -> i32
    %26 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 : !llvm.ptr -> i32
    %28 = llvm.mul %27, %7 overflow<nsw> : i32
    %29 = llvm.load %13 : !llvm.ptr -> i32
    %30 = llvm.add %28, %29 overflow<nsw> : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %26[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %25, %32 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %33 = llvm.load %13 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %13 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:
    llvm.br ^bb7
  ^bb7:
    %35 = llvm.load %12 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb8:
    %37 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%38, %39) : (!llvm.ptr, !llvm.ptr) -> ()
    %40 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
    %41 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_rows_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 : i32, !llvm.ptr
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%1, %16, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %17, %11 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %18, %12 : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%19, %20, %1, %21) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %13 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %22 = llvm.load %13 : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %22, %5 : i32
    llvm.cond_br %23, ^bb2, ^bb8
  ^bb2:
    llvm.store %6, %14 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %24 = llvm.load %14 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %7 : i32
    llvm.cond_br %25, ^bb4, ^bb6
  ^bb4:
    %26 = llvm.load %13 : !llvm.ptr -> i32
    %27 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %13 : !llvm.ptr -> i32
    %29 = llvm.mul %28, %8 overflow<nsw> : i32
    %30 = llvm.load %14 : !llvm.ptr -> i32
    %31 = llvm.add %29, %30 overflow<nsw> : i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %27[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %26, %33 : i32, !llvm.ptr  // expect: host-race
    llvm.br ^bb5
  ^bb5:
    %34 = llvm.load %14 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %14 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:
    llvm.br ^bb7
  ^bb7:
    %36 = llvm.load %13 : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 overflow<nsw> : i32
    llvm.store %37, %13 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb8:
    %38 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%38) : (!llvm.ptr) -> ()
    %39 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%39, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    %41 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()
    %42 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%42) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_copies_at_indexes_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(512 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(64 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 : i32, !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %17, %11 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %18, %12 : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @mgpuMemAlloc(%1, %19, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %20, %13 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @malloc(%1) : (i64) -> !llvm.ptr
    llvm.store %21, %14 : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()
    llvm.store %3, %15 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %23 = llvm.load %15 : !llvm.ptr -> i32
    %24 = llvm.icmp "ult" %23, %4 : i32
    llvm.cond_br %24, ^bb2, ^bb4
  ^bb2:
    %25 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %15 : !llvm.ptr -> i32
    %27 = llvm.mul %26, %6 : i32
    %28 = llvm.zext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%29, %30, %9, %31) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:
    %32 = llvm.load %15 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 : i32
    llvm.store %33, %15 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %4, %16 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %34 = llvm.load %16 : !llvm.ptr -> i32
    %35 = llvm.icmp "ult" %34, %5 : i32
    llvm.cond_br %35, ^bb6, ^bb8
  ^bb6:
    %36 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %16 : !llvm.ptr -> i32
    %38 = llvm.mul %37, %6 : i32
    %39 = llvm.zext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%40, %7, %8, %41) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %42 = llvm.load %16 : !llvm.ptr -> i32
    %43 = llvm.add %42, %0 : i32
    llvm.store %43, %16 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %44 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%44) : (!llvm.ptr) -> ()
    %45 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%45) : (!llvm.ptr) -> ()
    %46 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%46, %47) : (!llvm.ptr, !llvm.ptr) -> ()
    %48 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%48) : (!llvm.ptr) -> ()
    %49 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    %50 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_copies_at_indexes_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(512 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(64 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.constant(64 : i64) : i64
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 : i32, !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %18, %12 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %19, %13 : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @mgpuMemAlloc(%1, %20, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %21, %14 : !llvm.ptr, !llvm.ptr
    %22 = llvm.call @malloc(%1) : (i64) -> !llvm.ptr
    llvm.store %22, %15 : !llvm.ptr, !llvm.ptr
    %23 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()
    llvm.store %3, %16 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %24 = llvm.load %16 : !llvm.ptr -> i32
    %25 = llvm.icmp "ult" %24, %4 : i32
    llvm.cond_br %25, ^bb2, ^bb4
  ^bb2:
    %26 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %16 : !llvm.ptr -> i32
    %28 = llvm.mul %27, %7 : i32
    %29 = llvm.zext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%30, %31, %10, %32) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:
    %33 = llvm.load %16 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 : i32
    llvm.store %34, %16 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %5, %17 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %35 = llvm.load %17 : !llvm.ptr -> i32
    %36 = llvm.icmp "ult" %35, %6 : i32
    llvm.cond_br %36, ^bb6, ^bb8
  ^bb6:
    %37 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %17 : !llvm.ptr -> i32
    %39 = llvm.mul %38, %7 : i32
    %40 = llvm.zext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds|nuw %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%41, %8, %9, %42) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.br ^bb7
  ^bb7:
    %43 = llvm.load %17 : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 : i32
    llvm.store %44, %17 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %45 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%45) : (!llvm.ptr) -> ()
    %46 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%46) : (!llvm.ptr) -> ()
    %47 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %48 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%47, %48) : (!llvm.ptr, !llvm.ptr) -> ()
    %49 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    %50 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%50) : (!llvm.ptr) -> ()
    %51 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%51) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_wraps_O0(%arg0: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(2048 : i64) : i64
    %4 = llvm.mlir.constant(-6 : i8) : i8
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i8, !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %12, %8 : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @mgpuMemAlloc(%1, %13, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%16, %17, %1, %18) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %11 : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %19 = llvm.load %11 : !llvm.ptr -> i8
    %20 = llvm.zext %19 : i8 to i32
    %21 = llvm.icmp "ne" %20, %5 : i32
    llvm.cond_br %21, ^bb2, ^bb4
  ^bb2:
    %22 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %11 : !llvm.ptr -> i8
    %24 = llvm.zext %23 : i8 to i64
    %25 = llvm.getelementptr inbounds|nuw %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %25 : i32, !llvm.ptr  // expect: host-race
    llvm.br ^bb3
  ^bb3:
    %26 = llvm.load %11 : !llvm.ptr -> i8
    %27 = llvm.add %26, %6 : i8
    llvm.store %27, %11 : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %28 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%28) : (!llvm.ptr) -> ()
    %29 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%29, %30) : (!llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%32) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @undecided_product_wraps_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(256 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(1073741824 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(31 : i32) : i32
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 : i32, !llvm.ptr
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %14, %10 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @mgpuMemAlloc(%1, %15, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %16, %11 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %17, %12 : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%18, %19, %1, %20) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %13 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %21 = llvm.load %13 : !llvm.ptr -> i32
    %22 = llvm.icmp "ult" %21, %5 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:
    %23 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %13 : !llvm.ptr -> i32
    %25 = llvm.mul %24, %6 : i32
    %26 = llvm.add %25, %7 : i32
    %27 = llvm.and %26, %8 : i32
    %28 = llvm.zext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %29 : i32, !llvm.ptr  // expect: unknown-handle
    llvm.br ^bb3
  ^bb3:
    %30 = llvm.load %13 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 : i32
    llvm.store %31, %13 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %32 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%32) : (!llvm.ptr) -> ()
    %33 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%33, %34) : (!llvm.ptr, !llvm.ptr) -> ()
    %35 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%36) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_other_half_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.call tail @mgpuMemAlloc(%0, %6, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuMemcpy(%8, %7, %0, %6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%3 : i64)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%7, %6) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%9: i64):
    %10 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.trunc %9 overflow<nsw, nuw> : i64 to i32
    llvm.store %11, %10 : i32, !llvm.ptr
    %12 = llvm.add %9, %4 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %5 : i64
    llvm.cond_br %13, ^bb1, ^bb2(%12 : i64)
  }
  llvm.func @wrong_one_before_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(15 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.call tail @mgpuMemAlloc(%0, %6, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuMemcpy(%8, %7, %0, %6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%3 : i64)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%7, %6) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%9: i64):
    %10 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.trunc %9 overflow<nsw, nuw> : i64 to i32
    llvm.store %11, %10 : i32, !llvm.ptr  // expect: host-race
    %12 = llvm.add %9, %4 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %5 : i64
    llvm.cond_br %13, ^bb1, ^bb2(%12 : i64)
  }
  llvm.func @right_below_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb7, ^bb1
  ^bb1:
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.call tail @mgpuMemAlloc(%1, %8, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %10 = llvm.call tail @malloc(%3) : (i64) -> (!llvm.ptr)
    %11 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%11, %9, %1, %8) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %12 = llvm.icmp "eq" %arg0, %4 : i32
    llvm.cond_br %12, ^bb6, ^bb2
  ^bb2:
    %13 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%5, %5 : i64, i64)
  ^bb3:
    %14 = llvm.icmp "eq" %20, %5 : i64
    llvm.call tail @mgpuStreamSynchronize(%8) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%9, %8) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.cond_br %14, ^bb7, ^bb5
  ^bb4(%15: i64, %16: i64):
    %17 = llvm.getelementptr inbounds|nuw %10[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.add %16, %19 overflow<nsw> : i64
    %21 = llvm.add %15, %6 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %13 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%21, %20 : i64, i64)
  ^bb5:
    %23 = llvm.call tail @stop() : () -> i32
    llvm.br ^bb7
  ^bb6:
    llvm.call tail @mgpuStreamSynchronize(%8) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%9, %8) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    llvm.return
  }
  llvm.func @wrong_one_more_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(17 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb7, ^bb1
  ^bb1:
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.call tail @mgpuMemAlloc(%1, %8, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %10 = llvm.call tail @malloc(%3) : (i64) -> (!llvm.ptr)
    %11 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%11, %9, %1, %8) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %12 = llvm.icmp "eq" %arg0, %4 : i32
    llvm.cond_br %12, ^bb6, ^bb2
  ^bb2:
    %13 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%5, %5 : i64, i64)
  ^bb3:
    %14 = llvm.icmp "eq" %20, %5 : i64
    llvm.call tail @mgpuStreamSynchronize(%8) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%9, %8) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.cond_br %14, ^bb7, ^bb5
  ^bb4(%15: i64, %16: i64):
    %17 = llvm.getelementptr inbounds|nuw %10[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 : !llvm.ptr -> i32  // expect: host-race
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.add %16, %19 overflow<nsw> : i64
    %21 = llvm.add %15, %6 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %13 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%21, %20 : i64, i64)
  ^bb5:
    %23 = llvm.call tail @stop() : () -> i32
    llvm.br ^bb7
  ^bb6:
    llvm.call tail @mgpuStreamSynchronize(%8) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%9, %8) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    llvm.return
  }
  llvm.func @right_masked_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(15 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.call tail @mgpuMemAlloc(%0, %6, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %9 = llvm.getelementptr inbounds|nuw %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%9, %7, %0, %6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %10 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %10, ^bb1, ^bb2(%3 : i32)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%7, %6) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%11: i32):
    %12 = llvm.and %11, %4 : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %5, %14 : i32, !llvm.ptr
    %15 = llvm.add %11, %5 overflow<nuw> : i32
    %16 = llvm.icmp "eq" %15, %arg0 : i32
    llvm.cond_br %16, ^bb1, ^bb2(%15 : i32)
  }
  llvm.func @wrong_masked_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(20 : i64) : i64
    %7 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %8 = llvm.call tail @mgpuMemAlloc(%0, %7, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %9 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %10 = llvm.getelementptr inbounds|nuw %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%10, %8, %0, %7) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%3 : i64)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%7) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%8, %7) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%11: i64):
    %12 = llvm.getelementptr inbounds|nuw %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %12 : i32, !llvm.ptr  // expect: host-race
    %13 = llvm.add %11, %5 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %6 : i64
    llvm.cond_br %14, ^bb1, ^bb2(%13 : i64)
  }
  llvm.func @right_rows_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%0, %11, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %13 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuMemcpy(%13, %12, %0, %11) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb1(%3, %4 : i1, i64)
  ^bb1(%14: i1, %15: i64):
    %16 = llvm.shl %15, %5 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.trunc %15 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb4(%6 : i64)
  ^bb2:
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%13) : (!llvm.ptr) -> ()
    llvm.return
  ^bb3:
    llvm.cond_br %14, ^bb2, ^bb1(%9, %10 : i1, i64)
  ^bb4(%19: i64):
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %18, %20 : i32, !llvm.ptr
    %21 = llvm.add %19, %7 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %8 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%21 : i64)
  }
  llvm.func @wrong_rows_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(28 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%0, %11, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %13 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuMemcpy(%13, %12, %0, %11) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb1(%3, %4 : i1, i64)
  ^bb1(%14: i1, %15: i64):
    %16 = llvm.mul %15, %5 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.trunc %15 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb4(%6 : i64)
  ^bb2:
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%13) : (!llvm.ptr) -> ()
    llvm.return
  ^bb3:
    llvm.cond_br %14, ^bb2, ^bb1(%9, %10 : i1, i64)
  ^bb4(%19: i64):
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %18, %20 : i32, !llvm.ptr  // expect: host-race
    %21 = llvm.add %19, %7 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %8 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%21 : i64)
  }
  llvm.func @right_copies_at_indexes_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(512 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%0, %10, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %13 = llvm.call tail @malloc(%0) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb1(%2 : i64)
  ^bb1(%14: i64):
    %15 = llvm.shl %14, %3 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds|nuw %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%16, %13, %4, %10) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %17 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %6 : i64
    llvm.cond_br %18, ^bb3(%6 : i64), ^bb1(%17 : i64)
  ^bb2:
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%12, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%13) : (!llvm.ptr) -> ()
    llvm.return
  ^bb3(%19: i64):
    %20 = llvm.shl %19, %3 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds|nuw %12[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemset32(%21, %7, %8, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %22 = llvm.add %19, %5 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %9 : i64
    llvm.cond_br %23, ^bb2, ^bb3(%22 : i64)
  }
  llvm.func @wrong_copies_at_indexes_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(512 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(5 : i64) : i64
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.constant(8 : i64) : i64
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call tail @mgpuMemAlloc(%0, %11, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %14 = llvm.call tail @malloc(%0) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.br ^bb1(%2 : i64)
  ^bb1(%15: i64):
    %16 = llvm.shl %15, %3 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%17, %14, %4, %11) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %18 = llvm.add %15, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %6 : i64
    llvm.cond_br %19, ^bb3(%7 : i64), ^bb1(%18 : i64)
  ^bb2:
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.call tail @free(%14) : (!llvm.ptr) -> ()
    llvm.return
  ^bb3(%20: i64):
    %21 = llvm.shl %20, %3 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds|nuw %13[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemset32(%22, %8, %9, %12) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %23 = llvm.add %20, %5 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %10 : i64
    llvm.cond_br %24, ^bb2, ^bb3(%23 : i64)
  }
  llvm.func @wrong_wraps_O1(%arg0: i8) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(2048 : i64) : i64
    %3 = llvm.mlir.constant(-6 : i8) : i8
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(3 : i8) : i8
    %7 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %8 = llvm.call tail @mgpuMemAlloc(%0, %7, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %9 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuMemcpy(%9, %8, %0, %7) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%3 : i8)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%7) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%8, %7) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%10: i8):
    %11 = llvm.zext %10 : i8 to i64
    %12 = llvm.getelementptr inbounds|nuw %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %12 : i32, !llvm.ptr  // expect: host-race
    %13 = llvm.add %10, %5 overflow<nsw> : i8
    %14 = llvm.icmp "eq" %13, %6 : i8
    llvm.cond_br %14, ^bb1, ^bb2(%13 : i8)
  }
  llvm.func @undecided_product_wraps_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(256 : i64) : i64
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %5 = llvm.call tail @mgpuMemAlloc(%0, %4, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %6 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    llvm.call tail @mgpuMemcpy(%6, %5, %0, %4) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %7 = llvm.getelementptr inbounds|nuw %6[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %7 : i32, !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%4) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%5, %4) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%4) : (!llvm.ptr) -> ()
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  }
}
