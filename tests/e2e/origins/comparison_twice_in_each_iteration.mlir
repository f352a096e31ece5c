// A comparison that is not followed is one and the same within an iteration.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @main(%p: !llvm.ptr, %n: i64) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%null = llvm.mlir.zero : !llvm.ptr
llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
%w = llvm.load %p : !llvm.ptr -> f32
%x = llvm.load %p : !llvm.ptr -> f32
%c = llvm.fcmp "olt" %w, %x : f32
llvm.cond_br %c, ^make, ^join(%null : !llvm.ptr)
^make:
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
llvm.br ^join(%s : !llvm.ptr)
^join(%h: !llvm.ptr):
llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
llvm.cond_br %c, ^drop, ^again
^drop:
llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
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
