// A sparse matrix gets other arrays: what is done to it is done to these from then on.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuSetCsrPointers(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuSpGEMMCopy(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
  llvm.func @strange(!llvm.ptr)
  llvm.func @races(%h: !llvm.ptr, %A: !llvm.ptr, %B: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %d = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %o, %o, %i, %i, %i, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSetCsrPointers(%d, %p, %q, %r, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpGEMMCopy(%z, %i, %i, %z, %z, %d, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %q, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuMemcpy(%h, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @waits(%h: !llvm.ptr, %A: !llvm.ptr, %B: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %d = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %o, %o, %i, %i, %i, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSetCsrPointers(%d, %p, %q, %r, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpGEMMCopy(%z, %i, %i, %z, %z, %d, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %q, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @before_it_is_set(%h: !llvm.ptr, %A: !llvm.ptr, %B: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %d = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %o, %o, %i, %i, %i, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSpGEMMCopy(%z, %i, %i, %z, %z, %d, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuSetCsrPointers(%d, %p, %q, %r, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %q, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @freed_before(%h: !llvm.ptr, %A: !llvm.ptr, %B: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %d = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %o, %o, %i, %i, %i, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSetCsrPointers(%d, %p, %q, %r, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpGEMMCopy(%z, %i, %i, %z, %z, %d, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> () // expect: use-after-free
    llvm.call @mgpuMemcpy(%h, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @goes_elsewhere(%h: !llvm.ptr, %A: !llvm.ptr, %B: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %d = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %o, %o, %i, %i, %i, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @strange(%d) : (!llvm.ptr) -> ()
    llvm.call @mgpuSetCsrPointers(%d, %p, %q, %r, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle unknown-handle
    llvm.call @mgpuSpGEMMCopy(%z, %i, %i, %z, %z, %d, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %q, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemcpy(%h, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_another_block(%h: !llvm.ptr, %A: !llvm.ptr, %B: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %r = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.call @mgpuMemAlloc(%n, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %d = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %o, %o, %i, %i, %i, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.br ^next
  ^next:
    llvm.call @mgpuSetCsrPointers(%d, %p, %q, %r, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuSpGEMMCopy(%z, %i, %i, %z, %z, %d, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemcpy(%h, %q, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemcpy(%h, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%r, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
