// References to tokens and groups that go on: to functions that drop them, from functions that give them, through branches and memory. Where each function
// drops what it has, nothing is wrong; what is dropped once too often is found, or undecided where somebody else might hold one, and never proved.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64 attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @__resume(%frame: !llvm.ptr) attributes {sym_visibility = "private"} {
  llvm.intr.coro.resume %frame : !llvm.ptr
  llvm.return
}
llvm.func @task() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %made = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %memory = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
  %frame = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %saved = llvm.intr.coro.save %frame : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%frame, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %final = llvm.mlir.constant(false) : i1
  %how = llvm.intr.coro.suspend %saved, %final : i8
  llvm.switch %how : i8, ^end [
    0: ^resumed,
    1: ^cleanup
  ]
^resumed:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%made) : (!llvm.ptr) -> ()
  llvm.br ^cleanup
^cleanup:
  %dead = llvm.intr.coro.free %id, %frame : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%dead) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.constant(false) : i1
  %nothing = llvm.mlir.none : !llvm.token
  %ended = llvm.intr.coro.end %frame, %none, %nothing : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %made : !llvm.ptr
}

llvm.func internal @drops(%t: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @drops_in_callee(%t: !llvm.ptr) {
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func internal @uses(%t: !llvm.ptr) {
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func internal @balanced(%t: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @mlirAsyncRuntimeAddRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @same(%t: !llvm.ptr) -> !llvm.ptr {
  llvm.return %t : !llvm.ptr
}
llvm.func internal @makes() -> !llvm.ptr {
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.return %t : !llvm.ptr
}
llvm.func internal @makes_in_callee() -> !llvm.ptr {
  %t = llvm.call @makes() : () -> !llvm.ptr
  %u = llvm.call @same(%t) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %u : !llvm.ptr
}
llvm.func internal @goes_on(%c: i1, %t: !llvm.ptr) {
  llvm.cond_br %c, ^deeper, ^end
^deeper:
  llvm.call @goes_on(%c, %t) : (i1, !llvm.ptr) -> ()
  llvm.return
^end:
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @one_drop() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

// The task is called from many places.
llvm.func @two_drops() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> () // expect: async-ref-overdrop
  llvm.return
}

llvm.func @used_after_drop() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> () // expect: async-ref-overdrop
  llvm.return
}

llvm.func @callee_drops() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @callee_drops_twice() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @callee_drops_and_caller() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @drops_in_callee(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @callee_drops_and_caller_waits() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @drops_in_callee(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @callee_drops_one_of_two() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAddRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @drops_in_callee(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @callee_uses() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @uses(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @callee_uses_what_is_dropped() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @uses(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @callee_is_balanced() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @balanced(%t) : (!llvm.ptr) -> ()
  %u = llvm.call @task() : () -> !llvm.ptr
  llvm.call @balanced(%u) : (!llvm.ptr) -> ()
  llvm.return
}

// It drops what it took, and what it was given.
llvm.func @callee_is_balanced_and_caller_drops() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @balanced(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @same_again() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  %u = llvm.call @same(%t) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%u) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @same_again_dropped_by_both_names() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  %u = llvm.call @same(%t) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @made_by_callee() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @makes_in_callee() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @made_by_callee_dropped_twice() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @makes_in_callee() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @by_branch() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.br ^on(%t : !llvm.ptr)
^on(%u: !llvm.ptr):
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.return
}

llvm.func @by_slot() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
  %u = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.return
}

llvm.func @by_struct() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  %e = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %s = llvm.insertvalue %t, %e[1] : !llvm.struct<(i64, ptr)>
  %u = llvm.extractvalue %s[1] : !llvm.struct<(i64, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.return
}

llvm.func @by_struct_dropped_as_it_was() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  %e = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %s = llvm.insertvalue %t, %e[1] : !llvm.struct<(i64, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

// The select takes no reference, and what it gives is dropped.
llvm.func @by_select(%c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  %v = llvm.call @task() : () -> !llvm.ptr
  %u = llvm.select %c, %t, %v : i1, !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> () // expect: unknown-handle
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%v, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @each_round_its_own(%n: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}

llvm.func @each_round_the_same(%n: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}

llvm.func @each_round_one_more(%n: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  llvm.call @mlirAsyncRuntimeAddRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @drops(%t) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @deeper_and_deeper(%c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.call @goes_on(%c, %t) : (i1, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @deeper_and_once_more(%c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @task() : () -> !llvm.ptr // expect: unknown-handle
  llvm.call @goes_on(%c, %t) : (i1, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

// Who calls from outside hands a reference over.
llvm.func @callers(%t: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @callers_dropped_twice(%t: !llvm.ptr) { // expect: unknown-handle
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func internal @waits_for_all(%g: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%g) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%g, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @group() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %g = llvm.call @mlirAsyncRuntimeCreateGroup(%one) : (i64) -> !llvm.ptr
  %t = llvm.call @task() : () -> !llvm.ptr
  %k = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%t, %g) : (!llvm.ptr, !llvm.ptr) -> i64
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @waits_for_all(%g) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @group_dropped_again() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %g = llvm.call @mlirAsyncRuntimeCreateGroup(%one) : (i64) -> !llvm.ptr // expect: unknown-handle
  %t = llvm.call @task() : () -> !llvm.ptr
  %k = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%t, %g) : (!llvm.ptr, !llvm.ptr) -> i64
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @waits_for_all(%g) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%g, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

// Where blocks stand in the text does not matter.
llvm.func @made_below() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^make
^drop:
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
^make:
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.br ^drop
}

llvm.func @made_below_dropped_twice() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^make
^drop:
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> () // expect: async-ref-overdrop
  llvm.return
^make:
  %t = llvm.call @task() : () -> !llvm.ptr
  llvm.br ^drop
}
