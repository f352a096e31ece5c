// What a function does that the linker may replace is unknown; it may be what the module has, though nothing outside can call it.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func weak @f(%s: !llvm.ptr) {
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @f(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func linkonce @own() attributes {sym_visibility = "private"} {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func weak @calls() attributes {sym_visibility = "private"} {
    llvm.call @called() : () -> ()
    llvm.return
  }
  llvm.func internal @called() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func weak @right() attributes {sym_visibility = "private"} {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @calls_own() {
    llvm.call @own() : () -> ()
    llvm.call @calls() : () -> ()
    llvm.call @right() : () -> ()
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
