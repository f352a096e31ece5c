// Counters of 8 bits, as indexes of 64. A counter that goes on from 255 to 0, or from 127 to -128, is not followed by the next element: what the loop
// compares, or which sums are undefined, says something of one order only. Each program is faulty, or the right one beside it.

// UNSUPPORTED: sampled
// RUN: python3 %S/../expect.py %gpuverify %s
module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @inclusive_bound_of_the_other_order() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0 = llvm.mlir.constant(120 : i64) : i64
    %n = llvm.mlir.constant(300 : i64) : i64
    %k128 = llvm.mlir.constant(128 : i64) : i64
    %z = llvm.mlir.constant(120 : i8) : i8
    %o1 = llvm.mlir.constant(1 : i8) : i8
    %max = llvm.mlir.constant(127 : i8) : i8
    %e = llvm.mlir.constant(-120 : i8) : i8
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^l(%c0 : i64)
  ^l(%q: i64):
    %l = llvm.icmp "slt" %q, %k128 : i64
    llvm.cond_br %l, ^ib, ^g
  ^ib:
    %p = llvm.getelementptr %a[%q] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %q2 = llvm.add %q, %c1 : i64
    llvm.br ^l(%q2 : i64)
  ^g:
    llvm.br ^h(%z : i8)
  ^h(%i: i8):
    %w = llvm.zext %i : i8 to i64
    %more = llvm.icmp "sle" %i, %max : i8
    llvm.cond_br %more, ^hb, ^x
  ^hb:
    %st = llvm.icmp "eq" %i, %e : i8
    llvm.cond_br %st, ^x, ^hc
  ^hc:
    %p1 = llvm.getelementptr %a[%w] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %i2 = llvm.add %i, %o1 overflow<nuw> : i8
    llvm.br ^h(%i2 : i8)
  ^x:
    llvm.return
  }
  llvm.func @the_same_down() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(300 : i64) : i64
    %k128 = llvm.mlir.constant(128 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c9 = llvm.mlir.constant(9 : i64) : i64
    %z = llvm.mlir.constant(-120 : i8) : i8
    %o1 = llvm.mlir.constant(1 : i8) : i8
    %mn = llvm.mlir.constant(-128 : i8) : i8
    %e = llvm.mlir.constant(120 : i8) : i8
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^l(%c0 : i64)
  ^l(%q: i64):
    %l = llvm.icmp "slt" %q, %c9 : i64
    llvm.cond_br %l, ^ib, ^g
  ^ib:
    %p = llvm.getelementptr %a[%q] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %q2 = llvm.add %q, %c1 : i64
    llvm.br ^l(%q2 : i64)
  ^g:
    llvm.br ^h(%z : i8)
  ^h(%i: i8):
    %v = llvm.sext %i : i8 to i64
    %w = llvm.add %v, %k128 : i64
    %more = llvm.icmp "sge" %i, %mn : i8
    llvm.cond_br %more, ^hb, ^x
  ^hb:
    %st = llvm.icmp "eq" %i, %e : i8
    llvm.cond_br %st, ^x, ^hc
  ^hc:
    %p1 = llvm.getelementptr %a[%w] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %i2 = llvm.sub %i, %o1 overflow<nuw> : i8
    llvm.br ^h(%i2 : i8)
  ^x:
    llvm.return
  }
  llvm.func @wide_test_of_the_other_order() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0 = llvm.mlir.constant(120 : i64) : i64
    %n = llvm.mlir.constant(300 : i64) : i64
    %k128 = llvm.mlir.constant(128 : i64) : i64
    %z = llvm.mlir.constant(120 : i8) : i8
    %o1 = llvm.mlir.constant(1 : i8) : i8
    %e = llvm.mlir.constant(-120 : i8) : i8
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^l(%c0 : i64)
  ^l(%q: i64):
    %l = llvm.icmp "slt" %q, %k128 : i64
    llvm.cond_br %l, ^ib, ^g
  ^ib:
    %q9 = llvm.add %q, %k128 : i64
    %p = llvm.getelementptr %a[%q9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %q2 = llvm.add %q, %c1 : i64
    llvm.br ^l(%q2 : i64)
  ^g:
    llvm.br ^h(%z : i8)
  ^h(%i: i8):
    %v = llvm.sext %i : i8 to i64
    %w = llvm.add %v, %k128 : i64
    %more = llvm.icmp "slt" %v, %k128 : i64
    llvm.cond_br %more, ^hb, ^x
  ^hb:
    %st = llvm.icmp "eq" %i, %e : i8
    llvm.cond_br %st, ^x, ^hc
  ^hc:
    %p1 = llvm.getelementptr %a[%w] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %i2 = llvm.add %i, %o1 overflow<nuw> : i8
    llvm.br ^h(%i2 : i8)
  ^x:
    llvm.return
  }
  llvm.func @wraps_between_two_rounds() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(300 : i64) : i64
    %b = llvm.mlir.constant(2 : i8) : i8
    %m1 = llvm.mlir.constant(-1 : i8) : i8
    %e = llvm.mlir.constant(-3 : i8) : i8
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %pq = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %pq : !llvm.ptr, !llvm.ptr
    llvm.br ^h(%b : i8)
  ^h(%i: i8):
    %w = llvm.zext %i : i8 to i64
    %more = llvm.icmp "ne" %i, %e : i8
    llvm.cond_br %more, ^hb, ^x
  ^hb:
    %w1 = llvm.add %w, %c1 : i64
    %p1 = llvm.getelementptr %a[%w1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %u = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %p2 = llvm.getelementptr %a[%w] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %u, %p2 : !llvm.ptr, !llvm.ptr
    %i2 = llvm.add %i, %m1 : i8
    llvm.br ^h(%i2 : i8)
  ^x:
    llvm.return
  }
  llvm.func @flagged_in_the_other_order() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(300 : i64) : i64
    %k128 = llvm.mlir.constant(128 : i64) : i64
    %k129 = llvm.mlir.constant(129 : i64) : i64
    %b = llvm.mlir.constant(125 : i8) : i8
    %o1 = llvm.mlir.constant(1 : i8) : i8
    %e = llvm.mlir.constant(-120 : i8) : i8
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %pq = llvm.getelementptr %a[253] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %pq : !llvm.ptr, !llvm.ptr
    llvm.br ^h(%b : i8)
  ^h(%i: i8):
    %w = llvm.sext %i : i8 to i64
    %more = llvm.icmp "ult" %i, %e : i8
    llvm.cond_br %more, ^hb, ^x
  ^hb:
    %w0 = llvm.add %w, %k128 : i64
    %w1 = llvm.add %w, %k129 : i64
    %p1 = llvm.getelementptr %a[%w0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()  // expect: undefined-handle
    %u = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %p2 = llvm.getelementptr %a[%w1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %u, %p2 : !llvm.ptr, !llvm.ptr
    %i2 = llvm.add %i, %o1 overflow<nuw> : i8
    llvm.br ^h(%i2 : i8)
  ^x:
    llvm.return
  }
  llvm.func @inclusive_bound_of_this_order() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %n = llvm.mlir.constant(300 : i64) : i64
    %k128 = llvm.mlir.constant(127 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %o1 = llvm.mlir.constant(1 : i8) : i8
    %max = llvm.mlir.constant(126 : i8) : i8
    %e = llvm.mlir.constant(-56 : i8) : i8
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^l(%c0 : i64)
  ^l(%q: i64):
    %l = llvm.icmp "slt" %q, %k128 : i64
    llvm.cond_br %l, ^ib, ^g
  ^ib:
    %p = llvm.getelementptr %a[%q] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %q2 = llvm.add %q, %c1 : i64
    llvm.br ^l(%q2 : i64)
  ^g:
    llvm.br ^h(%z : i8)
  ^h(%i: i8):
    %w = llvm.zext %i : i8 to i64
    %more = llvm.icmp "sle" %i, %max : i8
    llvm.cond_br %more, ^hb, ^x
  ^hb:
    llvm.br ^hc
  ^hc:
    %p1 = llvm.getelementptr %a[%w] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%t) : (!llvm.ptr) -> ()
    %i2 = llvm.add %i, %o1 overflow<nsw> : i8
    llvm.br ^h(%i2 : i8)
  ^x:
    llvm.return
  }
}
