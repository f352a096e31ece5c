// Half of the slot is overwritten with something else: what is loaded is no handle any more.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%bits: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %half = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %bits, %half : i32, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
