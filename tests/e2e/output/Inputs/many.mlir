llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @right() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @first() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  // destroyed twice
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @nothing() {
  llvm.return
}

llvm.func @lost() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.return
}
llvm.func @second() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @lost_too() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.return
}
