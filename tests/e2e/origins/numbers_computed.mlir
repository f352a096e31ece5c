// Wrong, all of them: there are numbers with which the path is taken, whatever is computed from them before they are compared.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @quotient(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.udiv %n, %c32 : i64
    %is = llvm.icmp "ugt" %q, %c3 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @remainder(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.urem %n, %c4 : i64
    %is = llvm.icmp "ne" %q, %c0 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @signed_remainder(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.srem %n, %c4 : i64
    %is = llvm.icmp "slt" %q, %c0 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @quotient_and_remainder(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.sdiv %n, %c4 : i64
    %r = llvm.srem %n, %c4 : i64
    %x = llvm.icmp "eq" %q, %c1 : i64
    %y = llvm.icmp "eq" %r, %c1 : i64
    %is = llvm.and %x, %y : i1
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @power_of_two(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = llvm.sub %n, %c1 : i64
    %a = llvm.and %n, %k : i64
    %x = llvm.icmp "eq" %a, %c0 : i64
    %y = llvm.icmp "ugt" %n, %c32 : i64
    %is = llvm.and %x, %y : i1
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @shifted(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.shl %n, %c3 : i64
    %is = llvm.icmp "eq" %a, %c32 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @shifted_back(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.lshr %n, %c3 : i64
    %b = llvm.ashr %n, %c1 : i64
    %x = llvm.icmp "eq" %a, %c4 : i64
    %y = llvm.icmp "ugt" %b, %c5 : i64
    %is = llvm.and %x, %y : i1
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @product(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mul %n, %m : i64
    %is = llvm.icmp "eq" %a, %c32 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @sum_of_remainders(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.urem %n, %c4 : i64
    %b = llvm.urem %m, %c5 : i64
    %q = llvm.add %a, %b : i64
    %is = llvm.icmp "eq" %q, %c5 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @loop_over_quotient(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %bound = llvm.sdiv %n, %c32 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %bound : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @loop_without_the_rest(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %r = llvm.srem %n, %c4 : i64
    %bound = llvm.sub %n, %r : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %bound : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @loop_over_rest(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %bound = llvm.urem %n, %c4 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %bound : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @loop_over_rounded_up(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %one_less = llvm.sub %n, %c1 : i64
    %down = llvm.sdiv %one_less, %c32 : i64
    %up = llvm.add %down, %c1 : i64
    %is = llvm.icmp "sgt" %n, %c0 : i64
    %bound = llvm.select %is, %up, %c0 : i1, i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %bound : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @of_32_bits(%n: i32) {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %c2 = llvm.mlir.constant(2 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i32) : i32
    %c4 = llvm.mlir.constant(4 : i32) : i32
    %c5 = llvm.mlir.constant(5 : i32) : i32
    %c32 = llvm.mlir.constant(32 : i32) : i32
    %c100 = llvm.mlir.constant(100 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.urem %n, %c4 : i32
    %is = llvm.icmp "eq" %t, %c3 : i32
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
}
