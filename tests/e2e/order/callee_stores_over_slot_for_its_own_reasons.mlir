// The same where nobody outside the callee knows which way the branch goes.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
llvm.func @fill(%to: !llvm.ptr, %s: !llvm.ptr, %slot: !llvm.ptr, %p: !llvm.ptr, %n: !llvm.ptr) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
llvm.call @mgpuMemset32(%to, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%w = llvm.load %p : !llvm.ptr -> i32
%cc = llvm.icmp "eq" %w, %v : i32
llvm.cond_br %cc, ^a, ^b
^a:
llvm.store %n, %slot : !llvm.ptr, !llvm.ptr
llvm.br ^b
^b:
llvm.return
}
llvm.func @main(%p: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c16 = llvm.mlir.constant(16 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%slot0 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot0 : !llvm.ptr, !llvm.ptr
llvm.call @fill(%d, %s, %slot0, %p, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
%x = llvm.load %slot0 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
llvm.call @mgpuMemset32(%d, %v, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
