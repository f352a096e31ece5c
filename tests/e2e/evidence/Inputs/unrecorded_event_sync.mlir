// What races because nothing was recorded in the event is a note of that.
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
llvm.func @helper1(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%c16 = llvm.mlir.constant(16 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return %e : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c1 = llvm.mlir.constant(1 : i64) : i64
%c4 = llvm.mlir.constant(4 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%k9 = llvm.icmp "slt" %m, %c4 : i64
llvm.cond_br %k9, ^then8, ^else8
^then8:
llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()  // expect: event-not-recorded
llvm.br ^join8
^else8:
llvm.br ^join8
^join8:
%h11 = llvm.call @helper1(%b, %t, %e, %na) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
llvm.br ^join12(%b : !llvm.ptr)
^join12(%h18: !llvm.ptr):
gpu.launch_func <%s : !llvm.ptr> @kernels::@touches blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%h18 : !llvm.ptr, %h18 : !llvm.ptr)  // expect: stream-race unwaited-work
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
