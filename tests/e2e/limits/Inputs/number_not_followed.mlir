// limit: If every path to a fault depends on such a number, the fault is unproved, and the finding shows the branch.

module {
  llvm.func @main(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.intr.bitreverse(%n) : (i64) -> i64
    %is = llvm.icmp "eq" %q, %c0 : i64
    llvm.cond_br %is, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
