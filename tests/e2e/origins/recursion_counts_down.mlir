// The stream is destroyed at the end of a recursion that is three calls deep, and used on the way back.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func internal @f(%s: !llvm.ptr, %n: i64) {
%z = llvm.mlir.constant(0 : i64) : i64
%o = llvm.mlir.constant(1 : i64) : i64
%done = llvm.icmp "sle" %n, %z : i64
llvm.cond_br %done, ^d, ^e
^d:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
^e:
%m = llvm.sub %n, %o : i64
llvm.call @f(%s, %m) : (!llvm.ptr, i64) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
llvm.return
}
llvm.func @main() {
%n = llvm.mlir.constant(3 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.call @f(%s, %n) : (!llvm.ptr, i64) -> ()
llvm.return
}
 llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
