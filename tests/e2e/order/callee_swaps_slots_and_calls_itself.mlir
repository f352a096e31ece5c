// The callee swaps its slots at each level: the work is on %s or on %t, and only %s is waited for.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func internal @f(%a: !llvm.ptr, %b: !llvm.ptr, %d: !llvm.ptr, %n: i64) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%b0 = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%v = llvm.mlir.constant(7 : i32) : i32
%x = llvm.load %a : !llvm.ptr -> !llvm.ptr
%k = llvm.icmp "slt" %n, %c1 : i64
llvm.cond_br %k, ^e, ^r
^r:
%m = llvm.sub %n, %c1 : i64
llvm.call @f(%b, %a, %d, %m) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
llvm.br ^x
^e:
llvm.call @mgpuMemset32(%d, %v, %c8, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.br ^x
^x:
llvm.return
}
llvm.func @main(%c: i1, %p: !llvm.ptr, %n: i64) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%b0 = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%v = llvm.mlir.constant(7 : i32) : i32
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c8, %s, %b0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%p1 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
%p2 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %p1 : !llvm.ptr, !llvm.ptr
llvm.store %t, %p2 : !llvm.ptr, !llvm.ptr
llvm.call @f(%p1, %p2, %d, %n) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
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
