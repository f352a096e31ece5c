// A function that is not here may wait for any work: what would be an error had it not waited is none for certain behind it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @finish()
  llvm.func @puts(!llvm.ptr) -> i32
  llvm.func @sqrt(f64) -> f64
  llvm.func @_ZNSolsEi(!llvm.ptr, i32) -> !llvm.ptr
  llvm.func @_ZNSt6thread4joinEv(!llvm.ptr)
  llvm.func @measure(!llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @look_up(!llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

  llvm.func @nothing_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @external_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  // It was called before the work, and on one way only.
  llvm.func @external_before(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @finish() : () -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @external_on_one_way(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %c: i1) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^call, ^go
  ^call:
    llvm.call @finish() : () -> ()
    llvm.br ^go
  ^go:
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func private @helper() {
    llvm.call @finish() : () -> ()
    llvm.return
  }

  llvm.func @external_in_helper(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @helper() : () -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @through_a_pointer(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %f: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call %f() : !llvm.ptr, () -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @null_stream(%d: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @null_stream_in_helper(%d: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @helper() : () -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // undecided for the same reason as above
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @two_streams(%d: !llvm.ptr, %h: !llvm.ptr, %g: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Where nobody can wait for it, nothing is said: it may have been waited for.
  llvm.func @unwaited(%d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @freed(%d: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // What waits is seen, and the external function changes nothing.
  llvm.func @waited(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> i32
    llvm.return %x : i32
  }

  // Known functions wait for nobody, nor do those that write nothing but what they are given.
  llvm.func @known_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %t: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.call @puts(%t) : (!llvm.ptr) -> i32
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @computes_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %t: f64) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.call @sqrt(%t) : (f64) -> f64
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @prints_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %t: !llvm.ptr, %i: i32) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.call @_ZNSolsEi(%t, %i) : (!llvm.ptr, i32) -> !llvm.ptr
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @thread_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %t: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @_ZNSt6thread4joinEv(%t) : (!llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @pure_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %t: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.call @measure(%t) : (!llvm.ptr) -> i32
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  llvm.func @impure_between(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %t: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.call @look_up(%t) : (!llvm.ptr) -> i32
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }

  // In a loop it has been called before the work of this round, not behind it.
  llvm.func @in_a_loop(%d: !llvm.ptr, %s: !llvm.ptr, %h: !llvm.ptr, %c: i1) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    llvm.br ^head
  ^head:
    llvm.call @finish() : () -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^head, ^out
  ^out:
    %x = llvm.load %h : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }
}
