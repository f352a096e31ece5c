// Where there was no memory the stream is destroyed twice; the memory itself is freed wherever there is any.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @f() {
    %null = llvm.mlir.zero : !llvm.ptr
    %size = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %is = llvm.icmp "eq" %h, %null : !llvm.ptr
    llvm.cond_br %is, ^bad, ^go
  ^bad:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^go:
    %p = llvm.call @mgpuMemAlloc(%size, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %p, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
}
