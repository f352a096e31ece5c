// The same, but on one of the sides the fault does not come: no violation, and no warning.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @takes(!llvm.ptr)
  llvm.func @abort() attributes {passthrough = ["noreturn"]}
  llvm.func internal @destroys(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @stores_by_guess(%s: !llvm.ptr, %p: !llvm.ptr, %c: i1) {
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.br ^f
  ^f:
    llvm.return
  }
  llvm.mlir.global internal @kept() : !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.return %null : !llvm.ptr
  }
  llvm.func @destroys_kept() {
    %kept = llvm.mlir.addressof @kept : !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.load %kept : !llvm.ptr -> !llvm.ptr
    llvm.store %null, %kept : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @leaked_or_kept(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %kept = llvm.mlir.addressof @kept : !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.store %s, %kept : !llvm.ptr, !llvm.ptr
    llvm.return
  ^f:
    llvm.return
  }
  llvm.func @leaked_or_handed_out(%n: i64, %flag: i1) -> !llvm.ptr {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.return %s : !llvm.ptr
  ^f:
    llvm.return %null : !llvm.ptr
  }
  llvm.func @one_side_ends_the_program(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @abort() : () -> ()
    llvm.br ^j
  ^f:
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @one_side_is_a_server(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^again
  ^again:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^f:
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @one_side_is_not_destroyed(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^j
  ^f:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @callee_takes_it(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @destroys(%s) : (!llvm.ptr) -> ()
    llvm.br ^j
  ^f:
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @one_side_does_not_come_back(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^f:
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @leaked_or_handed_on(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @takes(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^f:
    llvm.return
  }
  llvm.func @leaked_or_destroyed(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^f:
    llvm.return
  }
}
