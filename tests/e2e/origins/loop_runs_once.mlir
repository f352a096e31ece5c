// The loop is not lowered yet, and its body runs once.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %lower = arith.constant 0 : index
    %upper = arith.constant 4 : index
    %step = arith.constant 4 : index
    scf.for %i = %lower to %upper step %step {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      scf.yield
    }
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
