module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%c64 = llvm.mlir.constant(64 : i64) : i64
llvm.call @mgpuMemcpy(%d, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.br ^join2(%d : !llvm.ptr)
^join2(%h4: !llvm.ptr):
llvm.return %h4 : !llvm.ptr
}
llvm.func @helper1(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.return %d : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.br ^loop7(%c0 : i64)
^loop7(%i7: i64):
%more7 = llvm.icmp "slt" %i7, %n0 : i64
llvm.cond_br %more7, ^body7, ^after7
^body7:
llvm.br ^join9(%s : !llvm.ptr)
^join9(%h11: !llvm.ptr):
%h12 = llvm.call @helper0(%b, %h11, %e, %na) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
%next7 = llvm.add %i7, %c1 : i64
llvm.br ^loop7(%next7 : i64)
^after7:
llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
