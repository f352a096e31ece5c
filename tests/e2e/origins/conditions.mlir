// Facts about conditions: negation, comparison with constants, a switch after a comparison, a conjunction.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%k: i32, %c: i1, %d: i1) {
    %three = llvm.mlir.constant(3 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %is = llvm.icmp "eq" %k, %three : i32
    llvm.cond_br %is, ^destroy, ^next
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.switch %k : i32, ^use [
      3: ^skip
    ]
  ^use:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^skip
  ^skip:
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %both = llvm.and %c, %d : i1
    llvm.cond_br %both, ^destroy2, ^next2
  ^destroy2:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^next2
  ^next2:
    llvm.cond_br %c, ^c, ^not
  ^c:
    llvm.cond_br %d, ^end, ^not
  ^not:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
