// Members of what an external function gives are not one object: what they are is not known, and none of them is used wrongly for certain.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module {
  llvm.func @pair() -> !llvm.struct<(ptr, ptr)>
  llvm.func @result(%s: !llvm.ptr, %t: !llvm.ptr) {
    %v = llvm.call @pair() : () -> !llvm.struct<(ptr, ptr)>
    %a = llvm.extractvalue %v[0] : !llvm.struct<(ptr, ptr)>
    %b = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%a, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
