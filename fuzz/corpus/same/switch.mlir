module {
  llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @main(%v: i32, %w: i64) {
    %at = llvm.mlir.addressof @g : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %at : !llvm.ptr, !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    llvm.switch %v : i32, ^a(%e : !llvm.ptr) [
      0: ^a(%n : !llvm.ptr),
      -7: ^b
    ]
  ^a(%x: !llvm.ptr):
    llvm.call @mgpuEventRecord(%x, %n) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    %y = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
