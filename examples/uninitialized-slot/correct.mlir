// The stream is used only where it was stored: both branches ask the same flag.
module {
  llvm.func @main(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.cond_br %flag, ^create, ^join
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^join
  ^join:
    llvm.cond_br %flag, ^use, ^end
  ^use:
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
