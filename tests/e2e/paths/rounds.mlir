// Loops that count are left, after however many rounds: what is wrong behind them is found, and what their rounds have computed is not taken for anything
// that suits.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @exit(i32)

// 10,000 rounds before the stream is there
llvm.func @leak_behind(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(10000 : i64) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  llvm.store %i, %p : i64, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  llvm.return
}
// … while it is
llvm.func @twice_around() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(10000 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
// its condition at the end, as clang writes it
llvm.func @rotated() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(5000 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^body(%0 : i64)
^body(%i: i64):
  %j = llvm.add %i, %1 : i64
  %c = llvm.icmp "eq" %j, %n : i64
  llvm.cond_br %c, ^out, ^body(%j : i64)
^out:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
  llvm.return
}
// downwards, by two, until it is below
llvm.func @downwards() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.mlir.constant(-2 : i64) : i64
  %n = llvm.mlir.constant(5000 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  llvm.br ^head(%n : i64)
^head(%i: i64):
  %c = llvm.icmp "sge" %i, %0 : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %j = llvm.add %i, %2 : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.return
}
// one in another
llvm.func @nested() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(1000 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  llvm.br ^outer(%0 : i64)
^outer(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^enter, ^out
^enter:
  llvm.br ^inner(%0 : i64)
^inner(%k: i64):
  %d = llvm.icmp "slt" %k, %n : i64
  llvm.cond_br %d, ^body, ^next
^body:
  %l = llvm.add %k, %1 : i64
  llvm.br ^inner(%l : i64)
^next:
  %j = llvm.add %i, %1 : i64
  llvm.br ^outer(%j : i64)
^out:
  llvm.return
}
// a carried number that is loaded, and branches on it
llvm.func @carries(%x: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(20 : i64) : i64
  llvm.br ^head(%0, %0 : i64, i64)
^head(%i: i64, %p: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %a = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %a : !llvm.ptr -> i64
  %z = llvm.icmp "eq" %v, %p : i64
  llvm.cond_br %z, ^write, ^next
^write:
  llvm.store %p, %a : i64, !llvm.ptr
  llvm.br ^next
^next:
  %q = llvm.select %z, %p, %v : i1, i64
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j, %q : i64, i64)
^out:
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  llvm.return
}
// work that nobody waits for, and memory that is freed under it
llvm.func @work(%d: !llvm.ptr, %k: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(512 : i64) : i64
  %no = llvm.mlir.constant(0 : i8) : i8
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unwaited-work
  llvm.call @mgpuMemFree(%b, %null) : (!llvm.ptr, !llvm.ptr) -> () // expect: free-in-flight
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

// ---- right

// what the rounds have counted decides: it is 512, and the stream is destroyed once
llvm.func @count_decides() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(512 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0, %0 : i64, i64)
^head(%i: i64, %sum: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %t = llvm.add %sum, %1 : i64
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j, %t : i64, i64)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %all = llvm.icmp "eq" %sum, %n : i64
  llvm.cond_br %all, ^end, ^never
^never:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.br ^end
^end:
  llvm.return
}
// it never ends: what stands behind it is never done
llvm.func @endless() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.mlir.constant(512 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  llvm.br ^head(%i : i64)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
// … since it goes the other way
llvm.func @away() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(-1 : i64) : i64
  %n = llvm.mlir.constant(512 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %j = llvm.add %i, %1 overflow<nsw> : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
// … since its steps go by the bound, round the end of the numbers
llvm.func @by_the_bound() {
  %0 = llvm.mlir.constant(0 : i16) : i16
  %2 = llvm.mlir.constant(2 : i16) : i16
  %n = llvm.mlir.constant(32767 : i16) : i16
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0 : i16)
^head(%i: i16):
  %c = llvm.icmp "slt" %i, %n : i16
  llvm.cond_br %c, ^body, ^out
^body:
  %j = llvm.add %i, %2 : i16
  llvm.br ^head(%j : i16)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
// … since every number is below the bound, or equal to it
llvm.func @every_number() {
  %0 = llvm.mlir.constant(0 : i16) : i16
  %1 = llvm.mlir.constant(1 : i16) : i16
  %n = llvm.mlir.constant(32767 : i16) : i16
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0 : i16)
^head(%i: i16):
  %c = llvm.icmp "sle" %i, %n : i16
  llvm.cond_br %c, ^body, ^out
^body:
  %j = llvm.add %i, %1 : i16
  llvm.br ^head(%j : i16)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
// what a round writes to memory decides: each writes the same, and there is one
llvm.func @memory_decides() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(512 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %0, %m : i64, !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  llvm.store %1, %m : i64, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %v = llvm.load %m : !llvm.ptr -> i64
  %all = llvm.icmp "eq" %v, %1 : i64
  llvm.cond_br %all, ^end, ^never
^never:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}
// a round may end the program, and one does
llvm.func @leaves_early() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(512 : i64) : i64
  %code = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  %last = llvm.icmp "eq" %i, %1 : i64
  llvm.cond_br %last, ^stop, ^next
^stop:
  llvm.call @exit(%code) : (i32) -> ()
  llvm.unreachable
^next:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
// all is well, on every path
llvm.func @well(%h: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(4096 : i64) : i64
  %no = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^out
^body:
  llvm.call @mgpuMemcpy(%b, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
