// limit: The effect of a kernel is unknown if the module has only a binary of it, or an address,

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "not looked into">]
  llvm.func @main(%a: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@read blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%a : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@read blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%a : !llvm.ptr) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
