module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main() {

    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr

    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()

    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
}

