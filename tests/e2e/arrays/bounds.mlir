// Loops over the elements of an array: which of them a loop comes to follows from its bounds only where they tell of all its numbers, and
// that it comes to none twice only where its numbers do not wrap.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  // Its numbers go on until the one that it leaves by.
  llvm.func @begins_behind_its_bound() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c5 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "ne" %i21, %c3 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v24) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is26 = llvm.icmp "eq" %i21, %c7 : i64
    llvm.cond_br %is26, ^b20, ^b25
  ^b25:
    %v27 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v27 : i64)
  ^b20:
    llvm.return
  }
  // Where %n is below 5.
  llvm.func @may_begin_behind_its_bound(%n: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c5 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "ne" %i21, %n : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v24) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is26 = llvm.icmp "eq" %i21, %c7 : i64
    llvm.cond_br %is26, ^b20, ^b25
  ^b25:
    %v27 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v27 : i64)
  ^b20:
    llvm.return
  }
  // Where %n is below zero it goes on, too.
  llvm.func @bound_below_zero(%n: i32) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c1_i32 = llvm.mlir.constant(1 : i32) : i32
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c0_i32 : i32)
  ^b18(%i21: i32):
    %is22 = llvm.icmp "ne" %i21, %n : i32
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %v23 = llvm.sext %i21 : i32 to i64
    %p24 = llvm.getelementptr %a1[%v23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v25) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is27 = llvm.icmp "eq" %i21, %c7_i32 : i32
    llvm.cond_br %is27, ^b20, ^b26
  ^b26:
    %v28 = llvm.add %i21, %c1_i32 : i32
    llvm.br ^b18(%v28 : i32)
  ^b20:
    llvm.return
  }
  // As unsigned numbers all are below it.
  llvm.func @bound_is_the_largest_number() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %m1 = llvm.mlir.constant(-1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "ult" %i21, %m1 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v24) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is26 = llvm.icmp "eq" %i21, %c7 : i64
    llvm.cond_br %is26, ^b20, ^b25
  ^b25:
    %v27 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v27 : i64)
  ^b20:
    llvm.return
  }
  // … and below %n, where it is below zero as a signed one.
  llvm.func @bound_is_large(%n: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "ult" %i21, %n : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v24) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is26 = llvm.icmp "eq" %i21, %c7 : i64
    llvm.cond_br %is26, ^b20, ^b25
  ^b25:
    %v27 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v27 : i64)
  ^b20:
    llvm.return
  }
  // The first round comes before the comparison.
  llvm.func @first_round_is_not_asked_for(%n: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i20: i64):
    %p21 = llvm.getelementptr %a1[%i20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v22) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is24 = llvm.icmp "eq" %i20, %c7 : i64
    llvm.cond_br %is24, ^b19, ^b23
  ^b23:
    %v25 = llvm.add %i20, %c1 : i64
    %is26 = llvm.icmp "slt" %v25, %n : i64
    llvm.cond_br %is26, ^b18(%v25 : i64), ^b19
  ^b19:
    llvm.return
  }
  // That it is not zero says nothing of what is below zero.
  llvm.func @asked_for_another_thing(%n: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    %is18 = llvm.icmp "ne" %n, %c0 : i64
    llvm.cond_br %is18, ^b19, ^b20
  ^b19:
    llvm.br ^b21(%c0 : i64)
  ^b21(%i23: i64):
    %p24 = llvm.getelementptr %a1[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v25) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is27 = llvm.icmp "eq" %i23, %c7 : i64
    llvm.cond_br %is27, ^b22, ^b26
  ^b26:
    %v28 = llvm.add %i23, %c1 : i64
    %is29 = llvm.icmp "slt" %v28, %n : i64
    llvm.cond_br %is29, ^b21(%v28 : i64), ^b22
  ^b22:
    llvm.br ^b20
  ^b20:
    llvm.return
  }
  // Made wide in another way it may be below zero.
  llvm.func @asked_for_as_an_unsigned_number(%n: i32) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    %v18 = llvm.zext %n : i32 to i64
    %v19 = llvm.sext %n : i32 to i64
    %is20 = llvm.icmp "sgt" %v18, %c0 : i64
    llvm.cond_br %is20, ^b21, ^b22
  ^b21:
    llvm.br ^b23(%c0 : i64)
  ^b23(%i25: i64):
    %p26 = llvm.getelementptr %a1[%i25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v27) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is29 = llvm.icmp "eq" %i25, %c7 : i64
    llvm.cond_br %is29, ^b24, ^b28
  ^b28:
    %v30 = llvm.add %i25, %c1 : i64
    %is31 = llvm.icmp "slt" %v30, %v19 : i64
    llvm.cond_br %is31, ^b23(%v30 : i64), ^b24
  ^b24:
    llvm.br ^b22
  ^b22:
    llvm.return
  }
  llvm.func @asked_for_of_another_number(%n: i64, %m: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    %is18 = llvm.icmp "sgt" %m, %c0 : i64
    llvm.cond_br %is18, ^b19, ^b20
  ^b19:
    llvm.br ^b21(%c0 : i64)
  ^b21(%i23: i64):
    %p24 = llvm.getelementptr %a1[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v25) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is27 = llvm.icmp "eq" %i23, %c7 : i64
    llvm.cond_br %is27, ^b22, ^b26
  ^b26:
    %v28 = llvm.add %i23, %c1 : i64
    %is29 = llvm.icmp "slt" %v28, %n : i64
    llvm.cond_br %is29, ^b21(%v28 : i64), ^b22
  ^b22:
    llvm.br ^b20
  ^b20:
    llvm.return
  }
  llvm.func @asked_for_on_one_side(%n: i64, %c: i1) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.cond_br %c, ^b18, ^b19
  ^b18:
    %v22 = llvm.icmp "sgt" %n, %c0 : i64
    llvm.cond_br %v22, ^b19, ^b21
  ^b19:
    llvm.br ^b23(%c0 : i64)
  ^b23(%i25: i64):
    %p26 = llvm.getelementptr %a1[%i25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v27) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %is29 = llvm.icmp "eq" %i25, %c7 : i64
    llvm.cond_br %is29, ^b24, ^b28
  ^b28:
    %v30 = llvm.add %i25, %c1 : i64
    %is31 = llvm.icmp "slt" %v30, %n : i64
    llvm.cond_br %is31, ^b23(%v30 : i64), ^b24
  ^b24:
    llvm.br ^b21
  ^b21:
    llvm.return
  }
  // All are below the bound, and the first comes again.
  llvm.func @numbers_of_8_bits_come_again() {
    %c256 = llvm.mlir.constant(256 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c1000_i32 = llvm.mlir.constant(1000 : i32) : i32
    %c300 = llvm.mlir.constant(300 : i64) : i64
    %c1_i8 = llvm.mlir.constant(1 : i8) : i8
    %a1 = llvm.alloca %c256 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c256 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %a10 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    llvm.store %c0_i32, %a10 : i32, !llvm.ptr
    llvm.br ^b11(%c0_i8, %c0 : i8, i64)
  ^b11(%i15: i8, %r16: i64):
    %v17 = llvm.zext %i15 : i8 to i32
    %is18 = llvm.icmp "ult" %v17, %c1000_i32 : i32
    llvm.cond_br %is18, ^b12, ^b13
  ^b12:
    %v19 = llvm.zext %i15 : i8 to i64
    %p20 = llvm.getelementptr %a1[%v19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v22 = llvm.add %r16, %c1 : i64
    %is23 = llvm.icmp "eq" %v22, %c300 : i64
    llvm.cond_br %is23, ^b13, ^b14
  ^b14:
    %v24 = llvm.add %i15, %c1_i8 : i8
    llvm.br ^b11(%v24, %v22 : i8, i64)
  ^b13:
    llvm.return
  }
  // 255 is the last one, and none of them is above it.
  llvm.func @none_is_above_the_last_one() {
    %c256 = llvm.mlir.constant(256 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %m1_i8 = llvm.mlir.constant(-1 : i8) : i8
    %c300 = llvm.mlir.constant(300 : i64) : i64
    %c1_i8 = llvm.mlir.constant(1 : i8) : i8
    %a1 = llvm.alloca %c256 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c256 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %a10 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    llvm.store %c0_i32, %a10 : i32, !llvm.ptr
    llvm.br ^b11(%c0_i8, %c0 : i8, i64)
  ^b11(%i15: i8, %r16: i64):
    %is17 = llvm.icmp "ule" %i15, %m1_i8 : i8
    llvm.cond_br %is17, ^b12, ^b13
  ^b12:
    %v18 = llvm.zext %i15 : i8 to i64
    %p19 = llvm.getelementptr %a1[%v18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v20 = llvm.load %p19 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v21 = llvm.add %r16, %c1 : i64
    %is22 = llvm.icmp "eq" %v21, %c300 : i64
    llvm.cond_br %is22, ^b13, ^b14
  ^b14:
    %v23 = llvm.add %i15, %c1_i8 : i8
    llvm.br ^b11(%v23, %v21 : i8, i64)
  ^b13:
    llvm.return
  }
  llvm.func @none_is_above_the_last_signed_one() {
    %c256 = llvm.mlir.constant(256 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c127_i8 = llvm.mlir.constant(127 : i8) : i8
    %c300 = llvm.mlir.constant(300 : i64) : i64
    %c1_i8 = llvm.mlir.constant(1 : i8) : i8
    %a1 = llvm.alloca %c256 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c256 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %a10 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    llvm.store %c0_i32, %a10 : i32, !llvm.ptr
    llvm.br ^b11(%c0_i8, %c0 : i8, i64)
  ^b11(%i15: i8, %r16: i64):
    %is17 = llvm.icmp "sle" %i15, %c127_i8 : i8
    llvm.cond_br %is17, ^b12, ^b13
  ^b12:
    %v18 = llvm.zext %i15 : i8 to i64
    %p19 = llvm.getelementptr %a1[%v18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v20 = llvm.load %p19 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v20) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v21 = llvm.add %r16, %c1 : i64
    %is22 = llvm.icmp "eq" %v21, %c300 : i64
    llvm.cond_br %is22, ^b13, ^b14
  ^b14:
    %v23 = llvm.add %i15, %c1_i8 : i8
    llvm.br ^b11(%v23, %v21 : i8, i64)
  ^b13:
    llvm.return
  }
  llvm.func @bound_of_32_bits_from_outside(%n: i32) {
    %c256 = llvm.mlir.constant(256 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c300 = llvm.mlir.constant(300 : i64) : i64
    %c1_i8 = llvm.mlir.constant(1 : i8) : i8
    %a1 = llvm.alloca %c256 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c256 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %a10 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    llvm.store %c0_i32, %a10 : i32, !llvm.ptr
    llvm.br ^b11(%c0_i8, %c0 : i8, i64)
  ^b11(%i15: i8, %r16: i64):
    %v17 = llvm.zext %i15 : i8 to i32
    %is18 = llvm.icmp "ult" %v17, %n : i32
    llvm.cond_br %is18, ^b12, ^b13
  ^b12:
    %v19 = llvm.zext %i15 : i8 to i64
    %p20 = llvm.getelementptr %a1[%v19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v22 = llvm.add %r16, %c1 : i64
    %is23 = llvm.icmp "eq" %v22, %c300 : i64
    llvm.cond_br %is23, ^b13, ^b14
  ^b14:
    %v24 = llvm.add %i15, %c1_i8 : i8
    llvm.br ^b11(%v24, %v22 : i8, i64)
  ^b13:
    llvm.return
  }
  // The second loop begins one too early.
  llvm.func @bound_of_200_as_8_bits() {
    %c256 = llvm.mlir.constant(256 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %m56_i8 = llvm.mlir.constant(-56 : i8) : i8
    %c1_i8 = llvm.mlir.constant(1 : i8) : i8
    %c199 = llvm.mlir.constant(199 : i64) : i64
    %a1 = llvm.alloca %c256 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c256 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0_i8 : i8)
  ^b10(%i13: i8):
    %is14 = llvm.icmp "ult" %i13, %m56_i8 : i8
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %v15 = llvm.zext %i13 : i8 to i64
    %p16 = llvm.getelementptr %a1[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %v18 = llvm.add %i13, %c1_i8 : i8
    llvm.br ^b10(%v18 : i8)
  ^b12:
    llvm.br ^b19(%c199 : i64)
  ^b19(%i22: i64):
    %is23 = llvm.icmp "slt" %i22, %c256 : i64
    llvm.cond_br %is23, ^b20, ^b21
  ^b20:
    %p24 = llvm.getelementptr %a1[%i22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v25) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v26 = llvm.add %i22, %c1 : i64
    llvm.br ^b19(%v26 : i64)
  ^b21:
    llvm.return
  }
  llvm.func @few_numbers_of_8_bits() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c4_i8 = llvm.mlir.constant(4 : i8) : i8
    %c1_i8 = llvm.mlir.constant(1 : i8) : i8
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0_i8 : i8)
  ^b10(%i13: i8):
    %is14 = llvm.icmp "slt" %i13, %c4_i8 : i8
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %v15 = llvm.sext %i13 : i8 to i64
    %p16 = llvm.getelementptr %a1[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %v18 = llvm.add %i13, %c1_i8 : i8
    llvm.br ^b10(%v18 : i8)
  ^b12:
    llvm.br ^b19(%c4 : i64)
  ^b19(%i22: i64):
    %is23 = llvm.icmp "slt" %i22, %c16 : i64
    llvm.cond_br %is23, ^b20, ^b21
  ^b20:
    %p24 = llvm.getelementptr %a1[%i22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v25) : (!llvm.ptr) -> ()
    %v26 = llvm.add %i22, %c1 : i64
    llvm.br ^b19(%v26 : i64)
  ^b21:
    llvm.return
  }
  llvm.func @ends_by_equality() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "ne" %i13, %c16 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %c16 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v24) : (!llvm.ptr) -> ()
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    llvm.return
  }
  llvm.func @behind_each_round() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i12: i64):
    %p13 = llvm.getelementptr %a1[%i12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v14) : (!llvm.ptr) -> ()
    %v15 = llvm.add %i12, %c1 : i64
    %is16 = llvm.icmp "slt" %v15, %c16 : i64
    llvm.cond_br %is16, ^b10(%v15 : i64), ^b11
  ^b11:
    llvm.br ^b17(%c0 : i64)
  ^b17(%i19: i64):
    %p20 = llvm.getelementptr %a1[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i19, %c1 : i64
    %is23 = llvm.icmp "ne" %v22, %c16 : i64
    llvm.cond_br %is23, ^b17(%v22 : i64), ^b18
  ^b18:
    llvm.return
  }
  llvm.func @downwards() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c15 = llvm.mlir.constant(15 : i64) : i64
    %m1 = llvm.mlir.constant(-1 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c15 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "sge" %i13, %c0 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %m1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.return
  }
  llvm.func @as_many_as_there_are(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %n : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %h2[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %v18 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v18 : i64)
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @unsigned_and_by_equality(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "ult" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "ne" %i14, %n : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %h2[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %v18 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v18 : i64)
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @downwards_from_outside(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %m1 = llvm.mlir.constant(-1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %v11 = llvm.sub %n, %c1 overflow<nsw> : i64
    llvm.br ^b12(%v11 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "sge" %i15, %c0 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %p17 = llvm.getelementptr %h2[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v18) : (!llvm.ptr) -> ()
    %v19 = llvm.add %i15, %m1 overflow<nsw> : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The last one leaks.
  llvm.func @one_less_than_there_are(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %v11 = llvm.sub %n, %c1 overflow<nsw> : i64
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %v11 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %p17 = llvm.getelementptr %h2[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v18) : (!llvm.ptr) -> ()
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_more_than_there_are(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.add %n, %c1 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i7: i64):
    %is8 = llvm.icmp "slt" %i7, %n : i64
    llvm.cond_br %is8, ^b5, ^b6
  ^b5:
    %h9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p10 = llvm.getelementptr %h3[%i7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h9, %p10 : !llvm.ptr, !llvm.ptr
    %v11 = llvm.add %i7, %c1 : i64
    llvm.br ^b4(%v11 : i64)
  ^b6:
    %v12 = llvm.add %n, %c1 overflow<nsw> : i64
    llvm.br ^b13(%c0 : i64)
  ^b13(%i16: i64):
    %is17 = llvm.icmp "slt" %i16, %v12 : i64
    llvm.cond_br %is17, ^b14, ^b15
  ^b14:
    %p18 = llvm.getelementptr %h3[%i16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v19) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v20 = llvm.add %i16, %c1 : i64
    llvm.br ^b13(%v20 : i64)
  ^b15:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @up_to_and_with_the_bound(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.add %n, %c1 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i7: i64):
    %is8 = llvm.icmp "slt" %i7, %n : i64
    llvm.cond_br %is8, ^b5, ^b6
  ^b5:
    %h9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p10 = llvm.getelementptr %h3[%i7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h9, %p10 : !llvm.ptr, !llvm.ptr
    %v11 = llvm.add %i7, %c1 : i64
    llvm.br ^b4(%v11 : i64)
  ^b6:
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "sle" %i15, %n : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %p17 = llvm.getelementptr %h3[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v18) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @both_up_to_and_with_the_bound(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.add %n, %c1 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i7: i64):
    %is8 = llvm.icmp "sle" %i7, %n : i64
    llvm.cond_br %is8, ^b5, ^b6
  ^b5:
    %h9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p10 = llvm.getelementptr %h3[%i7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h9, %p10 : !llvm.ptr, !llvm.ptr
    %v11 = llvm.add %i7, %c1 : i64
    llvm.br ^b4(%v11 : i64)
  ^b6:
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "sle" %i15, %n : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %p17 = llvm.getelementptr %h3[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v18) : (!llvm.ptr) -> ()
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @another_number(%n: i64, %m: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %m : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %h2[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v18 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v18 : i64)
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The last one has no next.
  llvm.func @the_next_element(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.add %n, %c1 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i7: i64):
    %is8 = llvm.icmp "slt" %i7, %n : i64
    llvm.cond_br %is8, ^b5, ^b6
  ^b5:
    %h9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p10 = llvm.getelementptr %h3[%i7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h9, %p10 : !llvm.ptr, !llvm.ptr
    %v11 = llvm.add %i7, %c1 : i64
    llvm.br ^b4(%v11 : i64)
  ^b6:
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %n : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %v17 = llvm.add %i15, %c1 : i64
    %p18 = llvm.getelementptr %h3[%v17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v19) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v20 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v20 : i64)
  ^b14:
    llvm.br ^b21(%c0 : i64)
  ^b21(%i24: i64):
    %is25 = llvm.icmp "slt" %i24, %n : i64
    llvm.cond_br %is25, ^b22, ^b23
  ^b22:
    %p26 = llvm.getelementptr %h3[%i24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v27) : (!llvm.ptr) -> ()
    %v28 = llvm.add %i24, %c1 : i64
    llvm.br ^b21(%v28 : i64)
  ^b23:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The first one has none before it.
  llvm.func @the_element_before(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c1 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c1 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %n : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %v16 = llvm.sub %i14, %c1 : i64
    %p17 = llvm.getelementptr %h2[%v16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v18) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v19 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v19 : i64)
  ^b13:
    llvm.br ^b20(%c1 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %n : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %h2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v26) : (!llvm.ptr) -> ()
    %v27 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v27 : i64)
  ^b22:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @each_one_twice(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %c2 : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    llvm.br ^b16(%c0 : i64)
  ^b16(%i19: i64):
    %is20 = llvm.icmp "slt" %i19, %n : i64
    llvm.cond_br %is20, ^b17, ^b18
  ^b17:
    %p21 = llvm.getelementptr %h2[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v22) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v23 = llvm.add %i19, %c1 : i64
    llvm.br ^b16(%v23 : i64)
  ^b18:
    %v24 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v24 : i64)
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_parts(%n: i64, %m: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %is11 = llvm.icmp "sge" %m, %c0 : i64
    llvm.cond_br %is11, ^b12, ^b13
  ^b12:
    %is14 = llvm.icmp "sle" %m, %n : i64
    llvm.cond_br %is14, ^b15, ^b16
  ^b15:
    llvm.br ^b17(%c0 : i64)
  ^b17(%i20: i64):
    %is21 = llvm.icmp "slt" %i20, %m : i64
    llvm.cond_br %is21, ^b18, ^b19
  ^b18:
    %p22 = llvm.getelementptr %h2[%i20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v23 = llvm.load %p22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v23) : (!llvm.ptr) -> ()
    %v24 = llvm.add %i20, %c1 : i64
    llvm.br ^b17(%v24 : i64)
  ^b19:
    llvm.br ^b25(%m : i64)
  ^b25(%i28: i64):
    %is29 = llvm.icmp "slt" %i28, %n : i64
    llvm.cond_br %is29, ^b26, ^b27
  ^b26:
    %p30 = llvm.getelementptr %h2[%i28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v31 = llvm.load %p30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v31) : (!llvm.ptr) -> ()
    %v32 = llvm.add %i28, %c1 : i64
    llvm.br ^b25(%v32 : i64)
  ^b27:
    llvm.br ^b16
  ^b16:
    llvm.br ^b13
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_parts_overlap(%n: i64, %m: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %is11 = llvm.icmp "sgt" %m, %c0 : i64
    llvm.cond_br %is11, ^b12, ^b13
  ^b12:
    %is14 = llvm.icmp "sle" %m, %n : i64
    llvm.cond_br %is14, ^b15, ^b16
  ^b15:
    llvm.br ^b17(%c0 : i64)
  ^b17(%i20: i64):
    %is21 = llvm.icmp "slt" %i20, %m : i64
    llvm.cond_br %is21, ^b18, ^b19
  ^b18:
    %p22 = llvm.getelementptr %h2[%i20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v23 = llvm.load %p22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v23) : (!llvm.ptr) -> ()
    %v24 = llvm.add %i20, %c1 : i64
    llvm.br ^b17(%v24 : i64)
  ^b19:
    %v25 = llvm.sub %m, %c1 overflow<nsw> : i64
    llvm.br ^b26(%v25 : i64)
  ^b26(%i29: i64):
    %is30 = llvm.icmp "slt" %i29, %n : i64
    llvm.cond_br %is30, ^b27, ^b28
  ^b27:
    %p31 = llvm.getelementptr %h2[%i29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v32 = llvm.load %p31 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v32) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v33 = llvm.add %i29, %c1 : i64
    llvm.br ^b26(%v33 : i64)
  ^b28:
    llvm.br ^b16
  ^b16:
    llvm.br ^b13
  ^b13:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @every_second_twice(%n: i64) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %v1 = llvm.mul %n, %c8 : i64
    %h2 = llvm.call @malloc(%v1) : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %n : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %h2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %n : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %h2[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %v18 = llvm.add %i14, %c2 : i64
    llvm.br ^b11(%v18 : i64)
  ^b13:
    llvm.br ^b19(%c0 : i64)
  ^b19(%i22: i64):
    %is23 = llvm.icmp "slt" %i22, %n : i64
    llvm.cond_br %is23, ^b20, ^b21
  ^b20:
    %p24 = llvm.getelementptr %h2[%i22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v25) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v26 = llvm.add %i22, %c1 : i64
    llvm.br ^b19(%v26 : i64)
  ^b21:
    llvm.call @free(%h2) : (!llvm.ptr) -> ()
    llvm.return
  }
}
