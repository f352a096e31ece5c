// Two addresses move on with each iteration, one of them through a slot: how far cannot be told apart for ever.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %size = llvm.mlir.constant(65536 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^loop(%c0, %d : i64, !llvm.ptr)
  ^loop(%i: i64, %p: !llvm.ptr):
    %q = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %c4, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%q, %v, %c4, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %p2 = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %q2 = llvm.getelementptr %q[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %q2, %slot : !llvm.ptr, !llvm.ptr
    %j = llvm.add %i, %c1 : i64
    %more = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %more, ^loop(%j, %p2 : i64, !llvm.ptr), ^end
  ^end:
    llvm.call @mgpuMemset32(%d, %v, %c4, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
