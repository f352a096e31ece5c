// Where an assertion fails the program ends, and what is assumed holds: what contradicts it is no path.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  func.func @asserted(%n: i64) {
    %c0 = arith.constant 0 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %some = arith.cmpi sgt, %n, %c0 : i64
    cf.assert %some, "no rows"
    %none = arith.cmpi eq, %n, %c0 : i64
    cf.cond_br %none, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  llvm.func @assumed(%c: i1) {
    %true = llvm.mlir.constant(true) : i1
    %not = llvm.xor %c, %true : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.intr.assume %c : i1
    llvm.cond_br %not, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  func.func @asserted_in_vain(%n: i64) {
    %c0 = arith.constant 0 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %some = arith.cmpi sge, %n, %c0 : i64
    cf.assert %some, "less than no rows"
    %none = arith.cmpi eq, %n, %c0 : i64
    cf.cond_br %none, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    return
  }
  // An i8 is not below -128.
  llvm.func @least_number(%n: i8) {
    %least = llvm.mlir.constant(-128 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %below = llvm.icmp "slt" %n, %least : i8
    llvm.cond_br %below, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
