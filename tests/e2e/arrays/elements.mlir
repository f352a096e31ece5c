// What lies in one array element, and what in another: overwritten, kept, copied, at indexes that may be the same, and at addresses that
// are made in other ways.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @ask() -> i1
  llvm.func @used_behind_its_end_at_the_same_index(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %is10 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is10, ^b11, ^b12
  ^b11:
    %p13 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v14) : (!llvm.ptr) -> ()
    %p15 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v16) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b12
  ^b12:
    llvm.return
  }
  llvm.func @used_behind_its_end_at_a_constant() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
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
    %is14 = llvm.icmp "slt" %i13, %c4 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    %p18 = llvm.getelementptr %a1[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v19) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  // Where both are the same.
  llvm.func @used_behind_its_end_at_another_index(%i: i64, %j: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %is10 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is10, ^b11, ^b12
  ^b11:
    %is13 = llvm.icmp "ult" %j, %c4 : i64
    llvm.cond_br %is13, ^b14, ^b15
  ^b14:
    %p16 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %p18 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v19) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b15
  ^b15:
    llvm.br ^b12
  ^b12:
    llvm.return
  }
  llvm.func @another_one_is_used(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %is10 = llvm.icmp "ult" %i, %c3 : i64
    llvm.cond_br %is10, ^b11, ^b12
  ^b11:
    %p13 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v14) : (!llvm.ptr) -> ()
    %v15 = llvm.add %i, %c1 : i64
    %p16 = llvm.getelementptr %a1[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v17) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^b12
  ^b12:
    llvm.return
  }
  // Three elements, and only two were made.
  llvm.func @the_rest_is_one_too_many(%i: i64) {
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c3 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c2 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %v10 = llvm.urem %i, %c3 : i64
    %p11 = llvm.getelementptr %a1[%v10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v12 = llvm.load %p11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v12) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @the_rest_is_one_of_them(%i: i64) {
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c3 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c3 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %v10 = llvm.urem %i, %c3 : i64
    %p11 = llvm.getelementptr %a1[%v10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v12 = llvm.load %p11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v12) : (!llvm.ptr) -> ()
    llvm.br ^b13(%c0 : i64)
  ^b13(%i16: i64):
    %is17 = llvm.icmp "slt" %i16, %c3 : i64
    llvm.cond_br %is17, ^b14, ^b15
  ^b14:
    %p18 = llvm.getelementptr %a1[%i16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v19) : (!llvm.ptr) -> ()
    %v20 = llvm.add %i16, %c1 : i64
    llvm.br ^b13(%v20 : i64)
  ^b15:
    llvm.return
  }
  llvm.func @the_last_bits(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %v10 = llvm.and %i, %c3 : i64
    %p11 = llvm.getelementptr %a1[%v10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v12 = llvm.load %p11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v12) : (!llvm.ptr) -> ()
    llvm.br ^b13(%c0 : i64)
  ^b13(%i16: i64):
    %is17 = llvm.icmp "slt" %i16, %c4 : i64
    llvm.cond_br %is17, ^b14, ^b15
  ^b14:
    %p18 = llvm.getelementptr %a1[%i16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v19) : (!llvm.ptr) -> ()
    %v20 = llvm.add %i16, %c1 : i64
    llvm.br ^b13(%v20 : i64)
  ^b15:
    llvm.return
  }
  llvm.func @a_bit_too_many(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c3 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %v10 = llvm.and %i, %c3 : i64
    %p11 = llvm.getelementptr %a1[%v10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v12 = llvm.load %p11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v12) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @one_in_two_elements(%i: i64, %j: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %h2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %is3 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is3, ^b4, ^b5
  ^b4:
    %is6 = llvm.icmp "ult" %j, %c4 : i64
    llvm.cond_br %is6, ^b7, ^b8
  ^b7:
    %p9 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h2, %p9 : !llvm.ptr, !llvm.ptr
    %p10 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h2, %p10 : !llvm.ptr, !llvm.ptr
    %p11 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v12 = llvm.load %p11 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v12) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %p13 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v14) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b8
  ^b8:
    llvm.br ^b5
  ^b5:
    llvm.return
  }
  llvm.func @one_in_all_elements() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %h2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %p8 = llvm.getelementptr %a1[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h2, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v9 : i64)
  ^b5:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c4 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %p15 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v16 = llvm.load %p15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.return
  }
  llvm.func @copied_to_another_array() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %a10 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %c4 : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %a1[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    %p18 = llvm.getelementptr %a10[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %v17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v19 : i64)
  ^b13:
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a10[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v26) : (!llvm.ptr) -> ()
    %v27 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v27 : i64)
  ^b22:
    llvm.br ^b28(%c0 : i64)
  ^b28(%i31: i64):
    %is32 = llvm.icmp "slt" %i31, %c4 : i64
    llvm.cond_br %is32, ^b29, ^b30
  ^b29:
    %p33 = llvm.getelementptr %a1[%i31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v34 = llvm.load %p33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v34) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %v35 = llvm.add %i31, %c1 : i64
    llvm.br ^b28(%v35 : i64)
  ^b30:
    llvm.return
  }
  llvm.func @copied_and_moved_by_one() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %a10 = llvm.alloca %c5 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %c4 : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %a1[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    %v18 = llvm.add %i14, %c1 : i64
    %p19 = llvm.getelementptr %a10[%v18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %v17, %p19 : !llvm.ptr, !llvm.ptr
    %v20 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v20 : i64)
  ^b13:
    llvm.br ^b21(%c1 : i64)
  ^b21(%i24: i64):
    %is25 = llvm.icmp "slt" %i24, %c5 : i64
    llvm.cond_br %is25, ^b22, ^b23
  ^b22:
    %p26 = llvm.getelementptr %a10[%i24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v27) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v28 = llvm.add %i24, %c1 : i64
    llvm.br ^b21(%v28 : i64)
  ^b23:
    llvm.br ^b29(%c0 : i64)
  ^b29(%i32: i64):
    %is33 = llvm.icmp "slt" %i32, %c4 : i64
    llvm.cond_br %is33, ^b30, ^b31
  ^b30:
    %p34 = llvm.getelementptr %a1[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v35 = llvm.load %p34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v35) : (!llvm.ptr) -> ()
    %v36 = llvm.add %i32, %c1 : i64
    llvm.br ^b29(%v36 : i64)
  ^b31:
    llvm.return
  }
  llvm.func @changed_places(%i: i64, %j: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %is10 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is10, ^b11, ^b12
  ^b11:
    %is13 = llvm.icmp "ult" %j, %c4 : i64
    llvm.cond_br %is13, ^b14, ^b15
  ^b14:
    %p16 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    %p18 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    %p20 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %v19, %p20 : !llvm.ptr, !llvm.ptr
    %p21 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %v17, %p21 : !llvm.ptr, !llvm.ptr
    llvm.br ^b15
  ^b15:
    llvm.br ^b12
  ^b12:
    llvm.br ^b22(%c0 : i64)
  ^b22(%i25: i64):
    %is26 = llvm.icmp "slt" %i25, %c4 : i64
    llvm.cond_br %is26, ^b23, ^b24
  ^b23:
    %p27 = llvm.getelementptr %a1[%i25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v28) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v29 = llvm.add %i25, %c1 : i64
    llvm.br ^b22(%v29 : i64)
  ^b24:
    llvm.return
  }
  llvm.func @destroyed_and_changed_places(%i: i64, %j: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %is10 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is10, ^b11, ^b12
  ^b11:
    %is13 = llvm.icmp "ult" %j, %c4 : i64
    llvm.cond_br %is13, ^b14, ^b15
  ^b14:
    %p16 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    %p18 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %p20 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %v19, %p20 : !llvm.ptr, !llvm.ptr
    %p21 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %v17, %p21 : !llvm.ptr, !llvm.ptr
    %p22 = llvm.getelementptr %a1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v23 = llvm.load %p22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v23) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b15
  ^b15:
    llvm.br ^b12
  ^b12:
    llvm.return
  }
  llvm.func @from_the_middle() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %p10 = llvm.getelementptr %a1[%c1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^b11(%c0 : i64)
  ^b11(%i14: i64):
    %is15 = llvm.icmp "slt" %i14, %c2 : i64
    llvm.cond_br %is15, ^b12, ^b13
  ^b12:
    %p16 = llvm.getelementptr %p10[%i14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v17) : (!llvm.ptr) -> ()
    %v18 = llvm.add %i14, %c1 : i64
    llvm.br ^b11(%v18 : i64)
  ^b13:
    llvm.br ^b19(%c0 : i64)
  ^b19(%i22: i64):
    %is23 = llvm.icmp "slt" %i22, %c4 : i64
    llvm.cond_br %is23, ^b20, ^b21
  ^b20:
    %p24 = llvm.getelementptr %a1[%i22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v25) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %v26 = llvm.add %i22, %c1 : i64
    llvm.br ^b19(%v26 : i64)
  ^b21:
    llvm.return
  }
  llvm.func @a_pointer_goes_over_them() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %p10 = llvm.getelementptr %a1[%c4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^b11(%a1 : !llvm.ptr)
  ^b11(%w14: !llvm.ptr):
    %v15 = llvm.icmp "ne" %w14, %p10 : !llvm.ptr
    llvm.cond_br %v15, ^b12, ^b13
  ^b12:
    %v16 = llvm.load %w14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()
    %p17 = llvm.getelementptr %w14[%c1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.br ^b11(%p17 : !llvm.ptr)
  ^b13:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %c4 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v24) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    llvm.return
  }
  llvm.func @as_pairs() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
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
    %is14 = llvm.icmp "slt" %i13, %c2 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %v15 = llvm.getelementptr %a1[%i13, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr)>
    %v16 = llvm.load %v15 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v16) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %c4 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v24) : (!llvm.ptr) -> ()
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    llvm.return
  }
  llvm.func @the_last_one_is_kept() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %h2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p3 = llvm.getelementptr %a1[%c3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h2, %p3 : !llvm.ptr, !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i7: i64):
    %is8 = llvm.icmp "slt" %i7, %c4 : i64
    llvm.cond_br %is8, ^b5, ^b6
  ^b5:
    %p9 = llvm.getelementptr %a1[%i7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v10 = llvm.load %p9 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v10) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %v11 = llvm.add %i7, %c1 : i64
    llvm.br ^b4(%v11 : i64)
  ^b6:
    llvm.call @mgpuStreamSynchronize(%h2) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @one_is_kept(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %is10 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is10, ^b11, ^b12
  ^b11:
    %p13 = llvm.getelementptr %a1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %c4 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %a1[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.call @mgpuStreamSynchronize(%v14) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b12
  ^b12:
    llvm.return
  }
  llvm.func @only_some_are_made() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @ask() : () -> i1
    llvm.cond_br %h7, ^b8, ^b9
  ^b8:
    %h10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p11 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h10, %p11 : !llvm.ptr, !llvm.ptr
    llvm.br ^b9
  ^b9:
    %v12 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v12 : i64)
  ^b4:
    llvm.br ^b13(%c0 : i64)
  ^b13(%i16: i64):
    %is17 = llvm.icmp "slt" %i16, %c4 : i64
    llvm.cond_br %is17, ^b14, ^b15
  ^b14:
    %p18 = llvm.getelementptr %a1[%i16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v19) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v20 = llvm.add %i16, %c1 : i64
    llvm.br ^b13(%v20 : i64)
  ^b15:
    llvm.return
  }
  llvm.func @one_is_left_out() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %is7 = llvm.icmp "ne" %i5, %c2 : i64
    llvm.cond_br %is7, ^b8, ^b9
  ^b8:
    %h10 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p11 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h10, %p11 : !llvm.ptr, !llvm.ptr
    llvm.br ^b9
  ^b9:
    %v12 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v12 : i64)
  ^b4:
    llvm.br ^b13(%c0 : i64)
  ^b13(%i16: i64):
    %is17 = llvm.icmp "slt" %i16, %c4 : i64
    llvm.cond_br %is17, ^b14, ^b15
  ^b14:
    %p18 = llvm.getelementptr %a1[%i16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v19) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %v20 = llvm.add %i16, %c1 : i64
    llvm.br ^b13(%v20 : i64)
  ^b15:
    llvm.return
  }
  llvm.func @the_counter_goes_back() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0, %c0 : i64, i64)
  ^b10(%i15: i64, %r16: i64):
    %v17 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %v17, ^b11, ^b12
  ^b11:
    %p18 = llvm.getelementptr %a1[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v19) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v20 = llvm.icmp "eq" %i15, %c2 : i64
    %v21 = llvm.icmp "eq" %r16, %c0 : i64
    %v22 = llvm.and %v20, %v21 : i1
    llvm.cond_br %v22, ^b13, ^b14
  ^b13:
    llvm.br ^b10(%c1, %c1 : i64, i64)
  ^b14:
    %v23 = llvm.add %i15, %c1 : i64
    llvm.br ^b10(%v23, %r16 : i64, i64)
  ^b12:
    llvm.return
  }
  llvm.func @rows_overlap() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %a1 = llvm.alloca %c16 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c16 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c4 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %c4 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %v20 = llvm.mul %i13, %c3 : i64
    %v21 = llvm.add %v20, %i18 : i64
    %p22 = llvm.getelementptr %a1[%v21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v23 = llvm.load %p22 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v23) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v24 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v24 : i64)
  ^b17:
    %v25 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v25 : i64)
  ^b12:
    llvm.return
  }
  llvm.func @each_round_begins_again() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
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
    %is14 = llvm.icmp "slt" %i13, %c4 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "sle" %i18, %i13 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %a1[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    %v23 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v23 : i64)
  ^b12:
    llvm.return
  }
  llvm.func @made_in_the_first_round_only() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c3 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %is7 = llvm.icmp "eq" %i5, %c0 : i64
    llvm.cond_br %is7, ^b8, ^b9
  ^b8:
    llvm.br ^b10(%c0 : i64)
  ^b10(%i13: i64):
    %is14 = llvm.icmp "slt" %i13, %c4 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %h15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p16 = llvm.getelementptr %a1[%i13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h15, %p16 : !llvm.ptr, !llvm.ptr
    %v17 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v17 : i64)
  ^b12:
    llvm.br ^b9
  ^b9:
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %c4 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a1[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v24) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    %v26 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v26 : i64)
  ^b4:
    llvm.return
  }
  llvm.func @made_in_each_round() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c3 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    llvm.br ^b7(%c0 : i64)
  ^b7(%i10: i64):
    %is11 = llvm.icmp "slt" %i10, %c4 : i64
    llvm.cond_br %is11, ^b8, ^b9
  ^b8:
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %a1[%i10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %v14 = llvm.add %i10, %c1 : i64
    llvm.br ^b7(%v14 : i64)
  ^b9:
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %c4 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %a1[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    %v23 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v23 : i64)
  ^b4:
    llvm.return
  }
  llvm.func @only_the_last_two_bits() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c6 = llvm.mlir.constant(6 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
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
    %is14 = llvm.icmp "slt" %i13, %c6 : i64
    llvm.cond_br %is14, ^b11, ^b12
  ^b11:
    %v15 = llvm.trunc %i13 : i64 to i2
    %v16 = llvm.zext %v15 : i2 to i64
    %p17 = llvm.getelementptr %a1[%v16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v18) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v19 = llvm.add %i13, %c1 : i64
    llvm.br ^b10(%v19 : i64)
  ^b12:
    llvm.return
  }
}
