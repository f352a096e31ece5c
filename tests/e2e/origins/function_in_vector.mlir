// A private function whose address goes through a vector.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @cb() attributes {sym_visibility = "private"} {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @main() {
    %f = llvm.mlir.addressof @cb : !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v = llvm.insertelement %f, %u[%z : i64] : vector<2x!llvm.ptr>
    llvm.call @unk(%v) : (vector<2x!llvm.ptr>) -> ()
    llvm.return
  }
  llvm.func @unk(vector<2x!llvm.ptr>)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
