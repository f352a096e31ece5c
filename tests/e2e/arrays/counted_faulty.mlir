// Numbers in structures that bound loops, elements that are counted as they are stored, structures that are cleared first. From C without and with optimization; all are faulty.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @stop() -> i32
  llvm.func @faulty_member_overrun_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(72 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 : i32, !llvm.ptr
    %15 = llvm.load %10 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %1 : i32
    llvm.cond_br %16, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %10 : !llvm.ptr -> i32
    %18 = llvm.icmp "sgt" %17, %2 : i32
    llvm.cond_br %18, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb20
  ^bb3:  // pred: ^bb1
    %19 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %19, %11 : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    llvm.store %4, %21 : i64, !llvm.ptr
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %22 = llvm.load %12 : !llvm.ptr -> i32
    %23 = llvm.load %10 : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %22, %23 : i32
    llvm.cond_br %24, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %25 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %26 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %28 = llvm.load %12 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%5, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %25, %30 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %31 = llvm.load %12 : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %12 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %5, %13 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb12
    %33 = llvm.load %13 : !llvm.ptr -> i64
    %34 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.icmp "slt" %33, %36 : i64
    llvm.cond_br %37, ^bb9, ^bb10(%6 : i1)
  ^bb9:  // pred: ^bb8
    %38 = llvm.load %13 : !llvm.ptr -> i64
    %39 = llvm.icmp "slt" %38, %7 : i64
    llvm.br ^bb10(%39 : i1)
  ^bb10(%40: i1):  // 2 preds: ^bb8, ^bb9
    llvm.cond_br %40, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %41 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %42 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %44 = llvm.load %13 : !llvm.ptr -> i64
    %45 = llvm.getelementptr inbounds %43[%5, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %41, %45 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %46 = llvm.load %13 : !llvm.ptr -> i64
    %47 = llvm.add %46, %9 overflow<nsw> : i64
    llvm.store %47, %13 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb13:  // pred: ^bb10
    llvm.store %5, %14 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb16
    %48 = llvm.load %14 : !llvm.ptr -> i64
    %49 = llvm.icmp "slt" %48, %4 : i64
    llvm.cond_br %49, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %50 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %52 = llvm.load %14 : !llvm.ptr -> i64
    %53 = llvm.getelementptr inbounds %51[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%54) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %55 = llvm.load %14 : !llvm.ptr -> i64
    %56 = llvm.add %55, %9 overflow<nsw> : i64
    llvm.store %56, %14 : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb17:  // pred: ^bb14
    %57 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %59 = llvm.load %58 : !llvm.ptr -> i64
    %60 = llvm.icmp "ne" %59, %4 : i64
    llvm.cond_br %60, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %61 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %61[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %63 = llvm.getelementptr inbounds %62[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %64 = llvm.load %63 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%64) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %65 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%65) : (!llvm.ptr) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb2, ^bb19
    llvm.return
  }
  llvm.func @faulty_member_by_index_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(72 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %12 = llvm.load %8 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.icmp "sgt" %14, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb14
  ^bb3:  // pred: ^bb1
    %16 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %16, %9 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    llvm.store %4, %18 : i64, !llvm.ptr
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %19 = llvm.load %10 : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %19, %5 : i32
    llvm.cond_br %20, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %21 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %22 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %24 = llvm.load %10 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%7, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %26 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %27 = llvm.load %10 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %10 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %29 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %8 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %6, %32 : i64, !llvm.ptr
    llvm.store %7, %11 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %33 = llvm.load %11 : !llvm.ptr -> i64
    %34 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.icmp "slt" %33, %36 : i64
    llvm.cond_br %37, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %38 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %40 = llvm.load %11 : !llvm.ptr -> i64
    %41 = llvm.getelementptr inbounds %39[%7, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%42) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %43 = llvm.load %11 : !llvm.ptr -> i64
    %44 = llvm.add %43, %6 overflow<nsw> : i64
    llvm.store %44, %11 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %45 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %47 = llvm.load %46 : !llvm.ptr -> i64
    %48 = llvm.icmp "eq" %47, %6 : i64
    llvm.cond_br %48, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %49 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.over", (array<4 x ptr>, i64, array<4 x ptr>)>
    %51 = llvm.getelementptr inbounds %50[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%52) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %53 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%53) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb2, ^bb13
    llvm.return
  }
  llvm.func @faulty_member_in_loop_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %15, %7 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.store %1, %17 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %18, %19 : i32
    llvm.cond_br %20, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %22 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %24 = llvm.load %8 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%5, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %26 : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.store %27, %29 : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %30 = llvm.load %8 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %32 = llvm.load %9 : !llvm.ptr -> i32
    %33 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %35 = llvm.load %34 : !llvm.ptr -> i32
    %36 = llvm.icmp "slt" %32, %35 : i32
    llvm.cond_br %36, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %37 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%5, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %43 = llvm.load %9 : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %45 = llvm.load %10 : !llvm.ptr -> i32
    %46 = llvm.load %6 : !llvm.ptr -> i32
    %47 = llvm.sub %46, %0 overflow<nsw> : i32
    %48 = llvm.icmp "slt" %45, %47 : i32
    llvm.cond_br %48, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %49 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %51 = llvm.load %10 : !llvm.ptr -> i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %50[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%54) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %55 = llvm.load %10 : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %10 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:  // pred: ^bb12
    %57 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%57) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb2, ^bb15
    llvm.return
  }
  llvm.func @faulty_member_unset_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %1 : i32
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.load %7 : !llvm.ptr -> i32
    %16 = llvm.icmp "sgt" %15, %2 : i32
    llvm.cond_br %16, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb24
  ^bb3:  // pred: ^bb1
    %17 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %17, %8 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @stop() : () -> i32
    %19 = llvm.icmp "ne" %18, %1 : i32
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %20 = llvm.load %7 : !llvm.ptr -> i32
    %21 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    llvm.store %20, %22 : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb8
    %23 = llvm.load %9 : !llvm.ptr -> i32
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %26 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %27 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %29 = llvm.load %9 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%6, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %31 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %32 = llvm.load %9 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %9 : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb9:  // pred: ^bb6
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb14
    %34 = llvm.load %10 : !llvm.ptr -> i32
    %35 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %37 = llvm.load %36 : !llvm.ptr -> i32
    %38 = llvm.icmp "slt" %34, %37 : i32
    llvm.cond_br %38, ^bb11, ^bb12(%5 : i1)
  ^bb11:  // pred: ^bb10
    %39 = llvm.load %10 : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %39, %2 : i32
    llvm.br ^bb12(%40 : i1)
  ^bb12(%41: i1):  // 2 preds: ^bb10, ^bb11
    llvm.cond_br %41, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %42 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %44 = llvm.load %10 : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %43[%6, %45] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%47) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %48 = llvm.load %10 : !llvm.ptr -> i32
    %49 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.store %49, %10 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb15:  // pred: ^bb12
    llvm.store %1, %11 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %50 = llvm.load %11 : !llvm.ptr -> i32
    %51 = llvm.load %7 : !llvm.ptr -> i32
    %52 = llvm.icmp "slt" %50, %51 : i32
    llvm.cond_br %52, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %53 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %55 = llvm.load %11 : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.getelementptr inbounds %54[%6, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%58) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %59 = llvm.load %11 : !llvm.ptr -> i32
    %60 = llvm.add %59, %0 overflow<nsw> : i32
    llvm.store %60, %11 : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb19:  // pred: ^bb16
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb19, ^bb22
    %61 = llvm.load %12 : !llvm.ptr -> i32
    %62 = llvm.load %7 : !llvm.ptr -> i32
    %63 = llvm.icmp "slt" %61, %62 : i32
    llvm.cond_br %63, ^bb21, ^bb23
  ^bb21:  // pred: ^bb20
    %64 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %64[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %66 = llvm.load %12 : !llvm.ptr -> i32
    %67 = llvm.sext %66 : i32 to i64
    %68 = llvm.getelementptr inbounds %65[%6, %67] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%69) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %70 = llvm.load %12 : !llvm.ptr -> i32
    %71 = llvm.add %70, %0 overflow<nsw> : i32
    llvm.store %71, %12 : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb23:  // pred: ^bb20
    %72 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%72) : (!llvm.ptr) -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb2, ^bb23
    llvm.return
  }
  llvm.func @faulty_counted_too_far_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
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
    llvm.br ^bb13
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb8
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @stop() : () -> i32
    %17 = llvm.icmp "ne" %16, %1 : i32
    llvm.cond_br %17, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %18 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %6 : i32, !llvm.ptr
    %21 = llvm.sext %19 : i32 to i64
    %22 = llvm.getelementptr inbounds %5[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %18, %22 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb9:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb12
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.load %4 : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %25, %26 : i32
    llvm.cond_br %27, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %5[%3, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:  // 2 preds: ^bb2, ^bb10
    llvm.return
  }
  llvm.func @faulty_counted_too_far_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %6, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %7, ^bb6, ^bb3(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb5
    %8 = llvm.intr.smax(%arg0, %0) : (i32, i32) -> i32
    %9 = llvm.zext nneg %8 : i32 to i64
    llvm.br ^bb7(%3 : i64)
  ^bb3(%10: i32, %11: i32):  // 2 preds: ^bb1, ^bb5
    %12 = llvm.call tail @stop() : () -> i32
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb5(%11 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %14 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.add %11, %0 overflow<nsw> : i32
    %16 = llvm.sext %11 : i32 to i64
    %17 = llvm.getelementptr inbounds %5[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%15 : i32)
  ^bb5(%18: i32):  // 2 preds: ^bb3, ^bb4
    %19 = llvm.add %10, %0 overflow<nsw, nuw> : i32
    %20 = llvm.icmp "eq" %19, %arg0 : i32
    llvm.cond_br %20, ^bb2, ^bb3(%19, %18 : i32, i32)
  ^bb6:  // 2 preds: ^bb1, ^bb7
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.br ^bb8
  ^bb7(%21: i64):  // 2 preds: ^bb2, ^bb7
    %22 = llvm.getelementptr inbounds|nuw %5[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %24 = llvm.add %21, %4 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %9 : i64
    llvm.cond_br %25, ^bb6, ^bb7(%24 : i64)
  ^bb8:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @faulty_counted_overwritten_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
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
    llvm.br ^bb16
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb8
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %5[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %16, %19 : !llvm.ptr, !llvm.ptr
    %20 = llvm.call @stop() : () -> i32
    %21 = llvm.icmp "ne" %20, %1 : i32
    llvm.cond_br %21, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %22 = llvm.load %6 : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %6 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb9:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb12
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.load %6 : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %5[%3, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%32) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %33 = llvm.load %8 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %8 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:  // pred: ^bb10
    %35 = llvm.load %6 : !llvm.ptr -> i32
    %36 = llvm.load %4 : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %35, %36 : i32
    llvm.cond_br %37, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %38 = llvm.load %4 : !llvm.ptr -> i32
    %39 = llvm.icmp "sgt" %38, %1 : i32
    llvm.cond_br %39, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %40 = llvm.load %4 : !llvm.ptr -> i32
    %41 = llvm.sub %40, %0 overflow<nsw> : i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %5[%3, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%44) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb16
  ^bb16:  // 4 preds: ^bb2, ^bb13, ^bb14, ^bb15
    llvm.return
  }
  llvm.func @faulty_counted_overwritten_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(-8 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb8, ^bb4(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb4
    %9 = llvm.icmp "eq" %19, %2 : i32
    llvm.cond_br %9, ^bb7, ^bb3
  ^bb3:  // pred: ^bb2
    %10 = llvm.zext nneg %19 : i32 to i64
    llvm.br ^bb6(%3 : i64)
  ^bb4(%11: i32, %12: i32):  // 2 preds: ^bb1, ^bb4
    %13 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %14 = llvm.zext nneg %12 : i32 to i64
    %15 = llvm.getelementptr inbounds|nuw %6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call tail @stop() : () -> i32
    %17 = llvm.icmp "ne" %16, %2 : i32
    %18 = llvm.zext %17 : i1 to i32
    %19 = llvm.add %12, %18 overflow<nsw, nuw> : i32
    %20 = llvm.add %11, %0 overflow<nsw, nuw> : i32
    %21 = llvm.icmp "eq" %20, %arg0 : i32
    llvm.cond_br %21, ^bb2, ^bb4(%20, %19 : i32, i32)
  ^bb5:  // pred: ^bb6
    %22 = llvm.icmp "slt" %19, %arg0 : i32
    llvm.cond_br %22, ^bb7, ^bb8
  ^bb6(%23: i64):  // 2 preds: ^bb3, ^bb6
    %24 = llvm.getelementptr inbounds|nuw %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %23, %4 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %10 : i64
    llvm.cond_br %27, ^bb5, ^bb6(%26 : i64)
  ^bb7:  // 2 preds: ^bb2, ^bb5
    %28 = llvm.zext nneg %arg0 : i32 to i64
    %29 = llvm.getelementptr %6[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr %29[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb8
  ^bb8:  // 3 preds: ^bb1, ^bb5, ^bb7
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func @faulty_counted_twice_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
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
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb8
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @stop() : () -> i32
    %17 = llvm.icmp "ne" %16, %1 : i32
    llvm.cond_br %17, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %18 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %6 : i32, !llvm.ptr
    %21 = llvm.sext %19 : i32 to i64
    %22 = llvm.getelementptr inbounds %5[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %18, %22 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb9:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb12
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.load %6 : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %25, %26 : i32
    llvm.cond_br %27, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %5[%3, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:  // pred: ^bb10
    %34 = llvm.load %6 : !llvm.ptr -> i32
    %35 = llvm.icmp "ne" %34, %1 : i32
    llvm.cond_br %35, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %36 = llvm.load %6 : !llvm.ptr -> i32
    %37 = llvm.sub %36, %0 overflow<nsw> : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %5[%3, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%40) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.br ^bb15
  ^bb15:  // 3 preds: ^bb2, ^bb13, ^bb14
    llvm.return
  }
  llvm.func @faulty_counted_twice_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(-8 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb11, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %8, ^bb10, ^bb4(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb6
    %9 = llvm.icmp "sgt" %19, %2 : i32
    llvm.cond_br %9, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %10 = llvm.zext nneg %19 : i32 to i64
    llvm.br ^bb8(%3 : i64)
  ^bb4(%11: i32, %12: i32):  // 2 preds: ^bb1, ^bb6
    %13 = llvm.call tail @stop() : () -> i32
    %14 = llvm.icmp "eq" %13, %2 : i32
    llvm.cond_br %14, ^bb6(%12 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.add %12, %0 overflow<nsw> : i32
    %17 = llvm.sext %12 : i32 to i64
    %18 = llvm.getelementptr inbounds %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%16 : i32)
  ^bb6(%19: i32):  // 2 preds: ^bb4, ^bb5
    %20 = llvm.add %11, %0 overflow<nsw, nuw> : i32
    %21 = llvm.icmp "eq" %20, %arg0 : i32
    llvm.cond_br %21, ^bb2, ^bb4(%20, %19 : i32, i32)
  ^bb7:  // pred: ^bb2
    %22 = llvm.icmp "eq" %19, %2 : i32
    llvm.cond_br %22, ^bb10, ^bb9
  ^bb8(%23: i64):  // 2 preds: ^bb3, ^bb8
    %24 = llvm.getelementptr inbounds|nuw %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()
    %26 = llvm.add %23, %4 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %10 : i64
    llvm.cond_br %27, ^bb9, ^bb8(%26 : i64)
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %28 = llvm.sext %19 : i32 to i64
    %29 = llvm.getelementptr %6[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr %29[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb1, ^bb7, ^bb9
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func @faulty_counted_reset_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
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
    llvm.br ^bb14
  ^bb3:  // pred: ^bb1
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb9
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    %16 = llvm.call @stop() : () -> i32
    %17 = llvm.icmp "ne" %16, %1 : i32
    llvm.cond_br %17, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %18 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.store %20, %6 : i32, !llvm.ptr
    %21 = llvm.sext %19 : i32 to i64
    %22 = llvm.getelementptr inbounds %5[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %18, %22 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb7:  // pred: ^bb5
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb10:  // pred: ^bb4
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %25 = llvm.load %8 : !llvm.ptr -> i32
    %26 = llvm.load %4 : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %25, %26 : i32
    llvm.cond_br %27, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %5[%3, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%31) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // 2 preds: ^bb2, ^bb11
    llvm.return
  }
  llvm.func @faulty_counted_reset_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %6, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %7, ^bb6, ^bb3(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb5
    %8 = llvm.intr.smax(%arg0, %0) : (i32, i32) -> i32
    %9 = llvm.zext nneg %8 : i32 to i64
    llvm.br ^bb7(%3 : i64)
  ^bb3(%10: i32, %11: i32):  // 2 preds: ^bb1, ^bb5
    %12 = llvm.call tail @stop() : () -> i32
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb5(%2 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %14 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.add %11, %0 overflow<nsw> : i32
    %16 = llvm.sext %11 : i32 to i64
    %17 = llvm.getelementptr inbounds %5[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%15 : i32)
  ^bb5(%18: i32):  // 2 preds: ^bb3, ^bb4
    %19 = llvm.add %10, %0 overflow<nsw, nuw> : i32
    %20 = llvm.icmp "eq" %19, %arg0 : i32
    llvm.cond_br %20, ^bb2, ^bb3(%19, %18 : i32, i32)
  ^bb6:  // 2 preds: ^bb1, ^bb7
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.br ^bb8
  ^bb7(%21: i64):  // 2 preds: ^bb2, ^bb7
    %22 = llvm.getelementptr inbounds|nuw %5[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %24 = llvm.add %21, %4 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %9 : i64
    llvm.cond_br %25, ^bb6, ^bb7(%24 : i64)
  ^bb8:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func @faulty_cleared_again_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(104 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %0 : i32
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.icmp "sgt" %14, %1 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb18
  ^bb3:  // pred: ^bb1
    %16 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
    llvm.store %16, %8 : !llvm.ptr, !llvm.ptr
    llvm.store %3, %9 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb12
    %17 = llvm.load %9 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %4 : i32
    llvm.cond_br %18, ^bb5, ^bb13
  ^bb5:  // pred: ^bb4
    %19 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%19, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %20 = llvm.load %9 : !llvm.ptr -> i32
    %21 = llvm.icmp "eq" %20, %3 : i32
    llvm.cond_br %21, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    llvm.store %3, %10 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %22 = llvm.load %10 : !llvm.ptr -> i32
    %23 = llvm.load %7 : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %22, %23 : i32
    llvm.cond_br %24, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %25 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %26 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %28 = llvm.load %10 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%5, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %25, %30 : !llvm.ptr, !llvm.ptr
    %31 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %32 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %34 = llvm.load %10 : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%5, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %31, %36 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %37 = llvm.load %10 : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 overflow<nsw> : i32
    llvm.store %38, %10 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb10:  // pred: ^bb7
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb5, ^bb10
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %39 = llvm.load %9 : !llvm.ptr -> i32
    %40 = llvm.add %39, %0 overflow<nsw> : i32
    llvm.store %40, %9 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb13:  // pred: ^bb4
    llvm.store %3, %11 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb16
    %41 = llvm.load %11 : !llvm.ptr -> i32
    %42 = llvm.load %7 : !llvm.ptr -> i32
    %43 = llvm.icmp "slt" %41, %42 : i32
    llvm.cond_br %43, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %44 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %46 = llvm.load %11 : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %45[%5, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %52 = llvm.load %11 : !llvm.ptr -> i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %51[%5, %53] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%49, %55) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle unknown-handle
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %56 = llvm.load %11 : !llvm.ptr -> i32
    %57 = llvm.add %56, %0 overflow<nsw> : i32
    llvm.store %57, %11 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb17:  // pred: ^bb14
    %58 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%58) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb2, ^bb17
    llvm.return
  }
  llvm.func @faulty_cleared_late_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(104 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %10 = llvm.load %6 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %0 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb12
  ^bb3:  // pred: ^bb1
    %14 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
    llvm.store %14, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %3, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %15 = llvm.load %8 : !llvm.ptr -> i32
    %16 = llvm.load %6 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %19 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.load %8 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%5, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %18, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %25 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %26[%5, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %24, %29 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %30 = llvm.load %8 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %32 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%32, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %33 = llvm.load %9 : !llvm.ptr -> i32
    %34 = llvm.load %6 : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %33, %34 : i32
    llvm.cond_br %35, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %36 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%5, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %44 = llvm.load %9 : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %43[%5, %45] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%41, %47) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %48 = llvm.load %9 : !llvm.ptr -> i32
    %49 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.store %49, %9 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:  // pred: ^bb8
    %50 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb2, ^bb11
    llvm.return
  }
  llvm.func @faulty_cleared_sometimes_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(104 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i32, !llvm.ptr
    %10 = llvm.load %6 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %0 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %6 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb15
  ^bb3:  // pred: ^bb1
    %14 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
    llvm.store %14, %7 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call @stop() : () -> i32
    %16 = llvm.icmp "ne" %15, %3 : i32
    llvm.cond_br %16, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %17 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%17, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb6
  ^bb5:  // pred: ^bb3
    %18 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.getelementptr inbounds %20[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %18, %21 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.store %0, %8 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %22 = llvm.load %8 : !llvm.ptr -> i32
    %23 = llvm.load %6 : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %22, %23 : i32
    llvm.cond_br %24, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %26 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%4, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %25, %30 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %8 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb10:  // pred: ^bb7
    llvm.store %3, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %33 = llvm.load %9 : !llvm.ptr -> i32
    %34 = llvm.load %6 : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %33, %34 : i32
    llvm.cond_br %35, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %36 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%4, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%41) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %42 = llvm.load %9 : !llvm.ptr -> i32
    %43 = llvm.add %42, %0 overflow<nsw> : i32
    llvm.store %43, %9 : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb11
    %44 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%44) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb2, ^bb14
    llvm.return
  }
  llvm.func @faulty_filled_partly_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(104 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %10 = llvm.load %7 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %0 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %7 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %1 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb8
  ^bb3:  // pred: ^bb1
    %14 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
    llvm.store %14, %8 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %3, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %5, %9 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    %16 = llvm.load %9 : !llvm.ptr -> i32
    %17 = llvm.load %7 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %16, %17 : i32
    llvm.cond_br %18, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %19 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ctx", (array<4 x ptr>, array<4 x ptr>, array<4 x ptr>, i32)>
    %21 = llvm.load %9 : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%6, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %25 = llvm.load %9 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %9 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:  // pred: ^bb4
    %27 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%27) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb2, ^bb7
    llvm.return
  }
  llvm.func @faulty_filled_partly_O2(%arg0: i32) {
    %0 = llvm.mlir.constant(-5 : i32) : i32
    %1 = llvm.mlir.constant(-4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.undef : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.add %arg0, %0 : i32
    %6 = llvm.icmp "ult" %5, %1 : i32
    llvm.cond_br %6, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb2(%2 : i64)
  ^bb2(%8: i64):  // 2 preds: ^bb1, ^bb2
    llvm.call tail @mgpuEventDestroy(%3) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %9 = llvm.add %8, %4 overflow<nsw, nuw> : i64
    %10 = llvm.icmp "eq" %9, %7 : i64
    llvm.cond_br %10, ^bb3, ^bb2(%9 : i64)
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return
  }
}
