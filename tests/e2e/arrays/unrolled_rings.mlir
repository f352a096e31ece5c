// Rings whose elements are met by constant indexes, where the loops over them were unrolled, and by what is left of a division. From C; those whose names
// begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @right_two_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_two_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_two_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_next_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_next_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_next_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_destroyed_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_destroyed_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_destroyed_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_last_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_last_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_last_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_three_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_three_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_three_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @right_three_h() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_event_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_event_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_event_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_event_h() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_none_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_none_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_none_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_none_h() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_first_s() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_first_e() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_first_b() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @wrong_first_h() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %1 : !llvm.array<8 x ptr>
  }
  llvm.func @right_two(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @right_two_s : !llvm.ptr
    %3 = llvm.mlir.addressof @right_two_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @right_two_b : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %11, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %13 = llvm.mul %arg0, %8 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %14, ^bb5, ^bb4(%1 : i64)
  ^bb3(%15: i64):  // 2 preds: ^bb1, ^bb3
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %3[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuMemAlloc(%4, %12, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.add %15, %7 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %15, %1 : i64
    llvm.cond_br %23, ^bb3(%22 : i64), ^bb2
  ^bb4(%24: i64):  // 2 preds: ^bb2, ^bb4
    %25 = llvm.and %24, %7 : i64
    %26 = llvm.getelementptr inbounds|nuw %6[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%27, %9, %7, %29) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    %30 = llvm.getelementptr inbounds|nuw %3[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %32) : (!llvm.ptr , !llvm.ptr ) -> ()
    %33 = llvm.add %24, %7 overflow<nuw> : i64
    %34 = llvm.icmp "eq" %33, %13 : i64
    llvm.cond_br %34, ^bb5, ^bb4(%33 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb4
    llvm.br ^bb6(%1 : i64)
  ^bb6(%35: i64):  // 2 preds: ^bb5, ^bb6
    %36 = llvm.getelementptr inbounds|nuw %2[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%37) : (!llvm.ptr ) -> ()
    %38 = llvm.add %35, %7 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %35, %1 : i64
    llvm.cond_br %39, ^bb6(%38 : i64), ^bb8(%1 : i64)
  ^bb7:  // pred: ^bb8
    llvm.call tail @mgpuStreamSynchronize(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb9(%1 : i64)
  ^bb8(%40: i64):  // 2 preds: ^bb6, ^bb8
    %41 = llvm.getelementptr inbounds|nuw %6[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%42, %10, %7, %12) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    %43 = llvm.add %40, %7 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %40, %1 : i64
    llvm.cond_br %44, ^bb8(%43 : i64), ^bb7
  ^bb9(%45: i64):  // 2 preds: ^bb7, ^bb9
    %46 = llvm.getelementptr inbounds|nuw %6[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%47, %12) : (!llvm.ptr , !llvm.ptr ) -> ()
    %48 = llvm.getelementptr inbounds|nuw %3[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%49) : (!llvm.ptr ) -> ()
    %50 = llvm.add %45, %7 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %45, %1 : i64
    llvm.cond_br %51, ^bb9(%50 : i64), ^bb11(%1 : i64)
  ^bb10:  // pred: ^bb11
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb12
  ^bb11(%52: i64):  // 2 preds: ^bb9, ^bb11
    %53 = llvm.getelementptr inbounds|nuw %2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%54) : (!llvm.ptr ) -> ()
    %55 = llvm.add %52, %7 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %52, %1 : i64
    llvm.cond_br %56, ^bb11(%55 : i64), ^bb10
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @wrong_next(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_next_s : !llvm.ptr
    %3 = llvm.mlir.addressof @wrong_next_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_next_b : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %11, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %13 = llvm.mul %arg0, %8 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %14, ^bb5, ^bb4(%1 : i64)
  ^bb3(%15: i64):  // 2 preds: ^bb1, ^bb3
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %3[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuMemAlloc(%4, %12, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.add %15, %7 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %15, %1 : i64
    llvm.cond_br %23, ^bb3(%22 : i64), ^bb2
  ^bb4(%24: i64):  // 2 preds: ^bb2, ^bb4
    %25 = llvm.add %24, %7 overflow<nsw, nuw> : i64
    %26 = llvm.and %25, %7 : i64
    %27 = llvm.getelementptr inbounds|nuw %6[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.and %24, %7 : i64
    %30 = llvm.getelementptr inbounds|nuw %2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%28, %9, %7, %31) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle
    %32 = llvm.getelementptr inbounds|nuw %3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%33, %34) : (!llvm.ptr , !llvm.ptr ) -> ()
    %35 = llvm.icmp "eq" %25, %13 : i64
    llvm.cond_br %35, ^bb5, ^bb4(%25 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb4
    llvm.br ^bb6(%1 : i64)
  ^bb6(%36: i64):  // 2 preds: ^bb5, ^bb6
    %37 = llvm.getelementptr inbounds|nuw %2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%38) : (!llvm.ptr ) -> ()
    %39 = llvm.add %36, %7 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %36, %1 : i64
    llvm.cond_br %40, ^bb6(%39 : i64), ^bb8(%1 : i64)
  ^bb7:  // pred: ^bb8
    llvm.call tail @mgpuStreamSynchronize(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb9(%1 : i64)
  ^bb8(%41: i64):  // 2 preds: ^bb6, ^bb8
    %42 = llvm.getelementptr inbounds|nuw %6[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%43, %10, %7, %12) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle
    %44 = llvm.add %41, %7 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %41, %1 : i64
    llvm.cond_br %45, ^bb8(%44 : i64), ^bb7
  ^bb9(%46: i64):  // 2 preds: ^bb7, ^bb9
    %47 = llvm.getelementptr inbounds|nuw %6[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%48, %12) : (!llvm.ptr , !llvm.ptr ) -> ()
    %49 = llvm.getelementptr inbounds|nuw %3[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%50) : (!llvm.ptr ) -> ()
    %51 = llvm.add %46, %7 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %46, %1 : i64
    llvm.cond_br %52, ^bb9(%51 : i64), ^bb11(%1 : i64)
  ^bb10:  // pred: ^bb11
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb12
  ^bb11(%53: i64):  // 2 preds: ^bb9, ^bb11
    %54 = llvm.getelementptr inbounds|nuw %2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%55) : (!llvm.ptr ) -> ()
    %56 = llvm.add %53, %7 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %53, %1 : i64
    llvm.cond_br %57, ^bb11(%56 : i64), ^bb10
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @wrong_destroyed(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_destroyed_s : !llvm.ptr
    %3 = llvm.mlir.addressof @wrong_destroyed_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_destroyed_b : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %11, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %13 = llvm.mul %arg0, %8 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %14, ^bb5, ^bb4(%1 : i64)
  ^bb3(%15: i64):  // 2 preds: ^bb1, ^bb3
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %3[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuMemAlloc(%4, %12, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.add %15, %7 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %15, %1 : i64
    llvm.cond_br %23, ^bb3(%22 : i64), ^bb2
  ^bb4(%24: i64):  // 2 preds: ^bb2, ^bb4
    %25 = llvm.and %24, %7 : i64
    %26 = llvm.getelementptr inbounds|nuw %6[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%27, %9, %7, %29) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: stream-use-after-destroy
    %30 = llvm.getelementptr inbounds|nuw %3[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %32) : (!llvm.ptr , !llvm.ptr ) -> ()
    %33 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%33) : (!llvm.ptr ) -> ()
    %34 = llvm.add %24, %7 overflow<nuw> : i64
    %35 = llvm.icmp "eq" %34, %13 : i64
    llvm.cond_br %35, ^bb5, ^bb4(%34 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb4
    llvm.br ^bb6(%1 : i64)
  ^bb6(%36: i64):  // 2 preds: ^bb5, ^bb6
    %37 = llvm.getelementptr inbounds|nuw %2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%38) : (!llvm.ptr ) -> ()  // expect: stream-use-after-destroy
    %39 = llvm.add %36, %7 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %36, %1 : i64
    llvm.cond_br %40, ^bb6(%39 : i64), ^bb8(%1 : i64)
  ^bb7:  // pred: ^bb8
    llvm.call tail @mgpuStreamSynchronize(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb9(%1 : i64)
  ^bb8(%41: i64):  // 2 preds: ^bb6, ^bb8
    %42 = llvm.getelementptr inbounds|nuw %6[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%43, %10, %7, %12) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    %44 = llvm.add %41, %7 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %41, %1 : i64
    llvm.cond_br %45, ^bb8(%44 : i64), ^bb7
  ^bb9(%46: i64):  // 2 preds: ^bb7, ^bb9
    %47 = llvm.getelementptr inbounds|nuw %6[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%48, %12) : (!llvm.ptr , !llvm.ptr ) -> ()
    %49 = llvm.getelementptr inbounds|nuw %3[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%50) : (!llvm.ptr ) -> ()
    %51 = llvm.add %46, %7 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %46, %1 : i64
    llvm.cond_br %52, ^bb9(%51 : i64), ^bb11(%1 : i64)
  ^bb10:  // pred: ^bb11
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb12
  ^bb11(%53: i64):  // 2 preds: ^bb9, ^bb11
    %54 = llvm.getelementptr inbounds|nuw %2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%55) : (!llvm.ptr ) -> ()
    %56 = llvm.add %53, %7 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %53, %1 : i64
    llvm.cond_br %57, ^bb11(%56 : i64), ^bb10
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @wrong_last(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_last_s : !llvm.ptr
    %3 = llvm.mlir.addressof @wrong_last_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_last_b : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %11, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %13 = llvm.mul %arg0, %8 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %14, ^bb5, ^bb4(%1 : i64)
  ^bb3(%15: i64):  // 2 preds: ^bb1, ^bb3
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %3[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuMemAlloc(%4, %12, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.add %15, %7 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %15, %1 : i64
    llvm.cond_br %23, ^bb3(%22 : i64), ^bb2
  ^bb4(%24: i64):  // 2 preds: ^bb2, ^bb4
    %25 = llvm.and %24, %7 : i64
    %26 = llvm.getelementptr inbounds|nuw %6[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%27, %9, %7, %29) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unwaited-work
    %30 = llvm.getelementptr inbounds|nuw %3[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%31, %32) : (!llvm.ptr , !llvm.ptr ) -> ()
    %33 = llvm.add %24, %7 overflow<nuw> : i64
    %34 = llvm.icmp "eq" %33, %13 : i64
    llvm.cond_br %34, ^bb5, ^bb4(%33 : i64)
  ^bb5:  // 2 preds: ^bb2, ^bb4
    %35 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%35) : (!llvm.ptr ) -> ()
    llvm.br ^bb7(%1 : i64)
  ^bb6:  // pred: ^bb7
    llvm.call tail @mgpuStreamSynchronize(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb8(%1 : i64)
  ^bb7(%36: i64):  // 2 preds: ^bb5, ^bb7
    %37 = llvm.getelementptr inbounds|nuw %6[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%38, %10, %7, %12) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: stream-race
    %39 = llvm.add %36, %7 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %36, %1 : i64
    llvm.cond_br %40, ^bb7(%39 : i64), ^bb6
  ^bb8(%41: i64):  // 2 preds: ^bb6, ^bb8
    %42 = llvm.getelementptr inbounds|nuw %6[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%43, %12) : (!llvm.ptr , !llvm.ptr ) -> ()
    %44 = llvm.getelementptr inbounds|nuw %3[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%45) : (!llvm.ptr ) -> ()
    %46 = llvm.add %41, %7 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %41, %1 : i64
    llvm.cond_br %47, ^bb8(%46 : i64), ^bb10(%1 : i64)
  ^bb9:  // pred: ^bb10
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr ) -> ()
    llvm.br ^bb11
  ^bb10(%48: i64):  // 2 preds: ^bb8, ^bb10
    %49 = llvm.getelementptr inbounds|nuw %2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%50) : (!llvm.ptr ) -> ()
    %51 = llvm.add %48, %7 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %48, %1 : i64
    llvm.cond_br %52, ^bb10(%51 : i64), ^bb9
  ^bb11:  // 2 preds: ^bb0, ^bb9
    llvm.return
  }
  llvm.func @right_three(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @right_three_s : !llvm.ptr
    %3 = llvm.mlir.addressof @right_three_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @right_three_b : !llvm.ptr
    %7 = llvm.mlir.addressof @right_three_h : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(5 : i32) : i32
    %14 = llvm.mlir.constant(1 : i32) : i32
    %15 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %15, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb2(%17: i64):  // 2 preds: ^bb1, ^bb2
    %18 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %2[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %3[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.call tail @mgpuMemAlloc(%4, %16, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.call tail @malloc(%4) : (i64 ) -> (!llvm.ptr )
    %25 = llvm.getelementptr inbounds|nuw %7[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %24, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.add %17, %8 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %9 : i64
    llvm.cond_br %27, ^bb3, ^bb2(%26 : i64)
  ^bb3:  // pred: ^bb2
    llvm.call tail @mgpuStreamSynchronize(%16) : (!llvm.ptr ) -> ()
    %28 = llvm.mul %arg0, %10 overflow<nsw, nuw> : i32
    %29 = llvm.icmp "eq" %arg0, %11 : i32
    llvm.cond_br %29, ^bb7, ^bb4(%11 : i32)
  ^bb4(%30: i32):  // 2 preds: ^bb3, ^bb6
    %31 = llvm.icmp "ugt" %30, %12 : i32
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.urem %30, %10 : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %3[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%35) : (!llvm.ptr ) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %36 = llvm.urem %30, %10 : i32
    %37 = llvm.zext nneg %36 : i32 to i64
    %38 = llvm.getelementptr inbounds|nuw %7[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.store %13, %39 : i32, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %6[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %2[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemcpy(%41, %39, %4, %43) : (!llvm.ptr , !llvm.ptr , i64 , !llvm.ptr ) -> ()
    %44 = llvm.getelementptr inbounds|nuw %3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    %46 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%45, %46) : (!llvm.ptr , !llvm.ptr ) -> ()
    %47 = llvm.add %30, %14 overflow<nuw> : i32
    %48 = llvm.icmp "eq" %47, %28 : i32
    llvm.cond_br %48, ^bb7, ^bb4(%47 : i32)
  ^bb7:  // 2 preds: ^bb3, ^bb6
    llvm.br ^bb8(%1 : i64)
  ^bb8(%49: i64):  // 2 preds: ^bb7, ^bb8
    %50 = llvm.getelementptr inbounds|nuw %2[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%51) : (!llvm.ptr ) -> ()
    %52 = llvm.add %49, %8 overflow<nsw, nuw> : i64
    %53 = llvm.icmp "eq" %52, %9 : i64
    llvm.cond_br %53, ^bb9(%1 : i64), ^bb8(%52 : i64)
  ^bb9(%54: i64):  // 2 preds: ^bb8, ^bb9
    %55 = llvm.getelementptr inbounds|nuw %6[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%56, %16) : (!llvm.ptr , !llvm.ptr ) -> ()
    %57 = llvm.getelementptr inbounds|nuw %7[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%58) : (!llvm.ptr ) -> ()
    %59 = llvm.getelementptr inbounds|nuw %2[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%60) : (!llvm.ptr ) -> ()
    %61 = llvm.getelementptr inbounds|nuw %3[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %62 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%62) : (!llvm.ptr ) -> ()
    %63 = llvm.add %54, %8 overflow<nsw, nuw> : i64
    %64 = llvm.icmp "eq" %63, %9 : i64
    llvm.cond_br %64, ^bb10, ^bb9(%63 : i64)
  ^bb10:  // pred: ^bb9
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr ) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @wrong_event(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_event_s : !llvm.ptr
    %3 = llvm.mlir.addressof @wrong_event_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_event_b : !llvm.ptr
    %7 = llvm.mlir.addressof @wrong_event_h : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %15, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb2(%17: i64):  // 2 preds: ^bb1, ^bb2
    %18 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %2[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %3[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.call tail @mgpuMemAlloc(%4, %16, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.call tail @malloc(%4) : (i64 ) -> (!llvm.ptr )
    %25 = llvm.getelementptr inbounds|nuw %7[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %24, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.add %17, %8 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %9 : i64
    llvm.cond_br %27, ^bb3, ^bb2(%26 : i64)
  ^bb3:  // pred: ^bb2
    llvm.call tail @mgpuStreamSynchronize(%16) : (!llvm.ptr ) -> ()
    %28 = llvm.mul %arg0, %10 overflow<nsw, nuw> : i32
    %29 = llvm.icmp "eq" %arg0, %11 : i32
    llvm.cond_br %29, ^bb7, ^bb4(%11 : i32)
  ^bb4(%30: i32):  // 2 preds: ^bb3, ^bb6
    %31 = llvm.icmp "ugt" %30, %12 : i32
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.add %30, %13 overflow<nsw, nuw> : i32
    %33 = llvm.urem %32, %10 : i32
    %34 = llvm.zext nneg %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %3[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%36) : (!llvm.ptr ) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %37 = llvm.urem %30, %10 : i32
    %38 = llvm.zext nneg %37 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %7[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %40 : i32, !llvm.ptr  // expect: host-race
    %41 = llvm.getelementptr inbounds|nuw %6[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %2[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemcpy(%42, %40, %4, %44) : (!llvm.ptr , !llvm.ptr , i64 , !llvm.ptr ) -> ()
    %45 = llvm.getelementptr inbounds|nuw %3[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%46, %47) : (!llvm.ptr , !llvm.ptr ) -> ()
    %48 = llvm.add %30, %13 overflow<nuw> : i32
    %49 = llvm.icmp "eq" %48, %28 : i32
    llvm.cond_br %49, ^bb7, ^bb4(%48 : i32)
  ^bb7:  // 2 preds: ^bb3, ^bb6
    llvm.br ^bb8(%1 : i64)
  ^bb8(%50: i64):  // 2 preds: ^bb7, ^bb8
    %51 = llvm.getelementptr inbounds|nuw %2[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%52) : (!llvm.ptr ) -> ()
    %53 = llvm.add %50, %8 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %9 : i64
    llvm.cond_br %54, ^bb9(%1 : i64), ^bb8(%53 : i64)
  ^bb9(%55: i64):  // 2 preds: ^bb8, ^bb9
    %56 = llvm.getelementptr inbounds|nuw %6[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%57, %16) : (!llvm.ptr , !llvm.ptr ) -> ()
    %58 = llvm.getelementptr inbounds|nuw %7[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%59) : (!llvm.ptr ) -> ()
    %60 = llvm.getelementptr inbounds|nuw %2[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%61) : (!llvm.ptr ) -> ()
    %62 = llvm.getelementptr inbounds|nuw %3[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %63 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%63) : (!llvm.ptr ) -> ()
    %64 = llvm.add %55, %8 overflow<nsw, nuw> : i64
    %65 = llvm.icmp "eq" %64, %9 : i64
    llvm.cond_br %65, ^bb10, ^bb9(%64 : i64)
  ^bb10:  // pred: ^bb9
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr ) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @wrong_none(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_none_s : !llvm.ptr
    %3 = llvm.mlir.addressof @wrong_none_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_none_b : !llvm.ptr
    %7 = llvm.mlir.addressof @wrong_none_h : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %14, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb2(%16: i64):  // 2 preds: ^bb1, ^bb2
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %3[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call tail @mgpuMemAlloc(%4, %15, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call tail @malloc(%4) : (i64 ) -> (!llvm.ptr )
    %24 = llvm.getelementptr inbounds|nuw %7[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.add %16, %8 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %9 : i64
    llvm.cond_br %26, ^bb3, ^bb2(%25 : i64)
  ^bb3:  // pred: ^bb2
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr ) -> ()
    %27 = llvm.mul %arg0, %10 overflow<nsw, nuw> : i32
    %28 = llvm.icmp "eq" %arg0, %11 : i32
    llvm.cond_br %28, ^bb5, ^bb4(%11 : i32)
  ^bb4(%29: i32):  // 2 preds: ^bb3, ^bb4
    %30 = llvm.urem %29, %10 : i32
    %31 = llvm.zext nneg %30 : i32 to i64
    %32 = llvm.getelementptr inbounds|nuw %7[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.store %12, %33 : i32, !llvm.ptr  // expect: host-race
    %34 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %2[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemcpy(%35, %33, %4, %37) : (!llvm.ptr , !llvm.ptr , i64 , !llvm.ptr ) -> ()
    %38 = llvm.getelementptr inbounds|nuw %3[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%39, %40) : (!llvm.ptr , !llvm.ptr ) -> ()
    %41 = llvm.add %29, %13 overflow<nuw> : i32
    %42 = llvm.icmp "eq" %41, %27 : i32
    llvm.cond_br %42, ^bb5, ^bb4(%41 : i32)
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6(%1 : i64)
  ^bb6(%43: i64):  // 2 preds: ^bb5, ^bb6
    %44 = llvm.getelementptr inbounds|nuw %2[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%45) : (!llvm.ptr ) -> ()
    %46 = llvm.add %43, %8 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %9 : i64
    llvm.cond_br %47, ^bb7(%1 : i64), ^bb6(%46 : i64)
  ^bb7(%48: i64):  // 2 preds: ^bb6, ^bb7
    %49 = llvm.getelementptr inbounds|nuw %6[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%50, %15) : (!llvm.ptr , !llvm.ptr ) -> ()
    %51 = llvm.getelementptr inbounds|nuw %7[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%52) : (!llvm.ptr ) -> ()
    %53 = llvm.getelementptr inbounds|nuw %2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%54) : (!llvm.ptr ) -> ()
    %55 = llvm.getelementptr inbounds|nuw %3[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%56) : (!llvm.ptr ) -> ()
    %57 = llvm.add %48, %8 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %9 : i64
    llvm.cond_br %58, ^bb8, ^bb7(%57 : i64)
  ^bb8:  // pred: ^bb7
    llvm.call tail @mgpuStreamDestroy(%15) : (!llvm.ptr ) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_first(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @wrong_first_s : !llvm.ptr
    %3 = llvm.mlir.addressof @wrong_first_e : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_first_b : !llvm.ptr
    %7 = llvm.mlir.addressof @wrong_first_h : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %14, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb2(%16: i64):  // 2 preds: ^bb1, ^bb2
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %3[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call tail @mgpuMemAlloc(%4, %15, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call tail @malloc(%4) : (i64 ) -> (!llvm.ptr )
    %24 = llvm.getelementptr inbounds|nuw %7[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.add %16, %8 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %9 : i64
    llvm.cond_br %26, ^bb3, ^bb2(%25 : i64)
  ^bb3:  // pred: ^bb2
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr ) -> ()
    %27 = llvm.mul %arg0, %10 overflow<nsw, nuw> : i32
    %28 = llvm.icmp "eq" %arg0, %11 : i32
    llvm.cond_br %28, ^bb7, ^bb4(%11 : i32)
  ^bb4(%29: i32):  // 2 preds: ^bb3, ^bb6
    %30 = llvm.icmp "ugt" %29, %10 : i32
    llvm.cond_br %30, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %31 = llvm.urem %29, %10 : i32
    %32 = llvm.zext nneg %31 : i32 to i64
    %33 = llvm.getelementptr inbounds|nuw %3[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%34) : (!llvm.ptr ) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %35 = llvm.urem %29, %10 : i32
    %36 = llvm.zext nneg %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %7[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.store %12, %38 : i32, !llvm.ptr  // expect: host-race
    %39 = llvm.getelementptr inbounds|nuw %6[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemcpy(%40, %38, %4, %42) : (!llvm.ptr , !llvm.ptr , i64 , !llvm.ptr ) -> ()
    %43 = llvm.getelementptr inbounds|nuw %3[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%44, %45) : (!llvm.ptr , !llvm.ptr ) -> ()
    %46 = llvm.add %29, %13 overflow<nuw> : i32
    %47 = llvm.icmp "eq" %46, %27 : i32
    llvm.cond_br %47, ^bb7, ^bb4(%46 : i32)
  ^bb7:  // 2 preds: ^bb3, ^bb6
    llvm.br ^bb8(%1 : i64)
  ^bb8(%48: i64):  // 2 preds: ^bb7, ^bb8
    %49 = llvm.getelementptr inbounds|nuw %2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%50) : (!llvm.ptr ) -> ()
    %51 = llvm.add %48, %8 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %9 : i64
    llvm.cond_br %52, ^bb9(%1 : i64), ^bb8(%51 : i64)
  ^bb9(%53: i64):  // 2 preds: ^bb8, ^bb9
    %54 = llvm.getelementptr inbounds|nuw %6[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%55, %15) : (!llvm.ptr , !llvm.ptr ) -> ()
    %56 = llvm.getelementptr inbounds|nuw %7[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%57) : (!llvm.ptr ) -> ()
    %58 = llvm.getelementptr inbounds|nuw %2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%59) : (!llvm.ptr ) -> ()
    %60 = llvm.getelementptr inbounds|nuw %3[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%61) : (!llvm.ptr ) -> ()
    %62 = llvm.add %53, %8 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %9 : i64
    llvm.cond_br %63, ^bb10, ^bb9(%62 : i64)
  ^bb10:  // pred: ^bb9
    llvm.call tail @mgpuStreamDestroy(%15) : (!llvm.ptr ) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
}
