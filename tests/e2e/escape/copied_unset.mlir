// Copies of memory that was never set, by functions, intrinsics and the runtime: what comes out chooses nothing, and is no handle.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @look(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
llvm.mlir.global internal @never() : !llvm.struct<(i64, i1)> {
  %u = llvm.mlir.undef : !llvm.struct<(i64, i1)>
  llvm.return %u : !llvm.struct<(i64, i1)>
}
llvm.mlir.global internal @zeros() : !llvm.struct<(i64, i1)> {
  %u = llvm.mlir.zero : !llvm.struct<(i64, i1)>
  llvm.return %u : !llvm.struct<(i64, i1)>
}
llvm.mlir.global internal @neverptr() : !llvm.ptr {
  %u = llvm.mlir.undef : !llvm.ptr
  llvm.return %u : !llvm.ptr
}
llvm.func internal @read(%p: !llvm.ptr) -> i1 {
  %c = llvm.load %p : !llvm.ptr -> i1
  llvm.return %c : i1
}
llvm.func internal @set(%p: !llvm.ptr, %c: i1) {
  llvm.store %c, %p : i1, !llvm.ptr
  llvm.return
}
// -----
// faulty
// alloca to alloca
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    "llvm.intr.memcpy"(%x, %y, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// …, set before
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %y : i1, !llvm.ptr
    "llvm.intr.memcpy"(%x, %y, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// malloc to alloca
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n8) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%x, %m, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// …, set before
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n8) : (i64) -> !llvm.ptr
    llvm.store %q, %m : i1, !llvm.ptr
    "llvm.intr.memcpy"(%x, %m, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// global undef
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @never : !llvm.ptr
    %f = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i1)>
    "llvm.intr.memcpy"(%x, %f, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// global zero
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @zeros : !llvm.ptr
    %f = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i1)>
    "llvm.intr.memcpy"(%x, %f, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// by the function memcpy
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @memcpy(%x, %y, %one) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … set
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %y : i1, !llvm.ptr
    %r = llvm.call @memcpy(%x, %y, %one) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// memmove
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    "llvm.intr.memmove"(%x, %y, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// size not constant
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    "llvm.intr.memcpy"(%x, %y, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … set
  llvm.func @main(%n: i64, %q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %y : i1, !llvm.ptr
    "llvm.intr.memcpy"(%x, %y, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// two copies
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%y, %z, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%x, %y, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// two copies
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %q, %z : i1, !llvm.ptr
    "llvm.intr.memcpy"(%y, %z, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%x, %y, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// other member
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.alloca %one x !llvm.struct<(i64, i1)> : (i64) -> !llvm.ptr
    llvm.store %one, %z : i64, !llvm.ptr
    %w = llvm.alloca %one x !llvm.struct<(i64, i1)> : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%w, %z, %n16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %wf = llvm.getelementptr %w[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i1)>
    %c = llvm.load %wf : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// the member
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.alloca %one x !llvm.struct<(i64, i1)> : (i64) -> !llvm.ptr
    %zf = llvm.getelementptr %z[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i1)>
    llvm.store %q, %zf : i1, !llvm.ptr
    %w = llvm.alloca %one x !llvm.struct<(i64, i1)> : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%w, %z, %n16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %wf = llvm.getelementptr %w[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i1)>
    %c = llvm.load %wf : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// copied on one way only
  llvm.func @main(%q: i1, %b: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %y : i1, !llvm.ptr
    llvm.cond_br %b, ^a, ^go
  ^a:
    "llvm.intr.memcpy"(%x, %y, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^go
  ^go:
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// device memory that nothing filled
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n8, %s, %zero8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … filled
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n8, %s, %zero8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %zero32, %one, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … filled by copy
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %y : i1, !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n8, %s, %zero8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %y, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … filled by copy of nothing
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n8, %s, %zero8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %y, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %one, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// read by a helper
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.call @read(%x) : (!llvm.ptr) -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// read by a helper, set
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %x : i1, !llvm.ptr
    %c = llvm.call @read(%x) : (!llvm.ptr) -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// set by a helper
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @set(%x, %q) : (!llvm.ptr, i1) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// read by a helper then loaded
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @read(%x) : (!llvm.ptr) -> i1
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// unknown code sets
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @look(%x) : (!llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// copied in a helper
  llvm.func internal @cp(%a: !llvm.ptr, %b: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    "llvm.intr.memcpy"(%a, %b, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @cp(%x, %y) : (!llvm.ptr, !llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// at an index
  llvm.func @main(%i: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %arr = llvm.alloca %n8 x i1 : (i64) -> !llvm.ptr
    %at = llvm.getelementptr %arr[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %c = llvm.load %at : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// at an index, filled
  llvm.func @main(%i: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %arr = llvm.alloca %n8 x i1 : (i64) -> !llvm.ptr
    "llvm.intr.memset"(%arr, %zero8, %n8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %at = llvm.getelementptr %arr[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %c = llvm.load %at : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// select of two unset slots
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.select %q, %x, %y : i1, !llvm.ptr
    %c = llvm.load %w : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle: alloca to alloca
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%hx, %hy, %n8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// handle: set
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %hy : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%hx, %hy, %n8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle: malloc
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %m = llvm.call @malloc(%n8) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%hx, %m, %n8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle: global
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @neverptr : !llvm.ptr
    "llvm.intr.memcpy"(%hx, %g, %n8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle: global loaded
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @neverptr : !llvm.ptr
    %v = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle: device
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n8, %s, %zero8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%hx, %d, %n8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle overwritten by unset
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %hx : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%hx, %hy, %n8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle partly overwritten by unset
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %hx : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%hx, %hy, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle overwritten by unset device
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %hx : !llvm.ptr, !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n8, %s, %zero8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%hx, %d, %n8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// handle through memset
  llvm.func @main(%b: i8) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %zero8 = llvm.mlir.constant(0 : i8) : i8
    %zero32 = llvm.mlir.constant(0 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %hx = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %hy = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %hx : !llvm.ptr, !llvm.ptr
    "llvm.intr.memset"(%hx, %b, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %v = llvm.load %hx : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
