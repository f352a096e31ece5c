// limit: A copy or fill whose size is not a constant accesses at least the first byte.

module {
  // Each remainder by 1 is 0: the first fill writes nothing.
  llvm.func @main(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %t, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %size_turned = llvm.intr.bitreverse(%n) : (i64) -> i64
    %size_back = llvm.intr.bitreverse(%size_turned) : (i64) -> i64
    %size = llvm.sub %size_back, %n : i64
    llvm.call @mgpuMemset32(%d, %v, %size, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %v, %c64, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
