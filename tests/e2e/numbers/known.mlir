// What the program says of numbers: it divides by them, attributes and assumptions give their range, addresses differ.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @after_sdiv(%n: i32, %b: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.sdiv %n, %b : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %b, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @after_udiv(%n: i32, %b: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.udiv %n, %b : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %b, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @after_srem(%n: i32, %b: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.srem %n, %b : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %b, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @after_urem(%n: i32, %b: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.urem %n, %b : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %b, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @division_on_one_side(%n: i32, %b: i32, %f: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.cond_br %f, ^divide, ^next
  ^divide:
    %q = llvm.sdiv %n, %b : i32
    llvm.br ^next
  ^next:
    %c = llvm.icmp "eq" %b, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @before_division(%n: i32, %b: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %b, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %q = llvm.sdiv %n, %b : i32
    llvm.return
  }
  llvm.func @ceil_of_sixteen(%n: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(15 : i32) : i32
    %d = llvm.mlir.constant(16 : i32) : i32
    %m = llvm.add %n, %o overflow<nuw> : i32
    %q = llvm.udiv %m, %d : i32
    %b = llvm.mul %q, %d : i32
    %c = llvm.icmp "ult" %b, %n : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @ceil_that_wraps(%n: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(15 : i32) : i32
    %d = llvm.mlir.constant(16 : i32) : i32
    %m = llvm.add %n, %o : i32
    %q = llvm.udiv %m, %d : i32
    %b = llvm.mul %q, %d : i32
    %c = llvm.icmp "ult" %b, %n : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @in_range(%p: i32 {llvm.range = #llvm.constant_range<i32, 1, 9>}) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(9 : i32) : i32
    %c = llvm.icmp "eq" %p, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @end_of_range(%p: i32 {llvm.range = #llvm.constant_range<i32, 1, 9>}) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(8 : i32) : i32
    %c = llvm.icmp "eq" %p, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @range_round_the_end(%p: i8 {llvm.range = #llvm.constant_range<i8, 100, -100>}) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(5 : i8) : i8
    %c = llvm.icmp "eq" %p, %z : i8
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @computed_from_range(%p: i8 {llvm.range = #llvm.constant_range<i8, 0, 10>}) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.constant(3 : i8) : i8
    %m = llvm.mlir.constant(27 : i8) : i8
    %q = llvm.mul %p, %t : i8
    %c = llvm.icmp "sgt" %q, %m : i8
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @not_null(%p: !llvm.ptr {llvm.nonnull}) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.icmp "eq" %p, %z : !llvm.ptr
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @dereferenceable(%p: !llvm.ptr {llvm.dereferenceable = 4 : i64}) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.icmp "eq" %p, %z : !llvm.ptr
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @perhaps_null(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.icmp "eq" %p, %z : !llvm.ptr
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @assumed(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(10 : i32) : i32
    %a = llvm.icmp "ult" %x, %z : i32
    llvm.intr.assume %a : i1
    %m = llvm.mlir.constant(99 : i32) : i32
    %q = llvm.mul %x, %z : i32
    %c = llvm.icmp "ugt" %q, %m : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_slots() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i64) : i64
    %a = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
    %b = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
    %c = llvm.icmp "eq" %a, %b : !llvm.ptr
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @slot_and_argument(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i64) : i64
    %a = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
    %c = llvm.icmp "eq" %a, %p : !llvm.ptr
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
}
