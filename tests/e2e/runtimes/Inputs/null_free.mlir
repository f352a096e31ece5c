// A synchronous dealloc, as releases from 23 on lower it: a free on the null stream.
// cuda: proved
// rocm: proved
// level-zero: violated null-handle
// sycl: violated null-handle
// vulkan: violated runtime-unsupported
module {
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemFree(%a, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
