// What clang makes of __builtin_setjmp: control may come back behind it from any call that follows.

// RUN: python3 %S/../expect.py --once %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.mlir.global internal @buffer() : !llvm.array<5 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<5 x ptr>
  llvm.return %0 : !llvm.array<5 x ptr>
}

// At best unproved: %s was destroyed when control comes back.
llvm.func @comes_back() {
  %b = llvm.mlir.addressof @buffer : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %r = llvm.call_intrinsic "llvm.eh.sjlj.setjmp"(%b) : (!llvm.ptr) -> i32
  %first = llvm.icmp "eq" %r, %zero : i32
  llvm.cond_br %first, ^go, ^back
^back:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
^go:
  llvm.call @leave(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @leave(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  %b = llvm.mlir.addressof @buffer : !llvm.ptr
  llvm.call_intrinsic "llvm.eh.sjlj.longjmp"(%b) : (!llvm.ptr) -> ()
  llvm.unreachable
}
