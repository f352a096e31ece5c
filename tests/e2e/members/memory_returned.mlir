// A function that allocates a structure, fills it and returns it: its members are followed in who gets it.

// RUN: python3 %S/../expect.py %gpuverify %s

// The same where callers outside get such structures, too.

// RUN: sed 's/func internal @\(make\|wrapped\|empty\|make_or_null\|make_in_slots\|make_or_give_up\)/func @\1/' %s > %t.mlir
// RUN: python3 %S/../expect.py %gpuverify %t.mlir

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @rand() -> i32

  llvm.func internal @make() -> !llvm.ptr {
    %size = llvm.mlir.constant(24 : i64) : i64
    %c = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %c : !llvm.ptr, !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %e, %at : !llvm.ptr, !llvm.ptr
    llvm.return %c : !llvm.ptr
  }
  llvm.func internal @finish(%c: !llvm.ptr) {
    %s = llvm.load %c : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %at = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %e = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @free(%c) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Two of them do not share their members.
  llvm.func @two(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    %a = llvm.call @make() : () -> !llvm.ptr
    %b = llvm.call @make() : () -> !llvm.ptr
    %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %t = llvm.load %b : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    llvm.call @finish(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @waits_on_the_other(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    %a = llvm.call @make() : () -> !llvm.ptr
    %b = llvm.call @make() : () -> !llvm.ptr
    %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
    %t = llvm.load %b : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.store %v, %d : i32, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    llvm.call @finish(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @used_when_finished(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    %a = llvm.call @make() : () -> !llvm.ptr
    %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @not_recorded() {
    %a = llvm.call @make() : () -> !llvm.ptr
    %at = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %e = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> () // expect: event-not-recorded
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @never_set() {
    %a = llvm.call @make() : () -> !llvm.ptr
    %at = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %e = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> () // expect: undefined-handle
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Zeroed, filled by the caller; the slot stands for what is returned.
  llvm.func internal @empty() -> !llvm.ptr {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(8 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr // expect: memory-leak
    llvm.store %c, %slot : !llvm.ptr, !llvm.ptr
    %r = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  }
  llvm.func @filled_later() {
    %c = llvm.call @empty() : () -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %c : !llvm.ptr, !llvm.ptr
    %t = llvm.load %c : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%c) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @still_null() {
    %c = llvm.call @empty() : () -> !llvm.ptr
    %t = llvm.load %c : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: null-handle
    llvm.call @free(%c) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Through a second function, and in a loop: each round has its own.
  llvm.func internal @wrapped() -> !llvm.ptr {
    %c = llvm.call @make() : () -> !llvm.ptr
    llvm.return %c : !llvm.ptr
  }
  llvm.func @in_loop(%d: !llvm.ptr, %rounds: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %rounds : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %a = llvm.call @wrapped() : () -> !llvm.ptr
    %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @not_waited_in_loop(%d: !llvm.ptr, %rounds: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %rounds : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %a = llvm.call @make() : () -> !llvm.ptr
    %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race unwaited-work
    llvm.call @finish(%a) : (!llvm.ptr) -> ()
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }

  // Freed before it is returned: the caller gets freed memory.
  llvm.func private @freed() -> !llvm.ptr {
    %size = llvm.mlir.constant(24 : i64) : i64
    %c = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %c : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%c) : (!llvm.ptr) -> ()
    llvm.return %c : !llvm.ptr
  }
  llvm.func @frees_again() {
    %c = llvm.call @freed() : () -> !llvm.ptr
    llvm.call @free(%c) : (!llvm.ptr) -> () // expect: double-free
    llvm.return
  }
  // Nobody frees it.
  llvm.func @lost() {
    %c = llvm.call @empty() : () -> !llvm.ptr
    llvm.return
  }

  // Null where there is no memory, as callers ask.
  llvm.func internal @make_or_null() -> !llvm.ptr {
    %size = llvm.mlir.constant(24 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %no = llvm.icmp "eq" %c, %z : !llvm.ptr
    llvm.cond_br %no, ^end(%z : !llvm.ptr), ^go
  ^go:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %c : !llvm.ptr, !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %e, %at : !llvm.ptr, !llvm.ptr
    llvm.br ^end(%c : !llvm.ptr)
  ^end(%r: !llvm.ptr):
    llvm.return %r : !llvm.ptr
  }
  llvm.func @asks() {
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.call @make_or_null() : () -> !llvm.ptr
    %no = llvm.icmp "eq" %c, %z : !llvm.ptr
    llvm.cond_br %no, ^end, ^go
  ^go:
    llvm.call @finish(%c) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @asks_and_finishes_twice() {
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.call @make_or_null() : () -> !llvm.ptr
    %no = llvm.icmp "eq" %c, %z : !llvm.ptr
    llvm.cond_br %no, ^end, ^go
  ^go:
    %s = llvm.load %c : !llvm.ptr -> !llvm.ptr
    llvm.call @finish(%c) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  // The same from a slot, as without optimizations.
  llvm.func internal @make_in_slots() -> !llvm.ptr {
    %one = llvm.mlir.constant(1 : i32) : i32
    %size = llvm.mlir.constant(24 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %result = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %c = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    llvm.store %c, %slot : !llvm.ptr, !llvm.ptr
    %c1 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %yes = llvm.icmp "ne" %c1, %z : !llvm.ptr
    llvm.cond_br %yes, ^go, ^fail
  ^fail:
    llvm.store %z, %result : !llvm.ptr, !llvm.ptr
    llvm.br ^end
  ^go:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c2 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.store %s, %c2 : !llvm.ptr, !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %c2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %e, %at : !llvm.ptr, !llvm.ptr
    %c3 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.store %c3, %result : !llvm.ptr, !llvm.ptr
    llvm.br ^end
  ^end:
    %r = llvm.load %result : !llvm.ptr -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  }
  llvm.func @from_slots(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.call @make_in_slots() : () -> !llvm.ptr
    %s = llvm.load %c : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @finish(%c) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @from_slots_not_waited(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.call @make_in_slots() : () -> !llvm.ptr
    %s = llvm.load %c : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.store %v, %d : i32, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @finish(%c) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Null for another reason: then there is no memory, and who asks is right.
  llvm.func internal @make_or_give_up() -> !llvm.ptr {
    %size = llvm.mlir.constant(24 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %zero = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %k = llvm.call @rand() : () -> i32
    %no = llvm.icmp "eq" %k, %zero : i32
    llvm.cond_br %no, ^fail, ^go
  ^fail:
    llvm.call @free(%c) : (!llvm.ptr) -> ()
    llvm.br ^end(%z : !llvm.ptr)
  ^go:
    llvm.br ^end(%c : !llvm.ptr)
  ^end(%r: !llvm.ptr):
    llvm.return %r : !llvm.ptr
  }
  llvm.func @asks_who_gave_up() {
    %z = llvm.mlir.zero : !llvm.ptr
    %c = llvm.call @make_or_give_up() : () -> !llvm.ptr
    %no = llvm.icmp "eq" %c, %z : !llvm.ptr
    llvm.cond_br %no, ^end, ^go
  ^go:
    llvm.call @free(%c) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
}
