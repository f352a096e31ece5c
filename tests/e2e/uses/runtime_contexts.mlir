// What a context takes with it is not known where the program makes one: nothing that depends on it is proved, and nothing is an error.

// RUN: python3 %S/../expect.py %gpuverify --runtime=cuda-driver %s

module {
  llvm.func @cuCtxCreate_v2(!llvm.ptr, i32, i32) -> i32
  llvm.func @cuCtxDestroy_v2(!llvm.ptr) -> i32
  llvm.func @cuStreamCreate(!llvm.ptr, i32) -> i32
  llvm.func @cuDevicePrimaryCtxRetain(!llvm.ptr, i32) -> i32
  llvm.func @cuDevicePrimaryCtxRelease_v2(i32) -> i32
  llvm.func @cuGetErrorName(i32, !llvm.ptr) -> i32
  llvm.func @cuStreamSynchronize(!llvm.ptr) -> i32
  llvm.func @cuStreamDestroy_v2(!llvm.ptr) -> i32

  llvm.func @used_after_its_context() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %i = llvm.mlir.constant(0 : i32) : i32
    %context = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cuCtxCreate_v2(%context, %i, %i) : (!llvm.ptr, i32, i32) -> i32
    %r1 = llvm.call @cuStreamCreate(%slot, %i) : (!llvm.ptr, i32) -> i32
    %c = llvm.load %context : !llvm.ptr -> !llvm.ptr
    %r2 = llvm.call @cuCtxDestroy_v2(%c) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cuStreamSynchronize(%s) : (!llvm.ptr) -> i32 // expect: unknown-handle
    llvm.return
  }

  llvm.func @used_before(%i: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cuStreamCreate(%slot, %i) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cuStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cuStreamDestroy_v2(%s) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @released(%i: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %context = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cuDevicePrimaryCtxRetain(%context, %i) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cuStreamCreate(%slot, %i) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %r2 = llvm.call @cuDevicePrimaryCtxRelease_v2(%i) : (i32) -> i32
    %r3 = llvm.call @cuStreamSynchronize(%s) : (!llvm.ptr) -> i32 // expect: unknown-handle
    %r4 = llvm.call @cuStreamDestroy_v2(%s) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @released_at_the_end(%i: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %context = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cuDevicePrimaryCtxRetain(%context, %i) : (!llvm.ptr, i32) -> i32
    %r1 = llvm.call @cuStreamCreate(%slot, %i) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cuStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r4 = llvm.call @cuStreamDestroy_v2(%s) : (!llvm.ptr) -> i32
    %r2 = llvm.call @cuDevicePrimaryCtxRelease_v2(%i) : (i32) -> i32
    llvm.return
  }

  llvm.func @text_of_an_error(%i: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %text = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %text : !llvm.ptr, !llvm.ptr
    %r1 = llvm.call @cuStreamCreate(%slot, %i) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %r2 = llvm.call @cuStreamDestroy_v2(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cuGetErrorName(%i, %text) : (i32, !llvm.ptr) -> i32
    %t = llvm.load %text : !llvm.ptr -> !llvm.ptr
    %none = llvm.icmp "eq" %t, %null : !llvm.ptr
    llvm.cond_br %none, ^end, ^told
  ^told:
    %r4 = llvm.call @cuStreamSynchronize(%s) : (!llvm.ptr) -> i32 // expect: unknown-handle
    llvm.br ^end
  ^end:
    llvm.return
  }
}
