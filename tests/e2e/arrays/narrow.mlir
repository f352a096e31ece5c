// Loops that count with 8 or 16 bits. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @right_short_O0(%arg0: i16) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i16) : i16
    %5 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i16, !llvm.ptr
    %9 = llvm.load %5 : !llvm.ptr -> i16
    %10 = llvm.sext %9 : i16 to i32
    %11 = llvm.icmp "sgt" %10, %1 : i32
    llvm.cond_br %11, ^bb1, ^bb2
  ^bb1:
    llvm.br ^bb10
  ^bb2:
    llvm.store %2, %7 : i16, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %12 = llvm.load %7 : !llvm.ptr -> i16
    %13 = llvm.sext %12 : i16 to i32
    %14 = llvm.load %5 : !llvm.ptr -> i16
    %15 = llvm.sext %14 : i16 to i32
    %16 = llvm.icmp "slt" %13, %15 : i32
    llvm.cond_br %16, ^bb4, ^bb6
  ^bb4:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %7 : !llvm.ptr -> i16
    %19 = llvm.sext %18 : i16 to i64
    %20 = llvm.getelementptr inbounds %6[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %21 = llvm.load %7 : !llvm.ptr -> i16
    %22 = llvm.add %21, %4 : i16
    llvm.store %22, %7 : i16, !llvm.ptr
    llvm.br ^bb3
  ^bb6:
    llvm.store %2, %8 : i16, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %23 = llvm.load %8 : !llvm.ptr -> i16
    %24 = llvm.sext %23 : i16 to i32
    %25 = llvm.load %5 : !llvm.ptr -> i16
    %26 = llvm.sext %25 : i16 to i32
    %27 = llvm.icmp "slt" %24, %26 : i32
    llvm.cond_br %27, ^bb8, ^bb10
  ^bb8:
    %28 = llvm.load %8 : !llvm.ptr -> i16
    %29 = llvm.sext %28 : i16 to i64
    %30 = llvm.getelementptr inbounds %6[%3, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:
    %32 = llvm.load %8 : !llvm.ptr -> i16
    %33 = llvm.add %32, %4 : i16
    llvm.store %33, %8 : i16, !llvm.ptr
    llvm.br ^bb7
  ^bb10:
    llvm.return
  }
  llvm.func @wrong_short_twice_O0(%arg0: i16) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(1 : i16) : i16
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i16, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i16
    %11 = llvm.sext %10 : i16 to i32
    %12 = llvm.icmp "sgt" %11, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:
    llvm.br ^bb14
  ^bb2:
    llvm.store %2, %7 : i16, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %13 = llvm.load %7 : !llvm.ptr -> i16
    %14 = llvm.sext %13 : i16 to i32
    %15 = llvm.load %5 : !llvm.ptr -> i16
    %16 = llvm.sext %15 : i16 to i32
    %17 = llvm.icmp "slt" %14, %16 : i32
    llvm.cond_br %17, ^bb4, ^bb6
  ^bb4:
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> i16
    %20 = llvm.sext %19 : i16 to i64
    %21 = llvm.getelementptr inbounds %6[%4, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %18, %21 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %7 : !llvm.ptr -> i16
    %23 = llvm.add %22, %3 : i16
    llvm.store %23, %7 : i16, !llvm.ptr
    llvm.br ^bb3
  ^bb6:
    llvm.store %2, %8 : i16, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %8 : !llvm.ptr -> i16
    %25 = llvm.sext %24 : i16 to i32
    %26 = llvm.load %5 : !llvm.ptr -> i16
    %27 = llvm.sext %26 : i16 to i32
    %28 = llvm.icmp "slt" %25, %27 : i32
    llvm.cond_br %28, ^bb8, ^bb10
  ^bb8:
    %29 = llvm.load %8 : !llvm.ptr -> i16
    %30 = llvm.sext %29 : i16 to i64
    %31 = llvm.getelementptr inbounds %6[%4, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%32) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:
    %33 = llvm.load %8 : !llvm.ptr -> i16
    %34 = llvm.add %33, %3 : i16
    llvm.store %34, %8 : i16, !llvm.ptr
    llvm.br ^bb7
  ^bb10:
    llvm.store %3, %9 : i16, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %35 = llvm.load %9 : !llvm.ptr -> i16
    %36 = llvm.sext %35 : i16 to i32
    %37 = llvm.load %5 : !llvm.ptr -> i16
    %38 = llvm.sext %37 : i16 to i32
    %39 = llvm.icmp "slt" %36, %38 : i32
    llvm.cond_br %39, ^bb12, ^bb14
  ^bb12:
    %40 = llvm.load %9 : !llvm.ptr -> i16
    %41 = llvm.sext %40 : i16 to i64
    %42 = llvm.getelementptr inbounds %6[%4, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb13
  ^bb13:
    %44 = llvm.load %9 : !llvm.ptr -> i16
    %45 = llvm.add %44, %3 : i16
    llvm.store %45, %9 : i16, !llvm.ptr
    llvm.br ^bb11
  ^bb14:
    llvm.return
  }
  llvm.func @right_byte_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(200 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.alloca %0 x !llvm.array<200 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %7 : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %7 : !llvm.ptr -> i8
    %10 = llvm.zext %9 : i8 to i32
    %11 = llvm.icmp "slt" %10, %2 : i32
    llvm.cond_br %11, ^bb2, ^bb4
  ^bb2:
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.load %7 : !llvm.ptr -> i8
    %14 = llvm.zext %13 : i8 to i64
    %15 = llvm.getelementptr inbounds|nuw %6[%4, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<200 x ptr>
    llvm.store %12, %15 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %16 = llvm.load %7 : !llvm.ptr -> i8
    %17 = llvm.add %16, %5 : i8
    llvm.store %17, %7 : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %2 : i32
    llvm.cond_br %19, ^bb6, ^bb8
  ^bb6:
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %6[%4, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<200 x ptr>
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %8 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_byte_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %8 : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %8 : !llvm.ptr -> i8
    %11 = llvm.zext %10 : i8 to i32
    %12 = llvm.icmp "slt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.load %8 : !llvm.ptr -> i8
    %15 = llvm.zext %14 : i8 to i64
    %16 = llvm.getelementptr inbounds|nuw %7[%4, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %13, %16 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %17 = llvm.load %8 : !llvm.ptr -> i8
    %18 = llvm.add %17, %6 : i8
    llvm.store %18, %8 : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %19 = llvm.load %9 : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %19, %2 : i32
    llvm.cond_br %20, ^bb6, ^bb8
  ^bb6:
    %21 = llvm.load %9 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %7[%4, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.load %9 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %27 = llvm.getelementptr inbounds %7[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%28) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @right_down_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(8 : i8) : i8
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i8) : i8
    %6 = llvm.alloca %0 x !llvm.array<9 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %7 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %6[%4, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %7 : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %8 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %17 = llvm.load %8 : !llvm.ptr -> i8
    %18 = llvm.sext %17 : i8 to i32
    %19 = llvm.icmp "sge" %18, %1 : i32
    llvm.cond_br %19, ^bb6, ^bb8
  ^bb6:
    %20 = llvm.load %8 : !llvm.ptr -> i8
    %21 = llvm.sext %20 : i8 to i64
    %22 = llvm.getelementptr inbounds %6[%4, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %8 : !llvm.ptr -> i8
    %25 = llvm.add %24, %5 : i8
    llvm.store %25, %8 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_down_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(8 : i8) : i8
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i8) : i8
    %6 = llvm.alloca %0 x !llvm.array<9 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %7 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %2 : i32
    llvm.cond_br %11, ^bb2, ^bb4
  ^bb2:
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %6[%4, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %12, %15 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %16 = llvm.load %7 : !llvm.ptr -> i32
    %17 = llvm.add %16, %0 overflow<nsw> : i32
    llvm.store %17, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %8 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %18 = llvm.load %8 : !llvm.ptr -> i8
    %19 = llvm.sext %18 : i8 to i32
    %20 = llvm.icmp "sge" %19, %1 : i32
    llvm.cond_br %20, ^bb6, ^bb8
  ^bb6:
    %21 = llvm.load %8 : !llvm.ptr -> i8
    %22 = llvm.sext %21 : i8 to i64
    %23 = llvm.getelementptr inbounds %6[%4, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.load %8 : !llvm.ptr -> i8
    %26 = llvm.add %25, %5 : i8
    llvm.store %26, %8 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %3, %9 : i8, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %27 = llvm.load %9 : !llvm.ptr -> i8
    %28 = llvm.sext %27 : i8 to i32
    %29 = llvm.icmp "sgt" %28, %1 : i32
    llvm.cond_br %29, ^bb10, ^bb12
  ^bb10:
    %30 = llvm.load %9 : !llvm.ptr -> i8
    %31 = llvm.sext %30 : i8 to i64
    %32 = llvm.getelementptr inbounds %6[%4, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb11
  ^bb11:
    %34 = llvm.load %9 : !llvm.ptr -> i8
    %35 = llvm.add %34, %5 : i8
    llvm.store %35, %9 : i8, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @right_goes_round_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(256 : i32) : i32
    %3 = llvm.mlir.constant(-128 : i8) : i8
    %4 = llvm.mlir.constant(127 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.alloca %0 x !llvm.array<256 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %8 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %7[%5, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    llvm.store %13, %16 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %17 = llvm.load %8 : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %9 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %19 = llvm.load %9 : !llvm.ptr -> i8
    %20 = llvm.zext %19 : i8 to i32
    %21 = llvm.icmp "ne" %20, %4 : i32
    llvm.cond_br %21, ^bb6, ^bb8
  ^bb6:
    %22 = llvm.load %9 : !llvm.ptr -> i8
    %23 = llvm.zext %22 : i8 to i64
    %24 = llvm.getelementptr inbounds|nuw %7[%5, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %26 = llvm.load %9 : !llvm.ptr -> i8
    %27 = llvm.add %26, %6 : i8
    llvm.store %27, %9 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %28 = llvm.load %10 : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %28, %2 : i32
    llvm.cond_br %29, ^bb10, ^bb12
  ^bb10:
    %30 = llvm.load %10 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %7[%5, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %34 = llvm.load %10 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_goes_round_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(256 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(-6 : i8) : i8
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(1 : i8) : i8
    %9 = llvm.alloca %0 x !llvm.array<256 x ptr> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %10 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %10 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %9[%3, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %10 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %21 = llvm.getelementptr inbounds %9[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()
    llvm.store %5, %11 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %23 = llvm.load %11 : !llvm.ptr -> i8
    %24 = llvm.zext %23 : i8 to i32
    %25 = llvm.icmp "ne" %24, %6 : i32
    llvm.cond_br %25, ^bb6, ^bb8
  ^bb6:
    %26 = llvm.load %11 : !llvm.ptr -> i8
    %27 = llvm.zext %26 : i8 to i64
    %28 = llvm.getelementptr inbounds|nuw %9[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %30 = llvm.load %11 : !llvm.ptr -> i8
    %31 = llvm.add %30, %8 : i8
    llvm.store %31, %11 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %32 = llvm.load %12 : !llvm.ptr -> i32
    %33 = llvm.icmp "slt" %32, %2 : i32
    llvm.cond_br %33, ^bb10, ^bb14
  ^bb10:
    %34 = llvm.load %12 : !llvm.ptr -> i32
    %35 = llvm.icmp "ne" %34, %7 : i32
    llvm.cond_br %35, ^bb11, ^bb12
  ^bb11:
    %36 = llvm.load %12 : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %9[%3, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%39) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb12
  ^bb12:
    llvm.br ^bb13
  ^bb13:
    %40 = llvm.load %12 : !llvm.ptr -> i32
    %41 = llvm.add %40, %0 overflow<nsw> : i32
    llvm.store %41, %12 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb14:
    llvm.return
  }
  llvm.func @with_int_bound_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0 : i16) : i16
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i16) : i16
    %7 = llvm.mlir.constant(1 : i8) : i8
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %12 = llvm.load %8 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.icmp "sgt" %14, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb11
  ^bb3:
    llvm.store %3, %10 : i8, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %16 = llvm.load %10 : !llvm.ptr -> i8
    %17 = llvm.zext %16 : i8 to i32
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %17, %18 : i32
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:
    %20 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.load %10 : !llvm.ptr -> i8
    %22 = llvm.zext %21 : i8 to i64
    %23 = llvm.getelementptr inbounds|nuw %9[%5, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %20, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %24 = llvm.load %10 : !llvm.ptr -> i8
    %25 = llvm.add %24, %7 : i8
    llvm.store %25, %10 : i8, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    llvm.store %4, %11 : i16, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %26 = llvm.load %11 : !llvm.ptr -> i16
    %27 = llvm.sext %26 : i16 to i32
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %27, %28 : i32
    llvm.cond_br %29, ^bb9, ^bb11
  ^bb9:
    %30 = llvm.load %11 : !llvm.ptr -> i16
    %31 = llvm.sext %30 : i16 to i64
    %32 = llvm.getelementptr inbounds %9[%5, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%33) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %34 = llvm.load %11 : !llvm.ptr -> i16
    %35 = llvm.add %34, %6 : i16
    llvm.store %35, %11 : i16, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.return
  }
  llvm.func @wrong_with_int_bound_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0 : i16) : i16
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i16) : i16
    %7 = llvm.mlir.constant(1 : i8) : i8
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %12 = llvm.load %8 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.icmp "sgt" %14, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb13
  ^bb3:
    llvm.store %3, %10 : i8, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %16 = llvm.load %10 : !llvm.ptr -> i8
    %17 = llvm.zext %16 : i8 to i32
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %17, %18 : i32
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:
    %20 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %21 = llvm.load %10 : !llvm.ptr -> i8
    %22 = llvm.zext %21 : i8 to i64
    %23 = llvm.getelementptr inbounds|nuw %9[%5, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %20, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %24 = llvm.load %10 : !llvm.ptr -> i8
    %25 = llvm.add %24, %7 : i8
    llvm.store %25, %10 : i8, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    llvm.store %4, %11 : i16, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %26 = llvm.load %11 : !llvm.ptr -> i16
    %27 = llvm.sext %26 : i16 to i32
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %27, %28 : i32
    llvm.cond_br %29, ^bb9, ^bb11
  ^bb9:
    %30 = llvm.load %11 : !llvm.ptr -> i16
    %31 = llvm.sext %30 : i16 to i64
    %32 = llvm.getelementptr inbounds %9[%5, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%33) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %34 = llvm.load %11 : !llvm.ptr -> i16
    %35 = llvm.add %34, %6 : i16
    llvm.store %35, %11 : i16, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.icmp "ne" %36, %1 : i32
    llvm.cond_br %37, ^bb12, ^bb13
  ^bb12:
    %38 = llvm.load %8 : !llvm.ptr -> i32
    %39 = llvm.sub %38, %0 overflow<nsw> : i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %9[%5, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%42) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.br ^bb13
  ^bb13:
    llvm.return
  }
  llvm.func @right_short_O1(%arg0: i16) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i16) : i16
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i16
    llvm.cond_br %6, ^bb7, ^bb1
  ^bb1:
    %7 = llvm.icmp "sgt" %arg0, %2 : i16
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:
    %8 = llvm.zext nneg %arg0 : i16 to i64
    llvm.br ^bb5(%3 : i64)
  ^bb3:
    %9 = llvm.icmp "sgt" %arg0, %2 : i16
    llvm.cond_br %9, ^bb4, ^bb7
  ^bb4:
    %10 = llvm.zext nneg %arg0 : i16 to i64
    llvm.br ^bb6(%3 : i64)
  ^bb5(%11: i64):
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.add %11, %4 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %8 : i64
    llvm.cond_br %15, ^bb3, ^bb5(%14 : i64)
  ^bb6(%16: i64):
    %17 = llvm.getelementptr inbounds|nuw %5[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    %19 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %10 : i64
    llvm.cond_br %20, ^bb7, ^bb6(%19 : i64)
  ^bb7:
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_short_twice_O1(%arg0: i16) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i16) : i16
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(1 : i16) : i16
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i16
    llvm.cond_br %7, ^bb10, ^bb1
  ^bb1:
    %8 = llvm.icmp "sgt" %arg0, %2 : i16
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:
    %9 = llvm.zext nneg %arg0 : i16 to i64
    llvm.br ^bb5(%3 : i64)
  ^bb3:
    %10 = llvm.icmp "sgt" %arg0, %2 : i16
    llvm.cond_br %10, ^bb4, ^bb6
  ^bb4:
    %11 = llvm.zext nneg %arg0 : i16 to i64
    llvm.br ^bb8(%3 : i64)
  ^bb5(%12: i64):
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %9 : i64
    llvm.cond_br %16, ^bb3, ^bb5(%15 : i64)
  ^bb6:
    %17 = llvm.icmp "sgt" %arg0, %5 : i16
    llvm.cond_br %17, ^bb7, ^bb10
  ^bb7:
    %18 = llvm.zext nneg %arg0 : i16 to i64
    llvm.br ^bb9(%4 : i64)
  ^bb8(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %6[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()
    %22 = llvm.add %19, %4 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %11 : i64
    llvm.cond_br %23, ^bb6, ^bb8(%22 : i64)
  ^bb9(%24: i64):
    %25 = llvm.getelementptr inbounds|nuw %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %27 = llvm.add %24, %4 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %18 : i64
    llvm.cond_br %28, ^bb10, ^bb9(%27 : i64)
  ^bb10:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func @right_byte_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(200 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<200 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%5: i64):
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %6, %7 : !llvm.ptr, !llvm.ptr
    %8 = llvm.add %5, %2 overflow<nsw, nuw> : i64
    %9 = llvm.icmp "eq" %8, %3 : i64
    llvm.cond_br %9, ^bb3(%1 : i64), ^bb1(%8 : i64)
  ^bb2:
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return
  ^bb3(%10: i64):
    %11 = llvm.getelementptr inbounds|nuw %4[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    %13 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %3 : i64
    llvm.cond_br %14, ^bb2, ^bb3(%13 : i64)
  }
  llvm.func @wrong_byte_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%6: i64):
    %7 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %7, %8 : !llvm.ptr, !llvm.ptr
    %9 = llvm.add %6, %2 overflow<nsw, nuw> : i64
    %10 = llvm.icmp "eq" %9, %3 : i64
    llvm.cond_br %10, ^bb3(%1 : i64), ^bb1(%9 : i64)
  ^bb2:
    %11 = llvm.getelementptr inbounds|nuw %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%12) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.return
  ^bb3(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %5[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()
    %16 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %3 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%16 : i64)
  }
  llvm.func @right_down_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(9 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<9 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%7: i64):
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %11 = llvm.icmp "eq" %10, %3 : i64
    llvm.cond_br %11, ^bb3(%4 : i64), ^bb1(%10 : i64)
  ^bb2:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  ^bb3(%12: i64):
    %13 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%14) : (!llvm.ptr) -> ()
    %15 = llvm.add %12, %5 overflow<nsw> : i64
    %16 = llvm.icmp "eq" %12, %1 : i64
    llvm.cond_br %16, ^bb2, ^bb3(%15 : i64)
  }
  llvm.func @wrong_down_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(9 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<9 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%7: i64):
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %11 = llvm.icmp "eq" %10, %3 : i64
    llvm.cond_br %11, ^bb2(%4 : i64), ^bb1(%10 : i64)
  ^bb2(%12: i64):
    %13 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%14) : (!llvm.ptr) -> ()
    %15 = llvm.add %12, %5 overflow<nsw> : i64
    %16 = llvm.icmp "eq" %12, %1 : i64
    llvm.cond_br %16, ^bb4(%4 : i64), ^bb2(%15 : i64)
  ^bb3:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  ^bb4(%17: i64):
    %18 = llvm.getelementptr inbounds|nuw %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %20 = llvm.add %17, %5 overflow<nsw> : i64
    %21 = llvm.icmp "ugt" %17, %2 : i64
    llvm.cond_br %21, ^bb4(%20 : i64), ^bb3
  }
  llvm.func @right_goes_round_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(256 : i64) : i64
    %4 = llvm.mlir.constant(-128 : i8) : i8
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(127 : i8) : i8
    %7 = llvm.alloca %0 x !llvm.array<256 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%8: i64):
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %3 : i64
    llvm.cond_br %12, ^bb2(%4 : i8), ^bb1(%11 : i64)
  ^bb2(%13: i8):
    %14 = llvm.zext %13 : i8 to i64
    %15 = llvm.getelementptr inbounds|nuw %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    %17 = llvm.add %13, %5 overflow<nsw> : i8
    %18 = llvm.icmp "eq" %17, %6 : i8
    llvm.cond_br %18, ^bb4(%1 : i64), ^bb2(%17 : i8)
  ^bb3:
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb4(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %7[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()
    %22 = llvm.add %19, %2 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %3 : i64
    llvm.cond_br %23, ^bb3, ^bb4(%22 : i64)
  }
  llvm.func @wrong_goes_round_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(256 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.constant(-6 : i8) : i8
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.mlir.constant(5 : i8) : i8
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<256 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb1:
    %10 = llvm.getelementptr inbounds|nuw %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
    llvm.br ^bb3(%5 : i8)
  ^bb2(%12: i64):
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %2 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %3 : i64
    llvm.cond_br %16, ^bb1, ^bb2(%15 : i64)
  ^bb3(%17: i8):
    %18 = llvm.zext %17 : i8 to i64
    %19 = llvm.getelementptr inbounds|nuw %9[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %21 = llvm.add %17, %6 overflow<nsw> : i8
    %22 = llvm.icmp "eq" %21, %7 : i8
    llvm.cond_br %22, ^bb5(%1 : i64), ^bb3(%21 : i8)
  ^bb4:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  ^bb5(%23: i64):
    %24 = llvm.icmp "eq" %23, %8 : i64
    llvm.cond_br %24, ^bb7, ^bb6
  ^bb6:
    %25 = llvm.getelementptr inbounds|nuw %9[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %27 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %3 : i64
    llvm.cond_br %28, ^bb4, ^bb5(%27 : i64)
  }
  llvm.func @with_int_bound_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i32) : i32
    %2 = llvm.mlir.constant(-8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(0 : i16) : i16
    %7 = llvm.mlir.constant(1 : i16) : i16
    %8 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %9 = llvm.add %arg0, %1 : i32
    %10 = llvm.icmp "ult" %9, %2 : i32
    llvm.cond_br %10, ^bb5, ^bb1
  ^bb1:
    %11 = llvm.trunc %arg0 overflow<nsw, nuw> : i32 to i8
    llvm.br ^bb3(%3 : i8)
  ^bb2:
    %12 = llvm.icmp "eq" %arg0, %5 : i32
    llvm.cond_br %12, ^bb5, ^bb4(%6 : i16)
  ^bb3(%13: i8):
    %14 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.zext %13 : i8 to i64
    %16 = llvm.getelementptr inbounds|nuw %8[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %13, %4 overflow<nuw> : i8
    %18 = llvm.icmp "ult" %17, %11 : i8
    llvm.cond_br %18, ^bb3(%17 : i8), ^bb2
  ^bb4(%19: i16):
    %20 = llvm.sext %19 : i16 to i64
    %21 = llvm.getelementptr inbounds %8[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%22) : (!llvm.ptr) -> ()
    %23 = llvm.add %19, %7 : i16
    %24 = llvm.sext %23 : i16 to i32
    %25 = llvm.icmp "sgt" %arg0, %24 : i32
    llvm.cond_br %25, ^bb4(%23 : i16), ^bb5
  ^bb5:
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_with_int_bound_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i32) : i32
    %2 = llvm.mlir.constant(-8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(0 : i16) : i16
    %7 = llvm.mlir.constant(1 : i16) : i16
    %8 = llvm.mlir.constant(-8 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %10 = llvm.add %arg0, %1 : i32
    %11 = llvm.icmp "ult" %10, %2 : i32
    llvm.cond_br %11, ^bb6, ^bb1
  ^bb1:
    %12 = llvm.trunc %arg0 overflow<nsw, nuw> : i32 to i8
    llvm.br ^bb3(%3 : i8)
  ^bb2:
    %13 = llvm.icmp "eq" %arg0, %5 : i32
    llvm.cond_br %13, ^bb6, ^bb4(%6 : i16)
  ^bb3(%14: i8):
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.zext %14 : i8 to i64
    %17 = llvm.getelementptr inbounds|nuw %9[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %14, %4 overflow<nuw> : i8
    %19 = llvm.icmp "ult" %18, %12 : i8
    llvm.cond_br %19, ^bb3(%18 : i8), ^bb2
  ^bb4(%20: i16):
    %21 = llvm.sext %20 : i16 to i64
    %22 = llvm.getelementptr inbounds %9[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()
    %24 = llvm.add %20, %7 : i16
    %25 = llvm.sext %24 : i16 to i32
    %26 = llvm.icmp "sgt" %arg0, %25 : i32
    llvm.cond_br %26, ^bb4(%24 : i16), ^bb5
  ^bb5:
    %27 = llvm.zext nneg %arg0 : i32 to i64
    %28 = llvm.getelementptr %9[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.getelementptr %28[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%30) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.br ^bb6
  ^bb6:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  }
}
