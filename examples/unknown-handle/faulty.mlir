// The stream comes from a function whose body is not here: nothing is wrong for sure, and nothing is proved.
module {
  llvm.func @make_stream() -> !llvm.ptr
  llvm.func @main() {
    %stream = llvm.call @make_stream() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
