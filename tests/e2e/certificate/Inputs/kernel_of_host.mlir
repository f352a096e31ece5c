// A kernel by its calling convention, in a module that calls the runtime: it may be called by the host.
module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func ptx_kernelcc @f() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
}
