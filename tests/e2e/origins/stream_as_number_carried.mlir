// Stream as number through a block argument, shifted, to an unknown call.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @unk(i64)
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    llvm.br ^l(%i : i64)
  ^l(%j: i64):
    %k = llvm.add %j, %one : i64
    llvm.call @unk(%k) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
