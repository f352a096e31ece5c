// scf operations that are not lowered to branches yet.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%c: i1) {
    %lower = arith.constant 0 : index
    %upper = arith.constant 4 : index
    %step = arith.constant 1 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %last = scf.for %i = %lower to %upper step %step iter_args(%h = %s) -> (!llvm.ptr) {
      llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
      %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      scf.yield %t : !llvm.ptr
    }
    %x = scf.if %c -> (!llvm.ptr) {
      llvm.call @mgpuStreamSynchronize(%last) : (!llvm.ptr) -> ()
      scf.yield %last : !llvm.ptr
    } else {
      llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()
      scf.yield %last : !llvm.ptr
    }
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
