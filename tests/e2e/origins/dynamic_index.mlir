// An array of two streams and indexes that the caller passes: where they are the same, one stream is destroyed twice, and the other never.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%i: i64, %j: i64) {
    %two = llvm.mlir.constant(2 : i64) : i64
    %array = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %second = llvm.getelementptr %array[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.store %s, %array : !llvm.ptr, !llvm.ptr
    llvm.store %t, %second : !llvm.ptr, !llvm.ptr
    %p = llvm.getelementptr %array[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    %q = llvm.getelementptr %array[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %y = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
