// Addresses that go over the elements of an array, and numbers that count their bytes. From C without and with optimization; those whose names begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @ask() -> i32
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> (!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @right_over_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i64, !llvm.ptr
    %7 = llvm.load %3 : !llvm.ptr -> i64
    %8 = llvm.mul %1, %7 overflow<nsw> : i64
    %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
    llvm.store %9, %4 : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %3 : !llvm.ptr -> i64
    %12 = llvm.getelementptr inbounds %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %5 : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.store %13, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %14 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %14, %15 : !llvm.ptr
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %21 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.store %21, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ult" %22, %23 : !llvm.ptr
    llvm.cond_br %24, ^bb6, ^bb8
  ^bb6:
    %25 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %27 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %28, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %29 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.store %29, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %30 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "ne" %30, %31 : !llvm.ptr
    llvm.cond_br %32, ^bb10, ^bb11
  ^bb10:
    %33 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds %33[%2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %6 : !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb11:
    %36 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%36) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_from_both_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %10 = llvm.load %4 : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %1 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:
    %12 = llvm.load %4 : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb15
  ^bb3:
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %14 = llvm.load %6 : !llvm.ptr -> i32
    %15 = llvm.load %4 : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb5, ^bb7
  ^bb5:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %6 : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %5[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %21 = llvm.load %6 : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %23 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %23, %7 : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %25 = llvm.load %4 : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %27, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %28 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "ne" %28, %29 : !llvm.ptr
    llvm.cond_br %30, ^bb9, ^bb11
  ^bb9:
    %31 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%32) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %33 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %35 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %35, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %36 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %38 = llvm.load %4 : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.icmp "ne" %36, %40 : !llvm.ptr
    llvm.cond_br %41, ^bb13, ^bb15
  ^bb13:
    %42 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:
    %44 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %45, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.return
  }
  llvm.func @right_of_structures_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<16 x struct<"struct.two", (ptr, ptr)>> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb15
  ^bb3:
    %13 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.two", (ptr, ptr)>>
    llvm.store %13, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %14 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.two", (ptr, ptr)>>
    %16 = llvm.load %4 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %19 = llvm.icmp "ne" %14, %18 : !llvm.ptr
    llvm.cond_br %19, ^bb5, ^bb7
  ^bb5:
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %21 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    llvm.store %20, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %24 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    llvm.store %23, %25 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %26 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    llvm.store %27, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %28 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.two", (ptr, ptr)>>
    llvm.store %28, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %29 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.two", (ptr, ptr)>>
    %31 = llvm.load %4 : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %34 = llvm.icmp "ne" %29, %33 : !llvm.ptr
    llvm.cond_br %34, ^bb9, ^bb11
  ^bb9:
    %35 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%37, %40) : (!llvm.ptr, !llvm.ptr) -> ()
    %41 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:
    %44 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    llvm.store %45, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    %46 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.two", (ptr, ptr)>>
    llvm.store %46, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %47 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.two", (ptr, ptr)>>
    %49 = llvm.load %4 : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %52 = llvm.icmp "ne" %47, %51 : !llvm.ptr
    llvm.cond_br %52, ^bb13, ^bb15
  ^bb13:
    %53 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%55) : (!llvm.ptr) -> ()
    %56 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%58) : (!llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb14:
    %59 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %59[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two", (ptr, ptr)>
    llvm.store %60, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.return
  }
  llvm.func @right_in_helpers_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i64, !llvm.ptr
    %5 = llvm.load %3 : !llvm.ptr -> i64
    %6 = llvm.mul %1, %5 overflow<nsw> : i64
    %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
    llvm.store %7, %4 : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i64
    %9 = llvm.icmp "slt" %8, %2 : i64
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:
    %10 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb2:
    %11 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 : !llvm.ptr -> i64
    llvm.call @fill_O0(%11, %12) : (!llvm.ptr, i64) -> ()
    %13 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %3 : !llvm.ptr -> i64
    %16 = llvm.getelementptr inbounds %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.call @drop_O0(%13, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:
    llvm.return
  }
  llvm.func internal @fill_O0(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.add %5, %1 overflow<nsw> : i64
    llvm.store %6, %4 : i64, !llvm.ptr
    %7 = llvm.icmp "sgt" %5, %2 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:
    %8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %10, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb3:
    llvm.return
  }
  llvm.func internal @drop_O0(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.icmp "ne" %3, %4 : !llvm.ptr
    llvm.cond_br %5, ^bb2, ^bb4
  ^bb2:
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%7) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb3
  ^bb3:
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %9, %1 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.return
  }
  llvm.func @wrong_to_the_last_but_one_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i64, !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i64
    %9 = llvm.mul %1, %8 overflow<nsw> : i64
    %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
    llvm.store %10, %4 : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.store %11, %5 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.icmp "ne" %12, %15 : !llvm.ptr
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %5 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %21 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.store %21, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %3 : !llvm.ptr -> i64
    %26 = llvm.getelementptr inbounds %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.icmp "ult" %23, %26 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb8
  ^bb6:
    %28 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %30 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %31, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %32 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.store %32, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %33 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %3 : !llvm.ptr -> i64
    %36 = llvm.getelementptr inbounds %34[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.icmp "ne" %33, %36 : !llvm.ptr
    llvm.cond_br %37, ^bb10, ^bb12
  ^bb10:
    %38 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%39) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb11
  ^bb11:
    %40 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %40[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %41, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %42 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%42) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_from_the_second_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %8 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %8, %5 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %11 = llvm.getelementptr inbounds %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %12 = llvm.icmp "ne" %9, %11 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %5 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %17 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %17, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %20 = llvm.getelementptr inbounds %19[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.icmp "ne" %18, %20 : !llvm.ptr
    llvm.cond_br %21, ^bb6, ^bb8
  ^bb6:
    %22 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.return
  }
  llvm.func @wrong_every_second_twice_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %8, %5 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %9 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %11 = llvm.getelementptr inbounds %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %12 = llvm.icmp "ne" %9, %11 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %14 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %5 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %17 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %17, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %18 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %20 = llvm.getelementptr inbounds %19[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.icmp "ne" %18, %20 : !llvm.ptr
    llvm.cond_br %21, ^bb6, ^bb8
  ^bb6:
    %22 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %24 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %25, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %26 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %27 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %29 = llvm.getelementptr inbounds %28[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.icmp "ne" %27, %29 : !llvm.ptr
    llvm.cond_br %30, ^bb10, ^bb12
  ^bb10:
    %31 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%32) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %33 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_goes_on_perhaps_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:
    llvm.br ^bb13
  ^bb3:
    llvm.store %1, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %13 = llvm.load %6 : !llvm.ptr -> i32
    %14 = llvm.load %4 : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb5, ^bb7
  ^bb5:
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.load %6 : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %5[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %16, %19 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %20 = llvm.load %6 : !llvm.ptr -> i32
    %21 = llvm.add %20, %0 overflow<nsw> : i32
    llvm.store %21, %6 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb7:
    %22 = llvm.getelementptr inbounds %5[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %22, %7 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %23 = llvm.load %8 : !llvm.ptr -> i32
    %24 = llvm.load %4 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb9, ^bb13
  ^bb9:
    %26 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %28 = llvm.call @ask() : () -> i32
    %29 = llvm.icmp "ne" %28, %1 : i32
    llvm.cond_br %29, ^bb10, ^bb11
  ^bb10:
    %30 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %31, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    llvm.br ^bb12
  ^bb12:
    %32 = llvm.load %8 : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb13:
    llvm.return
  }
  llvm.func @wrong_two_at_once_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %9 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %9 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %9 : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %7[%3, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.load %9 : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %8[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %19, %22 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %23 = llvm.load %9 : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %9 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %25 = llvm.getelementptr inbounds %7[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %25, %10 : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds %8[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %26, %11 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %27 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %7[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %30 = llvm.icmp "ne" %27, %29 : !llvm.ptr
    llvm.cond_br %30, ^bb6, ^bb8
  ^bb6:
    %31 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%32) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %33 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %10 : !llvm.ptr, !llvm.ptr
    %35 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %7[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %37 = llvm.ptrtoint %35 : !llvm.ptr to i64
    %38 = llvm.ptrtoint %36 : !llvm.ptr to i64
    %39 = llvm.sub %37, %38 : i64
    %40 = llvm.sdiv exact %39, %5 : i64
    %41 = llvm.and %40, %6 : i64
    %42 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %43, %11 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %1, %12 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %44 = llvm.load %12 : !llvm.ptr -> i32
    %45 = llvm.icmp "slt" %44, %2 : i32
    llvm.cond_br %45, ^bb10, ^bb12
  ^bb10:
    %46 = llvm.load %12 : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %7[%3, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%49) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %50 = llvm.load %12 : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %12 : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    llvm.return
  }
  llvm.func @wrong_another_array_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 : i32, !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %8 : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.load %8 : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %6[%3, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %19 = llvm.load %8 : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %7[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %18, %21 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %22 = llvm.load %8 : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %8 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %24 = llvm.load %5 : !llvm.ptr -> i32
    %25 = llvm.icmp "ne" %24, %1 : i32
    llvm.cond_br %25, ^bb5, ^bb6
  ^bb5:
    %26 = llvm.getelementptr inbounds %6[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.br ^bb7(%26 : !llvm.ptr)
  ^bb6:
    %27 = llvm.getelementptr inbounds %7[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.br ^bb7(%27 : !llvm.ptr)
  ^bb7(%28: !llvm.ptr):
    llvm.store %28, %9 : !llvm.ptr, !llvm.ptr
    %29 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %30, %10 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "ne" %31, %32 : !llvm.ptr
    llvm.cond_br %33, ^bb9, ^bb11
  ^bb9:
    %34 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%35) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb10
  ^bb10:
    %36 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %37, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb11:
    llvm.store %1, %11 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %38 = llvm.load %11 : !llvm.ptr -> i32
    %39 = llvm.icmp "slt" %38, %2 : i32
    llvm.cond_br %39, ^bb13, ^bb15
  ^bb13:
    %40 = llvm.load %11 : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %6[%3, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%43) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb14
  ^bb14:
    %44 = llvm.load %11 : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    llvm.store %45, %11 : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb15:
    llvm.return
  }
  llvm.func @wrong_memory_again_O0(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 : i32, !llvm.ptr
    llvm.store %1, %8 : !llvm.ptr, !llvm.ptr
    llvm.store %1, %9 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %10 : !llvm.ptr -> i32
    %13 = llvm.load %7 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %12, %13 : i32
    llvm.cond_br %14, ^bb2, ^bb10
  ^bb2:
    %15 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr  // expect: memory-leak
    llvm.store %15, %11 : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %10 : !llvm.ptr -> i32
    %23 = llvm.icmp "ne" %22, %2 : i32
    llvm.cond_br %23, ^bb3, ^bb4
  ^bb3:
    %24 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb4
  ^bb4:
    %27 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.store %27, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %28 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.icmp "ne" %28, %30 : !llvm.ptr
    llvm.cond_br %31, ^bb6, ^bb8
  ^bb6:
    %32 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %34 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %35, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %36 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.store %36, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %37 = llvm.load %10 : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 overflow<nsw> : i32
    llvm.store %38, %10 : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb10:
    llvm.return
  }
  llvm.func @wrong_back_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %11, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %12 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %14 = llvm.getelementptr inbounds %13[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.icmp "ne" %12, %14 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %18 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %20 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %21 = llvm.getelementptr inbounds %20[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %21, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.getelementptr inbounds %23[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.icmp "uge" %22, %24 : !llvm.ptr
    llvm.cond_br %25, ^bb6, ^bb8
  ^bb6:
    %26 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %28 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %29, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %30 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %30, %10 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %31 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %33 = llvm.getelementptr inbounds %32[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.icmp "ne" %31, %33 : !llvm.ptr
    llvm.cond_br %34, ^bb10, ^bb12
  ^bb10:
    %35 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%36) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb11
  ^bb11:
    %37 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %38, %10 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %39 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%40) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @wrong_bytes_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i64, !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i64
    %9 = llvm.mul %1, %8 overflow<nsw> : i64
    %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
    llvm.store %10, %4 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %5 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %5 : !llvm.ptr -> i64
    %12 = llvm.load %3 : !llvm.ptr -> i64
    %13 = llvm.mul %1, %12 overflow<nsw> : i64
    %14 = llvm.icmp "slt" %11, %13 : i64
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %5 : !llvm.ptr -> i64
    %18 = llvm.getelementptr inbounds %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %5 : !llvm.ptr -> i64
    %20 = llvm.add %19, %1 overflow<nsw> : i64
    llvm.store %20, %5 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %2, %6 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %21 = llvm.load %6 : !llvm.ptr -> i64
    %22 = llvm.load %3 : !llvm.ptr -> i64
    %23 = llvm.mul %1, %22 overflow<nsw> : i64
    %24 = llvm.sub %23, %1 overflow<nsw> : i64
    %25 = llvm.icmp "slt" %21, %24 : i64
    llvm.cond_br %25, ^bb6, ^bb8
  ^bb6:
    %26 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %6 : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %26[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %30 = llvm.load %6 : !llvm.ptr -> i64
    %31 = llvm.add %30, %1 overflow<nsw> : i64
    llvm.store %31, %6 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %32 = llvm.load %7 : !llvm.ptr -> i64
    %33 = llvm.load %3 : !llvm.ptr -> i64
    %34 = llvm.mul %1, %33 overflow<nsw> : i64
    %35 = llvm.icmp "slt" %32, %34 : i64
    llvm.cond_br %35, ^bb10, ^bb12
  ^bb10:
    %36 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %7 : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds %36[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %40 = llvm.load %7 : !llvm.ptr -> i64
    %41 = llvm.add %40, %1 overflow<nsw> : i64
    llvm.store %41, %7 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %42 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%42) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_bytes_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i64, !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i64
    %9 = llvm.mul %1, %8 overflow<nsw> : i64
    %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
    llvm.store %10, %4 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %5 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %11 = llvm.load %5 : !llvm.ptr -> i64
    %12 = llvm.load %3 : !llvm.ptr -> i64
    %13 = llvm.mul %1, %12 overflow<nsw> : i64
    %14 = llvm.icmp "slt" %11, %13 : i64
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:
    %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %16 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %5 : !llvm.ptr -> i64
    %18 = llvm.getelementptr inbounds %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %5 : !llvm.ptr -> i64
    %20 = llvm.add %19, %1 overflow<nsw> : i64
    llvm.store %20, %5 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %2, %6 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %21 = llvm.load %6 : !llvm.ptr -> i64
    %22 = llvm.load %3 : !llvm.ptr -> i64
    %23 = llvm.mul %1, %22 overflow<nsw> : i64
    %24 = llvm.icmp "slt" %21, %23 : i64
    llvm.cond_br %24, ^bb6, ^bb8
  ^bb6:
    %25 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %6 : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%28) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %29 = llvm.load %6 : !llvm.ptr -> i64
    %30 = llvm.add %29, %1 overflow<nsw> : i64
    llvm.store %30, %6 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %7 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %31 = llvm.load %7 : !llvm.ptr -> i64
    %32 = llvm.load %3 : !llvm.ptr -> i64
    %33 = llvm.mul %1, %32 overflow<nsw> : i64
    %34 = llvm.icmp "slt" %31, %33 : i64
    llvm.cond_br %34, ^bb10, ^bb12
  ^bb10:
    %35 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %7 : !llvm.ptr -> i64
    %37 = llvm.getelementptr inbounds %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%38) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %39 = llvm.load %7 : !llvm.ptr -> i64
    %40 = llvm.add %39, %1 overflow<nsw> : i64
    llvm.store %40, %7 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %41 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_bytes_between_O0(%arg0: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i64, !llvm.ptr
    %9 = llvm.load %4 : !llvm.ptr -> i64
    %10 = llvm.mul %1, %9 overflow<nsw> : i64
    %11 = llvm.add %10, %1 overflow<nsw> : i64
    %12 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    llvm.store %12, %5 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %6 : !llvm.ptr -> i64
    %14 = llvm.load %4 : !llvm.ptr -> i64
    %15 = llvm.mul %1, %14 overflow<nsw> : i64
    %16 = llvm.icmp "slt" %13, %15 : i64
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %6 : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %17, %20 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %21 = llvm.load %6 : !llvm.ptr -> i64
    %22 = llvm.add %21, %1 overflow<nsw> : i64
    llvm.store %22, %6 : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    llvm.store %3, %7 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %23 = llvm.load %7 : !llvm.ptr -> i64
    %24 = llvm.load %4 : !llvm.ptr -> i64
    %25 = llvm.mul %1, %24 overflow<nsw> : i64
    %26 = llvm.icmp "slt" %23, %25 : i64
    llvm.cond_br %26, ^bb6, ^bb8
  ^bb6:
    %27 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %7 : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%30) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb7
  ^bb7:
    %31 = llvm.load %7 : !llvm.ptr -> i64
    %32 = llvm.add %31, %1 overflow<nsw> : i64
    llvm.store %32, %7 : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    llvm.store %2, %8 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %33 = llvm.load %8 : !llvm.ptr -> i64
    %34 = llvm.load %4 : !llvm.ptr -> i64
    %35 = llvm.mul %1, %34 overflow<nsw> : i64
    %36 = llvm.icmp "slt" %33, %35 : i64
    llvm.cond_br %36, ^bb10, ^bb12
  ^bb10:
    %37 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %8 : !llvm.ptr -> i64
    %39 = llvm.getelementptr inbounds %37[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:
    %41 = llvm.load %8 : !llvm.ptr -> i64
    %42 = llvm.add %41, %1 overflow<nsw> : i64
    llvm.store %42, %8 : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb12:
    %43 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_before_the_first_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %9, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %12 = llvm.getelementptr inbounds %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %13 = llvm.icmp "ne" %10, %12 : !llvm.ptr
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %16 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %17, %7 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %18 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %19 = llvm.getelementptr inbounds %18[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %20 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %22 = llvm.icmp "uge" %20, %21 : !llvm.ptr
    llvm.cond_br %22, ^bb6, ^bb8
  ^bb6:
    %23 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%24) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:
    %25 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %8 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:
    %27 = llvm.getelementptr inbounds %6[%1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%28) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @wrong_never_equal_O0() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %1, %8 : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %12, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %15 = llvm.getelementptr inbounds %14[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.icmp "ne" %13, %15 : !llvm.ptr
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %18 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %19 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:
    %21 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %21, %10 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %22 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.getelementptr inbounds %23[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.icmp "ne" %22, %24 : !llvm.ptr
    llvm.cond_br %25, ^bb6, ^bb10
  ^bb6:
    %26 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%27) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %28 = llvm.load %8 : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %8 : i32, !llvm.ptr
    %30 = llvm.icmp "eq" %29, %5 : i32
    llvm.cond_br %30, ^bb7, ^bb8
  ^bb7:
    llvm.br ^bb10
  ^bb8:
    llvm.br ^bb9
  ^bb9:
    %31 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %31[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %32, %10 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb10:
    %33 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %33, %11 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %34 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %36 = llvm.getelementptr inbounds %35[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.icmp "ne" %34, %36 : !llvm.ptr
    llvm.cond_br %37, ^bb12, ^bb14
  ^bb12:
    %38 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%39) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:
    %40 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %41, %11 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb14:
    llvm.return
  }
  llvm.func @right_over_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(-8 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.getelementptr inbounds %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %8, ^bb1, ^bb2(%5 : !llvm.ptr)
  ^bb1:
    %9 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %9, ^bb4(%5 : !llvm.ptr), ^bb3
  ^bb2(%10: !llvm.ptr):
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %10 : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.icmp "eq" %12, %7 : !llvm.ptr
    llvm.cond_br %13, ^bb1, ^bb2(%12 : !llvm.ptr)
  ^bb3:
    %14 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %14, ^bb6, ^bb5(%7 : !llvm.ptr)
  ^bb4(%15: !llvm.ptr):
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%16) : (!llvm.ptr) -> ()
    %17 = llvm.getelementptr inbounds|nuw %15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.icmp "ult" %17, %7 : !llvm.ptr
    llvm.cond_br %18, ^bb4(%17 : !llvm.ptr), ^bb3
  ^bb5(%19: !llvm.ptr):
    %20 = llvm.getelementptr inbounds %19[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()
    %22 = llvm.icmp "eq" %20, %5 : !llvm.ptr
    llvm.cond_br %22, ^bb6, ^bb5(%20 : !llvm.ptr)
  ^bb6:
    llvm.call tail @free(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_from_both_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<16 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %8 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %8, ^bb7, ^bb1
  ^bb1:
    %9 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %9, ^bb3, ^bb2
  ^bb2:
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%3 : i64)
  ^bb3:
    %11 = llvm.shl %arg0, %5 overflow<nsw, nuw> : i32
    %12 = llvm.zext nneg %11 : i32 to i64
    %13 = llvm.getelementptr inbounds|nuw %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %14, ^bb7, ^bb5(%7 : !llvm.ptr)
  ^bb4(%15: i64):
    %16 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %7[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %18 = llvm.add %15, %4 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %10 : i64
    llvm.cond_br %19, ^bb3, ^bb4(%18 : i64)
  ^bb5(%20: !llvm.ptr):
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()
    %22 = llvm.getelementptr inbounds|nuw %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.icmp "eq" %22, %13 : !llvm.ptr
    llvm.cond_br %23, ^bb6(%7 : !llvm.ptr), ^bb5(%22 : !llvm.ptr)
  ^bb6(%24: !llvm.ptr):
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()
    %26 = llvm.getelementptr inbounds|nuw %24[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.icmp "eq" %26, %13 : !llvm.ptr
    llvm.cond_br %27, ^bb7, ^bb6(%26 : !llvm.ptr)
  ^bb7:
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  }
  llvm.func @right_of_structures_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.array<16 x struct<"struct.two", (ptr, ptr)>> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %7 = llvm.icmp "ugt" %arg0, %1 : i32
    llvm.cond_br %7, ^bb5, ^bb1
  ^bb1:
    %8 = llvm.shl %arg0, %2 overflow<nsw, nuw> : i32
    %9 = llvm.zext nneg %8 : i32 to i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %11, ^bb5, ^bb2(%6 : !llvm.ptr)
  ^bb2(%12: !llvm.ptr):
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %12 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %12[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.icmp "eq" %16, %10 : !llvm.ptr
    llvm.cond_br %17, ^bb3(%6 : !llvm.ptr), ^bb2(%16 : !llvm.ptr)
  ^bb3(%18: !llvm.ptr):
    %19 = llvm.getelementptr inbounds|nuw %18[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%20, %21) : (!llvm.ptr, !llvm.ptr) -> ()
    %22 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%22) : (!llvm.ptr) -> ()
    %23 = llvm.getelementptr inbounds|nuw %18[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.icmp "eq" %23, %10 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%6 : !llvm.ptr), ^bb3(%23 : !llvm.ptr)
  ^bb4(%25: !llvm.ptr):
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.getelementptr inbounds|nuw %25[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%28) : (!llvm.ptr) -> ()
    %29 = llvm.getelementptr inbounds|nuw %25[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.icmp "eq" %29, %10 : !llvm.ptr
    llvm.cond_br %30, ^bb5, ^bb4(%29 : !llvm.ptr)
  ^bb5:
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func @right_in_helpers_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %7 = llvm.icmp "slt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb5, ^bb1
  ^bb1:
    %8 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %8, ^bb3, ^bb2(%arg0, %6 : i64, !llvm.ptr)
  ^bb2(%9: i64, %10: !llvm.ptr):
    %11 = llvm.add %9, %2 overflow<nsw> : i64
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %12, %10 : !llvm.ptr, !llvm.ptr
    %14 = llvm.icmp "sgt" %9, %4 : i64
    llvm.cond_br %14, ^bb2(%11, %13 : i64, !llvm.ptr), ^bb3
  ^bb3:
    %15 = llvm.shl %arg0, %0 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %17, ^bb5, ^bb4(%6 : !llvm.ptr)
  ^bb4(%18: !llvm.ptr):
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%19) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %20 = llvm.getelementptr inbounds|nuw %18[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.icmp "eq" %20, %16 : !llvm.ptr
    llvm.cond_br %21, ^bb5, ^bb4(%20 : !llvm.ptr)
  ^bb5:
    llvm.call tail @free(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_to_the_last_but_one_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.call tail @malloc(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %6 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %7 = llvm.getelementptr inbounds %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %8, ^bb1, ^bb3(%5 : !llvm.ptr)
  ^bb1:
    %9 = llvm.icmp "sgt" %arg0, %3 : i64
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:
    %10 = llvm.getelementptr inbounds|nuw %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%10, %5 : !llvm.ptr, !llvm.ptr)
  ^bb3(%11: !llvm.ptr):
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %12, %11 : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.icmp "eq" %13, %7 : !llvm.ptr
    llvm.cond_br %14, ^bb1, ^bb3(%13 : !llvm.ptr)
  ^bb4:
    %15 = llvm.icmp "eq" %arg0, %1 : i64
    llvm.cond_br %15, ^bb6, ^bb7(%5 : !llvm.ptr)
  ^bb5(%16: !llvm.ptr, %17: !llvm.ptr):
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    %19 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.icmp "ult" %19, %7 : !llvm.ptr
    llvm.cond_br %20, ^bb5(%19, %16 : !llvm.ptr, !llvm.ptr), ^bb4
  ^bb6:
    llvm.call tail @free(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb7(%21: !llvm.ptr):
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %23 = llvm.getelementptr inbounds|nuw %21[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.icmp "eq" %23, %7 : !llvm.ptr
    llvm.cond_br %24, ^bb6, ^bb7(%23 : !llvm.ptr)
  }
  llvm.func @wrong_from_the_second_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%5: i64):
    %6 = llvm.getelementptr inbounds|nuw %4[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %7, %6 : !llvm.ptr, !llvm.ptr
    %8 = llvm.add %5, %1 overflow<nsw, nuw> : i64
    %9 = llvm.icmp "eq" %8, %2 : i64
    llvm.cond_br %9, ^bb3(%3 : i64), ^bb1(%8 : i64)
  ^bb2:
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return
  ^bb3(%10: i64):
    %11 = llvm.getelementptr inbounds|nuw %4[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%12) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %13 = llvm.add %10, %1 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %2 : i64
    llvm.cond_br %14, ^bb2, ^bb3(%13 : i64)
  }
  llvm.func @wrong_every_second_twice_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%6: i64):
    %7 = llvm.getelementptr inbounds|nuw %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %8, %7 : !llvm.ptr, !llvm.ptr
    %9 = llvm.add %6, %2 overflow<nsw, nuw> : i64
    %10 = llvm.icmp "eq" %9, %3 : i64
    llvm.cond_br %10, ^bb2(%1 : i64), ^bb1(%9 : i64)
  ^bb2(%11: i64):
    %12 = llvm.getelementptr inbounds|nuw %5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%13) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %14 = llvm.add %11, %4 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %3 : i64
    llvm.cond_br %15, ^bb4(%1 : i64), ^bb2(%14 : i64)
  ^bb3:
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.return
  ^bb4(%16: i64):
    %17 = llvm.getelementptr inbounds|nuw %5[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    %19 = llvm.add %16, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %3 : i64
    llvm.cond_br %20, ^bb3, ^bb4(%19 : i64)
  }
  llvm.func @wrong_goes_on_perhaps_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-9 : i32) : i32
    %2 = llvm.mlir.constant(-8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<8 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %8 = llvm.add %arg0, %1 : i32
    %9 = llvm.icmp "ult" %8, %2 : i32
    llvm.cond_br %9, ^bb6, ^bb1
  ^bb1:
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb4(%3 : i64)
  ^bb2:
    %11 = llvm.icmp "eq" %arg0, %5 : i32
    llvm.cond_br %11, ^bb6, ^bb3
  ^bb3:
    %12 = llvm.intr.smax(%arg0, %0) : (i32, i32) -> i32
    llvm.br ^bb5(%5, %7 : i32, !llvm.ptr)
  ^bb4(%13: i64):
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %13, %4 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %10 : i64
    llvm.cond_br %17, ^bb2, ^bb4(%16 : i64)
  ^bb5(%18: i32, %19: !llvm.ptr):
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %21 = llvm.call tail @ask() : () -> i32
    %22 = llvm.icmp "eq" %21, %5 : i32
    %23 = llvm.select %22, %3, %6 : i1, i64
    %24 = llvm.getelementptr inbounds|nuw %19[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.add %18, %0 overflow<nsw, nuw> : i32
    %26 = llvm.icmp "eq" %25, %12 : i32
    llvm.cond_br %26, ^bb6, ^bb5(%25, %24 : i32, !llvm.ptr)
  ^bb6:
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_two_at_once_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%9: i64):
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %3 : i64
    llvm.cond_br %15, ^bb2(%8, %1 : !llvm.ptr, i64), ^bb1(%14 : i64)
  ^bb2(%16: !llvm.ptr, %17: i64):
    %18 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %19 = llvm.add %17, %4 overflow<nsw, nuw> : i64
    %20 = llvm.lshr exact %19, %5 : i64
    %21 = llvm.and %20, %2 : i64
    %22 = llvm.getelementptr inbounds|nuw %16[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.icmp "eq" %19, %6 : i64
    llvm.cond_br %23, ^bb4(%1 : i64), ^bb2(%22, %19 : !llvm.ptr, i64)
  ^bb3:
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb4(%24: i64):
    %25 = llvm.getelementptr inbounds|nuw %7[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%26) : (!llvm.ptr) -> ()
    %27 = llvm.add %24, %2 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %3 : i64
    llvm.cond_br %28, ^bb3, ^bb4(%27 : i64)
  }
  llvm.func @wrong_another_array_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb1:
    %9 = llvm.icmp "eq" %arg0, %4 : i32
    %10 = llvm.select %9, %8, %7 : i1, !llvm.ptr
    llvm.br ^bb3(%1 : i64)
  ^bb2(%11: i64):
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %7[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.add %11, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %3 : i64
    llvm.cond_br %17, ^bb1, ^bb2(%16 : i64)
  ^bb3(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %10[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %21 = llvm.add %18, %5 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %6 : i64
    llvm.cond_br %22, ^bb5(%1 : i64), ^bb3(%21 : i64)
  ^bb4:
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb5(%23: i64):
    %24 = llvm.getelementptr inbounds|nuw %7[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %26 = llvm.add %23, %2 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %3 : i64
    llvm.cond_br %27, ^bb4, ^bb5(%26 : i64)
  }
  llvm.func @wrong_memory_again_O1(%arg0: i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %6, ^bb2(%1, %0 : !llvm.ptr, i32), ^bb1
  ^bb1:
    llvm.return
  ^bb2(%7: !llvm.ptr, %8: i32):
    %9 = llvm.call tail @malloc(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> (!llvm.ptr)  // expect: memory-leak
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %9 : !llvm.ptr, !llvm.ptr
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.icmp "eq" %8, %0 : i32
    llvm.cond_br %13, ^bb4, ^bb3
  ^bb3:
    %14 = llvm.getelementptr inbounds|nuw %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%15) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^bb4
  ^bb4:
    llvm.br ^bb5(%4 : i64)
  ^bb5(%16: i64):
    %17 = llvm.getelementptr inbounds|nuw %9[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %19 = llvm.add %16, %3 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %2 : i64
    llvm.cond_br %20, ^bb6, ^bb5(%19 : i64)
  ^bb6:
    %21 = llvm.add %8, %5 overflow<nsw, nuw> : i32
    %22 = llvm.icmp "eq" %21, %arg0 : i32
    llvm.cond_br %22, ^bb1, ^bb2(%9, %21 : !llvm.ptr, i32)
  }
  llvm.func @wrong_back_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.constant(-8 : i64) : i64
    %6 = llvm.mlir.constant(9 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%9: i64):
    %10 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %10 : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %3 : i64
    llvm.cond_br %13, ^bb2(%4 : i64), ^bb1(%12 : i64)
  ^bb2(%14: i64):
    %15 = llvm.getelementptr inbounds|nuw %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %17 = llvm.add %14, %5 overflow<nsw> : i64
    %18 = llvm.icmp "ult" %14, %6 : i64
    llvm.cond_br %18, ^bb4(%1 : i64), ^bb2(%17 : i64)
  ^bb3:
    %19 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%19) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  ^bb4(%20: i64):
    %21 = llvm.getelementptr inbounds|nuw %8[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %23 = llvm.add %20, %2 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %7 : i64
    llvm.cond_br %24, ^bb3, ^bb4(%23 : i64)
  }
  llvm.func @wrong_bytes_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(-8 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %7, ^bb2(%1 : i64), ^bb1
  ^bb1:
    %8 = llvm.add %5, %3 overflow<nsw> : i64
    %9 = llvm.icmp "sgt" %arg0, %4 : i64
    llvm.cond_br %9, ^bb4(%1 : i64), ^bb3
  ^bb2(%10: i64):
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %12 = llvm.getelementptr inbounds|nuw %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "slt" %13, %5 : i64
    llvm.cond_br %14, ^bb2(%13 : i64), ^bb1
  ^bb3:
    %15 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %15, ^bb6(%1 : i64), ^bb5
  ^bb4(%16: i64):
    %17 = llvm.getelementptr inbounds|nuw %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %19 = llvm.add %16, %2 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "slt" %19, %8 : i64
    llvm.cond_br %20, ^bb4(%19 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%21: i64):
    %22 = llvm.getelementptr inbounds|nuw %6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%23) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %24 = llvm.add %21, %2 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "slt" %24, %5 : i64
    llvm.cond_br %25, ^bb6(%24 : i64), ^bb5
  }
  llvm.func @right_bytes_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %4 = llvm.call tail @malloc(%3) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %5 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %5, ^bb2(%1 : i64), ^bb1
  ^bb1:
    %6 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %6, ^bb4(%1 : i64), ^bb3
  ^bb2(%7: i64):
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.add %7, %2 overflow<nsw, nuw> : i64
    %11 = llvm.icmp "slt" %10, %3 : i64
    llvm.cond_br %11, ^bb2(%10 : i64), ^bb1
  ^bb3:
    %12 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %12, ^bb6(%1 : i64), ^bb5
  ^bb4(%13: i64):
    %14 = llvm.getelementptr inbounds|nuw %4[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    %16 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "slt" %16, %3 : i64
    llvm.cond_br %17, ^bb4(%16 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %4[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "slt" %21, %3 : i64
    llvm.cond_br %22, ^bb6(%21 : i64), ^bb5
  }
  llvm.func @wrong_bytes_between_O1(%arg0: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.shl %arg0, %0 overflow<nsw> : i64
    %5 = llvm.add %4, %1 overflow<nsw> : i64
    %6 = llvm.call tail @malloc(%5) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %7, ^bb2(%2 : i64), ^bb1
  ^bb1:
    %8 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %8, ^bb4(%3 : i64), ^bb3
  ^bb2(%9: i64):
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %9, %1 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "slt" %12, %4 : i64
    llvm.cond_br %13, ^bb2(%12 : i64), ^bb1
  ^bb3:
    %14 = llvm.icmp "sgt" %arg0, %2 : i64
    llvm.cond_br %14, ^bb6(%2 : i64), ^bb5
  ^bb4(%15: i64):
    %16 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %18 = llvm.add %15, %1 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "slt" %18, %4 : i64
    llvm.cond_br %19, ^bb4(%18 : i64), ^bb3
  ^bb5:
    llvm.call tail @free(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.return
  ^bb6(%20: i64):
    %21 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()
    %23 = llvm.add %20, %1 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "slt" %23, %4 : i64
    llvm.cond_br %24, ^bb6(%23 : i64), ^bb5
  }
  llvm.func @wrong_before_the_first_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.constant(-8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb1:
    %8 = llvm.getelementptr inbounds|nuw %7[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%8 : !llvm.ptr)
  ^bb2(%9: i64):
    %10 = llvm.getelementptr inbounds|nuw %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %10 : !llvm.ptr, !llvm.ptr
    %12 = llvm.add %9, %2 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %3 : i64
    llvm.cond_br %13, ^bb1, ^bb2(%12 : i64)
  ^bb3:
    %14 = llvm.getelementptr inbounds|nuw %7[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb4(%16: !llvm.ptr):
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    %18 = llvm.getelementptr inbounds %16[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.icmp "ult" %18, %7 : !llvm.ptr
    llvm.cond_br %19, ^bb3, ^bb4(%18 : !llvm.ptr)
  }
  llvm.func @wrong_never_equal_O1() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%8: i64):
    %9 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %9 : !llvm.ptr, !llvm.ptr
    %11 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "eq" %11, %3 : i64
    llvm.cond_br %12, ^bb2(%4, %1 : i1, i64), ^bb1(%11 : i64)
  ^bb2(%13: i1, %14: i64):
    %15 = llvm.getelementptr inbounds|nuw %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %17 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %13, ^bb4(%1 : i64), ^bb2(%6, %17 : i1, i64)
  ^bb3:
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb4(%18: i64):
    %19 = llvm.getelementptr inbounds|nuw %7[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%20) : (!llvm.ptr) -> ()
    %21 = llvm.add %18, %5 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %3 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%21 : i64)
  }
}
