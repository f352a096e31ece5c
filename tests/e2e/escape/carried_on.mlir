// More of what copies by the runtime take along: parts of structures, and what is copied on or read again.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @other()
llvm.func @look(!llvm.ptr)
llvm.mlir.global external @g() : !llvm.ptr {
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.return %z : !llvm.ptr
}
llvm.func @strdup(!llvm.ptr) -> !llvm.ptr
// -----
// correct
// a destroyed stream lies behind what is copied
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %e = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %t, %e : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a stream in the second half of what is copied
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %e = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %t, %e : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %c16, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a stream behind what is copied
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %e = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %t, %e : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// half of the stream is copied
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %e = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %t, %e : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %l1 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %l1, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// it is not known how much is copied
  llvm.func @main(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %e = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %t, %e : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a text is made of it
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %b = llvm.call @strdup(%slot) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @look(%b) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// in a task
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %tok = async.execute {
    llvm.call @mgpuMemcpy(%p, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.yield
    }
    async.await %tok : !async.token
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// in a function of the module
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @f(%p, %slot, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func private @f(%p: !llvm.ptr, %slot: !llvm.ptr, %s: !llvm.ptr) {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    llvm.call @mgpuMemcpy(%p, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// out of a global of the module
  llvm.mlir.global internal @h() : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
    }
  llvm.func @main() {
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.mlir.addressof @h : !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// out of one of two slots
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %null, %o : !llvm.ptr, !llvm.ptr
    %x = llvm.select %c, %slot, %o : i1, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %x, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … by way of a block argument
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %null, %o : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^a(%slot : !llvm.ptr), ^a(%o : !llvm.ptr)
  ^a(%x: !llvm.ptr):
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %x, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to a global of others, or to a slot
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %null, %o : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.cond_br %c, ^a(%p : !llvm.ptr), ^a(%o : !llvm.ptr)
  ^a(%x: !llvm.ptr):
    llvm.call @mgpuMemcpy(%x, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to a slot whose address goes on
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%o, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @look(%o) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to a slot from which it is loaded and goes on
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%o, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @look(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to the device and back
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %t = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%t, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%o, %t, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%x, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%t, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a kernel puts it elsewhere
    gpu.module @k {
  llvm.func @moves(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %v = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.store %v, %q : !llvm.ptr, !llvm.ptr
    llvm.return
  }
    }
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %t = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%t, %slot, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@moves blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr, %u : !llvm.ptr)
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %u, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %i7, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%t, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%u, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to where a caller reads
  llvm.func private @f(%to: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %t, %o : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%to, %o, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %o : !llvm.ptr, !llvm.ptr
    llvm.call @f(%o, %s, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @look(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to a slot that may be the one that is copied on
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %a = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %b = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    llvm.call @mgpuMemcpy(%a, %o, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %x, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// to memory that the host shares
  llvm.func @main(%c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o8 = llvm.mlir.constant(1 : i8) : i8
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %o8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %o, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %d : !llvm.ptr -> !llvm.ptr
    llvm.call @look(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
