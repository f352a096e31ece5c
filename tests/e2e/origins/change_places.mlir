// Two handles change places in each round of a loop: which one dies depends on the number of rounds.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @odd() -> i1
  llvm.func @faulty() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^loop(%a, %b : !llvm.ptr, !llvm.ptr)
  ^loop(%x: !llvm.ptr, %y: !llvm.ptr):
    %more = llvm.call @odd() : () -> i1
    llvm.cond_br %more, ^loop(%y, %x : !llvm.ptr, !llvm.ptr), ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @correct() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^loop(%a, %b : !llvm.ptr, !llvm.ptr)
  ^loop(%x: !llvm.ptr, %y: !llvm.ptr):
    %more = llvm.call @odd() : () -> i1
    llvm.cond_br %more, ^loop(%y, %x : !llvm.ptr, !llvm.ptr), ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
