// Conditions on machine integers, of which some number makes them true, or none does.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @above_the_greatest(%x: i16) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.mlir.constant(32767 : i16) : i16
    %o = llvm.mlir.constant(1 : i16) : i16
    %a = llvm.icmp "eq" %x, %m : i16
    llvm.cond_br %a, ^next, ^end
  ^next:
    %n = llvm.add %x, %o : i16
    %b = llvm.icmp "sgt" %n, %x : i16
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @above_the_greatest_but_one(%x: i16) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.mlir.constant(32766 : i16) : i16
    %o = llvm.mlir.constant(1 : i16) : i16
    %a = llvm.icmp "eq" %x, %m : i16
    llvm.cond_br %a, ^next, ^end
  ^next:
    %n = llvm.add %x, %o : i16
    %b = llvm.icmp "sgt" %n, %x : i16
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @below_the_least(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.mlir.constant(-128 : i8) : i8
    %o = llvm.mlir.constant(1 : i8) : i8
    %a = llvm.icmp "eq" %x, %m : i8
    llvm.cond_br %a, ^next, ^end
  ^next:
    %n = llvm.sub %x, %o : i8
    %b = llvm.icmp "slt" %n, %x : i8
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @unsigned_sum_below(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i32) : i32
    %n = llvm.add %x, %o : i32
    %b = llvm.icmp "ult" %n, %x : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @sum_that_may_not_wrap(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i32) : i32
    %n = llvm.add %x, %o overflow<nuw> : i32
    %b = llvm.icmp "ult" %n, %x : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @sum_that_may_not_wrap_signed(%x: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(5 : i64) : i64
    %n = llvm.add %x, %o overflow<nsw> : i64
    %b = llvm.icmp "slt" %n, %x : i64
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @flag_of_the_other_kind(%x: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(5 : i64) : i64
    %n = llvm.add %x, %o overflow<nuw> : i64
    %b = llvm.icmp "slt" %n, %x : i64
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @even_product(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(2 : i32) : i32
    %e = llvm.mlir.constant(7 : i32) : i32
    %n = llvm.mul %x, %o : i32
    %b = llvm.icmp "eq" %n, %e : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @product_that_wraps(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(3 : i8) : i8
    %e = llvm.mlir.constant(-2 : i8) : i8
    %n = llvm.mul %x, %o : i8
    %b = llvm.icmp "eq" %n, %e : i8
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @no_square_is_two(%x: i16) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.mlir.constant(2 : i16) : i16
    %n = llvm.mul %x, %x : i16
    %b = llvm.icmp "eq" %n, %e : i16
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @square_that_wraps_to_zero(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i8) : i8
    %n = llvm.mul %x, %x : i8
    %a = llvm.icmp "eq" %n, %z : i8
    %c = llvm.icmp "ne" %x, %z : i8
    %b = llvm.and %a, %c : i1
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @rest_below_divisor(%x: i32, %y: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.urem %x, %y : i32
    %b = llvm.icmp "uge" %r, %y : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @signed_rest_below_zero(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    %d = llvm.mlir.constant(4 : i32) : i32
    %r = llvm.srem %x, %d : i32
    %b = llvm.icmp "slt" %r, %z : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @unsigned_rest_below_zero(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    %d = llvm.mlir.constant(4 : i32) : i32
    %r = llvm.urem %x, %d : i32
    %b = llvm.icmp "slt" %r, %z : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @shifted_out(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.mlir.constant(16 : i32) : i32
    %z = llvm.mlir.constant(65536 : i32) : i32
    %r = llvm.lshr %x, %d : i32
    %b = llvm.icmp "uge" %r, %z : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @shifted_by_too_much(%x: i32, %n: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.mlir.constant(32 : i32) : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %r = llvm.shl %x, %n : i32
    %a = llvm.icmp "uge" %n, %w : i32
    %c = llvm.icmp "eq" %r, %z : i32
    %b = llvm.and %a, %c : i1
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @sign_stays(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i8) : i8
    %t = llvm.mlir.constant(3 : i8) : i8
    %r = llvm.ashr %x, %t : i8
    %a = llvm.icmp "slt" %x, %z : i8
    %c = llvm.icmp "sge" %r, %z : i8
    %b = llvm.and %a, %c : i1
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @sign_goes(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i8) : i8
    %t = llvm.mlir.constant(3 : i8) : i8
    %r = llvm.lshr %x, %t : i8
    %a = llvm.icmp "slt" %x, %z : i8
    %c = llvm.icmp "sge" %r, %z : i8
    %b = llvm.and %a, %c : i1
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @cut_off(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.mlir.constant(255 : i32) : i32
    %t = llvm.trunc %x : i32 to i8
    %z = llvm.zext %t : i8 to i32
    %b = llvm.icmp "ugt" %z, %m : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @cut_off_with_sign(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.mlir.constant(255 : i32) : i32
    %t = llvm.trunc %x : i32 to i8
    %z = llvm.sext %t : i8 to i32
    %b = llvm.icmp "ugt" %z, %m : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @extended(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.mlir.constant(128 : i64) : i64
    %z = llvm.sext %x : i8 to i64
    %b = llvm.icmp "sge" %z, %m : i64
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @greater_of_two(%x: i32, %y: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.intr.smax(%x, %y) : (i32, i32) -> i32
    %b = llvm.icmp "slt" %g, %y : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @greater_of_two_unsigned(%x: i32, %y: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.intr.umax(%x, %y) : (i32, i32) -> i32
    %b = llvm.icmp "slt" %g, %y : i32
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @magnitude_below_zero(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i8) : i8
    %g = "llvm.intr.abs"(%x) <{is_int_min_poison = false}> : (i8) -> i8
    %b = llvm.icmp "slt" %g, %z : i8
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @magnitude_that_is_defined(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i8) : i8
    %g = "llvm.intr.abs"(%x) <{is_int_min_poison = true}> : (i8) -> i8
    %b = llvm.icmp "slt" %g, %z : i8
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @more_ones_than_bits(%x: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(9 : i8) : i8
    %g = llvm.intr.ctpop(%x) : (i8) -> i8
    %b = llvm.icmp "eq" %g, %z : i8
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @saturates(%x: i8, %y: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.intr.uadd.sat(%x, %y) : (i8, i8) -> i8
    %b = llvm.icmp "ult" %g, %x : i8
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @overflow_is_told(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.mlir.constant(2147483647 : i32) : i32
    %p = "llvm.intr.sadd.with.overflow"(%x, %o) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %f = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
    %c = llvm.icmp "ne" %x, %m : i32
    %b = llvm.and %f, %c : i1
    llvm.cond_br %b, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @overflow_happens(%x: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i32) : i32
    %p = "llvm.intr.sadd.with.overflow"(%x, %o) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %f = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %f, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @ring_of_three(%x: i32, %y: i32, %z: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.icmp "slt" %x, %y : i32
    %b = llvm.icmp "slt" %y, %z : i32
    %c = llvm.icmp "slt" %z, %x : i32
    %d = llvm.and %a, %b : i1
    %e = llvm.and %d, %c : i1
    llvm.cond_br %e, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
}
