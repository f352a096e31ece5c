// Callee gets the address of a global that it also writes itself.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @g() : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @f(%p: !llvm.ptr) attributes {sym_visibility = "private"} {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %g = llvm.mlir.addressof @g : !llvm.ptr
    llvm.store %a, %p : !llvm.ptr, !llvm.ptr
    llvm.store %null, %g : !llvm.ptr, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @main() {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @f(%g) : (!llvm.ptr) -> ()
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
