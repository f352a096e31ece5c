// Rows of arrays by two indexes, made, used and ended row by row. From C without optimizations; all are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)
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
