// limit: `cf.assert` ends the program if its condition does not hold, and the condition of `llvm.intr.assume` holds: paths that contradict either are infeasible.

module {
  func.func @main(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %positive = llvm.icmp "sgt" %n, %c0 : i64
    cf.assert %positive, "n > 0"
    %other = llvm.icmp "eq" %m, %c0 : i64
    llvm.intr.assume %other : i1
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %negative = llvm.icmp "slt" %n, %c0 : i64
    %not = llvm.icmp "ne" %m, %c0 : i64
    %either = llvm.or %negative, %not : i1
    cf.cond_br %either, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    func.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
