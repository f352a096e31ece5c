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
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return %d : !llvm.ptr
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^loop5(%c0, %e : i64, !llvm.ptr)
^loop5(%i5: i64, %h7: !llvm.ptr):
%more5 = llvm.icmp "slt" %i5, %n0 : i64
llvm.cond_br %more5, ^body5, ^after5
^body5:
%k9 = llvm.xor %ca, %ca : i1
%h10 = llvm.call @helper0(%b, %t, %h7, %k9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
%next5 = llvm.add %i5, %c1 : i64
llvm.br ^loop5(%next5, %e : i64, !llvm.ptr)
^after5:
llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%t : !llvm.ptr> @kernels::@reads blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%b : !llvm.ptr, %d : !llvm.ptr)
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
