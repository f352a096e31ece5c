// limit: A leak of a handle that was passed to an unknown function first is not reported:

module {
  llvm.func @elsewhere(!llvm.ptr)
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @elsewhere(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
}
