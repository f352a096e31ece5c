module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.return %e : !llvm.ptr
}
llvm.func @change(%one: !llvm.ptr, %other: !llvm.ptr, %c: i1) attributes {sym_visibility = "private"} {
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%x1 = llvm.mlir.poison : !llvm.struct<(ptr, i64, ptr)>
%x1b = llvm.insertvalue %p, %x1[0] : !llvm.struct<(ptr, i64, ptr)>
%x1c = llvm.insertvalue %b, %x1b[2] : !llvm.struct<(ptr, i64, ptr)>
%h2 = llvm.extractvalue %x1c[2] : !llvm.struct<(ptr, i64, ptr)>
llvm.br ^loop5(%c0, %s, %t, %s : i64, !llvm.ptr, !llvm.ptr, !llvm.ptr)
^loop5(%i5: i64, %h6: !llvm.ptr, %h7: !llvm.ptr, %h8: !llvm.ptr):
%more5 = llvm.icmp "slt" %i5, %n0 : i64
llvm.cond_br %more5, ^body5, ^after5
^body5:
llvm.call @mgpuMemcpy(%p, %h2, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
%next5 = llvm.add %i5, %c1 : i64
llvm.br ^loop5(%next5, %h7, %h8, %h6 : i64, !llvm.ptr, !llvm.ptr, !llvm.ptr)
^after5:
%e918930967 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.call @mgpuEventRecord(%e918930967, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%t, %e918930967) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%h8) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
