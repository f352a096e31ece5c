module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main() {
    // expected-note @+1 {{stream created here}}
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    // expected-note @+1 {{destroyed}}
    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()
    // expected-error @+1 {{[stream-double-destroy]}}
    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// -----

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @main() {
    // expected-warning @+1 {{[stream-leak]}}
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    // expected-note @+1 {{returns here}}
    llvm.return
  }
}
