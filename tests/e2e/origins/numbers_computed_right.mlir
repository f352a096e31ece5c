// Right, all of them: no number makes the condition true.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @remainder_of_one(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.urem %n, %c1 : i64
    %is = llvm.icmp "ne" %q, %c0 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @remainder_is_less(%n: i64, %m: i64) {
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
    %is = llvm.icmp "ugt" %q, %c3 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @quotient_is_less(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.udiv %n, %c2 : i64
    %q1 = llvm.add %n, %c0 : i64
    %x = llvm.icmp "ugt" %q, %n : i64
    %is = llvm.and %x, %x : i1
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @even(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.mul %n, %c2 : i64
    %q = llvm.urem %d, %c2 : i64
    %is = llvm.icmp "ne" %q, %c0 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_remainders(%n: i64, %m: i64) {
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
    %b = llvm.urem %n, %c2 : i64
    %x = llvm.icmp "eq" %a, %c2 : i64
    %y = llvm.icmp "eq" %b, %c1 : i64
    %is = llvm.and %x, %y : i1
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @shifted_is_even(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.shl %n, %c1 : i64
    %b = llvm.and %a, %c1 : i64
    %is = llvm.icmp "ne" %b, %c0 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @small_quotient(%n: i64, %m: i64) {
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
    %x = llvm.icmp "ult" %n, %c32 : i64
    %y = llvm.icmp "ne" %q, %c0 : i64
    %is = llvm.and %x, %y : i1
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @square_is_no_two(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c100 = llvm.mlir.constant(100 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mul %n, %n : i64
    %q = llvm.urem %a, %c4 : i64
    %is = llvm.icmp "eq" %q, %c2 : i64
    llvm.cond_br %is, ^then, ^end
  ^then:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loop_over_rest_of_two(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %bound = llvm.urem %n, %c2 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %bound : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
}
