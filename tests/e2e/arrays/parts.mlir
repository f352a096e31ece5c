// Several arrays in one structure, and members beside them, each followed by its own index. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.mlir.global internal @right_global_O0_c() : !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.array<4 x ptr>
    %3 = llvm.mlir.zero : !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.return %3 : !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
  }
  llvm.mlir.global internal @right_global_O2_c() : !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.array<4 x ptr>
    %3 = llvm.mlir.zero : !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.return %3 : !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
  }
  llvm.func @right_bounded_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb15
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %16, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %6 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%3, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %6 : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    llvm.store %27, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %28 = llvm.load %7 : !llvm.ptr -> i32
    %29 = llvm.load %4 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %28, %29 : i32
    llvm.cond_br %30, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %31 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %32 = llvm.load %7 : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%3, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %37 = llvm.load %7 : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %36[%3, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%35, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %41 = llvm.load %7 : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %43 = llvm.load %8 : !llvm.ptr -> i32
    %44 = llvm.load %4 : !llvm.ptr -> i32
    %45 = llvm.icmp "slt" %43, %44 : i32
    llvm.cond_br %45, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %46 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %47 = llvm.load %8 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%3, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%50) : (!llvm.ptr) -> ()
    %51 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %52 = llvm.load %8 : !llvm.ptr -> i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %51[%3, %53] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%55) : (!llvm.ptr) -> ()
    %56 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %57 = llvm.load %8 : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %56[%3, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%60) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %61 = llvm.load %8 : !llvm.ptr -> i32
    %62 = llvm.add %61, %0 overflow<nsw> : i32
    llvm.store %62, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // 2 preds: ^bb2, ^bb12
    llvm.return
  }
  llvm.func @right_bounded_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%4 : i64)
  ^bb3:  // pred: ^bb4
    %11 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.intr.smax(%arg0, %0) : (i32, i32) -> i32
    %13 = llvm.zext nneg %12 : i32 to i64
    llvm.br ^bb6(%4 : i64)
  ^bb4(%14: i64):  // 2 preds: ^bb2, ^bb4
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %10 : i64
    llvm.cond_br %20, ^bb3, ^bb4(%19 : i64)
  ^bb5:  // pred: ^bb6
    %21 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.intr.smax(%arg0, %0) : (i32, i32) -> i32
    %23 = llvm.zext nneg %22 : i32 to i64
    llvm.br ^bb8(%4 : i64)
  ^bb6(%24: i64):  // 2 preds: ^bb3, ^bb6
    %25 = llvm.getelementptr inbounds|nuw %11[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%26, %28) : (!llvm.ptr, !llvm.ptr) -> ()
    %29 = llvm.add %24, %5 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %13 : i64
    llvm.cond_br %30, ^bb5, ^bb6(%29 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb9
  ^bb8(%31: i64):  // 2 preds: ^bb5, ^bb8
    %32 = llvm.getelementptr inbounds|nuw %21[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%33) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.add %31, %5 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %23 : i64
    llvm.cond_br %37, ^bb7, ^bb8(%36 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @right_mod_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    %10 = llvm.call @malloc(%1) : (i64) -> !llvm.ptr
    llvm.store %10, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %11 = llvm.load %7 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %3 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %16 = llvm.load %7 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %15[%4, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %13, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %20 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %22 = llvm.load %7 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%4, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %19, %24 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.load %7 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.load %5 : !llvm.ptr -> i32
    %29 = llvm.icmp "ult" %27, %28 : i32
    llvm.cond_br %29, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %30 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.urem %32, %3 : i32
    %34 = llvm.zext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %31[%4, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %8 : !llvm.ptr -> i32
    %40 = llvm.urem %39, %3 : i32
    %41 = llvm.zext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds|nuw %38[%4, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%36, %43) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %44 = llvm.load %8 : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 : i32
    llvm.store %45, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:  // pred: ^bb5
    llvm.store %2, %9 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %46 = llvm.load %9 : !llvm.ptr -> i32
    %47 = llvm.icmp "slt" %46, %3 : i32
    llvm.cond_br %47, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %48 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %50 = llvm.load %9 : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %49[%4, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%53) : (!llvm.ptr) -> ()
    %54 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %56 = llvm.load %9 : !llvm.ptr -> i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.getelementptr inbounds %55[%4, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%59) : (!llvm.ptr) -> ()
    %60 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %62 = llvm.load %9 : !llvm.ptr -> i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %61[%4, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %65 = llvm.load %64 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%65) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %66 = llvm.load %9 : !llvm.ptr -> i32
    %67 = llvm.add %66, %0 overflow<nsw> : i32
    llvm.store %67, %9 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:  // pred: ^bb9
    %68 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%68) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_mod_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(104 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(48 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.call tail @malloc(%0) : (i64) -> (!llvm.ptr)
    %10 = llvm.getelementptr inbounds|nuw %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %9 : !llvm.ptr, !llvm.ptr
    %12 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %12, %10 : !llvm.ptr, !llvm.ptr
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %9[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %21, ^bb1, ^bb2(%6 : i32)
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%12) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%13) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%19) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%22: i32):  // 2 preds: ^bb0, ^bb2
    %23 = llvm.urem %22, %7 : i32
    %24 = llvm.zext nneg %23 : i32 to i64
    %25 = llvm.getelementptr inbounds|nuw %10[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %9[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%26, %28) : (!llvm.ptr, !llvm.ptr) -> ()
    %29 = llvm.add %22, %8 overflow<nuw> : i32
    %30 = llvm.icmp "eq" %29, %arg0 : i32
    llvm.cond_br %30, ^bb1, ^bb2(%29 : i32)
  }
  llvm.func @right_field_n_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %6, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.getelementptr inbounds|nuw %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%4 : i64)
  ^bb3:  // pred: ^bb4
    %11 = llvm.getelementptr inbounds|nuw %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb6(%4 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb2, ^bb4
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %10 : i64
    llvm.cond_br %19, ^bb3, ^bb4(%18 : i64)
  ^bb5:  // pred: ^bb6
    %20 = llvm.getelementptr inbounds|nuw %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb8(%4 : i64)
  ^bb6(%22: i64):  // 2 preds: ^bb3, ^bb6
    %23 = llvm.getelementptr inbounds|nuw %11[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %7[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%24, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.add %22, %5 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %12 : i64
    llvm.cond_br %28, ^bb5, ^bb6(%27 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb8(%29: i64):  // 2 preds: ^bb5, ^bb8
    %30 = llvm.getelementptr inbounds|nuw %20[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%31) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.getelementptr inbounds|nuw %7[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.add %29, %5 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %21 : i64
    llvm.cond_br %35, ^bb7, ^bb8(%34 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @right_buffers_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(0 : i8) : i8
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 : i32, !llvm.ptr
    %18 = llvm.load %11 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %1 : i32
    llvm.cond_br %19, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %20 = llvm.load %11 : !llvm.ptr -> i32
    %21 = llvm.icmp "sgt" %20, %2 : i32
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb20
  ^bb3:  // pred: ^bb1
    %22 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %22, %12 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %13 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %23 = llvm.load %13 : !llvm.ptr -> i32
    %24 = llvm.load %11 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %26 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %27 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %13 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%5, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %31 : !llvm.ptr, !llvm.ptr
    %32 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %33 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %35 = llvm.load %13 : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %34[%5, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %32, %37 : !llvm.ptr, !llvm.ptr
    %38 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %40 = llvm.load %13 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%5, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @mgpuMemAlloc(%9, %43, %10) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %45 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %47 = llvm.load %13 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%5, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %44, %49 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %50 = llvm.load %13 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %13 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %52 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %52, %14 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %15 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %53 = llvm.load %15 : !llvm.ptr -> i32
    %54 = llvm.load %11 : !llvm.ptr -> i32
    %55 = llvm.icmp "slt" %53, %54 : i32
    llvm.cond_br %55, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %56 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %58 = llvm.load %15 : !llvm.ptr -> i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %57[%5, %59] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    %62 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %64 = llvm.load %15 : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%5, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%61, %8, %7, %67) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %68 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %70 = llvm.load %15 : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %69[%5, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
    %74 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %74[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %76 = llvm.load %15 : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %75[%5, %77] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %79 = llvm.load %78 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%73, %79) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %80 = llvm.load %15 : !llvm.ptr -> i32
    %81 = llvm.add %80, %0 overflow<nsw> : i32
    llvm.store %81, %15 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %16 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %82 = llvm.load %16 : !llvm.ptr -> i32
    %83 = llvm.load %11 : !llvm.ptr -> i32
    %84 = llvm.icmp "slt" %82, %83 : i32
    llvm.cond_br %84, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %85 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %86 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %88 = llvm.load %16 : !llvm.ptr -> i32
    %89 = llvm.sext %88 : i32 to i64
    %90 = llvm.getelementptr inbounds %87[%5, %89] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %91 = llvm.load %90 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%85, %91) : (!llvm.ptr, !llvm.ptr) -> ()
    %92 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %93 = llvm.getelementptr inbounds|nuw %92[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %94 = llvm.load %16 : !llvm.ptr -> i32
    %95 = llvm.sext %94 : i32 to i64
    %96 = llvm.getelementptr inbounds %93[%5, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %97 = llvm.load %96 : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%97, %6, %7, %98) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %99 = llvm.load %16 : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %16 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %101 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%101) : (!llvm.ptr) -> ()
    llvm.store %1, %17 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %102 = llvm.load %17 : !llvm.ptr -> i32
    %103 = llvm.load %11 : !llvm.ptr -> i32
    %104 = llvm.icmp "slt" %102, %103 : i32
    llvm.cond_br %104, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %105 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %105[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %107 = llvm.load %17 : !llvm.ptr -> i32
    %108 = llvm.sext %107 : i32 to i64
    %109 = llvm.getelementptr inbounds %106[%5, %108] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %110 = llvm.load %109 : !llvm.ptr -> !llvm.ptr
    %111 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%110, %111) : (!llvm.ptr, !llvm.ptr) -> ()
    %112 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %113 = llvm.getelementptr inbounds|nuw %112[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %114 = llvm.load %17 : !llvm.ptr -> i32
    %115 = llvm.sext %114 : i32 to i64
    %116 = llvm.getelementptr inbounds %113[%5, %115] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %117 = llvm.load %116 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%117) : (!llvm.ptr) -> ()
    %118 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %118[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %120 = llvm.load %17 : !llvm.ptr -> i32
    %121 = llvm.sext %120 : i32 to i64
    %122 = llvm.getelementptr inbounds %119[%5, %121] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %123 = llvm.load %122 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%123) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %124 = llvm.load %17 : !llvm.ptr -> i32
    %125 = llvm.add %124, %0 overflow<nsw> : i32
    llvm.store %125, %17 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb19:  // pred: ^bb16
    %126 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%126) : (!llvm.ptr) -> ()
    %127 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%127) : (!llvm.ptr) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb2, ^bb19
    llvm.return
  }
  llvm.func @right_buffers_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %10, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %12 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    llvm.br ^bb10(%13 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%5 : i64)
  ^bb4:  // pred: ^bb5
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb7(%5 : i64)
  ^bb5(%21: i64):  // 2 preds: ^bb3, ^bb5
    %22 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %11[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %14[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %24, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.call tail @mgpuMemAlloc(%4, %22, %6) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 : !llvm.ptr, !llvm.ptr
    %28 = llvm.add %21, %7 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %16 : i64
    llvm.cond_br %29, ^bb4, ^bb5(%28 : i64)
  ^bb6:  // pred: ^bb7
    %30 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb9(%5 : i64)
  ^bb7(%33: i64):  // 2 preds: ^bb4, ^bb7
    %34 = llvm.getelementptr inbounds|nuw %18[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %11[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%35, %8, %7, %37) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %38 = llvm.getelementptr inbounds|nuw %19[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%39, %37) : (!llvm.ptr, !llvm.ptr) -> ()
    %40 = llvm.add %33, %7 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %20 : i64
    llvm.cond_br %41, ^bb6, ^bb7(%40 : i64)
  ^bb8:  // pred: ^bb9
    llvm.call tail @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    %42 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb11(%5 : i64)
  ^bb9(%45: i64):  // 2 preds: ^bb6, ^bb9
    %46 = llvm.getelementptr inbounds|nuw %30[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%17, %47) : (!llvm.ptr, !llvm.ptr) -> ()
    %48 = llvm.getelementptr inbounds|nuw %31[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%49, %9, %7, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %50 = llvm.add %45, %7 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %32 : i64
    llvm.cond_br %51, ^bb8, ^bb9(%50 : i64)
  ^bb10(%52: !llvm.ptr):  // 2 preds: ^bb2, ^bb11
    llvm.call tail @mgpuStreamDestroy(%52) : (!llvm.ptr) -> ()
    llvm.call tail @free(%11) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb11(%53: i64):  // 2 preds: ^bb8, ^bb11
    %54 = llvm.getelementptr inbounds|nuw %42[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%55, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    %56 = llvm.getelementptr inbounds|nuw %43[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%57) : (!llvm.ptr) -> ()
    %58 = llvm.getelementptr inbounds|nuw %11[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%59) : (!llvm.ptr) -> ()
    %60 = llvm.add %53, %7 overflow<nsw, nuw> : i64
    %61 = llvm.icmp "eq" %60, %44 : i64
    llvm.cond_br %61, ^bb10(%17 : !llvm.ptr), ^bb11(%60 : i64)
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @right_from_one_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %0 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb15
  ^bb3:  // pred: ^bb1
    %13 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %15 = llvm.getelementptr inbounds %14[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %13, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.getelementptr inbounds %17[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %16, %18 : !llvm.ptr, !llvm.ptr
    llvm.store %0, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.load %4 : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %19, %20 : i32
    llvm.cond_br %21, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %22 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %24 = llvm.load %6 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%3, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %22, %26 : !llvm.ptr, !llvm.ptr
    %27 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %6 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%3, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %27, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %32 = llvm.load %6 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %34 = llvm.load %7 : !llvm.ptr -> i32
    %35 = llvm.load %4 : !llvm.ptr -> i32
    %36 = llvm.icmp "slt" %34, %35 : i32
    llvm.cond_br %36, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %37 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %38 = llvm.load %7 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %43 = llvm.load %7 : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %42[%3, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%41, %46) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %47 = llvm.load %7 : !llvm.ptr -> i32
    %48 = llvm.add %47, %0 overflow<nsw> : i32
    llvm.store %48, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %49 = llvm.load %8 : !llvm.ptr -> i32
    %50 = llvm.load %4 : !llvm.ptr -> i32
    %51 = llvm.icmp "slt" %49, %50 : i32
    llvm.cond_br %51, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %52 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %53 = llvm.load %8 : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %52[%3, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%56) : (!llvm.ptr) -> ()
    %57 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %58 = llvm.load %8 : !llvm.ptr -> i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %57[%3, %59] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%61) : (!llvm.ptr) -> ()
    %62 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %63 = llvm.load %8 : !llvm.ptr -> i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %62[%3, %64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %66 = llvm.load %65 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%66) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %67 = llvm.load %8 : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // 2 preds: ^bb2, ^bb12
    llvm.return
  }
  llvm.func @right_chain_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %0 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb17
  ^bb3:  // pred: ^bb1
    llvm.store %2, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %16, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %6 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%3, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %6 : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    llvm.store %27, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb12
    %28 = llvm.load %7 : !llvm.ptr -> i32
    %29 = llvm.load %4 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %28, %29 : i32
    llvm.cond_br %30, ^bb9, ^bb13
  ^bb9:  // pred: ^bb8
    %31 = llvm.load %7 : !llvm.ptr -> i32
    %32 = llvm.icmp "sgt" %31, %2 : i32
    llvm.cond_br %32, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %33 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %34 = llvm.load %7 : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%3, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %7 : !llvm.ptr -> i32
    %40 = llvm.sub %39, %0 overflow<nsw> : i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %38[%3, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%37, %43) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %44 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %45 = llvm.load %7 : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %44[%3, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %50 = llvm.load %7 : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %49[%3, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%48, %53) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %54 = llvm.load %7 : !llvm.ptr -> i32
    %55 = llvm.add %54, %0 overflow<nsw> : i32
    llvm.store %55, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb13:  // pred: ^bb8
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb16
    %56 = llvm.load %8 : !llvm.ptr -> i32
    %57 = llvm.load %4 : !llvm.ptr -> i32
    %58 = llvm.icmp "slt" %56, %57 : i32
    llvm.cond_br %58, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %59 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %60 = llvm.load %8 : !llvm.ptr -> i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %59[%3, %61] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %63 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%63) : (!llvm.ptr) -> ()
    %64 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %65 = llvm.load %8 : !llvm.ptr -> i32
    %66 = llvm.sext %65 : i32 to i64
    %67 = llvm.getelementptr inbounds %64[%3, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %68 = llvm.load %67 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%68) : (!llvm.ptr) -> ()
    %69 = llvm.getelementptr inbounds|nuw %5[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %70 = llvm.load %8 : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %69[%3, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%73) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %74 = llvm.load %8 : !llvm.ptr -> i32
    %75 = llvm.add %74, %0 overflow<nsw> : i32
    llvm.store %75, %8 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb17:  // 2 preds: ^bb2, ^bb14
    llvm.return
  }
  llvm.func @right_nested_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(120 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.icmp "sgt" %14, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %16 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %16, %8 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    llvm.store %17, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    llvm.store %5, %21 : i64, !llvm.ptr
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %22 = llvm.load %9 : !llvm.ptr -> i32
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %22, %23 : i32
    llvm.cond_br %24, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %25 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %26 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %9 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%6, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %25, %31 : !llvm.ptr, !llvm.ptr
    %32 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %33 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %36 = llvm.load %9 : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %35[%6, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %32, %38 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.add %39, %0 overflow<nsw> : i32
    llvm.store %40, %9 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %41 = llvm.load %10 : !llvm.ptr -> i32
    %42 = llvm.load %7 : !llvm.ptr -> i32
    %43 = llvm.icmp "slt" %41, %42 : i32
    llvm.cond_br %43, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %44 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %47 = llvm.load %10 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%6, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %53 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %54 = llvm.load %10 : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %53[%6, %55] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%50, %57) : (!llvm.ptr, !llvm.ptr) -> ()
    %58 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
    %61 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %61[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %63 = llvm.getelementptr inbounds|nuw %62[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %64 = llvm.load %10 : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%6, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%60, %67) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %68 = llvm.load %10 : !llvm.ptr -> i32
    %69 = llvm.add %68, %0 overflow<nsw> : i32
    llvm.store %69, %10 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %70 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %71 = llvm.getelementptr inbounds|nuw %70[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %72 = llvm.load %71 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%72) : (!llvm.ptr) -> ()
    %73 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds|nuw %73[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %75 = llvm.load %74 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%75) : (!llvm.ptr) -> ()
    llvm.store %1, %11 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %76 = llvm.load %11 : !llvm.ptr -> i32
    %77 = llvm.load %7 : !llvm.ptr -> i32
    %78 = llvm.icmp "slt" %76, %77 : i32
    llvm.cond_br %78, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %79 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %79[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %81 = llvm.getelementptr inbounds|nuw %80[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %82 = llvm.load %11 : !llvm.ptr -> i32
    %83 = llvm.sext %82 : i32 to i64
    %84 = llvm.getelementptr inbounds %81[%6, %83] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %85 = llvm.load %84 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%85) : (!llvm.ptr) -> ()
    %86 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.out", (i64, struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>, ptr)>
    %88 = llvm.getelementptr inbounds|nuw %87[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %89 = llvm.load %11 : !llvm.ptr -> i32
    %90 = llvm.sext %89 : i32 to i64
    %91 = llvm.getelementptr inbounds %88[%6, %90] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %92 = llvm.load %91 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%92) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %93 = llvm.load %11 : !llvm.ptr -> i32
    %94 = llvm.add %93, %0 overflow<nsw> : i32
    llvm.store %94, %11 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %95 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%95) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @right_nested_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(120 : i64) : i64
    %2 = llvm.mlir.constant(112 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(40 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %8, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %12, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %13 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%6 : i64)
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb6(%16 : !llvm.ptr)
  ^bb4:  // pred: ^bb5
    %17 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb8(%6 : i64)
  ^bb5(%20: i64):  // 2 preds: ^bb2, ^bb5
    %21 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %13[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.add %20, %7 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %15 : i64
    llvm.cond_br %26, ^bb4, ^bb5(%25 : i64)
  ^bb6(%27: !llvm.ptr):  // 2 preds: ^bb3, ^bb8
    llvm.call tail @mgpuStreamSynchronize(%27) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    llvm.cond_br %12, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    %28 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb10(%6 : i64)
  ^bb8(%31: i64):  // 2 preds: ^bb4, ^bb8
    %32 = llvm.getelementptr inbounds|nuw %18[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %17[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%33, %35) : (!llvm.ptr, !llvm.ptr) -> ()
    %36 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%36, %33) : (!llvm.ptr, !llvm.ptr) -> ()
    %37 = llvm.add %31, %7 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %19 : i64
    llvm.cond_br %38, ^bb6(%36 : !llvm.ptr), ^bb8(%37 : i64)
  ^bb9:  // 2 preds: ^bb6, ^bb10
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10(%39: i64):  // 2 preds: ^bb7, ^bb10
    %40 = llvm.getelementptr inbounds|nuw %29[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%41) : (!llvm.ptr) -> ()
    %42 = llvm.getelementptr inbounds|nuw %28[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    %44 = llvm.add %39, %7 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %30 : i64
    llvm.cond_br %45, ^bb9, ^bb10(%44 : i64)
  ^bb11:  // 2 preds: ^bb0, ^bb9
    llvm.return
  }
  llvm.func @right_struct_array_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(64 : i64) : i64
    %9 = llvm.mlir.constant(0 : i8) : i8
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 : i32, !llvm.ptr
    %15 = llvm.load %10 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %1 : i32
    llvm.cond_br %16, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %10 : !llvm.ptr -> i32
    %18 = llvm.icmp "sgt" %17, %2 : i32
    llvm.cond_br %18, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %19 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %19, %11 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %12 : !llvm.ptr -> i32
    %21 = llvm.load %10 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %20, %21 : i32
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %26 = llvm.load %12 : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%4, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %29 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    llvm.store %23, %29 : !llvm.ptr, !llvm.ptr
    %30 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %31 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %33 = llvm.load %12 : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%4, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    llvm.store %30, %36 : !llvm.ptr, !llvm.ptr
    %37 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %39 = llvm.load %12 : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%4, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %42 = llvm.getelementptr inbounds|nuw %41[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @mgpuMemAlloc(%8, %43, %9) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %45 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %47 = llvm.load %12 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%4, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %44, %49 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %50 = llvm.load %12 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %12 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %13 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %52 = llvm.load %13 : !llvm.ptr -> i32
    %53 = llvm.load %10 : !llvm.ptr -> i32
    %54 = llvm.icmp "slt" %52, %53 : i32
    llvm.cond_br %54, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %55 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %55[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %57 = llvm.load %13 : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %56[%4, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
    %61 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %61[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %63 = llvm.load %13 : !llvm.ptr -> i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %62[%4, %64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %66 = llvm.getelementptr inbounds|nuw %65[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%60, %6, %7, %67) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %68 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %70 = llvm.load %13 : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %69[%4, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %73 = llvm.getelementptr inbounds|nuw %72[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %74 = llvm.load %73 : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %75[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %77 = llvm.load %13 : !llvm.ptr -> i32
    %78 = llvm.sext %77 : i32 to i64
    %79 = llvm.getelementptr inbounds %76[%4, %78] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %80 = llvm.getelementptr inbounds|nuw %79[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %81 = llvm.load %80 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%74, %81) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %82 = llvm.load %13 : !llvm.ptr -> i32
    %83 = llvm.add %82, %0 overflow<nsw> : i32
    llvm.store %83, %13 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %14 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %84 = llvm.load %14 : !llvm.ptr -> i32
    %85 = llvm.load %10 : !llvm.ptr -> i32
    %86 = llvm.icmp "slt" %84, %85 : i32
    llvm.cond_br %86, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %87 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %87[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %89 = llvm.load %14 : !llvm.ptr -> i32
    %90 = llvm.sext %89 : i32 to i64
    %91 = llvm.getelementptr inbounds %88[%4, %90] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %92 = llvm.getelementptr inbounds|nuw %91[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %93 = llvm.load %92 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%93) : (!llvm.ptr) -> ()
    %94 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %95 = llvm.getelementptr inbounds|nuw %94[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %96 = llvm.load %14 : !llvm.ptr -> i32
    %97 = llvm.sext %96 : i32 to i64
    %98 = llvm.getelementptr inbounds %95[%4, %97] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %99 = llvm.load %98 : !llvm.ptr -> !llvm.ptr
    %100 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %100[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %102 = llvm.load %14 : !llvm.ptr -> i32
    %103 = llvm.sext %102 : i32 to i64
    %104 = llvm.getelementptr inbounds %101[%4, %103] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %105 = llvm.getelementptr inbounds|nuw %104[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %106 = llvm.load %105 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%99, %106) : (!llvm.ptr, !llvm.ptr) -> ()
    %107 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %108 = llvm.getelementptr inbounds|nuw %107[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %109 = llvm.load %14 : !llvm.ptr -> i32
    %110 = llvm.sext %109 : i32 to i64
    %111 = llvm.getelementptr inbounds %108[%4, %110] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %112 = llvm.getelementptr inbounds|nuw %111[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %113 = llvm.load %112 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%113) : (!llvm.ptr) -> ()
    %114 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %115 = llvm.getelementptr inbounds|nuw %114[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pool", (i32, array<4 x struct<"struct.item", (ptr, ptr)>>, array<4 x ptr>)>
    %116 = llvm.load %14 : !llvm.ptr -> i32
    %117 = llvm.sext %116 : i32 to i64
    %118 = llvm.getelementptr inbounds %115[%4, %117] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.item", (ptr, ptr)>>
    %119 = llvm.getelementptr inbounds|nuw %118[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %120 = llvm.load %119 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%120) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %121 = llvm.load %14 : !llvm.ptr -> i32
    %122 = llvm.add %121, %0 overflow<nsw> : i32
    llvm.store %122, %14 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %123 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%123) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @right_struct_array_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(72 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(7 : i32) : i32
    %11 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %11, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %13 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %13, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%5 : i64)
  ^bb3:  // pred: ^bb4
    %17 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %20 = llvm.zext nneg %19 : i32 to i64
    llvm.br ^bb6(%5 : i64)
  ^bb4(%21: i64):  // 2 preds: ^bb2, ^bb4
    %22 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %14[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %23[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.call tail @mgpuMemAlloc(%6, %22, %7) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 : !llvm.ptr, !llvm.ptr
    %28 = llvm.add %21, %8 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %16 : i64
    llvm.cond_br %29, ^bb3, ^bb4(%28 : i64)
  ^bb5:  // pred: ^bb6
    %30 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.intr.smax(%arg0, %9) : (i32, i32) -> i32
    %33 = llvm.zext nneg %32 : i32 to i64
    llvm.br ^bb8(%5 : i64)
  ^bb6(%34: i64):  // 2 preds: ^bb3, ^bb6
    %35 = llvm.getelementptr inbounds|nuw %17[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %18[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%36, %10, %8, %38) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %39 = llvm.getelementptr inbounds|nuw %37[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%40, %38) : (!llvm.ptr, !llvm.ptr) -> ()
    %41 = llvm.add %34, %8 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %20 : i64
    llvm.cond_br %42, ^bb5, ^bb6(%41 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.call tail @free(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb8(%43: i64):  // 2 preds: ^bb5, ^bb8
    %44 = llvm.getelementptr inbounds|nuw %30[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (ptr, ptr)>
    %45 = llvm.getelementptr inbounds|nuw %44[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%46) : (!llvm.ptr) -> ()
    %47 = llvm.getelementptr inbounds|nuw %31[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%48, %49) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%46) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    %50 = llvm.add %43, %8 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %33 : i64
    llvm.cond_br %51, ^bb7, ^bb8(%50 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @right_global_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.addressof @right_global_O0_c : !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
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
    llvm.br ^bb15
  ^bb3:  // pred: ^bb1
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %7 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %3[%5, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.load %7 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %4[%5, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %24 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %25 = llvm.load %7 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.load %6 : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %27, %28 : i32
    llvm.cond_br %29, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %30 = llvm.load %8 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %4[%5, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %8 : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %3[%5, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%33, %37) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %38 = llvm.load %8 : !llvm.ptr -> i32
    %39 = llvm.add %38, %0 overflow<nsw> : i32
    llvm.store %39, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %40 = llvm.load %9 : !llvm.ptr -> i32
    %41 = llvm.load %6 : !llvm.ptr -> i32
    %42 = llvm.icmp "slt" %40, %41 : i32
    llvm.cond_br %42, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %43 = llvm.load %9 : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %4[%5, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%46) : (!llvm.ptr) -> ()
    %47 = llvm.load %9 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %4[%5, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%50) : (!llvm.ptr) -> ()
    %51 = llvm.load %9 : !llvm.ptr -> i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %3[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%54) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %55 = llvm.load %9 : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %9 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // 2 preds: ^bb2, ^bb12
    llvm.return
  }
  llvm.func @right_global_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(-5 : i32) : i32
    %1 = llvm.mlir.constant(-4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @right_global_O2_c : !llvm.ptr
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.getelementptr inbounds|nuw %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.add %arg0, %0 : i32
    %8 = llvm.icmp "ult" %7, %1 : i32
    llvm.cond_br %8, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb3(%2 : i64)
  ^bb2:  // pred: ^bb3
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%2 : i64)
  ^bb3(%11: i64):  // 2 preds: ^bb1, ^bb3
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %3[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %11, %6 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %9 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%16 : i64)
  ^bb4:  // pred: ^bb5
    %18 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb6(%2 : i64)
  ^bb5(%19: i64):  // 2 preds: ^bb2, ^bb5
    %20 = llvm.getelementptr inbounds|nuw %5[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %3[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%21, %23) : (!llvm.ptr, !llvm.ptr) -> ()
    %24 = llvm.add %19, %6 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %10 : i64
    llvm.cond_br %25, ^bb4, ^bb5(%24 : i64)
  ^bb6(%26: i64):  // 2 preds: ^bb4, ^bb6
    %27 = llvm.getelementptr inbounds|nuw %5[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%28) : (!llvm.ptr) -> ()
    %29 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%29) : (!llvm.ptr) -> ()
    %30 = llvm.getelementptr inbounds|nuw %3[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.add %26, %6 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %18 : i64
    llvm.cond_br %33, ^bb7, ^bb6(%32 : i64)
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @faulty_over_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb19
  ^bb3:  // pred: ^bb1
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %15 = llvm.load %7 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %3 : i32
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %18 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %19 = llvm.load %7 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %18[%4, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %17, %21 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %22 = llvm.load %7 : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %24 = llvm.load %8 : !llvm.ptr -> i32
    %25 = llvm.load %5 : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %24, %25 : i32
    llvm.cond_br %26, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %27 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%4, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %27, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %34 = llvm.load %9 : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %34, %3 : i32
    llvm.cond_br %35, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %36 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %37 = llvm.load %9 : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %36[%4, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%40) : (!llvm.ptr) -> ()  // expect: event-not-recorded handle-kind-mismatch
    %41 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %41[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%45) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %46 = llvm.load %9 : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %9 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %48 = llvm.load %10 : !llvm.ptr -> i32
    %49 = llvm.load %5 : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %48, %49 : i32
    llvm.cond_br %50, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %51 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %52 = llvm.load %10 : !llvm.ptr -> i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %51[%4, %53] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%55) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %56 = llvm.load %10 : !llvm.ptr -> i32
    %57 = llvm.add %56, %0 overflow<nsw> : i32
    llvm.store %57, %10 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb19:  // 2 preds: ^bb2, ^bb16
    llvm.return
  }
  llvm.func @faulty_over_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.mlir.constant(48 : i64) : i64
    %5 = llvm.mlir.constant(56 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %10 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %10, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    llvm.store %12, %11 : !llvm.ptr, !llvm.ptr
    %13 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %19, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %20 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%7 : i64)
  ^bb3:  // pred: ^bb4
    %21 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%21) : (!llvm.ptr) -> ()  // expect: event-not-recorded handle-kind-mismatch
    llvm.call tail @mgpuEventDestroy(%21) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventSynchronize(%22) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%22) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventSynchronize(%23) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventSynchronize(%24) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb7(%7 : i64)
  ^bb4(%26: i64):  // 2 preds: ^bb2, ^bb4
    %27 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %9[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %27, %28 : !llvm.ptr, !llvm.ptr
    %29 = llvm.add %26, %8 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %20 : i64
    llvm.cond_br %30, ^bb3, ^bb4(%29 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call tail @mgpuEventSynchronize(%12) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%12) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventSynchronize(%13) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%13) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventSynchronize(%15) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventSynchronize(%17) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb7
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb8
  ^bb7(%31: i64):  // 2 preds: ^bb3, ^bb7
    %32 = llvm.getelementptr inbounds|nuw %9[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.add %31, %8 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %25 : i64
    llvm.cond_br %35, ^bb6, ^bb7(%34 : i64)
  ^bb8:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @faulty_guard_late_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %10 = llvm.load %4 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %0 : i32
    llvm.cond_br %11, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb21
  ^bb2:  // pred: ^bb0
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %2 : i32
    llvm.cond_br %13, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %15[%3, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %14, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %6 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.load %4 : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %21, %22 : i32
    llvm.cond_br %23, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %24 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %25 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %26 = llvm.load %7 : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %24, %28 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %29 = llvm.load %7 : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %7 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb10:  // pred: ^bb7
    %31 = llvm.load %4 : !llvm.ptr -> i32
    %32 = llvm.icmp "sgt" %31, %2 : i32
    llvm.cond_br %32, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    llvm.br ^bb21
  ^bb12:  // pred: ^bb10
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %33 = llvm.load %8 : !llvm.ptr -> i32
    %34 = llvm.icmp "slt" %33, %2 : i32
    llvm.cond_br %34, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %35 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %35[%3, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %40 = llvm.load %8 : !llvm.ptr -> i32
    %41 = llvm.add %40, %0 overflow<nsw> : i32
    llvm.store %41, %8 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb16:  // pred: ^bb13
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.load %4 : !llvm.ptr -> i32
    %44 = llvm.icmp "slt" %42, %43 : i32
    llvm.cond_br %44, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %45 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %46 = llvm.load %9 : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %45[%3, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %50 = llvm.load %9 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %9 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb20:  // pred: ^bb17
    %52 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %53 = llvm.getelementptr inbounds %52[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%54) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^bb21
  ^bb21:  // 3 preds: ^bb1, ^bb11, ^bb20
    llvm.return
  }
  llvm.func @faulty_other_guard_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    llvm.store %arg1, %5 : i32, !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %1 : i32
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %5 : !llvm.ptr -> i32
    %16 = llvm.icmp "sgt" %15, %2 : i32
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.br ^bb20
  ^bb4:  // pred: ^bb2
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %2 : i32
    llvm.cond_br %18, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %19 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%3, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %19, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:  // pred: ^bb5
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.load %4 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %29 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[%3, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %29, %33 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %34 = llvm.load %8 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:  // pred: ^bb9
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %36 = llvm.load %9 : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %2 : i32
    llvm.cond_br %37, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %38 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%3, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%42) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %43 = llvm.load %9 : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %9 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb16:  // pred: ^bb13
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %45 = llvm.load %10 : !llvm.ptr -> i32
    %46 = llvm.load %4 : !llvm.ptr -> i32
    %47 = llvm.icmp "slt" %45, %46 : i32
    llvm.cond_br %47, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %48 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %49 = llvm.load %10 : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %48[%3, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%52) : (!llvm.ptr) -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %53 = llvm.load %10 : !llvm.ptr -> i32
    %54 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.store %54, %10 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb20:  // 2 preds: ^bb3, ^bb17
    llvm.return
  }
  llvm.func @faulty_one_way_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    llvm.store %arg1, %5 : i32, !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb22
  ^bb2:  // pred: ^bb0
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "ne" %13, %1 : i32
    llvm.cond_br %14, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %4 : !llvm.ptr -> i32
    %16 = llvm.icmp "sgt" %15, %2 : i32
    llvm.cond_br %16, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.br ^bb22
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb2, ^bb5
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %2 : i32
    llvm.cond_br %18, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %19 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%3, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %19, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %7 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb10:  // pred: ^bb7
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.load %4 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %29 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[%3, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %29, %33 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %34 = llvm.load %8 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %8 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb17
    %36 = llvm.load %9 : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %2 : i32
    llvm.cond_br %37, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %38 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%3, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%42) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %43 = llvm.load %9 : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %9 : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb18:  // pred: ^bb15
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb18, ^bb21
    %45 = llvm.load %10 : !llvm.ptr -> i32
    %46 = llvm.load %4 : !llvm.ptr -> i32
    %47 = llvm.icmp "slt" %45, %46 : i32
    llvm.cond_br %47, ^bb20, ^bb22
  ^bb20:  // pred: ^bb19
    %48 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %49 = llvm.load %10 : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %48[%3, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%52) : (!llvm.ptr) -> ()
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %53 = llvm.load %10 : !llvm.ptr -> i32
    %54 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.store %54, %10 : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb22:  // 3 preds: ^bb1, ^bb4, ^bb19
    llvm.return
  }
  llvm.func @faulty_one_way_O2(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.mlir.constant(48 : i64) : i64
    %6 = llvm.mlir.constant(56 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %10 = llvm.icmp "slt" %arg0, %1 : i32
    llvm.cond_br %10, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.icmp "ne" %arg1, %1 : i32
    %12 = llvm.icmp "ugt" %arg0, %2 : i32
    %13 = llvm.and %12, %11 : i1
    llvm.cond_br %13, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    llvm.store %15, %14 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %17 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %19 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %21 = llvm.getelementptr inbounds|nuw %9[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %22, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %23 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%7 : i64)
  ^bb4:  // pred: ^bb5
    %24 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call tail @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call tail @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call tail @mgpuEventDestroy(%27) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %28 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb8(%7 : i64)
  ^bb5(%29: i64):  // 2 preds: ^bb3, ^bb5
    %30 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %9[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %30, %31 : !llvm.ptr, !llvm.ptr
    %32 = llvm.add %29, %8 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %23 : i64
    llvm.cond_br %33, ^bb4, ^bb5(%32 : i64)
  ^bb6:  // pred: ^bb2
    llvm.call tail @mgpuEventDestroy(%15) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%16) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%18) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb8
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb9
  ^bb8(%34: i64):  // 2 preds: ^bb4, ^bb8
    %35 = llvm.getelementptr inbounds|nuw %9[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()
    %37 = llvm.add %34, %8 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %28 : i64
    llvm.cond_br %38, ^bb7, ^bb8(%37 : i64)
  ^bb9:  // 3 preds: ^bb0, ^bb1, ^bb7
    llvm.return
  }
  llvm.func @faulty_before_first_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %10 = llvm.load %4 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %1 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %4 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb19
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %14 = llvm.load %6 : !llvm.ptr -> i32
    %15 = llvm.load %4 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %18[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %17, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %24 = llvm.load %6 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%3, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %22, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %27 = llvm.load %6 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %29 = llvm.load %7 : !llvm.ptr -> i32
    %30 = llvm.load %4 : !llvm.ptr -> i32
    %31 = llvm.icmp "slt" %29, %30 : i32
    llvm.cond_br %31, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %32 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %33 = llvm.load %7 : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%3, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %38 = llvm.load %7 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%36, %41) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %42 = llvm.load %7 : !llvm.ptr -> i32
    %43 = llvm.add %42, %0 overflow<nsw> : i32
    llvm.store %43, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %44 = llvm.load %8 : !llvm.ptr -> i32
    %45 = llvm.load %4 : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %44, %45 : i32
    llvm.cond_br %46, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %47 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %48 = llvm.load %8 : !llvm.ptr -> i32
    %49 = llvm.sub %48, %0 overflow<nsw> : i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %47[%3, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%52) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch undefined-handle
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %53 = llvm.load %8 : !llvm.ptr -> i32
    %54 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.store %54, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %55 = llvm.load %9 : !llvm.ptr -> i32
    %56 = llvm.load %4 : !llvm.ptr -> i32
    %57 = llvm.icmp "slt" %55, %56 : i32
    llvm.cond_br %57, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %58 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %59 = llvm.load %9 : !llvm.ptr -> i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %58[%3, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %62 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%62) : (!llvm.ptr) -> ()
    %63 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %64 = llvm.load %9 : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%3, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%67) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %68 = llvm.load %9 : !llvm.ptr -> i32
    %69 = llvm.add %68, %0 overflow<nsw> : i32
    llvm.store %69, %9 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb19:  // 2 preds: ^bb2, ^bb16
    llvm.return
  }
  llvm.func @faulty_other_member_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%4 : i64)
  ^bb3:  // pred: ^bb4
    %11 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb6(%4 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb2, ^bb4
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %10 : i64
    llvm.cond_br %19, ^bb3, ^bb4(%18 : i64)
  ^bb5:  // pred: ^bb6
    %20 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb8(%4 : i64)
  ^bb6(%22: i64):  // 2 preds: ^bb3, ^bb6
    %23 = llvm.getelementptr inbounds|nuw %11[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%24, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.add %22, %5 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %12 : i64
    llvm.cond_br %28, ^bb5, ^bb6(%27 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb8
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb9
  ^bb8(%29: i64):  // 2 preds: ^bb5, ^bb8
    %30 = llvm.getelementptr inbounds|nuw %20[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%31) : (!llvm.ptr) -> ()
    %32 = llvm.getelementptr inbounds|nuw %6[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%33) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call tail @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    %34 = llvm.add %29, %5 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %21 : i64
    llvm.cond_br %35, ^bb7, ^bb8(%34 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @faulty_short_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb15
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %16, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %6 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%3, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %6 : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    llvm.store %27, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %0, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %28 = llvm.load %7 : !llvm.ptr -> i32
    %29 = llvm.load %4 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %28, %29 : i32
    llvm.cond_br %30, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %31 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %32 = llvm.load %7 : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%3, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %37 = llvm.load %7 : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %36[%3, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%35, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %41 = llvm.load %7 : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %7 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %43 = llvm.load %8 : !llvm.ptr -> i32
    %44 = llvm.load %4 : !llvm.ptr -> i32
    %45 = llvm.icmp "slt" %43, %44 : i32
    llvm.cond_br %45, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %46 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %47 = llvm.load %8 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%3, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%50) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    %51 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %52 = llvm.load %8 : !llvm.ptr -> i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %51[%3, %53] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%55) : (!llvm.ptr) -> ()
    %56 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %57 = llvm.load %8 : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %56[%3, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%60) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %61 = llvm.load %8 : !llvm.ptr -> i32
    %62 = llvm.add %61, %0 overflow<nsw> : i32
    llvm.store %62, %8 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // 2 preds: ^bb2, ^bb12
    llvm.return
  }
  llvm.func @faulty_short_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb8, ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%4 : i64)
  ^bb3:  // pred: ^bb5
    %11 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %11, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %12 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb7(%5 : i64)
  ^bb5(%14: i64):  // 2 preds: ^bb2, ^bb5
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %10 : i64
    llvm.cond_br %20, ^bb3, ^bb5(%19 : i64)
  ^bb6:  // 2 preds: ^bb3, ^bb7
    %21 = llvm.getelementptr inbounds|nuw %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb9(%4 : i64)
  ^bb7(%23: i64):  // 2 preds: ^bb4, ^bb7
    %24 = llvm.getelementptr inbounds|nuw %12[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%25, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    %28 = llvm.add %23, %5 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %13 : i64
    llvm.cond_br %29, ^bb6, ^bb7(%28 : i64)
  ^bb8:  // 2 preds: ^bb1, ^bb9
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb10
  ^bb9(%30: i64):  // 2 preds: ^bb6, ^bb9
    %31 = llvm.getelementptr inbounds|nuw %21[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%32) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call tail @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.getelementptr inbounds|nuw %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%34) : (!llvm.ptr) -> ()
    %35 = llvm.add %30, %5 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %22 : i64
    llvm.cond_br %36, ^bb8, ^bb9(%35 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @faulty_twice_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
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
    llvm.br ^bb14
  ^bb3:  // pred: ^bb1
    %13 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %13, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.load %5 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %20 = llvm.load %7 : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %19[%4, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %17, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %26 = llvm.load %7 : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%4, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %23, %28 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %29 = llvm.load %7 : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.load %5 : !llvm.ptr -> i32
    %33 = llvm.icmp "slt" %31, %32 : i32
    llvm.cond_br %33, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %34 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %35[%4, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%39) : (!llvm.ptr) -> ()
    %40 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %40[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %42 = llvm.load %8 : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %41[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%45) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %46 = llvm.load %8 : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %48 = llvm.load %5 : !llvm.ptr -> i32
    %49 = llvm.icmp "ne" %48, %1 : i32
    llvm.cond_br %49, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %50 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %52 = llvm.load %5 : !llvm.ptr -> i32
    %53 = llvm.sub %52, %0 overflow<nsw> : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %51[%4, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%56) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %57 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%57) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb2, ^bb13
    llvm.return
  }
  llvm.func @faulty_uninit_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    llvm.store %arg1, %6 : i32, !llvm.ptr
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %1 : i32
    llvm.cond_br %16, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.icmp "sgt" %17, %2 : i32
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    llvm.br ^bb18
  ^bb5:  // pred: ^bb3
    %19 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %19, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb8
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.load %5 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %20, %21 : i32
    llvm.cond_br %22, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%4, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %23, %28 : !llvm.ptr, !llvm.ptr
    %29 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %30 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%4, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %29, %34 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %35 = llvm.load %8 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %8 : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb9:  // pred: ^bb6
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb12
    %37 = llvm.load %9 : !llvm.ptr -> i32
    %38 = llvm.load %6 : !llvm.ptr -> i32
    %39 = llvm.icmp "slt" %37, %38 : i32
    llvm.cond_br %39, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %40 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %40[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %41[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%45) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %46 = llvm.load %9 : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:  // pred: ^bb10
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb16
    %48 = llvm.load %10 : !llvm.ptr -> i32
    %49 = llvm.load %5 : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %48, %49 : i32
    llvm.cond_br %50, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %51 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %53 = llvm.load %10 : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %52[%4, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%56) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %57 = llvm.load %10 : !llvm.ptr -> i32
    %58 = llvm.add %57, %0 overflow<nsw> : i32
    llvm.store %58, %10 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb17:  // pred: ^bb14
    %59 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%59) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb4, ^bb17
    llvm.return
  }
  llvm.func @faulty_uninit_O2(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.icmp "ugt" %arg0, %0 : i32
    %7 = llvm.icmp "ugt" %arg1, %0 : i32
    %8 = llvm.or %6, %7 : i1
    llvm.cond_br %8, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %10 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %10, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%4 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb5
    %13 = llvm.icmp "eq" %arg1, %2 : i32
    llvm.cond_br %13, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %14 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb8(%4 : i64)
  ^bb5(%16: i64):  // 2 preds: ^bb2, ^bb5
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %20 = llvm.getelementptr inbounds|nuw %11[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.add %16, %5 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %12 : i64
    llvm.cond_br %22, ^bb3, ^bb5(%21 : i64)
  ^bb6:  // 2 preds: ^bb3, ^bb8
    llvm.cond_br %10, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    %23 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb10(%4 : i64)
  ^bb8(%24: i64):  // 2 preds: ^bb4, ^bb8
    %25 = llvm.getelementptr inbounds|nuw %14[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %27 = llvm.add %24, %5 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %15 : i64
    llvm.cond_br %28, ^bb6, ^bb8(%27 : i64)
  ^bb9:  // 2 preds: ^bb6, ^bb10
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10(%29: i64):  // 2 preds: ^bb7, ^bb10
    %30 = llvm.getelementptr inbounds|nuw %9[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()
    %32 = llvm.add %29, %5 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %23 : i64
    llvm.cond_br %33, ^bb9, ^bb10(%32 : i64)
  ^bb11:  // 2 preds: ^bb0, ^bb9
    llvm.return
  }
  llvm.func @faulty_race_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(0 : i8) : i8
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 : i32, !llvm.ptr
    %18 = llvm.load %11 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %1 : i32
    llvm.cond_br %19, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %20 = llvm.load %11 : !llvm.ptr -> i32
    %21 = llvm.icmp "sgt" %20, %2 : i32
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb20
  ^bb3:  // pred: ^bb1
    %22 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %22, %12 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %13 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %23 = llvm.load %13 : !llvm.ptr -> i32
    %24 = llvm.load %11 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %26 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %27 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %13 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%4, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %31 : !llvm.ptr, !llvm.ptr
    %32 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %33 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %35 = llvm.load %13 : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %34[%4, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %32, %37 : !llvm.ptr, !llvm.ptr
    %38 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %40 = llvm.load %13 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%4, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @mgpuMemAlloc(%9, %43, %10) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %45 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %47 = llvm.load %13 : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%4, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %44, %49 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %50 = llvm.load %13 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %13 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %52 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %52, %14 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %15 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %53 = llvm.load %15 : !llvm.ptr -> i32
    %54 = llvm.load %11 : !llvm.ptr -> i32
    %55 = llvm.icmp "slt" %53, %54 : i32
    llvm.cond_br %55, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %56 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %58 = llvm.load %15 : !llvm.ptr -> i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %57[%4, %59] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    %62 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %64 = llvm.load %15 : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%4, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%61, %67) : (!llvm.ptr, !llvm.ptr) -> ()
    %68 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %70 = llvm.load %15 : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %69[%4, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
    %74 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %74[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %76 = llvm.load %15 : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %75[%4, %77] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %79 = llvm.load %78 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%73, %8, %7, %79) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %80 = llvm.load %15 : !llvm.ptr -> i32
    %81 = llvm.add %80, %0 overflow<nsw> : i32
    llvm.store %81, %15 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %16 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %82 = llvm.load %16 : !llvm.ptr -> i32
    %83 = llvm.load %11 : !llvm.ptr -> i32
    %84 = llvm.icmp "slt" %82, %83 : i32
    llvm.cond_br %84, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %85 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %86 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %88 = llvm.load %16 : !llvm.ptr -> i32
    %89 = llvm.sext %88 : i32 to i64
    %90 = llvm.getelementptr inbounds %87[%4, %89] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %91 = llvm.load %90 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%85, %91) : (!llvm.ptr, !llvm.ptr) -> ()
    %92 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %93 = llvm.getelementptr inbounds|nuw %92[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %94 = llvm.load %16 : !llvm.ptr -> i32
    %95 = llvm.sext %94 : i32 to i64
    %96 = llvm.getelementptr inbounds %93[%4, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %97 = llvm.load %96 : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%97, %6, %7, %98) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %99 = llvm.load %16 : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %16 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %101 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%101) : (!llvm.ptr) -> ()
    llvm.store %1, %17 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %102 = llvm.load %17 : !llvm.ptr -> i32
    %103 = llvm.load %11 : !llvm.ptr -> i32
    %104 = llvm.icmp "slt" %102, %103 : i32
    llvm.cond_br %104, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %105 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %105[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %107 = llvm.load %17 : !llvm.ptr -> i32
    %108 = llvm.sext %107 : i32 to i64
    %109 = llvm.getelementptr inbounds %106[%4, %108] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %110 = llvm.load %109 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%110) : (!llvm.ptr) -> ()
    %111 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %112 = llvm.getelementptr inbounds|nuw %111[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %113 = llvm.load %17 : !llvm.ptr -> i32
    %114 = llvm.sext %113 : i32 to i64
    %115 = llvm.getelementptr inbounds %112[%4, %114] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %116 = llvm.load %115 : !llvm.ptr -> !llvm.ptr
    %117 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%116, %117) : (!llvm.ptr, !llvm.ptr) -> ()
    %118 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %118[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %120 = llvm.load %17 : !llvm.ptr -> i32
    %121 = llvm.sext %120 : i32 to i64
    %122 = llvm.getelementptr inbounds %119[%4, %121] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %123 = llvm.load %122 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%123) : (!llvm.ptr) -> ()
    %124 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %125 = llvm.getelementptr inbounds|nuw %124[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %126 = llvm.load %17 : !llvm.ptr -> i32
    %127 = llvm.sext %126 : i32 to i64
    %128 = llvm.getelementptr inbounds %125[%4, %127] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %129 = llvm.load %128 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%129) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %130 = llvm.load %17 : !llvm.ptr -> i32
    %131 = llvm.add %130, %0 overflow<nsw> : i32
    llvm.store %131, %17 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb19:  // pred: ^bb16
    %132 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%132) : (!llvm.ptr) -> ()
    %133 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%133) : (!llvm.ptr) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb2, ^bb19
    llvm.return
  }
  llvm.func @faulty_race_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %10, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %12 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr) -> ()
    llvm.br ^bb10(%13 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%5 : i64)
  ^bb4:  // pred: ^bb5
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb7(%5 : i64)
  ^bb5(%21: i64):  // 2 preds: ^bb3, ^bb5
    %22 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %11[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %14[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %24, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.call tail @mgpuMemAlloc(%4, %22, %6) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 : !llvm.ptr, !llvm.ptr
    %28 = llvm.add %21, %7 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %16 : i64
    llvm.cond_br %29, ^bb4, ^bb5(%28 : i64)
  ^bb6:  // pred: ^bb7
    %30 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb9(%5 : i64)
  ^bb7(%33: i64):  // 2 preds: ^bb4, ^bb7
    %34 = llvm.getelementptr inbounds|nuw %18[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %11[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%35, %37) : (!llvm.ptr, !llvm.ptr) -> ()
    %38 = llvm.getelementptr inbounds|nuw %19[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%39, %8, %7, %37) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %40 = llvm.add %33, %7 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %20 : i64
    llvm.cond_br %41, ^bb6, ^bb7(%40 : i64)
  ^bb8:  // pred: ^bb9
    llvm.call tail @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()
    %42 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb11(%5 : i64)
  ^bb9(%45: i64):  // 2 preds: ^bb6, ^bb9
    %46 = llvm.getelementptr inbounds|nuw %30[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamWaitEvent(%17, %47) : (!llvm.ptr, !llvm.ptr) -> ()
    %48 = llvm.getelementptr inbounds|nuw %31[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%49, %9, %7, %17) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %50 = llvm.add %45, %7 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %32 : i64
    llvm.cond_br %51, ^bb8, ^bb9(%50 : i64)
  ^bb10(%52: !llvm.ptr):  // 2 preds: ^bb2, ^bb11
    llvm.call tail @mgpuStreamDestroy(%52) : (!llvm.ptr) -> ()
    llvm.call tail @free(%11) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb11(%53: i64):  // 2 preds: ^bb8, ^bb11
    %54 = llvm.getelementptr inbounds|nuw %11[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%55) : (!llvm.ptr) -> ()
    %56 = llvm.getelementptr inbounds|nuw %42[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%57, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    %58 = llvm.getelementptr inbounds|nuw %43[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%59) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%55) : (!llvm.ptr) -> ()
    %60 = llvm.add %53, %7 overflow<nsw, nuw> : i64
    %61 = llvm.icmp "eq" %60, %44 : i64
    llvm.cond_br %61, ^bb10(%17 : !llvm.ptr), ^bb11(%60 : i64)
  ^bb12:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @faulty_wrap_O0(%arg0: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(252 : i32) : i32
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i8, !llvm.ptr
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %14 = llvm.load %9 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %14, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %16 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %17 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.load %9 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%5, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %16, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %9 : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %9 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    %23 = llvm.load %7 : !llvm.ptr -> i8
    %24 = llvm.zext %23 : i8 to i32
    %25 = llvm.add %24, %2 overflow<nsw> : i32
    %26 = llvm.trunc %25 : i32 to i8
    llvm.store %26, %10 : i8, !llvm.ptr
    %27 = llvm.load %7 : !llvm.ptr -> i8
    %28 = llvm.zext %27 : i8 to i32
    %29 = llvm.icmp "slt" %28, %3 : i32
    llvm.cond_br %29, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.br ^bb18
  ^bb6:  // pred: ^bb4
    llvm.store %4, %11 : i8, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %30 = llvm.load %11 : !llvm.ptr -> i8
    %31 = llvm.zext %30 : i8 to i32
    %32 = llvm.load %10 : !llvm.ptr -> i8
    %33 = llvm.zext %32 : i8 to i32
    %34 = llvm.icmp "ne" %31, %33 : i32
    llvm.cond_br %34, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %35 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %37 = llvm.load %11 : !llvm.ptr -> i8
    %38 = llvm.zext %37 : i8 to i32
    %39 = llvm.add %38, %0 overflow<nsw> : i32
    %40 = llvm.trunc %39 : i32 to i8
    %41 = llvm.zext %40 : i8 to i64
    %42 = llvm.getelementptr inbounds|nuw %36[%5, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %35, %42 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %43 = llvm.load %11 : !llvm.ptr -> i8
    %44 = llvm.add %43, %6 : i8
    llvm.store %44, %11 : i8, !llvm.ptr
    llvm.br ^bb7
  ^bb10:  // pred: ^bb7
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %45 = llvm.load %12 : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %45, %2 : i32
    llvm.cond_br %46, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %47 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %48 = llvm.load %12 : !llvm.ptr -> i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %47[%5, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%51) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    %52 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %53 = llvm.load %12 : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %52[%5, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%56) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %57 = llvm.load %12 : !llvm.ptr -> i32
    %58 = llvm.add %57, %0 overflow<nsw> : i32
    llvm.store %58, %12 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.store %4, %13 : i8, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb17
    %59 = llvm.load %13 : !llvm.ptr -> i8
    %60 = llvm.zext %59 : i8 to i32
    %61 = llvm.load %10 : !llvm.ptr -> i8
    %62 = llvm.zext %61 : i8 to i32
    %63 = llvm.icmp "ne" %60, %62 : i32
    llvm.cond_br %63, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %64 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %65 = llvm.load %13 : !llvm.ptr -> i8
    %66 = llvm.zext %65 : i8 to i32
    %67 = llvm.add %66, %0 overflow<nsw> : i32
    %68 = llvm.trunc %67 : i32 to i8
    %69 = llvm.zext %68 : i8 to i64
    %70 = llvm.getelementptr inbounds|nuw %64[%5, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %71 = llvm.load %70 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%71) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %72 = llvm.load %13 : !llvm.ptr -> i8
    %73 = llvm.add %72, %6 : i8
    llvm.store %73, %13 : i8, !llvm.ptr
    llvm.br ^bb15
  ^bb18:  // 2 preds: ^bb5, ^bb15
    llvm.return
  }
  llvm.func @faulty_field_changed_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(104 : i64) : i64
    %2 = llvm.mlir.constant(96 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(40 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(48 : i64) : i64
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.mlir.constant(56 : i64) : i64
    %12 = llvm.mlir.constant(24 : i64) : i64
    %13 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %13, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.call tail @malloc(%1) : (i64) -> (!llvm.ptr)
    %15 = llvm.getelementptr inbounds|nuw %14[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.icmp "ne" %arg0, %3 : i32
    llvm.intr.assume %16  : i1
    %17 = llvm.getelementptr inbounds|nuw %14[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb3(%5 : i64)
  ^bb2:  // pred: ^bb3
    %19 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %15 : i32, !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%19) : (!llvm.ptr) -> ()
    %20 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.getelementptr inbounds|nuw %14[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%22) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %23 = llvm.getelementptr inbounds|nuw %14[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.getelementptr inbounds|nuw %14[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %27 = llvm.getelementptr inbounds|nuw %14[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()
    %29 = llvm.getelementptr inbounds|nuw %14[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%30) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %31 = llvm.getelementptr inbounds|nuw %14[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%32) : (!llvm.ptr) -> ()
    llvm.call tail @free(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3(%33: i64):  // 2 preds: ^bb1, ^bb3
    %34 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %14[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %35 : !llvm.ptr, !llvm.ptr
    %36 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %17[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %36, %37 : !llvm.ptr, !llvm.ptr
    %38 = llvm.add %33, %6 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %18 : i64
    llvm.cond_br %39, ^bb2, ^bb3(%38 : i64)
  ^bb4:  // 2 preds: ^bb0, ^bb2
    llvm.return
  }
}
