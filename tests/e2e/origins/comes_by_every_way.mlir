// Nobody follows what the branch on %c asks for, and its sides leave the stream in different states. Whichever is taken, the fault comes.

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
  llvm.func @one_side_stores(%n: i64, %flag: i1) {
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
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @each_side_destroys(%n: i64, %flag: i1) {
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
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^j
  ^f:
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @one_in_callee(%n: i64, %flag: i1) {
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
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @callee_stores(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @stores_by_guess(%s, %slot, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @one_side_loops(%n: i64, %flag: i1) {
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
    llvm.cond_br %flag, ^again, ^done
  ^done:
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^j
  ^f:
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @sides_do_not_meet(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.return
  ^f:
    llvm.return
  }
  llvm.func @leaked_after_callee(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @stores_by_guess(%s, %slot, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.return
  }
  llvm.func @memory_leaked(%n: i64, %flag: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %seven = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r = llvm.intr.bitreverse(%n) : (i64) -> i64
    %c = llvm.icmp "eq" %r, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^j
  ^f:
    llvm.call @mgpuMemset32(%d, %seven, %c1, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^j
  ^j:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
