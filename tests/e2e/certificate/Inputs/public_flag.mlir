// An unknown function may set what other modules see.
module attributes {gpu.container_module} {
llvm.mlir.global external @flag(0 : i32) : i32
llvm.func @main(%s: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%one = llvm.mlir.constant(1 : i32) : i32
%zero = llvm.mlir.constant(0 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%g = llvm.mlir.addressof @flag : !llvm.ptr
llvm.store %one, %g : i32, !llvm.ptr
llvm.call @coin() : () -> ()
%r = llvm.load %g : !llvm.ptr -> i32
%same = llvm.icmp "eq" %r, %one : i32
llvm.cond_br %same, ^end, ^bad
^bad:
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.br ^end
^end:
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @coin()
}
