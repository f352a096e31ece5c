module {
llvm.func @main(%n: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.br ^loop1(%c0 : i64)
^loop1(%i1: i64):
llvm.call @mgpuMemset32(%p, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
%next1 = llvm.add %i1, %c1 : i64
%more = llvm.icmp "slt" %next1, %n : i64
llvm.cond_br %more, ^loop1(%next1 : i64), ^end
^end:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
