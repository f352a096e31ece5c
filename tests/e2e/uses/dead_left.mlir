// What is dead in memory that callers have or get, or that others can read, when control leaves the module: it may be used there.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

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
llvm.func @keep(!llvm.ptr) -> !llvm.ptr
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal @mine() : !llvm.ptr {
  %u = llvm.mlir.zero : !llvm.ptr
  llvm.return %u : !llvm.ptr
}
llvm.mlir.global external @yours() : !llvm.ptr {
  %u = llvm.mlir.zero : !llvm.ptr
  llvm.return %u : !llvm.ptr
}
llvm.mlir.global external @declared() : !llvm.ptr
llvm.mlir.global weak @weakly() : !llvm.ptr {
  %u = llvm.mlir.zero : !llvm.ptr
  llvm.return %u : !llvm.ptr
}
// -----
// faulty
// malloc returned, stored then destroyed
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// malloc returned, destroyed then stored
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.return %m : !llvm.ptr
  }
// -----
// correct
// malloc returned, alive
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.return %m : !llvm.ptr
  }
// -----
// correct
// malloc returned, null after destroy
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %null, %m : !llvm.ptr, !llvm.ptr
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// returned, dead on one way
  llvm.func @main(%c: i1) -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// in memory reachable from returned
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %k : !llvm.ptr, !llvm.ptr
    llvm.store %k, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// freed memory in returned
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %k, %m : !llvm.ptr, !llvm.ptr
    llvm.call @free(%k) : (!llvm.ptr) -> ()
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// freed device memory in returned
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %k, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemFree(%k, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// out parameter memory, stored then destroyed
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// malloc stored in out parameter
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.store %m, %p : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// malloc stored in out parameter, alive
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.store %m, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// stored by a helper in callers memory
  llvm.func internal @put(%p: !llvm.ptr, %s: !llvm.ptr) {
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @put(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// stored by a helper, destroyed then
  llvm.func internal @put(%p: !llvm.ptr, %s: !llvm.ptr) {
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @put(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// global yours
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @yours : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// global dead before yours
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @yours : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// global declared
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @declared : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// global dead before declared
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @declared : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// global weakly
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @weakly : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// global dead before weakly
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @weakly : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// private global read by another function
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @mine : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other() {
    %g = llvm.mlir.addressof @mine : !llvm.ptr
    %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// address of private global returned
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @mine : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @get() -> !llvm.ptr {
    %g = llvm.mlir.addressof @mine : !llvm.ptr
    llvm.return %g : !llvm.ptr
  }
// -----
// faulty
// memory passed to unknown, malloc
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @look(%m) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// memory passed to unknown, alloca
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @look(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … alive
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @look(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// memory passed before and destroyed then
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @look(%m) : (!llvm.ptr) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @look(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// reached from memory passed
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %m, %k : !llvm.ptr, !llvm.ptr
    llvm.call @look(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// struct returned
  llvm.func @main() -> !llvm.struct<(ptr, i64)> {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
    %v = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, i64)>
    llvm.return %v : !llvm.struct<(ptr, i64)>
  }
// -----
// faulty
// event in struct memory, returned
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %q = llvm.getelementptr %m[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %e, %q : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// copied there
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    "llvm.intr.memcpy"(%m, %x, %n8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return %m : !llvm.ptr
  }
// -----
// faulty
// inner address returned
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %q = llvm.getelementptr %m[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %q : !llvm.ptr
  }
// -----
// faulty
// made by helper
  llvm.func internal @make() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %m : !llvm.ptr
  }
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @make() : () -> !llvm.ptr
    llvm.return %m : !llvm.ptr
  }
// -----
// correct
// made by helper, alive
  llvm.func internal @make() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    llvm.return %m : !llvm.ptr
  }
  llvm.func @main() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @make() : () -> !llvm.ptr
    llvm.return %m : !llvm.ptr
  }
// -----
// correct, and not decided
// a destructor of what a caller has
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// a destructor of what a caller has, frees
  llvm.func @main(%p: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// private global, destroyed at the end
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %g = llvm.mlir.addressof @mine : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
