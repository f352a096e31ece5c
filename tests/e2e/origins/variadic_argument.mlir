// Stream passed as variadic argument to a function with a body that hands its va_list on.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @f(%n: i32, ...) attributes {sym_visibility = "private"} {
    %one = llvm.mlir.constant(1 : i64) : i64
    %va = llvm.alloca %one x !llvm.array<3 x ptr> : (i64) -> !llvm.ptr
    llvm.intr.vastart %va : !llvm.ptr
    llvm.call @destroy_all(%va) : (!llvm.ptr) -> ()
    llvm.intr.vaend %va : !llvm.ptr
    llvm.return
  }
  llvm.func @destroy_all(!llvm.ptr)
  llvm.func @main() {
    %n = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @f(%n, %s) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
