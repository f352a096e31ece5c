// Only the address that the allocation gave can be freed: one that is known to lie elsewhere in the memory is none, and of one that may
// lie anywhere in it nothing is known.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @more() -> i1

  llvm.func @device_eight_bytes_in() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: mismatched-free
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @device_there_and_back() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %r = llvm.getelementptr %q[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @host_in_front() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.call @free(%q) : (!llvm.ptr) -> () // expect: mismatched-free
    llvm.return
  }

  llvm.func private @end(%p: !llvm.ptr) {
    llvm.call @free(%p) : (!llvm.ptr) -> () // expect: mismatched-free
    llvm.return
  }

  llvm.func @host_in_helper() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @end(%q) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func private @end_right(%p: !llvm.ptr) {
    %q = llvm.getelementptr %p[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @free(%q) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @header_before_the_data() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @end_right(%q) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @through_a_slot_on_one_way(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^in, ^out
  ^in:
    llvm.store %q, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^out
  ^out:
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%x) : (!llvm.ptr) -> () // expect: mismatched-free
    llvm.return
  }

  llvm.func @chosen(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %x = llvm.select %c, %p, %q : i1, !llvm.ptr
    llvm.call @free(%x) : (!llvm.ptr) -> () // expect: mismatched-free
    llvm.return
  }

  llvm.func @offset_not_constant(%i: i64) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @free(%q) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @moved_in_a_loop() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.br ^head(%p : !llvm.ptr)
  ^head(%x: !llvm.ptr):
    %y = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %c = llvm.call @more() : () -> i1
    llvm.cond_br %c, ^head(%y : !llvm.ptr), ^out
  ^out:
    llvm.call @free(%x) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // What a caller passes may have come with a header in front of it.
  llvm.func @of_the_caller_with_header(%p: !llvm.ptr) {
    %q = llvm.getelementptr %p[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @free(%q) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @of_the_caller(%p: !llvm.ptr) {
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The memory of a constant is nobody's: what stands for its allocated pointer is a number.
  llvm.func @number_made_an_address() {
    %k = llvm.mlir.constant(3735928559 : i64) : i64
    %p = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> () // expect: mismatched-free
    llvm.return
  }

  // memref.alloc with an alignment: the aligned address is computed, and what malloc gave is freed.
  llvm.func @aligned_by_hand() {
    %n = llvm.mlir.constant(128 : i64) : i64
    %a = llvm.mlir.constant(63 : i64) : i64
    %m = llvm.mlir.constant(64 : i64) : i64
    %d = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %i = llvm.ptrtoint %p : !llvm.ptr to i64
    %j = llvm.add %i, %a : i64
    %r = llvm.urem %j, %m : i64
    %k = llvm.sub %j, %r : i64
    %q = llvm.inttoptr %k : i64 to !llvm.ptr
    %d0 = llvm.insertvalue %p, %d[0] : !llvm.struct<(ptr, ptr, i64)>
    %d1 = llvm.insertvalue %q, %d0[1] : !llvm.struct<(ptr, ptr, i64)>
    %x = llvm.extractvalue %d1[0] : !llvm.struct<(ptr, ptr, i64)>
    llvm.call @free(%x) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @the_aligned_address_is_freed() {
    %n = llvm.mlir.constant(128 : i64) : i64
    %a = llvm.mlir.constant(63 : i64) : i64
    %m = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %i = llvm.ptrtoint %p : !llvm.ptr to i64
    %j = llvm.add %i, %a : i64
    %r = llvm.urem %j, %m : i64
    %k = llvm.sub %j, %r : i64
    %q = llvm.inttoptr %k : i64 to !llvm.ptr
    llvm.call @free(%q) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // What follows the wrong free: the memory is still there, and still has to be freed.
  llvm.func @freed_rightly_afterwards() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.mlir.constant(4 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %c, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: mismatched-free
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
