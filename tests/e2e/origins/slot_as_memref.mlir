// The slot is overwritten through a memref made of its address.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %slot2 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %s, %slot2 : !llvm.ptr, !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %z = llvm.mlir.constant(0 : i64) : i64
    %d0 = llvm.insertvalue %slot, %u[0] : !llvm.struct<(ptr, ptr, i64)>
    %d1 = llvm.insertvalue %slot, %d0[1] : !llvm.struct<(ptr, ptr, i64)>
    %d2 = llvm.insertvalue %z, %d1[2] : !llvm.struct<(ptr, ptr, i64)>
    %m = builtin.unrealized_conversion_cast %d2 : !llvm.struct<(ptr, ptr, i64)> to memref<i64>
    memref.store %z, %m[] : memref<i64>
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
