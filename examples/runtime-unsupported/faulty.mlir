module {
  llvm.func @main() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %shared = llvm.mlir.constant(1 : i8) : i8
    %stream = llvm.mlir.zero : !llvm.ptr
    %buffer = llvm.call @mgpuMemAlloc(%count, %stream, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %offset = llvm.mlir.constant(0 : i64) : i64
    llvm.call @mgpuMemset32(%buffer, %zero, %count, %stream) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%buffer, %stream) : (!llvm.ptr, !llvm.ptr) -> ()
    %host = llvm.alloca %count x f32 : (i64) -> !llvm.ptr
    %0 = llvm.call @mgpuMemGetDeviceMemRef1dFloat(%host, %host, %offset, %count, %count) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return
  }
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemGetDeviceMemRef1dFloat(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
