module {
  llvm.func @main(%h: !llvm.ptr) {
    %device = llvm.mlir.constant(0 : i32) : i32
    %d2h = llvm.mlir.constant(1 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %g = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %line = llvm.mlir.constant(7 : i32) : i32
    %managed = llvm.mlir.constant(1 : i32) : i32
    %d = llvm.call @_FortranACUFMemAlloc(%n, %managed, %null, %line) : (i64, i32, !llvm.ptr, i32) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %array = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %slot, %array : !llvm.ptr, !llvm.ptr
    %k = llvm.mlir.addressof @kernel : !llvm.ptr
    llvm.call @_FortranACUFLaunchKernel(%k, %g, %g, %g, %g, %g, %g, %null, %m, %array, %null) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %d : !llvm.ptr -> i32
    llvm.call @_FortranACUFDataTransferPtrPtr(%h, %d, %n, %d2h, %null, %line) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) -> ()
    %y = llvm.load %h : !llvm.ptr -> i32
    %z = llvm.load %d : !llvm.ptr -> i32
    llvm.call @_FortranACUFMemFree(%d, %device, %null, %line) : (!llvm.ptr, i32, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @kernel()
  llvm.func @_FortranACUFMemAlloc(i64, i32, !llvm.ptr, i32) -> !llvm.ptr
  llvm.func @_FortranACUFMemFree(!llvm.ptr, i32, !llvm.ptr, i32)
  llvm.func @_FortranACUFDataTransferPtrPtr(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32)
  llvm.func @_FortranACUFLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
}
