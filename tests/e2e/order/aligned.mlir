// Addresses that are rounded up to a power of two, as memref.alloc of an alignment does: how far that is from what malloc gave is not known, and it is the same
// wherever it is computed. Accesses through them are compared with each other exactly, and with accesses through what malloc gave as far as they may be
// the same bytes.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)

  // What is filled is read before the stream is waited for.
  llvm.func @same_bytes() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @same_bytes_waited() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Its last word.
  llvm.func @further_in() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[60] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The word behind it.
  llvm.func @behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @before() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%r, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The same address, computed again.
  llvm.func @computed_twice() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %r_a = llvm.mlir.constant(64 : i64) : i64
    %r_1 = llvm.mlir.constant(1 : i64) : i64
    %r_m = llvm.sub %r_a, %r_1 : i64
    %r_s = llvm.add %r_i, %r_m : i64
    %r_r = llvm.urem %r_s, %r_a : i64
    %r_t = llvm.sub %r_s, %r_r : i64
    %r = llvm.inttoptr %r_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @computed_twice_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %t_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %t_a = llvm.mlir.constant(64 : i64) : i64
    %t_1 = llvm.mlir.constant(1 : i64) : i64
    %t_m = llvm.sub %t_a, %t_1 : i64
    %t_s = llvm.add %t_i, %t_m : i64
    %t_r = llvm.urem %t_s, %t_a : i64
    %t_t = llvm.sub %t_s, %t_r : i64
    %t = llvm.inttoptr %t_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %t[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // As the optimizer writes it.
  llvm.func @masked() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_c = llvm.mlir.constant(63 : i64) : i64
    %q_k = llvm.mlir.constant(-64 : i64) : i64
    %q_s = llvm.add %q_i, %q_c : i64
    %q_t = llvm.and %q_s, %q_k : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @masked_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_c = llvm.mlir.constant(63 : i64) : i64
    %q_k = llvm.mlir.constant(-64 : i64) : i64
    %q_s = llvm.add %q_i, %q_c : i64
    %q_t = llvm.and %q_s, %q_k : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // In both ways.
  llvm.func @masked_and_not() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_c = llvm.mlir.constant(63 : i64) : i64
    %q_k = llvm.mlir.constant(-64 : i64) : i64
    %q_s = llvm.add %q_i, %q_c : i64
    %q_t = llvm.and %q_s, %q_k : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %r_a = llvm.mlir.constant(64 : i64) : i64
    %r_1 = llvm.mlir.constant(1 : i64) : i64
    %r_m = llvm.sub %r_a, %r_1 : i64
    %r_s = llvm.add %r_i, %r_m : i64
    %r_r = llvm.urem %r_s, %r_a : i64
    %r_t = llvm.sub %r_s, %r_r : i64
    %r = llvm.inttoptr %r_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Up to multiples of 64 and of 128: perhaps the same, perhaps 64 bytes apart.
  llvm.func @other_units() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_c = llvm.mlir.constant(63 : i64) : i64
    %q_k = llvm.mlir.constant(-64 : i64) : i64
    %q_s = llvm.add %q_i, %q_c : i64
    %q_t = llvm.and %q_s, %q_k : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %r_c = llvm.mlir.constant(127 : i64) : i64
    %r_k = llvm.mlir.constant(-128 : i64) : i64
    %r_s = llvm.add %r_i, %r_c : i64
    %r_t = llvm.and %r_s, %r_k : i64
    %r = llvm.inttoptr %r_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @other_units_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_c = llvm.mlir.constant(63 : i64) : i64
    %q_k = llvm.mlir.constant(-64 : i64) : i64
    %q_s = llvm.add %q_i, %q_c : i64
    %q_t = llvm.and %q_s, %q_k : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %t_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %t_c = llvm.mlir.constant(127 : i64) : i64
    %t_k = llvm.mlir.constant(-128 : i64) : i64
    %t_s = llvm.add %t_i, %t_c : i64
    %t_t = llvm.and %t_s, %t_k : i64
    %t = llvm.inttoptr %t_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %t[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // What malloc gave is up to 63 bytes before.
  llvm.func @beside_the_first() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %p : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @beside_the_first_filled() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // They never meet: that is not followed, and no error.
  llvm.func @first_and_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%p, %v, %n4, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Eight bytes further on the next multiple may be another one.
  llvm.func @aligned_of_moved() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %q_i = llvm.ptrtoint %o : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %r_a = llvm.mlir.constant(64 : i64) : i64
    %r_1 = llvm.mlir.constant(1 : i64) : i64
    %r_m = llvm.sub %r_a, %r_1 : i64
    %r_s = llvm.add %r_i, %r_m : i64
    %r_r = llvm.urem %r_s, %r_a : i64
    %r_t = llvm.sub %r_s, %r_r : i64
    %r = llvm.inttoptr %r_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // 48 is no power of two: somewhere in the memory.
  llvm.func @not_a_power() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_c = llvm.mlir.constant(48 : i64) : i64
    %q_k = llvm.mlir.constant(47 : i64) : i64
    %q_s = llvm.add %q_i, %q_k : i64
    %q_r = llvm.urem %q_s, %q_c : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Through memory.
  llvm.func @through_a_slot() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %q, %slot : !llvm.ptr, !llvm.ptr
    %l = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %l : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @through_a_slot_waited() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %q, %slot : !llvm.ptr, !llvm.ptr
    %l = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load %l : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // In a structure.
  llvm.func @in_a_descriptor() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %d0 = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, ptr)>
    %d1 = llvm.insertvalue %q, %d0[1] : !llvm.struct<(ptr, ptr)>
    %l = llvm.extractvalue %d1[1] : !llvm.struct<(ptr, ptr)>
    %f = llvm.extractvalue %d1[0] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuMemset32(%l, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%f) : (!llvm.ptr) -> ()
    llvm.return
  }

  // On one of two branches.
  llvm.func @on_one_branch(%c: i1) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.cond_br %c, ^fill, ^end
  ^fill:
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Either half.
  llvm.func @chosen(%c: i1) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %w = llvm.select %c, %q, %r : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%w, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @chosen_behind_both(%c: i1) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %t = llvm.getelementptr %q[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %w = llvm.select %c, %q, %r : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%w, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %t : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // In a function that is called.
  llvm.func @by_a_helper() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @fill_it(%p, %q, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @by_a_helper_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @fill_it(%p, %q, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @fill_it(%a: !llvm.ptr, %q: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n16 = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.return
  }

  // Rounded up in one.
  llvm.func @aligned_by_a_helper() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.call @align_it(%p) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @aligned_by_a_helper_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.call @align_it(%p) : (!llvm.ptr) -> !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @align_it(%p: !llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"} {
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.return %q : !llvm.ptr
  }

  // Each round has memory of its own.
  llvm.func @in_a_loop(%count: i64) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^loop(%zero : i64)
  ^loop(%k: i64):
    %more = llvm.icmp "slt" %k, %count : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %r : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %y = llvm.load %q : !llvm.ptr -> i32
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    %next = llvm.add %k, %one : i64
    llvm.br ^loop(%next : i64)
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The memory of the round before, which is filled still: another object than this round's.
  llvm.func @of_the_round_before(%count: i64) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    %r = llvm.getelementptr %q[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.br ^loop(%zero, %q, %r : i64, !llvm.ptr, !llvm.ptr)
  ^loop(%k: i64, %a: !llvm.ptr, %b: !llvm.ptr):
    %more = llvm.icmp "slt" %k, %count : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    llvm.call @mgpuMemset32(%a, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %x = llvm.load %b : !llvm.ptr -> i32 // expect: host-race
    %next = llvm.add %k, %one : i64
    llvm.br ^loop(%next, %b, %a : i64, !llvm.ptr, !llvm.ptr)
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Perhaps it is what malloc gave.
  llvm.func @freed_as_aligned() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%q) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @freed_and_read() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n4 = llvm.mlir.constant(4 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(192 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q_i = llvm.ptrtoint %p : !llvm.ptr to i64
    %q_a = llvm.mlir.constant(64 : i64) : i64
    %q_1 = llvm.mlir.constant(1 : i64) : i64
    %q_m = llvm.sub %q_a, %q_1 : i64
    %q_s = llvm.add %q_i, %q_m : i64
    %q_r = llvm.urem %q_s, %q_a : i64
    %q_t = llvm.sub %q_s, %q_r : i64
    %q = llvm.inttoptr %q_t : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %v, %n16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    %x = llvm.load %q : !llvm.ptr -> i32 // expect: use-after-free
    llvm.return
  }
}
