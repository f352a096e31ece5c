// Addresses and handles that go through one function, which returns what it gets: memory of the heap is no stream there, and not unknown where memory belongs.

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
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func internal @same(%x: !llvm.ptr) -> !llvm.ptr {
  llvm.return %x : !llvm.ptr
}
llvm.func internal @twice(%x: !llvm.ptr) -> !llvm.ptr {
  %y = llvm.call @same(%x) : (!llvm.ptr) -> !llvm.ptr
  %z = llvm.call @same(%y) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %z : !llvm.ptr
}

llvm.func @a_stream() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @same(%s) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @heap() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %p = llvm.call @same(%m) : (!llvm.ptr) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @heap_freed_twice() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %p = llvm.call @twice(%m) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> () // expect: double-free
  llvm.return
}

llvm.func @heap_used_after_free() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %p = llvm.call @twice(%m) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %v = llvm.load %m : !llvm.ptr -> i32 // expect: use-after-free
  llvm.return
}

llvm.func @heap_as_a_stream() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %p = llvm.call @same(%m) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%p) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @heap_as_an_event_on_one_side(%c: i1) {
  %n = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %x = llvm.select %c, %m, %e : i1, !llvm.ptr
  %p = llvm.call @twice(%x) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mgpuEventSynchronize(%p) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
  llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @heap_of_the_device() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %e = llvm.call @same(%d) : (!llvm.ptr) -> !llvm.ptr
  %p = llvm.call @same(%m) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mgpuMemcpy(%p, %e, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @heap_read_too_early() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %e = llvm.call @same(%d) : (!llvm.ptr) -> !llvm.ptr
  %p = llvm.call @same(%m) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mgpuMemcpy(%p, %e, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
  %v = llvm.load %m : !llvm.ptr -> i32 // expect: host-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @freed_by_the_wrong_function() {
  %n = llvm.mlir.constant(64 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.call @same(%m) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> () // expect: mismatched-free
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return
}

// A table on the heap: of two equal addresses one is chosen.
llvm.func @one_of_the_same(%c: i1) {
  %n = llvm.mlir.constant(64 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %table = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %same = llvm.select %c, %table, %table : i1, !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.store %d, %same : !llvm.ptr, !llvm.ptr
  %e = llvm.load %table : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @free(%same) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @one_of_the_same_freed_twice(%c: i1) {
  %n = llvm.mlir.constant(64 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %same = llvm.select %c, %m, %m : i1, !llvm.ptr
  llvm.call @free(%same) : (!llvm.ptr) -> ()
  llvm.call @free(%m) : (!llvm.ptr) -> () // expect: double-free
  llvm.return
}
