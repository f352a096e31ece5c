// Work that begins after a loop of many rounds: what goes wrong with it does not depend on how many there are, unless they choose its stream.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)

  // faulty, after 300 rounds that write what is not known
  llvm.func @after_many_rounds(%h: !llvm.ptr, %d: !llvm.ptr, %w: !llvm.ptr) {
    %n = llvm.mlir.constant(300 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %goes = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes, ^round, ^after
  ^round:
    %v = llvm.load %w : !llvm.ptr -> f32
    %x = llvm.fadd %v, %v : f32
    llvm.store %x, %w : f32, !llvm.ptr
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^after:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unwaited-work
    llvm.store %one, %h : i64, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: the stream is older than the loop, and a number that the loop has loaded decides what comes after the work
  llvm.func @on_an_older_stream(%h: !llvm.ptr, %d: !llvm.ptr, %w: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(300 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero, %zero : i64, i64)
  ^head(%i: i64, %sum: i64):
    %goes = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes, ^round, ^after
  ^round:
    %v = llvm.load %w : !llvm.ptr -> i64
    %x = llvm.add %sum, %v : i64
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next, %x : i64, i64)
  ^after:
    llvm.call @mgpuMemcpy(%h, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unwaited-work
    llvm.cond_br %c, ^waits, ^end
  ^waits:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.store %sum, %w : i64, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, and beyond what is followed: the rounds are counted, and the host waits if there were 300
  llvm.func @waits_if_counted(%h: !llvm.ptr, %d: !llvm.ptr, %w: !llvm.ptr) {
    %n = llvm.mlir.constant(300 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %three = llvm.mlir.constant(3 : i64) : i64
    %many = llvm.mlir.constant(900 : i64) : i64
    llvm.br ^head(%zero, %zero : i64, i64)
  ^head(%i: i64, %sum: i64):
    %goes = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes, ^round, ^after
  ^round:
    %x = llvm.add %sum, %three : i64
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next, %x : i64, i64)
  ^after:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %all = llvm.icmp "eq" %sum, %many : i64
    llvm.cond_br %all, ^waits, ^end
  ^waits:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.store %one, %h : i64, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, and beyond what is followed: the rounds choose the stream, and it is the one that is waited for
  llvm.func @on_a_chosen_stream(%h: !llvm.ptr, %d: !llvm.ptr, %w: !llvm.ptr) {
    %n = llvm.mlir.constant(300 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %three = llvm.mlir.constant(3 : i64) : i64
    %many = llvm.mlir.constant(900 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero, %zero : i64, i64)
  ^head(%i: i64, %sum: i64):
    %goes = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes, ^round, ^after
  ^round:
    %x = llvm.add %sum, %three : i64
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next, %x : i64, i64)
  ^after:
    %all = llvm.icmp "eq" %sum, %many : i64
    %on = llvm.select %all, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %one, %on) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.store %one, %h : i64, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, and beyond what is followed: the rounds count the bytes of the copy, which are none
  llvm.func @copies_nothing(%h: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(300 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %three = llvm.mlir.constant(3 : i64) : i64
    %many = llvm.mlir.constant(900 : i64) : i64
    llvm.br ^head(%zero, %zero : i64, i64)
  ^head(%i: i64, %sum: i64):
    %goes = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes, ^round, ^after
  ^round:
    %x = llvm.add %sum, %three : i64
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next, %x : i64, i64)
  ^after:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %size = llvm.sub %sum, %many : i64
    llvm.call @mgpuMemcpy(%h, %d, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %one, %h : i64, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // the same after rounds that can be gone through
  llvm.func @copies_nothing_after_few(%h: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(3 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %three = llvm.mlir.constant(3 : i64) : i64
    %many = llvm.mlir.constant(9 : i64) : i64
    llvm.br ^head(%zero, %zero : i64, i64)
  ^head(%i: i64, %sum: i64):
    %goes = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %goes, ^round, ^after
  ^round:
    %x = llvm.add %sum, %three : i64
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next, %x : i64, i64)
  ^after:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %size = llvm.sub %sum, %many : i64
    llvm.call @mgpuMemcpy(%h, %d, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.store %one, %h : i64, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
