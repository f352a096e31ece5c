// What is asked for twice. The stream is created where the first answer says so, and destroyed where the second one does; of each program there
// is another that destroys it where the second answer says the opposite. Where nothing in between can change the answer, the two are one. Where
// something can, the second is not known: it may follow from the first, and is no reason to report anything.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global external @option() : i32
  llvm.mlir.global internal @counter(0 : i32) : i32
  llvm.mlir.global internal constant @word("async\00")
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @external()
  llvm.func @keep(!llvm.ptr)
  llvm.func @time(!llvm.ptr) -> i64
  llvm.func @getpid() -> i32
  llvm.func @isatty(i32) -> i32
  llvm.func @rand() -> i32
  llvm.func @strlen(!llvm.ptr) -> i64
  llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @strncmp(!llvm.ptr, !llvm.ptr, i64) -> i32
  llvm.func @ask() -> i1
  llvm.func @constant() -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @constant_of(i32) -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @reading() -> i1 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func internal @is_set() -> i1 {
    %z = llvm.mlir.constant(0 : i32) : i32
    %g = llvm.mlir.addressof @option : !llvm.ptr
    %v = llvm.load %g : !llvm.ptr -> i32
    %c = llvm.icmp "ne" %v, %z : i32
    llvm.return %c : i1
  }
  llvm.func internal @set(%k: i32) {
    %g = llvm.mlir.addressof @option : !llvm.ptr
    llvm.store %k, %g : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal @holds(%p: !llvm.ptr) -> i1 {
    %z = llvm.mlir.constant(0 : i32) : i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %c = llvm.icmp "ne" %v, %z : i32
    llvm.return %c : i1
  }
  llvm.func internal @counts() -> i1 {
    %o = llvm.mlir.constant(1 : i32) : i32
    %g = llvm.mlir.addressof @counter : !llvm.ptr
    %v = llvm.load %g : !llvm.ptr -> i32
    %w = llvm.add %v, %o : i32
    llvm.store %w, %g : i32, !llvm.ptr
    %c = llvm.trunc %w : i32 to i1
    llvm.return %c : i1
  }
  // Only the library gets the address of the slot.
  llvm.func @slot_for_a_library_function() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    %t = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @slot_for_a_library_function_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    %t = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // Whoever was given the address may write there later.
  llvm.func @slot_kept_outside() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    llvm.call @keep(%slot) : (!llvm.ptr) -> ()
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @slot_kept_outside_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    llvm.call @keep(%slot) : (!llvm.ptr) -> ()
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @slot_kept_outside_no_call() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    llvm.call @keep(%slot) : (!llvm.ptr) -> ()
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @slot_kept_outside_no_call_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    llvm.call @keep(%slot) : (!llvm.ptr) -> ()
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @slot_filled_twice() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    %t = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %u = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @slot_filled_twice_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    %t = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %u = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // A global of another file: the runtime does not write it, nor does work on memory of the device.
  llvm.func @option_alone() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @option_alone_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @option_and_device_memory() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %dev = llvm.mlir.constant(0 : i8) : i8
    %dm = llvm.call @mgpuMemAlloc(%z1, %n, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%dm, %z32, %z1, %n) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%dm, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @option_and_device_memory_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %dev = llvm.mlir.constant(0 : i8) : i8
    %dm = llvm.call @mgpuMemAlloc(%z1, %n, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%dm, %z32, %z1, %n) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%dm, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @option_and_external() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @option_and_external_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // Wrong, both: whatever is stored decides.
  llvm.func @option_stored(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %gs = llvm.mlir.addressof @option : !llvm.ptr
    llvm.store %k, %gs : i32, !llvm.ptr
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @option_stored_wrong(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @option : !llvm.ptr
    %v1 = llvm.load %g1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %gs = llvm.mlir.addressof @option : !llvm.ptr
    llvm.store %k, %gs : i32, !llvm.ptr
    %g2 = llvm.mlir.addressof @option : !llvm.ptr
    %v2 = llvm.load %g2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_of_8_bits(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %q1 = llvm.mlir.constant(0 : i8) : i8
    %v1 = llvm.load %p : !llvm.ptr -> i8
    %c1 = llvm.icmp "ne" %v1, %q1 : i8
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %q2 = llvm.mlir.constant(0 : i8) : i8
    %v2 = llvm.load %p : !llvm.ptr -> i8
    %c2 = llvm.icmp "ne" %v2, %q2 : i8
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_of_8_bits_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %q1 = llvm.mlir.constant(0 : i8) : i8
    %v1 = llvm.load %p : !llvm.ptr -> i8
    %c1 = llvm.icmp "ne" %v1, %q1 : i8
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %q2 = llvm.mlir.constant(0 : i8) : i8
    %v2 = llvm.load %p : !llvm.ptr -> i8
    %c2 = llvm.icmp "ne" %v2, %q2 : i8
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_and_external(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_and_external_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // The two may be one. Where both are 0, null is destroyed.
  llvm.func @callers_memory_stored_elsewhere(%p: !llvm.ptr, %o: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %z32, %o : i32, !llvm.ptr
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_stored_elsewhere_wrong(%p: !llvm.ptr, %o: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %z32, %o : i32, !llvm.ptr
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_other_bytes(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %o = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %z32, %o : i32, !llvm.ptr
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_other_bytes_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %o = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %z32, %o : i32, !llvm.ptr
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_same_bytes(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %o = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %z32, %o : i32, !llvm.ptr
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @callers_memory_same_bytes_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %o = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %z32, %o : i32, !llvm.ptr
    %v2 = llvm.load %p : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @through_two_addresses(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %a1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b1 = llvm.getelementptr %a1[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v1 = llvm.load %b1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %a2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b2 = llvm.getelementptr %a2[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v2 = llvm.load %b2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @through_two_addresses_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %a1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b1 = llvm.getelementptr %a1[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v1 = llvm.load %b1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %a2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b2 = llvm.getelementptr %a2[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v2 = llvm.load %b2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @through_two_addresses_external(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %a1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b1 = llvm.getelementptr %a1[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v1 = llvm.load %b1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %a2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b2 = llvm.getelementptr %a2[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v2 = llvm.load %b2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @through_two_addresses_external_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %a1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b1 = llvm.getelementptr %a1[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v1 = llvm.load %b1 : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %a2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b2 = llvm.getelementptr %a2[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v2 = llvm.load %b2 : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // The second look is at a part of what the first saw.
  llvm.func @other_width(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %q2 = llvm.mlir.constant(0 : i8) : i8
    %v2 = llvm.load %p : !llvm.ptr -> i8
    %c2 = llvm.icmp "ne" %v2, %q2 : i8
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @other_width_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.load %p : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %q2 = llvm.mlir.constant(0 : i8) : i8
    %v2 = llvm.load %p : !llvm.ptr -> i8
    %c2 = llvm.icmp "ne" %v2, %q2 : i8
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // Equal, but which element it is, is not followed.
  llvm.func @at_an_index(%p: !llvm.ptr, %i: i64) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %e = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v1 = llvm.load %e : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.load %e : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @at_an_index_wrong(%p: !llvm.ptr, %i: i64) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %e = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v1 = llvm.load %e : !llvm.ptr -> i32
    %c1 = llvm.icmp "ne" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.load %e : !llvm.ptr -> i32
    %c2 = llvm.icmp "ne" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // Wrong, both: anything may be there each time.
  llvm.func @in_volatile_memory(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.load volatile %p : !llvm.ptr -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %c2 = llvm.load volatile %p : !llvm.ptr -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @in_volatile_memory_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.load volatile %p : !llvm.ptr -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %c2 = llvm.load volatile %p : !llvm.ptr -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @written_by_the_device(%d: !llvm.ptr, %q: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    %z8 = llvm.mlir.constant(8 : i64) : i64
    %t = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%slot, %d, %z8, %q) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%q) : (!llvm.ptr) -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @written_by_the_device_wrong(%d: !llvm.ptr, %q: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    %z8 = llvm.mlir.constant(8 : i64) : i64
    %t = llvm.call @time(%slot) : (!llvm.ptr) -> i64
    %v1 = llvm.load %slot : !llvm.ptr -> i64
    %c1 = llvm.icmp "ne" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%slot, %d, %z8, %q) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%q) : (!llvm.ptr) -> ()
    %v2 = llvm.load %slot : !llvm.ptr -> i64
    %c2 = llvm.icmp "ne" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_pid(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @getpid() : () -> i32
    %c1 = llvm.icmp "eq" %v1, %k : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @getpid() : () -> i32
    %c2 = llvm.icmp "eq" %v2, %k : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_pid_wrong(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @getpid() : () -> i32
    %c1 = llvm.icmp "eq" %v1, %k : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @getpid() : () -> i32
    %c2 = llvm.icmp "eq" %v2, %k : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @terminal() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @isatty(%z32) : (i32) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @isatty(%z32) : (i32) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @terminal_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @isatty(%z32) : (i32) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @isatty(%z32) : (i32) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @other_terminal(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @isatty(%z32) : (i32) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @isatty(%k) : (i32) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @other_terminal_wrong(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @isatty(%z32) : (i32) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @isatty(%k) : (i32) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length_wrong(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %v2 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length_after_external(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length_after_external_wrong(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %v2 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length_after_store(%m: !llvm.ptr, %k: i8) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %k, %m : i8, !llvm.ptr
    %v2 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length_after_store_wrong(%m: !llvm.ptr, %k: i8) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %k, %m : i8, !llvm.ptr
    %v2 = llvm.call @strlen(%m) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // What a library function makes of the program's own bytes is computed.
  llvm.func @length_of_own() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    llvm.store %z1, %slot : i64, !llvm.ptr
    %v1 = llvm.call @strlen(%slot) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %z64, %slot : i64, !llvm.ptr
    %v2 = llvm.call @strlen(%slot) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @length_of_own_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %z1 x i64 : (i64) -> !llvm.ptr
    llvm.store %z1, %slot : i64, !llvm.ptr
    %v1 = llvm.call @strlen(%slot) : (!llvm.ptr) -> i64
    %c1 = llvm.icmp "eq" %v1, %z64 : i64
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.store %z64, %slot : i64, !llvm.ptr
    %v2 = llvm.call @strlen(%slot) : (!llvm.ptr) -> i64
    %c2 = llvm.icmp "eq" %v2, %z64 : i64
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @comparison(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @word : !llvm.ptr
    %v1 = llvm.call @strcmp(%m, %g1) : (!llvm.ptr, !llvm.ptr) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %dev = llvm.mlir.constant(0 : i8) : i8
    %dm = llvm.call @mgpuMemAlloc(%z1, %n, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%dm, %z32, %z1, %n) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%dm, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @word : !llvm.ptr
    %v2 = llvm.call @strcmp(%m, %g2) : (!llvm.ptr, !llvm.ptr) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @comparison_wrong(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @word : !llvm.ptr
    %v1 = llvm.call @strcmp(%m, %g1) : (!llvm.ptr, !llvm.ptr) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %dev = llvm.mlir.constant(0 : i8) : i8
    %dm = llvm.call @mgpuMemAlloc(%z1, %n, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%dm, %z32, %z1, %n) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%dm, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @word : !llvm.ptr
    %v2 = llvm.call @strcmp(%m, %g2) : (!llvm.ptr, !llvm.ptr) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @comparison_with_n(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @word : !llvm.ptr
    %v1 = llvm.call @strncmp(%m, %g1, %z1) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @word : !llvm.ptr
    %v2 = llvm.call @strncmp(%m, %g2, %z1) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @comparison_with_n_wrong(%m: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @word : !llvm.ptr
    %v1 = llvm.call @strncmp(%m, %g1, %z1) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @word : !llvm.ptr
    %v2 = llvm.call @strncmp(%m, %g2, %z1) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @comparison_with_other_n(%m: !llvm.ptr, %k: i64) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @word : !llvm.ptr
    %v1 = llvm.call @strncmp(%m, %g1, %z1) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @word : !llvm.ptr
    %v2 = llvm.call @strncmp(%m, %g2, %k) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @comparison_with_other_n_wrong(%m: !llvm.ptr, %k: i64) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %g1 = llvm.mlir.addressof @word : !llvm.ptr
    %v1 = llvm.call @strncmp(%m, %g1, %z1) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %g2 = llvm.mlir.addressof @word : !llvm.ptr
    %v2 = llvm.call @strncmp(%m, %g2, %k) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @no_effect() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @constant() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @constant() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @no_effect_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @constant() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @constant() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @no_effect_with_argument(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @constant_of(%k) : (i32) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @constant_of(%k) : (i32) -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @no_effect_with_argument_wrong(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @constant_of(%k) : (i32) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @constant_of(%k) : (i32) -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @no_effect_with_other_argument(%k: i32, %l: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @constant_of(%k) : (i32) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @constant_of(%l) : (i32) -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @no_effect_with_other_argument_wrong(%k: i32, %l: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @constant_of(%k) : (i32) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @constant_of(%l) : (i32) -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @only_reads() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @reading() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @reading() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @only_reads_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @reading() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @reading() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @only_reads_after_external() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @reading() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @reading() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @only_reads_after_external_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @reading() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @reading() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // A function that is only declared may give another answer, or just the one that follows from the first.
  llvm.func @any_effect() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @ask() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %c2 = llvm.call @ask() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @any_effect_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @ask() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %c2 = llvm.call @ask() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @random() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @rand() : () -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %v2 = llvm.call @rand() : () -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @random_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %v1 = llvm.call @rand() : () -> i32
    %c1 = llvm.icmp "eq" %v1, %z32 : i32
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %v2 = llvm.call @rand() : () -> i32
    %c2 = llvm.icmp "eq" %v2, %z32 : i32
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // A function of this file that reads a global of others.
  llvm.func @own_function() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_after_external() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_after_external_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @external() : () -> ()
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  // Wrong, these four.
  llvm.func @own_function_after_store(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %gs = llvm.mlir.addressof @option : !llvm.ptr
    llvm.store %k, %gs : i32, !llvm.ptr
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_after_store_wrong(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %gs = llvm.mlir.addressof @option : !llvm.ptr
    llvm.store %k, %gs : i32, !llvm.ptr
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_after_own_function(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @set(%k) : (i32) -> ()
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_after_own_function_wrong(%k: i32) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @set(%k) : (i32) -> ()
    %c2 = llvm.call @is_set() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_of_argument(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @holds(%p) : (!llvm.ptr) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @holds(%p) : (!llvm.ptr) -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_of_argument_wrong(%p: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @holds(%p) : (!llvm.ptr) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @holds(%p) : (!llvm.ptr) -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_of_other_argument(%p: !llvm.ptr, %o: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @holds(%p) : (!llvm.ptr) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @holds(%o) : (!llvm.ptr) -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_of_other_argument_wrong(%p: !llvm.ptr, %o: !llvm.ptr) {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @holds(%p) : (!llvm.ptr) -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %ev = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%ev, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%ev) : (!llvm.ptr) -> ()
    %c2 = llvm.call @holds(%o) : (!llvm.ptr) -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_that_counts() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @counts() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %c2 = llvm.call @counts() : () -> i1
    llvm.cond_br %c2, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
  llvm.func @own_function_that_counts_wrong() {
    %n = llvm.mlir.zero : !llvm.ptr
    %z1 = llvm.mlir.constant(1 : i64) : i64
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %z64 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.call @counts() : () -> i1
    llvm.cond_br %c1, ^a, ^b(%n : !llvm.ptr)
  ^a:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b(%s : !llvm.ptr)
  ^b(%h: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    %c2 = llvm.call @counts() : () -> i1
    llvm.cond_br %c2, ^e, ^d
  ^d:
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^e
  ^e:
    llvm.return
  }
}
