// Arrays behind the pointers of a vector: the differences of addresses, and addresses that are one of several. From C; those whose names begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @ask() -> i32
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @right_count_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %11, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.add %26, %3 overflow<nsw> : i64
    llvm.store %27, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %32 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %33 = llvm.sub %31, %32 : i64
    %34 = llvm.sdiv exact %33, %2 : i64
    %35 = llvm.icmp "ult" %28, %34 : i64
    llvm.cond_br %35, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %36 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds|nuw %36[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %40 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.add %40, %3 : i64
    llvm.store %41, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %42 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %42, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %43 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "ne" %43, %44 : !llvm.ptr
    llvm.cond_br %45, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %46 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%47) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %48 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %49, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %50 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @right_signed_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %11, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.add %26, %3 overflow<nsw> : i64
    llvm.store %27, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %32 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %33 = llvm.sub %31, %32 : i64
    %34 = llvm.sdiv exact %33, %2 : i64
    %35 = llvm.icmp "slt" %28, %34 : i64
    llvm.cond_br %35, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %36 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds %36[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %40 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.add %40, %3 overflow<nsw> : i64
    llvm.store %41, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %42 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %42, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %43 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "ne" %43, %44 : !llvm.ptr
    llvm.cond_br %45, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %46 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%47) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %48 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %49, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %50 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @right_down_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %11, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb12
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.add %26, %3 overflow<nsw> : i64
    llvm.store %27, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %28 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.ptrtoint %28 : !llvm.ptr to i64
    %31 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %32 = llvm.sub %30, %31 : i64
    %33 = llvm.sdiv exact %32, %2 : i64
    %34 = llvm.sub %33, %3 overflow<nsw> : i64
    llvm.store %34, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %35 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.icmp "sge" %35, %1 : i64
    llvm.cond_br %36, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %37 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.getelementptr inbounds %37[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %41 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.add %41, %4 overflow<nsw> : i64
    llvm.store %42, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %43 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb2, ^bb11
    llvm.return
  }
  llvm.func @wrong_too_early_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %11, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.add %26, %3 overflow<nsw> : i64
    llvm.store %27, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %28 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %28, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %29 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.icmp "ne" %29, %30 : !llvm.ptr
    llvm.cond_br %31, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %35, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %36 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.ptrtoint %37 : !llvm.ptr to i64
    %40 = llvm.ptrtoint %38 : !llvm.ptr to i64
    %41 = llvm.sub %39, %40 : i64
    %42 = llvm.sdiv exact %41, %2 : i64
    %43 = llvm.icmp "ult" %36, %42 : i64
    llvm.cond_br %43, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %44 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.getelementptr inbounds|nuw %44[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%47) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %48 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.add %48, %3 : i64
    llvm.store %49, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %50 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @wrong_last_twice_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %11, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb18
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.add %26, %3 overflow<nsw> : i64
    llvm.store %27, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %32 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %33 = llvm.sub %31, %32 : i64
    %34 = llvm.sdiv exact %33, %2 : i64
    %35 = llvm.icmp "ult" %28, %34 : i64
    llvm.cond_br %35, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %36 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds|nuw %36[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %40 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.add %40, %3 : i64
    llvm.store %41, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %42 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %42, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %43 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "ne" %43, %44 : !llvm.ptr
    llvm.cond_br %45, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %46 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%47) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %48 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %49, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %50 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.icmp "ne" %50, %51 : !llvm.ptr
    llvm.cond_br %52, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %53 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[-1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%55) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %56 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%56) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb2, ^bb17
    llvm.return
  }
  llvm.func @right_count_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb5, ^bb3(%2, %6 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb3
    %8 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %9 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %10 = llvm.sub %8, %9 : i64
    %11 = llvm.ashr exact %10, %1 : i64
    llvm.br ^bb4(%2 : i64)
  ^bb3(%12: i64, %13: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %13[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %14, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%16, %15 : i64, !llvm.ptr)
  ^bb4(%18: i64):  // 2 preds: ^bb2, ^bb4
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 overflow<nuw> : i64
    %22 = llvm.icmp "eq" %21, %11 : i64
    llvm.cond_br %22, ^bb6(%6 : !llvm.ptr), ^bb4(%21 : i64)
  ^bb5:  // 2 preds: ^bb1, ^bb6
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%23: !llvm.ptr):  // 2 preds: ^bb4, ^bb6
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.getelementptr inbounds|nuw %23[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %26 = llvm.icmp "eq" %23, %13 : !llvm.ptr
    llvm.cond_br %26, ^bb5, ^bb6(%25 : !llvm.ptr)
  ^bb7:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @right_ends_by_count_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb4, ^bb3(%2, %6 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb3
    %8 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %9 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %10 = llvm.sub %8, %9 : i64
    %11 = llvm.ashr exact %10, %1 : i64
    llvm.br ^bb5(%2 : i64)
  ^bb3(%12: i64, %13: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %13[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %14, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%16, %15 : i64, !llvm.ptr)
  ^bb4:  // 2 preds: ^bb1, ^bb5
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5(%18: i64):  // 2 preds: ^bb2, ^bb5
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 : i64
    %22 = llvm.icmp "eq" %21, %11 : i64
    llvm.cond_br %22, ^bb4, ^bb5(%21 : i64)
  ^bb6:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_back_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb4, ^bb2(%2, %6 : i64, !llvm.ptr)
  ^bb2(%8: i64, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %10, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %arg0 : i64
    llvm.cond_br %13, ^bb3, ^bb2(%12, %11 : i64, !llvm.ptr)
  ^bb3:  // pred: ^bb2
    %14 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb5(%6 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb1, ^bb5
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5(%15: !llvm.ptr):  // 2 preds: ^bb3, ^bb5
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    %17 = llvm.getelementptr inbounds|nuw %15[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %18 = llvm.icmp "eq" %15, %9 : !llvm.ptr
    llvm.cond_br %18, ^bb4, ^bb5(%17 : !llvm.ptr)
  ^bb6:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @right_backwards_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb6, ^bb3(%2, %6 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb3
    %8 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %9 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %10 = llvm.sub %8, %9 : i64
    %11 = llvm.ashr exact %10, %1 : i64
    llvm.br ^bb4(%2 : i64)
  ^bb3(%12: i64, %13: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %13[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %14, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%16, %15 : i64, !llvm.ptr)
  ^bb4(%18: i64):  // 2 preds: ^bb2, ^bb4
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 overflow<nuw> : i64
    %22 = llvm.icmp "eq" %21, %11 : i64
    llvm.cond_br %22, ^bb5(%15 : !llvm.ptr), ^bb4(%21 : i64)
  ^bb5(%23: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %24 = llvm.getelementptr inbounds %23[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()
    %26 = llvm.icmp "eq" %24, %6 : !llvm.ptr
    llvm.cond_br %26, ^bb6, ^bb5(%24 : !llvm.ptr)
  ^bb6:  // 2 preds: ^bb1, ^bb5
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @right_but_first_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb6, ^bb2(%2, %6 : i64, !llvm.ptr)
  ^bb2(%8: i64, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %10, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %arg0 : i64
    llvm.cond_br %13, ^bb3, ^bb2(%12, %11 : i64, !llvm.ptr)
  ^bb3:  // pred: ^bb2
    %14 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %15 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %16 = llvm.sub %14, %15 : i64
    %17 = llvm.ashr exact %16, %1 : i64
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    %19 = llvm.icmp "ugt" %17, %3 : i64
    llvm.cond_br %19, ^bb5(%3 : i64), ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb5
    llvm.br ^bb7(%6 : !llvm.ptr)
  ^bb5(%20: i64):  // 2 preds: ^bb3, ^bb5
    %21 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %23 = llvm.add %20, %3 overflow<nuw> : i64
    %24 = llvm.icmp "eq" %23, %17 : i64
    llvm.cond_br %24, ^bb4, ^bb5(%23 : i64)
  ^bb6:  // 2 preds: ^bb1, ^bb7
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb7(%25: !llvm.ptr):  // 2 preds: ^bb4, ^bb7
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.getelementptr inbounds|nuw %25[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %28 = llvm.icmp "eq" %25, %9 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb7(%27 : !llvm.ptr)
  ^bb8:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @right_stops_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %5, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %8, ^bb7, ^bb2(%2, %7 : i64, !llvm.ptr)
  ^bb2(%9: i64, %10: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %11 = llvm.call tail @ask() : () -> i32
    %12 = llvm.icmp "eq" %11, %3 : i32
    llvm.cond_br %12, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %10[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %13, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %9, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %arg0 : i64
    llvm.cond_br %16, ^bb5(%14 : !llvm.ptr), ^bb2(%15, %14 : i64, !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %17 = llvm.icmp "eq" %10, %7 : !llvm.ptr
    llvm.cond_br %17, ^bb7, ^bb5(%10 : !llvm.ptr)
  ^bb5(%18: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %21 = llvm.sub %19, %20 : i64
    %22 = llvm.ashr exact %21, %1 : i64
    llvm.br ^bb6(%2 : i64)
  ^bb6(%23: i64):  // 2 preds: ^bb5, ^bb6
    %24 = llvm.getelementptr inbounds|nuw %7[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%25) : (!llvm.ptr) -> ()
    %26 = llvm.add %23, %4 overflow<nuw> : i64
    %27 = llvm.icmp "eq" %26, %22 : i64
    llvm.cond_br %27, ^bb8(%7 : !llvm.ptr), ^bb6(%26 : i64)
  ^bb7:  // 3 preds: ^bb1, ^bb4, ^bb8
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb8(%28: !llvm.ptr):  // 2 preds: ^bb6, ^bb8
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    %30 = llvm.getelementptr inbounds|nuw %28[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %31 = llvm.icmp "eq" %30, %18 : !llvm.ptr
    llvm.cond_br %31, ^bb7, ^bb8(%30 : !llvm.ptr)
  ^bb9:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @right_sometimes_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %5, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %8, ^bb8, ^bb4(%2, %7 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb6
    %9 = llvm.icmp "eq" %20, %7 : !llvm.ptr
    llvm.cond_br %9, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %10 = llvm.ptrtoint %20 : !llvm.ptr to i64
    %11 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %12 = llvm.sub %10, %11 : i64
    %13 = llvm.ashr exact %12, %1 : i64
    llvm.br ^bb7(%2 : i64)
  ^bb4(%14: i64, %15: !llvm.ptr):  // 2 preds: ^bb1, ^bb6
    %16 = llvm.call tail @ask() : () -> i32
    %17 = llvm.icmp "eq" %16, %3 : i32
    llvm.cond_br %17, ^bb6(%15 : !llvm.ptr), ^bb5
  ^bb5:  // pred: ^bb4
    %18 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %15[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %18, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%19 : !llvm.ptr)
  ^bb6(%20: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %21 = llvm.add %14, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg0 : i64
    llvm.cond_br %22, ^bb2, ^bb4(%21, %20 : i64, !llvm.ptr)
  ^bb7(%23: i64):  // 2 preds: ^bb3, ^bb7
    %24 = llvm.getelementptr inbounds|nuw %7[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %23, %4 overflow<nuw> : i64
    %27 = llvm.icmp "eq" %26, %13 : i64
    llvm.cond_br %27, ^bb9(%7 : !llvm.ptr), ^bb7(%26 : i64)
  ^bb8:  // 3 preds: ^bb1, ^bb2, ^bb9
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%28: !llvm.ptr):  // 2 preds: ^bb7, ^bb9
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %30 = llvm.getelementptr inbounds|nuw %28[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %31 = llvm.icmp "eq" %30, %20 : !llvm.ptr
    llvm.cond_br %31, ^bb8, ^bb9(%30 : !llvm.ptr)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_too_early_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb5, ^bb2(%2, %6 : i64, !llvm.ptr)
  ^bb2(%8: i64, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %10, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %arg0 : i64
    llvm.cond_br %13, ^bb4(%6 : !llvm.ptr), ^bb2(%12, %11 : i64, !llvm.ptr)
  ^bb3:  // pred: ^bb4
    %14 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %15 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %16 = llvm.sub %14, %15 : i64
    %17 = llvm.ashr exact %16, %1 : i64
    llvm.br ^bb6(%2 : i64)
  ^bb4(%18: !llvm.ptr):  // 2 preds: ^bb2, ^bb4
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()
    %20 = llvm.getelementptr inbounds|nuw %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %21 = llvm.icmp "eq" %18, %9 : !llvm.ptr
    llvm.cond_br %21, ^bb3, ^bb4(%20 : !llvm.ptr)
  ^bb5:  // 2 preds: ^bb1, ^bb6
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%22: i64):  // 2 preds: ^bb3, ^bb6
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %25 = llvm.add %22, %3 overflow<nuw> : i64
    %26 = llvm.icmp "eq" %25, %17 : i64
    llvm.cond_br %26, ^bb5, ^bb6(%25 : i64)
  ^bb7:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @wrong_last_twice_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb7, ^bb3(%2, %6 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb3
    %8 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %9 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %10 = llvm.sub %8, %9 : i64
    %11 = llvm.ashr exact %10, %1 : i64
    llvm.br ^bb4(%2 : i64)
  ^bb3(%12: i64, %13: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %13[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %14, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%16, %15 : i64, !llvm.ptr)
  ^bb4(%18: i64):  // 2 preds: ^bb2, ^bb4
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 overflow<nuw> : i64
    %22 = llvm.icmp "eq" %21, %11 : i64
    llvm.cond_br %22, ^bb5(%6 : !llvm.ptr), ^bb4(%21 : i64)
  ^bb5(%23: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.getelementptr inbounds|nuw %23[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %26 = llvm.icmp "eq" %23, %13 : !llvm.ptr
    llvm.cond_br %26, ^bb6, ^bb5(%25 : !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %27 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb1, ^bb6
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
  llvm.func @wrong_first_twice_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb5, ^bb2(%2, %6 : i64, !llvm.ptr)
  ^bb2(%8: i64, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %10, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %arg0 : i64
    llvm.cond_br %13, ^bb3(%6 : !llvm.ptr), ^bb2(%12, %11 : i64, !llvm.ptr)
  ^bb3(%14: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    %16 = llvm.getelementptr inbounds|nuw %14[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %17 = llvm.icmp "eq" %14, %9 : !llvm.ptr
    llvm.cond_br %17, ^bb4, ^bb3(%16 : !llvm.ptr)
  ^bb4:  // pred: ^bb3
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @wrong_last_first_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb4, ^bb2(%2, %6 : i64, !llvm.ptr)
  ^bb2(%8: i64, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %10, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %arg0 : i64
    llvm.cond_br %13, ^bb3, ^bb2(%12, %11 : i64, !llvm.ptr)
  ^bb3:  // pred: ^bb2
    %14 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %15 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %16 = llvm.sub %15, %14 : i64
    %17 = llvm.getelementptr %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr %17[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()
    llvm.br ^bb5(%6 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb1, ^bb5
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5(%20: !llvm.ptr):  // 2 preds: ^bb3, ^bb5
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %22 = llvm.getelementptr inbounds|nuw %20[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.icmp "eq" %20, %9 : !llvm.ptr
    llvm.cond_br %23, ^bb4, ^bb5(%22 : !llvm.ptr)
  ^bb6:  // 2 preds: ^bb0, ^bb4
    llvm.return
  }
  llvm.func @wrong_half_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb2(%6 : !llvm.ptr), ^bb3(%2, %6 : i64, !llvm.ptr)
  ^bb2(%8: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %11 = llvm.sub %9, %10 : i64
    %12 = llvm.ashr exact %11, %1 : i64
    %13 = llvm.lshr %12, %3 : i64
    %14 = llvm.icmp "eq" %13, %2 : i64
    llvm.cond_br %14, ^bb4, ^bb5(%2 : i64)
  ^bb3(%15: i64, %16: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %18 = llvm.getelementptr inbounds|nuw %16[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %17, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.add %15, %3 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %arg0 : i64
    llvm.cond_br %20, ^bb2(%18 : !llvm.ptr), ^bb3(%19, %18 : i64, !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb5
    %21 = llvm.icmp "eq" %8, %6 : !llvm.ptr
    llvm.cond_br %21, ^bb6, ^bb7(%2 : i64)
  ^bb5(%22: i64):  // 2 preds: ^bb2, ^bb5
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %25 = llvm.add %22, %3 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %13 : i64
    llvm.cond_br %26, ^bb4, ^bb5(%25 : i64)
  ^bb6:  // 2 preds: ^bb4, ^bb7
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb7(%27: i64):  // 2 preds: ^bb4, ^bb7
    %28 = llvm.getelementptr inbounds|nuw %6[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %30 = llvm.add %27, %3 overflow<nuw> : i64
    %31 = llvm.icmp "eq" %30, %12 : i64
    llvm.cond_br %31, ^bb6, ^bb7(%30 : i64)
  ^bb8:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @wrong_bytes_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %5, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %8, ^bb5, ^bb3(%2, %7 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb3
    %9 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %10 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %11 = llvm.sub %9, %10 : i64
    %12 = llvm.ashr exact %11, %4 : i64
    llvm.br ^bb4(%2 : i64)
  ^bb3(%13: i64, %14: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %14[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %15, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb2, ^bb3(%17, %16 : i64, !llvm.ptr)
  ^bb4(%19: i64):  // 2 preds: ^bb2, ^bb4
    %20 = llvm.getelementptr inbounds|nuw %7[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %22 = llvm.add %19, %3 overflow<nuw> : i64
    %23 = llvm.icmp "eq" %22, %12 : i64
    llvm.cond_br %23, ^bb6(%7 : !llvm.ptr), ^bb4(%22 : i64)
  ^bb5:  // 2 preds: ^bb1, ^bb6
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%24: !llvm.ptr):  // 2 preds: ^bb4, ^bb6
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()
    %26 = llvm.getelementptr inbounds|nuw %24[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.icmp "eq" %24, %14 : !llvm.ptr
    llvm.cond_br %27, ^bb5, ^bb6(%26 : !llvm.ptr)
  ^bb7:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @wrong_stops_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %5, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %8, ^bb5, ^bb2(%2, %7 : i64, !llvm.ptr)
  ^bb2(%9: i64, %10: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %11 = llvm.call tail @ask() : () -> i32
    %12 = llvm.icmp "eq" %11, %3 : i32
    llvm.cond_br %12, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %10[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %13, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %9, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %arg0 : i64
    llvm.cond_br %16, ^bb4, ^bb2(%15, %14 : i64, !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %17 = llvm.intr.smax(%arg0, %4) : (i64, i64) -> i64
    llvm.br ^bb6(%2 : i64)
  ^bb5:  // 2 preds: ^bb1, ^bb6
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%18: i64):  // 2 preds: ^bb4, ^bb6
    %19 = llvm.getelementptr inbounds|nuw %7[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %21 = llvm.add %18, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %17 : i64
    llvm.cond_br %22, ^bb5, ^bb6(%21 : i64)
  ^bb7:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
  llvm.func @wrong_sometimes_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %5, ^bb10, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %7 = llvm.call tail @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %8, ^bb8, ^bb3(%2, %7 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb5
    %9 = llvm.icmp "eq" %7, %16 : !llvm.ptr
    llvm.cond_br %9, ^bb8, ^bb7(%7 : !llvm.ptr)
  ^bb3(%10: i64, %11: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %12 = llvm.call tail @ask() : () -> i32
    %13 = llvm.icmp "eq" %12, %3 : i32
    llvm.cond_br %13, ^bb5(%11 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %11[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %14, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%15 : !llvm.ptr)
  ^bb5(%16: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %17 = llvm.add %10, %4 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb2, ^bb3(%17, %16 : i64, !llvm.ptr)
  ^bb6:  // pred: ^bb7
    %19 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %20 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %21 = llvm.sub %19, %20 : i64
    %22 = llvm.ashr exact %21, %1 : i64
    llvm.br ^bb9(%2 : i64)
  ^bb7(%23: !llvm.ptr):  // 2 preds: ^bb2, ^bb7
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %25 = llvm.getelementptr inbounds|nuw %23[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %26 = llvm.icmp "eq" %25, %16 : !llvm.ptr
    llvm.cond_br %26, ^bb6, ^bb7(%25 : !llvm.ptr)
  ^bb8:  // 3 preds: ^bb1, ^bb2, ^bb9
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%27: i64):  // 2 preds: ^bb6, ^bb9
    %28 = llvm.getelementptr inbounds|nuw %7[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %30 = llvm.add %27, %4 overflow<nuw> : i64
    %31 = llvm.icmp "eq" %30, %22 : i64
    llvm.cond_br %31, ^bb8, ^bb9(%30 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @wrong_to_the_first_O2(%arg0: i64) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ugt" %arg0, %0 : i64
    llvm.cond_br %4, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i64
    %6 = llvm.call tail @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i64
    llvm.cond_br %7, ^bb7, ^bb3(%2, %6 : i64, !llvm.ptr)
  ^bb2:  // pred: ^bb3
    %8 = llvm.icmp "eq" %10, %6 : !llvm.ptr
    llvm.cond_br %8, ^bb4, ^bb5(%6 : !llvm.ptr)
  ^bb3(%9: i64, %10: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %12 = llvm.getelementptr inbounds|nuw %10[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %11, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.add %9, %3 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %arg0 : i64
    llvm.cond_br %14, ^bb2, ^bb3(%13, %12 : i64, !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb5
    %15 = llvm.icmp "eq" %arg0, %3 : i64
    llvm.cond_br %15, ^bb7, ^bb6
  ^bb5(%16: !llvm.ptr):  // 2 preds: ^bb2, ^bb5
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    %18 = llvm.getelementptr inbounds|nuw %16[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.icmp "eq" %18, %10 : !llvm.ptr
    llvm.cond_br %19, ^bb4, ^bb5(%18 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    %20 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb1, ^bb4, ^bb6
    llvm.call tail @free(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb0, ^bb7
    llvm.return
  }
}
