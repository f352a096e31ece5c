// Numbers in structures that bound loops, elements that are counted as they are stored, structures that are cleared first. From C without and with optimization; all are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @stop() -> i32
  llvm.func @right_field_n_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %15, %7 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.store %16, %18 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %22 = llvm.load %21 : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %19, %22 : i32
    llvm.cond_br %23, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %24 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %25 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %26[%5, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %24, %29 : !llvm.ptr, !llvm.ptr
    %30 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %31 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %33 = llvm.load %8 : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%5, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %30, %35 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 overflow<nsw> : i32
    llvm.store %37, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %41 = llvm.load %40 : !llvm.ptr -> i32
    %42 = llvm.icmp "slt" %38, %41 : i32
    llvm.cond_br %42, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %43 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %43[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %45 = llvm.load %9 : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %44[%5, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %51 = llvm.load %9 : !llvm.ptr -> i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %50[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%48, %54) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %55 = llvm.load %9 : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %57 = llvm.load %10 : !llvm.ptr -> i32
    %58 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %60 = llvm.load %59 : !llvm.ptr -> i32
    %61 = llvm.icmp "slt" %57, %60 : i32
    llvm.cond_br %61, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %62 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %62[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %64 = llvm.load %10 : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%5, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%67) : (!llvm.ptr) -> ()
    %68 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %70 = llvm.load %10 : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %69[%5, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%73) : (!llvm.ptr) -> ()
    %74 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %74[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %76 = llvm.load %10 : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %75[%5, %77] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %79 = llvm.load %78 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%79) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %80 = llvm.load %10 : !llvm.ptr -> i32
    %81 = llvm.add %80, %0 overflow<nsw> : i32
    llvm.store %81, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %82 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%82) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @right_member_smaller_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(104 : i64) : i64
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.call tail @malloc(%0) : (i64) -> (!llvm.ptr)
    %7 = llvm.intr.smin(%arg0, %1) : (i32, i32) -> i32
    %8 = llvm.icmp "sgt" %arg0, %2 : i32
    llvm.cond_br %8, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.zext nneg %7 : i32 to i64
    llvm.br ^bb3(%4 : i64)
  ^bb2:  // pred: ^bb3
    %11 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.zext nneg %7 : i32 to i64
    llvm.br ^bb5(%4 : i64)
  ^bb3(%13: i64):  // 2 preds: ^bb1, ^bb3
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %10 : i64
    llvm.cond_br %19, ^bb2, ^bb3(%18 : i64)
  ^bb4:  // pred: ^bb5
    %20 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.zext nneg %7 : i32 to i64
    llvm.br ^bb7(%4 : i64)
  ^bb5(%22: i64):  // 2 preds: ^bb2, ^bb5
    %23 = llvm.getelementptr inbounds|nuw %11[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%24, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.add %22, %5 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %12 : i64
    llvm.cond_br %28, ^bb4, ^bb5(%27 : i64)
  ^bb6:  // 2 preds: ^bb0, ^bb7
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  ^bb7(%29: i64):  // 2 preds: ^bb4, ^bb7
    %30 = llvm.getelementptr inbounds|nuw %20[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%31) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.getelementptr inbounds|nuw %6[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.add %29, %5 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %21 : i64
    llvm.cond_br %35, ^bb6, ^bb7(%34 : i64)
  }
  llvm.func @right_member_counts_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %10 = llvm.load %6 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %1 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb12
  ^bb3:  // pred: ^bb1
    %14 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %14, %7 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.store %1, %16 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %17 = llvm.load %8 : !llvm.ptr -> i32
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %17, %18 : i32
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %25 = llvm.load %24 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %24 : i32, !llvm.ptr
    %27 = llvm.sext %25 : i32 to i64
    %28 = llvm.getelementptr inbounds %22[%5, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %20, %28 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %31 = llvm.load %9 : !llvm.ptr -> i32
    %32 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %34 = llvm.load %33 : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %31, %34 : i32
    llvm.cond_br %35, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %36 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%5, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.add %42, %0 overflow<nsw> : i32
    llvm.store %43, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %44 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%44) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb2, ^bb11
    llvm.return
  }
  llvm.func @right_member_counts_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(96 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %9 = llvm.getelementptr inbounds|nuw %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %9 : i32, !llvm.ptr
    %10 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %10, ^bb2, ^bb4(%3 : i32)
  ^bb2:  // 2 preds: ^bb1, ^bb4
    %11 = llvm.load %9 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %3 : i32
    llvm.cond_br %12, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %13 = llvm.zext nneg %11 : i32 to i64
    llvm.br ^bb6(%5 : i64)
  ^bb4(%14: i32):  // 2 preds: ^bb1, ^bb4
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %9 : !llvm.ptr -> i32
    %17 = llvm.add %16, %4 overflow<nsw> : i32
    llvm.store %17, %9 : i32, !llvm.ptr
    %18 = llvm.sext %16 : i32 to i64
    %19 = llvm.getelementptr inbounds %8[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.add %14, %4 overflow<nsw, nuw> : i32
    %21 = llvm.icmp "eq" %20, %arg0 : i32
    llvm.cond_br %21, ^bb2, ^bb4(%20 : i32)
  ^bb5:  // 2 preds: ^bb2, ^bb6
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%22: i64):  // 2 preds: ^bb3, ^bb6
    %23 = llvm.getelementptr inbounds|nuw %8[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.add %22, %6 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %13 : i64
    llvm.cond_br %26, ^bb5, ^bb6(%25 : i64)
  ^bb7:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @right_counted_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %4 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb18
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb8
    %15 = llvm.load %7 : !llvm.ptr -> i32
    %16 = llvm.load %4 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %18 = llvm.call @stop() : () -> i32
    %19 = llvm.icmp "ne" %18, %1 : i32
    llvm.cond_br %19, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %20 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %6 : i32, !llvm.ptr
    %23 = llvm.sext %21 : i32 to i64
    %24 = llvm.getelementptr inbounds %5[%3, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %20, %24 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %25 = llvm.load %7 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb9:  // pred: ^bb4
    %27 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %27, %8 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb12
    %28 = llvm.load %9 : !llvm.ptr -> i32
    %29 = llvm.load %6 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %28, %29 : i32
    llvm.cond_br %30, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %31 = llvm.load %9 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %5[%3, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%34, %35) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %36 = llvm.load %9 : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 overflow<nsw> : i32
    llvm.store %37, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:  // pred: ^bb10
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb16
    %38 = llvm.load %10 : !llvm.ptr -> i32
    %39 = llvm.load %6 : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %38, %39 : i32
    llvm.cond_br %40, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %41 = llvm.load %10 : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %5[%3, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%44) : (!llvm.ptr) -> ()
    %45 = llvm.load %10 : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %5[%3, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%48) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %49 = llvm.load %10 : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %10 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb17:  // pred: ^bb14
    %51 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%51) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb2, ^bb17
    llvm.return
  }
  llvm.func @right_counted_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %6, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %7, ^bb2, ^bb5(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb1
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb10(%8 : !llvm.ptr)
  ^bb3:  // pred: ^bb7
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.icmp "sgt" %20, %2 : i32
    llvm.cond_br %10, ^bb4, ^bb10(%9 : !llvm.ptr)
  ^bb4:  // pred: ^bb3
    %11 = llvm.zext nneg %20 : i32 to i64
    llvm.br ^bb9(%3 : i64)
  ^bb5(%12: i32, %13: i32):  // 2 preds: ^bb1, ^bb7
    %14 = llvm.call tail @stop() : () -> i32
    %15 = llvm.icmp "eq" %14, %2 : i32
    llvm.cond_br %15, ^bb7(%12 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.add %12, %0 overflow<nsw> : i32
    %18 = llvm.sext %12 : i32 to i64
    %19 = llvm.getelementptr inbounds %5[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%17 : i32)
  ^bb7(%20: i32):  // 2 preds: ^bb5, ^bb6
    %21 = llvm.add %13, %0 overflow<nsw, nuw> : i32
    %22 = llvm.icmp "eq" %21, %arg0 : i32
    llvm.cond_br %22, ^bb3, ^bb5(%20, %21 : i32, i32)
  ^bb8:  // pred: ^bb9
    %23 = llvm.zext nneg %20 : i32 to i64
    llvm.br ^bb11(%3 : i64)
  ^bb9(%24: i64):  // 2 preds: ^bb4, ^bb9
    %25 = llvm.getelementptr inbounds|nuw %5[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%26, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.add %24, %4 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %11 : i64
    llvm.cond_br %28, ^bb8, ^bb9(%27 : i64)
  ^bb10(%29: !llvm.ptr):  // 3 preds: ^bb2, ^bb3, ^bb11
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.br ^bb12
  ^bb11(%30: i64):  // 2 preds: ^bb8, ^bb11
    %31 = llvm.getelementptr inbounds|nuw %5[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%32) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.add %30, %4 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %23 : i64
    llvm.cond_br %34, ^bb10(%9 : !llvm.ptr), ^bb11(%33 : i64)
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @right_counted_break_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    %9 = llvm.load %5 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb12
  ^bb3:  // pred: ^bb1
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb7
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.load %5 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @stop() : () -> i32
    %17 = llvm.icmp "ne" %16, %1 : i32
    llvm.cond_br %17, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.br ^bb8
  ^bb7:  // pred: ^bb5
    %18 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %7 : i32, !llvm.ptr
    %21 = llvm.sext %19 : i32 to i64
    %22 = llvm.getelementptr inbounds %6[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %18, %22 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb8:  // 2 preds: ^bb4, ^bb6
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.sub %23, %0 overflow<nsw> : i32
    llvm.store %24, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.icmp "sge" %25, %1 : i32
    llvm.cond_br %26, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %6[%3, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%30) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.add %31, %4 overflow<nsw> : i32
    llvm.store %32, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:  // 2 preds: ^bb2, ^bb9
    llvm.return
  }
  llvm.func @right_counted_break_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb8, ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb3(%3 : i64)
  ^bb3(%10: i64):  // 2 preds: ^bb2, ^bb4
    %11 = llvm.call tail @stop() : () -> i32
    %12 = llvm.icmp "eq" %11, %2 : i32
    llvm.cond_br %12, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %13 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.add %10, %4 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds|nuw %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.icmp "eq" %14, %9 : i64
    llvm.cond_br %16, ^bb6(%arg0 : i32), ^bb3(%14 : i64)
  ^bb5:  // pred: ^bb3
    %17 = llvm.trunc %10 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb6(%17 : i32)
  ^bb6(%18: i32):  // 2 preds: ^bb4, ^bb5
    %19 = llvm.icmp "sgt" %18, %2 : i32
    llvm.cond_br %19, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %20 = llvm.zext nneg %18 : i32 to i64
    llvm.br ^bb9(%20 : i64)
  ^bb8:  // 3 preds: ^bb1, ^bb6, ^bb9
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb10
  ^bb9(%21: i64):  // 2 preds: ^bb7, ^bb9
    %22 = llvm.add %21, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.icmp "ugt" %21, %4 : i64
    llvm.cond_br %25, ^bb9(%22 : i64), ^bb8
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @right_zeroed_first_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(104 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb15
  ^bb3:  // pred: ^bb1
    "llvm.intr.memset"(%7, %3, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %15 = llvm.load %8 : !llvm.ptr -> i32
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %19[%5, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %18, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %24[%5, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %23, %27 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %30 = llvm.load %9 : !llvm.ptr -> i32
    %31 = llvm.load %6 : !llvm.ptr -> i32
    %32 = llvm.icmp "slt" %30, %31 : i32
    llvm.cond_br %32, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %33 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %34 = llvm.load %9 : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%5, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%5, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%37, %42) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %43 = llvm.load %9 : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %45 = llvm.load %10 : !llvm.ptr -> i32
    %46 = llvm.load %6 : !llvm.ptr -> i32
    %47 = llvm.icmp "slt" %45, %46 : i32
    llvm.cond_br %47, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %48 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %49 = llvm.load %10 : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %48[%5, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%52) : (!llvm.ptr) -> ()
    %53 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %54 = llvm.load %10 : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %53[%5, %55] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%57) : (!llvm.ptr) -> ()
    %58 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %59 = llvm.load %10 : !llvm.ptr -> i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %58[%5, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %62 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%62) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %63 = llvm.load %10 : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // 2 preds: ^bb2, ^bb12
    llvm.return
  }
  llvm.func @right_cleared_heap_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %15, %7 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %17 = llvm.load %8 : !llvm.ptr -> i32
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %17, %18 : i32
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %8 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%5, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %20, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %27 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%5, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %34 = llvm.load %9 : !llvm.ptr -> i32
    %35 = llvm.load %6 : !llvm.ptr -> i32
    %36 = llvm.icmp "slt" %34, %35 : i32
    llvm.cond_br %36, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %37 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%5, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %43[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %45 = llvm.load %9 : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %44[%5, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%42, %48) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %49 = llvm.load %9 : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %51 = llvm.load %10 : !llvm.ptr -> i32
    %52 = llvm.load %6 : !llvm.ptr -> i32
    %53 = llvm.icmp "slt" %51, %52 : i32
    llvm.cond_br %53, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %54 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %56 = llvm.load %10 : !llvm.ptr -> i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.getelementptr inbounds %55[%5, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%59) : (!llvm.ptr) -> ()
    %60 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %62 = llvm.load %10 : !llvm.ptr -> i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %61[%5, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %65 = llvm.load %64 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%65) : (!llvm.ptr) -> ()
    %66 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %68 = llvm.load %10 : !llvm.ptr -> i32
    %69 = llvm.sext %68 : i32 to i64
    %70 = llvm.getelementptr inbounds %67[%5, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %71 = llvm.load %70 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%71) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %72 = llvm.load %10 : !llvm.ptr -> i32
    %73 = llvm.add %72, %0 overflow<nsw> : i32
    llvm.store %73, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %74 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%74) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @right_cleared_heap_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %8, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    "llvm.intr.memset"(%9, %2, %1) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %10, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%5 : i64)
  ^bb3:  // pred: ^bb4
    %13 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.intr.smax(%arg0, %7) : (i32, i32) -> i32
    %15 = llvm.zext nneg %14 : i32 to i64
    llvm.br ^bb6(%5 : i64)
  ^bb4(%16: i64):  // 2 preds: ^bb2, ^bb4
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %11[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.add %16, %6 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %12 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%21 : i64)
  ^bb5:  // pred: ^bb6
    %23 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.intr.smax(%arg0, %7) : (i32, i32) -> i32
    %25 = llvm.zext nneg %24 : i32 to i64
    llvm.br ^bb8(%5 : i64)
  ^bb6(%26: i64):  // 2 preds: ^bb3, ^bb6
    %27 = llvm.getelementptr inbounds|nuw %13[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %9[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%28, %30) : (!llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.add %26, %6 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %15 : i64
    llvm.cond_br %32, ^bb5, ^bb6(%31 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb8(%33: i64):  // 2 preds: ^bb5, ^bb8
    %34 = llvm.getelementptr inbounds|nuw %23[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%35) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.getelementptr inbounds|nuw %9[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()
    %38 = llvm.add %33, %6 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %25 : i64
    llvm.cond_br %39, ^bb7, ^bb8(%38 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
}
