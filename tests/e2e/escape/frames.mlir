// Stack slots that end: with their function, their scope, their lifetime, the body of a task; and what is left when a constructor ends.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @look(!llvm.ptr)
// -----
// faulty: use-after-free
// the function returns while a copy writes its slot
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return // here
  }
// -----
// faulty: use-after-free
// … while a copy reads it
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %x, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return // here
  }
// -----
// correct
// … after the wait
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// the slot is only touched by the host
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.return
  }
// -----
// faulty: use-after-free
// a helper returns, and its caller waits
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @work(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @work(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return // here
  }
// -----
// correct
// a helper gets the slot of its caller
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @work(%d, %s, %x) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @work(%d: !llvm.ptr, %s: !llvm.ptr, %x: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// one of two returns is not behind the wait
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.return // here
  }
// -----
// correct
// both are
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// only one branch waits
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.return // here
  }
// -----
// faulty: use-after-free
// the event that is waited for was recorded before the copy
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return // here
  }
// -----
// correct
// … behind it
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the slot of a loop's last round
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%z : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^done
  ^body:
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %j = llvm.add %i, %o : i64
    llvm.br ^head(%j : i64)
  ^done:
    llvm.return
  }
// -----
// faulty: use-after-free
// a place in the slot
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %y = llvm.getelementptr %x[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %k = llvm.mlir.constant(8 : i64) : i64
    llvm.call @mgpuMemcpy(%y, %d, %k, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return // here
  }
// -----
// faulty: use-after-free
// one of two slots
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %y = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %w = llvm.select %c, %x, %y : i1, !llvm.ptr
    llvm.call @mgpuMemcpy(%w, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return // here
  }
// -----
// faulty
// known to another module before
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @look(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// the address of a slot is returned and used
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get() : () -> !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.return
  }
  llvm.func internal @get() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
// -----
// faulty: use-after-free
// … through two functions, and written
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get2() : () -> !llvm.ptr
    llvm.store %n, %p : i64, !llvm.ptr // here
    llvm.return
  }
  llvm.func internal @get2() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get() : () -> !llvm.ptr
    llvm.return %p : !llvm.ptr
  }
  llvm.func internal @get() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
// -----
// faulty: use-after-free
// … by the GPU
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @get() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
// -----
// faulty: use-after-free
// … a place in it, in a struct
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %t = llvm.call @get() : () -> !llvm.struct<(i64, ptr)>
    %p = llvm.extractvalue %t[1] : !llvm.struct<(i64, ptr)>
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.return
  }
  llvm.func internal @get() -> !llvm.struct<(i64, ptr)> {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %y = llvm.getelementptr %x[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %t = llvm.insertvalue %y, %u[1] : !llvm.struct<(i64, ptr)>
    llvm.return %t : !llvm.struct<(i64, ptr)>
  }
// -----
// faulty: use-after-free
// … one of two, by a block argument
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get(%c) : (i1) -> !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.return
  }
  llvm.func internal @get(%c: i1) -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %y = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.cond_br %c, ^r(%x : !llvm.ptr), ^r(%y : !llvm.ptr)
  ^r(%w: !llvm.ptr):
    llvm.return %w : !llvm.ptr
  }
// -----
// faulty: use-after-free
// left in a global
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @set() : () -> ()
    %g = llvm.mlir.addressof @box : !llvm.ptr
    %p = llvm.load %g : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.return
  }
  llvm.func internal @set() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @box : !llvm.ptr
    llvm.store %x, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.mlir.global internal @box() {addr_space = 0 : i32} : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
  }
// -----
// faulty: use-after-free
// left in the caller's slot
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %q = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @set(%q) : (!llvm.ptr) -> ()
    %p = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.return
  }
  llvm.func internal @set(%to: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.store %x, %to : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// correct
// returned, and not used
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get() : () -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @get() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
// -----
// correct
// the heap is not the stack
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @get() : () -> !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @get() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
// -----
// faulty: use-after-free
// the lifetime ends while a copy is pending
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … after the wait
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// faulty: use-after-free
// used after its lifetime
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32 // here
    llvm.return
  }
// -----
// faulty: use-after-free
// … by the GPU
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// two lifetimes
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// faulty: use-after-free
// pending over two lifetimes
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr // here
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// correct
// a lifetime in each round
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%z : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^done
  ^body:
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %o : i64
    llvm.br ^head(%j : i64)
  ^done:
    llvm.return
  }
// -----
// faulty: undefined-handle
// a stream is loaded after the lifetime of its slot
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %h = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> () // here
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: undefined-handle
// … in another block
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.br ^b
  ^b:
    %h = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> () // here
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … loaded before
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %h = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// the stack is restored while a copy is pending
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %sp = llvm.intr.stacksave : !llvm.ptr
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.intr.stackrestore %sp : !llvm.ptr // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … after the wait
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %sp = llvm.intr.stacksave : !llvm.ptr
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.intr.stackrestore %sp : !llvm.ptr
    llvm.return
  }
// -----
// correct
// the slot was made before the stack was saved
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %sp = llvm.intr.stacksave : !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.intr.stackrestore %sp : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// in blocks
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %sp = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^a
  ^a:
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.intr.stackrestore %sp : !llvm.ptr // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// what was saved lies in a slot, as compilers without optimizations have it
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %sp = llvm.intr.stacksave : !llvm.ptr
    %o = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.alloca %o x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %sp, %k : !llvm.ptr, !llvm.ptr
    llvm.br ^a
  ^a:
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %r = llvm.load %k : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %r : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// a scope ends
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    memref.alloca_scope {
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      memref.alloca_scope.return // here
    }
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … after the wait
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    memref.alloca_scope {
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      memref.alloca_scope.return
    }
    llvm.return
  }
// -----
// faulty: use-after-free
// the body of a task ends
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %t = async.execute {
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      async.yield // here
    }
    async.await %t : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … after the wait
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %t = async.execute {
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %t : !async.token
    llvm.return
  }
// -----
// faulty
// the function returns while a task may use its slot
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %t = async.execute {
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.return
  }
// -----
// correct
// … after it has awaited the task
  llvm.func @main(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %t = async.execute {
    llvm.call @mgpuMemcpy(%x, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %t : !async.token
    llvm.return
  }
// -----
// faulty
// a constructor leaves a copy pending
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global internal @buf() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.func internal @init() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    %v = llvm.load %b : !llvm.ptr -> i32
    llvm.return
  }
// -----
// faulty
// … in a helper
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global internal @buf() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.func internal @init() {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @help() : () -> ()
    llvm.return
  }
  llvm.func internal @help() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    %v = llvm.load %b : !llvm.ptr -> i32
    llvm.return
  }
// -----
// correct
// it waits
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global internal @buf() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.func internal @init() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    %v = llvm.load %b : !llvm.ptr -> i32
    llvm.return
  }
// -----
// faulty
// a constructor makes a stream, main uses it when it was destroyed
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global internal @box() {addr_space = 0 : i32} : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
  }
  llvm.func internal @init() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @box : !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %g = llvm.mlir.addressof @box : !llvm.ptr
    %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: undefined-handle
// the stack is given back, and the slot that nothing else knows of is read
  llvm.func @main() {
    %sp = llvm.intr.stacksave : !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.stackrestore %sp : !llvm.ptr
    %l = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> () // here
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: undefined-handle
// … in another block, from a slot with two stores
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %sp = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^a
  ^a:
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^b, ^e
  ^b:
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^e
  ^e:
    llvm.intr.stackrestore %sp : !llvm.ptr
    %l = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> () // here
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// the slot is made anew, saved and restored in each round, and read before
  llvm.func @main(%n: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %k : !llvm.ptr, !llvm.ptr
    llvm.br ^h(%zero : i64)
  ^h(%i: i64):
    %c = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %c, ^b, ^e
  ^b:
    %sp = llvm.intr.stacksave : !llvm.ptr
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %l = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> ()
    llvm.intr.stackrestore %sp : !llvm.ptr
    %j = llvm.add %i, %one : i64
    llvm.br ^h(%j : i64)
  ^e:
    %m = llvm.load %k : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// in the second round the slot is one that was made after the stack was saved
  llvm.func @main(%c: i1, %d: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^a, ^b
  ^a:
    %sp = llvm.intr.stacksave : !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %sp, %k : !llvm.ptr, !llvm.ptr
    llvm.br ^m(%sp : !llvm.ptr)
  ^b:
    %other = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^m(%other : !llvm.ptr)
  ^m(%saved: !llvm.ptr):
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.stackrestore %saved : !llvm.ptr
    %l = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// what was saved is not known, and the slot is one of the entry
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %sp = llvm.intr.stacksave : !llvm.ptr
    llvm.store %sp, %k : !llvm.ptr, !llvm.ptr
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %sq = llvm.intr.stacksave : !llvm.ptr
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.store %sq, %k : !llvm.ptr, !llvm.ptr
    llvm.br ^b
  ^b:
    %saved = llvm.load %k : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %saved : !llvm.ptr
    %l = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: undefined-handle
// the block that gives back the stack is listed before the one that makes the slot
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %sp = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^a
  ^r:
    llvm.intr.stackrestore %sp : !llvm.ptr
    llvm.br ^l
  ^a:
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^w, ^r
  ^w:
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^r
  ^l:
    %l = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> () // here
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … in a loop, where the slot of the round before is read
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %k : !llvm.ptr, !llvm.ptr
    %sp = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^h(%k : !llvm.ptr)
  ^h(%p: !llvm.ptr):
    llvm.intr.stackrestore %sp : !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%l) : (!llvm.ptr) -> ()
    llvm.cond_br %c, ^b, ^e
  ^b:
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^h(%x : !llvm.ptr)
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
