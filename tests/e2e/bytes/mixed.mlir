// Bytes of a stream go somewhere in a form that is not followed, or as a value of another type, and whoever gets them may destroy it: nothing is
// known of it from there on.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module {
  llvm.func @takes32(i32)
  llvm.func @takes64(i64)
  llvm.func @takes_wide(i128)
  llvm.func @takes_pair(!llvm.array<2 x i64>)
  llvm.func @takes_vector(vector<2xi64>)
  llvm.func @takes_real(f64)
  llvm.func @takes_struct(!llvm.struct<(i64, f64)>)
  llvm.func @half() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %h = llvm.trunc %i : i64 to i32
    llvm.call @takes32(%h) : (i32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @masked(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %m = llvm.and %i, %n : i64
    llvm.call @takes64(%m) : (i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rotated(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %m = llvm.intr.fshl(%i, %i, %n) : (i64, i64, i64) -> i64
    llvm.call @takes64(%m) : (i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @swapped() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %m = llvm.intr.bswap(%i) : (i64) -> i64
    llvm.call @takes64(%m) : (i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_wide() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %w = llvm.zext %i : i64 to i128
    llvm.call @takes_wide(%w) : (i128) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_wide_by_any_number(%n: i128) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %w = llvm.zext %i : i64 to i128
    %x = llvm.shl %w, %n : i128
    llvm.call @takes_wide(%x) : (i128) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_pair() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %u = llvm.mlir.undef : !llvm.array<2 x i64>
    %p = llvm.insertvalue %i, %u[1] : !llvm.array<2 x i64>
    llvm.call @takes_pair(%p) : (!llvm.array<2 x i64>) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_vector(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %u = llvm.mlir.undef : vector<2xi64>
    %p = llvm.insertelement %i, %u[%n : i64] : vector<2xi64>
    llvm.call @takes_vector(%p) : (vector<2xi64>) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @as_real() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %r = llvm.bitcast %i : i64 to f64
    llvm.call @takes_real(%r) : (f64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_struct() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %r = llvm.bitcast %i : i64 to f64
    %u = llvm.mlir.undef : !llvm.struct<(i64, f64)>
    %p = llvm.insertvalue %r, %u[1] : !llvm.struct<(i64, f64)>
    llvm.call @takes_struct(%p) : (!llvm.struct<(i64, f64)>) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @sum_in_real(%x: f64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %r = llvm.bitcast %i : i64 to f64
    %t = llvm.fadd %r, %x : f64
    llvm.call @takes_real(%t) : (f64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_vectors_added(%v: vector<2xi64>) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %u = llvm.mlir.undef : vector<2xi64>
    %z = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.insertelement %i, %u[%z : i64] : vector<2xi64>
    %t = llvm.add %p, %v : vector<2xi64>
    llvm.call @takes_vector(%t) : (vector<2xi64>) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_assembly() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    llvm.inline_asm has_side_effects "", "r" %i : (i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @assembly_gives_it() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %j = llvm.inline_asm "", "=r,0" %i : (i64) -> i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @half_in_memory() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    llvm.store %i, %p : i64, !llvm.ptr
    %h = llvm.load %p : !llvm.ptr -> i32
    llvm.call @takes32(%h) : (i32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @middle_in_memory() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %i, %p : i64, !llvm.ptr
    %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %h = llvm.load %q : !llvm.ptr -> i64
    llvm.call @takes64(%h) : (i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_in_halves() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    %q = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %a = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %b = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %l = llvm.load %p : !llvm.ptr -> i32
    %h = llvm.load %a : !llvm.ptr -> i32
    llvm.store %h, %b : i32, !llvm.ptr
    llvm.store %l, %q : i32, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @either_slot(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    %q = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %1, %q : i64, !llvm.ptr
    %r = llvm.select %c, %p, %q : i1, !llvm.ptr
    %x = llvm.load %r : !llvm.ptr -> i64
    llvm.call @takes64(%x) : (i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @callers_memory(%m: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %i = llvm.ptrtoint %s : !llvm.ptr to i64
    llvm.store %s, %m : !llvm.ptr, !llvm.ptr
    %x = llvm.load %m : !llvm.ptr -> !llvm.array<2 x i64>
    llvm.call @takes_pair(%x) : (!llvm.array<2 x i64>) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
