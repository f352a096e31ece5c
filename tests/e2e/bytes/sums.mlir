// What is computed from two addresses may be an address in either's memory: nothing is known of it. From one and a number it is in that one's.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module {
  llvm.func @difference_and_sum() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %i = llvm.ptrtoint %d : !llvm.ptr to i64
    %j = llvm.ptrtoint %e : !llvm.ptr to i64
    %x = llvm.sub %j, %i : i64
    %y = llvm.add %x, %i : i64
    %q = llvm.inttoptr %y : i64 to !llvm.ptr
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @bits_of_both() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %i = llvm.ptrtoint %d : !llvm.ptr to i64
    %j = llvm.ptrtoint %e : !llvm.ptr to i64
    %x = llvm.xor %i, %j : i64
    %y = llvm.xor %x, %i : i64
    %q = llvm.inttoptr %y : i64 to !llvm.ptr
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @size_is_a_difference() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %i = llvm.ptrtoint %d : !llvm.ptr to i64
    %j = llvm.ptrtoint %e : !llvm.ptr to i64
    %z = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %k = llvm.getelementptr %d[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %l = llvm.ptrtoint %k : !llvm.ptr to i64
    %x = llvm.sub %l, %i : i64
    %y = llvm.ashr %x, %2 : i64
    llvm.call @mgpuMemset32(%d, %z, %y, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @moved_by_a_number(%m: i64) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %i = llvm.ptrtoint %d : !llvm.ptr to i64
    %j = llvm.ptrtoint %e : !llvm.ptr to i64
    %z = llvm.mlir.constant(0 : i32) : i32
    %x = llvm.add %i, %m : i64
    %q = llvm.inttoptr %x : i64 to !llvm.ptr
    llvm.call @mgpuMemset32(%q, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%q, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: use-after-free
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
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
