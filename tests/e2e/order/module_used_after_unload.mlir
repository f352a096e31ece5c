// A function is looked up in a module that is gone.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal constant @image("\7FELF") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @name("kernel\00") {addr_space = 0 : i32}
  llvm.func @main() {
    %image = llvm.mlir.addressof @image : !llvm.ptr
    %name = llvm.mlir.addressof @name : !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%image) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    %f = llvm.call @mgpuModuleGetFunction(%m, %name) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr  // expect: use-after-free
    llvm.return
  }
  llvm.func @mgpuModuleLoad(!llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuModuleUnload(!llvm.ptr)
}
