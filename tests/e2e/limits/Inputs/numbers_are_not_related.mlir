// limit: two loops with the same bound

module {
  llvm.func @main(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^first(%c0 : i64)
  ^first(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^destroy, ^second(%c0 : i64)
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second(%c0 : i64)
  ^second(%j: i64):
    %again = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %again, ^end, ^last
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
