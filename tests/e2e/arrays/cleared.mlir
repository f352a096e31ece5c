// Elements that are set to zero, one by one or at once. From C without and with optimization; those whose names begin with right_ are correct.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.mlir.global internal @pool_O0() : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<4 x ptr>
    llvm.return %0 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global internal @rest_O0() : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<4 x ptr>
    llvm.return %0 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global internal @pool_O1() : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<4 x ptr>
    llvm.return %0 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global internal @rest_O1() : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<4 x ptr>
    llvm.return %0 : !llvm.array<4 x ptr>
  }
  llvm.func @right_lazily_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.addressof @pool_O0 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %7 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %2 : i32
    llvm.cond_br %11, ^bb2, ^bb4
  ^bb2:
    %12 = llvm.load %7 : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %3[%4, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %5, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %7 : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %17 = llvm.load %8 : !llvm.ptr -> i32
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.icmp "ult" %17, %18 : i32
    llvm.cond_br %19, ^bb6, ^bb10
  ^bb6:
    %20 = llvm.load %8 : !llvm.ptr -> i32
    %21 = llvm.urem %20, %2 : i32
    %22 = llvm.zext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %3[%4, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %5 : !llvm.ptr
    llvm.cond_br %25, ^bb8, ^bb7
  ^bb7:
    %26 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.urem %27, %2 : i32
    %29 = llvm.zext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %3[%4, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %30 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.urem %31, %2 : i32
    %33 = llvm.zext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %3[%4, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%35) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:
    %36 = llvm.load %8 : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 : i32
    llvm.store %37, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb10:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.icmp "slt" %38, %2 : i32
    llvm.cond_br %39, ^bb12, ^bb16
  ^bb12:
    %40 = llvm.load %9 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %3[%4, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.icmp "ne" %43, %5 : !llvm.ptr
    llvm.cond_br %44, ^bb13, ^bb14
  ^bb13:
    %45 = llvm.load %9 : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %3[%4, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%48) : (!llvm.ptr) -> ()
    %49 = llvm.load %9 : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %3[%4, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %5, %51 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb14
  ^bb14:
    llvm.br ^bb15
  ^bb15:
    %52 = llvm.load %9 : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb16:
    llvm.return
  }
  llvm.func @wrong_lazily_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.addressof @rest_O0 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %7 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %3[%4, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %5, %15 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %16 = llvm.load %7 : !llvm.ptr -> i32
    %17 = llvm.add %16, %0 overflow<nsw> : i32
    llvm.store %17, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.icmp "ult" %18, %19 : i32
    llvm.cond_br %20, ^bb6, ^bb10
  ^bb6:
    %21 = llvm.load %8 : !llvm.ptr -> i32
    %22 = llvm.urem %21, %2 : i32
    %23 = llvm.zext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %3[%4, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "ne" %25, %5 : !llvm.ptr
    llvm.cond_br %26, ^bb8, ^bb7
  ^bb7:
    %27 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.urem %28, %2 : i32
    %30 = llvm.zext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds|nuw %3[%4, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %27, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.urem %32, %2 : i32
    %34 = llvm.zext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %3[%4, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%36) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:
    %37 = llvm.load %8 : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 : i32
    llvm.store %38, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb10:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %39, %2 : i32
    llvm.cond_br %40, ^bb12, ^bb16
  ^bb12:
    %41 = llvm.load %9 : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %3[%4, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "ne" %44, %5 : !llvm.ptr
    llvm.cond_br %45, ^bb13, ^bb14
  ^bb13:
    %46 = llvm.load %9 : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %3[%4, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:
    llvm.br ^bb15
  ^bb15:
    %50 = llvm.load %9 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb16:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:
    %52 = llvm.load %10 : !llvm.ptr -> i32
    %53 = llvm.icmp "slt" %52, %2 : i32
    llvm.cond_br %53, ^bb18, ^bb22
  ^bb18:
    %54 = llvm.load %10 : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %3[%4, %55] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
    %58 = llvm.icmp "ne" %57, %5 : !llvm.ptr
    llvm.cond_br %58, ^bb19, ^bb20
  ^bb19:
    %59 = llvm.load %10 : !llvm.ptr -> i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %3[%4, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %62 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%62) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^bb20
  ^bb20:
    llvm.br ^bb21
  ^bb21:
    %63 = llvm.load %10 : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %10 : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb22:
    llvm.return
  }
  llvm.func @right_again_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %7 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:
    %13 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %6[%3, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %13, %16 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %7 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %19, %2 : i32
    llvm.cond_br %20, ^bb6, ^bb8
  ^bb6:
    %21 = llvm.load %8 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %6[%3, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %8 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %27 = llvm.load %9 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %2 : i32
    llvm.cond_br %28, ^bb10, ^bb12
  ^bb10:
    %29 = llvm.load %9 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %6[%3, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %4, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %32 = llvm.load %9 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %9 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %34 = llvm.load %10 : !llvm.ptr -> i32
    %35 = llvm.load %5 : !llvm.ptr -> i32
    %36 = llvm.icmp "ult" %34, %35 : i32
    llvm.cond_br %36, ^bb14, ^bb18
  ^bb14:
    %37 = llvm.load %10 : !llvm.ptr -> i32
    %38 = llvm.urem %37, %2 : i32
    %39 = llvm.zext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %6[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.icmp "ne" %41, %4 : !llvm.ptr
    llvm.cond_br %42, ^bb15, ^bb16
  ^bb15:
    %43 = llvm.load %10 : !llvm.ptr -> i32
    %44 = llvm.urem %43, %2 : i32
    %45 = llvm.zext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %6[%3, %45] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%47) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:
    llvm.br ^bb17
  ^bb17:
    %48 = llvm.load %10 : !llvm.ptr -> i32
    %49 = llvm.add %48, %0 : i32
    llvm.store %49, %10 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb18:
    llvm.return
  }
  llvm.func @wrong_not_all_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %8 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.load %8 : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %7[%4, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.add %18, %0 overflow<nsw> : i32
    llvm.store %19, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %20 = llvm.load %9 : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %20, %2 : i32
    llvm.cond_br %21, ^bb6, ^bb8
  ^bb6:
    %22 = llvm.load %9 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %7[%4, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %26 = llvm.load %9 : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    llvm.store %27, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %28 = llvm.load %10 : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %28, %3 : i32
    llvm.cond_br %29, ^bb10, ^bb12
  ^bb10:
    %30 = llvm.load %10 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %7[%4, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %5, %32 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %33 = llvm.load %10 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %1, %11 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %35 = llvm.load %11 : !llvm.ptr -> i32
    %36 = llvm.icmp "ult" %35, %2 : i32
    llvm.cond_br %36, ^bb14, ^bb18
  ^bb14:
    %37 = llvm.load %11 : !llvm.ptr -> i32
    %38 = llvm.zext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %7[%4, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "ne" %40, %5 : !llvm.ptr
    llvm.cond_br %41, ^bb15, ^bb16
  ^bb15:
    %42 = llvm.load %11 : !llvm.ptr -> i32
    %43 = llvm.zext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds|nuw %7[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%45) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb16
  ^bb16:
    llvm.br ^bb17
  ^bb17:
    %46 = llvm.load %11 : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 : i32
    llvm.store %47, %11 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb18:
    llvm.return
  }
  llvm.func @right_from_the_third_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %8 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.load %8 : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %7[%4, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.add %18, %0 overflow<nsw> : i32
    llvm.store %19, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %20 = llvm.load %9 : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %20, %2 : i32
    llvm.cond_br %21, ^bb6, ^bb8
  ^bb6:
    %22 = llvm.load %9 : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %7[%4, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %26 = llvm.load %9 : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    llvm.store %27, %9 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %3, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %28 = llvm.load %10 : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %28, %2 : i32
    llvm.cond_br %29, ^bb10, ^bb12
  ^bb10:
    %30 = llvm.load %10 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %7[%4, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %5, %32 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %33 = llvm.load %10 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %10 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %1, %11 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %35 = llvm.load %11 : !llvm.ptr -> i32
    %36 = llvm.icmp "slt" %35, %2 : i32
    llvm.cond_br %36, ^bb14, ^bb18
  ^bb14:
    %37 = llvm.load %11 : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %7[%4, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "ne" %40, %5 : !llvm.ptr
    llvm.cond_br %41, ^bb15, ^bb16
  ^bb15:
    %42 = llvm.load %11 : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %7[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%45) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:
    llvm.br ^bb17
  ^bb17:
    %46 = llvm.load %11 : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %11 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb18:
    llvm.return
  }
  llvm.func @wrong_from_the_third_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %9 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:
    %15 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.load %9 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %8[%5, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %9 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %9 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %10 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %21 = llvm.load %10 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %21, %2 : i32
    llvm.cond_br %22, ^bb6, ^bb8
  ^bb6:
    %23 = llvm.load %10 : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %8[%5, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %27 = llvm.load %10 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %10 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %4, %11 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %29 = llvm.load %11 : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %29, %2 : i32
    llvm.cond_br %30, ^bb10, ^bb12
  ^bb10:
    %31 = llvm.load %11 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %8[%5, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %6, %33 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %34 = llvm.load %11 : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %11 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %36 = llvm.load %12 : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %2 : i32
    llvm.cond_br %37, ^bb14, ^bb18
  ^bb14:
    %38 = llvm.load %12 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %8[%5, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.icmp "ne" %41, %6 : !llvm.ptr
    llvm.cond_br %42, ^bb15, ^bb16
  ^bb15:
    %43 = llvm.load %12 : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %8[%5, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%46) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.br ^bb16
  ^bb16:
    llvm.br ^bb17
  ^bb17:
    %47 = llvm.load %12 : !llvm.ptr -> i32
    %48 = llvm.add %47, %0 overflow<nsw> : i32
    llvm.store %48, %12 : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb18:
    llvm.return
  }
  llvm.func @right_lazily_O1(%arg0: i32) {
    %0 = llvm.mlir.addressof @pool_O1 : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memset"(%0, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %10, ^bb1, ^bb2(%3 : i32)
  ^bb1:
    llvm.br ^bb6(%7 : i64)
  ^bb2(%11: i32):
    %12 = llvm.and %11, %4 : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %5 : !llvm.ptr
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %17, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %18 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    %19 = llvm.add %11, %6 overflow<nuw> : i32
    %20 = llvm.icmp "eq" %19, %arg0 : i32
    llvm.cond_br %20, ^bb1, ^bb2(%19 : i32)
  ^bb5:
    llvm.return
  ^bb6(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %5 : !llvm.ptr
    llvm.cond_br %24, ^bb8, ^bb7
  ^bb7:
    llvm.call tail @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    llvm.store %5, %22 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %25 = llvm.add %21, %8 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %9 : i64
    llvm.cond_br %26, ^bb5, ^bb6(%25 : i64)
  }
  llvm.func @wrong_lazily_O1(%arg0: i32) {
    %0 = llvm.mlir.addressof @rest_O1 : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memset"(%0, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %10, ^bb4, ^bb1(%3 : i32)
  ^bb1(%11: i32):
    %12 = llvm.and %11, %4 : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %5 : !llvm.ptr
    llvm.cond_br %16, ^bb2, ^bb3
  ^bb2:
    %17 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %17, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %18 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
    %19 = llvm.add %11, %6 overflow<nuw> : i32
    %20 = llvm.icmp "eq" %19, %arg0 : i32
    llvm.cond_br %20, ^bb4, ^bb1(%19 : i32)
  ^bb4:
    llvm.br ^bb5(%7 : i64)
  ^bb5(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %5 : !llvm.ptr
    llvm.cond_br %24, ^bb7, ^bb6
  ^bb6:
    llvm.call tail @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.add %21, %8 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %9 : i64
    llvm.cond_br %26, ^bb9(%7 : i64), ^bb5(%25 : i64)
  ^bb8:
    llvm.return
  ^bb9(%27: i64):
    %28 = llvm.getelementptr inbounds|nuw %0[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %5 : !llvm.ptr
    llvm.cond_br %30, ^bb11, ^bb10
  ^bb10:
    llvm.call tail @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^bb11
  ^bb11:
    %31 = llvm.add %27, %8 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %9 : i64
    llvm.cond_br %32, ^bb8, ^bb9(%31 : i64)
  }
  llvm.func @right_again_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(48 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%10: i64):
    %11 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %3 : i64
    llvm.cond_br %14, ^bb2(%1 : i64), ^bb1(%13 : i64)
  ^bb2(%15: i64):
    %16 = llvm.getelementptr inbounds|nuw %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%17) : (!llvm.ptr) -> ()
    %18 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %3 : i64
    llvm.cond_br %19, ^bb3, ^bb2(%18 : i64)
  ^bb3:
    "llvm.intr.memset"(%9, %4, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %20 = llvm.icmp "eq" %arg0, %6 : i32
    llvm.cond_br %20, ^bb4, ^bb5(%6 : i32)
  ^bb4:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  ^bb5(%21: i32):
    %22 = llvm.urem %21, %7 : i32
    %23 = llvm.zext nneg %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %9[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "eq" %25, %8 : !llvm.ptr
    llvm.cond_br %26, ^bb7, ^bb6
  ^bb6:
    llvm.call tail @mgpuEventSynchronize(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %27 = llvm.add %21, %0 overflow<nuw> : i32
    %28 = llvm.icmp "eq" %27, %arg0 : i32
    llvm.cond_br %28, ^bb4, ^bb5(%27 : i32)
  }
  llvm.func @wrong_not_all_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(40 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%8: i64):
    %9 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %3 : i64
    llvm.cond_br %12, ^bb2(%1 : i64), ^bb1(%11 : i64)
  ^bb2(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%15) : (!llvm.ptr) -> ()
    %16 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %3 : i64
    llvm.cond_br %17, ^bb3, ^bb2(%16 : i64)
  ^bb3:
    "llvm.intr.memset"(%7, %4, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb5(%1 : i64)
  ^bb4:
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb5(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %7[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.icmp "eq" %20, %6 : !llvm.ptr
    llvm.cond_br %21, ^bb7, ^bb6
  ^bb6:
    llvm.call tail @mgpuEventSynchronize(%20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %22 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %3 : i64
    llvm.cond_br %23, ^bb4, ^bb5(%22 : i64)
  }
  llvm.func @right_from_the_third_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(32 : i64) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%10: i64):
    %11 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %3 : i64
    llvm.cond_br %14, ^bb2(%4 : i64), ^bb1(%13 : i64)
  ^bb2(%15: i64):
    %16 = llvm.getelementptr inbounds|nuw %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%17) : (!llvm.ptr) -> ()
    %18 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %3 : i64
    llvm.cond_br %19, ^bb3, ^bb2(%18 : i64)
  ^bb3:
    %20 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%20, %6, %7) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb5(%1 : i64)
  ^bb4:
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  ^bb5(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %9[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %8 : !llvm.ptr
    llvm.cond_br %24, ^bb7, ^bb6
  ^bb6:
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %3 : i64
    llvm.cond_br %26, ^bb4, ^bb5(%25 : i64)
  }
  llvm.func @wrong_from_the_third_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(24 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<6 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%9: i64):
    %10 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %3 : i64
    llvm.cond_br %13, ^bb2(%4 : i64), ^bb1(%12 : i64)
  ^bb2(%14: i64):
    %15 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%16) : (!llvm.ptr) -> ()
    %17 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %3 : i64
    llvm.cond_br %18, ^bb3, ^bb2(%17 : i64)
  ^bb3:
    %19 = llvm.getelementptr inbounds|nuw %8[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%19, %6, %5) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb5(%1 : i64)
  ^bb4:
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  ^bb5(%20: i64):
    %21 = llvm.getelementptr inbounds|nuw %8[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.icmp "eq" %22, %7 : !llvm.ptr
    llvm.cond_br %23, ^bb7, ^bb6
  ^bb6:
    llvm.call tail @mgpuEventDestroy(%22) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %3 : i64
    llvm.cond_br %25, ^bb4, ^bb5(%24 : i64)
  }
}
