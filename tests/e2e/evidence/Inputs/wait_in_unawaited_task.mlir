// An event is recorded and waited for in a task that nobody has awaited yet: the second fill may come before that.
module attributes {gpu.container_module} {
llvm.func @main() {
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemset32(%d, %v, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%k = async.execute {
llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %e) : (!llvm.ptr, !llvm.ptr) -> ()
async.yield
}
llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
async.await %k : !async.token
llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
