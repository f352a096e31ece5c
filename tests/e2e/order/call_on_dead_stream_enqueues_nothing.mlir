// The second call is on a stream that is destroyed, enqueues nothing, and races with nothing.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
llvm.func @reads(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.return
}
}
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%c32 = llvm.mlir.constant(32 : i64) : i64
llvm.call @mgpuMemcpy(%d, %d, %c32, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-use-after-destroy unknown-handle
llvm.return %d : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
llvm.br ^loop1(%e : !llvm.ptr)
^loop1(%h2: !llvm.ptr):
%h9 = llvm.call @helper0(%d, %s, %h2, %cc) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
%k10 = llvm.icmp "slt" %m, %c0 : i64
%h11 = llvm.call @helper0(%d, %t, %h2, %k10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @kernels::@reads blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %d : !llvm.ptr)  // expect: unwaited-work
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
