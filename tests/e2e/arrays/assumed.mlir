// Loops with different bounds, of which a branch or an assumption says how they compare. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @right_equal_O0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i64, !llvm.ptr
    llvm.store %arg1, %5 : i64, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i64
    %10 = llvm.load %5 : !llvm.ptr -> i64
    %11 = llvm.icmp "eq" %9, %10 : i64
    llvm.intr.assume %11  : i1
    %12 = llvm.load %4 : !llvm.ptr -> i64
    %13 = llvm.mul %1, %12 overflow<nsw> : i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    llvm.store %14, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %15 = llvm.load %7 : !llvm.ptr -> i64
    %16 = llvm.load %4 : !llvm.ptr -> i64
    %17 = llvm.icmp "slt" %15, %16 : i64
    llvm.cond_br %17, ^bb2, ^bb4
  ^bb2:
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %7 : !llvm.ptr -> i64
    %21 = llvm.getelementptr inbounds %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %18, %21 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %22 = llvm.load %7 : !llvm.ptr -> i64
    %23 = llvm.add %22, %3 overflow<nsw> : i64
    llvm.store %23, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %24 = llvm.load %8 : !llvm.ptr -> i64
    %25 = llvm.load %5 : !llvm.ptr -> i64
    %26 = llvm.icmp "slt" %24, %25 : i64
    llvm.cond_br %26, ^bb6, ^bb8
  ^bb6:
    %27 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %8 : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %31 = llvm.load %8 : !llvm.ptr -> i64
    %32 = llvm.add %31, %3 overflow<nsw> : i64
    llvm.store %32, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %33 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%33) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_no_more_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i32, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.load %3 : !llvm.ptr -> i32
    %11 = llvm.icmp "sle" %9, %10 : i32
    llvm.cond_br %11, ^bb3, ^bb2
  ^bb2:
    llvm.br ^bb17
  ^bb3:
    llvm.br ^bb4
  ^bb4:
    %12 = llvm.load %3 : !llvm.ptr -> i32
    %13 = llvm.mul %1, %12 overflow<nsw> : i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
    llvm.store %15, %5 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %6 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.load %3 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %16, %17 : i32
    llvm.cond_br %18, ^bb6, ^bb8
  ^bb6:
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %6 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %6 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %26 = llvm.load %7 : !llvm.ptr -> i32
    %27 = llvm.load %4 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb10, ^bb12
  ^bb10:
    %29 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %7 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %34 = llvm.load %7 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.load %3 : !llvm.ptr -> i32
    %38 = llvm.icmp "slt" %36, %37 : i32
    llvm.cond_br %38, ^bb14, ^bb16
  ^bb14:
    %39 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %8 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:
    %44 = llvm.load %8 : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    llvm.store %45, %8 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb16:
    %46 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%46) : (!llvm.ptr) -> ()
    llvm.br ^bb17
  ^bb17:
    llvm.return
  }
  llvm.func @right_at_most_four_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %6 : !llvm.ptr -> i64
    %12 = llvm.icmp "sle" %11, %1 : i64
    llvm.cond_br %12, ^bb3, ^bb2
  ^bb2:
    llvm.br ^bb16
  ^bb3:
    llvm.br ^bb4
  ^bb4:
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %13 = llvm.load %8 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %3 : i32
    llvm.cond_br %14, ^bb6, ^bb8
  ^bb6:
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %8 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %7[%4, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %4, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %21 = llvm.load %9 : !llvm.ptr -> i64
    %22 = llvm.load %6 : !llvm.ptr -> i64
    %23 = llvm.icmp "slt" %21, %22 : i64
    llvm.cond_br %23, ^bb10, ^bb12
  ^bb10:
    %24 = llvm.load %9 : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %7[%4, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %27 = llvm.load %9 : !llvm.ptr -> i64
    %28 = llvm.add %27, %5 overflow<nsw> : i64
    llvm.store %28, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %2, %10 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %29 = llvm.load %10 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %29, %3 : i32
    llvm.cond_br %30, ^bb14, ^bb16
  ^bb14:
    %31 = llvm.load %10 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %7[%4, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%34) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:
    %35 = llvm.load %10 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %10 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb16:
    llvm.return
  }
  llvm.func @right_at_least_O0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    llvm.store %arg1, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %6 : !llvm.ptr -> i64
    %13 = llvm.icmp "sge" %12, %1 : i64
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:
    %14 = llvm.load %7 : !llvm.ptr -> i64
    %15 = llvm.icmp "slt" %14, %2 : i64
    llvm.cond_br %15, ^bb4, ^bb3
  ^bb3:
    llvm.br ^bb18
  ^bb4:
    llvm.br ^bb5
  ^bb5:
    %16 = llvm.load %6 : !llvm.ptr -> i64
    %17 = llvm.mul %3, %16 overflow<nsw> : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    llvm.store %18, %8 : !llvm.ptr, !llvm.ptr
    llvm.store %4, %9 : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %19 = llvm.load %9 : !llvm.ptr -> i64
    %20 = llvm.load %6 : !llvm.ptr -> i64
    %21 = llvm.icmp "slt" %19, %20 : i64
    llvm.cond_br %21, ^bb7, ^bb9
  ^bb7:
    %22 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %9 : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %23[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %26 = llvm.load %9 : !llvm.ptr -> i64
    %27 = llvm.add %26, %5 overflow<nsw> : i64
    llvm.store %27, %9 : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb9:
    llvm.store %4, %10 : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    %28 = llvm.load %10 : !llvm.ptr -> i64
    %29 = llvm.load %7 : !llvm.ptr -> i64
    %30 = llvm.icmp "slt" %28, %29 : i64
    llvm.cond_br %30, ^bb11, ^bb13
  ^bb11:
    %31 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %10 : !llvm.ptr -> i64
    %33 = llvm.getelementptr inbounds %31[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%34) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb12
  ^bb12:
    %35 = llvm.load %10 : !llvm.ptr -> i64
    %36 = llvm.add %35, %5 overflow<nsw> : i64
    llvm.store %36, %10 : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb13:
    llvm.store %4, %11 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb14:
    %37 = llvm.load %11 : !llvm.ptr -> i64
    %38 = llvm.load %6 : !llvm.ptr -> i64
    %39 = llvm.icmp "slt" %37, %38 : i64
    llvm.cond_br %39, ^bb15, ^bb17
  ^bb15:
    %40 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %11 : !llvm.ptr -> i64
    %42 = llvm.getelementptr inbounds %40[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:
    %44 = llvm.load %11 : !llvm.ptr -> i64
    %45 = llvm.add %44, %5 overflow<nsw> : i64
    llvm.store %45, %11 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb17:
    %46 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%46) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:
    llvm.return
  }
  llvm.func @wrong_no_fewer_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i32, !llvm.ptr
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %3 : !llvm.ptr -> i32
    %10 = llvm.load %4 : !llvm.ptr -> i32
    %11 = llvm.icmp "sle" %9, %10 : i32
    llvm.cond_br %11, ^bb3, ^bb2
  ^bb2:
    llvm.br ^bb16
  ^bb3:
    llvm.br ^bb4
  ^bb4:
    %12 = llvm.load %4 : !llvm.ptr -> i32
    %13 = llvm.mul %1, %12 overflow<nsw> : i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr  // expect: memory-leak
    llvm.store %15, %5 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %6 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.load %3 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %16, %17 : i32
    llvm.cond_br %18, ^bb6, ^bb8
  ^bb6:
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %6 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %6 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %26 = llvm.load %7 : !llvm.ptr -> i32
    %27 = llvm.load %4 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb10, ^bb12
  ^bb10:
    %29 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %7 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb11
  ^bb11:
    %34 = llvm.load %7 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.load %3 : !llvm.ptr -> i32
    %38 = llvm.icmp "slt" %36, %37 : i32
    llvm.cond_br %38, ^bb14, ^bb16
  ^bb14:
    %39 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %8 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:
    %44 = llvm.load %8 : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    llvm.store %45, %8 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb16:
    llvm.return
  }
  llvm.func @wrong_at_most_five_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %6 : !llvm.ptr -> i64
    %12 = llvm.icmp "sle" %11, %1 : i64
    llvm.cond_br %12, ^bb3, ^bb2
  ^bb2:
    llvm.br ^bb16
  ^bb3:
    llvm.br ^bb4
  ^bb4:
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %13 = llvm.load %8 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %3 : i32
    llvm.cond_br %14, ^bb6, ^bb8
  ^bb6:
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %8 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %7[%4, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %4, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %21 = llvm.load %9 : !llvm.ptr -> i64
    %22 = llvm.load %6 : !llvm.ptr -> i64
    %23 = llvm.icmp "slt" %21, %22 : i64
    llvm.cond_br %23, ^bb10, ^bb12
  ^bb10:
    %24 = llvm.load %9 : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %7[%4, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb11
  ^bb11:
    %27 = llvm.load %9 : !llvm.ptr -> i64
    %28 = llvm.add %27, %5 overflow<nsw> : i64
    llvm.store %28, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %2, %10 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %29 = llvm.load %10 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %29, %3 : i32
    llvm.cond_br %30, ^bb14, ^bb16
  ^bb14:
    %31 = llvm.load %10 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %7[%4, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%34) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:
    %35 = llvm.load %10 : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %10 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb16:
    llvm.return
  }
  llvm.func @wrong_unsigned_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    llvm.store %arg1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %5 : !llvm.ptr -> i32
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "ule" %10, %11 : i32
    llvm.cond_br %12, ^bb3, ^bb2
  ^bb2:
    llvm.br ^bb21
  ^bb3:
    llvm.br ^bb4
  ^bb4:
    llvm.br ^bb5
  ^bb5:
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "sle" %13, %1 : i32
    llvm.cond_br %14, ^bb6, ^bb7
  ^bb6:
    %15 = llvm.load %4 : !llvm.ptr -> i32
    %16 = llvm.icmp "sle" %15, %1 : i32
    llvm.cond_br %16, ^bb8, ^bb7
  ^bb7:
    llvm.br ^bb21
  ^bb8:
    llvm.br ^bb9
  ^bb9:
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.load %4 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %17, %18 : i32
    llvm.cond_br %19, ^bb11, ^bb13
  ^bb11:
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %6[%3, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %20, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %7 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:
    llvm.store %2, %8 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.load %5 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb15, ^bb17
  ^bb15:
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %6[%3, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%32) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb16
  ^bb16:
    %33 = llvm.load %8 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %8 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb17:
    llvm.store %2, %9 : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb18:
    %35 = llvm.load %9 : !llvm.ptr -> i32
    %36 = llvm.load %4 : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %35, %36 : i32
    llvm.cond_br %37, ^bb19, ^bb21
  ^bb19:
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %6[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()
    llvm.br ^bb20
  ^bb20:
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.add %42, %0 overflow<nsw> : i32
    llvm.store %43, %9 : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb21:
    llvm.return
  }
  llvm.func @wrong_on_one_way_O0(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    llvm.store %arg1, %6 : i32, !llvm.ptr
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb3, ^bb1
  ^bb1:
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.icmp "sgt" %15, %2 : i32
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:
    llvm.br ^bb18
  ^bb4:
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.load %5 : !llvm.ptr -> i32
    %19 = llvm.icmp "sgt" %17, %18 : i32
    llvm.cond_br %19, ^bb5, ^bb6
  ^bb5:
    llvm.call @mgpuStreamSynchronize(%3) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.load %5 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %20, %21 : i32
    llvm.cond_br %22, ^bb8, ^bb10
  ^bb8:
    %23 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %24 = llvm.load %8 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %7[%4, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %23, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %8 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb10:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %29 = llvm.load %9 : !llvm.ptr -> i32
    %30 = llvm.load %6 : !llvm.ptr -> i32
    %31 = llvm.icmp "slt" %29, %30 : i32
    llvm.cond_br %31, ^bb12, ^bb14
  ^bb12:
    %32 = llvm.load %9 : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %7[%4, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%35) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb13
  ^bb13:
    %36 = llvm.load %9 : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 overflow<nsw> : i32
    llvm.store %37, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:
    %38 = llvm.load %10 : !llvm.ptr -> i32
    %39 = llvm.load %5 : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %38, %39 : i32
    llvm.cond_br %40, ^bb16, ^bb18
  ^bb16:
    %41 = llvm.load %10 : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %7[%4, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%44) : (!llvm.ptr) -> ()
    llvm.br ^bb17
  ^bb17:
    %45 = llvm.load %10 : !llvm.ptr -> i32
    %46 = llvm.add %45, %0 overflow<nsw> : i32
    llvm.store %46, %10 : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb18:
    llvm.return
  }
  llvm.func @wrong_of_others_O0(%arg0: i64, %arg1: i64, %arg2: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i64, !llvm.ptr
    llvm.store %arg1, %5 : i64, !llvm.ptr
    llvm.store %arg2, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %6 : !llvm.ptr -> i64
    %12 = llvm.load %4 : !llvm.ptr -> i64
    %13 = llvm.icmp "sle" %11, %12 : i64
    llvm.cond_br %13, ^bb3, ^bb2
  ^bb2:
    llvm.br ^bb21
  ^bb3:
    llvm.br ^bb4
  ^bb4:
    llvm.br ^bb5
  ^bb5:
    %14 = llvm.load %4 : !llvm.ptr -> i64
    %15 = llvm.icmp "sle" %14, %1 : i64
    llvm.cond_br %15, ^bb6, ^bb7
  ^bb6:
    %16 = llvm.load %5 : !llvm.ptr -> i64
    %17 = llvm.icmp "sle" %16, %1 : i64
    llvm.cond_br %17, ^bb8, ^bb7
  ^bb7:
    llvm.br ^bb21
  ^bb8:
    llvm.br ^bb9
  ^bb9:
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    %18 = llvm.load %8 : !llvm.ptr -> i64
    %19 = llvm.load %4 : !llvm.ptr -> i64
    %20 = llvm.icmp "slt" %18, %19 : i64
    llvm.cond_br %20, ^bb11, ^bb13
  ^bb11:
    %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %22 = llvm.load %8 : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %7[%2, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %21, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %24 = llvm.load %8 : !llvm.ptr -> i64
    %25 = llvm.add %24, %3 overflow<nsw> : i64
    llvm.store %25, %8 : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb13:
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb14:
    %26 = llvm.load %9 : !llvm.ptr -> i64
    %27 = llvm.load %5 : !llvm.ptr -> i64
    %28 = llvm.icmp "slt" %26, %27 : i64
    llvm.cond_br %28, ^bb15, ^bb17
  ^bb15:
    %29 = llvm.load %9 : !llvm.ptr -> i64
    %30 = llvm.getelementptr inbounds %7[%2, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%31) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb16
  ^bb16:
    %32 = llvm.load %9 : !llvm.ptr -> i64
    %33 = llvm.add %32, %3 overflow<nsw> : i64
    llvm.store %33, %9 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb17:
    llvm.store %2, %10 : i64, !llvm.ptr
    llvm.br ^bb18
  ^bb18:
    %34 = llvm.load %10 : !llvm.ptr -> i64
    %35 = llvm.load %4 : !llvm.ptr -> i64
    %36 = llvm.icmp "slt" %34, %35 : i64
    llvm.cond_br %36, ^bb19, ^bb21
  ^bb19:
    %37 = llvm.load %10 : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds %7[%2, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb20
  ^bb20:
    %40 = llvm.load %10 : !llvm.ptr -> i64
    %41 = llvm.add %40, %3 overflow<nsw> : i64
    llvm.store %41, %10 : i64, !llvm.ptr
    llvm.br ^bb18
  ^bb21:
    llvm.return
  }
  llvm.func @wrong_destroyed_in_part_O0(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i64, !llvm.ptr
    llvm.store %arg1, %5 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %5 : !llvm.ptr -> i64
    %11 = llvm.load %4 : !llvm.ptr -> i64
    %12 = llvm.icmp "slt" %10, %11 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:
    %13 = llvm.load %4 : !llvm.ptr -> i64
    %14 = llvm.icmp "sle" %13, %1 : i64
    llvm.cond_br %14, ^bb4, ^bb3
  ^bb3:
    llvm.br ^bb19
  ^bb4:
    llvm.br ^bb5
  ^bb5:
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %15 = llvm.load %7 : !llvm.ptr -> i64
    %16 = llvm.load %4 : !llvm.ptr -> i64
    %17 = llvm.icmp "slt" %15, %16 : i64
    llvm.cond_br %17, ^bb7, ^bb9
  ^bb7:
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %6[%2, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %18, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %21 = llvm.load %7 : !llvm.ptr -> i64
    %22 = llvm.add %21, %3 overflow<nsw> : i64
    llvm.store %22, %7 : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb9:
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    %23 = llvm.load %8 : !llvm.ptr -> i64
    %24 = llvm.load %5 : !llvm.ptr -> i64
    %25 = llvm.icmp "slt" %23, %24 : i64
    llvm.cond_br %25, ^bb11, ^bb13
  ^bb11:
    %26 = llvm.load %8 : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %6[%2, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:
    %29 = llvm.load %8 : !llvm.ptr -> i64
    %30 = llvm.add %29, %3 overflow<nsw> : i64
    llvm.store %30, %8 : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb13:
    %31 = llvm.load %5 : !llvm.ptr -> i64
    %32 = llvm.sub %31, %3 overflow<nsw> : i64
    llvm.store %32, %9 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb14:
    %33 = llvm.load %9 : !llvm.ptr -> i64
    %34 = llvm.load %4 : !llvm.ptr -> i64
    %35 = llvm.icmp "slt" %33, %34 : i64
    llvm.cond_br %35, ^bb15, ^bb19
  ^bb15:
    %36 = llvm.load %9 : !llvm.ptr -> i64
    %37 = llvm.icmp "sge" %36, %2 : i64
    llvm.cond_br %37, ^bb16, ^bb17
  ^bb16:
    %38 = llvm.load %9 : !llvm.ptr -> i64
    %39 = llvm.getelementptr inbounds %6[%2, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb17
  ^bb17:
    llvm.br ^bb18
  ^bb18:
    %41 = llvm.load %9 : !llvm.ptr -> i64
    %42 = llvm.add %41, %3 overflow<nsw> : i64
    llvm.store %42, %9 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb19:
    llvm.return
  }
  llvm.func @right_equal_O1(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.icmp "eq" %arg0, %arg1 : i64
    llvm.intr.assume %3  : i1
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb2(%1 : i64), ^bb1
  ^bb1:
    %7 = llvm.icmp "sgt" %arg1, %1 : i64
    llvm.cond_br %7, ^bb4(%1 : i64), ^bb3
  ^bb2(%8: i64):
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %arg0 : i64
    llvm.cond_br %12, ^bb1, ^bb2(%11 : i64)
  ^bb3:
    llvm.call tail @free(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb4(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %5[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    %16 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg1 : i64
    llvm.cond_br %17, ^bb3, ^bb4(%16 : i64)
  }
  llvm.func @right_no_more_O1(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "sgt" %arg1, %arg0 : i32
    llvm.cond_br %4, ^bb11, ^bb1
  ^bb1:
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i32
    %6 = llvm.sext %5 : i32 to i64
    %7 = llvm.call tail @malloc(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:
    %9 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%2 : i64)
  ^bb3:
    %10 = llvm.icmp "sgt" %arg1, %1 : i32
    llvm.cond_br %10, ^bb4, ^bb6
  ^bb4:
    %11 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb8(%2 : i64)
  ^bb5(%12: i64):
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %9 : i64
    llvm.cond_br %16, ^bb3, ^bb5(%15 : i64)
  ^bb6:
    %17 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %17, ^bb7, ^bb9
  ^bb7:
    %18 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb10(%2 : i64)
  ^bb8(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %7[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()
    %22 = llvm.add %19, %3 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %11 : i64
    llvm.cond_br %23, ^bb6, ^bb8(%22 : i64)
  ^bb9:
    llvm.call tail @free(%7) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10(%24: i64):
    %25 = llvm.getelementptr inbounds|nuw %7[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.add %24, %3 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %18 : i64
    llvm.cond_br %28, ^bb9, ^bb10(%27 : i64)
  ^bb11:
    llvm.return
  }
  llvm.func @right_at_most_four_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %6 = llvm.icmp "slt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb2(%2 : i64), ^bb6
  ^bb1:
    %7 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %7, ^bb3(%2 : i64), ^bb4
  ^bb2(%8: i64):
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %4 : i64
    llvm.cond_br %12, ^bb1, ^bb2(%11 : i64)
  ^bb3(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %5[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb4, ^bb3(%16 : i64)
  ^bb4:
    llvm.br ^bb5(%2 : i64)
  ^bb5(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %5[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %4 : i64
    llvm.cond_br %22, ^bb6, ^bb5(%21 : i64)
  ^bb6:
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.return
  }
  llvm.func @right_at_least_O1(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.icmp "sgt" %arg0, %0 : i64
    %6 = llvm.icmp "slt" %arg1, %1 : i64
    %7 = llvm.and %5, %6 : i1
    llvm.cond_br %7, ^bb1, ^bb8
  ^bb1:
    %8 = llvm.shl %arg0, %2 overflow<nsw> : i64
    %9 = llvm.call tail @malloc(%8) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    llvm.br ^bb3(%3 : i64)
  ^bb2:
    %10 = llvm.icmp "sgt" %arg1, %3 : i64
    llvm.cond_br %10, ^bb5(%3 : i64), ^bb4
  ^bb3(%11: i64):
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.add %11, %4 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %arg0 : i64
    llvm.cond_br %15, ^bb2, ^bb3(%14 : i64)
  ^bb4:
    %16 = llvm.intr.smax(%arg0, %4) : (i64, i64) -> i64
    llvm.br ^bb7(%3 : i64)
  ^bb5(%17: i64):
    %18 = llvm.getelementptr inbounds|nuw %9[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%19) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %20 = llvm.add %17, %4 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %arg1 : i64
    llvm.cond_br %21, ^bb4, ^bb5(%20 : i64)
  ^bb6:
    llvm.call tail @free(%9) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb7(%22: i64):
    %23 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.add %22, %4 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %16 : i64
    llvm.cond_br %26, ^bb6, ^bb7(%25 : i64)
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_no_fewer_O1(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "sgt" %arg0, %arg1 : i32
    llvm.cond_br %4, ^bb10, ^bb1
  ^bb1:
    %5 = llvm.shl %arg1, %0 overflow<nsw> : i32
    %6 = llvm.sext %5 : i32 to i64
    %7 = llvm.call tail @malloc(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr  // expect: memory-leak
    %8 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:
    %9 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%2 : i64)
  ^bb3:
    %10 = llvm.icmp "sgt" %arg1, %1 : i32
    llvm.cond_br %10, ^bb4, ^bb6
  ^bb4:
    %11 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb8(%2 : i64)
  ^bb5(%12: i64):
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %9 : i64
    llvm.cond_br %16, ^bb3, ^bb5(%15 : i64)
  ^bb6:
    %17 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %17, ^bb7, ^bb10
  ^bb7:
    %18 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb9(%2 : i64)
  ^bb8(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %7[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %22 = llvm.add %19, %3 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %11 : i64
    llvm.cond_br %23, ^bb6, ^bb8(%22 : i64)
  ^bb9(%24: i64):
    %25 = llvm.getelementptr inbounds|nuw %7[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.add %24, %3 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %18 : i64
    llvm.cond_br %28, ^bb10, ^bb9(%27 : i64)
  ^bb10:
    llvm.return
  }
  llvm.func @wrong_at_most_five_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(6 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %6 = llvm.icmp "slt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb2(%2 : i64), ^bb6
  ^bb1:
    %7 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %7, ^bb3(%2 : i64), ^bb4
  ^bb2(%8: i64):
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %4 : i64
    llvm.cond_br %12, ^bb1, ^bb2(%11 : i64)
  ^bb3(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %5[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %arg0 : i64
    llvm.cond_br %17, ^bb4, ^bb3(%16 : i64)
  ^bb4:
    llvm.br ^bb5(%2 : i64)
  ^bb5(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %5[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %4 : i64
    llvm.cond_br %22, ^bb6, ^bb5(%21 : i64)
  ^bb6:
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_unsigned_O1(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.icmp "ugt" %arg1, %arg0 : i32
    llvm.cond_br %6, ^bb12, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %7 = llvm.icmp "slt" %arg1, %1 : i32
    %8 = llvm.icmp "slt" %arg0, %1 : i32
    %9 = llvm.and %8, %7 : i1
    llvm.cond_br %9, ^bb2, ^bb11
  ^bb2:
    %10 = llvm.icmp "sgt" %arg0, %2 : i32
    llvm.cond_br %10, ^bb3, ^bb4
  ^bb3:
    %11 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb6(%3 : i64)
  ^bb4:
    %12 = llvm.icmp "sgt" %arg1, %2 : i32
    llvm.cond_br %12, ^bb5, ^bb7
  ^bb5:
    %13 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb9(%3 : i64)
  ^bb6(%14: i64):
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %5[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %4 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %11 : i64
    llvm.cond_br %18, ^bb4, ^bb6(%17 : i64)
  ^bb7:
    %19 = llvm.icmp "sgt" %arg0, %2 : i32
    llvm.cond_br %19, ^bb8, ^bb11
  ^bb8:
    %20 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb10(%3 : i64)
  ^bb9(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %5[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %24 = llvm.add %21, %4 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %13 : i64
    llvm.cond_br %25, ^bb7, ^bb9(%24 : i64)
  ^bb10(%26: i64):
    %27 = llvm.getelementptr inbounds|nuw %5[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()
    %29 = llvm.add %26, %4 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %20 : i64
    llvm.cond_br %30, ^bb11, ^bb10(%29 : i64)
  ^bb11:
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_on_one_way_O1(%arg0: i32, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    %8 = llvm.icmp "sgt" %arg1, %1 : i32
    %9 = llvm.or %7, %8 : i1
    llvm.cond_br %9, ^bb13, ^bb1
  ^bb1:
    %10 = llvm.icmp "sgt" %arg1, %arg0 : i32
    llvm.cond_br %10, ^bb2, ^bb3
  ^bb2:
    llvm.call tail @mgpuStreamSynchronize(%2) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %11 = llvm.icmp "sgt" %arg0, %3 : i32
    llvm.cond_br %11, ^bb4, ^bb5
  ^bb4:
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb7(%4 : i64)
  ^bb5:
    %13 = llvm.icmp "sgt" %arg1, %3 : i32
    llvm.cond_br %13, ^bb6, ^bb8
  ^bb6:
    %14 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb10(%4 : i64)
  ^bb7(%15: i64):
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %15, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %12 : i64
    llvm.cond_br %19, ^bb5, ^bb7(%18 : i64)
  ^bb8:
    %20 = llvm.icmp "sgt" %arg0, %3 : i32
    llvm.cond_br %20, ^bb9, ^bb11
  ^bb9:
    %21 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb12(%4 : i64)
  ^bb10(%22: i64):
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %25 = llvm.add %22, %5 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %14 : i64
    llvm.cond_br %26, ^bb8, ^bb10(%25 : i64)
  ^bb11:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb13
  ^bb12(%27: i64):
    %28 = llvm.getelementptr inbounds|nuw %6[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    %30 = llvm.add %27, %5 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %21 : i64
    llvm.cond_br %31, ^bb11, ^bb12(%30 : i64)
  ^bb13:
    llvm.return
  }
  llvm.func @wrong_of_others_O1(%arg0: i64, %arg1: i64, %arg2: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(9 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %5 = llvm.icmp "sgt" %arg2, %arg0 : i64
    llvm.cond_br %5, ^bb9, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %4 : !llvm.ptr
    %6 = llvm.icmp "slt" %arg0, %1 : i64
    %7 = llvm.icmp "slt" %arg1, %1 : i64
    %8 = llvm.and %6, %7 : i1
    llvm.cond_br %8, ^bb2, ^bb8
  ^bb2:
    %9 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %9, ^bb4(%2 : i64), ^bb3
  ^bb3:
    %10 = llvm.icmp "sgt" %arg1, %2 : i64
    llvm.cond_br %10, ^bb6(%2 : i64), ^bb5
  ^bb4(%11: i64):
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %4[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.add %11, %3 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %arg0 : i64
    llvm.cond_br %15, ^bb3, ^bb4(%14 : i64)
  ^bb5:
    %16 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %16, ^bb7(%2 : i64), ^bb8
  ^bb6(%17: i64):
    %18 = llvm.getelementptr inbounds|nuw %4[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%19) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %20 = llvm.add %17, %3 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %arg1 : i64
    llvm.cond_br %21, ^bb5, ^bb6(%20 : i64)
  ^bb7(%22: i64):
    %23 = llvm.getelementptr inbounds|nuw %4[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.add %22, %3 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %arg0 : i64
    llvm.cond_br %26, ^bb8, ^bb7(%25 : i64)
  ^bb8:
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    llvm.return
  }
  llvm.func @wrong_destroyed_in_part_O1(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(9 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.icmp "slt" %arg1, %arg0 : i64
    %7 = llvm.icmp "slt" %arg0, %1 : i64
    %8 = llvm.and %7, %6 : i1
    llvm.cond_br %8, ^bb1, ^bb11
  ^bb1:
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %9, ^bb3(%2 : i64), ^bb2
  ^bb2:
    %10 = llvm.icmp "sgt" %arg1, %2 : i64
    llvm.cond_br %10, ^bb6(%2 : i64), ^bb4
  ^bb3(%11: i64):
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.add %11, %3 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %arg0 : i64
    llvm.cond_br %15, ^bb2, ^bb3(%14 : i64)
  ^bb4:
    %16 = llvm.icmp "sgt" %arg1, %arg0 : i64
    llvm.cond_br %16, ^bb7, ^bb5
  ^bb5:
    %17 = llvm.add %arg1, %4 overflow<nsw> : i64
    llvm.br ^bb8(%17 : i64)
  ^bb6(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %5[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %3 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg1 : i64
    llvm.cond_br %22, ^bb4, ^bb6(%21 : i64)
  ^bb7:
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.br ^bb11
  ^bb8(%23: i64):
    %24 = llvm.icmp "sgt" %23, %4 : i64
    llvm.cond_br %24, ^bb9, ^bb10
  ^bb9:
    %25 = llvm.getelementptr inbounds|nuw %5[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb10
  ^bb10:
    %27 = llvm.add %23, %3 : i64
    %28 = llvm.icmp "eq" %27, %arg0 : i64
    llvm.cond_br %28, ^bb7, ^bb8(%27 : i64)
  ^bb11:
    llvm.return
  }
}
