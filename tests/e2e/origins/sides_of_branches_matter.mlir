// Right, all but one: %c always holds, which nobody follows. What one side of a branch on it does decides what comes later, so that a path by the
// other side is none.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @report()
  llvm.mlir.global internal @flag(0 : i64) : i64
  llvm.func internal @set(%p: !llvm.ptr) {
  %o = llvm.mlir.constant(1 : i64) : i64
  llvm.store %o, %p : i64, !llvm.ptr
  llvm.return
  }
  llvm.func internal @set_by_guess(%p: !llvm.ptr, %n: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  llvm.cond_br %c, ^a, ^b
  ^a:
  llvm.store %o, %p : i64, !llvm.ptr
  llvm.br ^b
  ^b:
  llvm.return
  }
  llvm.func internal @ask_global() -> i1 {
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  %z = llvm.mlir.constant(0 : i64) : i64
  %v = llvm.load %g : !llvm.ptr -> i64
  %c = llvm.icmp "eq" %v, %z : i64
  llvm.return %c : i1
  }
  llvm.func internal @destroys(%s: !llvm.ptr) {
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @slot(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.store %o, %slot : i64, !llvm.ptr
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %v = llvm.load %slot : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @arg(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.br ^j(%o : i64)
  ^f:
  llvm.br ^j(%z : i64)
  ^j(%v: i64):
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @arg_i1(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.br ^j(%nc : i1)
  ^f:
  llvm.br ^j(%true : i1)
  ^j(%is: i1):
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @call(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @set(%slot) : (!llvm.ptr) -> ()
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %v = llvm.load %slot : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @callee_guesses(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @set_by_guess(%slot, %n) : (!llvm.ptr, i64) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %v = llvm.load %slot : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @global(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.store %o, %g : i64, !llvm.ptr
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.call @ask_global() : () -> i1
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @again(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @report() : () -> ()
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %nc, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @select(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @report() : () -> ()
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  %s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %x = llvm.select %c, %s2, %s : i1, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @number_select(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @report() : () -> ()
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %x = llvm.select %c, %o, %z : i1, i64
  %is = llvm.icmp "eq" %x, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @other_side_destroys(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.br ^j
  ^f:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @other_side_returns(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %nc, ^f, ^t
  ^t:
  llvm.return
  ^f:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @loop_count(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^h(%z : i64)
  ^h(%i: i64):
  %mm = llvm.mul %i, %i : i64
  %p = llvm.intr.umax(%mm, %z) : (i64, i64) -> i64
  %lt = llvm.icmp "slt" %p, %c3 : i64
  llvm.cond_br %lt, ^b, ^x
  ^b:
  %i2 = llvm.add %i, %o : i64
  llvm.br ^h(%i2 : i64)
  ^x:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %i, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @do_while(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^b(%z : i64)
  ^b(%i: i64):
  %i2 = llvm.add %i, %o : i64
  %mm = llvm.mul %i2, %i2 : i64
  %p = llvm.intr.umax(%mm, %z) : (i64, i64) -> i64
  %lt = llvm.icmp "slt" %p, %c3 : i64
  llvm.cond_br %lt, ^b(%i2 : i64), ^x
  ^x:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %i2, %o : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @race_arg(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%k, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.br ^j(%s : !llvm.ptr)
  ^f:
  llvm.br ^j(%t : !llvm.ptr)
  ^j(%u: !llvm.ptr):
  llvm.call @mgpuMemset32(%d, %v7, %k, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @race_arg2(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%k, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.br ^j(%s : !llvm.ptr)
  ^f:
  llvm.br ^j(%t : !llvm.ptr)
  ^j(%u: !llvm.ptr):
  llvm.call @mgpuMemset32(%d, %v7, %k, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @race_sync(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%k, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:

  llvm.call @mgpuMemset32(%d, %v7, %k, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @race_record(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%k, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:

  llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @slot_handle(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %hs = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %s, %hs : !llvm.ptr, !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.store %t, %hs : !llvm.ptr, !llvm.ptr  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:

  %x = llvm.load %hs : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @leak_join(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:
  llvm.return
  }
  llvm.func @nested(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r2_turned = llvm.intr.bitreverse(%m) : (i64) -> i64
  %r2_back = llvm.intr.bitreverse(%r2_turned) : (i64) -> i64
  %r2 = llvm.sub %r2_back, %m : i64
  %d2 = llvm.icmp "eq" %r2, %z : i64
  llvm.cond_br %c, ^t, ^j
  ^t:
  llvm.cond_br %d2, ^t2, ^j2
  ^t2:
  llvm.store %o, %slot : i64, !llvm.ptr
  llvm.br ^j2
  ^j2:
  llvm.call @report() : () -> ()
  llvm.br ^j
  ^j:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %v = llvm.load %slot : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @before_birth(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^j(%z : i64)
  ^t:
  llvm.br ^j(%o : i64)
  ^j(%i: i64):
  %s9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s9) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %i, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s9) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @before_birth_slot(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^t, ^j
  ^t:
  llvm.store %o, %slot : i64, !llvm.ptr
  llvm.br ^j
  ^j:
  %s9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s9) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %i = llvm.load %slot : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %i, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s9) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @outer_loop(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^h(%z, %z : i64, i64)
  ^h(%i: i64, %acc: i64):
  %lt = llvm.icmp "slt" %i, %c3 : i64
  llvm.cond_br %lt, ^b, ^x
  ^b:
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.br ^j(%o : i64)
  ^f:
  llvm.br ^j(%acc : i64)
  ^j(%a2: i64):
  %i2 = llvm.add %i, %o : i64
  llvm.br ^h(%i2, %a2 : i64, i64)
  ^x:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %acc, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @value_of_loop(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^b
  ^b:
  %lv = llvm.load %slot : !llvm.ptr -> i64
  llvm.store %o, %slot : i64, !llvm.ptr
  %q = llvm.intr.umax(%lv, %z) : (i64, i64) -> i64
  %lt = llvm.icmp "eq" %q, %z : i64
  llvm.cond_br %lt, ^b, ^x
  ^x:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %lv, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @last_select(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %x = llvm.select %c, %s2, %s : i1, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @select_for_call(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %nc = llvm.xor %c, %true : i1
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %g = llvm.mlir.addressof @flag : !llvm.ptr
  llvm.store %z, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %x = llvm.select %c, %s2, %s : i1, !llvm.ptr
  llvm.call @destroys(%x) : (!llvm.ptr) -> ()
  llvm.return
  }
  // Control never comes there.
  llvm.func internal @never_called() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @calls_on_one_side(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  llvm.cond_br %c, ^j, ^f
  ^f:
  llvm.call @never_called() : () -> ()
  llvm.br ^j
  ^j:
  llvm.return
  }
  // Wrong in another way: the stream is gone, so that nothing is enqueued, and nothing races.
  llvm.func internal @may_destroy(%slot: !llvm.ptr, %c: i1) {
  %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.cond_br %c, ^t, ^j
  ^t:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^j
  ^j:
  llvm.return
  }
  llvm.func @work_fails(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %c = llvm.icmp "eq" %r, %z : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%k, %t, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  %slot = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
  llvm.call @may_destroy(%slot, %c) : (!llvm.ptr, i1) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuMemset32(%d, %v7, %k, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
  }
  // Right: the loop is run, and waits for the work.
  llvm.func @waits_in_loop(%n: i64, %m: i64) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.mlir.constant(64 : i64) : i64
  %v7 = llvm.mlir.constant(7 : i32) : i32
  %dev = llvm.mlir.constant(0 : i8) : i8
  %r_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
  %r_back = llvm.intr.bitreverse(%r_turned) : (i64) -> i64
  %r = llvm.sub %r_back, %n : i64
  %rounds = llvm.add %r, %c3 : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%k, %t, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.br ^h(%z : i64)
  ^h(%i: i64):
  %lt = llvm.icmp "slt" %i, %rounds : i64
  llvm.cond_br %lt, ^b, ^x
  ^b:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemset32(%d, %v7, %k, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %i2 = llvm.add %i, %o : i64
  llvm.br ^h(%i2 : i64)
  ^x:
  llvm.call @mgpuMemset32(%d, %v7, %k, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
  }
}
