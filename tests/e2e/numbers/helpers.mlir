// A fault in a private helper counts where some way from outside comes to it, and all conditions on the way hold together.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func internal @less_both_ways_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @less_both_ways(%x: i32, %y: i32) {
    %a = llvm.icmp "slt" %x, %y : i32
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.icmp "slt" %y, %x : i32
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @less_both_ways_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @less_then_not_greater_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @less_then_not_greater(%x: i32, %y: i32) {
    %a = llvm.icmp "slt" %x, %y : i32
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.icmp "sle" %x, %y : i32
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @less_then_not_greater_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @less_signed_and_not_unsigned_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @less_signed_and_not_unsigned(%x: i32, %y: i32) {
    %a = llvm.icmp "slt" %x, %y : i32
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.icmp "ugt" %x, %y : i32
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @less_signed_and_not_unsigned_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @next_is_the_same_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @next_is_the_same(%x: i64) {
    %o = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.add %x, %o : i64
    %a = llvm.icmp "eq" %n, %x : i64
    llvm.cond_br %a, ^call, ^end
  ^call:
    llvm.call @next_is_the_same_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @twice_is_the_same_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @twice_is_the_same(%x: i64) {
    %n = llvm.add %x, %x : i64
    %a = llvm.icmp "eq" %n, %x : i64
    llvm.cond_br %a, ^call, ^end
  ^call:
    llvm.call @twice_is_the_same_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @odd_and_even_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @odd_and_even(%x: i8) {
    %t = llvm.mlir.constant(2 : i8) : i8
    %o = llvm.mlir.constant(1 : i8) : i8
    %z = llvm.mlir.constant(0 : i8) : i8
    %r = llvm.and %x, %o : i8
    %a = llvm.icmp "eq" %r, %z : i8
    llvm.cond_br %a, ^next, ^end
  ^next:
    %q = llvm.urem %x, %t : i8
    %b = llvm.icmp "eq" %q, %o : i8
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @odd_and_even_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @multiple_of_six_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @multiple_of_six(%x: i8) {
    %t = llvm.mlir.constant(3 : i8) : i8
    %z = llvm.mlir.constant(0 : i8) : i8
    %r = llvm.urem %x, %t : i8
    %a = llvm.icmp "eq" %r, %z : i8
    llvm.cond_br %a, ^next, ^end
  ^next:
    %o = llvm.mlir.constant(2 : i8) : i8
    %q = llvm.urem %x, %o : i8
    %b = llvm.icmp "eq" %q, %z : i8
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @multiple_of_six_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @half_of_greatest_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @half_of_greatest(%x: i8) {
    %o1 = llvm.mlir.constant(1 : i8) : i8
    %t = llvm.mlir.constant(64 : i8) : i8
    %r = llvm.lshr %x, %o1 : i8
    %a = llvm.icmp "ugt" %r, %t : i8
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.icmp "sgt" %x, %t : i8
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @half_of_greatest_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @float_both_ways_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @float_both_ways(%x: f32, %y: f32) {
    %a = llvm.fcmp "olt" %x, %y : f32
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.fcmp "oge" %x, %y : f32
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @float_both_ways_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @float_not_less_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @float_not_less(%x: f32, %y: f32) {
    %a = llvm.fcmp "uge" %x, %y : f32
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.fcmp "ule" %x, %y : f32
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @float_not_less_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @chain_that_ends_inner(%n: i32) {
    %k = llvm.mlir.constant(7 : i32) : i32
    %c = llvm.icmp "sgt" %n, %k : i32
    llvm.cond_br %c, ^bad, ^end
  ^bad:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @chain_that_ends_outer(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %next = llvm.add %n, %one overflow<nsw> : i32
    llvm.call @chain_that_ends_inner(%next) : (i32) -> ()
    llvm.return
  }
  llvm.func @chain_that_ends(%n: i32) {
    %five = llvm.mlir.constant(5 : i32) : i32
    %c = llvm.icmp "slt" %n, %five : i32
    llvm.cond_br %c, ^call, ^end
  ^call:
    llvm.call @chain_that_ends_outer(%n) : (i32) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @chain_that_goes_inner(%n: i32) {
    %k = llvm.mlir.constant(3 : i32) : i32
    %c = llvm.icmp "sgt" %n, %k : i32
    llvm.cond_br %c, ^bad, ^end
  ^bad:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @chain_that_goes_outer(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %next = llvm.add %n, %one overflow<nsw> : i32
    llvm.call @chain_that_goes_inner(%next) : (i32) -> ()
    llvm.return
  }
  llvm.func @chain_that_goes(%n: i32) {
    %five = llvm.mlir.constant(5 : i32) : i32
    %c = llvm.icmp "slt" %n, %five : i32
    llvm.cond_br %c, ^call, ^end
  ^call:
    llvm.call @chain_that_goes_outer(%n) : (i32) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func internal @two_roots_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @two_roots(%x: i32, %y: i32) {
    %a = llvm.icmp "slt" %x, %y : i32
    llvm.cond_br %a, ^next, ^end
  ^next:
    %b = llvm.icmp "slt" %y, %x : i32
    llvm.cond_br %b, ^call, ^end
  ^call:
    llvm.call @two_roots_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @two_roots_other(%x: i32) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %x, %z : i32
    llvm.cond_br %c, ^call, ^end
  ^call:
    llvm.call @two_roots_helper() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
}
