// What is loaded is another number in each iteration: destroyed where it was 7, waited for where it is not any more.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @main(%p: !llvm.ptr, %n: i64) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%seven = llvm.mlir.constant(7 : i32) : i32
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
%w = llvm.load volatile %p : !llvm.ptr -> i32
%c = llvm.icmp "eq" %w, %seven : i32
llvm.cond_br %c, ^a, ^b
^a:
%first = llvm.icmp "eq" %i, %c0 : i64
llvm.cond_br %first, ^d, ^next
^d:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.br ^next
^b:
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
llvm.br ^next
^next:
llvm.cond_br %c, ^u, ^v
^u:
llvm.br ^again
^v:
llvm.br ^again
^again:
%i1 = llvm.add %i, %c1 : i64
%more = llvm.icmp "slt" %i1, %n : i64
llvm.cond_br %more, ^loop(%i1 : i64), ^end
^end:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
