module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
llvm.cond_br %na, ^then1, ^else1
^then1:
llvm.call @mgpuMemcpy(%d, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.br ^join1
^else1:
%h3 = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%h3, %d, %c16, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.br ^join1
^join1:
llvm.return %d : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%h1 = llvm.call @mgpuMemAlloc(%c64, %t, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h2 = llvm.call @helper0(%h1, %t, %e, %ca) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
llvm.cond_br %na, ^wrongm68, ^rightm68
^wrongm68:
llvm.br ^onm68
^rightm68:
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.br ^onm68
^onm68:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
