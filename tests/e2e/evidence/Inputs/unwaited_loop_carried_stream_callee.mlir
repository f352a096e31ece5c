module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
}
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%c1 = llvm.mlir.constant(1 : i64) : i64
gpu.launch_func <%s : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %d : !llvm.ptr)
llvm.return %e : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.br ^loop1(%s : !llvm.ptr)
^loop1(%h2: !llvm.ptr):
llvm.br ^loop8(%c0, %t : i64, !llvm.ptr)
^loop8(%i8: i64, %h9: !llvm.ptr):
%more8 = llvm.icmp "slt" %i8, %n1 : i64
llvm.cond_br %more8, ^body8, ^after8
^body8:
%k14 = llvm.xor %cb, %ca : i1
%h15 = llvm.call @helper0(%b, %h9, %e, %k14) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
%next8 = llvm.add %i8, %c1 : i64
llvm.br ^loop8(%next8, %h2 : i64, !llvm.ptr)
^after8:
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
}
