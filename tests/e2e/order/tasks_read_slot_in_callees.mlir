// Both tasks read the slot, in a function of a function; nobody writes it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @fill(%slot: !llvm.ptr, %d: !llvm.ptr, %o: !llvm.ptr) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @through(%slot: !llvm.ptr, %d: !llvm.ptr, %o: !llvm.ptr) attributes {sym_visibility = "private"} {
llvm.call @fill(%slot, %d, %o) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
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
%slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
%one = async.execute {
llvm.call @through(%slot, %d, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
async.yield
}
%two = async.execute {
llvm.call @through(%slot, %b, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
async.yield
}
async.await %one : !async.token
async.await %two : !async.token
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %t) : (!llvm.ptr, !llvm.ptr) -> ()
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
