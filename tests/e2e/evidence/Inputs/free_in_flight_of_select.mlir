module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.store %x, %q : f32, !llvm.ptr
llvm.return
}
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c4 = llvm.mlir.constant(4 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%k1 = llvm.icmp "eq" %m, %c4 : i64
%h2 = llvm.select %k1, %t, %s : i1, !llvm.ptr
%h3 = llvm.call @mgpuMemAlloc(%c64, %t, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
gpu.launch_func <%h2 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%b : !llvm.ptr, %h3 : !llvm.ptr)
%h5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.call @mgpuEventRecord(%h5, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%h3, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
