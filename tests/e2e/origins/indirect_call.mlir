// A call through a pointer is a call to a function that is not known.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%f: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
