// The device writes 7, the host has 1: which of them does the host see?
module {
  llvm.func @waits() -> i32 attributes {llvm.emit_c_interface} {
    %count = llvm.mlir.constant(16 : i64) : i64
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %seven = llvm.mlir.constant(7 : i32) : i32
    %private = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%bytes, %s, %private) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.store %one, %h : i32, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %seven, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %value = llvm.load %h : !llvm.ptr -> i32
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return %value : i32
  }
  llvm.func @does_not_wait() -> i32 attributes {llvm.emit_c_interface} {
    %count = llvm.mlir.constant(16 : i64) : i64
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %seven = llvm.mlir.constant(7 : i32) : i32
    %private = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%bytes, %s, %private) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.store %one, %h : i32, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %seven, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %value = llvm.load %h : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return %value : i32
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
}
