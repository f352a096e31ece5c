// What the runtime writes for the host is any number where it tells of the machine, and otherwise not known: the program may have said what.

// RUN: python3 %S/../escape/twins.py %gpuverify --runtime=cuda-runtime %s

llvm.func @cudaStreamCreate(!llvm.ptr) -> i32
llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
llvm.func @cudaGetDeviceCount(!llvm.ptr) -> i32
llvm.func @cudaDeviceGetAttribute(!llvm.ptr, i32, i32) -> i32
llvm.func @cudaDeviceCanAccessPeer(!llvm.ptr, i32, i32) -> i32
llvm.func @cudaDriverGetVersion(!llvm.ptr) -> i32
llvm.func @cudaDeviceGetStreamPriorityRange(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @cudaDeviceGetLimit(!llvm.ptr, i32) -> i32
llvm.func @cudaGetDevice(!llvm.ptr) -> i32
llvm.func @cudaStreamGetPriority(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @cudaStreamGetId(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @cudaDeviceGetCacheConfig(!llvm.ptr) -> i32
llvm.func @cudaRuntimeGetVersion(!llvm.ptr) -> i32
llvm.func @cudaMemGetInfo(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @cudaGetDeviceFlags(!llvm.ptr) -> i32
// -----
// faulty: stream-double-destroy
// how many devices
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaGetDeviceCount(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32 // here
    llvm.return
  }
// -----
// faulty: stream-double-destroy
// an attribute
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceGetAttribute(%x, %d, %d) : (!llvm.ptr, i32, i32) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32 // here
    llvm.return
  }
// -----
// faulty: stream-double-destroy
// whether two devices see each other
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceCanAccessPeer(%x, %d, %d) : (!llvm.ptr, i32, i32) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32 // here
    llvm.return
  }
// -----
// faulty: stream-double-destroy
// the version of the driver
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDriverGetVersion(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32 // here
    llvm.return
  }
// -----
// faulty: stream-double-destroy
// a priority, below zero
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(-5 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceGetStreamPriorityRange(%y, %x) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32 // here
    llvm.return
  }
// -----
// correct, and not decided
// there are no fewer than none
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(0 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaGetDeviceCount(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "slt" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// a limit, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceGetLimit(%x, %d) : (!llvm.ptr, i32) -> i32
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %k : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceGetLimit(%x, %d) : (!llvm.ptr, i32) -> i32
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %k : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// the device, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaGetDevice(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaGetDevice(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// the priority of a stream, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaStreamGetPriority(%s, %x) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaStreamGetPriority(%s, %x) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// the number of a stream, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaStreamGetId(%s, %x) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %k : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaStreamGetId(%s, %x) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %k : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// a preference, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceGetCacheConfig(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaDeviceGetCacheConfig(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// the version of the library, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaRuntimeGetVersion(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaRuntimeGetVersion(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// how much memory is left, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaMemGetInfo(%x, %y) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %k : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaMemGetInfo(%x, %y) : (!llvm.ptr, !llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %k : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// flags, which the program has set or used up
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaGetDeviceFlags(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … and a fault on the other path
  llvm.func @main(%d: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %k = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %r = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
    %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %q = llvm.call @cudaGetDeviceFlags(%x) : (!llvm.ptr) -> i32
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.br ^b
  ^b:
    %f = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
