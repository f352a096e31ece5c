// memrefCopy carries an address to memory from which a kernel follows it, and the host reads what the kernel writes.
module attributes {gpu.container_module} {

gpu.module @k {
llvm.func @deref(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%q = llvm.load %p : !llvm.ptr -> !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
llvm.store %one, %q : i32, !llvm.ptr
llvm.return
}
}

llvm.func @main(%c: i1, %n: i64) {
%true = llvm.mlir.constant(true) : i1
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%shared = llvm.mlir.constant(1 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr

%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%cb = llvm.call @mgpuMemAlloc(%c64, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%src = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
%dst = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %cb, %src : !llvm.ptr, !llvm.ptr
%d1 = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
%d2 = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
%u1 = llvm.alloca %c1 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
%u2 = llvm.alloca %c1 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
llvm.store %src, %d1 : !llvm.ptr, !llvm.ptr
%p1 = llvm.getelementptr %d1[1] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %src, %p1 : !llvm.ptr, !llvm.ptr
%o1 = llvm.getelementptr %d1[2] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %c0, %o1 : i64, !llvm.ptr
llvm.store %dst, %d2 : !llvm.ptr, !llvm.ptr
%p2 = llvm.getelementptr %d2[1] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %dst, %p2 : !llvm.ptr, !llvm.ptr
%o2 = llvm.getelementptr %d2[2] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %c0, %o2 : i64, !llvm.ptr
llvm.store %c0, %u1 : i64, !llvm.ptr
%q1 = llvm.getelementptr %u1[1] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %d1, %q1 : !llvm.ptr, !llvm.ptr
llvm.store %c0, %u2 : i64, !llvm.ptr
%q2 = llvm.getelementptr %u2[1] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %d2, %q2 : !llvm.ptr, !llvm.ptr
llvm.call @memrefCopy(%c8, %u1, %u2) : (i64, !llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@deref blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%dst : !llvm.ptr)
%r = llvm.load %cb : !llvm.ptr -> i32
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()

llvm.return
}

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
}
