// Poison that is frozen twice is two numbers, neither of which is known; frozen once it is one. A condition stays the same.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func internal @any() -> i1 {
    %u = llvm.mlir.poison : i1
    llvm.return %u : i1
  }
  llvm.func @two_of_constant() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.poison : i1
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_undefined() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : i1
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_chosen(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.mlir.poison : i1
    %u = llvm.select %c, %p, %c : i1, i1
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_computed(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.mlir.poison : i64
    %q = llvm.add %p, %n : i64
    %u = llvm.icmp "slt" %q, %n : i64
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_argument(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.mlir.poison : i1
    llvm.cond_br %c, ^t(%p : i1), ^t(%c : i1)
  ^t(%u: i1):
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_returned() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @any() : () -> i1
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_a_condition(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.freeze %c : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %c : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_of_poison() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.poison : i1
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    llvm.cond_br %f, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // What is computed so that it may be poison
  llvm.func @two_of_shift(%b: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(1 : i8) : i8
    %w = llvm.shl %1, %b : i8
    %u = llvm.icmp "ne" %w, %0 : i8
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_sum(%b: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %1 = llvm.mlir.constant(1 : i8) : i8
    %w = llvm.add %b, %1 overflow<nsw> : i8
    %u = llvm.icmp "slt" %b, %w : i8
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_callers(%b: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.call @next(%b) : (i8) -> i8
    %u = llvm.icmp "slt" %b, %w : i8
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @next(%b: i8) -> i8 {
    %1 = llvm.mlir.constant(1 : i8) : i8
    %w = llvm.add %b, %1 overflow<nsw> : i8
    llvm.return %w : i8
  }
  llvm.func @two_of_defined(%b: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %1 = llvm.mlir.constant(1 : i8) : i8
    %w = llvm.add %b, %1 : i8
    %u = llvm.icmp "slt" %b, %w : i8
    %f = llvm.freeze %u : i1
    llvm.cond_br %f, ^a, ^n
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %v = llvm.freeze %u : i1
    llvm.cond_br %v, ^x, ^y
  ^x:
    llvm.return
  ^y:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // another number in each round
  llvm.func @one_in_each_round(%b: i8) {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(1 : i8) : i8
    %2 = llvm.mlir.constant(2 : i8) : i8
    %w = llvm.add %b, %1 overflow<nsw> : i8
    %u = llvm.icmp "slt" %b, %w : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^round(%0 : i8)
  ^round(%i: i8):
    %f = llvm.freeze %u : i1
    %first = llvm.icmp "eq" %i, %0 : i8
    %j = llvm.add %i, %1 : i8
    llvm.cond_br %first, ^first, ^second
  ^first:
    llvm.cond_br %f, ^next, ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^second:
    llvm.cond_br %f, ^end, ^wrong
  ^wrong:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^next:
    llvm.br ^round(%j : i8)
  }
  // Selected by what is poison, the same number is poison, too: the first is wrong nowhere.
  llvm.func @selected_by_poison(%a: i8, %b: i8) {
    %k = llvm.mlir.constant(8 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %w = llvm.ashr %b, %b : i8
    %c = llvm.icmp "sge" %w, %a : i8
    %x = llvm.select %c, %b, %b : i1, i8
    %is = llvm.icmp "eq" %x, %k : i8
    llvm.cond_br %is, ^wrong, ^right
  ^right:
    llvm.return
  ^wrong:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @selected(%a: i8, %b: i8) {
    %k = llvm.mlir.constant(7 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %w = llvm.ashr %b, %b : i8
    %c = llvm.icmp "sge" %w, %a : i8
    %x = llvm.select %c, %b, %b : i1, i8
    %is = llvm.icmp "eq" %x, %k : i8
    llvm.cond_br %is, ^wrong, ^right
  ^right:
    llvm.return
  ^wrong:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
