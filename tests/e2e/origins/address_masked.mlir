// Store null through ptrmask(slot,-1).

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %slot2 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %s, %slot2 : !llvm.ptr, !llvm.ptr
    %m = llvm.mlir.constant(-1 : i64) : i64
    %a = llvm.intr.ptrmask %slot, %m : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.store %null, %a : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
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
