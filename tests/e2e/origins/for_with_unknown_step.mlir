// A step is positive, whatever it is: the variable is the lower bound once.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
func.func @main(%p: !llvm.ptr, %lo: index, %hi: index, %st: index) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
  scf.for %i = %lo to %hi step %st {
    %z = arith.constant 0 : index
    %w = llvm.load volatile %p : !llvm.ptr -> i32
    %x = llvm.load volatile %p : !llvm.ptr -> i32
    %c = llvm.icmp "slt" %w, %x : i32
    scf.if %c {
      %first = arith.cmpi eq, %i, %lo : index
      scf.if %first {
        llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
      }
    } else {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    }
    scf.if %c {
      %q = arith.constant 1 : index
    }
  }
  func.return
}
}
