// An array of two streams and an index that is not known: the second use may be of the stream that was destroyed.
// The first finding stands for both, which have one cause.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%i: i64, %j: i64) {
    %two = llvm.mlir.constant(2 : i64) : i64
    %array = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %second = llvm.getelementptr %array[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %array : !llvm.ptr, !llvm.ptr
    llvm.store %t, %second : !llvm.ptr, !llvm.ptr
    %p = llvm.getelementptr %array[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %q = llvm.getelementptr %array[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %y = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
