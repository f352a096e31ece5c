// Work on bytes at a multiple of an index: rounds of one loop, and what is left over behind them. From C; those whose names begin with right_ are correct, and a race in the others must not be missed.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @ask() -> i32
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @right_parts_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.and %18, %5 : i64
    %23 = llvm.icmp "ne" %22, %0 : i64
    %24 = llvm.select %23, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%21, %6, %7, %24) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %25 = llvm.add %18, %5 overflow<nsw> : i64
    llvm.br ^bb2(%25 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_narrow_M0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i32
    %9 = llvm.icmp "sgt" %arg0, %1 : i32
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i32
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i32
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i32)
  ^bb2(%18: i32):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i32
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %17[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.and %18, %5 : i32
    %24 = llvm.icmp "ne" %23, %0 : i32
    %25 = llvm.select %24, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%22, %6, %7, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %26 = llvm.add %18, %5 overflow<nsw> : i32
    llvm.br ^bb2(%26 : i32)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_inside_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(12 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds %21[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.and %18, %5 : i64
    %24 = llvm.icmp "ne" %23, %0 : i64
    %25 = llvm.select %24, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%22, %6, %7, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %26 = llvm.add %18, %5 overflow<nsw> : i64
    llvm.br ^bb2(%26 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_halves_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.icmp "slt" %arg0, %0 : i64
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    %9 = llvm.or %7, %8 : i1
    %10 = llvm.icmp "slt" %arg1, %0 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "sgt" %arg1, %1 : i64
    %13 = llvm.or %11, %12 : i1
    llvm.cond_br %13, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuMemAlloc(%2, %14, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%17: i64):  // 2 preds: ^bb1, ^bb3
    %18 = llvm.icmp "slt" %17, %arg0 : i64
    llvm.cond_br %18, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %19 = llvm.mul %17, %4 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %16[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%20, %5, %1, %14) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %21 = llvm.mul %17, %4 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %16[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.getelementptr inbounds %22[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%23, %5, %1, %15) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %24 = llvm.add %17, %6 overflow<nsw> : i64
    llvm.br ^bb2(%24 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%16, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_rest_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %4 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.and %19, %5 : i64
    %24 = llvm.icmp "ne" %23, %0 : i64
    %25 = llvm.select %24, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%22, %6, %8, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %26 = llvm.add %19, %5 overflow<nsw> : i64
    llvm.br ^bb2(%26 : i64)
  ^bb4:  // pred: ^bb2
    %27 = llvm.mul %arg0, %4 overflow<nsw> : i64
    %28 = llvm.getelementptr inbounds %18[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.and %arg0, %5 : i64
    %30 = llvm.icmp "ne" %29, %0 : i64
    %31 = llvm.select %30, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%28, %6, %7, %31) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_rest_narrow_M0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i32
    %10 = llvm.icmp "sgt" %arg0, %1 : i32
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i32
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i32
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i32)
  ^bb2(%19: i32):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "slt" %19, %arg0 : i32
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %4 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.and %19, %5 : i32
    %25 = llvm.icmp "ne" %24, %0 : i32
    %26 = llvm.select %25, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%23, %6, %8, %26) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %27 = llvm.add %19, %5 overflow<nsw> : i32
    llvm.br ^bb2(%27 : i32)
  ^bb4:  // pred: ^bb2
    %28 = llvm.mul %arg0, %4 overflow<nsw> : i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %18[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.and %arg0, %5 : i32
    %32 = llvm.icmp "ne" %31, %0 : i32
    %33 = llvm.select %32, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%30, %6, %7, %33) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_rest_first_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %19 = llvm.mul %arg0, %4 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%20, %5, %6, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%0 : i64)
  ^bb2(%21: i64):  // 2 preds: ^bb1, ^bb3
    %22 = llvm.icmp "slt" %21, %arg0 : i64
    llvm.cond_br %22, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %23 = llvm.mul %21, %4 overflow<nsw> : i64
    %24 = llvm.getelementptr inbounds %18[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%24, %5, %7, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %25 = llvm.add %21, %8 overflow<nsw> : i64
    llvm.br ^bb2(%25 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_rest_further_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.icmp "slt" %arg0, %0 : i64
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "slt" %arg1, %0 : i64
    %14 = llvm.or %12, %13 : i1
    %15 = llvm.icmp "sgt" %arg1, %1 : i64
    %16 = llvm.or %14, %15 : i1
    llvm.cond_br %16, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.call @mgpuMemAlloc(%2, %17, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%20: i64):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.icmp "slt" %20, %arg0 : i64
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %22 = llvm.mul %20, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %19[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%23, %6, %8, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %24 = llvm.add %20, %9 overflow<nsw> : i64
    llvm.br ^bb2(%24 : i64)
  ^bb4:  // pred: ^bb2
    %25 = llvm.add %arg0, %4 overflow<nsw> : i64
    %26 = llvm.mul %25, %5 overflow<nsw> : i64
    %27 = llvm.getelementptr inbounds %19[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.getelementptr inbounds %27[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%28, %6, %7, %18) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%19, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_stops_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.icmp "slt" %arg0, %0 : i64
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "slt" %arg1, %0 : i64
    %14 = llvm.or %12, %13 : i1
    %15 = llvm.icmp "sgt" %arg1, %1 : i64
    %16 = llvm.or %14, %15 : i1
    llvm.cond_br %16, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.call @mgpuMemAlloc(%2, %17, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%20: i64):  // 2 preds: ^bb1, ^bb4
    %21 = llvm.icmp "slt" %20, %arg0 : i64
    llvm.cond_br %21, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %22 = llvm.mul %20, %4 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %19[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%23, %5, %6, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %24 = llvm.call @ask() : () -> i32
    %25 = llvm.icmp "ne" %24, %7 : i32
    llvm.cond_br %25, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %26 = llvm.add %20, %8 overflow<nsw> : i64
    llvm.br ^bb2(%26 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb3
    %27 = llvm.mul %arg0, %4 overflow<nsw> : i64
    %28 = llvm.getelementptr inbounds %19[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%28, %5, %9, %18) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%19, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @right_down_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(-1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %19 = llvm.sub %arg0, %4 overflow<nsw> : i64
    llvm.br ^bb2(%19 : i64)
  ^bb2(%20: i64):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.icmp "sge" %20, %0 : i64
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %22 = llvm.mul %20, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.and %20, %4 : i64
    %25 = llvm.icmp "ne" %24, %0 : i64
    %26 = llvm.select %25, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%23, %6, %7, %26) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %27 = llvm.add %20, %8 overflow<nsw> : i64
    llvm.br ^bb2(%27 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_again_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb5
    %19 = llvm.icmp "slt" %18, %arg1 : i64
    llvm.cond_br %19, ^bb3(%0 : i64), ^bb6
  ^bb3(%20: i64):  // 2 preds: ^bb2, ^bb4
    %21 = llvm.icmp "slt" %20, %arg0 : i64
    llvm.cond_br %21, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %22 = llvm.mul %20, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %17[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.add %20, %18 overflow<nsw> : i64
    %25 = llvm.and %24, %4 : i64
    %26 = llvm.icmp "ne" %25, %0 : i64
    %27 = llvm.select %26, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%23, %6, %7, %27) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %28 = llvm.add %20, %4 overflow<nsw> : i64
    llvm.br ^bb3(%28 : i64)
  ^bb5:  // pred: ^bb3
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    %29 = llvm.add %18, %4 overflow<nsw> : i64
    llvm.br ^bb2(%29 : i64)
  ^bb6:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @right_helper_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.icmp "slt" %arg0, %0 : i64
    %5 = llvm.icmp "sgt" %arg0, %1 : i64
    %6 = llvm.or %4, %5 : i1
    %7 = llvm.icmp "slt" %arg1, %0 : i64
    %8 = llvm.or %6, %7 : i1
    %9 = llvm.icmp "sgt" %arg1, %1 : i64
    %10 = llvm.or %8, %9 : i1
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%2, %11, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @each_M0(%13, %arg0, %11, %12) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @each_M0(%13, %arg1, %12, %11) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @each_M0(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(16 : i64) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %5, %arg1 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.mul %5, %1 overflow<nsw> : i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.and %5, %2 : i64
    %10 = llvm.icmp "ne" %9, %0 : i64
    %11 = llvm.select %10, %arg2, %arg3 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%8, %3, %4, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %12 = llvm.add %5, %2 overflow<nsw> : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @wrong_too_long_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(20 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.and %18, %5 : i64
    %23 = llvm.icmp "ne" %22, %0 : i64
    %24 = llvm.select %23, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%21, %6, %7, %24) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %25 = llvm.add %18, %5 overflow<nsw> : i64
    llvm.br ^bb2(%25 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_over_the_end_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds %21[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.and %18, %5 : i64
    %24 = llvm.icmp "ne" %23, %0 : i64
    %25 = llvm.select %24, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%22, %6, %7, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %18, %5 overflow<nsw> : i64
    llvm.br ^bb2(%26 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_next_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%21, %5, %6, %15) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %22 = llvm.add %18, %7 overflow<nsw> : i64
    %23 = llvm.mul %22, %4 overflow<nsw> : i64
    %24 = llvm.getelementptr inbounds %17[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%24, %5, %6, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %25 = llvm.add %18, %7 overflow<nsw> : i64
    llvm.br ^bb2(%25 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_before_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%4 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %5 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%21, %6, %7, %15) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %22 = llvm.mul %18, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %17[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.getelementptr inbounds %23[-64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%24, %6, %7, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %25 = llvm.add %18, %4 overflow<nsw> : i64
    llvm.br ^bb2(%25 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_halves_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(9 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%21, %5, %6, %15) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %22 = llvm.mul %18, %4 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %17[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.getelementptr inbounds %23[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%24, %5, %1, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %25 = llvm.add %18, %7 overflow<nsw> : i64
    llvm.br ^bb2(%25 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_again_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb5
    %19 = llvm.icmp "slt" %18, %arg1 : i64
    llvm.cond_br %19, ^bb3(%0 : i64), ^bb6
  ^bb3(%20: i64):  // 2 preds: ^bb2, ^bb4
    %21 = llvm.icmp "slt" %20, %arg0 : i64
    llvm.cond_br %21, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %22 = llvm.mul %20, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %17[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.add %20, %18 overflow<nsw> : i64
    %25 = llvm.and %24, %4 : i64
    %26 = llvm.icmp "ne" %25, %0 : i64
    %27 = llvm.select %26, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%23, %6, %7, %27) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %28 = llvm.add %20, %4 overflow<nsw> : i64
    llvm.br ^bb3(%28 : i64)
  ^bb5:  // pred: ^bb3
    %29 = llvm.add %18, %4 overflow<nsw> : i64
    llvm.br ^bb2(%29 : i64)
  ^bb6:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @wrong_after_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.icmp "slt" %18, %arg0 : i64
    llvm.cond_br %19, ^bb3, ^bb4(%0 : i64)
  ^bb3:  // pred: ^bb2
    %20 = llvm.mul %18, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%21, %5, %6, %15) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %22 = llvm.add %18, %7 overflow<nsw> : i64
    llvm.br ^bb2(%22 : i64)
  ^bb4(%23: i64):  // 2 preds: ^bb2, ^bb5
    %24 = llvm.icmp "slt" %23, %arg0 : i64
    llvm.cond_br %24, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %25 = llvm.mul %23, %4 overflow<nsw> : i64
    %26 = llvm.getelementptr inbounds %17[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%26, %5, %6, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %27 = llvm.add %23, %7 overflow<nsw> : i64
    llvm.br ^bb4(%27 : i64)
  ^bb6:  // pred: ^bb4
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @wrong_rest_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %5 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%22, %6, %8, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %23 = llvm.add %19, %4 overflow<nsw> : i64
    llvm.br ^bb2(%23 : i64)
  ^bb4:  // pred: ^bb2
    %24 = llvm.icmp "ne" %arg0, %0 : i64
    llvm.cond_br %24, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %25 = llvm.sub %arg0, %4 overflow<nsw> : i64
    %26 = llvm.mul %25, %5 overflow<nsw> : i64
    %27 = llvm.getelementptr inbounds %18[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%27, %6, %7, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @wrong_rest_before_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %4 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%22, %5, %7, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %23 = llvm.add %19, %8 overflow<nsw> : i64
    llvm.br ^bb2(%23 : i64)
  ^bb4:  // pred: ^bb2
    %24 = llvm.mul %arg0, %4 overflow<nsw> : i64
    %25 = llvm.getelementptr inbounds %18[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.getelementptr inbounds %25[-4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%26, %5, %6, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_rest_inclusive_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "sle" %19, %arg0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %4 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%22, %5, %7, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %23 = llvm.add %19, %8 overflow<nsw> : i64
    llvm.br ^bb2(%23 : i64)
  ^bb4:  // pred: ^bb2
    %24 = llvm.mul %arg0, %4 overflow<nsw> : i64
    %25 = llvm.getelementptr inbounds %18[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%25, %5, %6, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_rest_of_other_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %4 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%22, %5, %7, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %23 = llvm.add %19, %8 overflow<nsw> : i64
    llvm.br ^bb2(%23 : i64)
  ^bb4:  // pred: ^bb2
    %24 = llvm.mul %arg1, %4 overflow<nsw> : i64
    %25 = llvm.getelementptr inbounds %18[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%25, %5, %6, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_rest_in_loop_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb5
    %20 = llvm.icmp "slt" %19, %arg1 : i64
    llvm.cond_br %20, ^bb3(%0 : i64), ^bb6
  ^bb3(%21: i64):  // 2 preds: ^bb2, ^bb4
    %22 = llvm.icmp "slt" %21, %19 : i64
    llvm.cond_br %22, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %23 = llvm.mul %21, %4 overflow<nsw> : i64
    %24 = llvm.getelementptr inbounds %18[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%24, %5, %8, %16) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %25 = llvm.add %21, %7 overflow<nsw> : i64
    llvm.br ^bb3(%25 : i64)
  ^bb5:  // pred: ^bb3
    %26 = llvm.mul %19, %4 overflow<nsw> : i64
    %27 = llvm.getelementptr inbounds %18[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%27, %5, %6, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %28 = llvm.add %19, %7 overflow<nsw> : i64
    llvm.br ^bb2(%28 : i64)
  ^bb6:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @wrong_helper_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.icmp "slt" %arg0, %0 : i64
    %5 = llvm.icmp "sgt" %arg0, %1 : i64
    %6 = llvm.or %4, %5 : i1
    %7 = llvm.icmp "slt" %arg1, %0 : i64
    %8 = llvm.or %6, %7 : i1
    %9 = llvm.icmp "sgt" %arg1, %1 : i64
    %10 = llvm.or %8, %9 : i1
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%2, %11, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @all_M0(%13, %arg0, %11, %12) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @all_M0(%13, %arg1, %12, %11) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @all_M0(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(16 : i64) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %5, %arg1 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.mul %5, %1 overflow<nsw> : i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.and %5, %2 : i64
    %10 = llvm.icmp "ne" %9, %0 : i64
    %11 = llvm.select %10, %arg2, %arg3 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%8, %3, %4, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %12 = llvm.add %5, %2 overflow<nsw> : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @wrong_helper_rest_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.icmp "slt" %arg0, %0 : i64
    %5 = llvm.icmp "sgt" %arg0, %1 : i64
    %6 = llvm.or %4, %5 : i1
    %7 = llvm.icmp "slt" %arg1, %0 : i64
    %8 = llvm.or %6, %7 : i1
    %9 = llvm.icmp "sgt" %arg1, %1 : i64
    %10 = llvm.or %8, %9 : i1
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%2, %11, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @with_rest_M0(%13, %arg0, %11, %12) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @with_rest_M0(%13, %arg1, %11, %12) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @with_rest_M0(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mul %arg1, %0 overflow<nsw> : i64
    %7 = llvm.getelementptr inbounds %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%7, %2, %3, %arg3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.br ^bb1(%1 : i64)
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "slt" %8, %arg1 : i64
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.mul %8, %0 overflow<nsw> : i64
    %11 = llvm.getelementptr inbounds %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%11, %2, %4, %arg2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %12 = llvm.add %8, %5 overflow<nsw> : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @wrong_recursion_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.icmp "slt" %arg0, %0 : i64
    %5 = llvm.icmp "sgt" %arg0, %1 : i64
    %6 = llvm.or %4, %5 : i1
    %7 = llvm.icmp "slt" %arg1, %0 : i64
    %8 = llvm.or %6, %7 : i1
    %9 = llvm.icmp "sgt" %arg1, %1 : i64
    %10 = llvm.or %8, %9 : i1
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%2, %11, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @deeper_M0(%13, %arg0, %11, %12) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @deeper_M0(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(16 : i64) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %5, %arg1 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.mul %5, %2 overflow<nsw> : i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%8, %3, %4, %arg2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %9 = llvm.add %5, %1 overflow<nsw> : i64
    llvm.br ^bb1(%9 : i64)
  ^bb3:  // pred: ^bb1
    %10 = llvm.icmp "sgt" %arg1, %0 : i64
    llvm.cond_br %10, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %11 = llvm.sub %arg1, %1 overflow<nsw> : i64
    llvm.call @deeper_M0(%arg0, %11, %arg3, %arg2) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.return
  }
  llvm.func @wrong_sometimes_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.mul %19, %4 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.call @ask() : () -> i32
    %24 = llvm.icmp "ne" %23, %5 : i32
    %25 = llvm.select %24, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%22, %6, %7, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.call @ask() : () -> i32
    %27 = llvm.icmp "ne" %26, %5 : i32
    %28 = llvm.add %19, %8 overflow<nsw> : i64
    %29 = llvm.select %27, %28, %19 : i1, i64
    llvm.br ^bb2(%29 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_narrow_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(128 : i64) : i64
    %6 = llvm.mlir.constant(64 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.icmp "slt" %arg0, %0 : i64
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "slt" %arg1, %0 : i64
    %14 = llvm.or %12, %13 : i1
    %15 = llvm.icmp "sgt" %arg1, %1 : i64
    %16 = llvm.or %14, %15 : i1
    llvm.cond_br %16, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.call @mgpuMemAlloc(%2, %17, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%20: i64):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.mul %arg0, %4 overflow<nsw> : i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    llvm.cond_br %22, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %23 = llvm.mul %20, %5 overflow<nsw> : i64
    %24 = llvm.trunc %23 : i64 to i8
    %25 = llvm.zext %24 : i8 to i32
    %26 = llvm.sdiv %25, %6 : i32
    %27 = llvm.mul %26, %6 overflow<nsw> : i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %19[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.and %20, %7 : i64
    %31 = llvm.icmp "ne" %30, %0 : i64
    %32 = llvm.select %31, %17, %18 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%29, %8, %9, %32) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %33 = llvm.add %20, %7 overflow<nsw> : i64
    llvm.br ^bb2(%33 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%19, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_moved_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    %11 = llvm.icmp "slt" %arg1, %0 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuMemAlloc(%2, %15, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.br ^bb2(%18, %0 : !llvm.ptr, i64)
  ^bb2(%19: !llvm.ptr, %20: i64):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.icmp "slt" %20, %arg0 : i64
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %22 = llvm.mul %20, %4 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %19[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.and %20, %5 : i64
    %25 = llvm.icmp "ne" %24, %0 : i64
    %26 = llvm.select %25, %15, %16 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%23, %6, %7, %26) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %27 = llvm.icmp "eq" %19, %17 : !llvm.ptr
    %28 = llvm.getelementptr inbounds %17[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %29 = llvm.select %27, %28, %17 : i1, !llvm.ptr
    %30 = llvm.add %20, %5 overflow<nsw> : i64
    llvm.br ^bb2(%29, %30 : !llvm.ptr, i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%17, %15) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_restart_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    %12 = llvm.icmp "slt" %arg1, %0 : i64
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.icmp "sgt" %arg1, %1 : i64
    %15 = llvm.or %13, %14 : i1
    llvm.cond_br %15, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuMemAlloc(%2, %16, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb5
    llvm.br ^bb3(%0 : i64)
  ^bb3(%19: i64):  // 2 preds: ^bb2, ^bb4
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %21 = llvm.mul %19, %5 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.call @ask() : () -> i32
    %24 = llvm.icmp "ne" %23, %4 : i32
    %25 = llvm.select %24, %16, %17 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%22, %6, %7, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %19, %8 overflow<nsw> : i64
    llvm.br ^bb3(%26 : i64)
  ^bb5:  // pred: ^bb3
    %27 = llvm.call @ask() : () -> i32
    %28 = llvm.icmp "ne" %27, %4 : i32
    llvm.cond_br %28, ^bb2, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.call @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%18, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @wrong_parity_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.icmp "slt" %arg0, %0 : i64
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    %12 = llvm.or %10, %11 : i1
    %13 = llvm.icmp "slt" %arg1, %0 : i64
    %14 = llvm.or %12, %13 : i1
    %15 = llvm.icmp "sgt" %arg1, %1 : i64
    %16 = llvm.or %14, %15 : i1
    llvm.cond_br %16, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.call @mgpuMemAlloc(%2, %17, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%20: i64):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.icmp "slt" %20, %arg0 : i64
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %22 = llvm.srem %20, %4 : i64
    %23 = llvm.mul %22, %5 overflow<nsw> : i64
    %24 = llvm.getelementptr inbounds %19[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.call @ask() : () -> i32
    %26 = llvm.icmp "ne" %25, %6 : i32
    %27 = llvm.select %26, %17, %18 : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%24, %7, %8, %27) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %28 = llvm.add %20, %9 overflow<nsw> : i64
    llvm.br ^bb2(%28 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%19, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_host_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(63 : i64) : i64
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.icmp "slt" %arg0, %0 : i64
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    %10 = llvm.or %8, %9 : i1
    llvm.cond_br %10, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call @mgpuMemAlloc(%2, %11, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %13 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%14: i64):  // 2 preds: ^bb1, ^bb3
    %15 = llvm.icmp "slt" %14, %arg0 : i64
    llvm.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %16 = llvm.mul %14, %4 overflow<nsw> : i64
    %17 = llvm.getelementptr inbounds %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%17, %12, %4, %11) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %18 = llvm.mul %14, %4 overflow<nsw> : i64
    %19 = llvm.add %18, %5 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %13[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %20 {alignment = 1 : i64} : i8, !llvm.ptr  // expect: host-race
    %21 = llvm.add %14, %7 overflow<nsw> : i64
    llvm.br ^bb2(%21 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_host_M0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(60 : i64) : i64
    %6 = llvm.mlir.constant(63 : i64) : i64
    %7 = llvm.mlir.constant(1 : i8) : i8
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.icmp "slt" %arg0, %0 : i64
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    %11 = llvm.or %9, %10 : i1
    llvm.cond_br %11, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%2, %12, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %14 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
    llvm.br ^bb2(%0 : i64)
  ^bb2(%15: i64):  // 2 preds: ^bb1, ^bb3
    %16 = llvm.icmp "slt" %15, %arg0 : i64
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %17 = llvm.mul %15, %4 overflow<nsw> : i64
    %18 = llvm.getelementptr inbounds %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%18, %13, %5, %12) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %19 = llvm.mul %15, %4 overflow<nsw> : i64
    %20 = llvm.add %19, %6 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %21 {alignment = 1 : i64} : i8, !llvm.ptr
    %22 = llvm.add %15, %8 overflow<nsw> : i64
    llvm.br ^bb2(%22 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%13, %12) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.call @free(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
}
