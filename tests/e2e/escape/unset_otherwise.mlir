// Conditions in memory of which a part was never set, on some way, by some function, or in a memref.

// RUN: python3 %S/twins.py %gpuverify %s

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
llvm.func @look(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @setjmp(!llvm.ptr) -> i32
llvm.func @longjmp(!llvm.ptr, i32)
llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)
llvm.func @atexit(!llvm.ptr) -> i32
llvm.func @vararg(i32, ...)
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw()
llvm.mlir.global internal @gs() : !llvm.ptr {
  %u = llvm.mlir.zero : !llvm.ptr
  llvm.return %u : !llvm.ptr
}
llvm.mlir.global internal @gbuf() : !llvm.array<64 x i8> {
  %u = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %u : !llvm.array<64 x i8>
}
// -----
// faulty
// memref.alloca unset
  func.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = memref.alloca() : memref<1xi1>
    %i = arith.constant 0 : index
    %c = memref.load %m[%i] : memref<1xi1>
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    func.return
  }
// -----
// correct
// memref.alloca set
  func.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = memref.alloca() : memref<1xi1>
    %i = arith.constant 0 : index
    memref.store %q, %m[%i] : memref<1xi1>
    %c = memref.load %m[%i] : memref<1xi1>
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    func.return
  }
// -----
// faulty
// memref.alloc unset
  func.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = memref.alloc() : memref<1xi1>
    %i = arith.constant 0 : index
    %c = memref.load %m[%i] : memref<1xi1>
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    memref.dealloc %m : memref<1xi1>
    func.return
  }
// -----
// faulty
// memref.copy of unset
  func.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = memref.alloca() : memref<1xi1>
    %o = memref.alloca() : memref<1xi1>
    %i = arith.constant 0 : index
    memref.copy %o, %m : memref<1xi1> to memref<1xi1>
    %c = memref.load %m[%i] : memref<1xi1>
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    func.return
  }
// -----
// faulty
// arith.select on ub.poison
  func.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = ub.poison : i1
    %h = arith.select %c, %s, %t : !llvm.ptr
    %k = arith.select %c, %t, %s : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    func.return
  }
// -----
// faulty
// arith.select on llvm undef
  func.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.mlir.undef : i1
    %h = arith.select %c, %s, %t : !llvm.ptr
    %k = arith.select %c, %t, %s : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    func.return
  }
// -----
// faulty
// call_intrinsic lifetime.start
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.call_intrinsic "llvm.lifetime.start.p0"(%x) : (!llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// call_intrinsic memcpy
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %y = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %f = llvm.mlir.constant(false) : i1
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %t, %y : !llvm.ptr, !llvm.ptr
    llvm.call_intrinsic "llvm.memcpy.p0.p0.i64"(%x, %y, %n8, %f) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// set in one case of a switch
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %z = llvm.zext %q : i1 to i32
    llvm.switch %z : i32, ^d [
      1: ^a
    ]
  ^a:
    llvm.store %q, %x : i1, !llvm.ptr
    llvm.br ^d
  ^d:
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// set after the loop that reads
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^h(%z : i64)
  ^h(%i: i64):
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %q, %x : i1, !llvm.ptr
    %j = llvm.add %i, %one : i64
    %e = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %e, ^h(%j : i64), ^o
  ^o:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a wider load than what was set
  llvm.func @main(%b: i8) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    llvm.store %b, %x : i8, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %one : i64
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a union: float set low, then int read
  llvm.func @main(%b: f32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    llvm.store %b, %x : f32, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i64
    %c = llvm.icmp "slt" %v, %one : i64
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// set, then copied over by unset
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %q, %x : i1, !llvm.ptr
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
// set, then a dead scope
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %q, %x : i1, !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %w = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %c = llvm.load %w : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// helper stores undef
  llvm.func internal @set(%p: !llvm.ptr) {
    %u = llvm.mlir.undef : i1
    llvm.store %u, %p : i1, !llvm.ptr
    llvm.return
  }
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.call @set(%x) : (!llvm.ptr) -> ()
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// helper returns what is unset
  llvm.func internal @get() -> i1 {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %c = llvm.load %x : !llvm.ptr -> i1
    llvm.return %c : i1
  }
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.call @get() : () -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// struct in malloc, helper reads by recursion
  llvm.func internal @rec(%p: !llvm.ptr, %k: i64) -> i1 {
    %one = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.constant(0 : i64) : i64
    %e = llvm.icmp "eq" %k, %z : i64
    llvm.cond_br %e, ^a, ^b
  ^a:
    %c = llvm.load %p : !llvm.ptr -> i1
    llvm.return %c : i1
  ^b:
    %l = llvm.sub %k, %one : i64
    %d = llvm.call @rec(%p, %l) : (!llvm.ptr, i64) -> i1
    llvm.return %d : i1
  }
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n8) : (i64) -> !llvm.ptr
    %c = llvm.call @rec(%m, %n8) : (!llvm.ptr, i64) -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// address in a struct member
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    llvm.store %x, %p : !llvm.ptr, !llvm.ptr
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c = llvm.load %a : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// aggregate load of unset
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x !llvm.struct<(i64, i1)> : (i64) -> !llvm.ptr
    llvm.store %n, %x : i64, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.struct<(i64, i1)>
    %c = llvm.extractvalue %v[1] : !llvm.struct<(i64, i1)>
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// aggregate load of set
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x !llvm.struct<(i64, i1)> : (i64) -> !llvm.ptr
    %w = llvm.getelementptr %x[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i1)>
    llvm.store %q, %w : i1, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.struct<(i64, i1)>
    %c = llvm.extractvalue %v[1] : !llvm.struct<(i64, i1)>
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// realloc then read
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n8) : (i64) -> !llvm.ptr
    llvm.store %q, %m : i1, !llvm.ptr
    %r = llvm.call @realloc(%m, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    %a = llvm.getelementptr %r[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %c = llvm.load %a : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.call @free(%r) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// select of sums of unset
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i64
    %w = llvm.xor %v, %v : i64
    %z = llvm.mlir.constant(0 : i64) : i64
    %c = llvm.icmp "eq" %w, %z : i64
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
