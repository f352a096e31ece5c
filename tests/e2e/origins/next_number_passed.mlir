// Right: a number and the next one are not both 0; where neither is, nothing destroys the stream.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @f(%s: !llvm.ptr, %i: i64) attributes {sym_visibility = "private"} {
%c0 = llvm.mlir.constant(0 : i64) : i64
%k = llvm.icmp "eq" %i, %c0 : i64
llvm.cond_br %k, ^d, ^e
^d:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
llvm.br ^e
^e:
llvm.return
}
llvm.func @main(%n: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
llvm.call @f(%s, %n) : (!llvm.ptr, i64) -> ()
%j = llvm.add %n, %c1 : i64
llvm.call @f(%s, %j) : (!llvm.ptr, i64) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
