// A copy by the runtime takes an address, or a handle, along with the bytes that it reads: where others can read them, they can use it.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @other()
llvm.func @look(!llvm.ptr)
llvm.mlir.global external @g() : !llvm.ptr {
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.return %z : !llvm.ptr
}
gpu.module @k {
  llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.mlir.constant(1 : i32) : i32
    llvm.store %v, %q : i32, !llvm.ptr
    llvm.return
  }
}
// -----
// faulty
// to a global of others, while work is pending
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … to memory of callers
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … to a slot that another function gets
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @look(%p) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … by way of memory of the device
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%p, %m, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the stream itself: it may be destroyed there
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a table on the device, of which another function gets the address
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @look(%p) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// in one of two ways
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a table on the device, which kernels follow
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// to a slot of this function alone
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// the slot holds something else when it is copied
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %slot, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// what is copied lies before the address
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %w = llvm.mlir.constant(8 : i64) : i64
    %q = llvm.mlir.constant(16 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %two = llvm.mlir.constant(2 : i64) : i64
    %t = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %d, %t : !llvm.ptr, !llvm.ptr
    llvm.store %null, %e : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %e, %w, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %q, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @other() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
