// limit: Loops terminate if their trip count is not tracked and nothing in them shows that they do not.

module {
  // The bits turned round twice are what they were: nothing ever comes behind the loop.
  llvm.func @main(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^again(%n : i64)
  ^again(%i: i64):
    %next = llvm.add %i, %c1 : i64
    %turned = llvm.intr.bitreverse(%next) : (i64) -> i64
    %back = llvm.intr.bitreverse(%turned) : (i64) -> i64
    %is = llvm.icmp "eq" %back, %next : i64
    llvm.cond_br %is, ^again(%next : i64), ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
