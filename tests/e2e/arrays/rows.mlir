// Rows of arrays by two indexes, made, used and ended row by row. From C without optimizations; all are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @right_const(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %11 = llvm.load %5 : !llvm.ptr -> i64
    %12 = llvm.mul %11, %1 overflow<nsw> : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    llvm.store %13, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %14 = llvm.load %7 : !llvm.ptr -> i64
    %15 = llvm.load %5 : !llvm.ptr -> i64
    %16 = llvm.icmp "slt" %14, %15 : i64
    llvm.cond_br %16, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %17 = llvm.load %8 : !llvm.ptr -> i64
    %18 = llvm.icmp "slt" %17, %3 : i64
    llvm.cond_br %18, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %7 : !llvm.ptr -> i64
    %22 = llvm.mul %21, %3 overflow<nsw> : i64
    %23 = llvm.load %8 : !llvm.ptr -> i64
    %24 = llvm.add %22, %23 overflow<nsw> : i64
    %25 = llvm.getelementptr inbounds %20[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %8 : !llvm.ptr -> i64
    %27 = llvm.add %26, %4 overflow<nsw> : i64
    llvm.store %27, %8 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %28 = llvm.load %7 : !llvm.ptr -> i64
    %29 = llvm.add %28, %4 overflow<nsw> : i64
    llvm.store %29, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %30 = llvm.load %9 : !llvm.ptr -> i64
    %31 = llvm.load %5 : !llvm.ptr -> i64
    %32 = llvm.icmp "slt" %30, %31 : i64
    llvm.cond_br %32, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %2, %10 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %33 = llvm.load %10 : !llvm.ptr -> i64
    %34 = llvm.icmp "slt" %33, %3 : i64
    llvm.cond_br %34, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %35 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %9 : !llvm.ptr -> i64
    %37 = llvm.mul %36, %3 overflow<nsw> : i64
    %38 = llvm.load %10 : !llvm.ptr -> i64
    %39 = llvm.add %37, %38 overflow<nsw> : i64
    %40 = llvm.getelementptr inbounds %35[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %42 = llvm.load %10 : !llvm.ptr -> i64
    %43 = llvm.add %42, %4 overflow<nsw> : i64
    llvm.store %43, %10 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %44 = llvm.load %9 : !llvm.ptr -> i64
    %45 = llvm.add %44, %4 overflow<nsw> : i64
    llvm.store %45, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    %46 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%46) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_two() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.array<3 x array<4 x ptr>> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %9 = llvm.load %5 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %11 = llvm.load %6 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %3 : i32
    llvm.cond_br %12, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.load %5 : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %4[0, %15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x ptr>>
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %16[0, %18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %13, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %20 = llvm.load %6 : !llvm.ptr -> i32
    %21 = llvm.add %20, %0 overflow<nsw> : i32
    llvm.store %21, %6 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %22 = llvm.load %5 : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %2 : i32
    llvm.cond_br %25, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %26, %3 : i32
    llvm.cond_br %27, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %28 = llvm.load %7 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %4[0, %29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x ptr>>
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[0, %32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%34) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %35 = llvm.load %8 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %8 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %37 = llvm.load %7 : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 overflow<nsw> : i32
    llvm.store %38, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    llvm.return
  }
  llvm.func @right_outside(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i64, !llvm.ptr
    llvm.store %arg1, %5 : i64, !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> i64
    %12 = llvm.mul %11, %1 overflow<nsw> : i64
    %13 = llvm.load %5 : !llvm.ptr -> i64
    %14 = llvm.mul %12, %13 overflow<nsw> : i64
    %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
    llvm.store %15, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %16 = llvm.load %7 : !llvm.ptr -> i64
    %17 = llvm.load %4 : !llvm.ptr -> i64
    %18 = llvm.icmp "slt" %16, %17 : i64
    llvm.cond_br %18, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %19 = llvm.load %8 : !llvm.ptr -> i64
    %20 = llvm.load %5 : !llvm.ptr -> i64
    %21 = llvm.icmp "slt" %19, %20 : i64
    llvm.cond_br %21, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %22 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %7 : !llvm.ptr -> i64
    %25 = llvm.load %5 : !llvm.ptr -> i64
    %26 = llvm.mul %24, %25 overflow<nsw> : i64
    %27 = llvm.load %8 : !llvm.ptr -> i64
    %28 = llvm.add %26, %27 overflow<nsw> : i64
    %29 = llvm.getelementptr inbounds %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %29 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %30 = llvm.load %8 : !llvm.ptr -> i64
    %31 = llvm.add %30, %3 overflow<nsw> : i64
    llvm.store %31, %8 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %32 = llvm.load %7 : !llvm.ptr -> i64
    %33 = llvm.add %32, %3 overflow<nsw> : i64
    llvm.store %33, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %34 = llvm.load %9 : !llvm.ptr -> i64
    %35 = llvm.load %4 : !llvm.ptr -> i64
    %36 = llvm.icmp "slt" %34, %35 : i64
    llvm.cond_br %36, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %2, %10 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %37 = llvm.load %10 : !llvm.ptr -> i64
    %38 = llvm.load %5 : !llvm.ptr -> i64
    %39 = llvm.icmp "slt" %37, %38 : i64
    llvm.cond_br %39, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %40 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %9 : !llvm.ptr -> i64
    %42 = llvm.load %5 : !llvm.ptr -> i64
    %43 = llvm.mul %41, %42 overflow<nsw> : i64
    %44 = llvm.load %10 : !llvm.ptr -> i64
    %45 = llvm.add %43, %44 overflow<nsw> : i64
    %46 = llvm.getelementptr inbounds %40[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%47) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %48 = llvm.load %10 : !llvm.ptr -> i64
    %49 = llvm.add %48, %3 overflow<nsw> : i64
    llvm.store %49, %10 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %50 = llvm.load %9 : !llvm.ptr -> i64
    %51 = llvm.add %50, %3 overflow<nsw> : i64
    llvm.store %51, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    %52 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%52) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_int(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i32, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    %10 = llvm.load %3 : !llvm.ptr -> i32
    %11 = llvm.sext %10 : i32 to i64
    %12 = llvm.mul %11, %1 overflow<nsw> : i64
    %13 = llvm.load %4 : !llvm.ptr -> i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.mul %12, %14 overflow<nsw> : i64
    %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
    llvm.store %16, %5 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.load %3 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %17, %18 : i32
    llvm.cond_br %19, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %20 = llvm.load %7 : !llvm.ptr -> i32
    %21 = llvm.load %4 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %20, %21 : i32
    llvm.cond_br %22, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %6 : !llvm.ptr -> i32
    %26 = llvm.load %4 : !llvm.ptr -> i32
    %27 = llvm.mul %25, %26 overflow<nsw> : i32
    %28 = llvm.load %7 : !llvm.ptr -> i32
    %29 = llvm.add %27, %28 overflow<nsw> : i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %24[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %32 = llvm.load %7 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %7 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %34 = llvm.load %6 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.load %3 : !llvm.ptr -> i32
    %38 = llvm.icmp "slt" %36, %37 : i32
    llvm.cond_br %38, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %2, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.load %4 : !llvm.ptr -> i32
    %41 = llvm.icmp "slt" %39, %40 : i32
    llvm.cond_br %41, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %42 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %8 : !llvm.ptr -> i32
    %44 = llvm.load %4 : !llvm.ptr -> i32
    %45 = llvm.mul %43, %44 overflow<nsw> : i32
    %46 = llvm.load %9 : !llvm.ptr -> i32
    %47 = llvm.add %45, %46 overflow<nsw> : i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %42[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %9 : !llvm.ptr -> i32
    %52 = llvm.add %51, %0 overflow<nsw> : i32
    llvm.store %52, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %53 = llvm.load %8 : !llvm.ptr -> i32
    %54 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.store %54, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    %55 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%55) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_flat() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.array<12 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %9 = llvm.load %6 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %5[0, %13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb11
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %3 : i32
    llvm.cond_br %18, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %19, %4 : i32
    llvm.cond_br %20, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.mul %21, %4 overflow<nsw> : i32
    %23 = llvm.load %8 : !llvm.ptr -> i32
    %24 = llvm.add %22, %23 overflow<nsw> : i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %5[0, %25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %8 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb10:  // pred: ^bb7
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %30 = llvm.load %7 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb12:  // pred: ^bb5
    llvm.return
  }
  llvm.func @right_down(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i64
    %13 = llvm.mul %12, %1 overflow<nsw> : i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    llvm.store %14, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %15 = llvm.load %8 : !llvm.ptr -> i64
    %16 = llvm.load %6 : !llvm.ptr -> i64
    %17 = llvm.icmp "slt" %15, %16 : i64
    llvm.cond_br %17, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %18 = llvm.load %9 : !llvm.ptr -> i64
    %19 = llvm.icmp "slt" %18, %4 : i64
    llvm.cond_br %19, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %8 : !llvm.ptr -> i64
    %23 = llvm.mul %22, %4 overflow<nsw> : i64
    %24 = llvm.load %9 : !llvm.ptr -> i64
    %25 = llvm.add %23, %24 overflow<nsw> : i64
    %26 = llvm.getelementptr inbounds %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %27 = llvm.load %9 : !llvm.ptr -> i64
    %28 = llvm.add %27, %3 overflow<nsw> : i64
    llvm.store %28, %9 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %29 = llvm.load %8 : !llvm.ptr -> i64
    %30 = llvm.add %29, %3 overflow<nsw> : i64
    llvm.store %30, %8 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    %31 = llvm.load %6 : !llvm.ptr -> i64
    %32 = llvm.sub %31, %3 overflow<nsw> : i64
    llvm.store %32, %10 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %33 = llvm.load %10 : !llvm.ptr -> i64
    %34 = llvm.icmp "sge" %33, %2 : i64
    llvm.cond_br %34, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %2, %11 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %35 = llvm.load %11 : !llvm.ptr -> i64
    %36 = llvm.icmp "slt" %35, %4 : i64
    llvm.cond_br %36, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %37 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %10 : !llvm.ptr -> i64
    %39 = llvm.mul %38, %4 overflow<nsw> : i64
    %40 = llvm.load %11 : !llvm.ptr -> i64
    %41 = llvm.add %39, %40 overflow<nsw> : i64
    %42 = llvm.getelementptr inbounds %37[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %44 = llvm.load %11 : !llvm.ptr -> i64
    %45 = llvm.add %44, %3 overflow<nsw> : i64
    llvm.store %45, %11 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %46 = llvm.load %10 : !llvm.ptr -> i64
    %47 = llvm.add %46, %5 overflow<nsw> : i64
    llvm.store %47, %10 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    %48 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%48) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_work(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i64, !llvm.ptr
    %18 = llvm.load %8 : !llvm.ptr -> i64
    %19 = llvm.mul %18, %1 overflow<nsw> : i64
    %20 = llvm.call @malloc(%19) : (i64) -> !llvm.ptr
    llvm.store %20, %9 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %10 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %21 = llvm.load %10 : !llvm.ptr -> i64
    %22 = llvm.load %8 : !llvm.ptr -> i64
    %23 = llvm.icmp "slt" %21, %22 : i64
    llvm.cond_br %23, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %11 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %24 = llvm.load %11 : !llvm.ptr -> i64
    %25 = llvm.icmp "slt" %24, %6 : i64
    llvm.cond_br %25, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %26 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %27 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %10 : !llvm.ptr -> i64
    %29 = llvm.mul %28, %6 overflow<nsw> : i64
    %30 = llvm.load %11 : !llvm.ptr -> i64
    %31 = llvm.add %29, %30 overflow<nsw> : i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %32 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %33 = llvm.load %11 : !llvm.ptr -> i64
    %34 = llvm.add %33, %7 overflow<nsw> : i64
    llvm.store %34, %11 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %35 = llvm.load %10 : !llvm.ptr -> i64
    %36 = llvm.add %35, %7 overflow<nsw> : i64
    llvm.store %36, %10 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    %37 = llvm.call @mgpuMemAlloc(%3, %4, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %37, %12 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %13 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %38 = llvm.load %13 : !llvm.ptr -> i64
    %39 = llvm.load %8 : !llvm.ptr -> i64
    %40 = llvm.icmp "slt" %38, %39 : i64
    llvm.cond_br %40, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %2, %14 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %41 = llvm.load %14 : !llvm.ptr -> i64
    %42 = llvm.icmp "slt" %41, %6 : i64
    llvm.cond_br %42, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %43 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %13 : !llvm.ptr -> i64
    %45 = llvm.mul %44, %6 overflow<nsw> : i64
    %46 = llvm.load %14 : !llvm.ptr -> i64
    %47 = llvm.add %45, %46 overflow<nsw> : i64
    %48 = llvm.getelementptr inbounds %43[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.store %49, %15 : !llvm.ptr, !llvm.ptr
    %50 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%50, %0, %7, %51) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %52 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%52) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %53 = llvm.load %14 : !llvm.ptr -> i64
    %54 = llvm.add %53, %7 overflow<nsw> : i64
    llvm.store %54, %14 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %55 = llvm.load %13 : !llvm.ptr -> i64
    %56 = llvm.add %55, %7 overflow<nsw> : i64
    llvm.store %56, %13 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    %57 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%57, %4) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.store %2, %16 : i64, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb23
    %58 = llvm.load %16 : !llvm.ptr -> i64
    %59 = llvm.load %8 : !llvm.ptr -> i64
    %60 = llvm.icmp "slt" %58, %59 : i64
    llvm.cond_br %60, ^bb18, ^bb24
  ^bb18:  // pred: ^bb17
    llvm.store %2, %17 : i64, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb18, ^bb21
    %61 = llvm.load %17 : !llvm.ptr -> i64
    %62 = llvm.icmp "slt" %61, %6 : i64
    llvm.cond_br %62, ^bb20, ^bb22
  ^bb20:  // pred: ^bb19
    %63 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %16 : !llvm.ptr -> i64
    %65 = llvm.mul %64, %6 overflow<nsw> : i64
    %66 = llvm.load %17 : !llvm.ptr -> i64
    %67 = llvm.add %65, %66 overflow<nsw> : i64
    %68 = llvm.getelementptr inbounds %63[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%69) : (!llvm.ptr) -> ()
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %70 = llvm.load %17 : !llvm.ptr -> i64
    %71 = llvm.add %70, %7 overflow<nsw> : i64
    llvm.store %71, %17 : i64, !llvm.ptr
    llvm.br ^bb19
  ^bb22:  // pred: ^bb19
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %72 = llvm.load %16 : !llvm.ptr -> i64
    %73 = llvm.add %72, %7 overflow<nsw> : i64
    llvm.store %73, %16 : i64, !llvm.ptr
    llvm.br ^bb17
  ^bb24:  // pred: ^bb17
    %74 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%74) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_three() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.array<2 x array<3 x array<4 x ptr>>> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb11
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb9
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %14, %3 : i32
    llvm.cond_br %15, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %16 = llvm.load %8 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %16, %4 : i32
    llvm.cond_br %17, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %5[0, %20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x array<4 x ptr>>>
    %22 = llvm.load %7 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[0, %23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x ptr>>
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %24[0, %26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %18, %27 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:  // pred: ^bb5
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %30 = llvm.load %7 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %7 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb10:  // pred: ^bb3
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %32 = llvm.load %6 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb12:  // pred: ^bb1
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb23
    %34 = llvm.load %9 : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %34, %2 : i32
    llvm.cond_br %35, ^bb14, ^bb24
  ^bb14:  // pred: ^bb13
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb21
    %36 = llvm.load %10 : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %3 : i32
    llvm.cond_br %37, ^bb16, ^bb22
  ^bb16:  // pred: ^bb15
    llvm.store %1, %11 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %38 = llvm.load %11 : !llvm.ptr -> i32
    %39 = llvm.icmp "slt" %38, %4 : i32
    llvm.cond_br %39, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %40 = llvm.load %9 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %5[0, %41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x array<4 x ptr>>>
    %43 = llvm.load %10 : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %42[0, %44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x ptr>>
    %46 = llvm.load %11 : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %45[0, %47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %50 = llvm.load %11 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %11 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb20:  // pred: ^bb17
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %52 = llvm.load %10 : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %10 : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb22:  // pred: ^bb15
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %54 = llvm.load %9 : !llvm.ptr -> i32
    %55 = llvm.add %54, %0 overflow<nsw> : i32
    llvm.store %55, %9 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb24:  // pred: ^bb13
    llvm.return
  }
  llvm.func @right_helper(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %9 = llvm.load %5 : !llvm.ptr -> i64
    %10 = llvm.mul %9, %1 overflow<nsw> : i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    llvm.store %11, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %12 = llvm.load %7 : !llvm.ptr -> i64
    %13 = llvm.load %5 : !llvm.ptr -> i64
    %14 = llvm.icmp "slt" %12, %13 : i64
    llvm.cond_br %14, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %15 = llvm.load %8 : !llvm.ptr -> i64
    %16 = llvm.icmp "slt" %15, %3 : i64
    llvm.cond_br %16, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> i64
    %20 = llvm.mul %19, %3 overflow<nsw> : i64
    %21 = llvm.load %8 : !llvm.ptr -> i64
    %22 = llvm.add %20, %21 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %24 = llvm.load %8 : !llvm.ptr -> i64
    %25 = llvm.add %24, %4 overflow<nsw> : i64
    llvm.store %25, %8 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %26 = llvm.load %7 : !llvm.ptr -> i64
    %27 = llvm.add %26, %4 overflow<nsw> : i64
    llvm.store %27, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    %28 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %5 : !llvm.ptr -> i64
    llvm.call @end(%28, %29, %3) : (!llvm.ptr, i64, i64) -> ()
    %30 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%30) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 : i64, !llvm.ptr
    llvm.store %arg2, %5 : i64, !llvm.ptr
    llvm.store %1, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %8 = llvm.load %6 : !llvm.ptr -> i64
    %9 = llvm.load %4 : !llvm.ptr -> i64
    %10 = llvm.icmp "slt" %8, %9 : i64
    llvm.cond_br %10, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %7 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %11 = llvm.load %7 : !llvm.ptr -> i64
    %12 = llvm.load %5 : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %11, %12 : i64
    llvm.cond_br %13, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %14 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %6 : !llvm.ptr -> i64
    %16 = llvm.load %5 : !llvm.ptr -> i64
    %17 = llvm.mul %15, %16 overflow<nsw> : i64
    %18 = llvm.load %7 : !llvm.ptr -> i64
    %19 = llvm.add %17, %18 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %22 = llvm.load %7 : !llvm.ptr -> i64
    %23 = llvm.add %22, %2 overflow<nsw> : i64
    llvm.store %23, %7 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %24 = llvm.load %6 : !llvm.ptr -> i64
    %25 = llvm.add %24, %2 overflow<nsw> : i64
    llvm.store %25, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    llvm.return
  }
  llvm.func @right_part(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i64
    %13 = llvm.mul %12, %1 overflow<nsw> : i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    llvm.store %14, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %15 = llvm.load %8 : !llvm.ptr -> i64
    %16 = llvm.load %6 : !llvm.ptr -> i64
    %17 = llvm.icmp "slt" %15, %16 : i64
    llvm.cond_br %17, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %18 = llvm.load %9 : !llvm.ptr -> i64
    %19 = llvm.icmp "slt" %18, %3 : i64
    llvm.cond_br %19, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %8 : !llvm.ptr -> i64
    %23 = llvm.mul %22, %5 overflow<nsw> : i64
    %24 = llvm.load %9 : !llvm.ptr -> i64
    %25 = llvm.add %23, %24 overflow<nsw> : i64
    %26 = llvm.getelementptr inbounds %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %27 = llvm.load %9 : !llvm.ptr -> i64
    %28 = llvm.add %27, %4 overflow<nsw> : i64
    llvm.store %28, %9 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %29 = llvm.load %8 : !llvm.ptr -> i64
    %30 = llvm.add %29, %4 overflow<nsw> : i64
    llvm.store %30, %8 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb8:  // pred: ^bb1
    llvm.store %2, %10 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %31 = llvm.load %10 : !llvm.ptr -> i64
    %32 = llvm.load %6 : !llvm.ptr -> i64
    %33 = llvm.icmp "slt" %31, %32 : i64
    llvm.cond_br %33, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    llvm.store %2, %11 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %34 = llvm.load %11 : !llvm.ptr -> i64
    %35 = llvm.icmp "slt" %34, %3 : i64
    llvm.cond_br %35, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %36 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %10 : !llvm.ptr -> i64
    %38 = llvm.mul %37, %5 overflow<nsw> : i64
    %39 = llvm.load %11 : !llvm.ptr -> i64
    %40 = llvm.add %38, %39 overflow<nsw> : i64
    %41 = llvm.getelementptr inbounds %36[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %43 = llvm.load %11 : !llvm.ptr -> i64
    %44 = llvm.add %43, %4 overflow<nsw> : i64
    llvm.store %44, %11 : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %45 = llvm.load %10 : !llvm.ptr -> i64
    %46 = llvm.add %45, %4 overflow<nsw> : i64
    llvm.store %46, %10 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb16:  // pred: ^bb9
    %47 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%47) : (!llvm.ptr) -> ()
    llvm.return
  }
}
