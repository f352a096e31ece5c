// Each path unloads the module once.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal constant @image("\7FELF") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @name("kernel\00") {addr_space = 0 : i32}
  llvm.func @main(%c: i1) {
    %image = llvm.mlir.addressof @image : !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%image) : (!llvm.ptr) -> !llvm.ptr
    llvm.cond_br %c, ^early, ^late
  ^early:
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^late:
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuModuleLoad(!llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuModuleUnload(!llvm.ptr)
}
