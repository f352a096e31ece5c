// Pipelines: a round of a loop waits for what an earlier one has recorded. From C; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @right_pipe(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%3, %10, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb4(%1 : i64), ^bb3
  ^bb2(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg0 : i64
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb8(%1 : i64), ^bb7
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb6
    %22 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %22, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %23 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %28 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    %32 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb3, ^bb4(%32 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %34 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %34, ^bb10(%1 : i64), ^bb9
  ^bb8(%35: i64):  // 2 preds: ^bb3, ^bb8
    %36 = llvm.getelementptr inbounds|nuw %7[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb7, ^bb8(%38 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%40: i64):  // 2 preds: ^bb7, ^bb10
    %41 = llvm.getelementptr inbounds|nuw %7[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
    %43 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%44) : (!llvm.ptr) -> ()
    %45 = llvm.add %40, %2 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %arg0 : i64
    llvm.cond_br %46, ^bb9, ^bb10(%45 : i64)
  }
  llvm.func @right_scalar(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %8 = llvm.call tail @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.call tail @malloc(%7) : (i64) -> !llvm.ptr
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %10, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%3, %11, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %13 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %13, ^bb4(%5, %1 : !llvm.ptr, i64), ^bb3
  ^bb2(%14: i64):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb1, ^bb2(%19 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    %21 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %21, ^bb8(%1 : i64), ^bb7
  ^bb4(%22: !llvm.ptr, %23: i64):  // 2 preds: ^bb1, ^bb6
    %24 = llvm.getelementptr inbounds|nuw %8[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "eq" %23, %1 : i64
    llvm.cond_br %26, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.call tail @mgpuStreamWaitEvent(%25, %22) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @mgpuMemset32(%12, %6, %2, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %27 = llvm.getelementptr inbounds|nuw %9[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%28, %25) : (!llvm.ptr, !llvm.ptr) -> ()
    %29 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %arg0 : i64
    llvm.cond_br %30, ^bb3, ^bb4(%28, %29 : !llvm.ptr, i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %31 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %31, ^bb10(%1 : i64), ^bb9
  ^bb8(%32: i64):  // 2 preds: ^bb3, ^bb8
    %33 = llvm.getelementptr inbounds|nuw %8[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%34) : (!llvm.ptr) -> ()
    %35 = llvm.add %32, %2 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %arg0 : i64
    llvm.cond_br %36, ^bb7, ^bb8(%35 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%37: i64):  // 2 preds: ^bb7, ^bb10
    %38 = llvm.getelementptr inbounds|nuw %8[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%39) : (!llvm.ptr) -> ()
    %40 = llvm.getelementptr inbounds|nuw %9[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%41) : (!llvm.ptr) -> ()
    %42 = llvm.add %37, %2 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %arg0 : i64
    llvm.cond_br %43, ^bb9, ^bb10(%42 : i64)
  }
  llvm.func @right_pipe4() {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.call tail @malloc(%0) : (i64) -> (!llvm.ptr)
    %8 = llvm.call tail @malloc(%0) : (i64) -> (!llvm.ptr)
    llvm.br ^bb2(%1 : i64)
  ^bb1:  // pred: ^bb2
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.call tail @mgpuMemAlloc(%4, %9, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb3(%1 : i64)
  ^bb2(%11: i64):  // 2 preds: ^bb0, ^bb2
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %7[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %11, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %3 : i64
    llvm.cond_br %17, ^bb1, ^bb2(%16 : i64)
  ^bb3(%18: i64):  // 2 preds: ^bb1, ^bb5
    %19 = llvm.icmp "eq" %18, %1 : i64
    llvm.cond_br %19, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %20 = llvm.getelementptr inbounds|nuw %7[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr %8[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr %22[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%21, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %25 = llvm.getelementptr inbounds|nuw %7[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%10, %6, %2, %26) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %27 = llvm.getelementptr inbounds|nuw %8[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%28, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %29 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %3 : i64
    llvm.cond_br %30, ^bb7(%1 : i64), ^bb3(%29 : i64)
  ^bb6:  // pred: ^bb7
    llvm.call tail @mgpuMemFree(%10, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb9(%1 : i64)
  ^bb7(%31: i64):  // 2 preds: ^bb5, ^bb7
    %32 = llvm.getelementptr inbounds|nuw %7[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()
    %34 = llvm.add %31, %2 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %3 : i64
    llvm.cond_br %35, ^bb6, ^bb7(%34 : i64)
  ^bb8:  // pred: ^bb9
    llvm.call tail @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb9(%36: i64):  // 2 preds: ^bb6, ^bb9
    %37 = llvm.getelementptr inbounds|nuw %7[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%38) : (!llvm.ptr) -> ()
    %39 = llvm.getelementptr inbounds|nuw %8[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%40) : (!llvm.ptr) -> ()
    %41 = llvm.add %36, %2 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %3 : i64
    llvm.cond_br %42, ^bb8, ^bb9(%41 : i64)
  }
  llvm.func @right_pipeint(%arg0: i32) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.shl %arg0, %0 overflow<nsw> : i32
    %8 = llvm.sext %7 : i32 to i64
    %9 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    %11 = llvm.sext %arg0 : i32 to i64
    %12 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %12, ^bb3(%2 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.call tail @mgpuMemAlloc(%4, %13, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    %15 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %16 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%2 : i64)
  ^bb3(%17: i64):  // 2 preds: ^bb0, ^bb3
    %18 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %9[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %10[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.add %17, %3 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %11 : i64
    llvm.cond_br %23, ^bb1, ^bb3(%22 : i64)
  ^bb4:  // 2 preds: ^bb1, ^bb7
    %24 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %24, ^bb9(%2 : i64), ^bb8
  ^bb5(%25: i64):  // 2 preds: ^bb2, ^bb7
    %26 = llvm.icmp "eq" %25, %2 : i64
    llvm.cond_br %26, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %27 = llvm.getelementptr inbounds|nuw %9[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr %10[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr %29[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%28, %31) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %32 = llvm.getelementptr inbounds|nuw %9[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%14, %6, %3, %33) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %34 = llvm.getelementptr inbounds|nuw %10[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%35, %33) : (!llvm.ptr, !llvm.ptr) -> ()
    %36 = llvm.add %25, %3 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %16 : i64
    llvm.cond_br %37, ^bb4, ^bb5(%36 : i64)
  ^bb8:  // 2 preds: ^bb4, ^bb9
    llvm.call tail @mgpuMemFree(%14, %13) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    %38 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %38, ^bb11(%2 : i64), ^bb10
  ^bb9(%39: i64):  // 2 preds: ^bb4, ^bb9
    %40 = llvm.getelementptr inbounds|nuw %9[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%41) : (!llvm.ptr) -> ()
    %42 = llvm.add %39, %3 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %11 : i64
    llvm.cond_br %43, ^bb8, ^bb9(%42 : i64)
  ^bb10:  // 2 preds: ^bb8, ^bb11
    llvm.call tail @mgpuStreamDestroy(%13) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11(%44: i64):  // 2 preds: ^bb8, ^bb11
    %45 = llvm.getelementptr inbounds|nuw %9[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%46) : (!llvm.ptr) -> ()
    %47 = llvm.getelementptr inbounds|nuw %10[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%48) : (!llvm.ptr) -> ()
    %49 = llvm.add %44, %3 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %11 : i64
    llvm.cond_br %50, ^bb10, ^bb11(%49 : i64)
  }
  llvm.func @right_pipeunsigned(%arg0: i32) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.shl %arg0, %0 : i32
    %8 = llvm.zext %7 : i32 to i64
    %9 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    %11 = llvm.zext %arg0 : i32 to i64
    %12 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb3(%2 : i64)
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.call tail @mgpuMemAlloc(%4, %13, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    %15 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %15, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %16 = llvm.zext %arg0 : i32 to i64
    llvm.br ^bb4(%2 : i64)
  ^bb3(%17: i64):  // 2 preds: ^bb0, ^bb3
    %18 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %9[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %10[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.add %17, %3 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %11 : i64
    llvm.cond_br %23, ^bb1, ^bb3(%22 : i64)
  ^bb4(%24: i64):  // 2 preds: ^bb2, ^bb6
    %25 = llvm.icmp "eq" %24, %2 : i64
    llvm.cond_br %25, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %26 = llvm.getelementptr inbounds|nuw %9[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %10[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.getelementptr %28[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%27, %30) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %31 = llvm.getelementptr inbounds|nuw %9[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%14, %6, %3, %32) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %33 = llvm.getelementptr inbounds|nuw %10[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%34, %32) : (!llvm.ptr, !llvm.ptr) -> ()
    %35 = llvm.add %24, %3 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %16 : i64
    llvm.cond_br %36, ^bb8(%2 : i64), ^bb4(%35 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call tail @mgpuMemFree(%14, %13) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    %37 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %37, ^bb9, ^bb10(%2 : i64)
  ^bb8(%38: i64):  // 2 preds: ^bb6, ^bb8
    %39 = llvm.getelementptr inbounds|nuw %9[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%40) : (!llvm.ptr) -> ()
    %41 = llvm.add %38, %3 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %11 : i64
    llvm.cond_br %42, ^bb7, ^bb8(%41 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%13) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%43: i64):  // 2 preds: ^bb7, ^bb10
    %44 = llvm.getelementptr inbounds|nuw %9[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%45) : (!llvm.ptr) -> ()
    %46 = llvm.getelementptr inbounds|nuw %10[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%47) : (!llvm.ptr) -> ()
    %48 = llvm.add %43, %3 overflow<nsw, nuw> : i64
    %49 = llvm.icmp "eq" %48, %11 : i64
    llvm.cond_br %49, ^bb9, ^bb10(%48 : i64)
  }
  llvm.func @right_depth2(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %8, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.call tail @mgpuMemAlloc(%3, %9, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %11, ^bb4(%1 : i64), ^bb3
  ^bb2(%12: i64):  // 2 preds: ^bb0, ^bb2
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %12, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb1, ^bb2(%17 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    %19 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %19, ^bb8(%1 : i64), ^bb7
  ^bb4(%20: i64):  // 2 preds: ^bb1, ^bb6
    %21 = llvm.getelementptr inbounds|nuw %7[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%22, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    %25 = llvm.icmp "ugt" %20, %2 : i64
    llvm.cond_br %25, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %26 = llvm.getelementptr %21[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%27) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %28 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %arg0 : i64
    llvm.cond_br %29, ^bb3, ^bb4(%28 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%10, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %30 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %30, ^bb10(%1 : i64), ^bb9
  ^bb8(%31: i64):  // 2 preds: ^bb3, ^bb8
    %32 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()
    %34 = llvm.add %31, %2 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %arg0 : i64
    llvm.cond_br %35, ^bb7, ^bb8(%34 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%36: i64):  // 2 preds: ^bb7, ^bb10
    %37 = llvm.getelementptr inbounds|nuw %6[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%38) : (!llvm.ptr) -> ()
    %39 = llvm.getelementptr inbounds|nuw %7[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%40) : (!llvm.ptr) -> ()
    %41 = llvm.add %36, %2 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %arg0 : i64
    llvm.cond_br %42, ^bb9, ^bb10(%41 : i64)
  }
  llvm.func @right_oneuses(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %8, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.call tail @mgpuMemAlloc(%3, %9, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %11 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %11, ^bb4(%2 : i64), ^bb3
  ^bb2(%12: i64):  // 2 preds: ^bb0, ^bb2
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %12, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb1, ^bb2(%17 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb4
    %19 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %19, ^bb6(%1 : i64), ^bb5
  ^bb4(%20: i64):  // 2 preds: ^bb1, ^bb4
    %21 = llvm.getelementptr %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr %21[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()
    %24 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %arg0 : i64
    llvm.cond_br %25, ^bb3, ^bb4(%24 : i64)
  ^bb5:  // 2 preds: ^bb3, ^bb6
    llvm.call tail @mgpuMemFree(%10, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %26 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %26, ^bb8(%1 : i64), ^bb7
  ^bb6(%27: i64):  // 2 preds: ^bb3, ^bb6
    %28 = llvm.getelementptr inbounds|nuw %6[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()
    %30 = llvm.add %27, %2 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %arg0 : i64
    llvm.cond_br %31, ^bb5, ^bb6(%30 : i64)
  ^bb7:  // 2 preds: ^bb5, ^bb8
    llvm.call tail @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  ^bb8(%32: i64):  // 2 preds: ^bb5, ^bb8
    %33 = llvm.getelementptr inbounds|nuw %6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%34) : (!llvm.ptr) -> ()
    %35 = llvm.getelementptr inbounds|nuw %7[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%36) : (!llvm.ptr) -> ()
    %37 = llvm.add %32, %2 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %arg0 : i64
    llvm.cond_br %38, ^bb7, ^bb8(%37 : i64)
  }
  llvm.func @right_both(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %8, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.call tail @mgpuMemAlloc(%3, %9, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %11 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %11, ^bb4(%2 : i64), ^bb3
  ^bb2(%12: i64):  // 2 preds: ^bb0, ^bb2
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %12, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb1, ^bb2(%17 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb4
    %19 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %19, ^bb6(%1 : i64), ^bb5
  ^bb4(%20: i64):  // 2 preds: ^bb1, ^bb4
    %21 = llvm.getelementptr %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr %21[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()
    %24 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()
    %25 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %arg0 : i64
    llvm.cond_br %26, ^bb3, ^bb4(%25 : i64)
  ^bb5:  // 2 preds: ^bb3, ^bb6
    llvm.call tail @mgpuMemFree(%10, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %27 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %27, ^bb8(%1 : i64), ^bb7
  ^bb6(%28: i64):  // 2 preds: ^bb3, ^bb6
    %29 = llvm.getelementptr inbounds|nuw %6[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%30) : (!llvm.ptr) -> ()
    %31 = llvm.add %28, %2 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %arg0 : i64
    llvm.cond_br %32, ^bb5, ^bb6(%31 : i64)
  ^bb7:  // 2 preds: ^bb5, ^bb8
    llvm.call tail @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  ^bb8(%33: i64):  // 2 preds: ^bb5, ^bb8
    %34 = llvm.getelementptr inbounds|nuw %6[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.getelementptr inbounds|nuw %7[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %33, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb7, ^bb8(%38 : i64)
  }
  llvm.func @wrong_nowait(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%3, %10, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb4(%1 : i64), ^bb3
  ^bb2(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg0 : i64
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb4
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb6(%1 : i64), ^bb5
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb4
    %22 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %23) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %24 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%25, %23) : (!llvm.ptr, !llvm.ptr) -> ()
    %26 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %arg0 : i64
    llvm.cond_br %27, ^bb3, ^bb4(%26 : i64)
  ^bb5:  // 2 preds: ^bb3, ^bb6
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %28 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %28, ^bb8(%1 : i64), ^bb7
  ^bb6(%29: i64):  // 2 preds: ^bb3, ^bb6
    %30 = llvm.getelementptr inbounds|nuw %7[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%31) : (!llvm.ptr) -> ()
    %32 = llvm.add %29, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb5, ^bb6(%32 : i64)
  ^bb7:  // 2 preds: ^bb5, ^bb8
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb8(%34: i64):  // 2 preds: ^bb5, ^bb8
    %35 = llvm.getelementptr inbounds|nuw %7[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()
    %37 = llvm.getelementptr inbounds|nuw %8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%38) : (!llvm.ptr) -> ()
    %39 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %39, %arg0 : i64
    llvm.cond_br %40, ^bb7, ^bb8(%39 : i64)
  }
  llvm.func @wrong_own(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%3, %10, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb4(%1 : i64), ^bb3
  ^bb2(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg0 : i64
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb4
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb6(%1 : i64), ^bb5
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb4
    %22 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%23, %25) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamWaitEvent(%25, %23) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuMemset32(%11, %5, %2, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %26 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %arg0 : i64
    llvm.cond_br %27, ^bb3, ^bb4(%26 : i64)
  ^bb5:  // 2 preds: ^bb3, ^bb6
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %28 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %28, ^bb8(%1 : i64), ^bb7
  ^bb6(%29: i64):  // 2 preds: ^bb3, ^bb6
    %30 = llvm.getelementptr inbounds|nuw %7[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%31) : (!llvm.ptr) -> ()
    %32 = llvm.add %29, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb5, ^bb6(%32 : i64)
  ^bb7:  // 2 preds: ^bb5, ^bb8
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb8(%34: i64):  // 2 preds: ^bb5, ^bb8
    %35 = llvm.getelementptr inbounds|nuw %7[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()
    %37 = llvm.getelementptr inbounds|nuw %8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%38) : (!llvm.ptr) -> ()
    %39 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %39, %arg0 : i64
    llvm.cond_br %40, ^bb7, ^bb8(%39 : i64)
  }
  llvm.func @wrong_two(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%3, %10, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb4(%1 : i64), ^bb3
  ^bb2(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg0 : i64
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb8(%1 : i64), ^bb7
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb6
    %22 = llvm.icmp "ugt" %21, %2 : i64
    llvm.cond_br %22, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %23 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %28 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    %32 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb3, ^bb4(%32 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %34 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %34, ^bb10(%1 : i64), ^bb9
  ^bb8(%35: i64):  // 2 preds: ^bb3, ^bb8
    %36 = llvm.getelementptr inbounds|nuw %7[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb7, ^bb8(%38 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%40: i64):  // 2 preds: ^bb7, ^bb10
    %41 = llvm.getelementptr inbounds|nuw %7[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
    %43 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%44) : (!llvm.ptr) -> ()
    %45 = llvm.add %40, %2 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %arg0 : i64
    llvm.cond_br %46, ^bb9, ^bb10(%45 : i64)
  }
  llvm.func @wrong_guard(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%3, %10, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb4(%1 : i64), ^bb3
  ^bb2(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg0 : i64
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb8(%1 : i64), ^bb7
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb6
    %22 = llvm.icmp "ugt" %21, %2 : i64
    llvm.cond_br %22, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %23 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %28 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    %32 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb3, ^bb4(%32 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %34 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %34, ^bb10(%1 : i64), ^bb9
  ^bb8(%35: i64):  // 2 preds: ^bb3, ^bb8
    %36 = llvm.getelementptr inbounds|nuw %7[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb7, ^bb8(%38 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%40: i64):  // 2 preds: ^bb7, ^bb10
    %41 = llvm.getelementptr inbounds|nuw %7[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
    %43 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%44) : (!llvm.ptr) -> ()
    %45 = llvm.add %40, %2 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %arg0 : i64
    llvm.cond_br %46, ^bb9, ^bb10(%45 : i64)
  }
  llvm.func @wrong_first(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%3, %10, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb4(%1 : i64), ^bb3
  ^bb2(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg0 : i64
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb8(%1 : i64), ^bb7
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb6
    %22 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %22, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %23 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %25) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %26 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %27) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %28 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%29, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    %30 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %arg0 : i64
    llvm.cond_br %31, ^bb3, ^bb4(%30 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %32 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %32, ^bb10(%1 : i64), ^bb9
  ^bb8(%33: i64):  // 2 preds: ^bb3, ^bb8
    %34 = llvm.getelementptr inbounds|nuw %7[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%35) : (!llvm.ptr) -> ()
    %36 = llvm.add %33, %2 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %arg0 : i64
    llvm.cond_br %37, ^bb7, ^bb8(%36 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%38: i64):  // 2 preds: ^bb7, ^bb10
    %39 = llvm.getelementptr inbounds|nuw %7[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
    %41 = llvm.getelementptr inbounds|nuw %8[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%42) : (!llvm.ptr) -> ()
    %43 = llvm.add %38, %2 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %arg0 : i64
    llvm.cond_br %44, ^bb9, ^bb10(%43 : i64)
  }
  llvm.func @wrong_notpeeled(%arg0: i64) {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.icmp "slt" %arg0, %0 : i64
    llvm.cond_br %7, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.shl %arg0, %1 overflow<nsw> : i64
    %9 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    llvm.br ^bb3(%2 : i64)
  ^bb2:  // pred: ^bb3
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%4, %11, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %13 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%12, %6, %3, %13) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^bb5(%3 : i64)
  ^bb3(%14: i64):  // 2 preds: ^bb1, ^bb3
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %10[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %14, %3 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb2, ^bb3(%19 : i64)
  ^bb4:  // pred: ^bb5
    %21 = llvm.intr.smax(%arg0, %3) : (i64, i64) -> i64
    llvm.br ^bb7(%2 : i64)
  ^bb5(%22: i64):  // 2 preds: ^bb2, ^bb5
    %23 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr %10[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuMemset32(%12, %6, %3, %24) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %28 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%28, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    %29 = llvm.add %22, %3 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %arg0 : i64
    llvm.cond_br %30, ^bb4, ^bb5(%29 : i64)
  ^bb6:  // pred: ^bb7
    llvm.call tail @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %31 = llvm.intr.smax(%arg0, %3) : (i64, i64) -> i64
    llvm.br ^bb9(%2 : i64)
  ^bb7(%32: i64):  // 2 preds: ^bb4, ^bb7
    %33 = llvm.getelementptr inbounds|nuw %9[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%34) : (!llvm.ptr) -> ()
    %35 = llvm.add %32, %3 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %21 : i64
    llvm.cond_br %36, ^bb6, ^bb7(%35 : i64)
  ^bb8:  // pred: ^bb9
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%37: i64):  // 2 preds: ^bb6, ^bb9
    %38 = llvm.getelementptr inbounds|nuw %9[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%39) : (!llvm.ptr) -> ()
    %40 = llvm.getelementptr inbounds|nuw %10[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%41) : (!llvm.ptr) -> ()
    %42 = llvm.add %37, %3 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %31 : i64
    llvm.cond_br %43, ^bb8, ^bb9(%42 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_gone(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %4 = llvm.call tail @malloc(%3) : (i64) -> !llvm.ptr
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb7, ^bb8
  ^bb2(%8: i64):  // 2 preds: ^bb0, ^bb6
    %9 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    llvm.call tail @mgpuEventRecord(%9, %5) : (!llvm.ptr, !llvm.ptr) -> ()
    %11 = llvm.icmp "eq" %8, %1 : i64
    llvm.cond_br %11, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %12 = llvm.getelementptr %10[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%13) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %14 = llvm.icmp "ugt" %8, %2 : i64
    llvm.cond_br %14, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %15 = llvm.getelementptr %10[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%16) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %17 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb1, ^bb2(%17 : i64)
  ^bb7:  // pred: ^bb1
    %19 = llvm.getelementptr %4[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr %19[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb1, ^bb7
    llvm.call tail @mgpuStreamDestroy(%5) : (!llvm.ptr) -> ()
    llvm.call tail @free(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
}
