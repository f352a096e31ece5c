module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64) {
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
llvm.br ^b0(%s, %e, %b : !llvm.ptr, !llvm.ptr, !llvm.ptr)
^b0(%s00: !llvm.ptr, %e01: !llvm.ptr, %d03: !llvm.ptr):
llvm.call @mgpuMemcpy(%h, %d03, %c16, %s00) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: handle-kind-mismatch
llvm.br ^b2(%e01, %e01, %d03 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
^b2(%s20: !llvm.ptr, %e21: !llvm.ptr, %d23: !llvm.ptr):
llvm.br ^b0(%s20, %e21, %d23 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
}
