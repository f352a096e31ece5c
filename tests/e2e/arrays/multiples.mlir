// Loops by more than one whose ends are multiples of that, plus a constant, from outside. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
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
  llvm.func @right_from_the_end_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<24 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:
    %14 = llvm.load %6 : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb19
  ^bb3:
    llvm.store %1, %8 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %16 = llvm.load %8 : !llvm.ptr -> i64
    %17 = llvm.load %6 : !llvm.ptr -> i64
    %18 = llvm.mul %3, %17 overflow<nsw> : i64
    %19 = llvm.icmp "slt" %16, %18 : i64
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %8 : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds %7[%1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    llvm.store %20, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.load %8 : !llvm.ptr -> i64
    %25 = llvm.add %24, %5 overflow<nsw> : i64
    %26 = llvm.getelementptr inbounds %7[%1, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    llvm.store %23, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %27 = llvm.load %8 : !llvm.ptr -> i64
    %28 = llvm.add %27, %3 overflow<nsw> : i64
    llvm.store %28, %8 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %29 = llvm.load %6 : !llvm.ptr -> i64
    %30 = llvm.mul %3, %29 overflow<nsw> : i64
    %31 = llvm.sub %30, %3 overflow<nsw> : i64
    llvm.store %31, %9 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %32 = llvm.load %9 : !llvm.ptr -> i64
    %33 = llvm.icmp "sge" %32, %1 : i64
    llvm.cond_br %33, ^bb9, ^bb11
  ^bb9:
    %34 = llvm.load %9 : !llvm.ptr -> i64
    %35 = llvm.add %34, %5 overflow<nsw> : i64
    %36 = llvm.getelementptr inbounds %7[%1, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %9 : !llvm.ptr -> i64
    %39 = llvm.getelementptr inbounds %7[%1, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%37, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %41 = llvm.load %9 : !llvm.ptr -> i64
    %42 = llvm.sub %41, %3 overflow<nsw> : i64
    llvm.store %42, %9 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %43 = llvm.load %6 : !llvm.ptr -> i64
    %44 = llvm.mul %3, %43 overflow<nsw> : i64
    %45 = llvm.sub %44, %4 overflow<nsw> : i64
    llvm.store %45, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %46 = llvm.load %10 : !llvm.ptr -> i64
    %47 = llvm.icmp "sge" %46, %1 : i64
    llvm.cond_br %47, ^bb13, ^bb15
  ^bb13:
    %48 = llvm.load %10 : !llvm.ptr -> i64
    %49 = llvm.getelementptr inbounds %7[%1, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:
    %51 = llvm.load %10 : !llvm.ptr -> i64
    %52 = llvm.sub %51, %3 overflow<nsw> : i64
    llvm.store %52, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.store %1, %11 : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb16:
    %53 = llvm.load %11 : !llvm.ptr -> i64
    %54 = llvm.load %6 : !llvm.ptr -> i64
    %55 = llvm.mul %3, %54 overflow<nsw> : i64
    %56 = llvm.icmp "slt" %53, %55 : i64
    llvm.cond_br %56, ^bb17, ^bb19
  ^bb17:
    %57 = llvm.load %11 : !llvm.ptr -> i64
    %58 = llvm.getelementptr inbounds %7[%1, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%59) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:
    %60 = llvm.load %11 : !llvm.ptr -> i64
    %61 = llvm.add %60, %3 overflow<nsw> : i64
    llvm.store %61, %11 : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb19:
    llvm.return
  }
  llvm.func @wrong_from_the_end_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<24 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i64
    %13 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:
    %14 = llvm.load %6 : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb19
  ^bb3:
    llvm.store %1, %8 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %16 = llvm.load %8 : !llvm.ptr -> i64
    %17 = llvm.load %6 : !llvm.ptr -> i64
    %18 = llvm.mul %3, %17 overflow<nsw> : i64
    %19 = llvm.icmp "slt" %16, %18 : i64
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %8 : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds %7[%1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    llvm.store %20, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.load %8 : !llvm.ptr -> i64
    %25 = llvm.add %24, %5 overflow<nsw> : i64
    %26 = llvm.getelementptr inbounds %7[%1, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    llvm.store %23, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %27 = llvm.load %8 : !llvm.ptr -> i64
    %28 = llvm.add %27, %3 overflow<nsw> : i64
    llvm.store %28, %8 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %29 = llvm.load %6 : !llvm.ptr -> i64
    %30 = llvm.mul %3, %29 overflow<nsw> : i64
    %31 = llvm.sub %30, %3 overflow<nsw> : i64
    llvm.store %31, %9 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %32 = llvm.load %9 : !llvm.ptr -> i64
    %33 = llvm.icmp "sge" %32, %1 : i64
    llvm.cond_br %33, ^bb9, ^bb11
  ^bb9:
    %34 = llvm.load %9 : !llvm.ptr -> i64
    %35 = llvm.getelementptr inbounds %7[%1, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %9 : !llvm.ptr -> i64
    %38 = llvm.add %37, %5 overflow<nsw> : i64
    %39 = llvm.getelementptr inbounds %7[%1, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%36, %40) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: handle-kind-mismatch handle-kind-mismatch
    llvm.br ^bb10
  ^bb10:
    %41 = llvm.load %9 : !llvm.ptr -> i64
    %42 = llvm.sub %41, %3 overflow<nsw> : i64
    llvm.store %42, %9 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %43 = llvm.load %6 : !llvm.ptr -> i64
    %44 = llvm.mul %3, %43 overflow<nsw> : i64
    %45 = llvm.sub %44, %4 overflow<nsw> : i64
    llvm.store %45, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %46 = llvm.load %10 : !llvm.ptr -> i64
    %47 = llvm.icmp "sge" %46, %1 : i64
    llvm.cond_br %47, ^bb13, ^bb15
  ^bb13:
    %48 = llvm.load %10 : !llvm.ptr -> i64
    %49 = llvm.getelementptr inbounds %7[%1, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:
    %51 = llvm.load %10 : !llvm.ptr -> i64
    %52 = llvm.sub %51, %3 overflow<nsw> : i64
    llvm.store %52, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.store %1, %11 : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb16:
    %53 = llvm.load %11 : !llvm.ptr -> i64
    %54 = llvm.load %6 : !llvm.ptr -> i64
    %55 = llvm.mul %3, %54 overflow<nsw> : i64
    %56 = llvm.icmp "slt" %53, %55 : i64
    llvm.cond_br %56, ^bb17, ^bb19
  ^bb17:
    %57 = llvm.load %11 : !llvm.ptr -> i64
    %58 = llvm.getelementptr inbounds %7[%1, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x ptr>
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%59) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:
    %60 = llvm.load %11 : !llvm.ptr -> i64
    %61 = llvm.add %60, %3 overflow<nsw> : i64
    llvm.store %61, %11 : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb19:
    llvm.return
  }
  llvm.func @multiples_of_int_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(100 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %10 = llvm.load %6 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %1 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb12
  ^bb3:
    %14 = llvm.load %6 : !llvm.ptr -> i32
    %15 = llvm.mul %3, %14 overflow<nsw> : i32
    %16 = llvm.mul %15, %4 overflow<nsw> : i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.load %6 : !llvm.ptr -> i32
    %21 = llvm.mul %3, %20 overflow<nsw> : i32
    %22 = llvm.icmp "slt" %19, %21 : i32
    llvm.cond_br %22, ^bb5, ^bb7
  ^bb5:
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %28 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.add %29, %3 overflow<nsw> : i32
    llvm.store %30, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %31 = llvm.load %6 : !llvm.ptr -> i32
    %32 = llvm.mul %3, %31 overflow<nsw> : i32
    %33 = llvm.sub %32, %5 overflow<nsw> : i32
    llvm.store %33, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %34 = llvm.load %9 : !llvm.ptr -> i32
    %35 = llvm.icmp "sgt" %34, %1 : i32
    llvm.cond_br %35, ^bb9, ^bb11
  ^bb9:
    %36 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %9 : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %36[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%40) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %41 = llvm.load %9 : !llvm.ptr -> i32
    %42 = llvm.sub %41, %3 overflow<nsw> : i32
    llvm.store %42, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %43 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_int_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(100 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb16
  ^bb3:
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.mul %3, %15 overflow<nsw> : i32
    %17 = llvm.mul %16, %4 overflow<nsw> : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.call @malloc(%18) : (i64) -> !llvm.ptr
    llvm.store %19, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.mul %3, %21 overflow<nsw> : i32
    %23 = llvm.icmp "slt" %20, %22 : i32
    llvm.cond_br %23, ^bb5, ^bb7
  ^bb5:
    %24 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %25 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %24, %29 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %30 = llvm.load %8 : !llvm.ptr -> i32
    %31 = llvm.add %30, %3 overflow<nsw> : i32
    llvm.store %31, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %32 = llvm.load %6 : !llvm.ptr -> i32
    %33 = llvm.mul %3, %32 overflow<nsw> : i32
    %34 = llvm.sub %33, %5 overflow<nsw> : i32
    llvm.store %34, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %35 = llvm.load %9 : !llvm.ptr -> i32
    %36 = llvm.icmp "sgt" %35, %1 : i32
    llvm.cond_br %36, ^bb9, ^bb11
  ^bb9:
    %37 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%41) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.sub %42, %3 overflow<nsw> : i32
    llvm.store %43, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %44 = llvm.load %6 : !llvm.ptr -> i32
    %45 = llvm.mul %3, %44 overflow<nsw> : i32
    %46 = llvm.sub %45, %3 overflow<nsw> : i32
    llvm.store %46, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %47 = llvm.load %10 : !llvm.ptr -> i32
    %48 = llvm.icmp "sge" %47, %3 : i32
    llvm.cond_br %48, ^bb13, ^bb15
  ^bb13:
    %49 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %10 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %49[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%54) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb14
  ^bb14:
    %55 = llvm.load %10 : !llvm.ptr -> i32
    %56 = llvm.sub %55, %3 overflow<nsw> : i32
    llvm.store %56, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    %57 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%57) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:
    llvm.return
  }
  llvm.func @wrong_the_last_twice_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %9 = llvm.load %5 : !llvm.ptr -> i64
    %10 = llvm.icmp "slt" %9, %1 : i64
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:
    %11 = llvm.load %5 : !llvm.ptr -> i64
    %12 = llvm.icmp "sgt" %11, %2 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb12
  ^bb3:
    llvm.store %3, %7 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %13 = llvm.load %7 : !llvm.ptr -> i64
    %14 = llvm.load %5 : !llvm.ptr -> i64
    %15 = llvm.mul %4, %14 overflow<nsw> : i64
    %16 = llvm.icmp "slt" %13, %15 : i64
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:
    %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.load %7 : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds %6[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %17, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %20 = llvm.load %7 : !llvm.ptr -> i64
    %21 = llvm.add %20, %4 overflow<nsw> : i64
    llvm.store %21, %7 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %22 = llvm.load %5 : !llvm.ptr -> i64
    %23 = llvm.mul %4, %22 overflow<nsw> : i64
    %24 = llvm.sub %23, %4 overflow<nsw> : i64
    llvm.store %24, %8 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %25 = llvm.load %8 : !llvm.ptr -> i64
    %26 = llvm.icmp "sge" %25, %3 : i64
    llvm.cond_br %26, ^bb9, ^bb11
  ^bb9:
    %27 = llvm.load %8 : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %6[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%29) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %30 = llvm.load %8 : !llvm.ptr -> i64
    %31 = llvm.sub %30, %4 overflow<nsw> : i64
    llvm.store %31, %8 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %32 = llvm.load %5 : !llvm.ptr -> i64
    %33 = llvm.mul %4, %32 overflow<nsw> : i64
    %34 = llvm.sub %33, %4 overflow<nsw> : i64
    %35 = llvm.getelementptr inbounds %6[%3, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%36) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.br ^bb12
  ^bb12:
    llvm.return
  }
  llvm.func @right_from_the_end_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(-3 : i64) : i64
    %6 = llvm.mlir.constant(5 : i64) : i64
    %7 = llvm.mlir.constant(-1 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<24 x ptr> : (i32) -> !llvm.ptr
    %10 = llvm.icmp "ugt" %arg0, %1 : i64
    llvm.cond_br %10, ^bb8, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.mul %arg0, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %arg0, %3 : i64
    llvm.cond_br %12, ^bb6, ^bb2(%3 : i64)
  ^bb2(%13: i64):
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "ult" %18, %11 : i64
    llvm.cond_br %19, ^bb2(%18 : i64), ^bb4(%11 : i64)
  ^bb3:
    %20 = llvm.add %11, %7 overflow<nsw> : i64
    llvm.br ^bb5(%20 : i64)
  ^bb4(%21: i64):
    %22 = llvm.add %21, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%25, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.icmp "sgt" %21, %6 : i64
    llvm.cond_br %27, ^bb4(%22 : i64), ^bb3
  ^bb5(%28: i64):
    %29 = llvm.getelementptr inbounds|nuw %9[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%30) : (!llvm.ptr) -> ()
    %31 = llvm.add %28, %5 overflow<nsw> : i64
    %32 = llvm.icmp "sgt" %28, %8 : i64
    llvm.cond_br %32, ^bb5(%31 : i64), ^bb7(%3 : i64)
  ^bb6:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb8
  ^bb7(%33: i64):
    %34 = llvm.getelementptr inbounds|nuw %9[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.add %33, %2 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "ult" %36, %11 : i64
    llvm.cond_br %37, ^bb7(%36 : i64), ^bb6
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_from_the_end_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(-3 : i64) : i64
    %6 = llvm.mlir.constant(5 : i64) : i64
    %7 = llvm.mlir.constant(-1 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<24 x ptr> : (i32) -> !llvm.ptr
    %10 = llvm.icmp "ugt" %arg0, %1 : i64
    llvm.cond_br %10, ^bb8, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.mul %arg0, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %arg0, %3 : i64
    llvm.cond_br %12, ^bb6, ^bb2(%3 : i64)
  ^bb2(%13: i64):
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "ult" %18, %11 : i64
    llvm.cond_br %19, ^bb2(%18 : i64), ^bb4(%11 : i64)
  ^bb3:
    %20 = llvm.add %11, %7 overflow<nsw> : i64
    llvm.br ^bb5(%20 : i64)
  ^bb4(%21: i64):
    %22 = llvm.add %21, %5 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %23[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%24, %26) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: handle-kind-mismatch handle-kind-mismatch
    %27 = llvm.icmp "sgt" %21, %6 : i64
    llvm.cond_br %27, ^bb4(%22 : i64), ^bb3
  ^bb5(%28: i64):
    %29 = llvm.getelementptr inbounds|nuw %9[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%30) : (!llvm.ptr) -> ()
    %31 = llvm.add %28, %5 overflow<nsw> : i64
    %32 = llvm.icmp "sgt" %28, %8 : i64
    llvm.cond_br %32, ^bb5(%31 : i64), ^bb7(%3 : i64)
  ^bb6:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb8
  ^bb7(%33: i64):
    %34 = llvm.getelementptr inbounds|nuw %9[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    %36 = llvm.add %33, %2 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "ult" %36, %11 : i64
    llvm.cond_br %37, ^bb7(%36 : i64), ^bb6
  ^bb8:
    llvm.return
  }
  llvm.func @right_multiples_of_int_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(100 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(-3 : i32) : i32
    %8 = llvm.mlir.constant(-4 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %10, ^bb7, ^bb1
  ^bb1:
    %11 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i32
    %12 = llvm.shl %arg0, %2 overflow<nsw, nuw> : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    %14 = llvm.call tail @malloc(%13) : (i64) -> !llvm.ptr
    %15 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %15, ^bb5, ^bb2
  ^bb2:
    %16 = llvm.zext nneg %11 : i32 to i64
    llvm.br ^bb4(%4 : i64)
  ^bb3:
    %17 = llvm.add %11, %7 overflow<nsw> : i32
    %18 = llvm.zext %17 : i32 to i64
    llvm.br ^bb6(%18 : i64)
  ^bb4(%19: i64):
    %20 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.add %19, %6 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "ult" %23, %16 : i64
    llvm.cond_br %24, ^bb4(%23 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6(%25: i64):
    %26 = llvm.getelementptr inbounds|nuw %14[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%27) : (!llvm.ptr) -> ()
    %28 = llvm.add %25, %8 overflow<nsw> : i64
    %29 = llvm.trunc %25 overflow<nuw> : i64 to i32
    %30 = llvm.icmp "sgt" %29, %9 : i32
    llvm.cond_br %30, ^bb6(%28 : i64), ^bb5
  ^bb7:
    llvm.return
  }
  llvm.func @wrong_int_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(100 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(-3 : i32) : i32
    %8 = llvm.mlir.constant(-4 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(4294967292 : i64) : i64
    %12 = llvm.mlir.constant(11 : i32) : i32
    %13 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %13, ^bb10, ^bb1
  ^bb1:
    %14 = llvm.shl %arg0, %1 overflow<nsw, nuw> : i32
    %15 = llvm.shl %arg0, %2 overflow<nsw, nuw> : i32
    %16 = llvm.zext nneg %15 : i32 to i64
    %17 = llvm.call tail @malloc(%16) : (i64) -> !llvm.ptr
    %18 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %18, ^bb5, ^bb2
  ^bb2:
    %19 = llvm.zext nneg %14 : i32 to i64
    llvm.br ^bb4(%4 : i64)
  ^bb3:
    %20 = llvm.add %14, %7 overflow<nsw> : i32
    %21 = llvm.zext %20 : i32 to i64
    llvm.br ^bb7(%21 : i64)
  ^bb4(%22: i64):
    %23 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %17[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %23, %25 : !llvm.ptr, !llvm.ptr
    %26 = llvm.add %22, %6 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "ult" %26, %19 : i64
    llvm.cond_br %27, ^bb4(%26 : i64), ^bb3
  ^bb5:
    %28 = llvm.icmp "ugt" %arg0, %10 : i32
    llvm.cond_br %28, ^bb6, ^bb8
  ^bb6:
    %29 = llvm.zext nneg %14 : i32 to i64
    llvm.br ^bb9(%29 : i64)
  ^bb7(%30: i64):
    %31 = llvm.getelementptr inbounds|nuw %17[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.add %30, %8 overflow<nsw> : i64
    %34 = llvm.trunc %30 overflow<nuw> : i64 to i32
    %35 = llvm.icmp "sgt" %34, %9 : i32
    llvm.cond_br %35, ^bb7(%33 : i64), ^bb5
  ^bb8:
    llvm.call tail @free(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb9(%36: i64):
    %37 = llvm.add %36, %8 overflow<nsw> : i64
    %38 = llvm.and %37, %11 : i64
    %39 = llvm.getelementptr inbounds|nuw %17[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%41) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    %42 = llvm.trunc %36 overflow<nuw> : i64 to i32
    %43 = llvm.icmp "sgt" %42, %12 : i32
    llvm.cond_br %43, ^bb9(%37 : i64), ^bb8
  ^bb10:
    llvm.return
  }
  llvm.func @wrong_the_last_twice_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i64) : i64
    %2 = llvm.mlir.constant(-8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(-2 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.add %arg0, %1 : i64
    %9 = llvm.icmp "ult" %8, %2 : i64
    llvm.cond_br %9, ^bb6, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %10 = llvm.shl %arg0, %3 overflow<nsw, nuw> : i64
    %11 = llvm.icmp "eq" %arg0, %4 : i64
    llvm.cond_br %11, ^bb2, ^bb3(%4 : i64)
  ^bb2:
    %12 = llvm.add %10, %6 overflow<nsw> : i64
    %13 = llvm.icmp "eq" %arg0, %4 : i64
    llvm.cond_br %13, ^bb4, ^bb5(%12 : i64)
  ^bb3(%14: i64):
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "ult" %17, %10 : i64
    llvm.cond_br %18, ^bb3(%17 : i64), ^bb2
  ^bb4:
    %19 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%20) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.br ^bb6
  ^bb5(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()
    %24 = llvm.add %21, %6 overflow<nsw> : i64
    %25 = llvm.icmp "sgt" %21, %3 : i64
    llvm.cond_br %25, ^bb5(%24 : i64), ^bb4
  ^bb6:
    llvm.return
  }
}
