module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.store %x, %q : f32, !llvm.ptr
llvm.return
}
}
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%c1 = llvm.mlir.constant(1 : i64) : i64
gpu.launch_func <%s : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %d : !llvm.ptr)
llvm.br ^join1(%e : !llvm.ptr)
^join1(%h2: !llvm.ptr):
llvm.return %h2 : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%h1 = llvm.call @helper0(%b, %s, %e, %cc) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
llvm.call @mgpuMemcpy(%h, %b, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
}
