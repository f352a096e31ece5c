// What an undefined condition selects may be either side, at each select anew: a slot that was never stored to, or not on every way, undef, and what is computed of it.

// RUN: python3 %S/../expect.py %gpuverify %s
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @fill(!llvm.ptr)
  llvm.func @never_stored() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.load %slot : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @undef_compared(%n: i32) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : i32
    %c = llvm.icmp "slt" %u, %n : i32
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @undef_by_argument(%q: i1, %d: i1) {
    %u = llvm.mlir.undef : i1
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %q, ^go(%u : i1), ^go(%d : i1)
  ^go(%c: i1):
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @stored_on_one_way(%q: i1, %d: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %q, ^store, ^go
  ^store:
    llvm.store %d, %slot : i1, !llvm.ptr
    llvm.br ^go
  ^go:
    %c = llvm.load %slot : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @numbers_are_chosen() {
    %u = llvm.mlir.undef : i1
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.ptrtoint %a : !llvm.ptr to i64
    %n = llvm.ptrtoint %b : !llvm.ptr to i64
    %i = llvm.select %u, %m, %n : i1, i64
    %j = llvm.select %u, %n, %m : i1, i64
    %x = llvm.inttoptr %i : i64 to !llvm.ptr
    %y = llvm.inttoptr %j : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }

  // What is stored first, on every way, by code that is not here, or is frozen once, is one condition.
  llvm.func @stored_before(%d: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %d, %slot : i1, !llvm.ptr
    %c = llvm.load %slot : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @stored_then_changed(%q: i1, %d: i1, %e: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %d, %slot : i1, !llvm.ptr
    llvm.cond_br %q, ^store, ^go
  ^store:
    llvm.store %e, %slot : i1, !llvm.ptr
    llvm.br ^go
  ^go:
    %c = llvm.load %slot : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_elsewhere() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @fill(%slot) : (!llvm.ptr) -> ()
    %c = llvm.load %slot : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @frozen() {
    %u = llvm.mlir.undef : i1
    %c = llvm.freeze %u : i1
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @overflow_of_unset(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %u = llvm.load %slot : !llvm.ptr -> i64
    %sum = "llvm.intr.sadd.with.overflow"(%u, %n) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %c = llvm.extractvalue %sum[1] : !llvm.struct<(i64, i1)>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @overflow_of_arguments(%n: i64, %u: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %sum = "llvm.intr.sadd.with.overflow"(%u, %n) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %c = llvm.extractvalue %sum[1] : !llvm.struct<(i64, i1)>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @bits_of_unset(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %u = llvm.load %slot : !llvm.ptr -> i64
    %bits = llvm.intr.ctpop(%u) : (i64) -> i64
    %c = llvm.icmp "eq" %bits, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @lane_from_nowhere() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %zero = llvm.mlir.zero : vector<2xi1>
    %lanes = llvm.shufflevector %zero, %zero [-1, 0] : vector<2xi1>
    %first = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.extractelement %lanes[%first : i32] : vector<2xi1>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @lane() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %zero = llvm.mlir.zero : vector<2xi1>
    %lanes = llvm.shufflevector %zero, %zero [1, 0] : vector<2xi1>
    %first = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.extractelement %lanes[%first : i32] : vector<2xi1>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @atomic_on_unset(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %u = llvm.atomicrmw add %slot, %one monotonic : !llvm.ptr, i64
    %c = llvm.icmp "ule" %u, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @atomic_again_on_unset(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %v = llvm.atomicrmw add %slot, %one monotonic : !llvm.ptr, i64
    %u = llvm.atomicrmw add %slot, %one monotonic : !llvm.ptr, i64
    %c = llvm.icmp "ule" %u, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @atomic(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    llvm.store %one, %slot : i64, !llvm.ptr
    %u = llvm.atomicrmw add %slot, %one monotonic : !llvm.ptr, i64
    %c = llvm.icmp "ule" %u, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @atomic_exchange(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %v = llvm.atomicrmw xchg %slot, %one monotonic : !llvm.ptr, i64
    %u = llvm.atomicrmw add %slot, %one monotonic : !llvm.ptr, i64
    %c = llvm.icmp "ule" %u, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @compared_on_unset(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %v = llvm.cmpxchg %slot, %one, %n monotonic monotonic : !llvm.ptr, i64
    %u = llvm.extractvalue %v[0] : !llvm.struct<(i64, i1)>
    %c = llvm.icmp "ule" %u, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @compared(%n: i64) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    llvm.store %one, %slot : i64, !llvm.ptr
    %v = llvm.cmpxchg %slot, %one, %n monotonic monotonic : !llvm.ptr, i64
    %u = llvm.extractvalue %v[0] : !llvm.struct<(i64, i1)>
    %c = llvm.icmp "ule" %u, %n : i64
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
}
