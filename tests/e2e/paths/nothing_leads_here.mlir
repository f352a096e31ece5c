// Blocks to which nothing leads are not done, and tell nothing of what is: not that an address escapes, not what a slot holds, not that a value has
// another origin, not what is to be found wrong in them.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @takes(!llvm.ptr)
llvm.mlir.global internal @kept() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @known() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// Destroyed, used and destroyed again.
llvm.func @faults_that_nobody_does() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
^never:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

// Blocks that lead to each other, and on, and that nothing else leads to: the stream is that of the other edge.
llvm.func @round_and_round(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  llvm.br ^end(%s, %e : !llvm.ptr, !llvm.ptr)
^one:
  llvm.cond_br %c, ^other, ^end(%e, %null : !llvm.ptr, !llvm.ptr)
^other:
  %again = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^one
^end(%x: !llvm.ptr, %y: !llvm.ptr):
  llvm.call @mgpuEventRecord(%y, %x) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuEventSynchronize(%y) : (!llvm.ptr) -> ()
  llvm.call @mgpuEventDestroy(%y) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
  llvm.return
}

// The stream of a slot: another is put in where nobody comes.
llvm.func @slot() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
  llvm.br ^use
^never:
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
  llvm.call @takes(%slot) : (!llvm.ptr) -> ()
  llvm.br ^use
^use:
  %t = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}

// Known to others where nobody comes: nobody else frees the buffer, waits on the stream or destroys it.
llvm.func @escapes_where_nobody_comes() {
  %bytes = llvm.mlir.constant(64 : i64) : i64
  %shared = llvm.mlir.constant(1 : i8) : i8
  %v = llvm.mlir.constant(7 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  %b = llvm.call @mgpuMemAlloc(%bytes, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr // expect: memory-leak
  llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.return
^never:
  %g = llvm.mlir.addressof @known : !llvm.ptr
  llvm.store %b, %g : !llvm.ptr, !llvm.ptr
  llvm.call @takes(%s) : (!llvm.ptr) -> ()
  llvm.unreachable
}

// The same: a use after the free is one all the same.
llvm.func @freed(%c: i1) {
  %bytes = llvm.mlir.constant(64 : i64) : i64
  %shared = llvm.mlir.constant(1 : i8) : i8
  %null = llvm.mlir.zero : !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%bytes, %null, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuMemFree(%b, %null) : (!llvm.ptr, !llvm.ptr) -> ()
  %x = llvm.load %b : !llvm.ptr -> i32 // expect: use-after-free
  llvm.return
^never:
  llvm.call @takes(%b) : (!llvm.ptr) -> ()
  llvm.br ^never
}

// A global that nobody writes but where nobody comes, and that a private function reads.
llvm.func internal @of_global() -> !llvm.ptr {
  %g = llvm.mlir.addressof @kept : !llvm.ptr
  %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
  llvm.return %s : !llvm.ptr
}
llvm.func @global() {
  %g = llvm.mlir.addressof @kept : !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %s, %g : !llvm.ptr, !llvm.ptr
  %t = llvm.call @of_global() : () -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %null, %g : !llvm.ptr, !llvm.ptr
  llvm.return
^never(%unknown: !llvm.ptr):
  llvm.store %unknown, %g : !llvm.ptr, !llvm.ptr
  llvm.call @takes(%g) : (!llvm.ptr) -> ()
  llvm.br ^never(%t : !llvm.ptr)
}

// What nobody does mends nothing: the event is not recorded, the host does not wait, the stream is not destroyed.
llvm.func @mended_where_nobody_comes() {
  %bytes = llvm.mlir.constant(64 : i64) : i64
  %shared = llvm.mlir.constant(1 : i8) : i8
  %v = llvm.mlir.constant(7 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
  %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %b = llvm.call @mgpuMemAlloc(%bytes, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.br ^on
^never:
  llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^on
^on:
  llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> () // expect: event-not-recorded
  llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%b, %null) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// A loop in front of which something stands that nobody does, with regions in it.
func.func @tasks(%k: index) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  cf.br ^end
^never:
  %t = async.execute {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  async.await %t : !async.token
  cf.br ^end
^end:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  return
}
