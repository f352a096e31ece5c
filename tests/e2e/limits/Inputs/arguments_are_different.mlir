// limit: Two arguments are different handles.

module {
  llvm.func @main(%s: !llvm.ptr, %t: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
