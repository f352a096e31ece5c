// Structures with several arrays that functions fill and end. From C without optimization; those whose names begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @right_helpers_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %7, %1 : i32
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "sgt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb8
  ^bb3:  // pred: ^bb1
    %11 = llvm.load %4 : !llvm.ptr -> i32
    llvm.call @right_helpers_O0_make(%5, %11) : (!llvm.ptr, i32) -> ()
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.load %4 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %12, %13 : i32
    llvm.cond_br %14, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %15[%3, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%3, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%19, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %25 = llvm.load %6 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %27 = llvm.load %4 : !llvm.ptr -> i32
    llvm.call @right_helpers_O0_end(%5, %27) : (!llvm.ptr, i32) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb2, ^bb7
    llvm.return
  }
  llvm.func internal @right_helpers_O0_make(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.store %1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %12 = llvm.load %5 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%2, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %9, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.load %5 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%2, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %15, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %5 : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @right_helpers_O0_end(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.store %1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %10[%2, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%14) : (!llvm.ptr) -> ()
    %15 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %17 = llvm.load %5 : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %16[%2, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %5 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%2, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.load %5 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func @faulty_helper_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %7, %1 : i32
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "sgt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb8
  ^bb3:  // pred: ^bb1
    %11 = llvm.load %4 : !llvm.ptr -> i32
    llvm.call @faulty_helper_O0_make(%5, %11) : (!llvm.ptr, i32) -> ()
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.load %4 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %12, %13 : i32
    llvm.cond_br %14, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %15[%3, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%3, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%19, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %25 = llvm.load %6 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.call @faulty_helper_O0_end(%5, %2) : (!llvm.ptr, i32) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb2, ^bb7
    llvm.return
  }
  llvm.func internal @faulty_helper_O0_make(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.store %1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %12 = llvm.load %5 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%2, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %9, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %18 = llvm.load %5 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%2, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %15, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %5 : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @faulty_helper_O0_end(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.store %1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %10[%2, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%14) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %15 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %17 = llvm.load %5 : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %16[%2, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %23 = llvm.load %5 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%2, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.load %5 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.return
  }
}
