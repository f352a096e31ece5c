// Loops that count by more than one, whose rounds are told apart by what is left of the index; loops of two rounds. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @right_pairs_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i64
    %11 = llvm.mul %1, %10 overflow<nsw> : i64
    %12 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    llvm.store %12, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %7 : !llvm.ptr -> i64
    %14 = llvm.load %5 : !llvm.ptr -> i64
    %15 = llvm.mul %3, %14 overflow<nsw> : i64
    %16 = llvm.icmp "slt" %13, %15 : i64
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %7 : !llvm.ptr -> i64
    %24 = llvm.add %23, %4 overflow<nsw> : i64
    %25 = llvm.getelementptr inbounds %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %26 = llvm.load %7 : !llvm.ptr -> i64
    %27 = llvm.add %26, %3 overflow<nsw> : i64
    llvm.store %27, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %28 = llvm.load %8 : !llvm.ptr -> i64
    %29 = llvm.load %5 : !llvm.ptr -> i64
    %30 = llvm.mul %3, %29 overflow<nsw> : i64
    %31 = llvm.icmp "slt" %28, %30 : i64
    llvm.cond_br %31, ^bb6, ^bb8
  ^bb6:
    %32 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %8 : !llvm.ptr -> i64
    %34 = llvm.add %33, %4 overflow<nsw> : i64
    %35 = llvm.getelementptr inbounds %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %8 : !llvm.ptr -> i64
    %39 = llvm.getelementptr inbounds %37[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%36, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %41 = llvm.load %8 : !llvm.ptr -> i64
    %42 = llvm.add %41, %3 overflow<nsw> : i64
    llvm.store %42, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %43 = llvm.load %9 : !llvm.ptr -> i64
    %44 = llvm.load %5 : !llvm.ptr -> i64
    %45 = llvm.mul %3, %44 overflow<nsw> : i64
    %46 = llvm.icmp "slt" %43, %45 : i64
    llvm.cond_br %46, ^bb10, ^bb12
  ^bb10:
    %47 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %48 = llvm.load %9 : !llvm.ptr -> i64
    %49 = llvm.add %48, %4 overflow<nsw> : i64
    %50 = llvm.getelementptr inbounds %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%51) : (!llvm.ptr) -> ()
    %52 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %53 = llvm.load %9 : !llvm.ptr -> i64
    %54 = llvm.add %53, %4 overflow<nsw> : i64
    %55 = llvm.getelementptr inbounds %52[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%56) : (!llvm.ptr) -> ()
    %57 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %9 : !llvm.ptr -> i64
    %59 = llvm.getelementptr inbounds %57[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%60) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %61 = llvm.load %9 : !llvm.ptr -> i64
    %62 = llvm.add %61, %3 overflow<nsw> : i64
    llvm.store %62, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %63 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%63) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_every_third_first_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i64
    %11 = llvm.mul %1, %10 overflow<nsw> : i64
    %12 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    llvm.store %12, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %7 : !llvm.ptr -> i64
    %14 = llvm.load %5 : !llvm.ptr -> i64
    %15 = llvm.icmp "slt" %13, %14 : i64
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %7 : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %20 = llvm.load %7 : !llvm.ptr -> i64
    %21 = llvm.add %20, %3 overflow<nsw> : i64
    llvm.store %21, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %8 : !llvm.ptr -> i64
    %23 = llvm.load %5 : !llvm.ptr -> i64
    %24 = llvm.icmp "slt" %22, %23 : i64
    llvm.cond_br %24, ^bb6, ^bb8
  ^bb6:
    %25 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%28) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %29 = llvm.load %8 : !llvm.ptr -> i64
    %30 = llvm.add %29, %4 overflow<nsw> : i64
    llvm.store %30, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %31 = llvm.load %9 : !llvm.ptr -> i64
    %32 = llvm.load %5 : !llvm.ptr -> i64
    %33 = llvm.icmp "slt" %31, %32 : i64
    llvm.cond_br %33, ^bb10, ^bb12
  ^bb10:
    %34 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %9 : !llvm.ptr -> i64
    %36 = llvm.getelementptr inbounds %34[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %38 = llvm.load %9 : !llvm.ptr -> i64
    %39 = llvm.add %38, %3 overflow<nsw> : i64
    llvm.store %39, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %40 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%40) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_unrolled_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<64 x ptr> : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i64, !llvm.ptr
    %11 = llvm.load %7 : !llvm.ptr -> i64
    %12 = llvm.icmp "slt" %11, %1 : i64
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:
    %13 = llvm.load %7 : !llvm.ptr -> i64
    %14 = llvm.icmp "sgt" %13, %2 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb19
  ^bb3:
    %15 = llvm.load %7 : !llvm.ptr -> i64
    %16 = llvm.sdiv %15, %3 : i64
    %17 = llvm.mul %16, %3 overflow<nsw> : i64
    llvm.store %17, %9 : i64, !llvm.ptr
    llvm.store %1, %10 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %18 = llvm.load %10 : !llvm.ptr -> i64
    %19 = llvm.load %7 : !llvm.ptr -> i64
    %20 = llvm.icmp "slt" %18, %19 : i64
    llvm.cond_br %20, ^bb5, ^bb7
  ^bb5:
    %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %22 = llvm.load %10 : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %8[%1, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    llvm.store %21, %23 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %24 = llvm.load %10 : !llvm.ptr -> i64
    %25 = llvm.add %24, %4 overflow<nsw> : i64
    llvm.store %25, %10 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    llvm.store %1, %10 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %26 = llvm.load %10 : !llvm.ptr -> i64
    %27 = llvm.load %9 : !llvm.ptr -> i64
    %28 = llvm.icmp "slt" %26, %27 : i64
    llvm.cond_br %28, ^bb9, ^bb11
  ^bb9:
    %29 = llvm.load %10 : !llvm.ptr -> i64
    %30 = llvm.getelementptr inbounds %8[%1, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%31) : (!llvm.ptr) -> ()
    %32 = llvm.load %10 : !llvm.ptr -> i64
    %33 = llvm.add %32, %4 overflow<nsw> : i64
    %34 = llvm.getelementptr inbounds %8[%1, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%35) : (!llvm.ptr) -> ()
    %36 = llvm.load %10 : !llvm.ptr -> i64
    %37 = llvm.add %36, %5 overflow<nsw> : i64
    %38 = llvm.getelementptr inbounds %8[%1, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    %40 = llvm.load %10 : !llvm.ptr -> i64
    %41 = llvm.add %40, %6 overflow<nsw> : i64
    %42 = llvm.getelementptr inbounds %8[%1, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %44 = llvm.load %10 : !llvm.ptr -> i64
    %45 = llvm.add %44, %3 overflow<nsw> : i64
    llvm.store %45, %10 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.br ^bb12
  ^bb12:
    %46 = llvm.load %10 : !llvm.ptr -> i64
    %47 = llvm.load %7 : !llvm.ptr -> i64
    %48 = llvm.icmp "slt" %46, %47 : i64
    llvm.cond_br %48, ^bb13, ^bb15
  ^bb13:
    %49 = llvm.load %10 : !llvm.ptr -> i64
    %50 = llvm.getelementptr inbounds %8[%1, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%51) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:
    %52 = llvm.load %10 : !llvm.ptr -> i64
    %53 = llvm.add %52, %4 overflow<nsw> : i64
    llvm.store %53, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.store %1, %10 : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb16:
    %54 = llvm.load %10 : !llvm.ptr -> i64
    %55 = llvm.load %7 : !llvm.ptr -> i64
    %56 = llvm.icmp "slt" %54, %55 : i64
    llvm.cond_br %56, ^bb17, ^bb19
  ^bb17:
    %57 = llvm.load %10 : !llvm.ptr -> i64
    %58 = llvm.getelementptr inbounds %8[%1, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x ptr>
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%59) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:
    %60 = llvm.load %10 : !llvm.ptr -> i64
    %61 = llvm.add %60, %4 overflow<nsw> : i64
    llvm.store %61, %10 : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb19:
    llvm.return
  }
  llvm.func @right_two_rounds_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<2 x ptr> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %8 = llvm.load %5 : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %8, %2 : i32
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %4[%3, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %10, %13 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %14 = llvm.load %5 : !llvm.ptr -> i32
    %15 = llvm.add %14, %0 overflow<nsw> : i32
    llvm.store %15, %5 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %16, %2 : i32
    llvm.cond_br %17, ^bb6, ^bb8
  ^bb6:
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %4[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %22 = llvm.load %6 : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %6 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %2 : i32
    llvm.cond_br %25, ^bb10, ^bb12
  ^bb10:
    %26 = llvm.load %7 : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %4[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %30 = llvm.load %7 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %7 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_others_used_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i64
    %11 = llvm.mul %1, %10 overflow<nsw> : i64
    %12 = llvm.add %11, %1 overflow<nsw> : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    llvm.store %13, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %14 = llvm.load %7 : !llvm.ptr -> i64
    %15 = llvm.load %5 : !llvm.ptr -> i64
    %16 = llvm.icmp "slt" %14, %15 : i64
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %21 = llvm.load %7 : !llvm.ptr -> i64
    %22 = llvm.add %21, %4 overflow<nsw> : i64
    llvm.store %22, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %23 = llvm.load %8 : !llvm.ptr -> i64
    %24 = llvm.load %5 : !llvm.ptr -> i64
    %25 = llvm.icmp "slt" %23, %24 : i64
    llvm.cond_br %25, ^bb6, ^bb8
  ^bb6:
    %26 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %8 : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %26[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %30 = llvm.load %8 : !llvm.ptr -> i64
    %31 = llvm.add %30, %4 overflow<nsw> : i64
    llvm.store %31, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %32 = llvm.load %9 : !llvm.ptr -> i64
    %33 = llvm.load %5 : !llvm.ptr -> i64
    %34 = llvm.icmp "slt" %32, %33 : i64
    llvm.cond_br %34, ^bb10, ^bb12
  ^bb10:
    %35 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %9 : !llvm.ptr -> i64
    %37 = llvm.getelementptr inbounds %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%38) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %39 = llvm.load %9 : !llvm.ptr -> i64
    %40 = llvm.add %39, %4 overflow<nsw> : i64
    llvm.store %40, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %41 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_every_second_destroyed_before_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i64, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i64
    %11 = llvm.mul %1, %10 overflow<nsw> : i64
    %12 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    llvm.store %12, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %7 : !llvm.ptr -> i64
    %14 = llvm.load %5 : !llvm.ptr -> i64
    %15 = llvm.icmp "slt" %13, %14 : i64
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %7 : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %20 = llvm.load %7 : !llvm.ptr -> i64
    %21 = llvm.add %20, %3 overflow<nsw> : i64
    llvm.store %21, %7 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %8 : !llvm.ptr -> i64
    %23 = llvm.load %5 : !llvm.ptr -> i64
    %24 = llvm.icmp "slt" %22, %23 : i64
    llvm.cond_br %24, ^bb6, ^bb8
  ^bb6:
    %25 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%28) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %29 = llvm.load %8 : !llvm.ptr -> i64
    %30 = llvm.add %29, %4 overflow<nsw> : i64
    llvm.store %30, %8 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %31 = llvm.load %9 : !llvm.ptr -> i64
    %32 = llvm.load %5 : !llvm.ptr -> i64
    %33 = llvm.icmp "slt" %31, %32 : i64
    llvm.cond_br %33, ^bb10, ^bb12
  ^bb10:
    %34 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %9 : !llvm.ptr -> i64
    %36 = llvm.getelementptr inbounds %34[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb11
  ^bb11:
    %38 = llvm.load %9 : !llvm.ptr -> i64
    %39 = llvm.add %38, %3 overflow<nsw> : i64
    llvm.store %39, %9 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %40 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%40) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_every_third_twice_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.array<9 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %6 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %5[%3, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %2 : i32
    llvm.cond_br %18, ^bb6, ^bb8
  ^bb6:
    %19 = llvm.load %7 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %5[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.add %23, %4 overflow<nsw> : i32
    llvm.store %24, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %0, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %25, %2 : i32
    llvm.cond_br %26, ^bb10, ^bb12
  ^bb10:
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %5[%3, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb11
  ^bb11:
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_wraps_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(256 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(255 : i32) : i32
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.mlir.constant(70 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.array<256 x ptr> : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %15 = llvm.load %12 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %2 : i32
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.load %12 : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %11[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    llvm.store %10, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %20 = llvm.load %12 : !llvm.ptr -> i32
    %21 = llvm.add %20, %0 overflow<nsw> : i32
    llvm.store %21, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %22 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %11[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %13 : i32, !llvm.ptr
    llvm.store %5, %14 : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %24 = llvm.load %14 : !llvm.ptr -> i8
    %25 = llvm.zext %24 : i8 to i32
    %26 = llvm.icmp "slt" %25, %6 : i32
    llvm.cond_br %26, ^bb6, ^bb7(%7 : i1)
  ^bb6:
    %27 = llvm.load %13 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %8 : i32
    llvm.br ^bb7(%28 : i1)
  ^bb7(%29: i1):
    llvm.cond_br %29, ^bb8, ^bb12
  ^bb8:
    %30 = llvm.load %14 : !llvm.ptr -> i8
    %31 = llvm.zext %30 : i8 to i32
    %32 = llvm.icmp "eq" %31, %9 : i32
    llvm.cond_br %32, ^bb9, ^bb10
  ^bb9:
    %33 = llvm.load %14 : !llvm.ptr -> i8
    %34 = llvm.zext %33 : i8 to i64
    %35 = llvm.getelementptr inbounds|nuw %11[%3, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb10
  ^bb10:
    llvm.br ^bb11
  ^bb11:
    %37 = llvm.load %14 : !llvm.ptr -> i8
    %38 = llvm.zext %37 : i8 to i32
    %39 = llvm.add %38, %9 overflow<nsw> : i32
    %40 = llvm.trunc %39 : i32 to i8
    llvm.store %40, %14 : i8, !llvm.ptr
    %41 = llvm.load %13 : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %13 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_three_rounds_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %6 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %2 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %5[%4, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %6 : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %6 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %3 : i32
    llvm.cond_br %18, ^bb6, ^bb8
  ^bb6:
    %19 = llvm.load %7 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %5[%4, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %7 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %25, %2 : i32
    llvm.cond_br %26, ^bb10, ^bb12
  ^bb10:
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %5[%4, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%30) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb11
  ^bb11:
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %8 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_next_pair_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i64
    %12 = llvm.mul %1, %11 overflow<nsw> : i64
    %13 = llvm.add %12, %1 overflow<nsw> : i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    llvm.store %14, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %15 = llvm.load %8 : !llvm.ptr -> i64
    %16 = llvm.load %6 : !llvm.ptr -> i64
    %17 = llvm.mul %3, %16 overflow<nsw> : i64
    %18 = llvm.icmp "slt" %15, %17 : i64
    llvm.cond_br %18, ^bb2, ^bb4
  ^bb2:
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %20 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %8 : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %24 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %8 : !llvm.ptr -> i64
    %26 = llvm.add %25, %5 overflow<nsw> : i64
    %27 = llvm.getelementptr inbounds %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %27 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %28 = llvm.load %8 : !llvm.ptr -> i64
    %29 = llvm.add %28, %3 overflow<nsw> : i64
    llvm.store %29, %8 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %2, %9 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %30 = llvm.load %9 : !llvm.ptr -> i64
    %31 = llvm.load %6 : !llvm.ptr -> i64
    %32 = llvm.mul %3, %31 overflow<nsw> : i64
    %33 = llvm.icmp "slt" %30, %32 : i64
    llvm.cond_br %33, ^bb6, ^bb8
  ^bb6:
    %34 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %9 : !llvm.ptr -> i64
    %36 = llvm.add %35, %5 overflow<nsw> : i64
    %37 = llvm.getelementptr inbounds %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %9 : !llvm.ptr -> i64
    %41 = llvm.getelementptr inbounds %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%38, %42) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %43 = llvm.load %9 : !llvm.ptr -> i64
    %44 = llvm.add %43, %3 overflow<nsw> : i64
    llvm.store %44, %9 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %10 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %45 = llvm.load %10 : !llvm.ptr -> i64
    %46 = llvm.load %6 : !llvm.ptr -> i64
    %47 = llvm.mul %3, %46 overflow<nsw> : i64
    %48 = llvm.icmp "slt" %45, %47 : i64
    llvm.cond_br %48, ^bb10, ^bb12
  ^bb10:
    %49 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %10 : !llvm.ptr -> i64
    %51 = llvm.add %50, %4 overflow<nsw> : i64
    %52 = llvm.getelementptr inbounds %49[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%53) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb11
  ^bb11:
    %54 = llvm.load %10 : !llvm.ptr -> i64
    %55 = llvm.add %54, %3 overflow<nsw> : i64
    llvm.store %55, %10 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %56 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%56) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_down_by_two_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
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
    %16 = llvm.getelementptr inbounds %7[%4, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %13, %16 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %17 = llvm.load %8 : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %19 = llvm.load %9 : !llvm.ptr -> i32
    %20 = llvm.icmp "sge" %19, %1 : i32
    llvm.cond_br %20, ^bb6, ^bb8
  ^bb6:
    %21 = llvm.load %9 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %7[%4, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.load %9 : !llvm.ptr -> i32
    %26 = llvm.sub %25, %6 overflow<nsw> : i32
    llvm.store %26, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %27 = llvm.load %10 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %2 : i32
    llvm.cond_br %28, ^bb10, ^bb12
  ^bb10:
    %29 = llvm.load %10 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %7[%4, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%32) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %33 = llvm.load %10 : !llvm.ptr -> i32
    %34 = llvm.add %33, %6 overflow<nsw> : i32
    llvm.store %34, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %35 = llvm.getelementptr inbounds %7[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%36) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @right_down_by_two_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
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
    %15 = llvm.getelementptr inbounds %6[%4, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %12, %15 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %16 = llvm.load %7 : !llvm.ptr -> i32
    %17 = llvm.add %16, %0 overflow<nsw> : i32
    llvm.store %17, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.icmp "sge" %18, %1 : i32
    llvm.cond_br %19, ^bb6, ^bb8
  ^bb6:
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %6[%4, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %8 : !llvm.ptr -> i32
    %25 = llvm.sub %24, %5 overflow<nsw> : i32
    llvm.store %25, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %26 = llvm.load %9 : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %26, %2 : i32
    llvm.cond_br %27, ^bb10, ^bb12
  ^bb10:
    %28 = llvm.load %9 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %6[%4, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%31) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %32 = llvm.load %9 : !llvm.ptr -> i32
    %33 = llvm.add %32, %5 overflow<nsw> : i32
    llvm.store %33, %9 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @right_pairs_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %7 = llvm.shl %arg0, %1 overflow<nsw> : i64
    %8 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %8, ^bb2(%2 : i64), ^bb1
  ^bb1:
    %9 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %9, ^bb4(%2 : i64), ^bb3
  ^bb2(%10: i64):
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %10, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "slt" %15, %7 : i64
    llvm.cond_br %16, ^bb2(%15 : i64), ^bb1
  ^bb3:
    %17 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %17, ^bb6(%2 : i64), ^bb5
  ^bb4(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%21, %22) : (!llvm.ptr, !llvm.ptr) -> ()
    %23 = llvm.add %18, %4 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "slt" %23, %7 : i64
    llvm.cond_br %24, ^bb4(%23 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%25: i64):
    %26 = llvm.getelementptr inbounds|nuw %6[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%28) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuEventDestroy(%28) : (!llvm.ptr) -> ()
    %29 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    %30 = llvm.add %25, %4 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "slt" %30, %7 : i64
    llvm.cond_br %31, ^bb6(%30 : i64), ^bb5
  }
  llvm.func @right_every_third_first_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %4 = llvm.call tail @malloc(%3) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %5 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %5, ^bb2(%1 : i64), ^bb1
  ^bb1:
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb4(%1 : i64), ^bb3
  ^bb2(%7: i64):
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %11 = llvm.icmp "eq" %10, %arg0 : i64
    llvm.cond_br %11, ^bb1, ^bb2(%10 : i64)
  ^bb3:
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb6(%1 : i64), ^bb5
  ^bb4(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %4[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    %16 = llvm.add %13, %0 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "slt" %16, %arg0 : i64
    llvm.cond_br %17, ^bb4(%16 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %4[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %arg0 : i64
    llvm.cond_br %22, ^bb5, ^bb6(%21 : i64)
  }
  llvm.func @right_unrolled_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(124 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<64 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %10 = llvm.icmp "ugt" %arg0, %1 : i64
    llvm.cond_br %10, ^bb10, ^bb1
  ^bb1:
    %11 = llvm.and %arg0, %2 : i64
    %12 = llvm.icmp "eq" %arg0, %3 : i64
    llvm.cond_br %12, ^bb2, ^bb3(%3 : i64)
  ^bb2:
    %13 = llvm.icmp "eq" %11, %3 : i64
    llvm.cond_br %13, ^bb4(%3 : i64), ^bb5(%3 : i64)
  ^bb3(%14: i64):
    %15 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %4 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %arg0 : i64
    llvm.cond_br %18, ^bb2, ^bb3(%17 : i64)
  ^bb4(%19: i64):
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb8(%19 : i64), ^bb6
  ^bb5(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %9[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()
    %24 = llvm.getelementptr inbounds|nuw %22[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%25) : (!llvm.ptr) -> ()
    %26 = llvm.getelementptr inbounds|nuw %22[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%27) : (!llvm.ptr) -> ()
    %28 = llvm.getelementptr inbounds|nuw %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()
    %30 = llvm.add %21, %8 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "ult" %30, %11 : i64
    llvm.cond_br %31, ^bb5(%30 : i64), ^bb4(%30 : i64)
  ^bb6:
    %32 = llvm.icmp "eq" %arg0, %3 : i64
    llvm.cond_br %32, ^bb10, ^bb7
  ^bb7:
    %33 = llvm.intr.smax(%arg0, %4) : (i64, i64) -> i64
    llvm.br ^bb9(%3 : i64)
  ^bb8(%34: i64):
    %35 = llvm.getelementptr inbounds|nuw %9[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%36) : (!llvm.ptr) -> ()
    %37 = llvm.add %34, %4 overflow<nuw> : i64
    %38 = llvm.icmp "eq" %37, %arg0 : i64
    llvm.cond_br %38, ^bb6, ^bb8(%37 : i64)
  ^bb9(%39: i64):
    %40 = llvm.getelementptr inbounds|nuw %9[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%41) : (!llvm.ptr) -> ()
    %42 = llvm.add %39, %4 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %33 : i64
    llvm.cond_br %43, ^bb10, ^bb9(%42 : i64)
  ^bb10:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  }
  llvm.func @right_two_rounds_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.array<2 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%4: i64):
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %5, %6 : !llvm.ptr, !llvm.ptr
    %7 = llvm.add %4, %2 overflow<nsw, nuw> : i64
    %8 = llvm.icmp "eq" %4, %1 : i64
    llvm.cond_br %8, ^bb1(%7 : i64), ^bb2(%1 : i64)
  ^bb2(%9: i64):
    %10 = llvm.getelementptr inbounds|nuw %3[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
    %12 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %9, %1 : i64
    llvm.cond_br %13, ^bb2(%12 : i64), ^bb4(%1 : i64)
  ^bb3:
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.return
  ^bb4(%14: i64):
    %15 = llvm.getelementptr inbounds|nuw %3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    %17 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %14, %1 : i64
    llvm.cond_br %18, ^bb4(%17 : i64), ^bb3
  }
  llvm.func @wrong_others_used_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.add %5, %1 overflow<nsw> : i64
    %7 = llvm.call tail @malloc(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %8 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %8, ^bb2(%2 : i64), ^bb1
  ^bb1:
    %9 = llvm.icmp "sgt" %arg0, %4 : i64
    llvm.cond_br %9, ^bb4(%4 : i64), ^bb3
  ^bb2(%10: i64):
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.add %10, %3 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "slt" %13, %arg0 : i64
    llvm.cond_br %14, ^bb2(%13 : i64), ^bb1
  ^bb3:
    %15 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %15, ^bb6(%2 : i64), ^bb5
  ^bb4(%16: i64):
    %17 = llvm.getelementptr inbounds|nuw %7[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %19 = llvm.add %16, %3 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb4(%19 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%7) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    %24 = llvm.add %21, %3 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "slt" %24, %arg0 : i64
    llvm.cond_br %25, ^bb6(%24 : i64), ^bb5
  }
  llvm.func @wrong_every_second_destroyed_before_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb2(%1 : i64), ^bb1
  ^bb1:
    %7 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %7, ^bb4(%2 : i64), ^bb3
  ^bb2(%8: i64):
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %arg0 : i64
    llvm.cond_br %12, ^bb1, ^bb2(%11 : i64)
  ^bb3:
    %13 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %13, ^bb6(%1 : i64), ^bb5
  ^bb4(%14: i64):
    %15 = llvm.getelementptr inbounds|nuw %5[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    %17 = llvm.add %14, %3 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "slt" %17, %arg0 : i64
    llvm.cond_br %18, ^bb4(%17 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %5[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %22 = llvm.add %19, %2 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %arg0 : i64
    llvm.cond_br %23, ^bb5, ^bb6(%22 : i64)
  }
  llvm.func @wrong_every_third_twice_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(9 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(6 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<9 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%7: i64):
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %11 = llvm.icmp "eq" %10, %3 : i64
    llvm.cond_br %11, ^bb2(%1 : i64), ^bb1(%10 : i64)
  ^bb2(%12: i64):
    %13 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%14) : (!llvm.ptr) -> ()
    %15 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "ult" %12, %5 : i64
    llvm.cond_br %16, ^bb2(%15 : i64), ^bb4(%2 : i64)
  ^bb3:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  ^bb4(%17: i64):
    %18 = llvm.getelementptr inbounds|nuw %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %20 = llvm.add %17, %2 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %3 : i64
    llvm.cond_br %21, ^bb3, ^bb4(%20 : i64)
  }
  llvm.func @wrong_wraps_O1() {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i8) : i8
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(70 : i32) : i32
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^bb2(%0, %1 : i8, i32)
  ^bb1:
    llvm.return
  ^bb2(%6: i8, %7: i32):
    %8 = llvm.icmp "eq" %6, %2 : i8
    llvm.cond_br %8, ^bb3, ^bb4
  ^bb3:
    llvm.call tail @mgpuStreamDestroy(%5) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb4
  ^bb4:
    %9 = llvm.add %6, %2 : i8
    %10 = llvm.add %7, %3 overflow<nsw, nuw> : i32
    %11 = llvm.icmp "eq" %10, %4 : i32
    llvm.cond_br %11, ^bb1, ^bb2(%9, %10 : i8, i32)
  }
  llvm.func @wrong_three_rounds_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%5: i64):
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %6, %7 : !llvm.ptr, !llvm.ptr
    %8 = llvm.add %5, %2 overflow<nsw, nuw> : i64
    %9 = llvm.icmp "eq" %8, %3 : i64
    llvm.cond_br %9, ^bb2(%1 : i64), ^bb1(%8 : i64)
  ^bb2(%10: i64):
    %11 = llvm.getelementptr inbounds|nuw %4[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()
    %13 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %10, %1 : i64
    llvm.cond_br %14, ^bb2(%13 : i64), ^bb4(%1 : i64)
  ^bb3:
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return
  ^bb4(%15: i64):
    %16 = llvm.getelementptr inbounds|nuw %4[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %18 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %3 : i64
    llvm.cond_br %19, ^bb3, ^bb4(%18 : i64)
  }
  llvm.func @wrong_next_pair_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %8 = llvm.add %7, %1 overflow<nsw> : i64
    %9 = llvm.call tail @malloc(%8) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %10 = llvm.shl %arg0, %2 overflow<nsw> : i64
    %11 = llvm.icmp "sgt" %arg0, %3 : i64
    llvm.cond_br %11, ^bb2(%3 : i64), ^bb1
  ^bb1:
    %12 = llvm.icmp "sgt" %arg0, %3 : i64
    llvm.cond_br %12, ^bb4(%3 : i64), ^bb3
  ^bb2(%13: i64):
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %15 = llvm.getelementptr inbounds|nuw %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %17 = llvm.getelementptr inbounds|nuw %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "slt" %18, %10 : i64
    llvm.cond_br %19, ^bb2(%18 : i64), ^bb1
  ^bb3:
    %20 = llvm.icmp "sgt" %arg0, %3 : i64
    llvm.cond_br %20, ^bb6(%3 : i64), ^bb5
  ^bb4(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %9[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%24, %25) : (!llvm.ptr, !llvm.ptr) -> ()
    %26 = llvm.add %21, %5 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "slt" %26, %10 : i64
    llvm.cond_br %27, ^bb4(%26 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%9) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%28: i64):
    %29 = llvm.getelementptr inbounds|nuw %9[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%31) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %32 = llvm.add %28, %5 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "slt" %32, %10 : i64
    llvm.cond_br %33, ^bb6(%32 : i64), ^bb5
  }
  llvm.func @wrong_down_by_two_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(7 : i64) : i64
    %5 = llvm.mlir.constant(-2 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(6 : i64) : i64
    %8 = llvm.mlir.constant(24 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%10: i64):
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %3 : i64
    llvm.cond_br %14, ^bb2(%4 : i64), ^bb1(%13 : i64)
  ^bb2(%15: i64):
    %16 = llvm.getelementptr inbounds|nuw %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    %18 = llvm.add %15, %5 overflow<nsw> : i64
    %19 = llvm.icmp "ugt" %15, %2 : i64
    llvm.cond_br %19, ^bb2(%18 : i64), ^bb4(%1 : i64)
  ^bb3:
    %20 = llvm.getelementptr inbounds|nuw %9[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  ^bb4(%22: i64):
    %23 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %25 = llvm.add %22, %6 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "ult" %22, %7 : i64
    llvm.cond_br %26, ^bb4(%25 : i64), ^bb3
  }
  llvm.func @right_down_by_two_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(7 : i64) : i64
    %5 = llvm.mlir.constant(-2 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(6 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%9: i64):
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %3 : i64
    llvm.cond_br %13, ^bb2(%4 : i64), ^bb1(%12 : i64)
  ^bb2(%14: i64):
    %15 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    %17 = llvm.add %14, %5 overflow<nsw> : i64
    %18 = llvm.icmp "ugt" %14, %2 : i64
    llvm.cond_br %18, ^bb2(%17 : i64), ^bb4(%1 : i64)
  ^bb3:
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  ^bb4(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %8[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %22 = llvm.add %19, %6 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "ult" %19, %7 : i64
    llvm.cond_br %23, ^bb4(%22 : i64), ^bb3
  }
}
