// An unknown function, or memory, gets an address or a number computed from the stream, and may make the stream of it again.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @other(!llvm.ptr)
  llvm.func @takes(!llvm.ptr)
  llvm.func @takes_number(i64)
  llvm.func @gep(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.getelementptr %s[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @takes(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @gep0(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.getelementptr %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %u = llvm.getelementptr %t[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @takes(%u) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @add(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.add %i, %n : i64
    %t = llvm.inttoptr %j : i64 to !llvm.ptr
    llvm.call @takes(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @stored(%n: i64, %p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.getelementptr %s[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %t, %p : !llvm.ptr, !llvm.ptr
    llvm.call @other(%p) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @xor_destroyed() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.xor %i, %two : i64
    %k = llvm.xor %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @xor_taken() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.xor %i, %two : i64
    %k = llvm.xor %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @xor_number() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.xor %i, %two : i64
    %k = llvm.xor %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes_number(%k) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @xor_half() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.xor %i, %two : i64
    %k = llvm.xor %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes_number(%j) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @xor_stored() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.xor %i, %two : i64
    %k = llvm.xor %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @xor_only() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.xor %i, %two : i64
    %k = llvm.xor %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @shl_destroyed() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.shl %i, %two : i64
    %k = llvm.lshr %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @shl_taken() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.shl %i, %two : i64
    %k = llvm.lshr %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @shl_number() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.shl %i, %two : i64
    %k = llvm.lshr %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes_number(%k) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @shl_half() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.shl %i, %two : i64
    %k = llvm.lshr %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes_number(%j) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @shl_stored() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.shl %i, %two : i64
    %k = llvm.lshr %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @shl_only() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.shl %i, %two : i64
    %k = llvm.lshr %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mul_destroyed() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = arith.muli %i, %two : i64
    %k = arith.divui %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mul_taken() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = arith.muli %i, %two : i64
    %k = arith.divui %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mul_number() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = arith.muli %i, %two : i64
    %k = arith.divui %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes_number(%k) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mul_half() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = arith.muli %i, %two : i64
    %k = arith.divui %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @takes_number(%j) : (i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mul_stored() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = arith.muli %i, %two : i64
    %k = arith.divui %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mul_only() {
    %two = llvm.mlir.constant(2 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = arith.muli %i, %two : i64
    %k = arith.divui %j, %two : i64
    %t = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
}
