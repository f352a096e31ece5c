// Where all bytes of a buffer of known size are in use, another access to it meets that, wherever in the buffer it is; where a part is, what the index is on the path.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @reads_in_a_loop(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @reads_in_a_loop_size_of_elements(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @writes_what_is_read(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %h, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %v, %p : i32, !llvm.ptr  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @reads_what_is_read(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %h, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @waits(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @more_than_there_is(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %more64 = llvm.mlir.constant(65 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %more64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_halves(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c32, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%q, %d, %c32, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_half(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c32, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @all_but_the_first(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.getelementptr %h[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%q, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_zeroed_memory_too_little(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @calloc(%c16, %c32) : (i64, i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_elsewhere(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %d[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%h, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32  // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @on_two_streams(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %s0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.constant(0 : i8) : i8
    %h = llvm.call @mgpuMemAlloc(%c64, %s0, %b) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%h, %v, %c16, %s0) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.call @mgpuMemcpy(%d, %p, %c1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s0) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h, %s0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @on_two_streams_a_part(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %s0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.constant(0 : i8) : i8
    %h = llvm.call @mgpuMemAlloc(%c64, %s0, %b) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%h, %v, %c1, %s0) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.call @mgpuMemcpy(%d, %p, %c1, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s0) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%h, %s0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @sum(%h: !llvm.ptr, %n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32 // expect: host-race
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.return
  }
  llvm.func @in_a_function(%d: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    %e = llvm.getelementptr %z[%c16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %size = llvm.ptrtoint %e : !llvm.ptr to i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @sum(%h, %n) : (!llvm.ptr, i64) -> ()
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %y = llvm.load %d : !llvm.ptr -> i32
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
}
