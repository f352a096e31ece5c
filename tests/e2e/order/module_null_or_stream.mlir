// What is no module is unloaded: null, and a stream.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal constant @image("\7FELF") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @name("kernel\00") {addr_space = 0 : i32}
  llvm.func @main() {
    %z = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuModuleUnload(%z) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @mgpuModuleUnload(%s) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuModuleLoad(!llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuModuleUnload(!llvm.ptr)
}
