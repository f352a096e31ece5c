// A loop has as many rounds as what a function outside of the module answers in each of them lets it have; what else rests on these answers is unknown.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @more(!llvm.ptr) -> i1
  llvm.func @work()
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)

  llvm.func @in_each_round(%q: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^test
  ^test:
    %more = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %more, ^round, ^end
  ^round:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^test
  ^end:
    llvm.return
  }

  // The same loop as compilers turn it: its first test is another one.
  llvm.func @guarded(%q: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %first = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %first, ^round, ^end
  ^round:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %more = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %more, ^round, ^end
  ^end:
    llvm.return
  }

  llvm.func @behind_three_rounds(%q: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^test(%c0 : i64)
  ^test(%i: i64):
    %more = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %more, ^round, ^end
  ^round:
    %next = llvm.add %i, %c1 : i64
    llvm.br ^test(%next : i64)
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %many = llvm.icmp "eq" %i, %c3 : i64
    llvm.cond_br %many, ^used, ^out
  ^used:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^out
  ^out:
    llvm.return
  }

  // As the last one of several owners knows that it is the last: it is told so once.
  llvm.func @a_branch_in_each_round(%q: !llvm.ptr, %n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^test(%c0 : i64)
  ^test(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %last = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %last, ^destroyed, ^next
  ^destroyed:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^next
  ^next:
    %i1 = llvm.add %i, %c1 : i64
    llvm.br ^test(%i1 : i64)
  ^end:
    llvm.return
  }

  // What has come to an end may have come to it for good.
  llvm.func @again_behind_the_end(%q: !llvm.ptr, %n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^outer(%c0, %c0 : i64, i64)
  ^outer(%i: i64, %rounds: i64):
    %goes_on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes_on, ^test(%rounds : i64), ^out
  ^test(%r: i64):
    %more = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %more, ^round, ^end
  ^round:
    %fresh = llvm.icmp "eq" %i, %c0 : i64
    llvm.cond_br %fresh, ^next, ^late
  ^late:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^next
  ^next:
    %r1 = llvm.add %r, %c1 : i64
    llvm.br ^test(%r1 : i64)
  ^end:
    %none = llvm.icmp "eq" %r, %c0 : i64
    llvm.cond_br %none, ^kept, ^destroyed
  ^kept:
    %i1 = llvm.add %i, %c1 : i64
    llvm.br ^outer(%i1, %r : i64, i64)
  ^destroyed:
    %first = llvm.icmp "eq" %i, %c0 : i64
    llvm.cond_br %first, ^destroy, ^kept
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^kept
  ^out:
    llvm.return
  }

  // Another branch has asked the function before.
  llvm.func @asked_before(%q: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %any = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %any, ^destroy, ^test
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^test
  ^test:
    %more = llvm.call @more(%q) : (!llvm.ptr) -> i1
    llvm.cond_br %more, ^round, ^end
  ^round:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^test
  ^end:
    llvm.return
  }
}
