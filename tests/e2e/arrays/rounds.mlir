// What an earlier round of a loop has had in an array is another thing now, or recorded anew. From C; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @ask() -> i32
  llvm.func @wrong_replaced(%arg0: i64) {
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
    llvm.call tail @mgpuEventRecord(%22, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    %23 = llvm.icmp "eq" %20, %1 : i64
    llvm.cond_br %23, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %24 = llvm.getelementptr %21[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()
    %26 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %26, %24 : !llvm.ptr, !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%25) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %27 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %arg0 : i64
    llvm.cond_br %28, ^bb3, ^bb4(%27 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%10, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
    %29 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %29, ^bb10(%1 : i64), ^bb9
  ^bb8(%30: i64):  // 2 preds: ^bb3, ^bb8
    %31 = llvm.getelementptr inbounds|nuw %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%32) : (!llvm.ptr) -> ()
    %33 = llvm.add %30, %2 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %arg0 : i64
    llvm.cond_br %34, ^bb7, ^bb8(%33 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%35: i64):  // 2 preds: ^bb7, ^bb10
    %36 = llvm.getelementptr inbounds|nuw %6[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()
    %38 = llvm.getelementptr inbounds|nuw %7[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%39) : (!llvm.ptr) -> ()
    %40 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %arg0 : i64
    llvm.cond_br %41, ^bb9, ^bb10(%40 : i64)
  }
  llvm.func @wrong_replaced2(%arg0: i64) {
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
    %22 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%23, %25) : (!llvm.ptr, !llvm.ptr) -> ()
    %26 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %26, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %27 = llvm.getelementptr %22[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%25, %28) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @mgpuMemset32(%11, %5, %2, %25) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()
    %29 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %29, %22 : !llvm.ptr, !llvm.ptr
    llvm.call tail @mgpuEventRecord(%29, %10) : (!llvm.ptr, !llvm.ptr) -> ()
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
  llvm.func @wrong_helper(%arg0: i64) {
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
    llvm.call tail @mgpuStreamWaitEvent(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %28 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %32, %30 : !llvm.ptr, !llvm.ptr
    %33 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %arg0 : i64
    llvm.cond_br %34, ^bb3, ^bb4(%33 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %35 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %35, ^bb10(%1 : i64), ^bb9
  ^bb8(%36: i64):  // 2 preds: ^bb3, ^bb8
    %37 = llvm.getelementptr inbounds|nuw %7[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%38) : (!llvm.ptr) -> ()
    %39 = llvm.add %36, %2 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %39, %arg0 : i64
    llvm.cond_br %40, ^bb7, ^bb8(%39 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%41: i64):  // 2 preds: ^bb7, ^bb10
    %42 = llvm.getelementptr inbounds|nuw %7[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    %44 = llvm.getelementptr inbounds|nuw %8[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%45) : (!llvm.ptr) -> ()
    %46 = llvm.add %41, %2 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %arg0 : i64
    llvm.cond_br %47, ^bb9, ^bb10(%46 : i64)
  }
  llvm.func @wrong_conditional(%arg0: i64) {
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
  ^bb3:  // 2 preds: ^bb1, ^bb8
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb10(%1 : i64), ^bb9
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb8
    %22 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %24, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%23, %27) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @mgpuMemset32(%11, %5, %2, %23) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %28 = llvm.and %21, %2 : i64
    %29 = llvm.icmp "eq" %28, %1 : i64
    llvm.cond_br %29, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %23) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %32 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb3, ^bb4(%32 : i64)
  ^bb9:  // 2 preds: ^bb3, ^bb10
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %34 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %34, ^bb12(%1 : i64), ^bb11
  ^bb10(%35: i64):  // 2 preds: ^bb3, ^bb10
    %36 = llvm.getelementptr inbounds|nuw %7[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb9, ^bb10(%38 : i64)
  ^bb11:  // 2 preds: ^bb9, ^bb12
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb12(%40: i64):  // 2 preds: ^bb9, ^bb12
    %41 = llvm.getelementptr inbounds|nuw %7[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
    %43 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%44) : (!llvm.ptr) -> ()
    %45 = llvm.add %40, %2 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %arg0 : i64
    llvm.cond_br %46, ^bb11, ^bb12(%45 : i64)
  }
  llvm.func @wrong_again(%arg0: i64) {
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
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %13, ^bb4(%1 : i64), ^bb3
  ^bb2(%14: i64):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb1, ^bb2(%19 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb6
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    %21 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %21, ^bb8(%1 : i64), ^bb7
  ^bb4(%22: i64):  // 2 preds: ^bb1, ^bb6
    %23 = llvm.icmp "eq" %22, %1 : i64
    llvm.cond_br %23, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %24 = llvm.getelementptr %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.getelementptr %24[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%26, %12) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.getelementptr inbounds|nuw %7[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%28, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %29 = llvm.getelementptr inbounds|nuw %7[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %30) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %31 = llvm.getelementptr inbounds|nuw %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%32, %30) : (!llvm.ptr, !llvm.ptr) -> ()
    %33 = llvm.add %22, %2 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %arg0 : i64
    llvm.cond_br %34, ^bb3, ^bb4(%33 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %35 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %35, ^bb10(%1 : i64), ^bb9
  ^bb8(%36: i64):  // 2 preds: ^bb3, ^bb8
    %37 = llvm.getelementptr inbounds|nuw %7[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%38) : (!llvm.ptr) -> ()
    %39 = llvm.add %36, %2 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %39, %arg0 : i64
    llvm.cond_br %40, ^bb7, ^bb8(%39 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%41: i64):  // 2 preds: ^bb7, ^bb10
    %42 = llvm.getelementptr inbounds|nuw %7[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    %44 = llvm.getelementptr inbounds|nuw %8[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%45) : (!llvm.ptr) -> ()
    %46 = llvm.add %41, %2 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %arg0 : i64
    llvm.cond_br %47, ^bb9, ^bb10(%46 : i64)
  }
  llvm.func @wrong_again2(%arg0: i64) {
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
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %13, ^bb4(%1 : i64), ^bb3
  ^bb2(%14: i64):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb1, ^bb2(%19 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb8
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    %21 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %21, ^bb10(%1 : i64), ^bb9
  ^bb4(%22: i64):  // 2 preds: ^bb1, ^bb8
    %23 = llvm.icmp "eq" %22, %1 : i64
    llvm.cond_br %23, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %24 = llvm.call tail @ask() : () -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.icmp "ugt" %arg0, %25 : i64
    llvm.cond_br %26, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %27 = llvm.getelementptr inbounds|nuw %8[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%28, %12) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %29 = llvm.getelementptr inbounds|nuw %7[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr %31[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%30, %33) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb4, ^bb7
    %34 = llvm.getelementptr inbounds|nuw %7[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %35) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %36 = llvm.getelementptr inbounds|nuw %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%37, %35) : (!llvm.ptr, !llvm.ptr) -> ()
    %38 = llvm.add %22, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb3, ^bb4(%38 : i64)
  ^bb9:  // 2 preds: ^bb3, ^bb10
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %40 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %40, ^bb12(%1 : i64), ^bb11
  ^bb10(%41: i64):  // 2 preds: ^bb3, ^bb10
    %42 = llvm.getelementptr inbounds|nuw %7[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%43) : (!llvm.ptr) -> ()
    %44 = llvm.add %41, %2 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %arg0 : i64
    llvm.cond_br %45, ^bb9, ^bb10(%44 : i64)
  ^bb11:  // 2 preds: ^bb9, ^bb12
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb12(%46: i64):  // 2 preds: ^bb9, ^bb12
    %47 = llvm.getelementptr inbounds|nuw %7[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%48) : (!llvm.ptr) -> ()
    %49 = llvm.getelementptr inbounds|nuw %8[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%50) : (!llvm.ptr) -> ()
    %51 = llvm.add %46, %2 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %arg0 : i64
    llvm.cond_br %52, ^bb11, ^bb12(%51 : i64)
  }
  llvm.func @wrong_again3(%arg0: i64) {
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
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %14, ^bb4(%1, %5 : i64, !llvm.ptr), ^bb3
  ^bb2(%15: i64):  // 2 preds: ^bb0, ^bb2
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %arg0 : i64
    llvm.cond_br %21, ^bb1, ^bb2(%20 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb7
    llvm.call tail @mgpuStreamDestroy(%13) : (!llvm.ptr) -> ()
    %22 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %22, ^bb9(%1 : i64), ^bb8
  ^bb4(%23: i64, %24: !llvm.ptr):  // 2 preds: ^bb1, ^bb7
    %25 = llvm.icmp "eq" %23, %1 : i64
    llvm.cond_br %25, ^bb7, ^bb6(%1 : i64)
  ^bb5:  // pred: ^bb6
    %26 = llvm.getelementptr inbounds|nuw %8[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%27, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%28: i64):  // 2 preds: ^bb4, ^bb6
    %29 = llvm.getelementptr inbounds|nuw %9[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%30, %13) : (!llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.add %28, %2 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %arg0 : i64
    llvm.cond_br %32, ^bb5, ^bb6(%31 : i64)
  ^bb7:  // 2 preds: ^bb4, ^bb5
    %33 = llvm.getelementptr inbounds|nuw %8[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%12, %6, %2, %34) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %35 = llvm.getelementptr inbounds|nuw %9[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%36, %34) : (!llvm.ptr, !llvm.ptr) -> ()
    %37 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %arg0 : i64
    llvm.cond_br %38, ^bb3, ^bb4(%37, %36 : i64, !llvm.ptr)
  ^bb8:  // 2 preds: ^bb3, ^bb9
    llvm.call tail @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %39 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %39, ^bb11(%1 : i64), ^bb10
  ^bb9(%40: i64):  // 2 preds: ^bb3, ^bb9
    %41 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%42) : (!llvm.ptr) -> ()
    %43 = llvm.add %40, %2 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %arg0 : i64
    llvm.cond_br %44, ^bb8, ^bb9(%43 : i64)
  ^bb10:  // 2 preds: ^bb8, ^bb11
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11(%45: i64):  // 2 preds: ^bb8, ^bb11
    %46 = llvm.getelementptr inbounds|nuw %8[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%47) : (!llvm.ptr) -> ()
    %48 = llvm.getelementptr inbounds|nuw %9[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%49) : (!llvm.ptr) -> ()
    %50 = llvm.add %45, %2 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %arg0 : i64
    llvm.cond_br %51, ^bb10, ^bb11(%50 : i64)
  }
  llvm.func @wrong_last2(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
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
    llvm.cond_br %13, ^bb4(%1 : i64), ^bb3
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
    llvm.call tail @mgpuMemset32(%12, %6, %2, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %21 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %21, ^bb8(%1 : i64), ^bb7
  ^bb4(%22: i64):  // 2 preds: ^bb1, ^bb6
    %23 = llvm.getelementptr inbounds|nuw %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %22, %1 : i64
    llvm.cond_br %25, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %26 = llvm.getelementptr %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.getelementptr %26[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %28) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @mgpuMemset32(%12, %5, %2, %24) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %29 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%30, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.add %22, %2 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %arg0 : i64
    llvm.cond_br %32, ^bb3, ^bb4(%31 : i64)
  ^bb7:  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %33 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %33, ^bb10(%1 : i64), ^bb9
  ^bb8(%34: i64):  // 2 preds: ^bb3, ^bb8
    %35 = llvm.getelementptr inbounds|nuw %8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%36) : (!llvm.ptr) -> ()
    %37 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %arg0 : i64
    llvm.cond_br %38, ^bb7, ^bb8(%37 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10(%39: i64):  // 2 preds: ^bb7, ^bb10
    %40 = llvm.getelementptr inbounds|nuw %8[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()
    %42 = llvm.getelementptr inbounds|nuw %9[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%43) : (!llvm.ptr) -> ()
    %44 = llvm.add %39, %2 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %arg0 : i64
    llvm.cond_br %45, ^bb9, ^bb10(%44 : i64)
  }
  llvm.func @wrong_inner(%arg0: i64) {
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
  ^bb3:  // 2 preds: ^bb1, ^bb7
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb10(%1 : i64), ^bb9
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb7
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
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb8(%1 : i64)
  ^bb7:  // pred: ^bb8
    %32 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb3, ^bb4(%32 : i64)
  ^bb8(%34: i64):  // 2 preds: ^bb6, ^bb8
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %35 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %0 : i64
    llvm.cond_br %36, ^bb7, ^bb8(%35 : i64)
  ^bb9:  // 2 preds: ^bb3, ^bb10
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %37 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %37, ^bb12(%1 : i64), ^bb11
  ^bb10(%38: i64):  // 2 preds: ^bb3, ^bb10
    %39 = llvm.getelementptr inbounds|nuw %7[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%40) : (!llvm.ptr) -> ()
    %41 = llvm.add %38, %2 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %arg0 : i64
    llvm.cond_br %42, ^bb9, ^bb10(%41 : i64)
  ^bb11:  // 2 preds: ^bb9, ^bb12
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb12(%43: i64):  // 2 preds: ^bb9, ^bb12
    %44 = llvm.getelementptr inbounds|nuw %7[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%45) : (!llvm.ptr) -> ()
    %46 = llvm.getelementptr inbounds|nuw %8[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%47) : (!llvm.ptr) -> ()
    %48 = llvm.add %43, %2 overflow<nsw, nuw> : i64
    %49 = llvm.icmp "eq" %48, %arg0 : i64
    llvm.cond_br %49, ^bb11, ^bb12(%48 : i64)
  }
  llvm.func @wrong_ealias(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %4 = llvm.call tail @malloc(%3) : (i64) -> !llvm.ptr  // expect: memory-leak
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb6(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb2(%1 : i64), ^bb5
  ^bb2(%8: i64):  // 2 preds: ^bb1, ^bb4
    %9 = llvm.icmp "eq" %8, %1 : i64
    llvm.cond_br %9, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %10 = llvm.getelementptr %4[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr %10[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%12) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %13 = llvm.getelementptr inbounds|nuw %4[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%14, %5) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    llvm.store %15, %13 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb5, ^bb2(%16 : i64)
  ^bb5:  // 2 preds: ^bb1, ^bb4
    llvm.return
  ^bb6(%18: i64):  // 2 preds: ^bb0, ^bb6
    %19 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %20 = llvm.getelementptr inbounds|nuw %4[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg0 : i64
    llvm.cond_br %22, ^bb1, ^bb6(%21 : i64)
  }
  llvm.func @wrong_start(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(-1 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.icmp "sgt" %arg1, %0 : i64
    %8 = llvm.icmp "slt" %arg1, %arg0 : i64
    %9 = llvm.and %7, %8 : i1
    llvm.cond_br %9, ^bb1, ^bb17
  ^bb1:  // pred: ^bb0
    %10 = llvm.shl %arg0, %1 overflow<nsw> : i64
    %11 = llvm.call tail @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.call tail @malloc(%10) : (i64) -> !llvm.ptr
    %13 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %13, ^bb4(%2 : i64), ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.call tail @mgpuMemAlloc(%4, %14, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    %16 = llvm.icmp "slt" %arg1, %arg0 : i64
    llvm.cond_br %16, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %17 = llvm.add %arg1, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%arg1 : i64)
  ^bb4(%18: i64):  // 2 preds: ^bb1, ^bb4
    %19 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %11[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %12[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.add %18, %3 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %arg0 : i64
    llvm.cond_br %24, ^bb2, ^bb4(%23 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb12
    %25 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %25, ^bb14(%2 : i64), ^bb13
  ^bb6(%26: i64):  // 2 preds: ^bb3, ^bb12
    %27 = llvm.icmp "sgt" %26, %2 : i64
    llvm.cond_br %27, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %28 = llvm.getelementptr inbounds|nuw %11[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %12[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr %30[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%29, %32) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %33 = llvm.icmp "sgt" %26, %arg1 : i64
    llvm.cond_br %33, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %34 = llvm.getelementptr inbounds|nuw %11[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%15, %6, %3, %35) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %36 = llvm.icmp "sgt" %26, %17 : i64
    llvm.cond_br %36, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %37 = llvm.getelementptr inbounds|nuw %12[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %11[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%38, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %41 = llvm.add %26, %3 : i64
    %42 = llvm.icmp "eq" %41, %arg0 : i64
    llvm.cond_br %42, ^bb5, ^bb6(%41 : i64)
  ^bb13:  // 2 preds: ^bb5, ^bb14
    llvm.call tail @mgpuMemFree(%15, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    %43 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %43, ^bb16(%2 : i64), ^bb15
  ^bb14(%44: i64):  // 2 preds: ^bb5, ^bb14
    %45 = llvm.getelementptr inbounds|nuw %11[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%46) : (!llvm.ptr) -> ()
    %47 = llvm.add %44, %3 overflow<nsw, nuw> : i64
    %48 = llvm.icmp "eq" %47, %arg0 : i64
    llvm.cond_br %48, ^bb13, ^bb14(%47 : i64)
  ^bb15:  // 2 preds: ^bb13, ^bb16
    llvm.call tail @mgpuStreamDestroy(%14) : (!llvm.ptr) -> ()
    llvm.call tail @free(%11) : (!llvm.ptr) -> ()
    llvm.call tail @free(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb17
  ^bb16(%49: i64):  // 2 preds: ^bb13, ^bb16
    %50 = llvm.getelementptr inbounds|nuw %11[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%51) : (!llvm.ptr) -> ()
    %52 = llvm.getelementptr inbounds|nuw %12[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%53) : (!llvm.ptr) -> ()
    %54 = llvm.add %49, %3 overflow<nsw, nuw> : i64
    %55 = llvm.icmp "eq" %54, %arg0 : i64
    llvm.cond_br %55, ^bb15, ^bb16(%54 : i64)
  ^bb17:  // 2 preds: ^bb0, ^bb15
    llvm.return
  }
  llvm.func @right_again(%arg0: i64) {
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
  llvm.func @right_reach(%arg0: i64) {
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
    %22 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %24, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%23, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @mgpuMemset32(%11, %5, %2, %23) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call tail @mgpuMemset32(%11, %5, %2, %23) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %28 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%29, %23) : (!llvm.ptr, !llvm.ptr) -> ()
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
  llvm.func @right_sync(%arg0: i64) {
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
    %22 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %24, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%27) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @mgpuMemset32(%11, %5, %2, %23) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %28 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%29, %23) : (!llvm.ptr, !llvm.ptr) -> ()
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
  llvm.func @right_else(%arg0: i64) {
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
  ^bb3:  // 2 preds: ^bb1, ^bb7
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb9(%1 : i64), ^bb8
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb7
    %22 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %22, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %23 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr %25[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %28 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %2, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %30 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %29) : (!llvm.ptr, !llvm.ptr) -> ()
    %32 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb3, ^bb4(%32 : i64)
  ^bb8:  // 2 preds: ^bb3, ^bb9
    llvm.call tail @mgpuMemFree(%11, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%10) : (!llvm.ptr) -> ()
    %34 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %34, ^bb11(%1 : i64), ^bb10
  ^bb9(%35: i64):  // 2 preds: ^bb3, ^bb9
    %36 = llvm.getelementptr inbounds|nuw %7[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %arg0 : i64
    llvm.cond_br %39, ^bb8, ^bb9(%38 : i64)
  ^bb10:  // 2 preds: ^bb8, ^bb11
    llvm.call tail @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11(%40: i64):  // 2 preds: ^bb8, ^bb11
    %41 = llvm.getelementptr inbounds|nuw %7[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
    %43 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%44) : (!llvm.ptr) -> ()
    %45 = llvm.add %40, %2 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %arg0 : i64
    llvm.cond_br %46, ^bb10, ^bb11(%45 : i64)
  }
  llvm.func @the_one_before_is_gone(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %n : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %is16 = llvm.icmp "sgt" %i14, %c0 : i64
    llvm.cond_br %is16, ^b17, ^b18
  ^b17:
    %v19 = llvm.sub %i14, %c1 : i64
    %p20 = llvm.getelementptr %h2[%v19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v21) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b18
  ^b18:
    %p22 = llvm.getelementptr %h2[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v23 = llvm.load %p22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v23) : (!llvm.ptr) -> ()
    %v24 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v24 : i64)
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
}
