// Right: no caller passes the number with which the callee destroys the stream.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func internal @f(%s: !llvm.ptr, %i: i64) {
%k = llvm.mlir.constant(7 : i64) : i64
%is = llvm.icmp "eq" %i, %k : i64
llvm.cond_br %is, ^d, ^e
^d:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.br ^e
^e:
llvm.return
}
llvm.func @one(%u: i1) {
%k = llvm.mlir.constant(3 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.call @f(%s, %k) : (!llvm.ptr, i64) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @two(%u: i1) {
%k = llvm.mlir.constant(4 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.call @f(%s, %k) : (!llvm.ptr, i64) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
 llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
