// Functions that may end the program: behind a call of one, only what holds where control comes back. What is wrong elsewhere is no error, and what is
// wrong behind them is one.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @abort()
llvm.func @other()
llvm.func @ask() -> i1
llvm.mlir.global internal @setting(0 : i32) : i32

llvm.func internal @require(%c: i1) {
  llvm.cond_br %c, ^back, ^ends
^back:
  llvm.return
^ends:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
llvm.func internal @fail(%c: i1) {
  %no = llvm.mlir.constant(false) : i1
  llvm.call @require(%no) : (i1) -> ()
  llvm.return
}
llvm.func internal @check(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.icmp "eq" %v, %0 : i32
  llvm.call @require(%c) : (i1) -> ()
  llvm.return
}
llvm.func internal @run_for_ever_unless(%c: i1) {
  llvm.cond_br %c, ^back, ^loop
^back:
  llvm.return
^loop:
  llvm.call @other() : () -> ()
  llvm.br ^loop
}
llvm.func internal @assert_it(%c: i1) {
  cf.assert %c, "it holds"
  llvm.return
}
// all of the first %n bits of %v are 0
llvm.func internal @require_none(%v: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^back
^body:
  %s = llvm.lshr %v, %i : i64
  %b = llvm.and %s, %1 : i64
  %c = llvm.icmp "eq" %b, %0 : i64
  %j = llvm.add %i, %1 : i64
  llvm.cond_br %c, ^head(%j : i64), ^ends
^back:
  llvm.return
^ends:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
// itself, until it ends
llvm.func internal @require_deep(%n: i64, %c: i1) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.sub %n, %1 : i64
  %done = llvm.icmp "eq" %n, %0 : i64
  llvm.cond_br %done, ^last, ^next
^last:
  llvm.call @require(%c) : (i1) -> ()
  llvm.return
^next:
  llvm.call @require_deep(%m, %c) : (i64, i1) -> ()
  llvm.return
}

llvm.func @wrong_unless_required(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @require(%c) : (i1) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @wrong_if_required(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @require(%c) : (i1) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^wrong, ^right
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
llvm.func @required_before_it_is_made(%c: i1) {
  llvm.call @require(%c) : (i1) -> ()
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @required_by_the_caller(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @require(%c) : (i1) -> ()
  llvm.call @destroys_again_unless(%s, %c) : (!llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func internal @destroys_again_unless(%s: !llvm.ptr, %c: i1) {
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @something_else_required(%c: i1, %d: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @require(%d) : (i1) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
llvm.func @ended_by_what_it_calls(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @fail(%c) : (i1) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @required_of_memory(%n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
  llvm.store %n, %slot : i32, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @check(%slot) : (!llvm.ptr) -> ()
  %c = llvm.icmp "eq" %n, %0 : i32
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @wrong_where_the_memory_is_right(%n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
  llvm.store %n, %slot : i32, !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @check(%slot) : (!llvm.ptr) -> ()
  %c = llvm.icmp "ne" %n, %0 : i32
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
llvm.func @never_back(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @run_for_ever_unless(%c) : (i1) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @asserted(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @assert_it(%c) : (i1) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @required_in_a_loop(%v: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @require_none(%v, %4) : (i64, i64) -> ()
  %b = llvm.and %v, %4 : i64
  %c = llvm.icmp "eq" %b, %0 : i64
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @not_required_in_the_loop(%v: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(4 : i64) : i64
  %16 = llvm.mlir.constant(16 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @require_none(%v, %4) : (i64, i64) -> ()
  %b = llvm.and %v, %16 : i64
  %c = llvm.icmp "eq" %b, %0 : i64
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
llvm.func @required_deep_down(%c: i1) {
  %3 = llvm.mlir.constant(3 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @require_deep(%3, %c) : (i64, i1) -> ()
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
// whichever side is taken, on one of which the program may end
llvm.func @required_on_one_side(%c: i1) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @other() : () -> ()
  %d = llvm.call @ask() : () -> i1
  llvm.cond_br %d, ^asked, ^on
^asked:
  llvm.call @require(%c) : (i1) -> ()
  llvm.br ^on
^on:
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
// in each round of a loop that is left before the fault
llvm.func @required_in_each_round(%c: i1) {
  %n = llvm.mlir.constant(3 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %e = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %e, ^body, ^out
^body:
  llvm.call @require(%c) : (i1) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^out:
  llvm.cond_br %c, ^right, ^wrong
^right:
  llvm.return
^wrong:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
