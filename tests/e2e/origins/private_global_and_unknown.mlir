// A private global is out of reach of functions outside, but a public function of this module that they may call reaches it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @slot() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @outside()
  llvm.func @again() {
    %slot = llvm.mlir.addressof @slot : !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main() {
    %slot = llvm.mlir.addressof @slot : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @outside() : () -> ()
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
