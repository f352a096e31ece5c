// A loop over 8-bit numbers that the caller passes, which may not run and may run often.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%lo: i8, %hi: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %c = arith.constant 1 : i8
    scf.for %i = %lo to %hi step %c : i8 {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
      scf.yield
    }
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
