// Callee gets one slot twice, stores A via p and B via q, destroys load p (= B), then B again.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) attributes {sym_visibility = "private"} {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %a, %p : !llvm.ptr, !llvm.ptr
    llvm.store %b, %q : !llvm.ptr, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @f(%slot, %slot) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
