// What the program says of numbers: it divides by them, attributes and assumptions give their range, and so does the C library; addresses differ.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @rand() -> i32
  llvm.func @random() -> i64
  llvm.func @getpid() -> i32
  llvm.func @getchar() -> i32
  llvm.func @isatty(i32) -> i32
  llvm.func @strlen(!llvm.ptr) -> i64
  llvm.func @close(i32) -> i32
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
  llvm.func @random_below() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @rand() : () -> i32
    %k = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "slt" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @random_least() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @rand() : () -> i32
    %k = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @random_most() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @rand() : () -> i32
    %k = llvm.mlir.constant(2147483647 : i32) : i32
    %c = llvm.icmp "eq" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @long_above() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @random() : () -> i64
    %k = llvm.mlir.constant(2147483647 : i64) : i64
    %c = llvm.icmp "sgt" %x, %k : i64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @long_most() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @random() : () -> i64
    %k = llvm.mlir.constant(2147483647 : i64) : i64
    %c = llvm.icmp "eq" %x, %k : i64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @process_none() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @getpid() : () -> i32
    %k = llvm.mlir.constant(1 : i32) : i32
    %c = llvm.icmp "slt" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @process_first() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @getpid() : () -> i32
    %k = llvm.mlir.constant(1 : i32) : i32
    %c = llvm.icmp "eq" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @character_above() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @getchar() : () -> i32
    %k = llvm.mlir.constant(255 : i32) : i32
    %c = llvm.icmp "sgt" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @character_below() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @getchar() : () -> i32
    %k = llvm.mlir.constant(-1 : i32) : i32
    %c = llvm.icmp "slt" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @character_end() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @getchar() : () -> i32
    %k = llvm.mlir.constant(-1 : i32) : i32
    %c = llvm.icmp "eq" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @terminal() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k0 = llvm.mlir.constant(1 : i32) : i32
    %x = llvm.call @isatty(%k0) : (i32) -> i32
    %k = llvm.mlir.constant(2 : i32) : i32
    %c = llvm.icmp "eq" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @length_below(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
    %k = llvm.mlir.constant(0 : i64) : i64
    %c = llvm.icmp "slt" %x, %k : i64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @closed() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k0 = llvm.mlir.constant(1 : i32) : i32
    %x = llvm.call @close(%k0) : (i32) -> i32
    %k = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "sgt" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @not_closed() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k0 = llvm.mlir.constant(1 : i32) : i32
    %x = llvm.call @close(%k0) : (i32) -> i32
    %k = llvm.mlir.constant(-1 : i32) : i32
    %c = llvm.icmp "eq" %x, %k : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
}
