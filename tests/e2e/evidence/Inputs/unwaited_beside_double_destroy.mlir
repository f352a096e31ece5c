module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.return %s : !llvm.ptr
}
llvm.func @helper1(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return %d : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
llvm.br ^loop1(%e : !llvm.ptr)
^loop1(%h2: !llvm.ptr):
llvm.call @mgpuMemcpy(%b, %h, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
%h7 = llvm.call @helper1(%d, %t, %h2, %cc) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%h2) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
}
