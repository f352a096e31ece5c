module attributes {gpu.container_module} {
  func.func @main(%a: memref<4xf32>, %b: memref<4xf32>) {
    %t, %v = async.execute -> !async.value<!llvm.ptr> {
      %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
      async.yield %s : !llvm.ptr
    }
    %s = async.await %v : !async.value<!llvm.ptr>
    async.await %t : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0, %0] %a, %b : memref<4xf32>, memref<4xf32>
    gpu.wait [%1]
    return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
