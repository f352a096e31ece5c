// Copies and fills of rows touch their rows, and not what lies between them.

// RUN: python3 %S/../expect.py %gpuverify --runtime=cuda-runtime %s

module {
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr, i32) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
  llvm.func @cudaMemcpy2DAsync(!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
  llvm.func @cudaMemset2DAsync(!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
  llvm.func @bands_of_rows(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[256] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.getelementptr %h[256] : (!llvm.ptr) -> !llvm.ptr, i8
    %q1 = llvm.call @cudaMemcpy2DAsync(%d, %c64, %h, %c64, %c64, %c4, %i1, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %q2 = llvm.call @cudaMemcpy2DAsync(%u, %c64, %v, %c64, %c64, %c4, %i1, %t) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @left_and_right(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %q3 = llvm.call @cudaMemcpy2DAsync(%d, %c64, %h, %c32, %c32, %c4, %i1, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %q4 = llvm.call @cudaMemcpy2DAsync(%u, %c64, %h, %c32, %c32, %c4, %i1, %t) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @columns(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %q5 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q6 = llvm.call @cudaMemset2DAsync(%u, %c64, %i0, %c16, %c8, %t) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @between_the_rows(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %q7 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q8 = llvm.call @cudaMemcpyAsync(%u, %h, %c32, %i1, %t) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @behind_the_last(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[464] : (!llvm.ptr) -> !llvm.ptr, i8
    %q9 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q10 = llvm.call @cudaMemcpyAsync(%u, %h, %c32, %i1, %t) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @other_pitches(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %q11 = llvm.call @cudaMemset2DAsync(%d, %c32, %i0, %c16, %c4, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q12 = llvm.call @cudaMemset2DAsync(%u, %c64, %i0, %c16, %c4, %t) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @no_rows(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    %q13 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %z, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q14 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c4, %t) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @bands_meet(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[192] : (!llvm.ptr) -> !llvm.ptr, i8
    %q15 = llvm.call @cudaMemcpy2DAsync(%d, %c64, %h, %c64, %c64, %c4, %i1, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %q16 = llvm.call @cudaMemcpy2DAsync(%u, %c64, %h, %c64, %c64, %c4, %i1, %t) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32  // expect: stream-race
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @left_is_too_wide(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %q17 = llvm.call @cudaMemcpy2DAsync(%d, %c64, %h, %c32, %c32, %c4, %i1, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %q18 = llvm.call @cudaMemcpy2DAsync(%u, %c64, %h, %c32, %c32, %c4, %i1, %t) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32  // expect: stream-race
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @columns_meet(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %q19 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q20 = llvm.call @cudaMemset2DAsync(%u, %c64, %i0, %c16, %c8, %t) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32  // expect: stream-race
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @across_a_row(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %q21 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q22 = llvm.call @cudaMemcpyAsync(%u, %h, %c64, %i1, %t) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32  // expect: stream-race
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @last_row(%d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[448] : (!llvm.ptr) -> !llvm.ptr, i8
    %q23 = llvm.call @cudaMemset2DAsync(%d, %c64, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q24 = llvm.call @cudaMemcpyAsync(%u, %h, %c4, %i1, %t) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32  // expect: stream-race
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @same_rows_of_unknown_pitch(%d: !llvm.ptr, %h: !llvm.ptr, %p: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %q25 = llvm.call @cudaMemset2DAsync(%d, %p, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q26 = llvm.call @cudaMemset2DAsync(%d, %p, %i0, %c16, %c8, %t) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32  // expect: stream-race
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @unknown_pitch(%d: !llvm.ptr, %h: !llvm.ptr, %p: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %ss = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ts = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %i1) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cudaStreamCreateWithFlags(%ts, %i1) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %ts : !llvm.ptr -> !llvm.ptr
    %u = llvm.getelementptr %d[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %q27 = llvm.call @cudaMemset2DAsync(%d, %p, %i0, %c16, %c8, %s) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32
    %q28 = llvm.call @cudaMemset2DAsync(%u, %p, %i0, %c16, %c8, %t) : (!llvm.ptr, i64, i32, i64, i64, !llvm.ptr) -> i32  // expect: unknown-handle
    %r2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
}
