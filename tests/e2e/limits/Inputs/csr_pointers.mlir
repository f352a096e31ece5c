// limit: what depends on that memory is unproved.

module {
  llvm.func @main(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %h: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %d = llvm.call @mgpuMemAlloc(%n64, %null, %private) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = llvm.call @mgpuCreateCsr(%n8, %n8, %n8, %p, %q, %r, %zero, %zero, %zero, %null) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.br ^next
  ^next:
    llvm.call @mgpuSetCsrPointers(%a, %p, %q, %d, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%a, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuSetCsrPointers(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
