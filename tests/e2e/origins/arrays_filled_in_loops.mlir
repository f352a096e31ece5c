// Memory that is written at an index which is not constant: what lies there is one of the values that were stored, or what was there before.
// Which one it is follows from the index, unless the size of the memory is not known, and nothing may have been stored there.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)

  // The element is one of the streams that were stored, as far as is known.
  llvm.func @one_element() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xp = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %c4 : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%dv) : (!llvm.ptr) -> ()
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    llvm.return
  }
  llvm.func @first_element() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @on_the_heap(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %bytes = llvm.mul %n, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %n : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xp = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %n : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%dv) : (!llvm.ptr) -> ()
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @null_at_first() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i8) : i8
    "llvm.intr.memset"(%a, %zero, %c8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c1 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %xp = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The null stream.
  llvm.func @zeroed_heap(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.call @calloc(%n, %c8) : (i64, i64) -> !llvm.ptr
    %xp = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @zeroed_heap_filled(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.call @calloc(%n, %c8) : (i64, i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %n : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %xp = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %n : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%dv) : (!llvm.ptr) -> ()
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Nothing but zero was ever there.
  llvm.func @zeroed_heap_null_event(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.call @calloc(%n, %c8) : (i64, i64) -> !llvm.ptr
    %xp = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Right where %i is 0.
  llvm.func @old_value_replaced(%i: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %old = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %old, %a : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%old) : (!llvm.ptr) -> ()
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %new, %p : !llvm.ptr, !llvm.ptr
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @what_is_done_to_what_replaced_it(%i: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %old = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.store %old, %a : !llvm.ptr, !llvm.ptr
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %new, %p : !llvm.ptr, !llvm.ptr
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%old) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.call @mgpuStreamDestroy(%old) : (!llvm.ptr) -> ()
    llvm.return
  }
  // What is in the array does not matter here.
  llvm.func @destroyed_by_its_own_name(%i: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %old = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %old, %a : !llvm.ptr, !llvm.ptr
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %new, %p : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%old) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%old) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.return
  }
  // All of it was copied, or not.
  llvm.func @copied_in(%from: !llvm.ptr, %n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%a, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  // A number of 32 bits is no handle.
  llvm.func @numbers_beside_a_stream() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c1 x !llvm.struct<(ptr, array<4 x i32>)> : (i64) -> !llvm.ptr
    %k = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %a : !llvm.ptr, !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fp = llvm.getelementptr %a[0, 1, %fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, array<4 x i32>)>
    llvm.store %k, %fp : i32, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @structures() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %b = llvm.alloca %c4 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %k = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %fm = llvm.call @mgpuMemAlloc(%c8, %fs, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
    %fp = llvm.getelementptr %b[%fi, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr)>
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fq = llvm.getelementptr %b[%fi, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr)>
    llvm.store %fm, %fq : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xs = llvm.load %b : !llvm.ptr -> !llvm.ptr
    %mp = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr)>
    %xm = llvm.load %mp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%xm, %k, %c1, %xs) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%xs) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @buffers() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %k = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fm = llvm.call @mgpuMemAlloc(%c8, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fm, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xp = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%x, %k, %c1, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %c4 : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%dv, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The function gets the array and an index, and fills in one element.
  llvm.func internal @put(%a: !llvm.ptr, %i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @filled_by_a_function() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    llvm.call @put(%a, %fi) : (!llvm.ptr, i64) -> ()
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xp = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Wrong: the fourth one is undefined.
  llvm.func @element_never_written() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c3 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xp = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @never_filled() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    %xp = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  // Wrong: each is destroyed twice.
  llvm.func @destroyed_in_two_loops() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %c4 : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%dv) : (!llvm.ptr) -> ()
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    llvm.br ^eh(%c0 : i64)
  ^eh(%ei: i64):
    %ec = llvm.icmp "slt" %ei, %c4 : i64
    llvm.cond_br %ec, ^eb, ^ee
  ^eb:
    %ep = llvm.getelementptr %a[%ei] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %ev = llvm.load %ep : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%ev) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %en = llvm.add %ei, %c1 : i64
    llvm.br ^eh(%en : i64)
  ^ee:
    llvm.return
  }
  // Wrong: so is the second.
  llvm.func @one_of_them_destroyed_twice() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    %xp = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %c4 : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%dv) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    llvm.return
  }
  // Wrong.
  llvm.func @used_after_the_loop_that_destroys() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^fh(%c0 : i64)
  ^fh(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %c4 : i64
    llvm.cond_br %fc, ^fb, ^fe
  ^fb:
    %fs = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %fs, %fp : !llvm.ptr, !llvm.ptr
    %fn = llvm.add %fi, %c1 : i64
    llvm.br ^fh(%fn : i64)
  ^fe:
    llvm.br ^dh(%c0 : i64)
  ^dh(%di: i64):
    %dc = llvm.icmp "slt" %di, %c4 : i64
    llvm.cond_br %dc, ^db, ^de
  ^db:
    %dp = llvm.getelementptr %a[%di] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %dv = llvm.load %dp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%dv) : (!llvm.ptr) -> ()
    %dn = llvm.add %di, %c1 : i64
    llvm.br ^dh(%dn : i64)
  ^de:
    %xp = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %xp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
}
