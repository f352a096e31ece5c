// A fill whose size is not constant and an atomic operation of any width are accesses of the host.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr

  llvm.func @device_filled(%m: i64) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    "llvm.intr.memset"(%p, %no, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> () // expect: device-memory-on-host
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @freed_filled_by_name(%m: i64) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %p = llvm.call @malloc(%m) : (i64) -> !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    %q = llvm.call @memset(%p, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr // expect: use-after-free
    llvm.return
  }

  llvm.func @filled_while_copied(%p: !llvm.ptr, %m: i64, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.call @memset(%h, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Whether so many bytes reach what is copied is not known.
  llvm.func @filled_in_front_while_copied(%p: !llvm.ptr, %m: i64, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %all = llvm.mlir.constant(128 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.call @malloc(%all) : (i64) -> !llvm.ptr
    %b = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %b, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.call @memset(%h, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @filled_behind_while_copied(%p: !llvm.ptr, %m: i64, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %all = llvm.mlir.constant(128 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.call @malloc(%all) : (i64) -> !llvm.ptr
    %b = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.call @memset(%b, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @filled_before_and_after(%p: !llvm.ptr, %m: i64, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.call @memset(%h, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %r = llvm.call @memset(%h, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // A stream in a slot that is filled so: what is there afterwards is not known.
  llvm.func @slot_filled(%m: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %q = llvm.call @memset(%slot, %zero, %m) : (!llvm.ptr, i32, i64) -> !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // calloc: null streams, however many, are the default stream.
  llvm.func @table_of_null_streams(%m: i64, %i: i64) {
    %eight = llvm.mlir.constant(8 : i64) : i64
    %t = llvm.call @calloc(%m, %eight) : (i64, i64) -> !llvm.ptr
    %s = llvm.load %t : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @table_of_null_streams_destroyed(%m: i64) {
    %eight = llvm.mlir.constant(8 : i64) : i64
    %t = llvm.call @calloc(%m, %eight) : (i64, i64) -> !llvm.ptr
    %s = llvm.load %t : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: null-handle
    llvm.call @free(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @atomic_on_freed() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    %o = llvm.atomicrmw add %p, %n acq_rel : !llvm.ptr, i64 // expect: use-after-free
    llvm.return
  }

  llvm.func @exchange_on_device() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %o = llvm.cmpxchg %q, %n, %n acq_rel monotonic : !llvm.ptr, i64 // expect: device-memory-on-host
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @pointer_exchange_while_copied(%p: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %p, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.getelementptr %h[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %z = llvm.mlir.zero : !llvm.ptr
    %o = llvm.atomicrmw xchg %q, %z acq_rel : !llvm.ptr, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @small_atomic_on_freed() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    %o = llvm.atomicrmw add %p, %one acq_rel : !llvm.ptr, i32 // expect: use-after-free
    llvm.return
  }
}
