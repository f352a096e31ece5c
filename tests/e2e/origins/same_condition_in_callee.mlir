// The callee branches on a condition that its caller has decided: the other branch is never taken.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @helper(%c: i1) attributes {sym_visibility = "private"} {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^then, ^end
  ^then:
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%c: i1) {
    %true = llvm.mlir.constant(true) : i1
    %not = llvm.xor %c, %true : i1
    llvm.cond_br %c, ^then, ^end
  ^then:
    llvm.call @helper(%not) : (i1) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
