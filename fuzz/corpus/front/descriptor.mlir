module {
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.struct<(i64, array<2 x ptr>)> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(i64, array<2 x ptr>)>
    %a = llvm.insertvalue %s, %u[1, 0] : !llvm.struct<(i64, array<2 x ptr>)>
    %b = llvm.insertvalue %null, %a[1, 1] : !llvm.struct<(i64, array<2 x ptr>)>
    llvm.store %b, %slot : !llvm.struct<(i64, array<2 x ptr>)>, !llvm.ptr
    %p = llvm.getelementptr %slot[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, array<2 x ptr>)>
    %t = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %x = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
