// Handles in wider integers and in floating-point numbers: two of them side by side, taken apart again, passed on, chosen. They are followed as
// what they are.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @joined_and_split() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %at = llvm.trunc %w : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    %bd = llvm.lshr %w, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuEventRecord(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @halves_exchanged() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %at = llvm.trunc %w : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    %bd = llvm.lshr %w, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuEventDestroy(%a) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @destroyed_twice() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %at = llvm.trunc %w : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    %bd = llvm.lshr %w, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @never_recorded() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %bd = llvm.lshr %w, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuEventSynchronize(%b) : (!llvm.ptr) -> ()  // expect: event-not-recorded
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @behind_a_branch(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i128) : i128
    llvm.cond_br %c, ^x, ^y(%z : i128)
  ^x:
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    llvm.br ^y(%w : i128)
  ^y(%v: i128):
    %at = llvm.trunc %v : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_loop(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^l(%0, %w : i64, i128)
  ^l(%i: i64, %v: i128):
    %at = llvm.trunc %v : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    %bd = llvm.lshr %v, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuEventRecord(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    %j = llvm.add %i, %1 : i64
    %m = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %m, ^l(%j, %v : i64, i128), ^x
  ^x:
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @swapped_in_a_loop(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^l(%0, %w : i64, i128)
  ^l(%i: i64, %v: i128):
    %at = llvm.trunc %v : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    %bd = llvm.lshr %v, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    %up = llvm.shl %v, %k : i128
    %dn = llvm.lshr %v, %k : i128
    %sw = llvm.or %up, %dn : i128
    %j = llvm.add %i, %1 : i64
    %m = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %m, ^l(%j, %sw : i64, i128), ^x
  ^x:
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @end_low(%v: i128) -> i128 {
    %k = llvm.mlir.constant(64 : i128) : i128
    %at = llvm.trunc %v : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    %d = llvm.lshr %v, %k : i128
    llvm.return %d : i128
  }
  llvm.func @through_a_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %r = llvm.call @end_low(%w) : (i128) -> i128
    %bt = llvm.trunc %r : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @chosen(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    %z = llvm.mlir.constant(0 : i128) : i128
    %v = llvm.select %c, %w, %z : i1, i128
    %at = llvm.trunc %v : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    llvm.cond_br %c, ^x, ^y
  ^x:
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.br ^z
  ^y:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^z
  ^z:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @as_floating_point() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %f = llvm.bitcast %i : i64 to f64
    llvm.br ^b(%f : f64)
  ^b(%g: f64):
    %h = llvm.bitcast %g : f64 to i64
    %a = llvm.inttoptr %h : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @summed() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.add %lw, %hs : i128
    %at = llvm.trunc %w : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    %bd = llvm.lshr %w, %k : i128
    %bt = llvm.trunc %bd : i128 to i64
    %b = llvm.inttoptr %bt : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
