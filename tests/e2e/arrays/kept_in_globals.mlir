// Handles that a global keeps from one call of a function to the next: made at the first use, behind a flag or where the handle is null. From C; those
// whose names begin with right_ are correct in whichever order they are called, one after the other.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @right_flag_made(false) : i1
  llvm.mlir.global internal @right_flag_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_flag_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_flag_made(false) : i1
  llvm.mlir.global internal @wrong_flag_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_flag_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_null_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_null_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_null_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_null_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_several_made(false) : i1
  llvm.mlir.global internal @right_several_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_several_e() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_unmade_made(false) : i1
  llvm.mlir.global internal @wrong_unmade_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_unmade_e() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_kept_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_helpers_made(0 : i32) : i32
  llvm.mlir.global internal @wrong_given_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_told_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_shown_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_left_made(false) : i1
  llvm.mlir.global internal @wrong_left_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_left_t() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_left_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_left_made(false) : i1
  llvm.mlir.global internal @right_left_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_left_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_set_made(0 : i32) : i32
  llvm.mlir.global internal @wrong_set_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_set_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_round_c(0 : i8) : i8
  llvm.mlir.global internal @wrong_round_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_round_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_helpers_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @right_helpers_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_helpers_made(false) : i1
  llvm.mlir.global internal @wrong_helpers_s() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @wrong_helpers_b() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @right_flag(%arg0: i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @right_flag_made : !llvm.ptr
    %2 = llvm.mlir.addressof @right_flag_s : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.addressof @right_flag_b : !llvm.ptr
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %10, ^bb2(%0 : i32), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    llvm.return
  ^bb2(%11: i32):  // 2 preds: ^bb0, ^bb4
    %12 = llvm.load %1 : !llvm.ptr -> i1
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %2 : !llvm.ptr, !llvm.ptr
    %14 = llvm.call tail @mgpuMemAlloc(%3, %13, %4) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %14, %5 : !llvm.ptr, !llvm.ptr
    llvm.store %6, %1 : i1, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %15 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%15, %7, %8, %16) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    %17 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%17) : (!llvm.ptr ) -> ()
    %18 = llvm.add %11, %9 overflow<nsw, nuw> : i32
    %19 = llvm.icmp "eq" %18, %arg0 : i32
    llvm.cond_br %19, ^bb1, ^bb2(%18 : i32)
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @wrong_flag(%arg0: i32) {
    %0 = llvm.mlir.addressof @wrong_flag_made : !llvm.ptr
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.addressof @wrong_flag_s : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_flag_b : !llvm.ptr
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %9, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.store %1, %0 : i1, !llvm.ptr
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %2 : !llvm.ptr, !llvm.ptr
    %11 = llvm.icmp "sgt" %arg0, %3 : i32
    llvm.cond_br %11, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %12 = llvm.call tail @mgpuMemAlloc(%4, %10, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %12, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %13 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%13, %7, %8, %14) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %15 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr ) -> ()
    llvm.return
  }
  llvm.func @right_null(%arg0: i32) {
    %0 = llvm.mlir.addressof @right_null_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @right_null_b : !llvm.ptr
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "eq" %7, %1 : !llvm.ptr
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %9, %0 : !llvm.ptr, !llvm.ptr
    %10 = llvm.call tail @mgpuMemAlloc(%2, %9, %3) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %10, %4 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %11 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %5, %6, %12) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    %13 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%13) : (!llvm.ptr ) -> ()
    llvm.return
  }
  llvm.func @wrong_null(%arg0: i32) {
    %0 = llvm.mlir.addressof @wrong_null_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @wrong_null_b : !llvm.ptr
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %8, %1 : !llvm.ptr
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %0 : !llvm.ptr, !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%2, %10, %3) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %11, %4 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %12 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%12, %5, %6, %13) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%14) : (!llvm.ptr ) -> ()
    %15 = llvm.icmp "eq" %arg0, %7 : i32
    llvm.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%16, %17) : (!llvm.ptr , !llvm.ptr ) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @right_several_init() {
    %0 = llvm.mlir.addressof @right_several_made : !llvm.ptr
    %1 = llvm.mlir.addressof @right_several_s : !llvm.ptr
    %2 = llvm.mlir.addressof @right_several_e : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %4, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %5, %1 : !llvm.ptr, !llvm.ptr
    %6 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %6, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %3, %0 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @right_several_use() {
    %0 = llvm.mlir.addressof @right_several_made : !llvm.ptr
    %1 = llvm.mlir.addressof @right_several_e : !llvm.ptr
    %2 = llvm.mlir.addressof @right_several_s : !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%4, %5) : (!llvm.ptr , !llvm.ptr ) -> ()
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%6) : (!llvm.ptr ) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @right_several_end() {
    %0 = llvm.mlir.addressof @right_several_made : !llvm.ptr
    %1 = llvm.mlir.addressof @right_several_e : !llvm.ptr
    %2 = llvm.mlir.addressof @right_several_s : !llvm.ptr
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventDestroy(%5) : (!llvm.ptr ) -> ()
    %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%6) : (!llvm.ptr ) -> ()
    llvm.store %3, %0 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @wrong_unmade_init() {
    %0 = llvm.mlir.addressof @wrong_unmade_made : !llvm.ptr
    %1 = llvm.mlir.addressof @wrong_unmade_s : !llvm.ptr
    %2 = llvm.mlir.addressof @wrong_unmade_e : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %4, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %5 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %5, %1 : !llvm.ptr, !llvm.ptr
    %6 = llvm.call tail @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %6, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %3, %0 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @wrong_unmade_use() {
    %0 = llvm.mlir.addressof @wrong_unmade_e : !llvm.ptr
    %1 = llvm.mlir.addressof @wrong_unmade_s : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventRecord(%2, %3) : (!llvm.ptr , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuEventSynchronize(%4) : (!llvm.ptr ) -> ()
    llvm.return
  }
  llvm.func @wrong_kept_use() {
    %0 = llvm.mlir.addressof @wrong_kept_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr ) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @wrong_kept_end() {
    %0 = llvm.mlir.addressof @wrong_kept_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call tail @mgpuStreamDestroy(%2) : (!llvm.ptr ) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @right_helpers(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @right_helpers_made : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.icmp "slt" %arg0, %0 : i32
    llvm.cond_br %3, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %5 = llvm.icmp "eq" %4, %2 : i32
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @right_helpers_make(%arg0) : (i32 ) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.call fastcc tail @right_helpers_work() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb0, ^bb3
    llvm.return
  }
  llvm.func internal fastcc @right_helpers_work() {
    %0 = llvm.mlir.addressof @right_helpers_b : !llvm.ptr
    %1 = llvm.mlir.addressof @right_helpers_s : !llvm.ptr
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%4, %2, %3, %5) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr ) -> ()
    llvm.return
  }
  llvm.func internal fastcc @right_helpers_make(%arg0: i32) {
    %0 = llvm.mlir.addressof @right_helpers_made : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @right_helpers_s : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.addressof @right_helpers_b : !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = llvm.icmp "eq" %6, %1 : i32
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %8, %2 : !llvm.ptr, !llvm.ptr
    %9 = llvm.call tail @mgpuMemAlloc(%3, %8, %4) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %9, %5 : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @wrong_helpers(%arg0: i32) {
    llvm.call fastcc tail @wrong_helpers_make(%arg0) : (i32 ) -> ()
    llvm.call fastcc tail @wrong_helpers_work() : () -> ()
    llvm.return
  }
  llvm.func internal fastcc @wrong_helpers_make(%arg0: i32) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.addressof @wrong_helpers_made : !llvm.ptr
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.addressof @wrong_helpers_s : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_helpers_b : !llvm.ptr
    %7 = llvm.icmp "sgt" %arg0, %0 : i32
    %8 = llvm.load %1 : !llvm.ptr -> i1
    %9 = llvm.select %7, %2, %8 : i1, i1
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %3 : !llvm.ptr, !llvm.ptr
    %11 = llvm.call tail @mgpuMemAlloc(%4, %10, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %11, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %2, %1 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal fastcc @wrong_helpers_work() {
    %0 = llvm.mlir.addressof @wrong_helpers_b : !llvm.ptr
    %1 = llvm.mlir.addressof @wrong_helpers_s : !llvm.ptr
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%4, %2, %3, %5) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%6) : (!llvm.ptr ) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @wrong_given_set(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.addressof @wrong_given_s : !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_given() {
    %0 = llvm.mlir.addressof @wrong_given_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr ) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @wrong_told_get() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @wrong_told_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func @wrong_told() {
    %0 = llvm.mlir.addressof @wrong_told_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr ) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @wrong_shown_get(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.addressof @wrong_shown_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.store %5, %arg0 : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_shown() {
    %0 = llvm.mlir.addressof @wrong_shown_s : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr ) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @wrong_left() {
    %0 = llvm.mlir.addressof @wrong_left_made : !llvm.ptr
    %1 = llvm.mlir.addressof @wrong_left_s : !llvm.ptr
    %2 = llvm.mlir.addressof @wrong_left_t : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.addressof @wrong_left_b : !llvm.ptr
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %1 : !llvm.ptr, !llvm.ptr
    %12 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %12, %2 : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call tail @mgpuMemAlloc(%3, %13, %4) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %14, %5 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr ) -> ()
    llvm.store %6, %0 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %16 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%16, %7, %8, %17) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %18 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%18) : (!llvm.ptr ) -> ()
    %19 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%19, %9, %8, %20) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @right_left() {
    %0 = llvm.mlir.addressof @right_left_made : !llvm.ptr
    %1 = llvm.mlir.addressof @right_left_s : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @right_left_b : !llvm.ptr
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %9, %1 : !llvm.ptr, !llvm.ptr
    %10 = llvm.call tail @mgpuMemAlloc(%2, %9, %3) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %10, %4 : !llvm.ptr, !llvm.ptr
    llvm.store %5, %0 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %11 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%11, %6, %7, %12) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()
    llvm.return
  }
  llvm.func @right_left_end() {
    %0 = llvm.mlir.addressof @right_left_made : !llvm.ptr
    %1 = llvm.mlir.addressof @right_left_s : !llvm.ptr
    %2 = llvm.mlir.addressof @right_left_b : !llvm.ptr
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.load %0 : !llvm.ptr -> i1
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%5) : (!llvm.ptr ) -> ()
    %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%6, %7) : (!llvm.ptr , !llvm.ptr ) -> ()
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamDestroy(%8) : (!llvm.ptr ) -> ()
    llvm.store %3, %0 : i1, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @wrong_set() {
    %0 = llvm.mlir.addressof @wrong_set_made : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.addressof @wrong_set_s : !llvm.ptr
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @wrong_set_b : !llvm.ptr
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %9, %1 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %2, %0 : i32, !llvm.ptr
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %3 : !llvm.ptr, !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%4, %11, %5) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %12, %6 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %13 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%13, %7, %8, %14) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %15 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%15) : (!llvm.ptr ) -> ()
    llvm.return
  }
  llvm.func @wrong_set_flag(%arg0: i32) {
    %0 = llvm.mlir.addressof @wrong_set_made : !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_round() {
    %0 = llvm.mlir.addressof @wrong_round_c : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.addressof @wrong_round_s : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.addressof @wrong_round_b : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(-1 : i8) : i8
    %9 = llvm.load %0 : !llvm.ptr -> i8
    %10 = llvm.icmp "eq" %9, %1 : i8
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.call tail @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %11, %2 : !llvm.ptr, !llvm.ptr
    %12 = llvm.call tail @mgpuMemAlloc(%3, %11, %1) : (i64 , !llvm.ptr , i8 ) -> !llvm.ptr
    llvm.store %12, %4 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %13 = llvm.load %0 : !llvm.ptr -> i8
    %14 = llvm.add %13, %5 : i8
    llvm.store %14, %0 : i8, !llvm.ptr
    %15 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemset32(%15, %6, %7, %16) : (!llvm.ptr , i32 , i64 , !llvm.ptr ) -> ()  // expect: unknown-handle unknown-handle
    %17 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuStreamSynchronize(%17) : (!llvm.ptr ) -> ()
    %18 = llvm.load %0 : !llvm.ptr -> i8
    %19 = llvm.icmp "eq" %18, %8 : i8
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call tail @mgpuMemFree(%20, %21) : (!llvm.ptr , !llvm.ptr ) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
}
