// P is initialized with the address of g: null is stored to g through it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @g() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @p() : !llvm.ptr {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @main() {
    %null = llvm.mlir.zero : !llvm.ptr
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %p = llvm.mlir.addressof @p : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.store %null, %a : !llvm.ptr, !llvm.ptr
    %x = llvm.load %g : !llvm.ptr -> !llvm.ptr
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
