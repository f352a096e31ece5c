// Returned, stored into a public global, or stored where the caller said: handed on, and not a leak.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global external @slot() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @returned() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %s : !llvm.ptr
  }
  llvm.func @stored() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.mlir.addressof @slot : !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @out(%where: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %where : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
}
