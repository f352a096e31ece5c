// Right: the counter is 0 once. What numbers a callee gets in two calls is not followed, so this is not proved; nor is it violated.

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
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.br ^l(%c0 : i64)
^l(%i: i64):
llvm.call @f(%s, %i) : (!llvm.ptr, i64) -> ()
%j = llvm.add %i, %c1 : i64
%more = llvm.icmp "slt" %j, %n : i64
llvm.cond_br %more, ^l(%j : i64), ^x
^x:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
