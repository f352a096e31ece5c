module attributes {gpu.container_module} {
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%k3 = async.execute {
llvm.call @mgpuMemset32(%b, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
async.yield
}
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
async.await %k3 : !async.token
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
