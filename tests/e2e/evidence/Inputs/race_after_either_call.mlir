module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.return
}
}
llvm.func @slots0(%ss: !llvm.ptr, %ds: !llvm.ptr, %s: !llvm.ptr, %d: !llvm.ptr, %p: !llvm.ptr, %ca: i1) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%slot0 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot0 : !llvm.ptr, !llvm.ptr
%slot2 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.cond_br %cb, ^then1, ^else1
^then1:
llvm.call @slots0(%slot0, %slot2, %s, %d, %p, %na) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
llvm.br ^join1
^else1:
%k7 = llvm.icmp "ne" %m, %c1 : i64
llvm.call @slots0(%slot0, %slot2, %t, %d, %p, %k7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
llvm.br ^join1
^join1:
gpu.launch_func <%s : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %d : !llvm.ptr)
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
