// Only some elements are made, or as many as are counted, in private globals. From C without and with optimization; those whose names begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.mlir.global internal @e_O0() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @f_O0() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @g_O0() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @h_O0() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @e_O1() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @f_O1() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @g_O1() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global internal @h_O1() : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<8 x ptr>
    llvm.return %0 : !llvm.array<8 x ptr>
  }
  llvm.func @right_counted_O0(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.addressof @e_O0 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    llvm.store %arg1, %6 : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %1 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:
    %12 = llvm.load %5 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb13
  ^bb3:
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %14 = llvm.load %8 : !llvm.ptr -> i32
    %15 = llvm.load %5 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb5, ^bb9
  ^bb5:
    %17 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %8 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %21 = llvm.load %20 : !llvm.ptr -> i32
    %22 = llvm.icmp "ne" %21, %1 : i32
    llvm.cond_br %22, ^bb6, ^bb7
  ^bb6:
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %7 : i32, !llvm.ptr
    %26 = llvm.sext %24 : i32 to i64
    %27 = llvm.getelementptr inbounds %3[%4, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %23, %27 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    llvm.br ^bb8
  ^bb8:
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb9:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    %30 = llvm.load %9 : !llvm.ptr -> i32
    %31 = llvm.load %7 : !llvm.ptr -> i32
    %32 = llvm.icmp "slt" %30, %31 : i32
    llvm.cond_br %32, ^bb11, ^bb13
  ^bb11:
    %33 = llvm.load %9 : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %3[%4, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%36) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:
    %37 = llvm.load %9 : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 overflow<nsw> : i32
    llvm.store %38, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:
    llvm.return
  }
  llvm.func @wrong_counted_O0(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.addressof @f_O0 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    llvm.store %arg1, %6 : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:
    %13 = llvm.load %5 : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb17
  ^bb3:
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %15 = llvm.load %8 : !llvm.ptr -> i32
    %16 = llvm.load %5 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb5, ^bb9
  ^bb5:
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 : !llvm.ptr -> i32
    %23 = llvm.icmp "ne" %22, %1 : i32
    llvm.cond_br %23, ^bb6, ^bb7
  ^bb6:
    %24 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %25 = llvm.load %7 : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %7 : i32, !llvm.ptr
    %27 = llvm.sext %25 : i32 to i64
    %28 = llvm.getelementptr inbounds %3[%4, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %24, %28 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    llvm.br ^bb8
  ^bb8:
    %29 = llvm.load %8 : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %8 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb9:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    %31 = llvm.load %9 : !llvm.ptr -> i32
    %32 = llvm.load %7 : !llvm.ptr -> i32
    %33 = llvm.icmp "slt" %31, %32 : i32
    llvm.cond_br %33, ^bb11, ^bb13
  ^bb11:
    %34 = llvm.load %9 : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %3[%4, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%37) : (!llvm.ptr) -> ()
    llvm.br ^bb12
  ^bb12:
    %38 = llvm.load %9 : !llvm.ptr -> i32
    %39 = llvm.add %38, %0 overflow<nsw> : i32
    llvm.store %39, %9 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb13:
    llvm.store %1, %10 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:
    %40 = llvm.load %10 : !llvm.ptr -> i32
    %41 = llvm.load %7 : !llvm.ptr -> i32
    %42 = llvm.icmp "slt" %40, %41 : i32
    llvm.cond_br %42, ^bb15, ^bb17
  ^bb15:
    %43 = llvm.load %10 : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %3[%4, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%46) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.br ^bb16
  ^bb16:
    %47 = llvm.load %10 : !llvm.ptr -> i32
    %48 = llvm.add %47, %0 overflow<nsw> : i32
    llvm.store %48, %10 : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb17:
    llvm.return
  }
  llvm.func @right_all_counted_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.addressof @g_O0 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    %9 = llvm.load %5 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:
    %11 = llvm.load %5 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb11
  ^bb3:
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.load %5 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb7
  ^bb5:
    %16 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %6 : i32, !llvm.ptr
    %19 = llvm.sext %17 : i32 to i64
    %20 = llvm.getelementptr inbounds %3[%4, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %16, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %21 = llvm.load %7 : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %23 = llvm.load %8 : !llvm.ptr -> i32
    %24 = llvm.load %6 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb9, ^bb11
  ^bb9:
    %26 = llvm.load %8 : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %3[%4, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%29) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %30 = llvm.load %8 : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.return
  }
  llvm.func @wrong_all_counted_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.addressof @h_O0 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    %10 = llvm.load %5 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %1 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:
    %12 = llvm.load %5 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb15
  ^bb3:
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.store %1, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %14 = llvm.load %7 : !llvm.ptr -> i32
    %15 = llvm.load %5 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:
    %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.add %18, %0 overflow<nsw> : i32
    llvm.store %19, %6 : i32, !llvm.ptr
    %20 = llvm.sext %18 : i32 to i64
    %21 = llvm.getelementptr inbounds %3[%4, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %17, %21 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %22 = llvm.load %7 : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %7 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %24 = llvm.load %8 : !llvm.ptr -> i32
    %25 = llvm.load %6 : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %24, %25 : i32
    llvm.cond_br %26, ^bb9, ^bb11
  ^bb9:
    %27 = llvm.load %8 : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %3[%4, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%30) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %31 = llvm.load %8 : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %33 = llvm.load %9 : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    %35 = llvm.load %6 : !llvm.ptr -> i32
    %36 = llvm.icmp "slt" %34, %35 : i32
    llvm.cond_br %36, ^bb13, ^bb15
  ^bb13:
    %37 = llvm.load %9 : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %3[%4, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%40) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.br ^bb14
  ^bb14:
    %41 = llvm.load %9 : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %9 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.return
  }
  llvm.func @right_counted_O1(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.addressof @e_O1 : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %6, ^bb9, ^bb1
  ^bb1:
    %7 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %7, ^bb3(%1 : i32), ^bb2
  ^bb2:
    %8 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%2, %1 : i64, i32)
  ^bb3(%9: i32):
    %10 = llvm.icmp "sgt" %9, %1 : i32
    llvm.cond_br %10, ^bb4, ^bb9
  ^bb4:
    %11 = llvm.zext nneg %9 : i32 to i64
    llvm.br ^bb8(%2 : i64)
  ^bb5(%12: i64, %13: i32):
    %14 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 : !llvm.ptr -> i32
    %16 = llvm.icmp "eq" %15, %1 : i32
    llvm.cond_br %16, ^bb7(%13 : i32), ^bb6
  ^bb6:
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.add %13, %3 overflow<nsw> : i32
    %19 = llvm.sext %13 : i32 to i64
    %20 = llvm.getelementptr inbounds %4[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%18 : i32)
  ^bb7(%21: i32):
    %22 = llvm.add %12, %5 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %8 : i64
    llvm.cond_br %23, ^bb3(%21 : i32), ^bb5(%22, %21 : i64, i32)
  ^bb8(%24: i64):
    %25 = llvm.getelementptr inbounds|nuw %4[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.add %24, %5 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %11 : i64
    llvm.cond_br %28, ^bb9, ^bb8(%27 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @wrong_counted_O1(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.addressof @f_O1 : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %6, ^bb12, ^bb1
  ^bb1:
    %7 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %7, ^bb3(%1 : i32), ^bb2
  ^bb2:
    %8 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%2, %1 : i64, i32)
  ^bb3(%9: i32):
    %10 = llvm.icmp "sgt" %9, %1 : i32
    llvm.cond_br %10, ^bb4, ^bb8
  ^bb4:
    %11 = llvm.zext nneg %9 : i32 to i64
    llvm.br ^bb10(%2 : i64)
  ^bb5(%12: i64, %13: i32):
    %14 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 : !llvm.ptr -> i32
    %16 = llvm.icmp "eq" %15, %1 : i32
    llvm.cond_br %16, ^bb7(%13 : i32), ^bb6
  ^bb6:
    %17 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.add %13, %3 overflow<nsw> : i32
    %19 = llvm.sext %13 : i32 to i64
    %20 = llvm.getelementptr inbounds %4[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%18 : i32)
  ^bb7(%21: i32):
    %22 = llvm.add %12, %5 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %8 : i64
    llvm.cond_br %23, ^bb3(%21 : i32), ^bb5(%22, %21 : i64, i32)
  ^bb8:
    %24 = llvm.icmp "sgt" %9, %1 : i32
    llvm.cond_br %24, ^bb9, ^bb12
  ^bb9:
    %25 = llvm.zext nneg %9 : i32 to i64
    llvm.br ^bb11(%2 : i64)
  ^bb10(%26: i64):
    %27 = llvm.getelementptr inbounds|nuw %4[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%28) : (!llvm.ptr) -> ()
    %29 = llvm.add %26, %5 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %11 : i64
    llvm.cond_br %30, ^bb8, ^bb10(%29 : i64)
  ^bb11(%31: i64):
    %32 = llvm.getelementptr inbounds|nuw %4[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%33) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    %34 = llvm.add %31, %5 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %25 : i64
    llvm.cond_br %35, ^bb12, ^bb11(%34 : i64)
  ^bb12:
    llvm.return
  }
  llvm.func @right_all_counted_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.addressof @g_O1 : !llvm.ptr
    %5 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %5, ^bb8, ^bb1
  ^bb1:
    %6 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %6, ^bb4(%1 : i32), ^bb2
  ^bb2:
    %7 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb6(%2 : i64)
  ^bb3:
    %8 = llvm.trunc %14 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb4(%8 : i32)
  ^bb4(%9: i32):
    %10 = llvm.icmp "eq" %9, %1 : i32
    llvm.cond_br %10, ^bb8, ^bb5
  ^bb5:
    %11 = llvm.zext %9 : i32 to i64
    llvm.br ^bb7(%2 : i64)
  ^bb6(%12: i64):
    %13 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.add %12, %3 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds|nuw %4[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.icmp "eq" %14, %7 : i64
    llvm.cond_br %16, ^bb3, ^bb6(%14 : i64)
  ^bb7(%17: i64):
    %18 = llvm.getelementptr inbounds|nuw %4[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%19) : (!llvm.ptr) -> ()
    %20 = llvm.add %17, %3 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %11 : i64
    llvm.cond_br %21, ^bb8, ^bb7(%20 : i64)
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_all_counted_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.addressof @h_O1 : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.icmp "ugt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb11, ^bb1
  ^bb1:
    %8 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %8, ^bb4(%1 : i32), ^bb2
  ^bb2:
    %9 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb6(%2 : i64)
  ^bb3:
    %10 = llvm.trunc %16 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb4(%10 : i32)
  ^bb4(%11: i32):
    %12 = llvm.icmp "eq" %11, %1 : i32
    llvm.cond_br %12, ^bb7, ^bb5
  ^bb5:
    %13 = llvm.zext %11 : i32 to i64
    llvm.br ^bb9(%2 : i64)
  ^bb6(%14: i64):
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.add %14, %3 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %4[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.icmp "eq" %16, %9 : i64
    llvm.cond_br %18, ^bb3, ^bb6(%16 : i64)
  ^bb7:
    %19 = llvm.icmp "ugt" %11, %5 : i32
    llvm.cond_br %19, ^bb8, ^bb11
  ^bb8:
    %20 = llvm.add %11, %6 overflow<nsw> : i32
    %21 = llvm.zext %20 : i32 to i64
    llvm.br ^bb10(%2 : i64)
  ^bb9(%22: i64):
    %23 = llvm.getelementptr inbounds|nuw %4[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()
    %25 = llvm.add %22, %3 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %13 : i64
    llvm.cond_br %26, ^bb7, ^bb9(%25 : i64)
  ^bb10(%27: i64):
    %28 = llvm.getelementptr inbounds|nuw %4[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%29) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    %30 = llvm.add %27, %3 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %21 : i64
    llvm.cond_br %31, ^bb11, ^bb10(%30 : i64)
  ^bb11:
    llvm.return
  }
}
