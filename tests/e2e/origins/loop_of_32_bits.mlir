// A loop over 32-bit numbers that runs twice.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = arith.constant 0 : i32
    %b = arith.constant 2 : i32
    %c = arith.constant 1 : i32
    scf.for %i = %a to %b step %c : i32 {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
      scf.yield
    }
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
