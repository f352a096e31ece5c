// Sparse operations in a chain of tokens: CUDA's wrappers ignore their stream.
// cuda: violated stream-race
// rocm: violated runtime-unsupported
module {
  llvm.func @main(%host: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %k = llvm.mlir.constant(16 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %t = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %y = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %v = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%x, %host, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%v, %host, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %dx = llvm.call @mgpuCreateDnVec(%k, %x, %t, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %dy = llvm.call @mgpuCreateDnVec(%k, %y, %t, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %da = llvm.call @mgpuCreateCsr(%k, %k, %k, %p, %p, %v, %t, %t, %t, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSpMV(%t, %da, %dx, %dy, %t, %b, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%host, %y, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%da, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%dx, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%dy, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%y, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%v, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuSpMV(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
}
