// Rows of arrays by two indexes: rows that overlap or are too short, columns that are left out or lie beside the row. From C; all are faulty.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @wrong_overlap2(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.add %arg1, %0 overflow<nsw> : i64
    %4 = llvm.shl %arg0, %1 : i64
    %5 = llvm.mul %4, %3 : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %7, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %8 = llvm.icmp "slt" %arg1, %2 : i64
    llvm.br ^bb2(%2 : i64)
  ^bb2(%9: i64):  // 2 preds: ^bb1, ^bb6
    llvm.cond_br %8, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %10 = llvm.mul %9, %3 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%2 : i64)
  ^bb4:  // 2 preds: ^bb0, ^bb6
    %12 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %12, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    %13 = llvm.icmp "slt" %arg1, %2 : i64
    llvm.br ^bb8(%2 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    %14 = llvm.add %9, %0 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %arg0 : i64
    llvm.cond_br %15, ^bb4, ^bb2(%14 : i64)
  ^bb7(%16: i64):  // 2 preds: ^bb3, ^bb7
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr %11[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %16, %0 overflow<nuw> : i64
    %20 = llvm.icmp "eq" %16, %arg1 : i64
    llvm.cond_br %20, ^bb6, ^bb7(%19 : i64)
  ^bb8(%21: i64):  // 2 preds: ^bb5, ^bb11
    llvm.cond_br %13, ^bb11, ^bb9
  ^bb9:  // pred: ^bb8
    %22 = llvm.mul %21, %arg1 overflow<nsw, nuw> : i64
    %23 = llvm.getelementptr %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb12(%2 : i64)
  ^bb10:  // 2 preds: ^bb4, ^bb11
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // 2 preds: ^bb8, ^bb12
    %24 = llvm.add %21, %0 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %arg0 : i64
    llvm.cond_br %25, ^bb10, ^bb8(%24 : i64)
  ^bb12(%26: i64):  // 2 preds: ^bb9, ^bb12
    %27 = llvm.getelementptr %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %29 = llvm.add %26, %0 overflow<nuw> : i64
    %30 = llvm.icmp "eq" %26, %arg1 : i64
    llvm.cond_br %30, ^bb11, ^bb12(%29 : i64)
  }
  llvm.func @wrong_column(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb1(%1 : i64), ^bb2
  ^bb1(%7: i64):  // 2 preds: ^bb0, ^bb3
    %8 = llvm.shl %7, %0 overflow<nsw> : i64
    %9 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%2 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %10, ^bb5(%1 : i64), ^bb6
  ^bb3:  // pred: ^bb4
    %11 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %arg0 : i64
    llvm.cond_br %12, ^bb2, ^bb1(%11 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %3 : i64
    llvm.cond_br %17, ^bb3, ^bb4(%16 : i64)
  ^bb5(%18: i64):  // 2 preds: ^bb2, ^bb7
    %19 = llvm.shl %18, %0 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds|nuw %5[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb7:  // pred: ^bb8
    %21 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg0 : i64
    llvm.cond_br %22, ^bb6, ^bb5(%21 : i64)
  ^bb8(%23: i64):  // 2 preds: ^bb5, ^bb8
    %24 = llvm.getelementptr inbounds|nuw %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %3 : i64
    llvm.cond_br %27, ^bb7, ^bb8(%26 : i64)
  }
  llvm.func @wrong_short(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb1(%1 : i64), ^bb2
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb3
    %9 = llvm.shl %8, %0 overflow<nsw> : i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %11, ^bb5(%1 : i64), ^bb6
  ^bb3:  // pred: ^bb4
    %12 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %arg0 : i64
    llvm.cond_br %13, ^bb2, ^bb1(%12 : i64)
  ^bb4(%14: i64):  // 2 preds: ^bb1, ^bb4
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %10[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %3 : i64
    llvm.cond_br %18, ^bb3, ^bb4(%17 : i64)
  ^bb5(%19: i64):  // 2 preds: ^bb2, ^bb7
    %20 = llvm.shl %19, %0 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    %22 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %22, ^bb9(%1 : i64), ^bb10
  ^bb7:  // pred: ^bb8
    %23 = llvm.add %19, %2 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %arg0 : i64
    llvm.cond_br %24, ^bb6, ^bb5(%23 : i64)
  ^bb8(%25: i64):  // 2 preds: ^bb5, ^bb8
    %26 = llvm.getelementptr inbounds|nuw %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    %28 = llvm.add %25, %2 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %4 : i64
    llvm.cond_br %29, ^bb7, ^bb8(%28 : i64)
  ^bb9(%30: i64):  // 2 preds: ^bb6, ^bb11
    %31 = llvm.shl %30, %0 overflow<nsw> : i64
    %32 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // 2 preds: ^bb6, ^bb11
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // pred: ^bb12
    %33 = llvm.add %30, %2 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %arg0 : i64
    llvm.cond_br %34, ^bb10, ^bb9(%33 : i64)
  ^bb12(%35: i64):  // 2 preds: ^bb9, ^bb12
    %36 = llvm.getelementptr inbounds|nuw %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %38 = llvm.add %35, %2 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %3 : i64
    llvm.cond_br %39, ^bb11, ^bb12(%38 : i64)
  }
  llvm.func @wrong_bound(%arg0: i64, %arg1: i64, %arg2: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %4 = llvm.mul %3, %arg1 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %7 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.br ^bb2(%1 : i64)
  ^bb2(%8: i64):  // 2 preds: ^bb1, ^bb6
    llvm.cond_br %7, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %9 = llvm.mul %8, %arg1 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr %5[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%1 : i64)
  ^bb4:  // 2 preds: ^bb0, ^bb6
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %11, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    %12 = llvm.icmp "sgt" %arg2, %1 : i64
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    %13 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %arg0 : i64
    llvm.cond_br %14, ^bb4, ^bb2(%13 : i64)
  ^bb7(%15: i64):  // 2 preds: ^bb3, ^bb7
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %17 = llvm.getelementptr %10[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg1 : i64
    llvm.cond_br %19, ^bb6, ^bb7(%18 : i64)
  ^bb8(%20: i64):  // 2 preds: ^bb5, ^bb11
    llvm.cond_br %12, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %21 = llvm.mul %20, %arg1 overflow<nsw> : i64
    %22 = llvm.getelementptr %5[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // 2 preds: ^bb4, ^bb11
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // 2 preds: ^bb8, ^bb12
    %23 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %arg0 : i64
    llvm.cond_br %24, ^bb10, ^bb8(%23 : i64)
  ^bb12(%25: i64):  // 2 preds: ^bb9, ^bb12
    %26 = llvm.getelementptr %22[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %28 = llvm.add %25, %2 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %arg2 : i64
    llvm.cond_br %29, ^bb11, ^bb12(%28 : i64)
  }
  llvm.func @wrong_m0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %4 = llvm.mul %3, %arg1 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %8 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.br ^bb2(%1 : i64)
  ^bb2(%9: i64):  // 2 preds: ^bb1, ^bb5
    llvm.cond_br %8, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %10 = llvm.mul %9, %arg1 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr %5[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%1 : i64)
  ^bb4:  // 2 preds: ^bb0, ^bb5
    %12 = llvm.icmp "slt" %arg1, %2 : i64
    llvm.cond_br %12, ^bb7, ^bb8
  ^bb5:  // 2 preds: ^bb2, ^bb6
    %13 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %arg0 : i64
    llvm.cond_br %14, ^bb4, ^bb2(%13 : i64)
  ^bb6(%15: i64):  // 2 preds: ^bb3, ^bb6
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr %11[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %arg1 : i64
    llvm.cond_br %19, ^bb5, ^bb6(%18 : i64)
  ^bb7:  // pred: ^bb4
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb4, ^bb7
    %20 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %20, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %21 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.br ^bb10(%1 : i64)
  ^bb10(%22: i64):  // 2 preds: ^bb9, ^bb13
    llvm.cond_br %21, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %23 = llvm.mul %22, %arg1 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr %5[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb14(%1 : i64)
  ^bb12:  // 2 preds: ^bb8, ^bb13
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb13:  // 2 preds: ^bb10, ^bb14
    %25 = llvm.add %22, %2 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %arg0 : i64
    llvm.cond_br %26, ^bb12, ^bb10(%25 : i64)
  ^bb14(%27: i64):  // 2 preds: ^bb11, ^bb14
    %28 = llvm.getelementptr %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    %30 = llvm.add %27, %2 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %arg1 : i64
    llvm.cond_br %31, ^bb13, ^bb14(%30 : i64)
  }
}
