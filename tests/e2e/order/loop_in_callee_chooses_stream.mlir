// The loop in the callee runs four times, so that the work is always on %t; a path on which it runs once is none.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
llvm.func @slots1(%ss: !llvm.ptr, %ds: !llvm.ptr, %s: !llvm.ptr, %d: !llvm.ptr, %p: !llvm.ptr, %ca: i1) attributes {sym_visibility = "private"} {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c4 = llvm.mlir.constant(4 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
llvm.br ^do1(%c0 : i64)
^do1(%i1: i64):
%h2 = llvm.load %ss : !llvm.ptr -> !llvm.ptr
llvm.store %s, %ss : !llvm.ptr, !llvm.ptr
%next1 = llvm.add %i1, %c1 : i64
%more1 = llvm.icmp "slt" %next1, %c4 : i64
llvm.cond_br %more1, ^do1(%next1 : i64), ^end1
^end1:
llvm.call @mgpuMemset32(%d, %v, %c8, %h2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%slot0 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot0 : !llvm.ptr, !llvm.ptr
%slot2 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.br ^loop6(%c0, %d, %d : i64, !llvm.ptr, !llvm.ptr)
^loop6(%i6: i64, %h8: !llvm.ptr, %h9: !llvm.ptr):
llvm.call @slots1(%slot0, %slot2, %t, %h8, %p, %cb) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
%next6 = llvm.add %i6, %c1 : i64
llvm.br ^loop6(%next6, %h9, %b : i64, !llvm.ptr, !llvm.ptr)
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
