// Wrong whichever side is taken of the branches on numbers that are not followed: nothing rests on them.

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
  llvm.func @print(%n: i64, %m: i64) {
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
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  llvm.func @loop(%n: i64, %m: i64) {
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
  %p = llvm.intr.bitreverse(%n) : (i64) -> i64
  %lt = llvm.icmp "slt" %i, %p : i64
  llvm.cond_br %lt, ^b, ^x
  ^b:
  llvm.call @report() : () -> ()
  %i2 = llvm.add %i, %o : i64
  llvm.br ^h(%i2 : i64)
  ^x:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  llvm.func @launches(%n: i64, %m: i64) {
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
  %d = llvm.call @mgpuMemAlloc(%k, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.cond_br %c, ^t, ^f
  ^t:
  llvm.call @mgpuMemset32(%d, %v7, %k, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  llvm.br ^j
  ^f:
  llvm.br ^j
  ^j:

  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  llvm.func @twice(%n: i64, %m: i64) {
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
  %v = llvm.load %slot : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^u, ^w
  ^u:
  llvm.call @report() : () -> ()
  llvm.br ^w
  ^w:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  llvm.func @free_branch(%n: i64, %m: i64) {
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
  %is = llvm.icmp "eq" %m, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @same_arg(%n: i64, %m: i64) {
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
  llvm.br ^j(%m : i64)
  ^f:
  llvm.br ^j(%m : i64)
  ^j(%v: i64):
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %is = llvm.icmp "eq" %v, %z : i64
  llvm.cond_br %is, ^bad, ^end
  ^bad:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.br ^end
  ^end:
  llvm.return
  }
  llvm.func @callee(%n: i64, %m: i64) {
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
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
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
  llvm.cond_br %c, ^t, ^j
  ^t:
  llvm.call @report() : () -> ()
  llvm.br ^j
  ^j:
  %s9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s9) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s9) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
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
  %r2 = llvm.intr.bitreverse(%m) : (i64) -> i64
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
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
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
  %p = llvm.intr.bitreverse(%mm) : (i64) -> i64
  %lt = llvm.icmp "slt" %p, %m : i64
  llvm.cond_br %lt, ^b(%i2 : i64), ^x
  ^x:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  llvm.func @stored_in_loop(%n: i64, %m: i64) {
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
  llvm.br ^b(%z : i64)
  ^b(%i: i64):
  llvm.store %s, %hs : !llvm.ptr, !llvm.ptr
  %i2 = llvm.add %i, %o : i64
  %mm = llvm.mul %i2, %i2 : i64
  %p = llvm.intr.bitreverse(%mm) : (i64) -> i64
  %lt = llvm.icmp "slt" %p, %m : i64
  llvm.cond_br %lt, ^b(%i2 : i64), ^x
  ^x:
  %u = llvm.load %hs : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  // Control comes there if the caller says so.
  llvm.func internal @called() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
  llvm.return
  }
  llvm.func @calls_on_one_side(%n: i64, %m: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %r = llvm.intr.bitreverse(%n) : (i64) -> i64
  %c = llvm.icmp "eq" %r, %z : i64
  llvm.cond_br %c, ^t, ^j
  ^t:
  llvm.call @report() : () -> ()
  llvm.br ^j
  ^j:
  %is = llvm.icmp "eq" %m, %z : i64
  llvm.cond_br %is, ^f, ^k
  ^f:
  llvm.call @called() : () -> ()
  llvm.br ^k
  ^k:
  llvm.return
  }
}
