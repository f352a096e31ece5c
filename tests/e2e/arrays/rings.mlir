// Rings by what is left of a division, rows of a length from outside, and a constant index where the counter is that constant. From C; those whose names
// begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @right_ring_e() : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x ptr>
    llvm.return %1 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @right_ring_later_e() : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x ptr>
    llvm.return %1 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @wrong_ring_early_e() : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x ptr>
    llvm.return %1 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @wrong_ring_first_e() : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x ptr>
    llvm.return %1 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @wrong_ring_some_e() : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x ptr>
    llvm.return %1 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @wrong_ring_step_e() : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x ptr>
    llvm.return %1 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @right_pipe_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_pipe_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_pipe_0_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_pipe_0_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.func @right_rem(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.call @malloc(%1) : (i64) -> (!llvm.ptr)
    %9 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %9, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%3 : i64)
  ^bb3:  // pred: ^bb4
    %11 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    llvm.br ^bb6(%2 : i32)
  ^bb4(%12: i64):  // 2 preds: ^bb2, ^bb4
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %10 : i64
    llvm.cond_br %16, ^bb3, ^bb4(%15 : i64)
  ^bb5:  // pred: ^bb6
    %17 = llvm.intr.smax(%arg0, %6) : (i32, i32) -> i32
    %18 = llvm.zext nneg %17 : i32 to i64
    llvm.br ^bb8(%3 : i64)
  ^bb6(%19: i32):  // 2 preds: ^bb3, ^bb6
    %20 = llvm.urem %19, %arg0 : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()
    %24 = llvm.add %19, %6 overflow<nuw> : i32
    %25 = llvm.icmp "eq" %24, %11 : i32
    llvm.cond_br %25, ^bb5, ^bb6(%24 : i32)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call @free(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb8(%26: i64):  // 2 preds: ^bb5, ^bb8
    %27 = llvm.getelementptr inbounds|nuw %8[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()
    %29 = llvm.add %26, %4 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %18 : i64
    llvm.cond_br %30, ^bb7, ^bb8(%29 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @wrong_rem_more(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.call @malloc(%1) : (i64) -> (!llvm.ptr)
    %9 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %9, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%3 : i64)
  ^bb3:  // pred: ^bb4
    %11 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %12 = llvm.add %arg0, %6 overflow<nsw, nuw> : i32
    llvm.br ^bb6(%2 : i32)
  ^bb4(%13: i64):  // 2 preds: ^bb2, ^bb4
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %4 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %10 : i64
    llvm.cond_br %17, ^bb3, ^bb4(%16 : i64)
  ^bb5:  // pred: ^bb6
    %18 = llvm.intr.smax(%arg0, %6) : (i32, i32) -> i32
    %19 = llvm.zext nneg %18 : i32 to i64
    llvm.br ^bb8(%3 : i64)
  ^bb6(%20: i32):  // 2 preds: ^bb3, ^bb6
    %21 = llvm.urem %20, %12 : i32
    %22 = llvm.zext nneg %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %25 = llvm.add %20, %6 overflow<nuw> : i32
    %26 = llvm.icmp "eq" %25, %11 : i32
    llvm.cond_br %26, ^bb5, ^bb6(%25 : i32)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call @free(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb8(%27: i64):  // 2 preds: ^bb5, ^bb8
    %28 = llvm.getelementptr inbounds|nuw %8[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    %30 = llvm.add %27, %4 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %19 : i64
    llvm.cond_br %31, ^bb7, ^bb8(%30 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @wrong_rem_other(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(-9 : i32) : i32
    %6 = llvm.mlir.constant(-8 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %9, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @malloc(%1) : (i64) -> (!llvm.ptr)
    %11 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %11, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%3 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb5
    %13 = llvm.add %arg1, %5 : i32
    %14 = llvm.icmp "ult" %13, %6 : i32
    %15 = llvm.icmp "eq" %arg0, %2 : i32
    %16 = llvm.or %14, %15 : i1
    llvm.cond_br %16, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %17 = llvm.mul %arg0, %7 overflow<nsw, nuw> : i32
    llvm.br ^bb6(%2 : i32)
  ^bb5(%18: i64):  // 2 preds: ^bb2, ^bb5
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %10[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.add %18, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %12 : i64
    llvm.cond_br %22, ^bb3, ^bb5(%21 : i64)
  ^bb6(%23: i32):  // 2 preds: ^bb4, ^bb6
    %24 = llvm.urem %23, %arg1 : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %10[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%27) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %28 = llvm.add %23, %8 overflow<nuw> : i32
    %29 = llvm.icmp "eq" %28, %17 : i32
    llvm.cond_br %29, ^bb7, ^bb6(%28 : i32)
  ^bb7:  // 2 preds: ^bb3, ^bb6
    %30 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %30, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %31 = llvm.intr.smax(%arg0, %8) : (i32, i32) -> i32
    %32 = llvm.zext nneg %31 : i32 to i64
    llvm.br ^bb10(%3 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb10
    llvm.call @free(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10(%33: i64):  // 2 preds: ^bb8, ^bb10
    %34 = llvm.getelementptr inbounds|nuw %10[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.add %33, %4 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %32 : i64
    llvm.cond_br %37, ^bb9, ^bb10(%36 : i64)
  ^bb11:  // 2 preds: ^bb0, ^bb9
    llvm.return
  }
  llvm.func @right_grid(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(640 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %6, ^bb15, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.call @malloc(%1) : (i64) -> (!llvm.ptr)
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb12, ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.zext nneg %arg0 : i32 to i64
    %10 = llvm.zext nneg %arg0 : i32 to i64
    %11 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb3(%3 : i64)
  ^bb3(%12: i64):  // 2 preds: ^bb2, ^bb5
    %13 = llvm.mul %12, %9 overflow<nsw, nuw> : i64
    %14 = llvm.getelementptr inbounds %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%3 : i64)
  ^bb4:  // pred: ^bb5
    %15 = llvm.intr.smax(%arg0, %5) : (i32, i32) -> i32
    %16 = llvm.zext nneg %arg0 : i32 to i64
    %17 = llvm.intr.smax(%arg0, %5) : (i32, i32) -> i32
    %18 = llvm.zext nneg %17 : i32 to i64
    %19 = llvm.zext nneg %15 : i32 to i64
    llvm.br ^bb7(%3 : i64)
  ^bb5:  // pred: ^bb6
    %20 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %10 : i64
    llvm.cond_br %21, ^bb4, ^bb3(%20 : i64)
  ^bb6(%22: i64):  // 2 preds: ^bb3, ^bb6
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.add %22, %4 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %11 : i64
    llvm.cond_br %26, ^bb5, ^bb6(%25 : i64)
  ^bb7(%27: i64):  // 2 preds: ^bb4, ^bb9
    %28 = llvm.mul %27, %16 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds %7[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb10(%3 : i64)
  ^bb8:  // pred: ^bb9
    %30 = llvm.intr.smax(%arg0, %5) : (i32, i32) -> i32
    %31 = llvm.zext nneg %arg0 : i32 to i64
    %32 = llvm.intr.smax(%arg0, %5) : (i32, i32) -> i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.zext nneg %30 : i32 to i64
    llvm.br ^bb11(%3 : i64)
  ^bb9:  // pred: ^bb10
    %35 = llvm.add %27, %4 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %18 : i64
    llvm.cond_br %36, ^bb8, ^bb7(%35 : i64)
  ^bb10(%37: i64):  // 2 preds: ^bb7, ^bb10
    %38 = llvm.getelementptr inbounds %29[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    %40 = llvm.add %37, %4 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %19 : i64
    llvm.cond_br %41, ^bb9, ^bb10(%40 : i64)
  ^bb11(%42: i64):  // 2 preds: ^bb8, ^bb13
    %43 = llvm.mul %42, %31 overflow<nsw, nuw> : i64
    %44 = llvm.getelementptr inbounds %7[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^bb14(%3 : i64)
  ^bb12:  // 2 preds: ^bb1, ^bb13
    llvm.call @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb13:  // pred: ^bb14
    %45 = llvm.add %42, %4 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %33 : i64
    llvm.cond_br %46, ^bb12, ^bb11(%45 : i64)
  ^bb14(%47: i64):  // 2 preds: ^bb11, ^bb14
    %48 = llvm.getelementptr inbounds %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    %50 = llvm.add %47, %4 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %34 : i64
    llvm.cond_br %51, ^bb13, ^bb14(%50 : i64)
  ^bb15:  // 2 preds: ^bb0, ^bb12
    llvm.return
  }
  llvm.func @right_ring(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @right_ring_e : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %9, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %11 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %12 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %12, ^bb3, ^bb5(%6 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb7
    llvm.br ^bb9(%1 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %4 : i64
    llvm.cond_br %17, ^bb2, ^bb4(%16 : i64)
  ^bb5(%18: i32):  // 2 preds: ^bb2, ^bb7
    %19 = llvm.icmp "ugt" %18, %7 : i32
    llvm.cond_br %19, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %20 = llvm.urem %18, %5 : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %24 = llvm.urem %18, %5 : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%27, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    %28 = llvm.add %18, %8 overflow<nuw> : i32
    %29 = llvm.icmp "eq" %28, %11 : i32
    llvm.cond_br %29, ^bb3, ^bb5(%28 : i32)
  ^bb8:  // pred: ^bb9
    llvm.call @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%30: i64):  // 2 preds: ^bb3, ^bb9
    %31 = llvm.getelementptr inbounds|nuw %2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.add %30, %3 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %4 : i64
    llvm.cond_br %34, ^bb8, ^bb9(%33 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @right_ring_later(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @right_ring_later_e : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %9, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %11 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %12 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %12, ^bb3, ^bb5(%6 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb7
    llvm.br ^bb9(%1 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %4 : i64
    llvm.cond_br %17, ^bb2, ^bb4(%16 : i64)
  ^bb5(%18: i32):  // 2 preds: ^bb2, ^bb7
    %19 = llvm.icmp "ugt" %18, %7 : i32
    llvm.cond_br %19, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %20 = llvm.urem %18, %5 : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %24 = llvm.urem %18, %5 : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%27, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    %28 = llvm.add %18, %8 overflow<nuw> : i32
    %29 = llvm.icmp "eq" %28, %11 : i32
    llvm.cond_br %29, ^bb3, ^bb5(%28 : i32)
  ^bb8:  // pred: ^bb9
    llvm.call @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%30: i64):  // 2 preds: ^bb3, ^bb9
    %31 = llvm.getelementptr inbounds|nuw %2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.add %30, %3 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %4 : i64
    llvm.cond_br %34, ^bb8, ^bb9(%33 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_ring_early(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_ring_early_e : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %8, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %10 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %11 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %11, ^bb3, ^bb5(%6 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb7
    llvm.br ^bb9(%1 : i64)
  ^bb4(%12: i64):  // 2 preds: ^bb1, ^bb4
    %13 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %4 : i64
    llvm.cond_br %16, ^bb2, ^bb4(%15 : i64)
  ^bb5(%17: i32):  // 2 preds: ^bb2, ^bb7
    %18 = llvm.icmp "ugt" %17, %7 : i32
    llvm.cond_br %18, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %19 = llvm.urem %17, %5 : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%22) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %23 = llvm.urem %17, %5 : i32
    %24 = llvm.zext nneg %23 : i32 to i64
    %25 = llvm.getelementptr inbounds|nuw %2[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%26, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.add %17, %7 overflow<nuw> : i32
    %28 = llvm.icmp "eq" %27, %10 : i32
    llvm.cond_br %28, ^bb3, ^bb5(%27 : i32)
  ^bb8:  // pred: ^bb9
    llvm.call @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%29: i64):  // 2 preds: ^bb3, ^bb9
    %30 = llvm.getelementptr inbounds|nuw %2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.add %29, %3 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %4 : i64
    llvm.cond_br %33, ^bb8, ^bb9(%32 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_ring_first(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_ring_first_e : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %9, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %11 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %12 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %12, ^bb3, ^bb5(%7 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb7
    llvm.br ^bb9(%1 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %4 : i64
    llvm.cond_br %17, ^bb2, ^bb4(%16 : i64)
  ^bb5(%18: i32):  // 2 preds: ^bb2, ^bb7
    %19 = llvm.icmp "ugt" %18, %8 : i32
    llvm.cond_br %19, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %20 = llvm.urem %18, %5 : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%23) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %24 = llvm.urem %18, %5 : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%27, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    %28 = llvm.add %18, %7 overflow<nuw> : i32
    %29 = llvm.icmp "eq" %28, %11 : i32
    llvm.cond_br %29, ^bb3, ^bb5(%28 : i32)
  ^bb8:  // pred: ^bb9
    llvm.call @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%30: i64):  // 2 preds: ^bb3, ^bb9
    %31 = llvm.getelementptr inbounds|nuw %2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.add %30, %3 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %4 : i64
    llvm.cond_br %34, ^bb8, ^bb9(%33 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_ring_some(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_ring_some_e : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %9, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %11 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %12 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %12, ^bb3, ^bb5(%6 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb9
    llvm.br ^bb11(%1 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %4 : i64
    llvm.cond_br %17, ^bb2, ^bb4(%16 : i64)
  ^bb5(%18: i32):  // 2 preds: ^bb2, ^bb9
    %19 = llvm.icmp "ugt" %18, %7 : i32
    llvm.cond_br %19, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %20 = llvm.urem %18, %5 : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%23) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %24 = llvm.icmp "eq" %arg1, %18 : i32
    llvm.cond_br %24, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %25 = llvm.urem %18, %5 : i32
    %26 = llvm.zext nneg %25 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %2[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%28, %10) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %29 = llvm.add %18, %8 overflow<nuw> : i32
    %30 = llvm.icmp "eq" %29, %11 : i32
    llvm.cond_br %30, ^bb3, ^bb5(%29 : i32)
  ^bb10:  // pred: ^bb11
    llvm.call @mgpuStreamDestroy(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb11(%31: i64):  // 2 preds: ^bb3, ^bb11
    %32 = llvm.getelementptr inbounds|nuw %2[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.add %31, %3 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %4 : i64
    llvm.cond_br %35, ^bb10, ^bb11(%34 : i64)
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @wrong_ring_step(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_ring_step_e : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %8, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %10 = llvm.mul %arg0, %5 overflow<nsw, nuw> : i32
    %11 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %11, ^bb3, ^bb5(%6 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb7
    llvm.br ^bb9(%1 : i64)
  ^bb4(%12: i64):  // 2 preds: ^bb1, ^bb4
    %13 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %4 : i64
    llvm.cond_br %16, ^bb2, ^bb4(%15 : i64)
  ^bb5(%17: i32):  // 2 preds: ^bb2, ^bb7
    %18 = llvm.icmp "ugt" %17, %7 : i32
    llvm.cond_br %18, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %19 = llvm.urem %17, %5 : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%22) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %23 = llvm.urem %17, %5 : i32
    %24 = llvm.zext nneg %23 : i32 to i64
    %25 = llvm.getelementptr inbounds|nuw %2[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%26, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.add %17, %7 overflow<nsw, nuw> : i32
    %28 = llvm.icmp "ult" %27, %10 : i32
    llvm.cond_br %28, ^bb5(%27 : i32), ^bb3
  ^bb8:  // pred: ^bb9
    llvm.call @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%29: i64):  // 2 preds: ^bb3, ^bb9
    %30 = llvm.getelementptr inbounds|nuw %2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.add %29, %3 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %4 : i64
    llvm.cond_br %33, ^bb8, ^bb9(%32 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @right_pipe(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @right_pipe_s : !llvm.ptr
    %6 = llvm.mlir.addressof @right_pipe_e : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(-8 : i64) : i64
    %11 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %11, ^bb16, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%1, %12, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %15, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %16 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%4 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb5
    llvm.call @mgpuMemset32(%13, %8, %7, %12) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%14, %12) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %17, ^bb11, ^bb4
  ^bb4:  // pred: ^bb3
    %18 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %19 = llvm.zext nneg %18 : i32 to i64
    llvm.br ^bb7(%4 : i64)
  ^bb5(%20: i64):  // 2 preds: ^bb2, ^bb5
    %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %5[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.add %20, %7 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %16 : i64
    llvm.cond_br %26, ^bb3, ^bb5(%25 : i64)
  ^bb6:  // pred: ^bb10
    %27 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %28 = llvm.zext nneg %27 : i32 to i64
    llvm.br ^bb13(%4 : i64)
  ^bb7(%29: i64):  // 2 preds: ^bb4, ^bb10
    %30 = llvm.icmp "eq" %29, %4 : i64
    llvm.cond_br %30, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %31 = llvm.load %5 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%31, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9:  // pred: ^bb7
    %32 = llvm.getelementptr inbounds|nuw %5[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr %6[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.getelementptr %34[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%33, %36) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %37 = llvm.getelementptr inbounds|nuw %5[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%13, %0, %7, %38) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %39 = llvm.getelementptr inbounds|nuw %6[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%40, %41) : (!llvm.ptr, !llvm.ptr) -> ()
    %42 = llvm.add %29, %7 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %19 : i64
    llvm.cond_br %43, ^bb6, ^bb7(%42 : i64)
  ^bb11:  // 2 preds: ^bb3, ^bb13
    llvm.call @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%13, %12) : (!llvm.ptr, !llvm.ptr) -> ()
    %44 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %44, ^bb14, ^bb12
  ^bb12:  // pred: ^bb11
    %45 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %46 = llvm.zext nneg %45 : i32 to i64
    llvm.br ^bb15(%4 : i64)
  ^bb13(%47: i64):  // 2 preds: ^bb6, ^bb13
    %48 = llvm.getelementptr inbounds|nuw %5[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%49) : (!llvm.ptr) -> ()
    %50 = llvm.add %47, %7 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %28 : i64
    llvm.cond_br %51, ^bb11, ^bb13(%50 : i64)
  ^bb14:  // 2 preds: ^bb11, ^bb15
    llvm.call @mgpuEventDestroy(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb15(%52: i64):  // 2 preds: ^bb12, ^bb15
    %53 = llvm.getelementptr inbounds|nuw %5[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%54) : (!llvm.ptr) -> ()
    %55 = llvm.getelementptr inbounds|nuw %6[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%56) : (!llvm.ptr) -> ()
    %57 = llvm.add %52, %7 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %46 : i64
    llvm.cond_br %58, ^bb14, ^bb15(%57 : i64)
  ^bb16:  // 2 preds: ^bb0, ^bb14
    llvm.return
  }
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @wrong_pipe_0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @wrong_pipe_0_s : !llvm.ptr
    %6 = llvm.mlir.addressof @wrong_pipe_0_e : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(-8 : i64) : i64
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.getelementptr inbounds|nuw %5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %13, ^bb16, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.call @mgpuMemAlloc(%1, %14, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %16 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %17, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %18 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%4 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb5
    llvm.call @mgpuMemset32(%15, %8, %7, %14) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%16, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    %19 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %19, ^bb11, ^bb4
  ^bb4:  // pred: ^bb3
    %20 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %21 = llvm.zext nneg %20 : i32 to i64
    llvm.br ^bb7(%4 : i64)
  ^bb5(%22: i64):  // 2 preds: ^bb2, ^bb5
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %5[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %26 : !llvm.ptr, !llvm.ptr
    %27 = llvm.add %22, %7 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %18 : i64
    llvm.cond_br %28, ^bb3, ^bb5(%27 : i64)
  ^bb6:  // pred: ^bb10
    %29 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %30 = llvm.zext nneg %29 : i32 to i64
    llvm.br ^bb13(%4 : i64)
  ^bb7(%31: i64):  // 2 preds: ^bb4, ^bb10
    %32 = llvm.icmp "eq" %31, %4 : i64
    llvm.cond_br %32, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %33 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%33, %16) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb10
  ^bb9:  // pred: ^bb7
    %34 = llvm.getelementptr inbounds|nuw %5[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.getelementptr %36[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%35, %38) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %39 = llvm.getelementptr inbounds|nuw %5[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%15, %0, %7, %40) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %41 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%42, %43) : (!llvm.ptr, !llvm.ptr) -> ()
    %44 = llvm.add %31, %7 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %21 : i64
    llvm.cond_br %45, ^bb6, ^bb7(%44 : i64)
  ^bb11:  // 2 preds: ^bb3, ^bb13
    llvm.call @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%15, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    %46 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %46, ^bb14, ^bb12
  ^bb12:  // pred: ^bb11
    %47 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %48 = llvm.zext nneg %47 : i32 to i64
    llvm.br ^bb15(%4 : i64)
  ^bb13(%49: i64):  // 2 preds: ^bb6, ^bb13
    %50 = llvm.getelementptr inbounds|nuw %5[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%51) : (!llvm.ptr) -> ()
    %52 = llvm.add %49, %7 overflow<nsw, nuw> : i64
    %53 = llvm.icmp "eq" %52, %30 : i64
    llvm.cond_br %53, ^bb11, ^bb13(%52 : i64)
  ^bb14:  // 2 preds: ^bb11, ^bb15
    llvm.call @mgpuEventDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb15(%54: i64):  // 2 preds: ^bb12, ^bb15
    %55 = llvm.getelementptr inbounds|nuw %5[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%56) : (!llvm.ptr) -> ()
    %57 = llvm.getelementptr inbounds|nuw %6[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%58) : (!llvm.ptr) -> ()
    %59 = llvm.add %54, %7 overflow<nsw, nuw> : i64
    %60 = llvm.icmp "eq" %59, %48 : i64
    llvm.cond_br %60, ^bb14, ^bb15(%59 : i64)
  ^bb16:  // 2 preds: ^bb0, ^bb14
    llvm.return
  }
}
