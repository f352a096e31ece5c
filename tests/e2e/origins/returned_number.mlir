// Right: what the callee returns says whether it has destroyed the stream.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func internal @f(%s: !llvm.ptr, %i: i64) -> i64 {
%z = llvm.mlir.constant(0 : i64) : i64
%o = llvm.mlir.constant(1 : i64) : i64
%pos = llvm.icmp "sgt" %i, %z : i64
llvm.cond_br %pos, ^d, ^e
^d:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return %o : i64
^e:
llvm.return %z : i64
}
llvm.func @main(%n: i64) {
%o = llvm.mlir.constant(1 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%r = llvm.call @f(%s, %n) : (!llvm.ptr, i64) -> i64
%is = llvm.icmp "ne" %r, %o : i64
llvm.cond_br %is, ^d, ^e
^d:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.br ^e
^e:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
