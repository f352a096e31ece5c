// Beside a task that synchronizes, the buffer is freed on the stream of its work.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
llvm.func @reads(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%y = llvm.load %q : !llvm.ptr -> f32
llvm.return
}
llvm.func @nothing(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
gpu.launch_func <%t : !llvm.ptr> @kernels::@reads blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%b : !llvm.ptr, %d : !llvm.ptr)  // expect: unwaited-work
llvm.br ^loop1(%c0, %t : i64, !llvm.ptr)
^loop1(%i1: i64, %h3: !llvm.ptr):
%more1 = llvm.icmp "slt" %i1, %n0 : i64
llvm.cond_br %more1, ^body1, ^after1
^body1:
%k5, %r6 = async.execute -> !async.value<!llvm.ptr> {
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
async.yield %h3 : !llvm.ptr
}
%next1 = llvm.add %i1, %c1 : i64
llvm.br ^loop1(%next1, %s : i64, !llvm.ptr)
^after1:
llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
