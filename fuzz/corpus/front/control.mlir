module {
  func.func @main(%n: index, %c: i1) {
    %0 = arith.constant 0 : index
    %1 = arith.constant 1 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = scf.for %i = %0 to %n step %1 iter_args(%x = %s) -> !llvm.ptr {
      %y = scf.if %c -> !llvm.ptr {
        llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
        %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
        scf.yield %z : !llvm.ptr
      } else {
        scf.yield %x : !llvm.ptr
      }
      scf.yield %y : !llvm.ptr
    }
    cf.cond_br %c, ^a, ^b
  ^a:
    func.call @drop(%r) : (!llvm.ptr) -> ()
    return
  ^b:
    func.call @drop(%r) : (!llvm.ptr) -> ()
    return
  }
  func.func private @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
