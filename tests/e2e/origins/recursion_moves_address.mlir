// A recursion over a buffer, each call a few bytes further on: what is told apart of it is bounded.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @sweep(%s: !llvm.ptr, %p: !llvm.ptr, %n: i64) attributes {sym_visibility = "private"} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %byte = llvm.mlir.constant(0 : i32) : i32
    %more = llvm.icmp "sgt" %n, %zero : i64
    llvm.cond_br %more, ^deeper, ^end
  ^deeper:
    llvm.call @mgpuMemset32(%p, %byte, %size, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    %q = llvm.getelementptr %p[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %b = llvm.getelementptr %p[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %m = llvm.sub %n, %one : i64
    llvm.call @sweep(%s, %q, %m) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @sweep(%s, %b, %m) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @main(%n: i64, %size: i64) {
    %none = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%size, %none, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @sweep(%s, %p, %n) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %none) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
