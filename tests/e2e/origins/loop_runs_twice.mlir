// The loop is not lowered yet, and its body runs twice.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %lower = arith.constant 0 : index
    %upper = arith.constant 5 : index
    %step = arith.constant 4 : index
    scf.for %i = %lower to %upper step %step {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
      scf.yield
    }
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
