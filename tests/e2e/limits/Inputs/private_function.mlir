// limit: they are checked through their callers in the module instead.

module {
  llvm.func @helper(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @helper(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
