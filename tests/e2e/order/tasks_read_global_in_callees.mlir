// The same with a global.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.mlir.global internal @g() : !llvm.ptr {
%0 = llvm.mlir.zero : !llvm.ptr
llvm.return %0 : !llvm.ptr
}
llvm.func @fill(%d: !llvm.ptr, %o: !llvm.ptr) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%slot = llvm.mlir.addressof @g : !llvm.ptr
%s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @through(%d: !llvm.ptr, %o: !llvm.ptr) attributes {sym_visibility = "private"} {
llvm.call @fill(%d, %o) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return
}
llvm.func @main() {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%slot = llvm.mlir.addressof @g : !llvm.ptr
llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
%one = async.execute {
llvm.call @through(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
async.yield
}
%two = async.execute {
llvm.call @through(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
async.yield
}
async.await %one : !async.token
async.await %two : !async.token
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
%null = llvm.mlir.zero : !llvm.ptr
llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
