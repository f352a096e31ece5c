module {
  llvm.func @main() {
    %size = llvm.mlir.constant(64 : i64) : i64
    %count = llvm.mlir.constant(16 : i64) : i64
    %value = llvm.mlir.constant(0 : i32) : i32
    %private = llvm.mlir.constant(0 : i8) : i8

    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr

    %d = llvm.call @mgpuMemAlloc(%size, %s, %private) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %value, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %size, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %h : !llvm.ptr -> f32
    llvm.call @printF32(%x) : (f32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @printF32(f32)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
