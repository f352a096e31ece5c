// A path that ends in abort or unreachable leaks nothing.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @abort()
  llvm.func @main(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^good, ^bad
  ^bad:
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^good:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
