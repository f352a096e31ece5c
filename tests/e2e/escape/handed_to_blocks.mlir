// Addresses that blocks get: where they are only compared and freed there, what lies at them is followed; else it is anything.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @look(!llvm.ptr)
llvm.func @other() -> !llvm.ptr
// -----
// correct
// it is compared and freed
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    %is = llvm.icmp "eq" %q, %null : !llvm.ptr
    llvm.cond_br %is, ^none, ^one
  ^none:
    llvm.br ^end
  ^one:
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … and goes on to another block
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.br ^more(%q : !llvm.ptr)
  ^more(%r: !llvm.ptr):
    llvm.call @free(%r) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// another stream is stored there
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … in a block after that
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    llvm.br ^more(%q : !llvm.ptr)
  ^more(%r: !llvm.ptr):
    llvm.store %t, %r : !llvm.ptr, !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … at an address that is computed
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %i = llvm.ptrtoint %q : !llvm.ptr to i64
    %j = llvm.add %i, %zero : i64
    %r = llvm.inttoptr %j : i64 to !llvm.ptr
    llvm.store %t, %r : !llvm.ptr, !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … after a number of it went to a block
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %i = llvm.ptrtoint %q : !llvm.ptr to i64
    llvm.br ^more(%i : i64)
  ^more(%j: i64):
    %r = llvm.inttoptr %j : i64 to !llvm.ptr
    llvm.store %t, %r : !llvm.ptr, !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … through a select
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %r = llvm.select %e, %q, %p : i1, !llvm.ptr
    llvm.store %t, %r : !llvm.ptr, !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … by a function of the module
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    llvm.call @put(%q, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @put(%q: !llvm.ptr, %t: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.store %t, %q : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// … by a function that is not known
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    llvm.call @look(%q) : (!llvm.ptr) -> ()
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … by a copy
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.store %t, %m : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%q, %m, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … by a copy of the device
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.store %t, %m : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%q, %m, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … through a slot that the address was put in
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.store %q, %m : !llvm.ptr, !llvm.ptr
    llvm.call @look(%m) : (!llvm.ptr) -> ()
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … through a structure
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    %m = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %k = llvm.insertvalue %q, %m[1] : !llvm.struct<(ptr, ptr)>
    llvm.br ^more(%k : !llvm.struct<(ptr, ptr)>)
  ^more(%r: !llvm.struct<(ptr, ptr)>):
    %x = llvm.extractvalue %r[1] : !llvm.struct<(ptr, ptr)>
    llvm.store %t, %x : !llvm.ptr, !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// what is freed through it is read
  llvm.func @main(%c: i1, %e: i1) {
    %n = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^both(%p : !llvm.ptr), ^both(%null : !llvm.ptr)
  ^both(%q: !llvm.ptr):
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
