// A struct stored as a whole and loaded as a whole, and one of its fields by address.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %a = llvm.alloca %one x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %v0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %v1 = llvm.insertvalue %s, %v0[0] : !llvm.struct<(ptr, ptr)>
    %v2 = llvm.insertvalue %e, %v1[1] : !llvm.struct<(ptr, ptr)>
    llvm.store %v2, %a : !llvm.struct<(ptr, ptr)>, !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr)>
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v3 = llvm.load %a : !llvm.ptr -> !llvm.struct<(ptr, ptr)>
    %y = llvm.extractvalue %v3[0] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuEventRecord(%x, %y) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%y) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
