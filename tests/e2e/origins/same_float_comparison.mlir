// One comparison of floats made twice: the two agree.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%x: f32, %y: f32) {
    %null = llvm.mlir.zero : !llvm.ptr
    %first = llvm.fcmp "olt" %x, %y : f32
    llvm.cond_br %first, ^make, ^join(%null : !llvm.ptr)
  ^make:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^join(%s : !llvm.ptr)
  ^join(%h: !llvm.ptr):
    %second = llvm.fcmp "olt" %x, %y : f32
    llvm.cond_br %second, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
