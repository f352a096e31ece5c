// Work on streams and buffers in array elements, and what it is ordered by: the same element, another one, and one that may be either.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @all_are_waited_for() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a11[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v29 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v29 : i64)
  ^b22:
    llvm.br ^b30(%c0 : i64)
  ^b30(%i33: i64):
    %is34 = llvm.icmp "slt" %i33, %c4 : i64
    llvm.cond_br %is34, ^b31, ^b32
  ^b31:
    %p35 = llvm.getelementptr %a2[%i33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v36 = llvm.load %p35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v36) : (!llvm.ptr) -> ()
    %v37 = llvm.add %i33, %c1 : i64
    llvm.br ^b30(%v37 : i64)
  ^b32:
    llvm.br ^b38(%c0 : i64)
  ^b38(%i41: i64):
    %is42 = llvm.icmp "slt" %i41, %c4 : i64
    llvm.cond_br %is42, ^b39, ^b40
  ^b39:
    %p43 = llvm.getelementptr %a11[%i41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v44 = llvm.load %p43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v44, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v45 = llvm.add %i41, %c1 : i64
    llvm.br ^b38(%v45 : i64)
  ^b40:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b46(%c0 : i64)
  ^b46(%i49: i64):
    %is50 = llvm.icmp "slt" %i49, %c4 : i64
    llvm.cond_br %is50, ^b47, ^b48
  ^b47:
    %p51 = llvm.getelementptr %a11[%i49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v52 = llvm.load %p51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v52, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v53 = llvm.add %i49, %c1 : i64
    llvm.br ^b46(%v53 : i64)
  ^b48:
    llvm.br ^b54(%c0 : i64)
  ^b54(%i57: i64):
    %is58 = llvm.icmp "slt" %i57, %c4 : i64
    llvm.cond_br %is58, ^b55, ^b56
  ^b55:
    %p59 = llvm.getelementptr %a2[%i57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v60 = llvm.load %p59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v60) : (!llvm.ptr) -> ()
    %v61 = llvm.add %i57, %c1 : i64
    llvm.br ^b54(%v61 : i64)
  ^b56:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_last_is_not_waited_for() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a11[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v29 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v29 : i64)
  ^b22:
    llvm.br ^b30(%c0 : i64)
  ^b30(%i33: i64):
    %is34 = llvm.icmp "slt" %i33, %c3 : i64
    llvm.cond_br %is34, ^b31, ^b32
  ^b31:
    %p35 = llvm.getelementptr %a2[%i33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v36 = llvm.load %p35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v36) : (!llvm.ptr) -> ()
    %v37 = llvm.add %i33, %c1 : i64
    llvm.br ^b30(%v37 : i64)
  ^b32:
    llvm.br ^b38(%c0 : i64)
  ^b38(%i41: i64):
    %is42 = llvm.icmp "slt" %i41, %c4 : i64
    llvm.cond_br %is42, ^b39, ^b40
  ^b39:
    %p43 = llvm.getelementptr %a11[%i41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v44 = llvm.load %p43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v44, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v45 = llvm.add %i41, %c1 : i64
    llvm.br ^b38(%v45 : i64)
  ^b40:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b46(%c0 : i64)
  ^b46(%i49: i64):
    %is50 = llvm.icmp "slt" %i49, %c4 : i64
    llvm.cond_br %is50, ^b47, ^b48
  ^b47:
    %p51 = llvm.getelementptr %a11[%i49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v52 = llvm.load %p51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v52, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v53 = llvm.add %i49, %c1 : i64
    llvm.br ^b46(%v53 : i64)
  ^b48:
    llvm.br ^b54(%c0 : i64)
  ^b54(%i57: i64):
    %is58 = llvm.icmp "slt" %i57, %c4 : i64
    llvm.cond_br %is58, ^b55, ^b56
  ^b55:
    %p59 = llvm.getelementptr %a2[%i57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v60 = llvm.load %p59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v60) : (!llvm.ptr) -> ()
    %v61 = llvm.add %i57, %c1 : i64
    llvm.br ^b54(%v61 : i64)
  ^b56:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_first_is_not_waited_for() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a11[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v29 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v29 : i64)
  ^b22:
    llvm.br ^b30(%c1 : i64)
  ^b30(%i33: i64):
    %is34 = llvm.icmp "slt" %i33, %c4 : i64
    llvm.cond_br %is34, ^b31, ^b32
  ^b31:
    %p35 = llvm.getelementptr %a2[%i33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v36 = llvm.load %p35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v36) : (!llvm.ptr) -> ()
    %v37 = llvm.add %i33, %c1 : i64
    llvm.br ^b30(%v37 : i64)
  ^b32:
    llvm.br ^b38(%c0 : i64)
  ^b38(%i41: i64):
    %is42 = llvm.icmp "slt" %i41, %c4 : i64
    llvm.cond_br %is42, ^b39, ^b40
  ^b39:
    %p43 = llvm.getelementptr %a11[%i41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v44 = llvm.load %p43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v44, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v45 = llvm.add %i41, %c1 : i64
    llvm.br ^b38(%v45 : i64)
  ^b40:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b46(%c0 : i64)
  ^b46(%i49: i64):
    %is50 = llvm.icmp "slt" %i49, %c4 : i64
    llvm.cond_br %is50, ^b47, ^b48
  ^b47:
    %p51 = llvm.getelementptr %a11[%i49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v52 = llvm.load %p51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v52, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v53 = llvm.add %i49, %c1 : i64
    llvm.br ^b46(%v53 : i64)
  ^b48:
    llvm.br ^b54(%c0 : i64)
  ^b54(%i57: i64):
    %is58 = llvm.icmp "slt" %i57, %c4 : i64
    llvm.cond_br %is58, ^b55, ^b56
  ^b55:
    %p59 = llvm.getelementptr %a2[%i57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v60 = llvm.load %p59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v60) : (!llvm.ptr) -> ()
    %v61 = llvm.add %i57, %c1 : i64
    llvm.br ^b54(%v61 : i64)
  ^b56:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @always_the_first_is_waited_for() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a11[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v29 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v29 : i64)
  ^b22:
    llvm.br ^b30(%c0 : i64)
  ^b30(%i33: i64):
    %is34 = llvm.icmp "slt" %i33, %c4 : i64
    llvm.cond_br %is34, ^b31, ^b32
  ^b31:
    %p35 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v36 = llvm.load %p35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v36) : (!llvm.ptr) -> ()
    %v37 = llvm.add %i33, %c1 : i64
    llvm.br ^b30(%v37 : i64)
  ^b32:
    llvm.br ^b38(%c0 : i64)
  ^b38(%i41: i64):
    %is42 = llvm.icmp "slt" %i41, %c4 : i64
    llvm.cond_br %is42, ^b39, ^b40
  ^b39:
    %p43 = llvm.getelementptr %a11[%i41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v44 = llvm.load %p43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v44, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v45 = llvm.add %i41, %c1 : i64
    llvm.br ^b38(%v45 : i64)
  ^b40:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b46(%c0 : i64)
  ^b46(%i49: i64):
    %is50 = llvm.icmp "slt" %i49, %c4 : i64
    llvm.cond_br %is50, ^b47, ^b48
  ^b47:
    %p51 = llvm.getelementptr %a11[%i49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v52 = llvm.load %p51 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v52, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v53 = llvm.add %i49, %c1 : i64
    llvm.br ^b46(%v53 : i64)
  ^b48:
    llvm.br ^b54(%c0 : i64)
  ^b54(%i57: i64):
    %is58 = llvm.icmp "slt" %i57, %c4 : i64
    llvm.cond_br %is58, ^b55, ^b56
  ^b55:
    %p59 = llvm.getelementptr %a2[%i57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v60 = llvm.load %p59 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v60) : (!llvm.ptr) -> ()
    %v61 = llvm.add %i57, %c1 : i64
    llvm.br ^b54(%v61 : i64)
  ^b56:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_is_waited_for(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a11[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v29 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v29 : i64)
  ^b22:
    %is30 = llvm.icmp "ult" %i, %c4 : i64
    llvm.cond_br %is30, ^b31, ^b32
  ^b31:
    %p33 = llvm.getelementptr %a2[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v34 = llvm.load %p33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v34) : (!llvm.ptr) -> ()
    llvm.br ^b32
  ^b32:
    llvm.br ^b35(%c0 : i64)
  ^b35(%i38: i64):
    %is39 = llvm.icmp "slt" %i38, %c4 : i64
    llvm.cond_br %is39, ^b36, ^b37
  ^b36:
    %p40 = llvm.getelementptr %a11[%i38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v41 = llvm.load %p40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v41, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v42 = llvm.add %i38, %c1 : i64
    llvm.br ^b35(%v42 : i64)
  ^b37:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b43(%c0 : i64)
  ^b43(%i46: i64):
    %is47 = llvm.icmp "slt" %i46, %c4 : i64
    llvm.cond_br %is47, ^b44, ^b45
  ^b44:
    %p48 = llvm.getelementptr %a11[%i46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v49 = llvm.load %p48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v49, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v50 = llvm.add %i46, %c1 : i64
    llvm.br ^b43(%v50 : i64)
  ^b45:
    llvm.br ^b51(%c0 : i64)
  ^b51(%i54: i64):
    %is55 = llvm.icmp "slt" %i54, %c4 : i64
    llvm.cond_br %is55, ^b52, ^b53
  ^b52:
    %p56 = llvm.getelementptr %a2[%i54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v57 = llvm.load %p56 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v57) : (!llvm.ptr) -> ()
    %v58 = llvm.add %i54, %c1 : i64
    llvm.br ^b51(%v58 : i64)
  ^b53:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_the_same_stream(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %v12 = llvm.and %i, %c3 : i64
    %p13 = llvm.getelementptr %a2[%v12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v14) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v15 = llvm.and %i, %c3 : i64
    %p16 = llvm.getelementptr %a2[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %c4 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a2[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v24) : (!llvm.ptr) -> ()
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_another_stream(%i: i64, %j: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %v12 = llvm.and %i, %c3 : i64
    %p13 = llvm.getelementptr %a2[%v12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v14 = llvm.load %p13 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v14) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v15 = llvm.and %j, %c3 : i64
    %p16 = llvm.getelementptr %a2[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v17 = llvm.load %p16 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v17) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b18(%c0 : i64)
  ^b18(%i21: i64):
    %is22 = llvm.icmp "slt" %i21, %c4 : i64
    llvm.cond_br %is22, ^b19, ^b20
  ^b19:
    %p23 = llvm.getelementptr %a2[%i21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v24 = llvm.load %p23 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v24) : (!llvm.ptr) -> ()
    %v25 = llvm.add %i21, %c1 : i64
    llvm.br ^b18(%v25 : i64)
  ^b20:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_constant_streams() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %p12 = llvm.getelementptr %a2[%c1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v13 = llvm.load %p12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v13) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %p14 = llvm.getelementptr %a2[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v15 = llvm.load %p14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v15) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b16(%c0 : i64)
  ^b16(%i19: i64):
    %is20 = llvm.icmp "slt" %i19, %c4 : i64
    llvm.cond_br %is20, ^b17, ^b18
  ^b17:
    %p21 = llvm.getelementptr %a2[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v22) : (!llvm.ptr) -> ()
    %v23 = llvm.add %i19, %c1 : i64
    llvm.br ^b16(%v23 : i64)
  ^b18:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_constant_stream() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %p12 = llvm.getelementptr %a2[%c1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v13 = llvm.load %p12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v13) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %p14 = llvm.getelementptr %a2[%c1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v15 = llvm.load %p14 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v15) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b16(%c0 : i64)
  ^b16(%i19: i64):
    %is20 = llvm.icmp "slt" %i19, %c4 : i64
    llvm.cond_br %is20, ^b17, ^b18
  ^b17:
    %p21 = llvm.getelementptr %a2[%i19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v22) : (!llvm.ptr) -> ()
    %v23 = llvm.add %i19, %c1 : i64
    llvm.br ^b16(%v23 : i64)
  ^b18:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_all_streams() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %p17 = llvm.getelementptr %a2[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v18) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v26) : (!llvm.ptr) -> ()
    %v27 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v27 : i64)
  ^b22:
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b28(%c0 : i64)
  ^b28(%i31: i64):
    %is32 = llvm.icmp "slt" %i31, %c4 : i64
    llvm.cond_br %is32, ^b29, ^b30
  ^b29:
    %p33 = llvm.getelementptr %a2[%i31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v34 = llvm.load %p33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v34) : (!llvm.ptr) -> ()
    %v35 = llvm.add %i31, %c1 : i64
    llvm.br ^b28(%v35 : i64)
  ^b30:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_each_waited_for() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %p17 = llvm.getelementptr %a2[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v18 = llvm.load %p17 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v18) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %p19 = llvm.getelementptr %a2[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v20 = llvm.load %p19 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v20) : (!llvm.ptr) -> ()
    %v21 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v21 : i64)
  ^b14:
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b22(%c0 : i64)
  ^b22(%i25: i64):
    %is26 = llvm.icmp "slt" %i25, %c4 : i64
    llvm.cond_br %is26, ^b23, ^b24
  ^b23:
    %p27 = llvm.getelementptr %a2[%i25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v28) : (!llvm.ptr) -> ()
    %v29 = llvm.add %i25, %c1 : i64
    llvm.br ^b22(%v29 : i64)
  ^b24:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @joined_by_events() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    %a20 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b21(%c0 : i64)
  ^b21(%i24: i64):
    %is25 = llvm.icmp "slt" %i24, %c4 : i64
    llvm.cond_br %is25, ^b22, ^b23
  ^b22:
    %h26 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p27 = llvm.getelementptr %a20[%i24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h26, %p27 : !llvm.ptr, !llvm.ptr
    %v28 = llvm.add %i24, %c1 : i64
    llvm.br ^b21(%v28 : i64)
  ^b23:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b29(%c0 : i64)
  ^b29(%i32: i64):
    %is33 = llvm.icmp "slt" %i32, %c4 : i64
    llvm.cond_br %is33, ^b30, ^b31
  ^b30:
    %p34 = llvm.getelementptr %a20[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v35 = llvm.load %p34 : !llvm.ptr -> !llvm.ptr
    %p36 = llvm.getelementptr %a2[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v37 = llvm.load %p36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v35, %c7_i32, %c1, %v37) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %p38 = llvm.getelementptr %a11[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v39 = llvm.load %p38 : !llvm.ptr -> !llvm.ptr
    %p40 = llvm.getelementptr %a2[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v41 = llvm.load %p40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v39, %v41) : (!llvm.ptr, !llvm.ptr) -> ()
    %v42 = llvm.add %i32, %c1 : i64
    llvm.br ^b29(%v42 : i64)
  ^b31:
    llvm.br ^b43(%c0 : i64)
  ^b43(%i46: i64):
    %is47 = llvm.icmp "slt" %i46, %c4 : i64
    llvm.cond_br %is47, ^b44, ^b45
  ^b44:
    %p48 = llvm.getelementptr %a11[%i46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v49 = llvm.load %p48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%h1, %v49) : (!llvm.ptr, !llvm.ptr) -> ()
    %v50 = llvm.add %i46, %c1 : i64
    llvm.br ^b43(%v50 : i64)
  ^b45:
    llvm.br ^b51(%c0 : i64)
  ^b51(%i54: i64):
    %is55 = llvm.icmp "slt" %i54, %c4 : i64
    llvm.cond_br %is55, ^b52, ^b53
  ^b52:
    %p56 = llvm.getelementptr %a20[%i54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v57 = llvm.load %p56 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v57, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v58 = llvm.add %i54, %c1 : i64
    llvm.br ^b51(%v58 : i64)
  ^b53:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b59(%c0 : i64)
  ^b59(%i62: i64):
    %is63 = llvm.icmp "slt" %i62, %c4 : i64
    llvm.cond_br %is63, ^b60, ^b61
  ^b60:
    %p64 = llvm.getelementptr %a20[%i62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v65 = llvm.load %p64 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v65, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v66 = llvm.add %i62, %c1 : i64
    llvm.br ^b59(%v66 : i64)
  ^b61:
    llvm.br ^b67(%c0 : i64)
  ^b67(%i70: i64):
    %is71 = llvm.icmp "slt" %i70, %c4 : i64
    llvm.cond_br %is71, ^b68, ^b69
  ^b68:
    %p72 = llvm.getelementptr %a11[%i70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v73 = llvm.load %p72 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v73) : (!llvm.ptr) -> ()
    %v74 = llvm.add %i70, %c1 : i64
    llvm.br ^b67(%v74 : i64)
  ^b69:
    llvm.br ^b75(%c0 : i64)
  ^b75(%i78: i64):
    %is79 = llvm.icmp "slt" %i78, %c4 : i64
    llvm.cond_br %is79, ^b76, ^b77
  ^b76:
    %p80 = llvm.getelementptr %a2[%i78] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v81 = llvm.load %p80 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v81) : (!llvm.ptr) -> ()
    %v82 = llvm.add %i78, %c1 : i64
    llvm.br ^b75(%v82 : i64)
  ^b77:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @joined_but_for_the_last() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    %a20 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b21(%c0 : i64)
  ^b21(%i24: i64):
    %is25 = llvm.icmp "slt" %i24, %c4 : i64
    llvm.cond_br %is25, ^b22, ^b23
  ^b22:
    %h26 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p27 = llvm.getelementptr %a20[%i24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h26, %p27 : !llvm.ptr, !llvm.ptr
    %v28 = llvm.add %i24, %c1 : i64
    llvm.br ^b21(%v28 : i64)
  ^b23:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b29(%c0 : i64)
  ^b29(%i32: i64):
    %is33 = llvm.icmp "slt" %i32, %c4 : i64
    llvm.cond_br %is33, ^b30, ^b31
  ^b30:
    %p34 = llvm.getelementptr %a20[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v35 = llvm.load %p34 : !llvm.ptr -> !llvm.ptr
    %p36 = llvm.getelementptr %a2[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v37 = llvm.load %p36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v35, %c7_i32, %c1, %v37) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %p38 = llvm.getelementptr %a11[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v39 = llvm.load %p38 : !llvm.ptr -> !llvm.ptr
    %p40 = llvm.getelementptr %a2[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v41 = llvm.load %p40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v39, %v41) : (!llvm.ptr, !llvm.ptr) -> ()
    %v42 = llvm.add %i32, %c1 : i64
    llvm.br ^b29(%v42 : i64)
  ^b31:
    llvm.br ^b43(%c0 : i64)
  ^b43(%i46: i64):
    %is47 = llvm.icmp "slt" %i46, %c3 : i64
    llvm.cond_br %is47, ^b44, ^b45
  ^b44:
    %p48 = llvm.getelementptr %a11[%i46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v49 = llvm.load %p48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%h1, %v49) : (!llvm.ptr, !llvm.ptr) -> ()
    %v50 = llvm.add %i46, %c1 : i64
    llvm.br ^b43(%v50 : i64)
  ^b45:
    llvm.br ^b51(%c0 : i64)
  ^b51(%i54: i64):
    %is55 = llvm.icmp "slt" %i54, %c4 : i64
    llvm.cond_br %is55, ^b52, ^b53
  ^b52:
    %p56 = llvm.getelementptr %a20[%i54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v57 = llvm.load %p56 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v57, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v58 = llvm.add %i54, %c1 : i64
    llvm.br ^b51(%v58 : i64)
  ^b53:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b59(%c0 : i64)
  ^b59(%i62: i64):
    %is63 = llvm.icmp "slt" %i62, %c4 : i64
    llvm.cond_br %is63, ^b60, ^b61
  ^b60:
    %p64 = llvm.getelementptr %a20[%i62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v65 = llvm.load %p64 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v65, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v66 = llvm.add %i62, %c1 : i64
    llvm.br ^b59(%v66 : i64)
  ^b61:
    llvm.br ^b67(%c0 : i64)
  ^b67(%i70: i64):
    %is71 = llvm.icmp "slt" %i70, %c4 : i64
    llvm.cond_br %is71, ^b68, ^b69
  ^b68:
    %p72 = llvm.getelementptr %a11[%i70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v73 = llvm.load %p72 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v73) : (!llvm.ptr) -> ()
    %v74 = llvm.add %i70, %c1 : i64
    llvm.br ^b67(%v74 : i64)
  ^b69:
    llvm.br ^b75(%c0 : i64)
  ^b75(%i78: i64):
    %is79 = llvm.icmp "slt" %i78, %c4 : i64
    llvm.cond_br %is79, ^b76, ^b77
  ^b76:
    %p80 = llvm.getelementptr %a2[%i78] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v81 = llvm.load %p80 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v81) : (!llvm.ptr) -> ()
    %v82 = llvm.add %i78, %c1 : i64
    llvm.br ^b75(%v82 : i64)
  ^b77:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @recorded_before_the_work() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    %a20 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b21(%c0 : i64)
  ^b21(%i24: i64):
    %is25 = llvm.icmp "slt" %i24, %c4 : i64
    llvm.cond_br %is25, ^b22, ^b23
  ^b22:
    %h26 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p27 = llvm.getelementptr %a20[%i24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h26, %p27 : !llvm.ptr, !llvm.ptr
    %v28 = llvm.add %i24, %c1 : i64
    llvm.br ^b21(%v28 : i64)
  ^b23:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b29(%c0 : i64)
  ^b29(%i32: i64):
    %is33 = llvm.icmp "slt" %i32, %c4 : i64
    llvm.cond_br %is33, ^b30, ^b31
  ^b30:
    %p34 = llvm.getelementptr %a11[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v35 = llvm.load %p34 : !llvm.ptr -> !llvm.ptr
    %p36 = llvm.getelementptr %a2[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v37 = llvm.load %p36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v35, %v37) : (!llvm.ptr, !llvm.ptr) -> ()
    %p38 = llvm.getelementptr %a20[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v39 = llvm.load %p38 : !llvm.ptr -> !llvm.ptr
    %p40 = llvm.getelementptr %a2[%i32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v41 = llvm.load %p40 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v39, %c7_i32, %c1, %v41) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v42 = llvm.add %i32, %c1 : i64
    llvm.br ^b29(%v42 : i64)
  ^b31:
    llvm.br ^b43(%c0 : i64)
  ^b43(%i46: i64):
    %is47 = llvm.icmp "slt" %i46, %c4 : i64
    llvm.cond_br %is47, ^b44, ^b45
  ^b44:
    %p48 = llvm.getelementptr %a11[%i46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v49 = llvm.load %p48 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%h1, %v49) : (!llvm.ptr, !llvm.ptr) -> ()
    %v50 = llvm.add %i46, %c1 : i64
    llvm.br ^b43(%v50 : i64)
  ^b45:
    llvm.br ^b51(%c0 : i64)
  ^b51(%i54: i64):
    %is55 = llvm.icmp "slt" %i54, %c4 : i64
    llvm.cond_br %is55, ^b52, ^b53
  ^b52:
    %p56 = llvm.getelementptr %a20[%i54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v57 = llvm.load %p56 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v57, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v58 = llvm.add %i54, %c1 : i64
    llvm.br ^b51(%v58 : i64)
  ^b53:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b59(%c0 : i64)
  ^b59(%i62: i64):
    %is63 = llvm.icmp "slt" %i62, %c4 : i64
    llvm.cond_br %is63, ^b60, ^b61
  ^b60:
    %p64 = llvm.getelementptr %a20[%i62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v65 = llvm.load %p64 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v65, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v66 = llvm.add %i62, %c1 : i64
    llvm.br ^b59(%v66 : i64)
  ^b61:
    llvm.br ^b67(%c0 : i64)
  ^b67(%i70: i64):
    %is71 = llvm.icmp "slt" %i70, %c4 : i64
    llvm.cond_br %is71, ^b68, ^b69
  ^b68:
    %p72 = llvm.getelementptr %a11[%i70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v73 = llvm.load %p72 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v73) : (!llvm.ptr) -> ()
    %v74 = llvm.add %i70, %c1 : i64
    llvm.br ^b67(%v74 : i64)
  ^b69:
    llvm.br ^b75(%c0 : i64)
  ^b75(%i78: i64):
    %is79 = llvm.icmp "slt" %i78, %c4 : i64
    llvm.cond_br %is79, ^b76, ^b77
  ^b76:
    %p80 = llvm.getelementptr %a2[%i78] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v81 = llvm.load %p80 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v81) : (!llvm.ptr) -> ()
    %v82 = llvm.add %i78, %c1 : i64
    llvm.br ^b75(%v82 : i64)
  ^b77:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @another_event(%i: i64, %j: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    %h20 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b21(%c0 : i64)
  ^b21(%i24: i64):
    %is25 = llvm.icmp "slt" %i24, %c4 : i64
    llvm.cond_br %is25, ^b22, ^b23
  ^b22:
    %p26 = llvm.getelementptr %a11[%i24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v27, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v28 = llvm.add %i24, %c1 : i64
    llvm.br ^b21(%v28 : i64)
  ^b23:
    %p29 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v30 = llvm.load %p29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h20, %c7_i32, %c1, %v30) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    %v31 = llvm.and %i, %c3 : i64
    %p32 = llvm.getelementptr %a11[%v31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v33 = llvm.load %p32 : !llvm.ptr -> !llvm.ptr
    %p34 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v35 = llvm.load %p34 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v33, %v35) : (!llvm.ptr, !llvm.ptr) -> ()
    %v36 = llvm.and %j, %c3 : i64
    %p37 = llvm.getelementptr %a11[%v36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v38 = llvm.load %p37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%h1, %v38) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h20, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h20, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b39(%c0 : i64)
  ^b39(%i42: i64):
    %is43 = llvm.icmp "slt" %i42, %c4 : i64
    llvm.cond_br %is43, ^b40, ^b41
  ^b40:
    %p44 = llvm.getelementptr %a11[%i42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v45 = llvm.load %p44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v45) : (!llvm.ptr) -> ()
    %v46 = llvm.add %i42, %c1 : i64
    llvm.br ^b39(%v46 : i64)
  ^b41:
    llvm.br ^b47(%c0 : i64)
  ^b47(%i50: i64):
    %is51 = llvm.icmp "slt" %i50, %c4 : i64
    llvm.cond_br %is51, ^b48, ^b49
  ^b48:
    %p52 = llvm.getelementptr %a2[%i50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v53 = llvm.load %p52 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v53) : (!llvm.ptr) -> ()
    %v54 = llvm.add %i50, %c1 : i64
    llvm.br ^b47(%v54 : i64)
  ^b49:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_same_event(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    %h20 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %p21 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h20, %c7_i32, %c1, %v22) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v23 = llvm.and %i, %c3 : i64
    %p24 = llvm.getelementptr %a11[%v23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v25 = llvm.load %p24 : !llvm.ptr -> !llvm.ptr
    %p26 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v25, %v27) : (!llvm.ptr, !llvm.ptr) -> ()
    %v28 = llvm.and %i, %c3 : i64
    %p29 = llvm.getelementptr %a11[%v28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v30 = llvm.load %p29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%h1, %v30) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h20, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h20, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b31(%c0 : i64)
  ^b31(%i34: i64):
    %is35 = llvm.icmp "slt" %i34, %c4 : i64
    llvm.cond_br %is35, ^b32, ^b33
  ^b32:
    %p36 = llvm.getelementptr %a11[%i34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v37 = llvm.load %p36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v37) : (!llvm.ptr) -> ()
    %v38 = llvm.add %i34, %c1 : i64
    llvm.br ^b31(%v38 : i64)
  ^b33:
    llvm.br ^b39(%c0 : i64)
  ^b39(%i42: i64):
    %is43 = llvm.icmp "slt" %i42, %c4 : i64
    llvm.cond_br %is43, ^b40, ^b41
  ^b40:
    %p44 = llvm.getelementptr %a2[%i42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v45 = llvm.load %p44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v45) : (!llvm.ptr) -> ()
    %v46 = llvm.add %i42, %c1 : i64
    llvm.br ^b39(%v46 : i64)
  ^b41:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_stream_was_replaced() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %p12 = llvm.getelementptr %a2[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v13 = llvm.load %p12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %v13) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %p14 = llvm.getelementptr %a2[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v15 = llvm.load %p14 : !llvm.ptr -> !llvm.ptr
    %h16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p17 = llvm.getelementptr %a2[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h16, %p17 : !llvm.ptr, !llvm.ptr
    %p18 = llvm.getelementptr %a2[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v19 = llvm.load %p18 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v19) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%v15) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%v15) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v26) : (!llvm.ptr) -> ()
    %v27 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v27 : i64)
  ^b22:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_events_were_replaced() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    %h20 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %p21 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v22 = llvm.load %p21 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%h20, %c7_i32, %c1, %v22) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^b23(%c0 : i64)
  ^b23(%i26: i64):
    %is27 = llvm.icmp "slt" %i26, %c4 : i64
    llvm.cond_br %is27, ^b24, ^b25
  ^b24:
    %p28 = llvm.getelementptr %a11[%i26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v29 = llvm.load %p28 : !llvm.ptr -> !llvm.ptr
    %p30 = llvm.getelementptr %a2[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v31 = llvm.load %p30 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%v29, %v31) : (!llvm.ptr, !llvm.ptr) -> ()
    %p32 = llvm.getelementptr %a11[%i26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v33 = llvm.load %p32 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v33) : (!llvm.ptr) -> ()
    %h34 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %p35 = llvm.getelementptr %a11[%i26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h34, %p35 : !llvm.ptr, !llvm.ptr
    %v36 = llvm.add %i26, %c1 : i64
    llvm.br ^b23(%v36 : i64)
  ^b25:
    llvm.br ^b37(%c0 : i64)
  ^b37(%i40: i64):
    %is41 = llvm.icmp "slt" %i40, %c4 : i64
    llvm.cond_br %is41, ^b38, ^b39
  ^b38:
    %p42 = llvm.getelementptr %a11[%i40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v43 = llvm.load %p42 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%h1, %v43) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-not-recorded
    %v44 = llvm.add %i40, %c1 : i64
    llvm.br ^b37(%v44 : i64)
  ^b39:
    llvm.call @mgpuMemset32(%h20, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h20, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b45(%c0 : i64)
  ^b45(%i48: i64):
    %is49 = llvm.icmp "slt" %i48, %c4 : i64
    llvm.cond_br %is49, ^b46, ^b47
  ^b46:
    %p50 = llvm.getelementptr %a11[%i48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v51 = llvm.load %p50 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%v51) : (!llvm.ptr) -> ()
    %v52 = llvm.add %i48, %c1 : i64
    llvm.br ^b45(%v52 : i64)
  ^b47:
    llvm.br ^b53(%c0 : i64)
  ^b53(%i56: i64):
    %is57 = llvm.icmp "slt" %i56, %c4 : i64
    llvm.cond_br %is57, ^b54, ^b55
  ^b54:
    %p58 = llvm.getelementptr %a2[%i56] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v59 = llvm.load %p58 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v59) : (!llvm.ptr) -> ()
    %v60 = llvm.add %i56, %c1 : i64
    llvm.br ^b53(%v60 : i64)
  ^b55:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @the_next_buffer_too() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a11[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %v29 = llvm.add %i23, %c1 : i64
    %v30 = llvm.urem %v29, %c4 : i64
    %p31 = llvm.getelementptr %a11[%v30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v32 = llvm.load %p31 : !llvm.ptr -> !llvm.ptr
    %p33 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v34 = llvm.load %p33 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v32, %c7_i32, %c1, %v34) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v35 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v35 : i64)
  ^b22:
    llvm.br ^b36(%c0 : i64)
  ^b36(%i39: i64):
    %is40 = llvm.icmp "slt" %i39, %c4 : i64
    llvm.cond_br %is40, ^b37, ^b38
  ^b37:
    %p41 = llvm.getelementptr %a2[%i39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v42 = llvm.load %p41 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v42) : (!llvm.ptr) -> ()
    %v43 = llvm.add %i39, %c1 : i64
    llvm.br ^b36(%v43 : i64)
  ^b38:
    llvm.br ^b44(%c0 : i64)
  ^b44(%i47: i64):
    %is48 = llvm.icmp "slt" %i47, %c4 : i64
    llvm.cond_br %is48, ^b45, ^b46
  ^b45:
    %p49 = llvm.getelementptr %a11[%i47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v50 = llvm.load %p49 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v50, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %v51 = llvm.add %i47, %c1 : i64
    llvm.br ^b44(%v51 : i64)
  ^b46:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b52(%c0 : i64)
  ^b52(%i55: i64):
    %is56 = llvm.icmp "slt" %i55, %c4 : i64
    llvm.cond_br %is56, ^b53, ^b54
  ^b53:
    %p57 = llvm.getelementptr %a11[%i55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v58 = llvm.load %p57 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v58, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v59 = llvm.add %i55, %c1 : i64
    llvm.br ^b52(%v59 : i64)
  ^b54:
    llvm.br ^b60(%c0 : i64)
  ^b60(%i63: i64):
    %is64 = llvm.icmp "slt" %i63, %c4 : i64
    llvm.cond_br %is64, ^b61, ^b62
  ^b61:
    %p65 = llvm.getelementptr %a2[%i63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v66 = llvm.load %p65 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v66) : (!llvm.ptr) -> ()
    %v67 = llvm.add %i63, %c1 : i64
    llvm.br ^b60(%v67 : i64)
  ^b62:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_turns(%n: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %n : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %v25 = llvm.and %i23, %c3 : i64
    %p26 = llvm.getelementptr %a11[%v25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    %p28 = llvm.getelementptr %a2[%v25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v29 = llvm.load %p28 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v27, %c7_i32, %c1, %v29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v30 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v30 : i64)
  ^b22:
    llvm.br ^b31(%c0 : i64)
  ^b31(%i34: i64):
    %is35 = llvm.icmp "slt" %i34, %c4 : i64
    llvm.cond_br %is35, ^b32, ^b33
  ^b32:
    %p36 = llvm.getelementptr %a2[%i34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v37 = llvm.load %p36 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v37) : (!llvm.ptr) -> ()
    %v38 = llvm.add %i34, %c1 : i64
    llvm.br ^b31(%v38 : i64)
  ^b33:
    llvm.br ^b39(%c0 : i64)
  ^b39(%i42: i64):
    %is43 = llvm.icmp "slt" %i42, %c4 : i64
    llvm.cond_br %is43, ^b40, ^b41
  ^b40:
    %p44 = llvm.getelementptr %a11[%i42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v45 = llvm.load %p44 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v45, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %v46 = llvm.add %i42, %c1 : i64
    llvm.br ^b39(%v46 : i64)
  ^b41:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b47(%c0 : i64)
  ^b47(%i50: i64):
    %is51 = llvm.icmp "slt" %i50, %c4 : i64
    llvm.cond_br %is51, ^b48, ^b49
  ^b48:
    %p52 = llvm.getelementptr %a11[%i50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v53 = llvm.load %p52 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v53, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v54 = llvm.add %i50, %c1 : i64
    llvm.br ^b47(%v54 : i64)
  ^b49:
    llvm.br ^b55(%c0 : i64)
  ^b55(%i58: i64):
    %is59 = llvm.icmp "slt" %i58, %c4 : i64
    llvm.cond_br %is59, ^b56, ^b57
  ^b56:
    %p60 = llvm.getelementptr %a2[%i58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v61 = llvm.load %p60 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v61) : (!llvm.ptr) -> ()
    %v62 = llvm.add %i58, %c1 : i64
    llvm.br ^b55(%v62 : i64)
  ^b57:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_turns_of_another_length(%n: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %a11 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b12(%c0 : i64)
  ^b12(%i15: i64):
    %is16 = llvm.icmp "slt" %i15, %c4 : i64
    llvm.cond_br %is16, ^b13, ^b14
  ^b13:
    %h17 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p18 = llvm.getelementptr %a11[%i15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h17, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i15, %c1 : i64
    llvm.br ^b12(%v19 : i64)
  ^b14:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %n : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %v25 = llvm.and %i23, %c3 : i64
    %p26 = llvm.getelementptr %a11[%v25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v27 = llvm.load %p26 : !llvm.ptr -> !llvm.ptr
    %v28 = llvm.and %i23, %c1 : i64
    %p29 = llvm.getelementptr %a2[%v28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v30 = llvm.load %p29 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v27, %c7_i32, %c1, %v30) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle unwaited-work
    %v31 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v31 : i64)
  ^b22:
    llvm.br ^b32(%c2 : i64)
  ^b32(%i35: i64):
    %is36 = llvm.icmp "slt" %i35, %c4 : i64
    llvm.cond_br %is36, ^b33, ^b34
  ^b33:
    %p37 = llvm.getelementptr %a2[%i35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v38 = llvm.load %p37 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v38) : (!llvm.ptr) -> ()
    %v39 = llvm.add %i35, %c1 : i64
    llvm.br ^b32(%v39 : i64)
  ^b34:
    llvm.br ^b40(%c0 : i64)
  ^b40(%i43: i64):
    %is44 = llvm.icmp "slt" %i43, %c4 : i64
    llvm.cond_br %is44, ^b41, ^b42
  ^b41:
    %p45 = llvm.getelementptr %a11[%i43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v46 = llvm.load %p45 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v46, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    %v47 = llvm.add %i43, %c1 : i64
    llvm.br ^b40(%v47 : i64)
  ^b42:
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.br ^b48(%c0 : i64)
  ^b48(%i51: i64):
    %is52 = llvm.icmp "slt" %i51, %c4 : i64
    llvm.cond_br %is52, ^b49, ^b50
  ^b49:
    %p53 = llvm.getelementptr %a11[%i51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v54 = llvm.load %p53 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%v54, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    %v55 = llvm.add %i51, %c1 : i64
    llvm.br ^b48(%v55 : i64)
  ^b50:
    llvm.br ^b56(%c0 : i64)
  ^b56(%i59: i64):
    %is60 = llvm.icmp "slt" %i59, %c4 : i64
    llvm.cond_br %is60, ^b57, ^b58
  ^b57:
    %p61 = llvm.getelementptr %a2[%i59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v62 = llvm.load %p61 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v62) : (!llvm.ptr) -> ()
    %v63 = llvm.add %i59, %c1 : i64
    llvm.br ^b56(%v63 : i64)
  ^b58:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_buffer_in_all_elements() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %c0_i8 = llvm.mlir.constant(0 : i8) : i8
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %h1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a2 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b3(%c0 : i64)
  ^b3(%i6: i64):
    %is7 = llvm.icmp "slt" %i6, %c4 : i64
    llvm.cond_br %is7, ^b4, ^b5
  ^b4:
    %h8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p9 = llvm.getelementptr %a2[%i6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h8, %p9 : !llvm.ptr, !llvm.ptr
    %v10 = llvm.add %i6, %c1 : i64
    llvm.br ^b3(%v10 : i64)
  ^b5:
    %h11 = llvm.call @mgpuMemAlloc(%c64, %h1, %c0_i8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %a12 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b13(%c0 : i64)
  ^b13(%i16: i64):
    %is17 = llvm.icmp "slt" %i16, %c4 : i64
    llvm.cond_br %is17, ^b14, ^b15
  ^b14:
    %p18 = llvm.getelementptr %a12[%i16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h11, %p18 : !llvm.ptr, !llvm.ptr
    %v19 = llvm.add %i16, %c1 : i64
    llvm.br ^b13(%v19 : i64)
  ^b15:
    llvm.br ^b20(%c0 : i64)
  ^b20(%i23: i64):
    %is24 = llvm.icmp "slt" %i23, %c4 : i64
    llvm.cond_br %is24, ^b21, ^b22
  ^b21:
    %p25 = llvm.getelementptr %a12[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v26 = llvm.load %p25 : !llvm.ptr -> !llvm.ptr
    %p27 = llvm.getelementptr %a2[%i23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v28 = llvm.load %p27 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%v26, %c7_i32, %c1, %v28) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    %v29 = llvm.add %i23, %c1 : i64
    llvm.br ^b20(%v29 : i64)
  ^b22:
    llvm.br ^b30(%c0 : i64)
  ^b30(%i33: i64):
    %is34 = llvm.icmp "slt" %i33, %c4 : i64
    llvm.cond_br %is34, ^b31, ^b32
  ^b31:
    %p35 = llvm.getelementptr %a2[%i33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v36 = llvm.load %p35 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v36) : (!llvm.ptr) -> ()
    %v37 = llvm.add %i33, %c1 : i64
    llvm.br ^b30(%v37 : i64)
  ^b32:
    llvm.call @mgpuMemset32(%h11, %c7_i32, %c1, %h1) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h11, %h1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^b38(%c0 : i64)
  ^b38(%i41: i64):
    %is42 = llvm.icmp "slt" %i41, %c4 : i64
    llvm.cond_br %is42, ^b39, ^b40
  ^b39:
    %p43 = llvm.getelementptr %a2[%i41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v44 = llvm.load %p43 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v44) : (!llvm.ptr) -> ()
    %v45 = llvm.add %i41, %c1 : i64
    llvm.br ^b38(%v45 : i64)
  ^b40:
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    llvm.return
  }
}
