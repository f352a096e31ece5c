// A block that nothing leads to, and blocks that stand before those that lead to them.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main(%c: i1) {
    llvm.cond_br %c, ^make, ^none
  ^use(%s: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^none
  ^dead(%d: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%d) : (!llvm.ptr) -> ()
    llvm.br ^use(%d : !llvm.ptr)
  ^make:
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^use(%0 : !llvm.ptr)
  ^none:
    llvm.return
  }
}
