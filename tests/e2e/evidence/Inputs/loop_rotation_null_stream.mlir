module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.return %d : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
llvm.br ^loop2(%c0, %null, %t, %t : i64, !llvm.ptr, !llvm.ptr, !llvm.ptr)
^loop2(%i2: i64, %h3: !llvm.ptr, %h4: !llvm.ptr, %h5: !llvm.ptr):
%more2 = llvm.icmp "slt" %i2, %n0 : i64
llvm.cond_br %more2, ^body2, ^after2
^body2:
%next2 = llvm.add %i2, %c1 : i64
llvm.br ^loop2(%next2, %h4, %h5, %h3 : i64, !llvm.ptr, !llvm.ptr, !llvm.ptr)
^after2:
llvm.br ^loop7(%c0 : i64)
^loop7(%i7: i64):
llvm.call @mgpuMemcpy(%h, %d, %c64, %h4) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
%next7 = llvm.add %i7, %c1 : i64
llvm.br ^loop7(%next7 : i64)
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
}
