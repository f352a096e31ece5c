// A function that calls itself with the stream that it destroyed.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @down(%s: !llvm.ptr, %n: i64) attributes {sym_visibility = "private"} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %more = llvm.icmp "sgt" %n, %zero : i64
    llvm.cond_br %more, ^deeper, ^end
  ^deeper:
    %m = llvm.sub %n, %one : i64
    llvm.call @down(%s, %m) : (!llvm.ptr, i64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @main(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @down(%s, %n) : (!llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
}
