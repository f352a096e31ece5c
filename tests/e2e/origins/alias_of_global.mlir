// One global under two names.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.mlir.global internal @g() : !llvm.ptr {
%0 = llvm.mlir.zero : !llvm.ptr
llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal @h {dso_local} : !llvm.ptr {
%0 = llvm.mlir.addressof @g : !llvm.ptr
llvm.return %0 : !llvm.ptr
}
llvm.func @main(%c: i1, %p: !llvm.ptr, %n: i64) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%b0 = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%G = llvm.mlir.addressof @g : !llvm.ptr
%H = llvm.mlir.addressof @h : !llvm.ptr
llvm.store %s, %G : !llvm.ptr, !llvm.ptr
llvm.store %t, %H : !llvm.ptr, !llvm.ptr
%x = llvm.load %G : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
