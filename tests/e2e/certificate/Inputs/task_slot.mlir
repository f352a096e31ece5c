// A task that is awaited on one path reads a stack slot whose value nothing uses after that.
module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mgpuStreamDestroy(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mgpuStreamSynchronize(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mgpuEventCreate() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mgpuEventDestroy(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mgpuEventSynchronize(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @read_and_awaited_on_a_side(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: i1) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.ptr : (i64) -> !llvm.ptr
    %2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %2, %1 : !llvm.ptr, !llvm.ptr
    %token = async.execute {
      %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      async.yield
    }
    llvm.cond_br %arg3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    async.await %token : !async.token
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
