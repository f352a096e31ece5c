// Functions, calls, branches and selects of the func, cf and arith dialects, around lowered runtime calls.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  func.func private @helper(%s: !llvm.ptr, %c: i1) -> !llvm.ptr {
    cf.cond_br %c, ^a(%s : !llvm.ptr), ^b
  ^a(%x: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    return %x : !llvm.ptr
  ^b:
    return %s : !llvm.ptr
  }
  func.func @main(%c: i1) {
    %true = arith.constant true
    %not = arith.xori %c, %true : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = func.call @helper(%s, %c) : (!llvm.ptr, i1) -> !llvm.ptr
    cf.cond_br %not, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    cf.cond_br %c, ^again, ^out
  ^again:
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    cf.br ^out
  ^out:
    return
  }
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
