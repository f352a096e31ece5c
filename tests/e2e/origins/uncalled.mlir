// A private function that nobody calls, and whose address nobody takes, never runs.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @dead(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
}
