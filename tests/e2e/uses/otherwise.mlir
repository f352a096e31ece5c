// Uses by vectors, atomics, gathers, variable arguments and assembly; helpers whose faults need a path; calls that may wait, and one that cannot.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @log_it(!llvm.ptr, ...)
  llvm.func @outside()
  llvm.func @asks() -> i32
  llvm.func @pure(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)
  llvm.func @memchr(!llvm.ptr, i32, i64) -> !llvm.ptr
  llvm.func @wcslen(!llvm.ptr) -> i64
  llvm.func @told_by_varargs(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @log_it(%p, %s) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @returned_in_a_structure_dead(%p: !llvm.ptr, %m: i64, %x: i32) -> !llvm.struct<(i32, ptr)> {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %u = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %w = llvm.insertvalue %s, %u[1] : !llvm.struct<(i32, ptr)>
    llvm.return %w : !llvm.struct<(i32, ptr)> // expect: unknown-handle
  }
  llvm.func @returned_in_a_structure(%p: !llvm.ptr, %m: i64, %x: i32) -> !llvm.struct<(i32, ptr)> {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %w = llvm.insertvalue %s, %u[1] : !llvm.struct<(i32, ptr)>
    llvm.return %w : !llvm.struct<(i32, ptr)>
  }
  llvm.func @filled_when_freed(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    "llvm.intr.memset"(%q, %z8, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> () // expect: use-after-free
    llvm.return
  }
  llvm.func @moved_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    "llvm.intr.memmove"(%q, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () // expect: host-race
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_inline_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> () // expect: host-race
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @atomic_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %o = llvm.atomicrmw add %p, %k64 monotonic : !llvm.ptr, i64 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @atomic_behind_the_wait(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %o = llvm.atomicrmw add %p, %k64 monotonic : !llvm.ptr, i64
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @exchanged_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %o = llvm.cmpxchg %p, %n, %k64 acq_rel monotonic : !llvm.ptr, i64 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @masked_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %mk = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    %ps = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %o = llvm.intr.masked.load %p, %mk, %ps {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32> // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @gathered_when_freed(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    %pv = llvm.mlir.poison : vector<2x!llvm.ptr>
    %pw = llvm.insertelement %q, %pv[%i0 : i32] : vector<2x!llvm.ptr>
    %px = llvm.insertelement %q, %pw[%i1 : i32] : vector<2x!llvm.ptr>
    %mk = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %o = llvm.intr.masked.gather %px, %mk {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi32> // expect: use-after-free
    llvm.return
  }
  llvm.func @searched_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %o = llvm.call @memchr(%p, %v, %k64) : (!llvm.ptr, i32, i64) -> !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @measured_when_freed(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    %o = llvm.call @wcslen(%q) : (!llvm.ptr) -> i64 // expect: use-after-free
    llvm.return
  }
  llvm.func @volatile_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %o = llvm.load volatile %p : !llvm.ptr -> i8 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @vector_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %ps = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    llvm.store %ps, %p : vector<4xi32>, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @atomic_on_the_device(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%k64, %s, %z8) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.atomicrmw xchg %d, %k64 monotonic : !llvm.ptr, i64 // expect: device-memory-on-host
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @freed_inside(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    %r = llvm.getelementptr %q[%m] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @free(%r) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @format_in_flight(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %o = llvm.call @printf(%p, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @helper(%s: !llvm.ptr, %x: i32, %y: i32) {
    %q = llvm.icmp "sgt" %x, %y : i32
    llvm.cond_br %q, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    %w = llvm.icmp "slt" %x, %y : i32
    llvm.cond_br %w, ^c, ^d
  ^c:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^d
  ^d:
    llvm.return
  }
  llvm.func @both_sides_of_a_comparison(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %y = llvm.call @asks() : () -> i32
    llvm.call @helper(%s, %x, %y) : (!llvm.ptr, i32, i32) -> ()
    llvm.return
  }
  llvm.func internal @helper2(%s: !llvm.ptr, %x: i32, %y: i32) {
    %q = llvm.icmp "sgt" %x, %y : i32
    llvm.cond_br %q, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    %w = llvm.icmp "sge" %x, %y : i32
    llvm.cond_br %w, ^c, ^d
  ^c:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.br ^d
  ^d:
    llvm.return
  }
  llvm.func @one_side_of_a_comparison(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %y = llvm.call @asks() : () -> i32
    llvm.call @helper2(%s, %x, %y) : (!llvm.ptr, i32, i32) -> ()
    llvm.return
  }
  llvm.func internal @helper3(%s: !llvm.ptr, %mode: i32) {
    llvm.switch %mode : i32, ^d [
    0: ^a,
    1: ^b
    ]
  ^a:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^d
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^d
  ^d:
    llvm.return
  }
  llvm.func @modes(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @helper3(%s, %i0) : (!llvm.ptr, i32) -> ()
    %o = llvm.and %x, %i1 : i32
    %oo = llvm.or %o, %i0 : i32
    %t = llvm.xor %oo, %i1 : i32
    %sum = llvm.add %oo, %t : i32
    llvm.call @helper3(%s, %sum) : (!llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func internal @helper3b(%s: !llvm.ptr, %mode: i32) {
    llvm.switch %mode : i32, ^d [
    0: ^a,
    1: ^b
    ]
  ^a:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.br ^d
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.br ^d
  ^d:
    llvm.return
  }
  llvm.func @modes_twice(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @helper3b(%s, %i1) : (!llvm.ptr, i32) -> ()
    %o = llvm.and %x, %i1 : i32
    llvm.call @helper3b(%s, %o) : (!llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func internal @rec(%s: !llvm.ptr, %d: i32) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %o = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.icmp "eq" %d, %z : i32
    llvm.cond_br %q, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %e = llvm.sub %d, %o : i32
    llvm.call @rec(%s, %e) : (!llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @recursion(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @rec(%s, %v) : (!llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func internal @rec2(%s: !llvm.ptr, %d: i32) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %o = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.icmp "eq" %d, %z : i32
    llvm.cond_br %q, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %e = llvm.sub %d, %o : i32
    llvm.call @rec2(%s, %e) : (!llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @used_behind_recursion(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @rec2(%s, %v) : (!llvm.ptr, i32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @may_wait(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @outside() : () -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @cannot_wait(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %o = llvm.call @pure(%x) : (i32) -> i32
    llvm.store %o, %p : i32, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @pointer_may_wait(%p: !llvm.ptr, %m: i64, %x: i32, %fp: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call %fp() : !llvm.ptr, () -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @may_wait_on_a_side(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %c = llvm.icmp "eq" %x, %i0 : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @outside() : () -> ()
    llvm.br ^b
  ^b:
    llvm.store %v, %p : i32, !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @hold() : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
  }
  llvm.func @cmp(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
    llvm.call @outside() : () -> ()
    %r = llvm.mlir.constant(0 : i32) : i32
    llvm.return %r : i32
  }
  llvm.func @callback_may_wait(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %cb = llvm.mlir.addressof @cmp : !llvm.ptr
    %q = llvm.call @malloc(%k64) : (i64) -> !llvm.ptr
    llvm.call @qsort(%q, %n, %n, %cb) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    llvm.call @free(%q) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @assembly_may_wait(%p: !llvm.ptr, %m: i64, %x: i32) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z8 = llvm.mlir.constant(0 : i8) : i8
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.inline_asm has_side_effects "call wait_for_all", "~{memory}" : () -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
