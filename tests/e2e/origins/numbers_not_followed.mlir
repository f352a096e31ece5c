// Right, all of them: two branches ask for one number, under two names, or for what can only come out one way. What is not followed must not
// count as a path.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func internal @through_global_f(%s: !llvm.ptr, %p: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %gg = llvm.mlir.addressof @through_global_g : !llvm.ptr
  %n = llvm.load %gg : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.mlir.global internal @through_global_g(0 : i64) : i64
  llvm.func @through_global(%n: i64) {
  %g = llvm.mlir.addressof @through_global_g : !llvm.ptr
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %g : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @through_global_f(%s, %slot) : (!llvm.ptr, !llvm.ptr) -> ()
  %is = llvm.icmp "ne" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func internal @remainder_f(%s: !llvm.ptr, %n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.urem %n, %c3 : i64
  %is = llvm.icmp "eq" %q, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return %n : i64
  }
  llvm.func @remainder(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r = llvm.call @remainder_f(%s, %n) : (!llvm.ptr, i64) -> i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.urem %n, %c3 : i64
  %is = llvm.icmp "ne" %q, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func internal @structure_returned_f(%s: !llvm.ptr, %n: i64) -> !llvm.struct<(i64, i64)> {
  %z = llvm.mlir.constant(0 : i64) : i64
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %v = llvm.insertvalue %n, %u[1] : !llvm.struct<(i64, i64)>
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return %v : !llvm.struct<(i64, i64)>
  }
  llvm.func @structure_returned(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r = llvm.call @structure_returned_f(%s, %n) : (!llvm.ptr, i64) -> !llvm.struct<(i64, i64)>
  %m = llvm.extractvalue %r[1] : !llvm.struct<(i64, i64)>
  %is = llvm.icmp "ne" %m, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func internal @shifted_f(%s: !llvm.ptr, %n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.shl %n, %c3 : i64
  %is = llvm.icmp "eq" %q, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return %n : i64
  }
  llvm.func @shifted(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r = llvm.call @shifted_f(%s, %n) : (!llvm.ptr, i64) -> i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.shl %n, %c3 : i64
  %is = llvm.icmp "ne" %q, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func internal @through_slot_f(%s: !llvm.ptr, %p: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.load %p : !llvm.ptr -> i64
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func @through_slot(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %slot : i64, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @through_slot_f(%s, %slot) : (!llvm.ptr, !llvm.ptr) -> ()
  %is = llvm.icmp "ne" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func internal @structure_passed_f(%s: !llvm.ptr, %p: !llvm.struct<(i64, i64)>) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.extractvalue %p[1] : !llvm.struct<(i64, i64)>
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func @structure_passed(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %v = llvm.insertvalue %n, %u[1] : !llvm.struct<(i64, i64)>
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @structure_passed_f(%s, %v) : (!llvm.ptr, !llvm.struct<(i64, i64)>) -> ()
  %is = llvm.icmp "ne" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  llvm.func internal @pure_u(%n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.return %z : i64
  ^e:
  llvm.return %o : i64
  }
  llvm.func @pure(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %l = llvm.call @pure_u(%n) : (i64) -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func internal @puretwice_u(%n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.return %z : i64
  ^e:
  llvm.return %o : i64
  }
  llvm.func @puretwice(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %l = llvm.call @puretwice_u(%n) : (i64) -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %l2 = llvm.call @puretwice_u(%n) : (i64) -> i64
  %c2 = llvm.icmp "eq" %l2, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func internal @const_u(%n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  llvm.return %z : i64
  }
  llvm.func @const(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %l = llvm.call @const_u(%n) : (i64) -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @small(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %b = llvm.getelementptr %slot[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %l8 = llvm.load %b : !llvm.ptr -> i8
  %l = llvm.zext %l8 : i8 to i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @atomic(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %old = llvm.atomicrmw add %slot, %o monotonic : !llvm.ptr, i64
  %c1 = llvm.icmp "ne" %old, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func @atomic_and_number(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %slot : i64, !llvm.ptr
  %old = llvm.atomicrmw add %slot, %o monotonic : !llvm.ptr, i64
  %c1 = llvm.icmp "ne" %old, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @vec(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %v = llvm.mlir.undef : vector<2xi64>
  %v1 = llvm.insertelement %n, %v[%i : i64] : vector<2xi64>
  %l = llvm.extractelement %v1[%i : i64] : vector<2xi64>
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @blockstruct(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %v = llvm.insertvalue %n, %u[0] : !llvm.struct<(i64, i64)>
  llvm.br ^b(%v : !llvm.struct<(i64, i64)>)
  ^b(%w: !llvm.struct<(i64, i64)>):
  %l = llvm.extractvalue %w[0] : !llvm.struct<(i64, i64)>
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @slotstruct(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %v = llvm.insertvalue %n, %u[0] : !llvm.struct<(i64, i64)>
  %slot = llvm.alloca %o x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  llvm.store %v, %slot : !llvm.struct<(i64, i64)>, !llvm.ptr
  %l = llvm.load %slot : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @ops(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %l = llvm.udiv %n, %c4 : i64
  %m = llvm.udiv %n, %c4 : i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %m, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @trunc(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
  %l = llvm.trunc %n : i64 to i32
  %m = llvm.zext %l : i32 to i64
  %c1 = llvm.icmp "ne" %m, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %big = llvm.mlir.constant(4294967296 : i64) : i64
  %c2 = llvm.icmp "eq" %n, %big : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @sext(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %l = llvm.trunc %n : i64 to i32
  %m = llvm.sext %l : i32 to i64
  %k = llvm.zext %l : i32 to i64
  %c1 = llvm.icmp "ne" %m, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %k, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @minmax(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %l = llvm.intr.smax(%n, %o) : (i64, i64) -> i64
  %c1 = llvm.icmp "eq" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @ssalt(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %s1 = llvm.shl %n, %o : i64
  %a = llvm.and %s1, %o : i64
  %c1 = llvm.icmp "ne" %a, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @calls_ext_slot(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  %e = llvm.call @extn() : () -> i64
  %l = llvm.load %slot : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func @slot_loop(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  llvm.br ^lp(%z : i64)
  ^lp(%k: i64):
  %k1 = llvm.add %k, %o : i64
  %a = llvm.getelementptr %slot[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %z, %a : i64, !llvm.ptr
  %m = llvm.icmp "slt" %k1, %o : i64
  llvm.cond_br %m, ^lp(%k1 : i64), ^x
  ^x:
  %l = llvm.load %slot : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func internal @outflag_f(%s: !llvm.ptr, %n: i64, %p: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %is = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.store %o, %p : i64, !llvm.ptr
  llvm.return
  ^e:
  llvm.store %z, %p : i64, !llvm.ptr
  llvm.return
  }
  llvm.func @outflag(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.call @outflag_f(%s, %n, %slot) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  %l = llvm.load %slot : !llvm.ptr -> i64
  %c1 = llvm.icmp "eq" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e1
  ^e1:
  llvm.return
  }
  llvm.mlir.global internal @globalzero_g(0 : i64) : i64
  llvm.func @globalzero(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %g = llvm.mlir.addressof @globalzero_g : !llvm.ptr
  %l = llvm.load %g : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.mlir.global internal constant @globalconst_g(3 : i64) : i64
  llvm.func @globalconst(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %g = llvm.mlir.addressof @globalconst_g : !llvm.ptr
  %l = llvm.load %g : !llvm.ptr -> i64
  %c1 = llvm.icmp "eq" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
  }
  llvm.func internal @unrelated_u(%p: !llvm.ptr) {
  llvm.return
  }
  llvm.func @unrelated(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %z, %slot : i64, !llvm.ptr
  llvm.call @unrelated_u(%slot) : (!llvm.ptr) -> ()
  %l = llvm.load %slot : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.return
  }
  llvm.func internal @reads_u(%p: !llvm.ptr) -> i64 {
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.return %v : i64
  }
  llvm.func @reads(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %slot : i64, !llvm.ptr
  %l = llvm.call @reads_u(%slot) : (!llvm.ptr) -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @index(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %a = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %l = llvm.load %a : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %a2 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %l2 = llvm.load %a2 : !llvm.ptr -> i64
  %c2 = llvm.icmp "eq" %l2, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func @memcpy(%n: i64, %q: !llvm.ptr, %i: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  %slot2 = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  %c8 = llvm.mlir.constant(8 : i64) : i64
  llvm.store %n, %slot : i64, !llvm.ptr
  "llvm.intr.memcpy"(%slot2, %slot, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %l = llvm.load %slot2 : !llvm.ptr -> i64
  %c1 = llvm.icmp "ne" %l, %z : i64
  llvm.cond_br %c1, ^t1, ^e1
  ^t1:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e1
  ^e1:
  %c2 = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c2, ^t2, ^e2
  ^t2:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e2
  ^e2:
  llvm.return
  }
  llvm.func internal @truncated_f(%s: !llvm.ptr, %n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %zz = llvm.mlir.constant(0 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.trunc %n : i64 to i32
  %is = llvm.icmp "eq" %q, %zz : i32
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^e
  ^e:
  llvm.return %n : i64
  }
  llvm.func @truncated(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %zz = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r = llvm.call @truncated_f(%s, %n) : (!llvm.ptr, i64) -> i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.trunc %n : i64 to i32
  %is = llvm.icmp "ne" %q, %zz : i32
  llvm.cond_br %is, ^d, ^e
  ^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
  llvm.br ^e
  ^e:
  llvm.return
  }
  // What decides is asked before: by an argument, and by memory.
  llvm.func @joined(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.shl %n, %o : i64
    %b = llvm.and %d, %o : i64
    %odd = llvm.icmp "ne" %b, %z : i64
    llvm.cond_br %odd, ^join(%o : i64), ^join(%z : i64)
  ^join(%x: i64):
    %is = llvm.icmp "eq" %x, %o : i64
    llvm.cond_br %is, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @stored(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
    llvm.store %z, %p : i64, !llvm.ptr
    %d = llvm.shl %n, %o : i64
    %b = llvm.and %d, %o : i64
    %odd = llvm.icmp "ne" %b, %z : i64
    llvm.cond_br %odd, ^st, ^join
  ^st:
    llvm.store %o, %p : i64, !llvm.ptr
    llvm.br ^join
  ^join:
    %x = llvm.load %p : !llvm.ptr -> i64
    %is = llvm.icmp "eq" %x, %o : i64
    llvm.cond_br %is, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The caller passes whether %n is 2, and only where twice %n is not 4.
  llvm.func internal @bit_passed_callee(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @bit_passed(%n: i64) {
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %m = llvm.mul %n, %c2 : i64
    %a = llvm.icmp "eq" %m, %c4 : i64
    llvm.cond_br %a, ^out, ^go
  ^go:
    %b = llvm.icmp "eq" %n, %c2 : i64
    llvm.call @bit_passed_callee(%b) : (i1) -> ()
    llvm.br ^out
  ^out:
    llvm.return
  }
  llvm.func @ext(!llvm.ptr)
  llvm.func @extn() -> i64
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
