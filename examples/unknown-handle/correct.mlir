// The same function with its body: the stream is one that was created.
module {
  llvm.func @make_stream() -> !llvm.ptr attributes {sym_visibility = "private"} {
    %stream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %stream : !llvm.ptr
  }
  llvm.func @main() {
    %stream = llvm.call @make_stream() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
