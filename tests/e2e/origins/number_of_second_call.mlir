// The first call destroys the stream, the second one uses it: by the number that a loop passes.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func internal @f(%s: !llvm.ptr, %i: i64) {
%a = llvm.mlir.constant(0 : i64) : i64
%b = llvm.mlir.constant(1 : i64) : i64
%isa = llvm.icmp "eq" %i, %a : i64
llvm.cond_br %isa, ^a, ^x
^a:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
llvm.br ^x
^x:
%isb = llvm.icmp "eq" %i, %b : i64
llvm.cond_br %isb, ^b, ^e
^b:
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
llvm.br ^e
^e:
llvm.return
}
llvm.func @main() {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%n = llvm.mlir.constant(3 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
llvm.call @f(%s, %i) : (!llvm.ptr, i64) -> ()
%j = llvm.add %i, %c1 : i64
%more = llvm.icmp "slt" %j, %n : i64
llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
