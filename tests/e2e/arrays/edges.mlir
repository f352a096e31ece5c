// The first and the last index of loops: what they access beside the part that is free, and elements that were not made. From C without and with optimization; those whose names begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @wrong_past_the_end_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(16 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %9 : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @mgpuMemAlloc(%1, %14, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %16, %11 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%18, %19, %1, %20) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %5, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %21 = llvm.load %12 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %21, %6 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:
    %23 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %12 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %26 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %27 = llvm.load %12 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %29 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %12 : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %32 : i32, !llvm.ptr  // expect: host-race
    %33 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()
    %34 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%34, %35) : (!llvm.ptr, !llvm.ptr) -> ()
    %36 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()
    %37 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%37) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_inclusive_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %12, %8 : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @mgpuMemAlloc(%1, %13, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %7 : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %16, %4 : i32
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:
    %18 = llvm.load %7 : !llvm.ptr -> i32
    %19 = llvm.icmp "sgt" %18, %5 : i32
    llvm.cond_br %19, ^bb2, ^bb3
  ^bb2:
    llvm.store %5, %7 : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %20 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%21, %22, %1, %23) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %4, %11 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %24 = llvm.load %11 : !llvm.ptr -> i32
    %25 = llvm.load %7 : !llvm.ptr -> i32
    %26 = llvm.icmp "sle" %24, %25 : i32
    llvm.cond_br %26, ^bb5, ^bb7
  ^bb5:
    %27 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %11 : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %30 : i32, !llvm.ptr  // expect: host-race
    llvm.br ^bb6
  ^bb6:
    %31 = llvm.load %11 : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %11 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %33 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()
    %34 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%34, %35) : (!llvm.ptr, !llvm.ptr) -> ()
    %36 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()
    %37 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%37) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_down_below_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %8 : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @mgpuMemAlloc(%1, %14, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %15, %9 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %16, %10 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %18, %11 : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%19, %20, %1, %21) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %5, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %22 = llvm.load %12 : !llvm.ptr -> i32
    %23 = llvm.icmp "sge" %22, %6 : i32
    llvm.cond_br %23, ^bb2, ^bb4
  ^bb2:
    %24 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %12 : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %27 : i32, !llvm.ptr  // expect: host-race
    llvm.br ^bb3
  ^bb3:
    %28 = llvm.load %12 : !llvm.ptr -> i32
    %29 = llvm.add %28, %6 overflow<nsw> : i32
    llvm.store %29, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %30 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%30) : (!llvm.ptr) -> ()
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%31, %32) : (!llvm.ptr, !llvm.ptr) -> ()
    %33 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
    %34 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%34) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_signed_index_O0(%arg0: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(512 : i64) : i64
    %4 = llvm.mlir.constant(128 : i64) : i64
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i8, !llvm.ptr
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %7 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%1, %12, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %13, %8 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %10 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%17, %18, %1, %19) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %20 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %6 : !llvm.ptr -> i8
    %22 = llvm.sext %21 : i8 to i64
    %23 = llvm.getelementptr inbounds %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %23 : i8, !llvm.ptr  // expect: host-race
    %24 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()
    %25 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%25, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    %28 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%28) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_signed_index_O0(%arg0: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(512 : i64) : i64
    %4 = llvm.mlir.constant(192 : i64) : i64
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i8, !llvm.ptr
    %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %7 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @mgpuMemAlloc(%1, %12, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %13, %8 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %14, %9 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %10 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%17, %18, %1, %19) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %20 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %6 : !llvm.ptr -> i8
    %22 = llvm.sext %21 : i8 to i64
    %23 = llvm.getelementptr inbounds %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %23 : i8, !llvm.ptr
    %24 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%24) : (!llvm.ptr) -> ()
    %25 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%25, %26) : (!llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    %28 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%28) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_wide_store_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(16 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 : i32, !llvm.ptr
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %9 : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @mgpuMemAlloc(%1, %14, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %15, %10 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %16, %11 : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%18, %19, %1, %20) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %5, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %21 = llvm.load %12 : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %21, %6 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:
    %23 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %12 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %26 : i64, !llvm.ptr  // expect: host-race
    llvm.br ^bb3
  ^bb3:
    %27 = llvm.load %12 : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %12 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %29 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%29) : (!llvm.ptr) -> ()
    %30 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%30, %31) : (!llvm.ptr, !llvm.ptr) -> ()
    %32 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%32) : (!llvm.ptr) -> ()
    %33 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%33) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_odd_and_even_O0(%arg0: i64) {
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
    llvm.br ^bb11
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
    %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
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
    %24 = llvm.sub %23, %1 overflow<nsw> : i64
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
    llvm.call @mgpuEventDestroy(%29) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb10
  ^bb10:
    %30 = llvm.load %8 : !llvm.ptr -> i64
    %31 = llvm.sub %30, %4 overflow<nsw> : i64
    llvm.store %31, %8 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.return
  }
  llvm.func @wrong_one_less_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i64, !llvm.ptr
    %8 = llvm.load %4 : !llvm.ptr -> i64
    %9 = llvm.icmp "slt" %8, %1 : i64
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:
    %10 = llvm.load %4 : !llvm.ptr -> i64
    %11 = llvm.icmp "sgt" %10, %2 : i64
    llvm.cond_br %11, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb11
  ^bb3:
    llvm.store %3, %6 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %12 = llvm.load %6 : !llvm.ptr -> i64
    %13 = llvm.load %4 : !llvm.ptr -> i64
    %14 = llvm.mul %1, %13 overflow<nsw> : i64
    %15 = llvm.sub %14, %1 overflow<nsw> : i64
    %16 = llvm.icmp "slt" %12, %15 : i64
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:
    %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds %5[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %17, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %20 = llvm.load %6 : !llvm.ptr -> i64
    %21 = llvm.add %20, %1 overflow<nsw> : i64
    llvm.store %21, %6 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %22 = llvm.load %4 : !llvm.ptr -> i64
    %23 = llvm.mul %1, %22 overflow<nsw> : i64
    %24 = llvm.sub %23, %1 overflow<nsw> : i64
    llvm.store %24, %7 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %25 = llvm.load %7 : !llvm.ptr -> i64
    %26 = llvm.icmp "sge" %25, %3 : i64
    llvm.cond_br %26, ^bb9, ^bb11
  ^bb9:
    %27 = llvm.load %7 : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %5[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%29) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb10
  ^bb10:
    %30 = llvm.load %7 : !llvm.ptr -> i64
    %31 = llvm.sub %30, %1 overflow<nsw> : i64
    llvm.store %31, %7 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.return
  }
  llvm.func @wrong_by_four_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(-4 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 : i64, !llvm.ptr
    %11 = llvm.load %6 : !llvm.ptr -> i64
    %12 = llvm.icmp "slt" %11, %1 : i64
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:
    %13 = llvm.load %6 : !llvm.ptr -> i64
    %14 = llvm.icmp "sgt" %13, %2 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb15
  ^bb3:
    llvm.store %3, %8 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %15 = llvm.load %8 : !llvm.ptr -> i64
    %16 = llvm.load %6 : !llvm.ptr -> i64
    %17 = llvm.icmp "slt" %15, %16 : i64
    llvm.cond_br %17, ^bb5, ^bb7
  ^bb5:
    %18 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %19 = llvm.load %8 : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %7[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %18, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %21 = llvm.load %8 : !llvm.ptr -> i64
    %22 = llvm.add %21, %5 overflow<nsw> : i64
    llvm.store %22, %8 : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    llvm.store %3, %9 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %23 = llvm.load %9 : !llvm.ptr -> i64
    %24 = llvm.load %6 : !llvm.ptr -> i64
    %25 = llvm.and %24, %4 : i64
    %26 = llvm.icmp "slt" %23, %25 : i64
    llvm.cond_br %26, ^bb9, ^bb11
  ^bb9:
    %27 = llvm.load %9 : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %7[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%29) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %30 = llvm.load %9 : !llvm.ptr -> i64
    %31 = llvm.add %30, %5 overflow<nsw> : i64
    llvm.store %31, %9 : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.store %3, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %32 = llvm.load %10 : !llvm.ptr -> i64
    %33 = llvm.load %6 : !llvm.ptr -> i64
    %34 = llvm.icmp "slt" %32, %33 : i64
    llvm.cond_br %34, ^bb13, ^bb15
  ^bb13:
    %35 = llvm.load %10 : !llvm.ptr -> i64
    %36 = llvm.getelementptr inbounds %7[%3, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%37) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.br ^bb14
  ^bb14:
    %38 = llvm.load %10 : !llvm.ptr -> i64
    %39 = llvm.add %38, %5 overflow<nsw> : i64
    llvm.store %39, %10 : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.return
  }
  llvm.func @wrong_past_the_end_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.call tail @mgpuMemAlloc(%0, %8, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %10 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %11 = llvm.getelementptr inbounds|nuw %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%11, %9, %0, %8) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%12: i64):
    %13 = llvm.getelementptr inbounds|nuw %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %13 : i32, !llvm.ptr
    %14 = llvm.add %12, %5 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %6 : i64
    llvm.cond_br %15, ^bb2, ^bb1(%14 : i64)
  ^bb2:
    %16 = llvm.getelementptr inbounds|nuw %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %16 : i32, !llvm.ptr  // expect: host-race
    llvm.call tail @mgpuStreamSynchronize(%8) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%9, %8) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%8) : (!llvm.ptr) -> ()
    llvm.call tail @free(%10) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_inclusive_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(16 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %8 = llvm.call tail @mgpuMemAlloc(%0, %7, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %9 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %10 = llvm.intr.umin(%arg0, %3) : (i32, i32) -> i32
    %11 = llvm.getelementptr inbounds|nuw %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%11, %8, %0, %7) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %12 = llvm.add %10, %4 overflow<nsw, nuw> : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    llvm.br ^bb2(%5 : i64)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%7) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%8, %7) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%7) : (!llvm.ptr) -> ()
    llvm.call tail @free(%9) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%14: i64):
    %15 = llvm.getelementptr inbounds|nuw %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %15 : i32, !llvm.ptr  // expect: host-race
    %16 = llvm.add %14, %6 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %13 : i64
    llvm.cond_br %17, ^bb1, ^bb2(%16 : i64)
  }
  llvm.func @wrong_down_below_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.call tail @mgpuMemAlloc(%0, %6, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %9 = llvm.getelementptr inbounds|nuw %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%8, %7, %0, %6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%3 : i64)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%7, %6) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%10: i64):
    %11 = llvm.getelementptr inbounds %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %11 : i32, !llvm.ptr  // expect: host-race
    %12 = llvm.add %10, %5 overflow<nsw> : i64
    %13 = llvm.icmp "sgt" %10, %5 : i64
    llvm.cond_br %13, ^bb2(%12 : i64), ^bb1
  }
  llvm.func @wrong_signed_index_O1(%arg0: i8) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(512 : i64) : i64
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %6 = llvm.call tail @mgpuMemAlloc(%0, %5, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %7 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %8 = llvm.getelementptr inbounds|nuw %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%7, %6, %0, %5) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %9 = llvm.sext %arg0 : i8 to i64
    %10 = llvm.getelementptr inbounds %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %10 : i8, !llvm.ptr  // expect: host-race
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%6, %5) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%5) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_signed_index_O1(%arg0: i8) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(512 : i64) : i64
    %3 = llvm.mlir.constant(192 : i64) : i64
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %6 = llvm.call tail @mgpuMemAlloc(%0, %5, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %7 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %8 = llvm.getelementptr inbounds|nuw %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%7, %6, %0, %5) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %9 = llvm.sext %arg0 : i8 to i64
    %10 = llvm.getelementptr inbounds %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %10 : i8, !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%6, %5) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%5) : (!llvm.ptr) -> ()
    llvm.call tail @free(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_wide_store_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %7 = llvm.call tail @mgpuMemAlloc(%0, %6, %1) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.call tail @malloc(%2) : (i64) -> (!llvm.ptr)
    %9 = llvm.getelementptr inbounds|nuw %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @mgpuMemcpy(%9, %7, %0, %6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^bb2(%3 : i64)
  ^bb1:
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr) -> ()
    llvm.call tail @mgpuMemFree(%7, %6) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr) -> ()
    llvm.call tail @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  ^bb2(%10: i64):
    %11 = llvm.getelementptr inbounds|nuw %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %11 : i64, !llvm.ptr  // expect: host-race
    %12 = llvm.add %10, %4 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %5 : i64
    llvm.cond_br %13, ^bb1, ^bb2(%12 : i64)
  }
  llvm.func @wrong_odd_and_even_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i64) : i64
    %2 = llvm.mlir.constant(-8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.mlir.constant(-2 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %9 = llvm.add %arg0, %1 : i64
    %10 = llvm.icmp "ult" %9, %2 : i64
    llvm.cond_br %10, ^bb6, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %11 = llvm.shl %arg0, %3 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %arg0, %4 : i64
    llvm.cond_br %12, ^bb4, ^bb3(%4 : i64)
  ^bb2:
    %13 = llvm.add %11, %6 overflow<nsw> : i64
    llvm.br ^bb5(%13 : i64)
  ^bb3(%14: i64):
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %16 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "ult" %17, %11 : i64
    llvm.cond_br %18, ^bb3(%17 : i64), ^bb2
  ^bb4:
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.br ^bb6
  ^bb5(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %8[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%21) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %22 = llvm.add %19, %7 overflow<nsw> : i64
    %23 = llvm.icmp "sgt" %19, %3 : i64
    llvm.cond_br %23, ^bb5(%22 : i64), ^bb4
  ^bb6:
    llvm.return
  }
  llvm.func @wrong_one_less_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i64) : i64
    %2 = llvm.mlir.constant(-7 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.add %arg0, %1 : i64
    %9 = llvm.icmp "ult" %8, %2 : i64
    llvm.cond_br %9, ^bb6, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %10 = llvm.shl %arg0, %3 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %4 overflow<nsw> : i64
    %12 = llvm.icmp "ugt" %arg0, %3 : i64
    llvm.cond_br %12, ^bb3(%5 : i64), ^bb2
  ^bb2:
    %13 = llvm.icmp "eq" %arg0, %5 : i64
    llvm.cond_br %13, ^bb4, ^bb5(%11 : i64)
  ^bb3(%14: i64):
    %15 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.add %14, %6 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "slt" %17, %11 : i64
    llvm.cond_br %18, ^bb3(%17 : i64), ^bb2
  ^bb4:
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.br ^bb6
  ^bb5(%19: i64):
    %20 = llvm.getelementptr inbounds|nuw %7[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%21) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %22 = llvm.add %19, %4 overflow<nsw> : i64
    %23 = llvm.icmp "sgt" %19, %3 : i64
    llvm.cond_br %23, ^bb5(%22 : i64), ^bb4
  ^bb6:
    llvm.return
  }
  llvm.func @wrong_by_four_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i64) : i64
    %2 = llvm.mlir.constant(-7 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(12 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.add %arg0, %1 : i64
    %8 = llvm.icmp "ult" %7, %2 : i64
    llvm.cond_br %8, ^bb8, ^bb1
  ^bb1:
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %3 : i64
    llvm.cond_br %9, ^bb3(%3 : i64), ^bb2
  ^bb2:
    %10 = llvm.and %arg0, %5 : i64
    %11 = llvm.icmp "eq" %10, %3 : i64
    llvm.cond_br %11, ^bb4, ^bb5(%3 : i64)
  ^bb3(%12: i64):
    %13 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "slt" %15, %arg0 : i64
    llvm.cond_br %16, ^bb3(%15 : i64), ^bb2
  ^bb4:
    %17 = llvm.icmp "sgt" %arg0, %3 : i64
    llvm.cond_br %17, ^bb7(%3 : i64), ^bb6
  ^bb5(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "ult" %21, %10 : i64
    llvm.cond_br %22, ^bb5(%21 : i64), ^bb4
  ^bb6:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb8
  ^bb7(%23: i64):
    %24 = llvm.getelementptr inbounds|nuw %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%25) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    %26 = llvm.add %23, %4 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "slt" %26, %arg0 : i64
    llvm.cond_br %27, ^bb7(%26 : i64), ^bb6
  ^bb8:
    llvm.return
  }
}
