// A function that calls itself: each call has a stream of its own, and passes on the one that it got.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @down(%s: !llvm.ptr, %n: i64) attributes {sym_visibility = "private"} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %more = llvm.icmp "sgt" %n, %zero : i64
    llvm.cond_br %more, ^deeper, ^end
  ^deeper:
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.sub %n, %one : i64
    llvm.call @down(%t, %m) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @down(%s, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
