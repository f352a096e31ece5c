// A loop that makes elements is left early; what was made is known behind it, and what was not.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @ask() -> i1
  llvm.func @left_behind_one(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @left_behind_one_and_back(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %m1 = llvm.mlir.constant(-1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    %v15 = llvm.sub %made9, %c1 overflow<nsw> : i64
    llvm.br ^b16(%v15 : i64)
  ^b16(%i19: i64):
    %is20 = llvm.icmp "sge" %i19, %c0 : i64
    llvm.cond_br %is20, ^b17, ^b18
  ^b17:
    %p21 = llvm.getelementptr %h3[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v22) : (!llvm.ptr) -> ()
    %v23 = llvm.add %i19, %m1 overflow<nsw> : i64
    llvm.br ^b16(%v23 : i64)
  ^b18:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @left_before_one(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @ask() : () -> i1
    llvm.cond_br %h12, ^b7(%i8 : i64), ^b6
  ^b6:
    %h13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p14 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h13, %p14 : !llvm.ptr, !llvm.ptr
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @left_before_one_and_back(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %m1 = llvm.mlir.constant(-1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @ask() : () -> i1
    llvm.cond_br %h12, ^b7(%i8 : i64), ^b6
  ^b6:
    %h13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p14 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h13, %p14 : !llvm.ptr, !llvm.ptr
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    %v15 = llvm.sub %made9, %c1 overflow<nsw> : i64
    llvm.br ^b16(%v15 : i64)
  ^b16(%i19: i64):
    %is20 = llvm.icmp "sge" %i19, %c0 : i64
    llvm.cond_br %is20, ^b17, ^b18
  ^b17:
    %p21 = llvm.getelementptr %h3[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v22) : (!llvm.ptr) -> ()
    %v23 = llvm.add %i19, %m1 overflow<nsw> : i64
    llvm.br ^b16(%v23 : i64)
  ^b18:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_too_many(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "sle" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @left_before_one_as_if_behind_it(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @ask() : () -> i1
    llvm.cond_br %h12, ^b7(%v11 : i64), ^b6
  ^b6:
    %h13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p14 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h13, %p14 : !llvm.ptr, !llvm.ptr
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @left_two_on(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %v12 = llvm.add %i8, %c2 overflow<nsw> : i64
    %h13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p14 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h13, %p14 : !llvm.ptr, !llvm.ptr
    %h15 = llvm.call @ask() : () -> i1
    llvm.cond_br %h15, ^b7(%v12 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b16(%c0 : i64)
  ^b16(%i19: i64):
    %is20 = llvm.icmp "slt" %i19, %made9 : i64
    llvm.cond_br %is20, ^b17, ^b18
  ^b17:
    %p21 = llvm.getelementptr %h3[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v22) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v23 = llvm.add %i19, %c1 : i64
    llvm.br ^b16(%v23 : i64)
  ^b18:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @begins_with_the_second(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c1 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_is_not_made(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %is12 = llvm.icmp "ne" %i8, %c2 : i64
    llvm.cond_br %is12, ^b13, ^b14
  ^b13:
    %h15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p16 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h15, %p16 : !llvm.ptr, !llvm.ptr
    llvm.br ^b14
  ^b14:
    %h17 = llvm.call @ask() : () -> i1
    llvm.cond_br %h17, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %made9 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %h3[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v24) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @used_once_more(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    %is23 = llvm.icmp "sgt" %made9, %c0 : i64
    llvm.cond_br %is23, ^b24, ^b25
  ^b24:
    %p26 = llvm.getelementptr %h3[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v27) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^b25
  ^b25:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @ended_twice(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.br ^b23(%c0 : i64)
  ^b23(%i26: i64):
    %is27 = llvm.icmp "slt" %i26, %made9 : i64
    llvm.cond_br %is27, ^b24, ^b25
  ^b24:
    %p28 = llvm.getelementptr %h3[%i26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v29 = llvm.load %p28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v29) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %v30 = llvm.add %i26, %c1 : i64
    llvm.br ^b23(%v30 : i64)
  ^b25:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_rest_was_never_made(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.br ^b23(%made9 : i64)
  ^b23(%i26: i64):
    %is27 = llvm.icmp "slt" %i26, %n : i64
    llvm.cond_br %is27, ^b24, ^b25
  ^b24:
    %p28 = llvm.getelementptr %h3[%i26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v29 = llvm.load %p28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v29) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %v30 = llvm.add %i26, %c1 : i64
    llvm.br ^b23(%v30 : i64)
  ^b25:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_rest_is_made_and_ended(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v1 = llvm.add %n, %c2 : i64
    %v2 = llvm.mul %v1, %c8 : i64
    %h3 = llvm.call @malloc(%v2) : (i64) -> !llvm.ptr
    llvm.br ^b4(%c0 : i64)
  ^b4(%i8: i64):
    %is10 = llvm.icmp "slt" %i8, %n : i64
    llvm.cond_br %is10, ^b5, ^b7(%i8 : i64)
  ^b5:
    %v11 = llvm.add %i8, %c1 overflow<nsw> : i64
    %h12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p13 = llvm.getelementptr %h3[%i8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h12, %p13 : !llvm.ptr, !llvm.ptr
    %h14 = llvm.call @ask() : () -> i1
    llvm.cond_br %h14, ^b7(%v11 : i64), ^b6
  ^b6:
    llvm.br ^b4(%v11 : i64)
  ^b7(%made9: i64):
    llvm.br ^b15(%c0 : i64)
  ^b15(%i18: i64):
    %is19 = llvm.icmp "slt" %i18, %made9 : i64
    llvm.cond_br %is19, ^b16, ^b17
  ^b16:
    %p20 = llvm.getelementptr %h3[%i18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v21 = llvm.load %p20 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v21) : (!llvm.ptr) -> ()
    %v22 = llvm.add %i18, %c1 : i64
    llvm.br ^b15(%v22 : i64)
  ^b17:
    llvm.br ^b23(%made9 : i64)
  ^b23(%i26: i64):
    %is27 = llvm.icmp "slt" %i26, %n : i64
    llvm.cond_br %is27, ^b24, ^b25
  ^b24:
    %h28 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p29 = llvm.getelementptr %h3[%i26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h28, %p29 : !llvm.ptr, !llvm.ptr
    %v30 = llvm.add %i26, %c1 : i64
    llvm.br ^b23(%v30 : i64)
  ^b25:
    llvm.br ^b31(%made9 : i64)
  ^b31(%i34: i64):
    %is35 = llvm.icmp "slt" %i34, %n : i64
    llvm.cond_br %is35, ^b32, ^b33
  ^b32:
    %p36 = llvm.getelementptr %h3[%i34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v37 = llvm.load %p36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v37) : (!llvm.ptr) -> ()
    %v38 = llvm.add %i34, %c1 : i64
    llvm.br ^b31(%v38 : i64)
  ^b33:
    llvm.call @free(%h3) : (!llvm.ptr) -> ()
    llvm.return
  }
}
