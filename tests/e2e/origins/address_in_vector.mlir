// Store null through an address that went through a vector.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %slot2 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %s, %slot2 : !llvm.ptr, !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v = llvm.insertelement %slot, %u[%z : i64] : vector<2x!llvm.ptr>
    %a = llvm.extractelement %v[%z : i64] : vector<2x!llvm.ptr>
    llvm.store %null, %a : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: null-handle
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
