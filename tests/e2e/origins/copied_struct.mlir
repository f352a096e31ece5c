// llvm.intr.memcpy copies the struct with its handles: the copy holds the same stream.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %size = llvm.mlir.constant(16 : i64) : i64
    %a = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %b = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %in = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
    llvm.store %s, %in : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%b, %a, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %out = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
    %x = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
