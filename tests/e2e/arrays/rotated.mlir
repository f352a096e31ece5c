// Loops as they are after LLVM's -loop-rotate and -loop-unroll, which peels what is invariant from the second iteration on: they compare behind
// each iteration, after a branch that has compared the first number; and nothing was simplified after that.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @stop(i64) -> i1

llvm.func @right_cleanup(%arg0: i64) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.add %arg0, %0 : i64
  %5 = llvm.mul %4, %1 : i64
  %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
  %7 = llvm.add %arg0, %0 overflow<nsw> : i64
  %8 = llvm.icmp "slt" %2, %7 : i64
  llvm.cond_br %8, ^bb1(%2 : i64), ^bb2
^bb1(%9: i64):
  %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %3, %10 : !llvm.ptr, !llvm.ptr
  %11 = llvm.add %9, %0 overflow<nsw> : i64
  %12 = llvm.icmp "slt" %11, %7 : i64
  llvm.cond_br %12, ^bb1(%11 : i64), ^bb2
^bb2:
  %13 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %13, ^bb4(%2 : i64), ^bb5(%2 : i64)
^bb3(%14: i64):
  %15 = llvm.icmp "slt" %14, %arg0 : i64
  llvm.cond_br %15, ^bb4(%14 : i64), ^bb5(%14 : i64)
^bb4(%16: i64):
  %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %18 = llvm.getelementptr %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
  %19 = llvm.add %16, %0 overflow<nsw> : i64
  %20 = llvm.call @stop(%16) : (i64) -> i1
  llvm.cond_br %20, ^bb5(%19 : i64), ^bb3(%19 : i64)
^bb5(%21: i64):
  %22 = llvm.sub %21, %0 overflow<nsw> : i64
  %23 = llvm.icmp "sge" %22, %2 : i64
  llvm.cond_br %23, ^bb6(%22 : i64), ^bb7
^bb6(%24: i64):
  %25 = llvm.getelementptr %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()
  %27 = llvm.sub %24, %0 overflow<nsw> : i64
  %28 = llvm.icmp "sge" %27, %2 : i64
  llvm.cond_br %28, ^bb6(%27 : i64), ^bb7
^bb7:
  llvm.call @free(%6) : (!llvm.ptr) -> ()
  llvm.return
}

// order: used once more
llvm.func @wrong_cleanup(%arg0: i64) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.add %arg0, %0 : i64
  %5 = llvm.mul %4, %1 : i64
  %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
  %7 = llvm.add %arg0, %0 overflow<nsw> : i64
  %8 = llvm.icmp "slt" %2, %7 : i64
  llvm.cond_br %8, ^bb1(%2 : i64), ^bb2
^bb1(%9: i64):
  %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %3, %10 : !llvm.ptr, !llvm.ptr
  %11 = llvm.add %9, %0 overflow<nsw> : i64
  %12 = llvm.icmp "slt" %11, %7 : i64
  llvm.cond_br %12, ^bb1(%11 : i64), ^bb2
^bb2:
  %13 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %13, ^bb4(%2 : i64), ^bb5(%2 : i64)
^bb3(%14: i64):
  %15 = llvm.icmp "slt" %14, %arg0 : i64
  llvm.cond_br %15, ^bb4(%14 : i64), ^bb5(%14 : i64)
^bb4(%16: i64):
  %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %18 = llvm.getelementptr %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %17, %18 : !llvm.ptr, !llvm.ptr
  %19 = llvm.add %16, %0 overflow<nsw> : i64
  %20 = llvm.call @stop(%16) : (i64) -> i1
  llvm.cond_br %20, ^bb5(%19 : i64), ^bb3(%19 : i64)
^bb5(%21: i64):
  %22 = llvm.sub %21, %0 overflow<nsw> : i64
  %23 = llvm.icmp "sge" %22, %2 : i64
  llvm.cond_br %23, ^bb6(%22 : i64), ^bb7
^bb6(%24: i64):
  %25 = llvm.getelementptr %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventDestroy(%26) : (!llvm.ptr) -> ()
  %27 = llvm.sub %24, %0 overflow<nsw> : i64
  %28 = llvm.icmp "sge" %27, %2 : i64
  llvm.cond_br %28, ^bb6(%27 : i64), ^bb7
^bb7:
  %29 = llvm.icmp "slt" %2, %21 : i64
  llvm.cond_br %29, ^bb8(%2 : i64), ^bb9
^bb8(%30: i64):
  %31 = llvm.getelementptr %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventSynchronize(%32) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
  %33 = llvm.add %30, %0 overflow<nsw> : i64
  %34 = llvm.icmp "slt" %33, %21 : i64
  llvm.cond_br %34, ^bb8(%33 : i64), ^bb9
^bb9:
  llvm.call @free(%6) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_pipeline(%arg0: i64) {
  %0 = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(64 : i64) : i64
  %5 = llvm.mlir.constant(0 : i8) : i8
  %6 = llvm.mlir.constant(7 : i32) : i32
  %7 = llvm.mlir.constant(-1 : i64) : i64
  %8 = llvm.mul %arg0, %0 : i64
  %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
  %10 = llvm.insertvalue %9, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %11 = llvm.insertvalue %9, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %12 = llvm.insertvalue %2, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %13 = llvm.insertvalue %arg0, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %14 = llvm.insertvalue %3, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %15 = llvm.mul %arg0, %0 : i64
  %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
  %17 = llvm.insertvalue %16, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %19 = llvm.insertvalue %2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %20 = llvm.insertvalue %arg0, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %21 = llvm.insertvalue %3, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %22 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %23 = llvm.call @mgpuMemAlloc(%4, %22, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %24 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %25 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %25, ^bb1(%2 : i64), ^bb2
^bb1(%26: i64):
  %27 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %28 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %29 = llvm.getelementptr %28[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %27, %29 : !llvm.ptr, !llvm.ptr
  %30 = llvm.add %26, %3 overflow<nsw> : i64
  %31 = llvm.icmp "slt" %30, %arg0 : i64
  llvm.cond_br %31, ^bb1(%30 : i64), ^bb2
^bb2:
  %32 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %32, ^bb3(%2 : i64), ^bb4
^bb3(%33: i64):
  %34 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %35 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %36 = llvm.getelementptr %35[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %34, %36 : !llvm.ptr, !llvm.ptr
  %37 = llvm.add %33, %3 overflow<nsw> : i64
  %38 = llvm.icmp "slt" %37, %arg0 : i64
  llvm.cond_br %38, ^bb3(%37 : i64), ^bb4
^bb4:
  llvm.call @mgpuMemset32(%23, %6, %3, %22) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuEventRecord(%24, %22) : (!llvm.ptr, !llvm.ptr) -> ()
  %39 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %39, ^bb5, ^bb9
^bb5:
  %40 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %41 = llvm.getelementptr %40[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%42, %24) : (!llvm.ptr, !llvm.ptr) -> ()
  %43 = llvm.icmp "ne" %2, %2 : i64
  llvm.cond_br %43, ^bb6, ^bb7
^bb6:
  %44 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %45 = llvm.getelementptr %44[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
  %47 = llvm.add %2, %7 overflow<nsw> : i64
  %48 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %49 = llvm.getelementptr %48[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%46, %50) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb7
^bb7:
  %51 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %52 = llvm.getelementptr %51[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%23, %6, %3, %53) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %54 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %55 = llvm.getelementptr %54[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
  %57 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %58 = llvm.getelementptr %57[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventRecord(%56, %59) : (!llvm.ptr, !llvm.ptr) -> ()
  %60 = llvm.add %2, %3 overflow<nsw> : i64
  %61 = llvm.icmp "slt" %60, %arg0 : i64
  llvm.cond_br %61, ^bb8(%60 : i64), ^bb9
^bb8(%62: i64):
  %63 = llvm.getelementptr %9[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %64 = llvm.load %63 : !llvm.ptr -> !llvm.ptr
  %65 = llvm.add %62, %7 overflow<nsw> : i64
  %66 = llvm.getelementptr %16[%65] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%64, %67) : (!llvm.ptr, !llvm.ptr) -> ()
  %68 = llvm.getelementptr %9[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%23, %6, %3, %69) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %70 = llvm.getelementptr %16[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %71 = llvm.load %70 : !llvm.ptr -> !llvm.ptr
  %72 = llvm.getelementptr %9[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventRecord(%71, %73) : (!llvm.ptr, !llvm.ptr) -> ()
  %74 = llvm.add %62, %3 overflow<nsw, nuw> : i64
  %75 = llvm.icmp "slt" %74, %arg0 : i64
  llvm.cond_br %75, ^bb8(%74 : i64), ^bb9
^bb9:
  %76 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %76, ^bb10(%2 : i64), ^bb11
^bb10(%77: i64):
  %78 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %79 = llvm.getelementptr %78[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %80 = llvm.load %79 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%80) : (!llvm.ptr) -> ()
  %81 = llvm.add %77, %3 overflow<nsw> : i64
  %82 = llvm.icmp "slt" %81, %arg0 : i64
  llvm.cond_br %82, ^bb10(%81 : i64), ^bb11
^bb11:
  llvm.call @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%23, %22) : (!llvm.ptr, !llvm.ptr) -> ()
  %83 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %83, ^bb12(%2 : i64), ^bb13
^bb12(%84: i64):
  %85 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %86 = llvm.getelementptr %85[%84] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %87 = llvm.load %86 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%87) : (!llvm.ptr) -> ()
  %88 = llvm.add %84, %3 overflow<nsw> : i64
  %89 = llvm.icmp "slt" %88, %arg0 : i64
  llvm.cond_br %89, ^bb12(%88 : i64), ^bb13
^bb13:
  %90 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %90, ^bb14(%2 : i64), ^bb15
^bb14(%91: i64):
  %92 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %93 = llvm.getelementptr %92[%91] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %94 = llvm.load %93 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventDestroy(%94) : (!llvm.ptr) -> ()
  %95 = llvm.add %91, %3 overflow<nsw> : i64
  %96 = llvm.icmp "slt" %95, %arg0 : i64
  llvm.cond_br %96, ^bb14(%95 : i64), ^bb15
^bb15:
  llvm.call @mgpuEventDestroy(%24) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%22) : (!llvm.ptr) -> ()
  llvm.call @free(%9) : (!llvm.ptr) -> ()
  llvm.call @free(%16) : (!llvm.ptr) -> ()
  llvm.return
}

// index: the first event
llvm.func @wrong_pipeline(%arg0: i64) {
  %0 = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(64 : i64) : i64
  %5 = llvm.mlir.constant(0 : i8) : i8
  %6 = llvm.mlir.constant(7 : i32) : i32
  %7 = llvm.mul %arg0, %0 : i64
  %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
  %9 = llvm.insertvalue %8, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %11 = llvm.insertvalue %2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %12 = llvm.insertvalue %arg0, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %13 = llvm.insertvalue %3, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %14 = llvm.mul %arg0, %0 : i64
  %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
  %16 = llvm.insertvalue %15, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %17 = llvm.insertvalue %15, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %18 = llvm.insertvalue %2, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %19 = llvm.insertvalue %arg0, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %20 = llvm.insertvalue %3, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %22 = llvm.call @mgpuMemAlloc(%4, %21, %5) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %23 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %24 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %24, ^bb1(%2 : i64), ^bb2
^bb1(%25: i64):
  %26 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %27 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %28 = llvm.getelementptr %27[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %26, %28 : !llvm.ptr, !llvm.ptr
  %29 = llvm.add %25, %3 overflow<nsw> : i64
  %30 = llvm.icmp "slt" %29, %arg0 : i64
  llvm.cond_br %30, ^bb1(%29 : i64), ^bb2
^bb2:
  %31 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %31, ^bb3(%2 : i64), ^bb4
^bb3(%32: i64):
  %33 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %34 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %35 = llvm.getelementptr %34[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %33, %35 : !llvm.ptr, !llvm.ptr
  %36 = llvm.add %32, %3 overflow<nsw> : i64
  %37 = llvm.icmp "slt" %36, %arg0 : i64
  llvm.cond_br %37, ^bb3(%36 : i64), ^bb4
^bb4:
  llvm.call @mgpuMemset32(%22, %6, %3, %21) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuEventRecord(%23, %21) : (!llvm.ptr, !llvm.ptr) -> ()
  %38 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %38, ^bb5, ^bb9
^bb5:
  %39 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %40 = llvm.getelementptr %39[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%41, %23) : (!llvm.ptr, !llvm.ptr) -> ()
  %42 = llvm.icmp "ne" %2, %2 : i64
  llvm.cond_br %42, ^bb6, ^bb7
^bb6:
  %43 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %44 = llvm.getelementptr %43[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
  %46 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %47 = llvm.getelementptr %46[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%45, %48) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb7
^bb7:
  %49 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %50 = llvm.getelementptr %49[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%22, %6, %3, %51) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %52 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %53 = llvm.getelementptr %52[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
  %55 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %56 = llvm.getelementptr %55[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventRecord(%54, %57) : (!llvm.ptr, !llvm.ptr) -> ()
  %58 = llvm.add %2, %3 overflow<nsw> : i64
  %59 = llvm.icmp "slt" %58, %arg0 : i64
  llvm.cond_br %59, ^bb8(%58 : i64), ^bb9
^bb8(%60: i64):
  %61 = llvm.getelementptr %8[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %62 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
  %63 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%62, %63) : (!llvm.ptr, !llvm.ptr) -> ()
  %64 = llvm.getelementptr %8[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %65 = llvm.load %64 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%22, %6, %3, %65) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
  %66 = llvm.getelementptr %15[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
  %68 = llvm.getelementptr %8[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventRecord(%67, %69) : (!llvm.ptr, !llvm.ptr) -> ()
  %70 = llvm.add %60, %3 overflow<nsw, nuw> : i64
  %71 = llvm.icmp "slt" %70, %arg0 : i64
  llvm.cond_br %71, ^bb8(%70 : i64), ^bb9
^bb9:
  %72 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %72, ^bb10(%2 : i64), ^bb11
^bb10(%73: i64):
  %74 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %75 = llvm.getelementptr %74[%73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %76 = llvm.load %75 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%76) : (!llvm.ptr) -> ()
  %77 = llvm.add %73, %3 overflow<nsw> : i64
  %78 = llvm.icmp "slt" %77, %arg0 : i64
  llvm.cond_br %78, ^bb10(%77 : i64), ^bb11
^bb11:
  llvm.call @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%22, %21) : (!llvm.ptr, !llvm.ptr) -> ()
  %79 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %79, ^bb12(%2 : i64), ^bb13
^bb12(%80: i64):
  %81 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %82 = llvm.getelementptr %81[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %83 = llvm.load %82 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%83) : (!llvm.ptr) -> ()
  %84 = llvm.add %80, %3 overflow<nsw> : i64
  %85 = llvm.icmp "slt" %84, %arg0 : i64
  llvm.cond_br %85, ^bb12(%84 : i64), ^bb13
^bb13:
  %86 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %86, ^bb14(%2 : i64), ^bb15
^bb14(%87: i64):
  %88 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %89 = llvm.getelementptr %88[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %90 = llvm.load %89 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventDestroy(%90) : (!llvm.ptr) -> ()
  %91 = llvm.add %87, %3 overflow<nsw> : i64
  %92 = llvm.icmp "slt" %91, %arg0 : i64
  llvm.cond_br %92, ^bb14(%91 : i64), ^bb15
^bb15:
  llvm.call @mgpuEventDestroy(%23) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%21) : (!llvm.ptr) -> ()
  llvm.call @free(%8) : (!llvm.ptr) -> ()
  llvm.call @free(%15) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_pipeline_unsigned(%arg0: i64) {
  %0 = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.mlir.constant(64 : i64) : i64
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(7 : i32) : i32
  %6 = llvm.mlir.constant(-1 : i64) : i64
  %7 = llvm.mul %arg0, %0 : i64
  %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
  %9 = llvm.mul %arg0, %0 : i64
  %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
  %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %12 = llvm.call @mgpuMemAlloc(%1, %11, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %13 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %14 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %14, ^bb1(%3 : i64), ^bb2
^bb1(%15: i64):
  %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %17 = llvm.getelementptr %8[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
  %18 = llvm.add %15, %4 : i64
  %19 = llvm.icmp "ult" %18, %arg0 : i64
  llvm.cond_br %19, ^bb1(%18 : i64), ^bb2
^bb2:
  %20 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %20, ^bb3(%3 : i64), ^bb4
^bb3(%21: i64):
  %22 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %23 = llvm.getelementptr %10[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
  %24 = llvm.add %21, %4 : i64
  %25 = llvm.icmp "ult" %24, %arg0 : i64
  llvm.cond_br %25, ^bb3(%24 : i64), ^bb4
^bb4:
  llvm.call @mgpuMemset32(%12, %5, %4, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuEventRecord(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
  %26 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %26, ^bb5, ^bb9
^bb5:
  %27 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%28, %13) : (!llvm.ptr, !llvm.ptr) -> ()
  %29 = llvm.icmp "ne" %3, %3 : i64
  llvm.cond_br %29, ^bb6, ^bb7
^bb6:
  %30 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
  %32 = llvm.add %3, %6 : i64
  %33 = llvm.getelementptr %10[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%31, %34) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb7
^bb7:
  %35 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%12, %5, %4, %36) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %37 = llvm.getelementptr %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
  %39 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventRecord(%38, %40) : (!llvm.ptr, !llvm.ptr) -> ()
  %41 = llvm.add %3, %4 : i64
  %42 = llvm.icmp "ult" %41, %arg0 : i64
  llvm.cond_br %42, ^bb8(%41 : i64), ^bb9
^bb8(%43: i64):
  %44 = llvm.getelementptr %8[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
  %46 = llvm.add %43, %6 : i64
  %47 = llvm.getelementptr %10[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%45, %48) : (!llvm.ptr, !llvm.ptr) -> ()
  %49 = llvm.getelementptr %8[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%12, %5, %4, %50) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %51 = llvm.getelementptr %10[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
  %53 = llvm.getelementptr %8[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventRecord(%52, %54) : (!llvm.ptr, !llvm.ptr) -> ()
  %55 = llvm.add %43, %4 overflow<nuw> : i64
  %56 = llvm.icmp "ult" %55, %arg0 : i64
  llvm.cond_br %56, ^bb8(%55 : i64), ^bb9
^bb9:
  %57 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %57, ^bb10(%3 : i64), ^bb11
^bb10(%58: i64):
  %59 = llvm.getelementptr %8[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%60) : (!llvm.ptr) -> ()
  %61 = llvm.add %58, %4 : i64
  %62 = llvm.icmp "ult" %61, %arg0 : i64
  llvm.cond_br %62, ^bb10(%61 : i64), ^bb11
^bb11:
  llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
  %63 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %63, ^bb12(%3 : i64), ^bb13
^bb12(%64: i64):
  %65 = llvm.getelementptr %8[%64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %66 = llvm.load %65 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%66) : (!llvm.ptr) -> ()
  %67 = llvm.add %64, %4 : i64
  %68 = llvm.icmp "ult" %67, %arg0 : i64
  llvm.cond_br %68, ^bb12(%67 : i64), ^bb13
^bb13:
  %69 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %69, ^bb14(%3 : i64), ^bb15
^bb14(%70: i64):
  %71 = llvm.getelementptr %10[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %72 = llvm.load %71 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventDestroy(%72) : (!llvm.ptr) -> ()
  %73 = llvm.add %70, %4 : i64
  %74 = llvm.icmp "ult" %73, %arg0 : i64
  llvm.cond_br %74, ^bb14(%73 : i64), ^bb15
^bb15:
  llvm.call @mgpuEventDestroy(%13) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
  llvm.call @free(%8) : (!llvm.ptr) -> ()
  llvm.call @free(%10) : (!llvm.ptr) -> ()
  llvm.return
}

// order: no stage records
llvm.func @wrong_pipeline_unsigned(%arg0: i64) {
  %0 = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.mlir.constant(64 : i64) : i64
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(7 : i32) : i32
  %6 = llvm.mlir.constant(-1 : i64) : i64
  %7 = llvm.mul %arg0, %0 : i64
  %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
  %9 = llvm.mul %arg0, %0 : i64
  %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
  %11 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %12 = llvm.call @mgpuMemAlloc(%1, %11, %2) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %13 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %14 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %14, ^bb1(%3 : i64), ^bb2
^bb1(%15: i64):
  %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %17 = llvm.getelementptr %8[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
  %18 = llvm.add %15, %4 : i64
  %19 = llvm.icmp "ult" %18, %arg0 : i64
  llvm.cond_br %19, ^bb1(%18 : i64), ^bb2
^bb2:
  %20 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %20, ^bb3(%3 : i64), ^bb4
^bb3(%21: i64):
  %22 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %23 = llvm.getelementptr %10[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
  %24 = llvm.add %21, %4 : i64
  %25 = llvm.icmp "ult" %24, %arg0 : i64
  llvm.cond_br %25, ^bb3(%24 : i64), ^bb4
^bb4:
  llvm.call @mgpuMemset32(%12, %5, %4, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuEventRecord(%13, %11) : (!llvm.ptr, !llvm.ptr) -> ()
  %26 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %26, ^bb5, ^bb9
^bb5:
  %27 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%28, %13) : (!llvm.ptr, !llvm.ptr) -> ()
  %29 = llvm.icmp "ne" %3, %3 : i64
  llvm.cond_br %29, ^bb6, ^bb7
^bb6:
  %30 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
  %32 = llvm.add %3, %6 : i64
  %33 = llvm.getelementptr %10[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%31, %34) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb7
^bb7:
  %35 = llvm.getelementptr %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%12, %5, %4, %36) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %37 = llvm.add %3, %4 : i64
  %38 = llvm.icmp "ult" %37, %arg0 : i64
  llvm.cond_br %38, ^bb8(%37 : i64), ^bb9
^bb8(%39: i64):
  %40 = llvm.getelementptr %8[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
  %42 = llvm.add %39, %6 : i64
  %43 = llvm.getelementptr %10[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamWaitEvent(%41, %44) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
  %45 = llvm.getelementptr %8[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemset32(%12, %5, %4, %46) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  %47 = llvm.add %39, %4 overflow<nuw> : i64
  %48 = llvm.icmp "ult" %47, %arg0 : i64
  llvm.cond_br %48, ^bb8(%47 : i64), ^bb9
^bb9:
  %49 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %49, ^bb10(%3 : i64), ^bb11
^bb10(%50: i64):
  %51 = llvm.getelementptr %8[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%52) : (!llvm.ptr) -> ()
  %53 = llvm.add %50, %4 : i64
  %54 = llvm.icmp "ult" %53, %arg0 : i64
  llvm.cond_br %54, ^bb10(%53 : i64), ^bb11
^bb11:
  llvm.call @mgpuStreamSynchronize(%11) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%12, %11) : (!llvm.ptr, !llvm.ptr) -> ()
  %55 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %55, ^bb12(%3 : i64), ^bb13
^bb12(%56: i64):
  %57 = llvm.getelementptr %8[%56] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%58) : (!llvm.ptr) -> ()
  %59 = llvm.add %56, %4 : i64
  %60 = llvm.icmp "ult" %59, %arg0 : i64
  llvm.cond_br %60, ^bb12(%59 : i64), ^bb13
^bb13:
  %61 = llvm.icmp "ult" %3, %arg0 : i64
  llvm.cond_br %61, ^bb14(%3 : i64), ^bb15
^bb14(%62: i64):
  %63 = llvm.getelementptr %10[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %64 = llvm.load %63 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuEventDestroy(%64) : (!llvm.ptr) -> ()
  %65 = llvm.add %62, %4 : i64
  %66 = llvm.icmp "ult" %65, %arg0 : i64
  llvm.cond_br %66, ^bb14(%65 : i64), ^bb15
^bb15:
  llvm.call @mgpuEventDestroy(%13) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%11) : (!llvm.ptr) -> ()
  llvm.call @free(%8) : (!llvm.ptr) -> ()
  llvm.call @free(%10) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_tiles(%arg0: i64) {
  %0 = llvm.mlir.constant(2 : i64) : i64
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mul %arg0, %0 : i64
  %6 = llvm.mul %5, %1 : i64
  %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
  %8 = llvm.trunc %arg0 : i64 to i32
  %9 = llvm.icmp "slt" %2, %8 : i32
  llvm.cond_br %9, ^bb1(%2 : i32), ^bb2
^bb1(%10: i32):
  %11 = llvm.sext %10 : i32 to i64
  %12 = llvm.mul %11, %0 : i64
  %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %14 = llvm.getelementptr %7[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
  %15 = llvm.sext %10 : i32 to i64
  %16 = llvm.mul %15, %0 : i64
  %17 = llvm.add %16, %3 : i64
  %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %19 = llvm.getelementptr %7[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %18, %19 : !llvm.ptr, !llvm.ptr
  %20 = llvm.add %10, %4 overflow<nsw> : i32
  %21 = llvm.icmp "slt" %20, %8 : i32
  llvm.cond_br %21, ^bb1(%20 : i32), ^bb2
^bb2:
  %22 = llvm.trunc %arg0 : i64 to i32
  %23 = llvm.icmp "slt" %2, %22 : i32
  llvm.cond_br %23, ^bb3(%2 : i32), ^bb4
^bb3(%24: i32):
  %25 = llvm.sext %24 : i32 to i64
  %26 = llvm.mul %25, %0 : i64
  %27 = llvm.getelementptr %7[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%28) : (!llvm.ptr) -> ()
  %29 = llvm.sext %24 : i32 to i64
  %30 = llvm.mul %29, %0 : i64
  %31 = llvm.add %30, %3 : i64
  %32 = llvm.getelementptr %7[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%33) : (!llvm.ptr) -> ()
  %34 = llvm.add %24, %4 overflow<nsw> : i32
  %35 = llvm.icmp "slt" %34, %22 : i32
  llvm.cond_br %35, ^bb3(%34 : i32), ^bb4
^bb4:
  %36 = llvm.trunc %arg0 : i64 to i32
  %37 = llvm.icmp "slt" %2, %36 : i32
  llvm.cond_br %37, ^bb5(%2 : i32), ^bb6
^bb5(%38: i32):
  %39 = llvm.sext %38 : i32 to i64
  %40 = llvm.mul %39, %0 : i64
  %41 = llvm.getelementptr %7[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%42) : (!llvm.ptr) -> ()
  %43 = llvm.sext %38 : i32 to i64
  %44 = llvm.mul %43, %0 : i64
  %45 = llvm.add %44, %3 : i64
  %46 = llvm.getelementptr %7[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%47) : (!llvm.ptr) -> ()
  %48 = llvm.add %38, %4 overflow<nsw> : i32
  %49 = llvm.icmp "slt" %48, %36 : i32
  llvm.cond_br %49, ^bb5(%48 : i32), ^bb6
^bb6:
  llvm.call @free(%7) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_tiles_wide(%arg0: i64) {
  %0 = llvm.mlir.constant(2 : i64) : i64
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mul %arg0, %0 : i64
  %5 = llvm.mul %4, %1 : i64
  %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
  %7 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %7, ^bb1(%2 : i64), ^bb2
^bb1(%8: i64):
  %9 = llvm.mul %8, %0 : i64
  %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %11 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
  %12 = llvm.mul %8, %0 : i64
  %13 = llvm.add %12, %3 : i64
  %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %15 = llvm.getelementptr %6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
  %16 = llvm.add %8, %3 overflow<nsw> : i64
  %17 = llvm.icmp "ne" %16, %arg0 : i64
  llvm.cond_br %17, ^bb1(%16 : i64), ^bb2
^bb2:
  %18 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %18, ^bb3(%2 : i64), ^bb4
^bb3(%19: i64):
  %20 = llvm.mul %19, %0 : i64
  %21 = llvm.getelementptr %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()
  %23 = llvm.mul %19, %0 : i64
  %24 = llvm.add %23, %3 : i64
  %25 = llvm.getelementptr %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()
  %27 = llvm.add %19, %3 overflow<nsw> : i64
  %28 = llvm.icmp "ne" %27, %arg0 : i64
  llvm.cond_br %28, ^bb3(%27 : i64), ^bb4
^bb4:
  %29 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %29, ^bb5(%2 : i64), ^bb6
^bb5(%30: i64):
  %31 = llvm.mul %30, %0 : i64
  %32 = llvm.getelementptr %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
  %34 = llvm.mul %30, %0 : i64
  %35 = llvm.add %34, %3 : i64
  %36 = llvm.getelementptr %6[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()
  %38 = llvm.add %30, %3 overflow<nsw> : i64
  %39 = llvm.icmp "ne" %38, %arg0 : i64
  llvm.cond_br %39, ^bb5(%38 : i64), ^bb6
^bb6:
  llvm.call @free(%6) : (!llvm.ptr) -> ()
  llvm.return
}

// order: used once more
llvm.func @wrong_tiles_wide(%arg0: i64) {
  %0 = llvm.mlir.constant(2 : i64) : i64
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mul %arg0, %0 : i64
  %5 = llvm.mul %4, %1 : i64
  %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
  %7 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %7, ^bb1(%2 : i64), ^bb2
^bb1(%8: i64):
  %9 = llvm.mul %8, %0 : i64
  %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %11 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
  %12 = llvm.mul %8, %0 : i64
  %13 = llvm.add %12, %3 : i64
  %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %15 = llvm.getelementptr %6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %14, %15 : !llvm.ptr, !llvm.ptr
  %16 = llvm.add %8, %3 overflow<nsw> : i64
  %17 = llvm.icmp "ne" %16, %arg0 : i64
  llvm.cond_br %17, ^bb1(%16 : i64), ^bb2
^bb2:
  %18 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %18, ^bb3(%2 : i64), ^bb4
^bb3(%19: i64):
  %20 = llvm.mul %19, %0 : i64
  %21 = llvm.getelementptr %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()
  %23 = llvm.mul %19, %0 : i64
  %24 = llvm.add %23, %3 : i64
  %25 = llvm.getelementptr %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%26) : (!llvm.ptr) -> ()
  %27 = llvm.add %19, %3 overflow<nsw> : i64
  %28 = llvm.icmp "ne" %27, %arg0 : i64
  llvm.cond_br %28, ^bb3(%27 : i64), ^bb4
^bb4:
  %29 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %29, ^bb5(%2 : i64), ^bb6
^bb5(%30: i64):
  %31 = llvm.mul %30, %0 : i64
  %32 = llvm.getelementptr %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%33) : (!llvm.ptr) -> ()
  %34 = llvm.mul %30, %0 : i64
  %35 = llvm.add %34, %3 : i64
  %36 = llvm.getelementptr %6[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%37) : (!llvm.ptr) -> ()
  %38 = llvm.add %30, %3 overflow<nsw> : i64
  %39 = llvm.icmp "ne" %38, %arg0 : i64
  llvm.cond_br %39, ^bb5(%38 : i64), ^bb6
^bb6:
  %40 = llvm.icmp "ne" %2, %arg0 : i64
  llvm.cond_br %40, ^bb7(%2 : i64), ^bb8
^bb7(%41: i64):
  %42 = llvm.mul %41, %0 : i64
  %43 = llvm.getelementptr %6[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%44) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
  %45 = llvm.mul %41, %0 : i64
  %46 = llvm.add %45, %3 : i64
  %47 = llvm.getelementptr %6[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%48) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
  %49 = llvm.add %41, %3 overflow<nsw> : i64
  %50 = llvm.icmp "ne" %49, %arg0 : i64
  llvm.cond_br %50, ^bb7(%49 : i64), ^bb8
^bb8:
  llvm.call @free(%6) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_down(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ult" %c0, %n : i32
  llvm.cond_br %g, ^b1(%c0 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %iw = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i32
  %t = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ne" %n, %c0 : i32
  llvm.cond_br %h, ^b3(%n : i32), ^b4
^b3(%j: i32):
  %j1 = llvm.sub %j, %c1 : i32
  %jw = llvm.zext %j1 : i32 to i64
  %q = llvm.getelementptr %a[%jw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %j2 = llvm.sub %j, %c1 : i32
  %u = llvm.icmp "ne" %j2, %c0 : i32
  llvm.cond_br %u, ^b3(%j2 : i32), ^b4
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_down_unsigned(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ult" %c0, %n : i32
  llvm.cond_br %g, ^b1(%c0 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %iw = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i32
  %t = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ugt" %n, %c0 : i32
  llvm.cond_br %h, ^b3(%n : i32), ^b4
^b3(%j: i32):
  %j1 = llvm.sub %j, %c1 : i32
  %jw = llvm.zext %j1 : i32 to i64
  %q = llvm.getelementptr %a[%jw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %j2 = llvm.sub %j, %c1 : i32
  %u = llvm.icmp "ugt" %j2, %c0 : i32
  llvm.cond_br %u, ^b3(%j2 : i32), ^b4
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @wrong_down(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ult" %c0, %n : i32
  llvm.cond_br %g, ^b1(%c0 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %iw = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i32
  %t = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ne" %n, %c0 : i32
  llvm.cond_br %h, ^b3(%n : i32), ^b4
^b3(%j: i32):
  %j1 = llvm.sub %j, %c1 : i32
  %jw = llvm.zext %j1 : i32 to i64
  %q = llvm.getelementptr %a[%jw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %j2 = llvm.sub %j, %c1 : i32
  %u = llvm.icmp "ne" %j2, %c0 : i32
  llvm.cond_br %u, ^b3(%j2 : i32), ^b4
^b4:
  %again = llvm.icmp "eq" %n, %c1 : i32
  llvm.cond_br %again, ^b5, ^b6
^b5:
  %last = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.br ^b6
^b6:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @wrong_down_unsigned(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ult" %c0, %n : i32
  llvm.cond_br %g, ^b1(%c0 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %iw = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i32
  %t = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ugt" %n, %c0 : i32
  llvm.cond_br %h, ^b3(%n : i32), ^b4
^b3(%j: i32):
  %j1 = llvm.sub %j, %c1 : i32
  %jw = llvm.zext %j1 : i32 to i64
  %q = llvm.getelementptr %a[%jw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %j2 = llvm.sub %j, %c1 : i32
  %u = llvm.icmp "ugt" %j2, %c0 : i32
  llvm.cond_br %u, ^b3(%j2 : i32), ^b4
^b4:
  %again = llvm.icmp "eq" %n, %c1 : i32
  llvm.cond_br %again, ^b5, ^b6
^b5:
  %last = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.br ^b6
^b6:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_from_one_below(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ult" %c1, %n : i32
  llvm.cond_br %g, ^b1(%c1 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %j = llvm.add %i, %m1 : i32
  %iw = llvm.zext %j : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 overflow<nuw> : i32
  %t = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ult" %c1, %n : i32
  llvm.cond_br %h, ^b3(%c1 : i32), ^b4
^b3(%k: i32):
  %k0 = llvm.add %k, %m1 : i32
  %kw = llvm.zext %k0 : i32 to i64
  %q = llvm.getelementptr %a[%kw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %k1 = llvm.add %k, %c1 overflow<nuw> : i32
  %u = llvm.icmp "ult" %k1, %n : i32
  llvm.cond_br %u, ^b3(%k1 : i32), ^b4
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_from_one_to(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %some = llvm.icmp "ne" %c0, %n : i32
  llvm.cond_br %some, ^b0, ^b4
^b0:
  %g = llvm.icmp "ne" %c1, %n : i32
  llvm.cond_br %g, ^b1(%c1 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %j = llvm.add %i, %m1 : i32
  %iw = llvm.zext %j : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 overflow<nuw> : i32
  %t = llvm.icmp "ne" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ne" %c1, %n : i32
  llvm.cond_br %h, ^b3(%c1 : i32), ^b4
^b3(%k: i32):
  %k0 = llvm.add %k, %m1 : i32
  %kw = llvm.zext %k0 : i32 to i64
  %q = llvm.getelementptr %a[%kw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %k1 = llvm.add %k, %c1 overflow<nuw> : i32
  %u = llvm.icmp "ne" %k1, %n : i32
  llvm.cond_br %u, ^b3(%k1 : i32), ^b4
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @wrong_from_one_below(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ult" %c1, %n : i32
  llvm.cond_br %g, ^b1(%c1 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %j = llvm.add %i, %m1 : i32
  %iw = llvm.zext %j : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 overflow<nuw> : i32
  %t = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ult" %c1, %n : i32
  llvm.cond_br %h, ^b3(%c1 : i32), ^b4
^b3(%k: i32):
  %k0 = llvm.add %k, %m1 : i32
  %kw = llvm.zext %k0 : i32 to i64
  %q = llvm.getelementptr %a[%kw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %k1 = llvm.add %k, %c1 overflow<nuw> : i32
  %u = llvm.icmp "ult" %k1, %n : i32
  llvm.cond_br %u, ^b3(%k1 : i32), ^b4
^b4:
  %again = llvm.icmp "eq" %n, %two : i32
  llvm.cond_br %again, ^b5, ^b6
^b5:
  %last = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.br ^b6
^b6:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @wrong_from_one_to(%n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %w = llvm.zext %n : i32 to i64
  %b = llvm.mul %w, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %some = llvm.icmp "ne" %c0, %n : i32
  llvm.cond_br %some, ^b0, ^b4
^b0:
  %g = llvm.icmp "ne" %c1, %n : i32
  llvm.cond_br %g, ^b1(%c1 : i32), ^b2
^b1(%i: i32):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %j = llvm.add %i, %m1 : i32
  %iw = llvm.zext %j : i32 to i64
  %p = llvm.getelementptr %a[%iw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 overflow<nuw> : i32
  %t = llvm.icmp "ne" %i1, %n : i32
  llvm.cond_br %t, ^b1(%i1 : i32), ^b2
^b2:
  %h = llvm.icmp "ne" %c1, %n : i32
  llvm.cond_br %h, ^b3(%c1 : i32), ^b4
^b3(%k: i32):
  %k0 = llvm.add %k, %m1 : i32
  %kw = llvm.zext %k0 : i32 to i64
  %q = llvm.getelementptr %a[%kw] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %k1 = llvm.add %k, %c1 overflow<nuw> : i32
  %u = llvm.icmp "ne" %k1, %n : i32
  llvm.cond_br %u, ^b3(%k1 : i32), ^b4
^b4:
  %again = llvm.icmp "eq" %n, %two : i32
  llvm.cond_br %again, ^b5, ^b6
^b5:
  %last = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.br ^b6
^b6:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_down_of_64_bits(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.mul %n, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ne" %c0, %n : i64
  llvm.cond_br %g, ^b1(%c0 : i64), ^b2
^b1(%i: i64):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  %t = llvm.icmp "ne" %i1, %n : i64
  llvm.cond_br %t, ^b1(%i1 : i64), ^b2
^b2:
  %h = llvm.icmp "ne" %n, %c0 : i64
  llvm.cond_br %h, ^b3(%n : i64), ^b4
^b3(%j: i64):
  %j1 = llvm.sub %j, %c1 : i64
  %q = llvm.getelementptr %a[%j1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %j2 = llvm.sub %j, %c1 : i64
  %u = llvm.icmp "ne" %j2, %c0 : i64
  llvm.cond_br %u, ^b3(%j2 : i64), ^b4
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @wrong_down_of_none(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.mul %n, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ne" %c0, %n : i64
  llvm.cond_br %g, ^b1(%c0 : i64), ^b2
^b1(%i: i64):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  %t = llvm.icmp "ne" %i1, %n : i64
  llvm.cond_br %t, ^b1(%i1 : i64), ^b2
^b2:
  %h = llvm.icmp "ne" %n, %c0 : i64
  llvm.br ^b3(%n : i64)
^b3(%j: i64):
  %j1 = llvm.sub %j, %c1 : i64
  %q = llvm.getelementptr %a[%j1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()  // expect: unknown-handle
  %j2 = llvm.sub %j, %c1 : i64
  %u = llvm.icmp "ne" %j2, %c0 : i64
  llvm.cond_br %u, ^b3(%j2 : i64), ^b4
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @right_down_compared_before(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.mul %n, %c8 : i64
  %a = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  %g = llvm.icmp "ne" %c0, %n : i64
  llvm.cond_br %g, ^b1(%c0 : i64), ^b2
^b1(%i: i64):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  %t = llvm.icmp "ne" %i1, %n : i64
  llvm.cond_br %t, ^b1(%i1 : i64), ^b2
^b2:
  llvm.br ^b3(%n : i64)
^b3(%j: i64):
  %u = llvm.icmp "ne" %j, %c0 : i64
  llvm.cond_br %u, ^b5, ^b4
^b5:
  %j1 = llvm.sub %j, %c1 : i64
  %q = llvm.getelementptr %a[%j1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> ()
  %j2 = llvm.sub %j, %c1 : i64
  llvm.br ^b3(%j2 : i64)
^b4:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}
