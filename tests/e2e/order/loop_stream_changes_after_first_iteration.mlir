// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @main(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.br ^loop1(%c0, %s, %p : i64, !llvm.ptr, !llvm.ptr)
^loop1(%i1: i64, %x: !llvm.ptr, %y: !llvm.ptr):
llvm.call @mgpuMemset32(%y, %v, %c8, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%next1 = llvm.add %i1, %c1 : i64
%more = llvm.icmp "slt" %next1, %n : i64
llvm.cond_br %more, ^loop1(%next1, %t, %q : i64, !llvm.ptr, !llvm.ptr), ^end
^end:
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
