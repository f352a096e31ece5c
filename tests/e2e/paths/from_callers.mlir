// Faults in functions that are called with constants, behind conditions on what they compute of them: which parameters lead there is hard to find in the function
// alone, and plain from its callers. That they do not lead there is not decided.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)


  llvm.func @rounds_of_a_part() {
    %a = llvm.mlir.constant(0 : i64) : i64
    %b = llvm.mlir.constant(4 : i64) : i64
    %c = llvm.mlir.constant(4 : i64) : i64
    llvm.call @rounds_of_a_part_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @rounds_of_a_part_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %m = llvm.mul %a, %b : i64
    %e = llvm.add %m, %b : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %l = llvm.intr.smin(%e, %c) : (i64, i64) -> i64
    %k = llvm.sub %l, %one : i64
    %f = llvm.srem %m, %c : i64
    %g = llvm.srem %k, %c : i64
    %h = llvm.add %g, %one : i64
    %t = llvm.icmp "slt" %f, %h : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @rounds_of_a_part_not() {
    %a = llvm.mlir.constant(1 : i64) : i64
    %b = llvm.mlir.constant(0 : i64) : i64
    %c = llvm.mlir.constant(4 : i64) : i64
    llvm.call @rounds_of_a_part_not_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @rounds_of_a_part_not_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %m = llvm.mul %a, %b : i64
    %e = llvm.add %m, %b : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %l = llvm.intr.smin(%e, %c) : (i64, i64) -> i64
    %k = llvm.sub %l, %one : i64
    %f = llvm.srem %m, %c : i64
    %g = llvm.srem %k, %c : i64
    %h = llvm.add %g, %one : i64
    %t = llvm.icmp "slt" %f, %h : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @rounds_of_a_part_deep(%x: i1) {
    %a = llvm.mlir.constant(0 : i64) : i64
    %b = llvm.mlir.constant(4 : i64) : i64
    %c = llvm.mlir.constant(4 : i64) : i64
    %d = llvm.mlir.constant(4 : i64) : i64
    %e = llvm.mlir.constant(1 : i64) : i64
    %f = llvm.mlir.constant(0 : i64) : i64
    llvm.cond_br %x, ^one, ^other
  ^one:
    llvm.call @rounds_of_a_part_between(%e, %f, %d) : (i64, i64, i64) -> ()
    llvm.return
  ^other:
    llvm.call @rounds_of_a_part_between(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @rounds_of_a_part_between(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    llvm.call @rounds_of_a_part_inner(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @rounds_of_a_part_inner(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %m = llvm.mul %a, %b : i64
    %e = llvm.add %m, %b : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %l = llvm.intr.smin(%e, %c) : (i64, i64) -> i64
    %k = llvm.sub %l, %one : i64
    %f = llvm.srem %m, %c : i64
    %g = llvm.srem %k, %c : i64
    %h = llvm.add %g, %one : i64
    %t = llvm.icmp "slt" %f, %h : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.return
  }

  llvm.func @product() {
    %a = llvm.mlir.constant(2 : i64) : i64
    %b = llvm.mlir.constant(3 : i64) : i64
    %c = llvm.mlir.constant(4 : i64) : i64
    llvm.call @product_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @product_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %m = llvm.mul %a, %b : i64
    %n = llvm.mul %m, %c : i64
    %k = llvm.mlir.constant(1000003 : i64) : i64
    %r = llvm.urem %n, %k : i64
    %w = llvm.mlir.constant(24 : i64) : i64
    %t = llvm.icmp "eq" %r, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @product_not() {
    %a = llvm.mlir.constant(2 : i64) : i64
    %b = llvm.mlir.constant(3 : i64) : i64
    %c = llvm.mlir.constant(5 : i64) : i64
    llvm.call @product_not_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @product_not_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %m = llvm.mul %a, %b : i64
    %n = llvm.mul %m, %c : i64
    %k = llvm.mlir.constant(1000003 : i64) : i64
    %r = llvm.urem %n, %k : i64
    %w = llvm.mlir.constant(24 : i64) : i64
    %t = llvm.icmp "eq" %r, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @product_deep(%x: i1) {
    %a = llvm.mlir.constant(2 : i64) : i64
    %b = llvm.mlir.constant(3 : i64) : i64
    %c = llvm.mlir.constant(4 : i64) : i64
    %d = llvm.mlir.constant(5 : i64) : i64
    %e = llvm.mlir.constant(2 : i64) : i64
    %f = llvm.mlir.constant(3 : i64) : i64
    llvm.cond_br %x, ^one, ^other
  ^one:
    llvm.call @product_between(%e, %f, %d) : (i64, i64, i64) -> ()
    llvm.return
  ^other:
    llvm.call @product_between(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @product_between(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    llvm.call @product_inner(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @product_inner(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %m = llvm.mul %a, %b : i64
    %n = llvm.mul %m, %c : i64
    %k = llvm.mlir.constant(1000003 : i64) : i64
    %r = llvm.urem %n, %k : i64
    %w = llvm.mlir.constant(24 : i64) : i64
    %t = llvm.icmp "eq" %r, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.return
  }

  llvm.func @quotients() {
    %a = llvm.mlir.constant(47 : i64) : i64
    %b = llvm.mlir.constant(8 : i64) : i64
    %c = llvm.mlir.constant(11 : i64) : i64
    llvm.call @quotients_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @quotients_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %q = llvm.sdiv %a, %b : i64
    %r = llvm.srem %a, %b : i64
    %p = llvm.mul %q, %r : i64
    %s0 = llvm.sdiv %p, %c : i64
    %w = llvm.mlir.constant(3 : i64) : i64
    %t = llvm.icmp "eq" %s0, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @quotients_not() {
    %a = llvm.mlir.constant(47 : i64) : i64
    %b = llvm.mlir.constant(8 : i64) : i64
    %c = llvm.mlir.constant(12 : i64) : i64
    llvm.call @quotients_not_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @quotients_not_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %q = llvm.sdiv %a, %b : i64
    %r = llvm.srem %a, %b : i64
    %p = llvm.mul %q, %r : i64
    %s0 = llvm.sdiv %p, %c : i64
    %w = llvm.mlir.constant(3 : i64) : i64
    %t = llvm.icmp "eq" %s0, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @quotients_deep(%x: i1) {
    %a = llvm.mlir.constant(47 : i64) : i64
    %b = llvm.mlir.constant(8 : i64) : i64
    %c = llvm.mlir.constant(11 : i64) : i64
    %d = llvm.mlir.constant(12 : i64) : i64
    %e = llvm.mlir.constant(47 : i64) : i64
    %f = llvm.mlir.constant(8 : i64) : i64
    llvm.cond_br %x, ^one, ^other
  ^one:
    llvm.call @quotients_between(%e, %f, %d) : (i64, i64, i64) -> ()
    llvm.return
  ^other:
    llvm.call @quotients_between(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @quotients_between(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    llvm.call @quotients_inner(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @quotients_inner(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %q = llvm.sdiv %a, %b : i64
    %r = llvm.srem %a, %b : i64
    %p = llvm.mul %q, %r : i64
    %s0 = llvm.sdiv %p, %c : i64
    %w = llvm.mlir.constant(3 : i64) : i64
    %t = llvm.icmp "eq" %s0, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.return
  }

  llvm.func @hash() {
    %a = llvm.mlir.constant(1 : i64) : i64
    %b = llvm.mlir.constant(2 : i64) : i64
    %c = llvm.mlir.constant(3 : i64) : i64
    llvm.call @hash_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @hash_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %k = llvm.mlir.constant(6364136223846793005 : i64) : i64
    %x = llvm.mul %a, %k : i64
    %y = llvm.add %x, %b : i64
    %z = llvm.mul %y, %k : i64
    %u = llvm.xor %z, %c : i64
    %v = llvm.mlir.constant(32 : i64) : i64
    %h = llvm.lshr %u, %v : i64
    %w = llvm.mlir.constant(419660028 : i64) : i64
    %t = llvm.icmp "eq" %h, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @hash_not() {
    %a = llvm.mlir.constant(1 : i64) : i64
    %b = llvm.mlir.constant(2 : i64) : i64
    %c = llvm.mlir.constant(1099511627776 : i64) : i64
    llvm.call @hash_not_part(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @hash_not_part(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %k = llvm.mlir.constant(6364136223846793005 : i64) : i64
    %x = llvm.mul %a, %k : i64
    %y = llvm.add %x, %b : i64
    %z = llvm.mul %y, %k : i64
    %u = llvm.xor %z, %c : i64
    %v = llvm.mlir.constant(32 : i64) : i64
    %h = llvm.lshr %u, %v : i64
    %w = llvm.mlir.constant(419660028 : i64) : i64
    %t = llvm.icmp "eq" %h, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %t, ^early, ^late
  ^early:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^late
  ^late:
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @hash_deep(%x: i1) {
    %a = llvm.mlir.constant(1 : i64) : i64
    %b = llvm.mlir.constant(2 : i64) : i64
    %c = llvm.mlir.constant(3 : i64) : i64
    %d = llvm.mlir.constant(1099511627776 : i64) : i64
    %e = llvm.mlir.constant(1 : i64) : i64
    %f = llvm.mlir.constant(2 : i64) : i64
    llvm.cond_br %x, ^one, ^other
  ^one:
    llvm.call @hash_between(%e, %f, %d) : (i64, i64, i64) -> ()
    llvm.return
  ^other:
    llvm.call @hash_between(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @hash_between(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    llvm.call @hash_inner(%a, %b, %c) : (i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @hash_inner(%a: i64, %b: i64, %c: i64) attributes {sym_visibility = "private"} {
    %k = llvm.mlir.constant(6364136223846793005 : i64) : i64
    %x = llvm.mul %a, %k : i64
    %y = llvm.add %x, %b : i64
    %z = llvm.mul %y, %k : i64
    %u = llvm.xor %z, %c : i64
    %v = llvm.mlir.constant(32 : i64) : i64
    %h = llvm.lshr %u, %v : i64
    %w = llvm.mlir.constant(419660028 : i64) : i64
    %t = llvm.icmp "eq" %h, %w : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %t, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  ^end:
    llvm.return
  }
}
