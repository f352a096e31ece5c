// Wrong, all of them: the memory says that this one is chosen, in whatever form.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func internal @pick(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr) -> !llvm.ptr {
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.return %h : !llvm.ptr
  }
  llvm.func internal @pick_by_branch(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr) -> !llvm.ptr {
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.return %s : !llvm.ptr
  ^b:
    llvm.return %t : !llvm.ptr
  }
  llvm.func internal @put(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %to: !llvm.ptr) {
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.store %h, %to : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func internal @tell(%f: !llvm.ptr) -> i1 {
    %c = llvm.load %f : !llvm.ptr -> i1
    llvm.return %c : i1
  }
  llvm.func internal @destroy_if(%c: i1, %s: !llvm.ptr) {
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.return
  }
  llvm.func @store_load() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.store %h, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @in_callee() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %h = llvm.call @pick(%c, %s, %t) : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @in_callee_branch() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %h = llvm.call @pick_by_branch(%c, %s, %t) : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @callee_puts() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @put(%c, %s, %t, %slot) : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @told() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.call @tell(%flag) : (!llvm.ptr) -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @callee_destroys() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @destroy_if(%c, %s) : (i1, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @nested() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %g = llvm.select %c, %u, %h : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%g) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @struct() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %a = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %a1 = llvm.insertvalue %s, %a[0] : !llvm.struct<(ptr, ptr)>
    %b1 = llvm.insertvalue %t, %a[0] : !llvm.struct<(ptr, ptr)>
    %p = llvm.select %c, %a1, %b1 : i1, !llvm.struct<(ptr, ptr)>
    %h = llvm.extractvalue %p[0] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @as_number() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.ptrtoint %t : !llvm.ptr to i64
    %k = llvm.select %c, %i, %j : i1, i64
    %h = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @race() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%k64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %k64, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
    llvm.call @mgpuMemset32(%d, %v, %k64, %h) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %h) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @race_event() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%k64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %f = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %ev = llvm.select %c, %e, %f : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %k64, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%f, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamWaitEvent(%s, %ev) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %k64, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @memory() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%k64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%k64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
    %m = llvm.select %c, %d, %b : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %k64, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%m, %v, %k64, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @null() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.select %c, %null, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loop() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %k64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    %flag = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %false, %flag : i1, !llvm.ptr
    llvm.store %true, %flag : i1, !llvm.ptr
    %c = llvm.load %flag : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^l(%zero, %t : i64, !llvm.ptr)
  ^l(%i: i64, %x: !llvm.ptr):
    %g = llvm.select %c, %s, %x : i1, !llvm.ptr
    %n = llvm.add %i, %one : i64
    %go = llvm.icmp "slt" %n, %k64 : i64
    llvm.cond_br %go, ^l(%n, %g : i64, !llvm.ptr), ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%g) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
}
