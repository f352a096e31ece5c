// A private function whose address is taken may be called by anybody, with anything: its own callers are not all of them.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @outside(!llvm.ptr)
  llvm.func @callback(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%s) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.return
  }
  llvm.func @main() {
    %f = llvm.mlir.addressof @callback : !llvm.ptr
    llvm.call @outside(%f) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
}
