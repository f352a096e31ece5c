// What printf does to what its arguments point to is what the format says: %s reads it, %n writes it, the others leave it alone.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal constant @count("%d%n\00")
  llvm.mlir.global internal constant @text("[%s]\0A\00")
  llvm.mlir.global internal constant @number("%08.3f %*ld %p %%s\0A\00")
  llvm.mlir.global internal constant @odd("%2$s\00")
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @snprintf(!llvm.ptr, i64, !llvm.ptr, ...) -> i32
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @counts_into_the_slot() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %f = llvm.mlir.addressof @count : !llvm.ptr
    %r = llvm.call @printf(%f, %i, %p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr) -> i32
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @prints_the_address_of_the_slot() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %d = llvm.mlir.constant(1.0 : f64) : f64
    %f = llvm.mlir.addressof @number : !llvm.ptr
    %r = llvm.call @printf(%f, %d, %i, %1, %p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32, i64, !llvm.ptr) -> i32
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @format_with_places() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %f = llvm.mlir.addressof @odd : !llvm.ptr
    %r = llvm.call @printf(%f, %i, %p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr) -> i32
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @any_format(%g: !llvm.ptr) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %r = llvm.call @printf(%g, %p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @prints_what_is_written(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %f = llvm.mlir.addressof @text : !llvm.ptr
    %r = llvm.call @printf(%f, %h) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @prints_it_afterwards(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %f = llvm.mlir.addressof @text : !llvm.ptr
    %r = llvm.call @printf(%f, %h) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @prints_its_address(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %i = llvm.mlir.constant(1 : i32) : i32
    %e = llvm.mlir.constant(1.0 : f64) : f64
    %f = llvm.mlir.addressof @number : !llvm.ptr
    %r = llvm.call @printf(%f, %e, %i, %n, %h) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32, i64, !llvm.ptr) -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @into_a_buffer(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %f = llvm.mlir.addressof @text : !llvm.ptr
    %r = llvm.call @snprintf(%h, %n, %f, %f) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
