// What races because the event is destroyed is a note of that.
module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @touches(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.store %x, %q : f32, !llvm.ptr
llvm.return
}
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
}
gpu.binary @binary [#gpu.object<#nvvm.target, "none">]
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr  // expect: memory-leak
gpu.launch_func <%t : !llvm.ptr> @kernels::@touches blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%b : !llvm.ptr, %b : !llvm.ptr)
llvm.br ^loop14(%h : !llvm.ptr)
^loop14(%h15: !llvm.ptr):
%e811200942 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.call @mgpuEventDestroy(%e811200942) : (!llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%e811200942, %t) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: event-use-after-destroy
llvm.call @mgpuStreamWaitEvent(%s, %e811200942) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%b, %h15, %c32, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
}
