// C's memcpy, memset and calloc carry handles, and take them away, as the instructions do.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @copied() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %a : !llvm.ptr, !llvm.ptr
    %to = llvm.call @memcpy(%b, %a, %eight) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %x = llvm.load %to : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func @cleared() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %a = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %a : !llvm.ptr, !llvm.ptr
    %to = llvm.call @memset(%a, %zero, %eight) : (!llvm.ptr, i32, i64) -> !llvm.ptr
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @zeroed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %a = llvm.call @calloc(%one, %eight) : (i64, i64) -> !llvm.ptr
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: null-handle
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
}
