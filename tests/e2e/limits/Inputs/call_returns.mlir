// limit: whether such a function ends the program, under a condition of its own, is not analyzed.

// No number is below 0: @check never returns.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @abort() attributes {passthrough = ["noreturn"]}
  llvm.func internal @check(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
    %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
    %r = llvm.sub %r_back, %n : i64
    %c = llvm.icmp "eq" %r, %z : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^b:
    llvm.return
  }
  llvm.func @main(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @check(%n) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
}
