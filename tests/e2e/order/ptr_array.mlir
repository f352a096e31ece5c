// Buffers in an array of pointers, indexed by a number that the caller passes: it may be that of an element that was never filled in, or of the
// buffer that is written again.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%i: i64) {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %arr = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %arr : !llvm.ptr, !llvm.ptr
    %p1 = llvm.getelementptr %arr[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %b, %p1 : !llvm.ptr, !llvm.ptr
    %pi = llvm.getelementptr %arr[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %pi : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%x, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: undefined-handle
    llvm.call @mgpuMemset32(%a, %v, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
