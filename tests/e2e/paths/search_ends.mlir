// The search for a path to a fault ends, whatever lies on the way: loops, recursion and branches in callees that are searched within the search of
// their callers, on conditions that are asked again. Each of these has a fault that is there, or none.

// RUN: bash %S/../cpu.sh 240 python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func internal @makes_lost() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @loses_on_a_side(%c: i1) {
    %s = llvm.call @makes_lost() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.return
  }
  llvm.func @same_condition_in_caller(%n: i32) {
    %k = llvm.mlir.constant(7 : i32) : i32
    %c = llvm.icmp "slt" %n, %k : i32
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.call @loses_on_a_side(%c) : (i1) -> ()
    llvm.return
  }
  llvm.func internal @makes_for_switch() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @loses_on_cases(%n: i32) {
    %s = llvm.call @makes_for_switch() : () -> !llvm.ptr
    llvm.switch %n : i32, ^d [1: ^a, 2: ^b, 3: ^c]
  ^a:
    llvm.br ^d
  ^b:
    llvm.br ^d
  ^c:
    llvm.br ^d
  ^d:
    llvm.return
  }
  llvm.func @switch_in_caller_too(%n: i32) {
    llvm.switch %n : i32, ^d [1: ^a, 2: ^b, 3: ^c]
  ^a:
    llvm.br ^d
  ^b:
    llvm.br ^d
  ^c:
    llvm.br ^d
  ^d:
    llvm.call @loses_on_cases(%n) : (i32) -> ()
    llvm.return
  }
  llvm.func internal @chain_lost_0(%c: i1) -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_lost_1(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_lost_0(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_lost_2(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_lost_1(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_lost_3(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_lost_2(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_lost_4(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_lost_3(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_lost_5(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_lost_4(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func @chain_lost(%n: i8) {
    %k = llvm.mlir.constant(-128 : i8) : i8
    %c = llvm.icmp "uge" %n, %k : i8
    %s = llvm.call @chain_lost_5(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.return
  }
  llvm.func internal @chain_kept_0(%c: i1) -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_kept_1(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_kept_0(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_kept_2(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_kept_1(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_kept_3(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_kept_2(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_kept_4(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_kept_3(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @chain_kept_5(%c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @chain_kept_4(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return %s : !llvm.ptr
  }
  llvm.func @chain_kept(%n: i8) {
    %k = llvm.mlir.constant(-128 : i8) : i8
    %c = llvm.icmp "uge" %n, %k : i8
    %s = llvm.call @chain_kept_5(%c) : (i1) -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @loop_makes(%n: i32) -> !llvm.ptr {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%zero : i32)
  ^head(%i: i32):
    %c = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %c, ^body, ^end
  ^body:
    %j = llvm.add %i, %one : i32
    llvm.br ^head(%j : i32)
  ^end:
    llvm.return %s : !llvm.ptr
  }
  llvm.func @loop_of_loops(%n: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^head(%zero : i32)
  ^head(%i: i32):
    %c = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %c, ^body, ^end
  ^body:
    %s = llvm.call @loop_makes(%i) : (i32) -> !llvm.ptr
    %odd = llvm.and %i, %one : i32
    %is_odd = llvm.icmp "eq" %odd, %one : i32
    llvm.cond_br %is_odd, ^lost, ^kept
  ^kept:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^lost
  ^lost:
    %j = llvm.add %i, %one : i32
    llvm.br ^head(%j : i32)
  ^end:
    llvm.return
  }
  llvm.func internal @counts_down(%n: i32, %s: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %c = llvm.icmp "sgt" %n, %zero : i32
    llvm.cond_br %c, ^more, ^last
  ^more:
    %m = llvm.sub %n, %one : i32
    llvm.call @counts_down(%m, %s) : (i32, !llvm.ptr) -> ()
    llvm.cond_br %c, ^t, ^last
  ^t:
    llvm.return
  ^last:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @recursion_then_dead(%n: i32) {
    %k = llvm.mlir.constant(5 : i32) : i32
    %c = llvm.icmp "slt" %n, %k : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @counts_down(%n, %s) : (i32, !llvm.ptr) -> ()
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^g
  ^f:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^g
  ^g:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @even(%n: i32) -> !llvm.ptr {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %c = llvm.icmp "eq" %n, %zero : i32
    llvm.cond_br %c, ^last, ^more
  ^more:
    %m = llvm.sub %n, %one : i32
    %r = llvm.call @odd(%m) : (i32) -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  ^last:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
  llvm.func internal @odd(%n: i32) -> !llvm.ptr {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %c = llvm.icmp "eq" %n, %zero : i32
    llvm.cond_br %c, ^last, ^more
  ^more:
    %m = llvm.sub %n, %one : i32
    %r = llvm.call @even(%m) : (i32) -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  ^last:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
  llvm.func @mutual_recursion(%n: i32) {
    %k = llvm.mlir.constant(9 : i32) : i32
    %c = llvm.icmp "slt" %n, %k : i32
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @even(%n) : (i32) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return
  }
  llvm.func @irreducible(%a: i1, %b: i1, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %a, ^x, ^y
  ^x:
    llvm.cond_br %b, ^y, ^end
  ^y:
    llvm.cond_br %c, ^x, ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %a, ^again, ^out
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^out
  ^out:
    llvm.return
  }
  llvm.func internal @irreducible_makes(%a: i1, %n: i32) -> !llvm.ptr {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %a, ^x(%zero : i32), ^y(%one : i32)
  ^x(%i: i32):
    %ii = llvm.add %i, %one : i32
    %c = llvm.icmp "slt" %ii, %n : i32
    llvm.cond_br %c, ^y(%ii : i32), ^end
  ^y(%j: i32):
    %jj = llvm.add %j, %one : i32
    %d = llvm.icmp "slt" %jj, %n : i32
    llvm.cond_br %d, ^x(%jj : i32), ^end
  ^end:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
  llvm.func @irreducible_in_callee(%a: i1, %n: i32) {
    %k = llvm.mlir.constant(3 : i32) : i32
    %c = llvm.icmp "sgt" %n, %k : i32
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    %s = llvm.call @irreducible_makes(%a, %n) : (i1, i32) -> !llvm.ptr
    llvm.cond_br %c, ^u, ^g
  ^u:
    llvm.br ^g
  ^g:
    llvm.return
  }
  llvm.func internal @event_of(%c: i1) -> !llvm.ptr {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.return %e : !llvm.ptr
  }
  llvm.func internal @records(%c: i1, %e: !llvm.ptr, %s: !llvm.ptr) {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^f
  ^f:
    llvm.return
  }
  llvm.func internal @waits(%c: i1, %e: !llvm.ptr) {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.return
  ^f:
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.return
  }
  llvm.func @recorded_on_the_other_side(%n: i32, %s: !llvm.ptr) {
    %k = llvm.mlir.constant(3 : i32) : i32
    %c = llvm.icmp "sgt" %n, %k : i32
    %e = llvm.call @event_of(%c) : (i1) -> !llvm.ptr
    llvm.call @records(%c, %e, %s) : (i1, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @waits(%c, %e) : (i1, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @event_of_right(%c: i1) -> !llvm.ptr {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.return %e : !llvm.ptr
  }
  llvm.func internal @waits_right(%c: i1, %e: !llvm.ptr) {
    llvm.cond_br %c, ^t, ^f
  ^f:
    llvm.return
  ^t:
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @records_right(%c: i1, %e: !llvm.ptr, %s: !llvm.ptr) {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^f
  ^f:
    llvm.return
  }
  llvm.func @recorded_on_the_same_side(%n: i32, %s: !llvm.ptr) {
    %k = llvm.mlir.constant(3 : i32) : i32
    %c = llvm.icmp "sgt" %n, %k : i32
    %e = llvm.call @event_of_right(%c) : (i1) -> !llvm.ptr
    llvm.call @records_right(%c, %e, %s) : (i1, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @waits_right(%c, %e) : (i1, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @made_in_nest() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %s : !llvm.ptr
  }
  llvm.func @nested_loops_right(%n: i32, %m: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^outer(%zero : i32)
  ^outer(%i: i32):
    %c = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %c, ^enter, ^end
  ^enter:
    %s = llvm.call @made_in_nest() : () -> !llvm.ptr
    llvm.br ^inner(%zero : i32)
  ^inner(%j: i32):
    %d = llvm.icmp "slt" %j, %m : i32
    llvm.cond_br %d, ^body, ^leave
  ^body:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %jj = llvm.add %j, %one : i32
    llvm.br ^inner(%jj : i32)
  ^leave:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %ii = llvm.add %i, %one : i32
    llvm.br ^outer(%ii : i32)
  ^end:
    llvm.return
  }
  llvm.func internal @made_in_nest_and_lost() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.return %s : !llvm.ptr
  }
  llvm.func @nested_loops_lost(%n: i32, %m: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^outer(%zero : i32)
  ^outer(%i: i32):
    %c = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %c, ^enter, ^end
  ^enter:
    %s = llvm.call @made_in_nest_and_lost() : () -> !llvm.ptr
    llvm.br ^inner(%zero : i32)
  ^inner(%j: i32):
    %d = llvm.icmp "slt" %j, %m : i32
    llvm.cond_br %d, ^body, ^leave
  ^body:
    %e = llvm.icmp "eq" %j, %i : i32
    llvm.cond_br %e, ^kept, ^leave
  ^kept:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %ii = llvm.add %i, %one : i32
    llvm.br ^outer(%ii : i32)
  ^leave:
    %k = llvm.add %i, %one : i32
    llvm.br ^outer(%k : i32)
  ^end:
    llvm.return
  }
  llvm.func internal @shared_helper(%c: i1, %s: !llvm.ptr) {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @forty_calls(%n: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k0 = llvm.mlir.constant(0 : i32) : i32
    %c0 = llvm.icmp "slt" %n, %k0 : i32
    llvm.call @shared_helper(%c0, %s) : (i1, !llvm.ptr) -> ()
    %k1 = llvm.mlir.constant(1 : i32) : i32
    %c1 = llvm.icmp "slt" %n, %k1 : i32
    llvm.call @shared_helper(%c1, %s) : (i1, !llvm.ptr) -> ()
    %k2 = llvm.mlir.constant(2 : i32) : i32
    %c2 = llvm.icmp "slt" %n, %k2 : i32
    llvm.call @shared_helper(%c2, %s) : (i1, !llvm.ptr) -> ()
    %k3 = llvm.mlir.constant(3 : i32) : i32
    %c3 = llvm.icmp "slt" %n, %k3 : i32
    llvm.call @shared_helper(%c3, %s) : (i1, !llvm.ptr) -> ()
    %k4 = llvm.mlir.constant(4 : i32) : i32
    %c4 = llvm.icmp "slt" %n, %k4 : i32
    llvm.call @shared_helper(%c4, %s) : (i1, !llvm.ptr) -> ()
    %k5 = llvm.mlir.constant(5 : i32) : i32
    %c5 = llvm.icmp "slt" %n, %k5 : i32
    llvm.call @shared_helper(%c5, %s) : (i1, !llvm.ptr) -> ()
    %k6 = llvm.mlir.constant(6 : i32) : i32
    %c6 = llvm.icmp "slt" %n, %k6 : i32
    llvm.call @shared_helper(%c6, %s) : (i1, !llvm.ptr) -> ()
    %k7 = llvm.mlir.constant(7 : i32) : i32
    %c7 = llvm.icmp "slt" %n, %k7 : i32
    llvm.call @shared_helper(%c7, %s) : (i1, !llvm.ptr) -> ()
    %k8 = llvm.mlir.constant(8 : i32) : i32
    %c8 = llvm.icmp "slt" %n, %k8 : i32
    llvm.call @shared_helper(%c8, %s) : (i1, !llvm.ptr) -> ()
    %k9 = llvm.mlir.constant(9 : i32) : i32
    %c9 = llvm.icmp "slt" %n, %k9 : i32
    llvm.call @shared_helper(%c9, %s) : (i1, !llvm.ptr) -> ()
    %k10 = llvm.mlir.constant(10 : i32) : i32
    %c10 = llvm.icmp "slt" %n, %k10 : i32
    llvm.call @shared_helper(%c10, %s) : (i1, !llvm.ptr) -> ()
    %k11 = llvm.mlir.constant(11 : i32) : i32
    %c11 = llvm.icmp "slt" %n, %k11 : i32
    llvm.call @shared_helper(%c11, %s) : (i1, !llvm.ptr) -> ()
    %k12 = llvm.mlir.constant(12 : i32) : i32
    %c12 = llvm.icmp "slt" %n, %k12 : i32
    llvm.call @shared_helper(%c12, %s) : (i1, !llvm.ptr) -> ()
    %k13 = llvm.mlir.constant(13 : i32) : i32
    %c13 = llvm.icmp "slt" %n, %k13 : i32
    llvm.call @shared_helper(%c13, %s) : (i1, !llvm.ptr) -> ()
    %k14 = llvm.mlir.constant(14 : i32) : i32
    %c14 = llvm.icmp "slt" %n, %k14 : i32
    llvm.call @shared_helper(%c14, %s) : (i1, !llvm.ptr) -> ()
    %k15 = llvm.mlir.constant(15 : i32) : i32
    %c15 = llvm.icmp "slt" %n, %k15 : i32
    llvm.call @shared_helper(%c15, %s) : (i1, !llvm.ptr) -> ()
    %k16 = llvm.mlir.constant(16 : i32) : i32
    %c16 = llvm.icmp "slt" %n, %k16 : i32
    llvm.call @shared_helper(%c16, %s) : (i1, !llvm.ptr) -> ()
    %k17 = llvm.mlir.constant(17 : i32) : i32
    %c17 = llvm.icmp "slt" %n, %k17 : i32
    llvm.call @shared_helper(%c17, %s) : (i1, !llvm.ptr) -> ()
    %k18 = llvm.mlir.constant(18 : i32) : i32
    %c18 = llvm.icmp "slt" %n, %k18 : i32
    llvm.call @shared_helper(%c18, %s) : (i1, !llvm.ptr) -> ()
    %k19 = llvm.mlir.constant(19 : i32) : i32
    %c19 = llvm.icmp "slt" %n, %k19 : i32
    llvm.call @shared_helper(%c19, %s) : (i1, !llvm.ptr) -> ()
    %k20 = llvm.mlir.constant(20 : i32) : i32
    %c20 = llvm.icmp "slt" %n, %k20 : i32
    llvm.call @shared_helper(%c20, %s) : (i1, !llvm.ptr) -> ()
    %k21 = llvm.mlir.constant(21 : i32) : i32
    %c21 = llvm.icmp "slt" %n, %k21 : i32
    llvm.call @shared_helper(%c21, %s) : (i1, !llvm.ptr) -> ()
    %k22 = llvm.mlir.constant(22 : i32) : i32
    %c22 = llvm.icmp "slt" %n, %k22 : i32
    llvm.call @shared_helper(%c22, %s) : (i1, !llvm.ptr) -> ()
    %k23 = llvm.mlir.constant(23 : i32) : i32
    %c23 = llvm.icmp "slt" %n, %k23 : i32
    llvm.call @shared_helper(%c23, %s) : (i1, !llvm.ptr) -> ()
    %k24 = llvm.mlir.constant(24 : i32) : i32
    %c24 = llvm.icmp "slt" %n, %k24 : i32
    llvm.call @shared_helper(%c24, %s) : (i1, !llvm.ptr) -> ()
    %k25 = llvm.mlir.constant(25 : i32) : i32
    %c25 = llvm.icmp "slt" %n, %k25 : i32
    llvm.call @shared_helper(%c25, %s) : (i1, !llvm.ptr) -> ()
    %k26 = llvm.mlir.constant(26 : i32) : i32
    %c26 = llvm.icmp "slt" %n, %k26 : i32
    llvm.call @shared_helper(%c26, %s) : (i1, !llvm.ptr) -> ()
    %k27 = llvm.mlir.constant(27 : i32) : i32
    %c27 = llvm.icmp "slt" %n, %k27 : i32
    llvm.call @shared_helper(%c27, %s) : (i1, !llvm.ptr) -> ()
    %k28 = llvm.mlir.constant(28 : i32) : i32
    %c28 = llvm.icmp "slt" %n, %k28 : i32
    llvm.call @shared_helper(%c28, %s) : (i1, !llvm.ptr) -> ()
    %k29 = llvm.mlir.constant(29 : i32) : i32
    %c29 = llvm.icmp "slt" %n, %k29 : i32
    llvm.call @shared_helper(%c29, %s) : (i1, !llvm.ptr) -> ()
    %k30 = llvm.mlir.constant(30 : i32) : i32
    %c30 = llvm.icmp "slt" %n, %k30 : i32
    llvm.call @shared_helper(%c30, %s) : (i1, !llvm.ptr) -> ()
    %k31 = llvm.mlir.constant(31 : i32) : i32
    %c31 = llvm.icmp "slt" %n, %k31 : i32
    llvm.call @shared_helper(%c31, %s) : (i1, !llvm.ptr) -> ()
    %k32 = llvm.mlir.constant(32 : i32) : i32
    %c32 = llvm.icmp "slt" %n, %k32 : i32
    llvm.call @shared_helper(%c32, %s) : (i1, !llvm.ptr) -> ()
    %k33 = llvm.mlir.constant(33 : i32) : i32
    %c33 = llvm.icmp "slt" %n, %k33 : i32
    llvm.call @shared_helper(%c33, %s) : (i1, !llvm.ptr) -> ()
    %k34 = llvm.mlir.constant(34 : i32) : i32
    %c34 = llvm.icmp "slt" %n, %k34 : i32
    llvm.call @shared_helper(%c34, %s) : (i1, !llvm.ptr) -> ()
    %k35 = llvm.mlir.constant(35 : i32) : i32
    %c35 = llvm.icmp "slt" %n, %k35 : i32
    llvm.call @shared_helper(%c35, %s) : (i1, !llvm.ptr) -> ()
    %k36 = llvm.mlir.constant(36 : i32) : i32
    %c36 = llvm.icmp "slt" %n, %k36 : i32
    llvm.call @shared_helper(%c36, %s) : (i1, !llvm.ptr) -> ()
    %k37 = llvm.mlir.constant(37 : i32) : i32
    %c37 = llvm.icmp "slt" %n, %k37 : i32
    llvm.call @shared_helper(%c37, %s) : (i1, !llvm.ptr) -> ()
    %k38 = llvm.mlir.constant(38 : i32) : i32
    %c38 = llvm.icmp "slt" %n, %k38 : i32
    llvm.call @shared_helper(%c38, %s) : (i1, !llvm.ptr) -> ()
    %k39 = llvm.mlir.constant(39 : i32) : i32
    %c39 = llvm.icmp "slt" %n, %k39 : i32
    llvm.call @shared_helper(%c39, %s) : (i1, !llvm.ptr) -> ()
    llvm.cond_br %c7, ^t, ^f
  ^t:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^g
  ^f:
    llvm.br ^g
  ^g:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func internal @made_before_diamonds() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %s : !llvm.ptr
  }
  llvm.func @thirty_diamonds(%n: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @made_before_diamonds() : () -> !llvm.ptr
    llvm.br ^d0
  ^d0:
    %m0 = llvm.mlir.constant(1 : i32) : i32
    %a0 = llvm.and %n, %m0 : i32
    %c0 = llvm.icmp "eq" %a0, %zero : i32
    llvm.cond_br %c0, ^t0, ^d1
  ^t0:
    llvm.br ^d1
  ^d1:
    %m1 = llvm.mlir.constant(2 : i32) : i32
    %a1 = llvm.and %n, %m1 : i32
    %c1 = llvm.icmp "eq" %a1, %zero : i32
    llvm.cond_br %c1, ^t1, ^d2
  ^t1:
    llvm.br ^d2
  ^d2:
    %m2 = llvm.mlir.constant(4 : i32) : i32
    %a2 = llvm.and %n, %m2 : i32
    %c2 = llvm.icmp "eq" %a2, %zero : i32
    llvm.cond_br %c2, ^t2, ^d3
  ^t2:
    llvm.br ^d3
  ^d3:
    %m3 = llvm.mlir.constant(8 : i32) : i32
    %a3 = llvm.and %n, %m3 : i32
    %c3 = llvm.icmp "eq" %a3, %zero : i32
    llvm.cond_br %c3, ^t3, ^d4
  ^t3:
    llvm.br ^d4
  ^d4:
    %m4 = llvm.mlir.constant(16 : i32) : i32
    %a4 = llvm.and %n, %m4 : i32
    %c4 = llvm.icmp "eq" %a4, %zero : i32
    llvm.cond_br %c4, ^t4, ^d5
  ^t4:
    llvm.br ^d5
  ^d5:
    %m5 = llvm.mlir.constant(32 : i32) : i32
    %a5 = llvm.and %n, %m5 : i32
    %c5 = llvm.icmp "eq" %a5, %zero : i32
    llvm.cond_br %c5, ^t5, ^d6
  ^t5:
    llvm.br ^d6
  ^d6:
    %m6 = llvm.mlir.constant(64 : i32) : i32
    %a6 = llvm.and %n, %m6 : i32
    %c6 = llvm.icmp "eq" %a6, %zero : i32
    llvm.cond_br %c6, ^t6, ^d7
  ^t6:
    llvm.br ^d7
  ^d7:
    %m7 = llvm.mlir.constant(128 : i32) : i32
    %a7 = llvm.and %n, %m7 : i32
    %c7 = llvm.icmp "eq" %a7, %zero : i32
    llvm.cond_br %c7, ^t7, ^d8
  ^t7:
    llvm.br ^d8
  ^d8:
    %m8 = llvm.mlir.constant(256 : i32) : i32
    %a8 = llvm.and %n, %m8 : i32
    %c8 = llvm.icmp "eq" %a8, %zero : i32
    llvm.cond_br %c8, ^t8, ^d9
  ^t8:
    llvm.br ^d9
  ^d9:
    %m9 = llvm.mlir.constant(512 : i32) : i32
    %a9 = llvm.and %n, %m9 : i32
    %c9 = llvm.icmp "eq" %a9, %zero : i32
    llvm.cond_br %c9, ^t9, ^d10
  ^t9:
    llvm.br ^d10
  ^d10:
    %m10 = llvm.mlir.constant(1024 : i32) : i32
    %a10 = llvm.and %n, %m10 : i32
    %c10 = llvm.icmp "eq" %a10, %zero : i32
    llvm.cond_br %c10, ^t10, ^d11
  ^t10:
    llvm.br ^d11
  ^d11:
    %m11 = llvm.mlir.constant(2048 : i32) : i32
    %a11 = llvm.and %n, %m11 : i32
    %c11 = llvm.icmp "eq" %a11, %zero : i32
    llvm.cond_br %c11, ^t11, ^d12
  ^t11:
    llvm.br ^d12
  ^d12:
    %m12 = llvm.mlir.constant(4096 : i32) : i32
    %a12 = llvm.and %n, %m12 : i32
    %c12 = llvm.icmp "eq" %a12, %zero : i32
    llvm.cond_br %c12, ^t12, ^d13
  ^t12:
    llvm.br ^d13
  ^d13:
    %m13 = llvm.mlir.constant(8192 : i32) : i32
    %a13 = llvm.and %n, %m13 : i32
    %c13 = llvm.icmp "eq" %a13, %zero : i32
    llvm.cond_br %c13, ^t13, ^d14
  ^t13:
    llvm.br ^d14
  ^d14:
    %m14 = llvm.mlir.constant(16384 : i32) : i32
    %a14 = llvm.and %n, %m14 : i32
    %c14 = llvm.icmp "eq" %a14, %zero : i32
    llvm.cond_br %c14, ^t14, ^d15
  ^t14:
    llvm.br ^d15
  ^d15:
    %m15 = llvm.mlir.constant(32768 : i32) : i32
    %a15 = llvm.and %n, %m15 : i32
    %c15 = llvm.icmp "eq" %a15, %zero : i32
    llvm.cond_br %c15, ^t15, ^d16
  ^t15:
    llvm.br ^d16
  ^d16:
    %m16 = llvm.mlir.constant(65536 : i32) : i32
    %a16 = llvm.and %n, %m16 : i32
    %c16 = llvm.icmp "eq" %a16, %zero : i32
    llvm.cond_br %c16, ^t16, ^d17
  ^t16:
    llvm.br ^d17
  ^d17:
    %m17 = llvm.mlir.constant(131072 : i32) : i32
    %a17 = llvm.and %n, %m17 : i32
    %c17 = llvm.icmp "eq" %a17, %zero : i32
    llvm.cond_br %c17, ^t17, ^d18
  ^t17:
    llvm.br ^d18
  ^d18:
    %m18 = llvm.mlir.constant(262144 : i32) : i32
    %a18 = llvm.and %n, %m18 : i32
    %c18 = llvm.icmp "eq" %a18, %zero : i32
    llvm.cond_br %c18, ^t18, ^d19
  ^t18:
    llvm.br ^d19
  ^d19:
    %m19 = llvm.mlir.constant(524288 : i32) : i32
    %a19 = llvm.and %n, %m19 : i32
    %c19 = llvm.icmp "eq" %a19, %zero : i32
    llvm.cond_br %c19, ^t19, ^d20
  ^t19:
    llvm.br ^d20
  ^d20:
    %m20 = llvm.mlir.constant(1048576 : i32) : i32
    %a20 = llvm.and %n, %m20 : i32
    %c20 = llvm.icmp "eq" %a20, %zero : i32
    llvm.cond_br %c20, ^t20, ^d21
  ^t20:
    llvm.br ^d21
  ^d21:
    %m21 = llvm.mlir.constant(2097152 : i32) : i32
    %a21 = llvm.and %n, %m21 : i32
    %c21 = llvm.icmp "eq" %a21, %zero : i32
    llvm.cond_br %c21, ^t21, ^d22
  ^t21:
    llvm.br ^d22
  ^d22:
    %m22 = llvm.mlir.constant(4194304 : i32) : i32
    %a22 = llvm.and %n, %m22 : i32
    %c22 = llvm.icmp "eq" %a22, %zero : i32
    llvm.cond_br %c22, ^t22, ^d23
  ^t22:
    llvm.br ^d23
  ^d23:
    %m23 = llvm.mlir.constant(8388608 : i32) : i32
    %a23 = llvm.and %n, %m23 : i32
    %c23 = llvm.icmp "eq" %a23, %zero : i32
    llvm.cond_br %c23, ^t23, ^d24
  ^t23:
    llvm.br ^d24
  ^d24:
    %m24 = llvm.mlir.constant(16777216 : i32) : i32
    %a24 = llvm.and %n, %m24 : i32
    %c24 = llvm.icmp "eq" %a24, %zero : i32
    llvm.cond_br %c24, ^t24, ^d25
  ^t24:
    llvm.br ^d25
  ^d25:
    %m25 = llvm.mlir.constant(33554432 : i32) : i32
    %a25 = llvm.and %n, %m25 : i32
    %c25 = llvm.icmp "eq" %a25, %zero : i32
    llvm.cond_br %c25, ^t25, ^d26
  ^t25:
    llvm.br ^d26
  ^d26:
    %m26 = llvm.mlir.constant(67108864 : i32) : i32
    %a26 = llvm.and %n, %m26 : i32
    %c26 = llvm.icmp "eq" %a26, %zero : i32
    llvm.cond_br %c26, ^t26, ^d27
  ^t26:
    llvm.br ^d27
  ^d27:
    %m27 = llvm.mlir.constant(134217728 : i32) : i32
    %a27 = llvm.and %n, %m27 : i32
    %c27 = llvm.icmp "eq" %a27, %zero : i32
    llvm.cond_br %c27, ^t27, ^d28
  ^t27:
    llvm.br ^d28
  ^d28:
    %m28 = llvm.mlir.constant(268435456 : i32) : i32
    %a28 = llvm.and %n, %m28 : i32
    %c28 = llvm.icmp "eq" %a28, %zero : i32
    llvm.cond_br %c28, ^t28, ^d29
  ^t28:
    llvm.br ^d29
  ^d29:
    %m29 = llvm.mlir.constant(536870912 : i32) : i32
    %a29 = llvm.and %n, %m29 : i32
    %c29 = llvm.icmp "eq" %a29, %zero : i32
    llvm.cond_br %c29, ^t29, ^d30
  ^t29:
    llvm.br ^d30
  ^d30:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @next_of(%s: !llvm.ptr, %c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %n = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %n : !llvm.ptr
  ^f:
    llvm.return %s : !llvm.ptr
  }
  llvm.func @replaced_in_rounds(%n: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %first = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero, %first : i32, !llvm.ptr)
  ^head(%i: i32, %s: !llvm.ptr):
    %c = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %c, ^body, ^end
  ^body:
    %odd = llvm.and %i, %one : i32
    %is_odd = llvm.icmp "eq" %odd, %one : i32
    %t = llvm.call @next_of(%s, %is_odd) : (!llvm.ptr, i1) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %j = llvm.add %i, %one : i32
    llvm.br ^head(%j, %t : i32, !llvm.ptr)
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @next_lost(%s: !llvm.ptr, %c: i1) -> !llvm.ptr {
    llvm.cond_br %c, ^t, ^f
  ^t:
    %n = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %n : !llvm.ptr
  ^f:
    llvm.return %s : !llvm.ptr
  }
  llvm.func @used_after_rounds(%n: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %first = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%first) : (!llvm.ptr) -> ()
    %false = llvm.mlir.constant(false) : i1
    llvm.br ^head(%zero, %first : i32, !llvm.ptr)
  ^head(%i: i32, %s: !llvm.ptr):
    %c = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %c, ^body, ^end
  ^body:
    %t = llvm.call @next_lost(%s, %false) : (!llvm.ptr, i1) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %j = llvm.add %i, %one : i32
    llvm.br ^head(%j, %t : i32, !llvm.ptr)
  ^end:
    llvm.return
  }
}
