// The descriptor of registered host memory for the GPU: its pointers are the address that was registered, and what the GPU does through it is done to
// that memory.

// RUN: python3 %S/../expect.py %gpuverify --runtime=rocm %s

!m = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
module attributes {gpu.container_module} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemHostRegisterMemRef(i64, !llvm.ptr, i64)
  llvm.func @mgpuMemGetDeviceMemRef1dFloat(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
  llvm.func @mgpuMemGetDeviceMemRef1dInt32(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func internal @device(%h: !llvm.ptr, %n: i64) -> !llvm.ptr {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %d = llvm.call @mgpuMemGetDeviceMemRef1dFloat(%h, %h, %0, %n, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
    %p = llvm.extractvalue %d[1] : !m
    llvm.return %p : !llvm.ptr
  }
  llvm.func @waits() {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(1 : i32) : i32
    %b = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemGetDeviceMemRef1dInt32(%h, %h, %0, %n, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
    %p = llvm.extractvalue %d[0] : !m
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @reads_too_early() {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(1 : i32) : i32
    %b = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemGetDeviceMemRef1dInt32(%h, %h, %0, %n, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
    %p = llvm.extractvalue %d[1] : !m
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_of_one() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(1 : i32) : i32
    %b = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @device(%h, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    %q = llvm.call @device(%h, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%q, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @freed_before() {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(1 : i32) : i32
    %b = llvm.mlir.constant(64 : i64) : i64
    %slot = llvm.alloca %1 x !m : (i64) -> !llvm.ptr
    %h = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemGetDeviceMemRef1dFloat(%h, %h, %0, %n, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
    llvm.store %d, %slot : !m, !llvm.ptr
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    %e = llvm.load %slot : !llvm.ptr -> !m
    %p = llvm.extractvalue %e[1] : !m
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: use-after-free
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @leaks() {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %b = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%b) : (i64) -> !llvm.ptr // expect: memory-leak
    %d = llvm.call @mgpuMemGetDeviceMemRef1dFloat(%h, %h, %0, %n, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !m
    llvm.return
  }
}
