// Right: the memory says that the callee leaves the stream in the slot, so that both are one.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func internal @clears(%slot: !llvm.ptr, %c: i1) {
%null = llvm.mlir.zero : !llvm.ptr
llvm.cond_br %c, ^clear, ^end
^clear:
llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
llvm.br ^end
^end:
llvm.return
}
llvm.func @main() {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%first = llvm.mlir.constant(true) : i1
%last = llvm.mlir.constant(false) : i1
%flag = llvm.alloca %c1 x i1 : (i64) -> !llvm.ptr
llvm.store %first, %flag : i1, !llvm.ptr
llvm.store %last, %flag : i1, !llvm.ptr
%c = llvm.load %flag : !llvm.ptr -> i1
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %t, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
%slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
llvm.call @clears(%slot, %c) : (!llvm.ptr, i1) -> ()
%h = llvm.load %slot : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%d, %v, %c64, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuMemset32(%d, %v, %c64, %h) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
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
