// Rows of arrays by two indexes: rows that overlap or are too short, columns that are left out or lie beside the row. From C; all are faulty.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @ask() -> i32
  llvm.func @wrong_overlap(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
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
    %20 = llvm.mul %19, %4 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb7:  // pred: ^bb8
    %22 = llvm.add %19, %2 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %arg0 : i64
    llvm.cond_br %23, ^bb6, ^bb5(%22 : i64)
  ^bb8(%24: i64):  // 2 preds: ^bb5, ^bb8
    %25 = llvm.getelementptr inbounds|nuw %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %27 = llvm.add %24, %2 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %3 : i64
    llvm.cond_br %28, ^bb7, ^bb8(%27 : i64)
  }
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
    llvm.call tail @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %29 = llvm.add %26, %0 overflow<nuw> : i64
    %30 = llvm.icmp "eq" %26, %arg1 : i64
    llvm.cond_br %30, ^bb11, ^bb12(%29 : i64)
  }
  llvm.func @wrong_again(%arg0: i64) {
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
    llvm.br ^bb4(%1 : i64)
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
    %21 = llvm.icmp "eq" %18, %2 : i64
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb7:  // pred: ^bb10
    %22 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %arg0 : i64
    llvm.cond_br %23, ^bb6, ^bb5(%22 : i64)
  ^bb8(%24: i64):  // 2 preds: ^bb5, ^bb10
    %25 = llvm.getelementptr inbounds|nuw %20[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.icmp "eq" %24, %2 : i64
    %28 = llvm.and %21, %27 : i1
    llvm.cond_br %28, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.call tail @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %29 = llvm.add %24, %2 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %3 : i64
    llvm.cond_br %30, ^bb7, ^bb8(%29 : i64)
  }
  llvm.func @wrong_transposed(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.mul %4, %arg1 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %8 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.br ^bb2(%1 : i64)
  ^bb2(%9: i64):  // 2 preds: ^bb1, ^bb6
    llvm.cond_br %8, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %10 = llvm.mul %9, %arg1 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%1 : i64)
  ^bb4:  // 2 preds: ^bb0, ^bb6
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    %13 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    %14 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %arg0 : i64
    llvm.cond_br %15, ^bb4, ^bb2(%14 : i64)
  ^bb7(%16: i64):  // 2 preds: ^bb3, ^bb7
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr %11[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %16, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg1 : i64
    llvm.cond_br %20, ^bb6, ^bb7(%19 : i64)
  ^bb8(%21: i64):  // 2 preds: ^bb5, ^bb11
    llvm.cond_br %13, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %22 = llvm.getelementptr %6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // 2 preds: ^bb4, ^bb11
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // 2 preds: ^bb8, ^bb12
    %23 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %arg0 : i64
    llvm.cond_br %24, ^bb10, ^bb8(%23 : i64)
  ^bb12(%25: i64):  // 2 preds: ^bb9, ^bb12
    %26 = llvm.add %25, %3 overflow<nsw> : i64
    %27 = llvm.mul %26, %arg0 overflow<nsw> : i64
    %28 = llvm.getelementptr %22[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %30 = llvm.add %25, %2 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %arg1 : i64
    llvm.cond_br %31, ^bb11, ^bb12(%30 : i64)
  }
  llvm.func @wrong_rest() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(11 : i64) : i64
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<12 x ptr> : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb1
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %3 : i64
    llvm.cond_br %12, ^bb2(%1 : i64), ^bb1(%11 : i64)
  ^bb2(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.shl %13, %4 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%1 : i64)
  ^bb3:  // pred: ^bb4
    llvm.return
  ^bb4:  // pred: ^bb5
    %16 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %6 : i64
    llvm.cond_br %17, ^bb3, ^bb2(%16 : i64)
  ^bb5(%18: i64):  // 2 preds: ^bb2, ^bb5
    %19 = llvm.getelementptr inbounds %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %21 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %5 : i64
    llvm.cond_br %22, ^bb4, ^bb5(%21 : i64)
  }
  llvm.func @wrong_rows(%arg0: i64, %arg1: i64) {
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
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %10 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.cond_br %10, ^bb5(%1 : i64), ^bb6
  ^bb3:  // pred: ^bb4
    %11 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %arg0 : i64
    llvm.cond_br %12, ^bb2, ^bb1(%11 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
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
    %22 = llvm.icmp "eq" %21, %arg1 : i64
    llvm.cond_br %22, ^bb6, ^bb5(%21 : i64)
  ^bb8(%23: i64):  // 2 preds: ^bb5, ^bb8
    %24 = llvm.getelementptr inbounds|nuw %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %3 : i64
    llvm.cond_br %27, ^bb7, ^bb8(%26 : i64)
  }
  llvm.func @wrong_later(%arg0: i64) {
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
    llvm.br ^bb4(%1 : i64)
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
    %21 = llvm.shl %18, %0 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds|nuw %5[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.getelementptr inbounds|nuw %22[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()
    %25 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %arg0 : i64
    llvm.cond_br %26, ^bb6, ^bb5(%25 : i64)
  ^bb8(%27: i64):  // 2 preds: ^bb5, ^bb8
    %28 = llvm.getelementptr inbounds|nuw %20[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %30 = llvm.add %27, %2 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %3 : i64
    llvm.cond_br %31, ^bb7, ^bb8(%30 : i64)
  }
  llvm.func @wrong_broken(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb1(%1 : i64), ^bb2
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb5
    %9 = llvm.shl %8, %0 overflow<nsw> : i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb5
    %11 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %11, ^bb6(%1 : i64), ^bb7
  ^bb3(%12: i64):  // 2 preds: ^bb1, ^bb4
    %13 = llvm.call tail @ask() : () -> i32
    %14 = llvm.icmp "eq" %13, %2 : i32
    llvm.cond_br %14, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %4 : i64
    llvm.cond_br %18, ^bb5, ^bb3(%17 : i64)
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %19 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb2, ^bb1(%19 : i64)
  ^bb6(%21: i64):  // 2 preds: ^bb2, ^bb8
    %22 = llvm.shl %21, %0 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%1 : i64)
  ^bb7:  // 2 preds: ^bb2, ^bb8
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb8:  // pred: ^bb9
    %24 = llvm.add %21, %3 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %arg0 : i64
    llvm.cond_br %25, ^bb7, ^bb6(%24 : i64)
  ^bb9(%26: i64):  // 2 preds: ^bb6, ^bb9
    %27 = llvm.getelementptr inbounds|nuw %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %29 = llvm.add %26, %3 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %4 : i64
    llvm.cond_br %30, ^bb8, ^bb9(%29 : i64)
  }
  llvm.func @wrong_longrow(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.mul %5, %arg1 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %8, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %9 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.br ^bb2(%1 : i64)
  ^bb2(%10: i64):  // 2 preds: ^bb1, ^bb6
    llvm.cond_br %9, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %11 = llvm.mul %10, %arg1 overflow<nsw, nuw> : i64
    %12 = llvm.getelementptr %7[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%1 : i64)
  ^bb4:  // 2 preds: ^bb0, ^bb6
    %13 = llvm.sdiv %arg1, %3 : i64
    %14 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %14, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    %15 = llvm.icmp "slt" %arg1, %4 : i64
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    %16 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb4, ^bb2(%16 : i64)
  ^bb7(%18: i64):  // 2 preds: ^bb3, ^bb7
    %19 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr %12[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg1 : i64
    llvm.cond_br %22, ^bb6, ^bb7(%21 : i64)
  ^bb8(%23: i64):  // 2 preds: ^bb5, ^bb11
    llvm.cond_br %15, ^bb11, ^bb9
  ^bb9:  // pred: ^bb8
    %24 = llvm.mul %23, %13 overflow<nsw> : i64
    %25 = llvm.getelementptr %7[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // 2 preds: ^bb4, ^bb11
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // 2 preds: ^bb8, ^bb12
    %26 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %arg0 : i64
    llvm.cond_br %27, ^bb10, ^bb8(%26 : i64)
  ^bb12(%28: i64):  // 2 preds: ^bb9, ^bb12
    %29 = llvm.getelementptr %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %31 = llvm.add %28, %2 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %28, %13 : i64
    llvm.cond_br %32, ^bb11, ^bb12(%31 : i64)
  }
  llvm.func @wrong_after(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb1(%1 : i64), ^bb2
  ^bb1(%7: i64):  // 2 preds: ^bb0, ^bb4
    %8 = llvm.shl %7, %0 overflow<nsw> : i64
    %9 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%1 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb4
    %10 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %10, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %11 = llvm.icmp "ne" %arg0, %2 : i64
    %12 = llvm.getelementptr inbounds|nuw %5[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.br ^bb6(%1 : i64)
  ^bb4:  // pred: ^bb5
    %13 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %arg0 : i64
    llvm.cond_br %14, ^bb2, ^bb1(%13 : i64)
  ^bb5(%15: i64):  // 2 preds: ^bb1, ^bb5
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %3 : i64
    llvm.cond_br %19, ^bb4, ^bb5(%18 : i64)
  ^bb6(%20: i64):  // 2 preds: ^bb3, ^bb11
    %21 = llvm.shl %20, %0 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds|nuw %5[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%1 : i64)
  ^bb7:  // 2 preds: ^bb2, ^bb11
    %23 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %23, ^bb12(%1 : i64), ^bb13
  ^bb8(%24: i64):  // 2 preds: ^bb6, ^bb8
    %25 = llvm.getelementptr inbounds|nuw %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %27 = llvm.add %24, %2 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %3 : i64
    llvm.cond_br %28, ^bb9, ^bb8(%27 : i64)
  ^bb9:  // pred: ^bb8
    %29 = llvm.icmp "eq" %20, %1 : i64
    %30 = llvm.and %11, %29 : i1
    llvm.cond_br %30, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %31 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %32 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb7, ^bb6(%32 : i64)
  ^bb12(%34: i64):  // 2 preds: ^bb7, ^bb14
    %35 = llvm.shl %34, %0 overflow<nsw> : i64
    %36 = llvm.getelementptr inbounds|nuw %5[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb15(%1 : i64)
  ^bb13:  // 2 preds: ^bb7, ^bb14
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb14:  // pred: ^bb15
    %37 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %arg0 : i64
    llvm.cond_br %38, ^bb13, ^bb12(%37 : i64)
  ^bb15(%39: i64):  // 2 preds: ^bb12, ^bb15
    %40 = llvm.getelementptr inbounds|nuw %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %42 = llvm.add %39, %2 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %3 : i64
    llvm.cond_br %43, ^bb14, ^bb15(%42 : i64)
  }
  llvm.func @wrong_shifted(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %8, ^bb1(%1 : i64), ^bb2
  ^bb1(%9: i64):  // 2 preds: ^bb0, ^bb4
    %10 = llvm.shl %9, %0 overflow<nsw> : i64
    %11 = llvm.getelementptr inbounds|nuw %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%1 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb4
    %12 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %12, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    %13 = llvm.getelementptr inbounds|nuw %7[96] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.br ^bb7(%2, %1 : i64, i64)
  ^bb4:  // pred: ^bb5
    %14 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %arg0 : i64
    llvm.cond_br %15, ^bb2, ^bb1(%14 : i64)
  ^bb5(%16: i64):  // 2 preds: ^bb1, ^bb5
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %11[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %16, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %3 : i64
    llvm.cond_br %20, ^bb4, ^bb5(%19 : i64)
  ^bb6:  // pred: ^bb11
    %21 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg0 : i64
    llvm.cond_br %22, ^bb8, ^bb7(%21, %23 : i64, i64)
  ^bb7(%23: i64, %24: i64):  // 2 preds: ^bb3, ^bb6
    %25 = llvm.icmp "eq" %24, %4 : i64
    llvm.br ^bb9(%1 : i64)
  ^bb8:  // 2 preds: ^bb2, ^bb6
    %26 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %26, ^bb12(%1 : i64), ^bb13
  ^bb9(%27: i64):  // 2 preds: ^bb7, ^bb11
    %28 = llvm.icmp "eq" %27, %5 : i64
    %29 = llvm.and %25, %28 : i1
    llvm.cond_br %29, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %30 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %31 = llvm.add %27, %2 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %3 : i64
    llvm.cond_br %32, ^bb6, ^bb9(%31 : i64)
  ^bb12(%33: i64):  // 2 preds: ^bb8, ^bb14
    %34 = llvm.shl %33, %0 overflow<nsw> : i64
    %35 = llvm.getelementptr inbounds|nuw %7[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb15(%1 : i64)
  ^bb13:  // 2 preds: ^bb8, ^bb14
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  ^bb14:  // pred: ^bb15
    %36 = llvm.add %33, %2 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %arg0 : i64
    llvm.cond_br %37, ^bb13, ^bb12(%36 : i64)
  ^bb15(%38: i64):  // 2 preds: ^bb12, ^bb15
    %39 = llvm.getelementptr inbounds|nuw %35[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %41 = llvm.add %38, %2 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %3 : i64
    llvm.cond_br %42, ^bb14, ^bb15(%41 : i64)
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
  llvm.func @wrong_reshaped(%arg0: i64) {
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
    llvm.br ^bb4(%1 : i64)
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
    %19 = llvm.shl %18, %3 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %5[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    %21 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %21, ^bb9(%1 : i64), ^bb10
  ^bb7:  // pred: ^bb8
    %22 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %arg0 : i64
    llvm.cond_br %23, ^bb6, ^bb5(%22 : i64)
  ^bb8(%24: i64):  // 2 preds: ^bb5, ^bb8
    %25 = llvm.getelementptr inbounds|nuw %20[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %27 = llvm.add %24, %2 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %24, %1 : i64
    llvm.cond_br %28, ^bb8(%27 : i64), ^bb7
  ^bb9(%29: i64):  // 2 preds: ^bb6, ^bb11
    %30 = llvm.shl %29, %0 overflow<nsw> : i64
    %31 = llvm.getelementptr inbounds|nuw %5[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // 2 preds: ^bb6, ^bb11
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // pred: ^bb12
    %32 = llvm.add %29, %2 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %arg0 : i64
    llvm.cond_br %33, ^bb10, ^bb9(%32 : i64)
  ^bb12(%34: i64):  // 2 preds: ^bb9, ^bb12
    %35 = llvm.getelementptr inbounds|nuw %31[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %37 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %3 : i64
    llvm.cond_br %38, ^bb11, ^bb12(%37 : i64)
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
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
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
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %28 = llvm.add %25, %2 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %arg2 : i64
    llvm.cond_br %29, ^bb11, ^bb12(%28 : i64)
  }
  llvm.func @wrong_first(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
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
    %10 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %10, ^bb5(%2 : i64), ^bb6
  ^bb3:  // pred: ^bb4
    %11 = llvm.add %7, %1 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %arg0 : i64
    llvm.cond_br %12, ^bb2, ^bb1(%11 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %1 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %3 : i64
    llvm.cond_br %17, ^bb3, ^bb4(%16 : i64)
  ^bb5(%18: i64):  // 2 preds: ^bb2, ^bb7
    %19 = llvm.shl %18, %0 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds|nuw %5[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%2 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb7
    llvm.call tail @free(%5) : (!llvm.ptr) -> ()
    llvm.return
  ^bb7:  // pred: ^bb8
    %21 = llvm.add %18, %1 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg0 : i64
    llvm.cond_br %22, ^bb6, ^bb5(%21 : i64)
  ^bb8(%23: i64):  // 2 preds: ^bb5, ^bb8
    %24 = llvm.getelementptr inbounds|nuw %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %23, %1 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %3 : i64
    llvm.cond_br %27, ^bb7, ^bb8(%26 : i64)
  }
  llvm.func @wrong_struct(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb2(%1 : i64), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %8 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %8, ^bb6(%1 : i64), ^bb7
  ^bb2(%9: i64):  // 2 preds: ^bb0, ^bb5
    %10 = llvm.call tail @ask() : () -> i32
    %11 = llvm.icmp "eq" %10, %2 : i32
    llvm.cond_br %11, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %12 = llvm.shl %9, %0 overflow<nsw> : i64
    %13 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%1 : i64)
  ^bb4(%14: i64):  // 2 preds: ^bb3, ^bb4
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %3 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %4 : i64
    llvm.cond_br %18, ^bb5, ^bb4(%17 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb4
    %19 = llvm.add %9, %3 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb1, ^bb2(%19 : i64)
  ^bb6(%21: i64):  // 2 preds: ^bb1, ^bb8
    %22 = llvm.shl %21, %0 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%1 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb8:  // pred: ^bb9
    %24 = llvm.add %21, %3 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %arg0 : i64
    llvm.cond_br %25, ^bb7, ^bb6(%24 : i64)
  ^bb9(%26: i64):  // 2 preds: ^bb6, ^bb9
    %27 = llvm.getelementptr inbounds|nuw %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %29 = llvm.add %26, %3 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %4 : i64
    llvm.cond_br %30, ^bb8, ^bb9(%29 : i64)
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
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %30 = llvm.add %27, %2 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %arg1 : i64
    llvm.cond_br %31, ^bb13, ^bb14(%30 : i64)
  }
  llvm.func @wrong_n0(%arg0: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb1(%1 : i64), ^bb2
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb3
    %9 = llvm.shl %8, %0 overflow<nsw> : i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %11 = llvm.icmp "slt" %arg0, %2 : i64
    llvm.cond_br %11, ^bb5, ^bb6
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
  ^bb5:  // pred: ^bb2
    llvm.call tail @mgpuStreamDestroy(%4) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb2, ^bb5
    %19 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %19, ^bb7(%1 : i64), ^bb8
  ^bb7(%20: i64):  // 2 preds: ^bb6, ^bb9
    %21 = llvm.shl %20, %0 overflow<nsw> : i64
    %22 = llvm.getelementptr inbounds|nuw %6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb10(%1 : i64)
  ^bb8:  // 2 preds: ^bb6, ^bb9
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%4) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  ^bb9:  // pred: ^bb10
    %23 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %arg0 : i64
    llvm.cond_br %24, ^bb8, ^bb7(%23 : i64)
  ^bb10(%25: i64):  // 2 preds: ^bb7, ^bb10
    %26 = llvm.getelementptr inbounds|nuw %22[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    %28 = llvm.add %25, %2 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %3 : i64
    llvm.cond_br %29, ^bb9, ^bb10(%28 : i64)
  }
  llvm.func @wrong_unsigned(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.zext %arg0 : i32 to i64
    %6 = llvm.shl %5, %0 overflow<nsw, nuw> : i64
    %7 = llvm.zext %arg1 : i32 to i64
    %8 = llvm.mul %6, %7 : i64
    %9 = llvm.call tail @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %10, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.icmp "eq" %arg1, %1 : i32
    %12 = llvm.zext %arg1 : i32 to i64
    llvm.br ^bb2(%1 : i32)
  ^bb2(%13: i32):  // 2 preds: ^bb1, ^bb5
    llvm.cond_br %11, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.mul %13, %arg1 : i32
    llvm.br ^bb6(%2 : i64)
  ^bb4:  // pred: ^bb5
    %15 = llvm.icmp "eq" %arg1, %1 : i32
    %16 = llvm.zext %arg1 : i32 to i64
    llvm.br ^bb7(%1 : i32)
  ^bb5:  // 2 preds: ^bb2, ^bb6
    %17 = llvm.add %13, %4 overflow<nuw> : i32
    %18 = llvm.icmp "eq" %17, %arg0 : i32
    llvm.cond_br %18, ^bb4, ^bb2(%17 : i32)
  ^bb6(%19: i64):  // 2 preds: ^bb3, ^bb6
    %20 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.trunc %19 overflow<nuw> : i64 to i32
    %22 = llvm.add %14, %21 : i32
    %23 = llvm.zext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %9[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.add %19, %3 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %12 : i64
    llvm.cond_br %26, ^bb5, ^bb6(%25 : i64)
  ^bb7(%27: i32):  // 2 preds: ^bb4, ^bb10
    llvm.cond_br %15, ^bb10, ^bb8
  ^bb8:  // pred: ^bb7
    %28 = llvm.mul %27, %arg1 : i32
    %29 = llvm.icmp "eq" %27, %4 : i32
    llvm.br ^bb11(%2 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb10
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb10:  // 2 preds: ^bb7, ^bb13
    %30 = llvm.add %27, %4 overflow<nuw> : i32
    %31 = llvm.icmp "eq" %30, %arg0 : i32
    llvm.cond_br %31, ^bb9, ^bb7(%30 : i32)
  ^bb11(%32: i64):  // 2 preds: ^bb8, ^bb13
    %33 = llvm.trunc %32 overflow<nuw> : i64 to i32
    %34 = llvm.add %28, %33 : i32
    %35 = llvm.zext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %9[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.cond_br %29, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    llvm.call tail @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %38 = llvm.add %32, %3 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %16 : i64
    llvm.cond_br %39, ^bb10, ^bb11(%38 : i64)
  }
  llvm.func @wrong_2d() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<3 x array<4 x ptr>> : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%7: i64):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.getelementptr inbounds|nuw %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %9 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %10 = llvm.icmp "eq" %9, %4 : i64
    llvm.cond_br %10, ^bb4(%1 : i64), ^bb1(%9 : i64)
  ^bb3(%11: i64):  // 2 preds: ^bb1, ^bb3
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.add %11, %2 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %3 : i64
    llvm.cond_br %15, ^bb2, ^bb3(%14 : i64)
  ^bb4(%16: i64):  // 2 preds: ^bb2, ^bb6
    %17 = llvm.icmp "ne" %16, %2 : i64
    %18 = llvm.getelementptr inbounds|nuw %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.br ^bb7(%1 : i64)
  ^bb5:  // pred: ^bb6
    %19 = llvm.getelementptr inbounds|nuw %6[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^bb6:  // pred: ^bb9
    %21 = llvm.add %16, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %4 : i64
    llvm.cond_br %22, ^bb5, ^bb4(%21 : i64)
  ^bb7(%23: i64):  // 2 preds: ^bb4, ^bb9
    %24 = llvm.icmp "ne" %23, %5 : i64
    %25 = llvm.or %17, %24 : i1
    llvm.cond_br %25, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %26 = llvm.getelementptr inbounds|nuw %18[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %28 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %3 : i64
    llvm.cond_br %29, ^bb6, ^bb7(%28 : i64)
  }
}
