llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @lost() {
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %c = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.return
}
