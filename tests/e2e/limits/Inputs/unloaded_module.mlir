// limit: A launch from a module that was unloaded before, and a module unloaded twice, have no rule.

module {
  llvm.func @main(%image: !llvm.ptr, %name: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.call @mgpuModuleLoad(%image, %n64) : (!llvm.ptr, i64) -> !llvm.ptr
    %f = llvm.call @mgpuModuleGetFunction(%m, %name) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuLaunchKernel(%f, %one, %one, %one, %one, %one, %one, %zero, %s, %null, %null, %n8) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuModuleUnload(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
