// Globals that are set when they are first asked for, with work on other memory in between. From C; those whose names begin with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.mlir.global internal @s_a() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @s_b() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @s_c() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @s_d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @s_e() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @s_g() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @s_h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @h_at() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @right_forgotten_M0() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_a : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.call @mgpuMemAlloc(%2, %0, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %0 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %9, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%6, %4, %5, %10) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %0 : !llvm.ptr
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%6, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %15, %0 : !llvm.ptr
    llvm.cond_br %16, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %17, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %0 : !llvm.ptr
    llvm.cond_br %20, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %21, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %22 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()
    %23 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%23) : (!llvm.ptr) -> ()
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_not_forgotten_M0() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_b : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.call @mgpuMemAlloc(%2, %0, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %0 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %9, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%6, %4, %5, %10) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %0 : !llvm.ptr
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%6, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %15, %0 : !llvm.ptr
    llvm.cond_br %16, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %17, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
    %19 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %0 : !llvm.ptr
    llvm.cond_br %20, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %21, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %22 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%22) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_twice_M0() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_c : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.call @mgpuMemAlloc(%2, %0, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %0 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %9, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%6, %4, %5, %10) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %0 : !llvm.ptr
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%6, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %15, %0 : !llvm.ptr
    llvm.cond_br %16, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %0 : !llvm.ptr
    llvm.cond_br %19, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %20 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @right_once_M0() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_d : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.call @mgpuMemAlloc(%2, %0, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %0 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %9, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%6, %4, %5, %10) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %0 : !llvm.ptr
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %13, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%14) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%6, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %15, %0 : !llvm.ptr
    llvm.cond_br %16, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%17) : (!llvm.ptr) -> ()
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %0 : !llvm.ptr
    llvm.cond_br %19, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %20 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @wrong_on_a_way_M0(%arg0: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_e : !llvm.ptr
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.call @mgpuMemAlloc(%2, %0, %3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %8, %0 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%7, %4, %5, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %12 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "ne" %12, %0 : !llvm.ptr
    llvm.cond_br %13, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %14, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%7, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()
    %17 = llvm.icmp "ne" %arg0, %6 : i32
    llvm.cond_br %17, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %0 : !llvm.ptr
    llvm.cond_br %19, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.store %20, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @right_loaded_M0(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_g : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.icmp "ne" %arg1, %2 : i32
    %8 = llvm.select %7, %1, %arg0 : i1, !llvm.ptr
    %9 = llvm.call @mgpuMemAlloc(%3, %0, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "ne" %10, %0 : !llvm.ptr
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %12, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %13 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%9, %5, %6, %13) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.store %0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "ne" %14, %0 : !llvm.ptr
    llvm.cond_br %15, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %16, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%17) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuMemFree(%9, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @right_by_address_M0() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @s_h : !llvm.ptr
    %2 = llvm.mlir.addressof @h_at : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.call @mgpuMemAlloc(%3, %0, %4) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %8, %0 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %10, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%7, %5, %6, %11) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %12 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "ne" %12, %0 : !llvm.ptr
    llvm.cond_br %13, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %14, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%15) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%16) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %17 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %0 : !llvm.ptr
    llvm.cond_br %19, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %20 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %20, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuMemFree(%7, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}
