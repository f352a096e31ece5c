// Handles that are copied, exchanged, mixed and passed on in ways that are seldom seen: none is proved.

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
// index by undef, twice
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %t, %x1 : !llvm.ptr, !llvm.ptr
    %u = llvm.mlir.undef : i64
    %m = llvm.and %u, %one : i64
    %a = llvm.getelementptr %x[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> !llvm.ptr
    %o = llvm.xor %m, %one : i64
    %b = llvm.getelementptr %x[%o] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %w = llvm.load %b : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%w) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// mask of undef
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : i1
    %m = llvm.sext %u : i1 to i64
    %a = llvm.ptrtoint %s : !llvm.ptr to i64
    %b = llvm.ptrtoint %t : !llvm.ptr to i64
    %mone = llvm.mlir.constant(-1 : i64) : i64
    %nm = llvm.xor %m, %mone : i64
    %p = llvm.and %a, %m : i64
    %q = llvm.and %b, %nm : i64
    %r = llvm.or %p, %q : i64
    %h = llvm.inttoptr %r : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// half of a handle overwritten
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %z, %x : i32, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// one byte by atomic
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i8) : i8
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %o = llvm.atomicrmw xchg %x, %z monotonic : !llvm.ptr, i8
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// exchanged handle
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
    %o = llvm.atomicrmw xchg %x, %t monotonic : !llvm.ptr, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// cmpxchg stores
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
    %o = llvm.cmpxchg %x, %s, %t monotonic monotonic : !llvm.ptr, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// add to a handle atomically
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
    %o = llvm.atomicrmw add %x, %one monotonic : !llvm.ptr, i64
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// volatile load twice
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @look(%x) : (!llvm.ptr) -> ()
    %v = llvm.load volatile %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// volatile number decides twice
  llvm.func @main(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %y = llvm.load volatile %p : !llvm.ptr -> i1
    %z = llvm.load volatile %p : !llvm.ptr -> i1
    %h = llvm.select %y, %s, %t : i1, !llvm.ptr
    %k = llvm.select %z, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// inline asm gets the slot
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
    llvm.inline_asm has_side_effects "nop", "r" %x : (!llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// inline asm gives a handle
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %v = llvm.inline_asm "nop", "=r" : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// inline asm without operands clobbers memory, global
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.inline_asm has_side_effects "call f", "~{memory}" : () -> ()
    %v = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.store %null, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @set(%p: !llvm.ptr) {
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    llvm.store %p, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// setjmp, destroyed then jumped back
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
    %r = llvm.call @setjmp(%b) : (!llvm.ptr) -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @may_throw() : () -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// callback of qsort destroys
  llvm.func internal @cmp(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.return %z : i32
  }
  llvm.func @main(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    %c = llvm.mlir.addressof @cmp : !llvm.ptr
    llvm.call @qsort(%p, %n, %n8, %c) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// function pointer from a table
  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @sync(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%i: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %a = llvm.mlir.addressof @kill : !llvm.ptr
    %b = llvm.mlir.addressof @sync : !llvm.ptr
    %x1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %a, %x : !llvm.ptr, !llvm.ptr
    llvm.store %b, %x1 : !llvm.ptr, !llvm.ptr
    %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %fp = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call %fp(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// varargs get the slot
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.call @vararg(%z, %x) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// va_list in a function of the module
  llvm.func internal @va(%k: i32, ...) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %l = llvm.alloca %one x !llvm.struct<(i32, i32, ptr, ptr)> : (i64) -> !llvm.ptr
    llvm.intr.vastart %l : !llvm.ptr
    %p = llvm.getelementptr %l[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, ptr, ptr)>
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.intr.vaend %l : !llvm.ptr
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(1 : i32) : i32
    llvm.call @va(%z, %s) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// ptrtoint of a slot, stored and loaded
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %i = llvm.ptrtoint %x : !llvm.ptr to i64
    llvm.store %i, %y : i64, !llvm.ptr
    %j = llvm.load %y : !llvm.ptr -> i64
    %q = llvm.inttoptr %j : i64 to !llvm.ptr
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// ptrtoint passed to unknown
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
    %i = llvm.ptrtoint %x : !llvm.ptr to i64
    llvm.call @num(%i) : (i64) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @num(i64)
// -----
// faulty
// realloc keeps the content, freed
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    %r = llvm.call @realloc(%m, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    %v = llvm.load %r : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%r) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// realloc larger: the rest is unset
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n8) : (i64) -> !llvm.ptr
    %r = llvm.call @realloc(%m, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    %a = llvm.getelementptr %r[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%r) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// constructor leaves work on a global
  llvm.mlir.global_ctors ctors = [@init], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.func internal @init() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @gbuf : !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %d, %n, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gbuf : !llvm.ptr
    %v = llvm.load %g : !llvm.ptr -> i8
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// constructor destroys a stream in a global
  llvm.mlir.global_ctors ctors = [@init], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.func internal @init() {
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %v = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// two constructors, order by priority
  llvm.mlir.global_ctors ctors = [@b, @a], priorities = [200 : i32, 100 : i32], data = [#llvm.zero, #llvm.zero]
  llvm.func internal @a() {
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @b() {
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %s = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// weak body that syncs, another may not
  llvm.func weak @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @wait(%s) : (!llvm.ptr) -> ()
    %v = llvm.load %p : !llvm.ptr -> i8
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// linkonce body that syncs, another may not
  llvm.func linkonce @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%p, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @wait(%s) : (!llvm.ptr) -> ()
    %v = llvm.load %p : !llvm.ptr -> i8
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// weak global with an initial null may be another
  llvm.mlir.global weak @w(0 : i64) : i64
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @w : !llvm.ptr
    %k = llvm.load %g : !llvm.ptr -> i64
    %z = llvm.mlir.constant(0 : i64) : i64
    %c = llvm.icmp "eq" %k, %z : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// thread local read in a task of unknown code
  llvm.mlir.global internal thread_local @tl() : !llvm.ptr {
    %u = llvm.mlir.zero : !llvm.ptr
    llvm.return %u : !llvm.ptr
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @tl : !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @may_throw() : () -> ()
    %v = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.store %null, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @set(%p: !llvm.ptr) {
    %g = llvm.mlir.addressof @tl : !llvm.ptr
    llvm.store %p, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// alias of a global
  llvm.mlir.alias external @ali {dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @gs : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %a = llvm.mlir.addressof @ali : !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.store %t, %a : !llvm.ptr, !llvm.ptr
    %v = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// invoke unwinds past the destroy
  llvm.func @up() attributes {personality = @__gxx_personality_v0} {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.invoke @may_throw() to ^ok unwind ^pad : () -> ()
  ^ok:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^pad:
    %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// slot set only where invoke returns
  llvm.func @up() attributes {personality = @__gxx_personality_v0} {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.invoke @may_throw() to ^ok unwind ^pad : () -> ()
  ^ok:
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^end
  ^pad:
    %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^end
  ^end:
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// atexit uses a stream that main destroyed
  llvm.func internal @fin() {
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gs : !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    %c = llvm.mlir.addressof @fin : !llvm.ptr
    %r = llvm.call @atexit(%c) : (!llvm.ptr) -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// memset with a variable byte over a handle
  llvm.func @main(%b: i8) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    "llvm.intr.memset"(%x, %b, %n8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// overlapping memmove
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %n16 = llvm.mlir.constant(16 : i64) : i64
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %t, %x1 : !llvm.ptr, !llvm.ptr
    "llvm.intr.memmove"(%x1, %x, %n16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %x1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// copied half
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    %x1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %n4 = llvm.mlir.constant(4 : i64) : i64
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %t, %x1 : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%x1, %x, %n4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %v = llvm.load %x1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// byval is a copy
  llvm.func internal @by(%p: !llvm.ptr {llvm.byval = !llvm.array<1 x ptr>}, %t: !llvm.ptr) {
    llvm.store %t, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
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
    llvm.call @by(%x, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// slot of a callee that has returned
  llvm.func internal @dangle(%s: !llvm.ptr) -> !llvm.ptr {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @dangle(%s) : (!llvm.ptr) -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// alloca in each round, address kept
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^h(%z : i64)
  ^h(%i: i64):
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %f0 = llvm.icmp "eq" %i, %z : i64
    llvm.cond_br %f0, ^a, ^b
  ^a:
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %x, %k : !llvm.ptr, !llvm.ptr
    llvm.br ^n
  ^b:
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    %kk = llvm.load %k : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %kk : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v) : (!llvm.ptr) -> ()
    llvm.br ^n
  ^n:
    %j = llvm.add %i, %one : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %c = llvm.icmp "slt" %j, %two : i64
    llvm.cond_br %c, ^h(%j : i64), ^o
  ^o:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// freed and allocated again, same address compared
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    %k = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %c = llvm.icmp "eq" %m, %k : !llvm.ptr
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// destroyed and created again, same handle compared
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %k = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.icmp "eq" %s, %k : !llvm.ptr
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// freeze of undef handle
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.ptr
    %v = llvm.freeze %u : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// insertvalue in undef struct, other member used
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %v = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, ptr)>
    %w = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuStreamSynchronize(%w) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// bitcast vector lanes undef
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : vector<2xi64>
    %z = llvm.mlir.constant(0 : i32) : i32
    %o = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.ptrtoint %s : !llvm.ptr to i64
    %v = llvm.insertelement %a, %u[%z : i32] : vector<2xi64>
    %w = llvm.extractelement %v[%o : i32] : vector<2xi64>
    %h = llvm.inttoptr %w : i64 to !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// masked store of a handle
  llvm.func @main(%m: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.alloca %n8 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %p = llvm.ptrtoint %t : !llvm.ptr to i64
    %u = llvm.mlir.undef : vector<1xi64>
    %z = llvm.mlir.constant(0 : i32) : i32
    %v = llvm.insertelement %p, %u[%z : i32] : vector<1xi64>
    %um = llvm.mlir.undef : vector<1xi1>
    %mk = llvm.insertelement %m, %um[%z : i32] : vector<1xi1>
    llvm.intr.masked.store %v, %x, %mk {alignment = 8 : i32} : vector<1xi64>, vector<1xi1> into !llvm.ptr
    %h = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
